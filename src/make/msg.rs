//! What can happen (each event on the page, and each answer to an effect, is a message to the model), and what the model asks for: everything the page
//! does apart from showing it.

use super::keys::KeyAction;
use crate::make::colours::ColourMsg;
use crate::make::drawing::DrawMsg;
use crate::make::export::TakeMsg;
use crate::make::kept::Work;
use crate::make::message::MessageMsg;
use crate::make::mine::{KeepMsg, MineMsg};
use crate::make::picture::PictureMsg;
use crate::make::random::RandomMsg;
use crate::make::repair::RepairMsg;
use crate::make::sections::SectionMsg;
use crate::workers::artist::{self, Drawing};
use crate::workers::maker::{self, Lane};
use crate::workers::reader;
use nonoscope_kit::file::File;
use nonoscope_kit::model::board::BoardMsg;
use nonoscope_kit::model::display::DisplayMsg;
use nonoscope_kit::model::notice::NoticeMsg;
use nonoscope_picture::{Booklet, Element};

/// Something that has happened.
#[derive(Debug)]
pub(crate) enum Msg {
    /// The page has been loaded.
    Begin,
    Board(BoardMsg),
    Draw(DrawMsg),
    Colour(ColourMsg),
    /// A key with a meaning was pressed.
    Key(KeyAction),
    Repair(RepairMsg),
    Section(SectionMsg),
    Picture(PictureMsg),
    Random(RandomMsg),
    Mine(MineMsg),
    Message(MessageMsg),
    Take(TakeMsg),
    /// Something about what is kept in the browser.
    Keep(KeepMsg),
    Notice(NoticeMsg),
    /// The list of keys is opened or closed.
    Keys {
        open: bool,
    },
    /// News from the worker that makes.
    Maker(maker::News),
    /// One of these workers has died, with its last words; `None` if it could not be started.
    MakerDied {
        lane: Lane,
        details: Option<String>,
    },
    /// News from the worker that reads.
    Reader(reader::News),
    /// The worker that reads has died, with its last words; `None` if it could not be started.
    ReaderDied {
        details: Option<String>,
    },
    /// News from the worker that draws.
    Artist(artist::News),
    /// The worker that draws has died, with its last words; `None` if it could not be started.
    ArtistDied {
        details: Option<String>,
    },
    /// The details of a breakdown were copied, or could not be.
    Copied {
        worked: bool,
    },
    /// The link in the address has changed.
    Hash(String),
    /// A timer has run out.
    Timer(Timer),
    Display(DisplayMsg),
}

/// Sends messages to the page's model.
pub(crate) type Sender = nonoscope_kit::sender::Sender<Msg>;

/// Something to do.
#[derive(Debug)]
pub(crate) enum Effect {
    /// The parts show what has changed.
    Show,
    /// Asks one of the workers that make.
    Make(maker::Request),
    /// Stops that worker.
    Stop(Lane),
    /// That worker has died: starts another one, if possible.
    Replace(Lane),
    /// Asks the worker that reads texts.
    Read(reader::Request),
    /// The worker that reads has died: starts another one, if possible.
    ReplaceReader,
    /// Reads what was kept.
    Recall,
    /// Reads a drawing and its history.
    Fetch {
        number: u32,
    },
    /// Keeps a drawing and its history, unless something other than `seen` is there.
    Keep {
        number: u32,
        work: Box<Work>,
        past: String,
        seen: Option<String>,
    },
    /// Keeps a text as it is.
    KeepAgain {
        number: u32,
        text: String,
    },
    /// Forgets a drawing and its history.
    Forget {
        number: u32,
    },
    /// Keeps how the page is used.
    KeepDesk(String),
    /// Reads what the other page kept of its last visit.
    RecallBoard,
    /// Reads several drawings, in this order.
    FetchAll(Vec<u32>),
    /// Opens an address in place of this page.
    Go(String),
    /// Puts a link to the puzzle onto the clipboard.
    CopyLink(String),
    /// Draws a picture for a file.
    DrawFile {
        ticket: u32,
        drawing: Box<Drawing>,
    },
    /// Puts several puzzles on sheets, for a file.
    Bind {
        ticket: u32,
        booklet: Box<Booklet>,
    },
    /// The worker that draws has died: starts another one, if possible.
    ReplaceArtist,
    /// Saves a file.
    SaveFile(File),
    /// Opens the browser's dialogue for printing.
    Print,
    /// Puts a sheet onto the page, for printing; `lies` if it is in landscape format.
    PutSheet {
        drawing: Box<Element>,
        lies: bool,
    },
    TakeSheetAway,
    /// Puts a link into the address, or removes it.
    SetHash(String),
    /// Puts the details of a breakdown onto the clipboard.
    Copy(String),
    /// Draws a random seed.
    Dice,
    /// Opens the file dialogue for a picture.
    PickPicture,
    /// Makes pixels of the bytes of a file.
    Decode(Vec<u8>),
    /// Starts a timer of this many milliseconds. A running timer starts again.
    Arm(Timer, u32),
    /// Has the board receive all events of a pointer, wherever it goes.
    Capture(i32),
    /// Gives the board the focus.
    FocusBoard,
    /// Opens or closes the list of keys.
    ShowKeys(bool),
    /// Gives the focus to the section that has just opened.
    EnterSection,
    /// Gives the focus back to the button of the section that has closed.
    LeaveSection,
}

impl Effect {
    /// Whether it acts on what is shown, and so must wait until the parts have been updated.
    pub(crate) fn waits_for_showing(&self) -> bool {
        matches!(self, Effect::FocusBoard | Effect::EnterSection | Effect::LeaveSection)
    }
}

/// Something that happens after a while.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Timer {
    /// The study has been busy with an earlier drawing for a while.
    Patience,
    /// Time to keep a large drawing.
    Keeping,
}

impl Timer {
    pub(crate) const ALL: [Timer; 2] = [Timer::Patience, Timer::Keeping];
}
