//! What can happen: each event on the page, and each answer to an effect, is a message to the model.

use super::effect::Timer;
use super::model::colours::ColourMsg;
use super::model::keymap::KeyAction;
use super::model::message::MessageMsg;
use super::model::picture::PictureMsg;
use super::model::random::RandomMsg;
use super::model::repair::RepairMsg;
use super::model::section::SectionMsg;
use super::model::shelf::{KeepMsg, ShelfMsg};
use super::model::taking::TakeMsg;
use super::model::tools::DrawMsg;
use super::worker::maker::{self, Lane};
use crate::app::worker::{artist, reader};
use nonoscope_kit::model::board::BoardMsg;
use nonoscope_kit::model::display::DisplayMsg;
use nonoscope_kit::model::notice::NoticeMsg;

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
    Shelf(ShelfMsg),
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
