//! What can happen: each event in the dialogue, and each answer to an effect, is a message to the model.

use super::model::CellsAs;
use crate::photo::copy::Place;
use crate::photo::corners::{Corner, Push};
use crate::photo::scanner;

/// Something that has happened.
#[derive(Debug)]
pub(crate) enum Msg {
    /// The program runs.
    Begin,
    /// The dialogue was opened without a picture.
    Opened,
    /// A picture was chosen, taken, pasted or dropped, and waits to be looked at.
    Arrived,
    /// The browser shows the picture, or cannot.
    Previewed {
        worked: bool,
    },
    /// A way to a picture was pressed.
    Choose(Source),
    /// A corner was dragged to a place, in parts of the picture's sides.
    Dragged {
        corner: Corner,
        x: f64,
        y: f64,
    },
    /// A key pushed a corner.
    Pushed {
        corner: Corner,
        push: Push,
    },
    /// The picture is to be read inside the corners.
    ReadInside,
    /// A clue was corrected.
    Typed {
        place: Place,
        text: String,
    },
    /// A line is added after this one, or removed.
    Add(Place),
    Remove(Place),
    /// What becomes of cells that are marked on the picture.
    CellsAs(CellsAs),
    /// The pixels of the picture are the cells themselves.
    TakePixels,
    /// The puzzle is taken over.
    Take,
    /// The dialogue is to be closed.
    Close,
    /// It was closed in some way.
    Closed,
    /// A question has not been answered for a while.
    Slow {
        ticket: u32,
    },
    /// News from the worker that reads pictures.
    Scanner(scanner::News),
    /// That worker has died; without details if it could not be started.
    ScannerDied {
        details: Option<String>,
    },
}

/// Where a picture comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Source {
    File,
    Camera,
}

/// Sends messages to the dialogue's model.
pub(crate) type Sender = nonoscope_kit::sender::Sender<Msg>;
