//! What can happen (each event in the dialogue, and each answer to an effect, is a message to the model), and what the model asks for: everything the
//! dialogue does apart from showing it.

use super::model::CellsAs;
use crate::photo::copy::Place;
use crate::photo::corners::{Corner, Corners, Push};
use crate::photo::scanner::{self, Request};

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

/// Something to do.
#[derive(Debug)]
pub(crate) enum Effect {
    /// The parts show what has changed.
    Show,
    /// Opens the dialogue, if it is not open.
    Open,
    /// Closes it.
    Close,
    /// Starts the worker ahead of the first picture.
    Prepare,
    /// Opens the browser's own dialogue for a picture.
    Pick(Source),
    /// Shows the picture.
    Preview,
    /// Has the picture read, inside these corners if they are given.
    Scan { ticket: u32, corners: Option<Corners> },
    /// Says after a while that this question has still not been answered.
    Remind { ticket: u32 },
    /// Stops the worker.
    Stop,
    /// Asks the worker something else.
    Ask(Request),
    /// The worker has died: starts another one, if possible.
    Replace,
    /// Gives the page this text of a puzzle.
    Give(String),
    /// Gives the page the picture itself, each of whose pixels is a cell.
    GivePixels,
    /// Follows a link to a puzzle with marks.
    Follow(String),
    /// Gives the focus to a clue.
    Focus(Place),
}

impl Effect {
    /// Whether it acts on what is shown, and so must wait until the parts have been updated.
    pub(crate) fn waits_for_showing(&self) -> bool {
        matches!(self, Effect::Focus(_) | Effect::Open)
    }
}
