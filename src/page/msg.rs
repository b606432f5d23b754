//! What can happen: each event on the page, and each answer to an effect, is a message to the model.

use super::effect::{Note, Timer};
use crate::calendar::CalendarMsg;
use crate::clock::ClockMsg;
use crate::entry::EntryMsg;
use crate::export::DrawMsg;
use crate::finish::FinishMsg;
use crate::keep::KeepMsg;
use crate::learn::LearnMsg;
use crate::reasons::ReasonMsg;
use crate::save::SaveMsg;
use crate::settings::{GameMsg, Setting};
use crate::welcome::WelcomeMsg;
use crate::workers::{artist, reader, solver, tutor};
use nonoscope_kit::model::board::BoardMsg;
use nonoscope_kit::model::display::DisplayMsg;
use nonoscope_kit::model::drawer::DrawerMsg;
use nonoscope_kit::model::keymap::KeyAction;
use nonoscope_kit::model::marking::MarksMsg;
use nonoscope_kit::model::notice::NoticeMsg;
pub(crate) use nonoscope_kit::model::playing::PlayMsg;

/// Something that has happened.
#[derive(Debug)]
pub(crate) enum Msg {
    /// The page has been loaded.
    Begin,
    /// The pointer or the focus has come to the controls, which may be used at any moment.
    Near,
    Play(PlayMsg),
    /// The person stops the search.
    StopSearch,
    /// The person asks for a search, because the chosen method has left cells open.
    Search,
    Marks(MarksMsg),
    Reason(ReasonMsg),
    Board(BoardMsg),
    /// A key with a meaning was pressed.
    Key(KeyAction),
    Entry(EntryMsg),
    /// The example with this index is chosen.
    Example(usize),
    /// The title of the puzzle on the board is to be shown, although it may give the picture away.
    ShowTitle,
    Set(Setting),
    Game(GameMsg),
    Save(SaveMsg),
    Draw(DrawMsg),
    Notice(NoticeMsg),
    /// The list of keys is opened or closed.
    Keys {
        open: bool,
    },
    /// A drawer opens or closes.
    Drawer(DrawerMsg),
    Learn(LearnMsg),
    Finish(FinishMsg),
    Calendar(CalendarMsg),
    Clock(ClockMsg),
    Welcome(WelcomeMsg),
    /// News from the solver.
    Solver(solver::News),
    /// The solver has died, with its last words.
    SolverDied {
        details: String,
    },
    /// A new solver was started in its place, or could not be.
    SolverReplaced {
        details: String,
        worked: bool,
    },
    /// News from the worker that argues like a person.
    Tutor(tutor::News),
    /// The worker that argues like a person has died, with its last words; `None` if it could not be started.
    TutorDied {
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
    /// Something about what is kept in the browser.
    Keep(KeepMsg),
    /// Copying has worked or failed.
    Copied {
        note: Note,
        worked: bool,
    },
    /// The link in the address has changed.
    Hash(String),
    /// A frame is due, at a time in milliseconds.
    Frame(f64),
    /// A timer has run out.
    Timer(Timer),
    Display(DisplayMsg),
}

/// Sends messages to the page's model.
pub(crate) type Sender = nonoscope_kit::sender::Sender<Msg>;
