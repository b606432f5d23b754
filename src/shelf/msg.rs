//! What can happen (each event in the dialogues, and each answer to an effect, is a message to the model), and what the model asks for: everything the
//! dialogues do apart from showing it.

use super::browse::BrowseMsg;
use super::calendar::CalendarMsg;
use super::printing::PrintingMsg;
use super::record::RecordMsg;
use super::record::keeping::{Keep, Noted};
use super::stock::Piece;
use crate::origin::{Put, Wanted};
use crate::workers::artist::News;
use crate::workers::binder;
use crate::workers::replayer::Request;
use nonoscope_core::trace::Technique;
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
    Record(RecordMsg),
    /// News from the worker that draws replays.
    Replayer(News),
    /// That worker has died.
    ReplayerDied,
    /// A link is to be shown as a QR code.
    Code(String),
    CloseCode,
    /// A dialogue is to be closed.
    Close(Wanted),
}

/// What the browser keeps, and which day it is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Kept {
    pub(crate) today: Option<Date>,
    /// What has been solved.
    pub(crate) solved: Option<String>,
    /// The record, if it is needed.
    pub(crate) record: Option<String>,
    /// The solves that the record does not have yet.
    pub(crate) journal: Vec<Noted>,
    /// Whether the browser keeps anything.
    pub(crate) has_store: bool,
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
    /// The worker that makes books has died: starts another one, if possible.
    ReplaceBinder,
    /// Keeps the record.
    KeepRecord(Box<Keep>),
    /// Tells the page what has been solved elsewhere.
    TellSolved(String),
    /// Has the page put the puzzle of a link on the board, to be solved anew.
    Again(String),
    /// Has the page open a lesson.
    Lesson(Technique),
    /// Copies a text.
    Copy(String),
    SaveFile(File),
    /// Draws a replay.
    Draw(Request),
    /// The worker that draws has died: starts another one, if possible.
    ReplaceReplayer,
    /// Asks for a frame.
    RequestFrame,
    /// Closes a dialogue, if it is open.
    Close(Wanted),
    CloseCode,
    /// A part of the shelf that the person waits for does not come.
    Unloaded,
}
