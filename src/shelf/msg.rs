//! What can happen (each event in the dialogues, and each answer to an effect, is a message to the model), and what the model asks for: everything the
//! dialogues do apart from showing it.

use super::browse::BrowseMsg;
use super::calendar::CalendarMsg;
use super::printing::PrintingMsg;
use super::stock::Piece;
use crate::origin::{Put, Wanted};
use crate::workers::binder;
use nonoscope_kit::file::File;
use nonoscope_picture::Book;
use nonoscope_play::Date;

/// Something that has happened.
#[derive(Debug)]
pub(crate) enum Msg {
    /// The program runs.
    Begin,
    /// The page asks for something, with what the browser keeps by then.
    Asked(Wanted, Kept),
    /// A part of the shelf has come, the texts of its files; `None` if it could not be loaded.
    Came {
        piece: Piece,
        texts: Option<Vec<String>>,
    },
    Browse(BrowseMsg),
    Calendar(CalendarMsg),
    Printing(PrintingMsg),
    /// A book has been made.
    Bound(binder::News),
    /// A dialogue is to be closed.
    Close(Wanted),
}

/// What the browser keeps, and which day it is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Kept {
    pub(crate) today: Option<Date>,
    /// What has been solved.
    pub(crate) solved: Option<String>,
}

/// Sends messages to the model.
pub(crate) type Sender = nonoscope_kit::sender::Sender<Msg>;

/// Something to do.
#[derive(Debug)]
pub(crate) enum Effect {
    /// The parts show what has changed.
    Show,
    /// Loads a part of the shelf.
    Load(Piece),
    /// Puts a puzzle on the board.
    Put(Put),
    /// Makes a book.
    Bind(Box<Book>),
    SaveFile(File),
    /// Closes a dialogue, if it is open.
    Close(Wanted),
    /// A part of the shelf that the person waits for does not come.
    Unloaded,
}
