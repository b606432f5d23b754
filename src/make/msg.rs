//! What can happen: each event on the page, and each answer to an effect, is a message to the model.

use super::effect::Timer;
use crate::make::colours::ColourMsg;
use crate::make::drawing::DrawMsg;
use crate::make::export::TakeMsg;
use crate::make::keys::KeyAction;
use crate::make::message::MessageMsg;
use crate::make::picture::PictureMsg;
use crate::make::random::RandomMsg;
use crate::make::repair::RepairMsg;
use crate::make::sections::SectionMsg;
use crate::make::shelf::{KeepMsg, ShelfMsg};
use crate::workers::maker::Lane;
use crate::workers::{artist, maker, reader};
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
