//! What can happen (each event on the page, and each answer to an effect, is a message to the model), and what the model asks for: everything the page
//! does apart from showing it.

use crate::clock::ClockMsg;
use crate::entry::EntryMsg;
use crate::export::DrawMsg;
use crate::finish::FinishMsg;
use crate::keep::KeepMsg;
use crate::learn::LearnMsg;
use crate::origin::{OriginMsg, Wanted};
use crate::reasons::ReasonMsg;
use crate::save::SaveMsg;
use crate::settings::{GameMsg, Setting};
use crate::welcome::WelcomeMsg;
use crate::workers::artist::{self, Drawing};
use crate::workers::{reader, solver, tutor};
use nonoscope_kit::file::File;
use nonoscope_kit::model::board::BoardMsg;
use nonoscope_kit::model::display::DisplayMsg;
use nonoscope_kit::model::drawer::{Drawer, DrawerMsg};
use nonoscope_kit::model::keymap::KeyAction;
use nonoscope_kit::model::marking::MarksMsg;
use nonoscope_kit::model::notice::NoticeMsg;
pub(crate) use nonoscope_kit::model::playing::PlayMsg;
use nonoscope_picture::Element;
use nonoscope_play::record::Solve;

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
    /// About what comes from the shelf.
    Origin(OriginMsg),
    /// A drawer opens or closes.
    Drawer(DrawerMsg),
    Learn(LearnMsg),
    Finish(FinishMsg),
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

/// Something to do.
#[derive(Debug)]
pub(crate) enum Effect {
    /// The parts show what has changed.
    Show,
    /// Asks the solver.
    Solve(solver::Request),
    /// Stops the solver.
    StopSolver,
    /// The solver has died: starts another one, if possible.
    ReplaceSolver {
        details: String,
    },
    /// Starts the worker that argues like a person ahead of the first request.
    StartTutor,
    /// Asks the worker that argues like a person.
    Argue(tutor::Request),
    /// Stops that worker.
    StopTutor,
    /// That worker has died: starts another one, if possible.
    ReplaceTutor,
    /// Asks the worker that reads and writes texts.
    Read(reader::Request),
    /// Stops the worker that reads.
    StopReader,
    /// The worker that reads has died: starts another one, if possible.
    ReplaceReader,
    /// Draws a picture for a file or for the clipboard.
    Draw {
        ticket: u32,
        drawing: Box<Drawing>,
    },
    /// Has a picture read of which each pixel is a cell.
    ReadPicture {
        ticket: u32,
        bytes: Vec<u8>,
    },
    /// Opens the dialogue to which pictures are shown, with the bytes of one if there are any.
    OpenLightbox(Option<Vec<u8>>),
    /// Stops the drawing in progress.
    StopDrawing,
    /// The worker that draws has died: starts another one, if possible.
    ReplaceArtist,
    /// Reads the last visit.
    Recall,
    /// Keeps the current state for the next visit.
    Keep(String),
    /// Reads the text kept under a name.
    Fetch {
        name: String,
    },
    /// Keeps marks under a name, or removes them if `None`, unless something other than `seen` is there.
    KeepMarks {
        name: String,
        marks: Option<String>,
        seen: Option<String>,
    },
    /// Keeps the progress of the course.
    KeepLearned(String),
    /// Loads the page again, in the language that has been chosen.
    SpeakAnew,
    /// Keeps the settings for playing.
    KeepGame(String),
    /// Keeps the details of marks under a name of their own, or removes them.
    KeepPlay {
        name: String,
        text: Option<String>,
    },
    /// Keeps the list of solved puzzles.
    KeepSolved(String),
    /// Keeps a solve for the record.
    KeepSolve(Box<Solve>),
    /// Starts or stops the clock.
    RunClock(bool),
    /// Keeps whether the page has greeted.
    KeepWelcomed(&'static str),
    /// Puts a link into the address, or removes it.
    SetHash(String),
    /// Puts a text onto the clipboard.
    Copy {
        text: String,
        note: Note,
    },
    /// Has the clipboard wait for a picture.
    CopyPicture,
    /// Gives the clipboard the picture it waits for, or a sentence that says why there is none.
    GivePicture(Result<File, String>),
    /// Saves a file.
    SaveFile(File),
    /// Opens the file dialogue.
    PickFile,
    /// Puts a sheet onto the page, for printing; `lies` if it is in landscape format.
    PutSheet {
        drawing: Box<Element>,
        lies: bool,
    },
    TakeSheetAway,
    Print,
    /// Starts a timer of this many milliseconds. A running timer starts again.
    Arm(Timer, u32),
    Disarm(Timer),
    /// Asks the browser for a frame.
    RequestFrame,
    /// Has the board receive all events of a pointer, wherever it goes.
    Capture(i32),
    /// Gives the board the focus.
    FocusBoard,
    /// Selects a place in the box: its line and column, both from 1.
    Select {
        line: usize,
        column: usize,
    },
    /// Brings a part of the page into view.
    Reveal(Place),
    /// Unfolds the box for a puzzle.
    UnfoldBox,
    /// Gives the focus to the drawer that has just opened.
    EnterDrawer,
    /// Gives the focus back to the button of a drawer that has closed.
    LeaveDrawer(Drawer),
    /// Asks the shelf for something. Its program is loaded if it is not there yet.
    AskShelf(Wanted),
    /// Shows a link as a QR code.
    ShowCode(String),
    /// Opens or closes a dialogue.
    Open(Dialogue, bool),
}

impl Effect {
    /// Whether it acts on what is shown, and so must wait until the parts have been updated.
    pub(crate) fn waits_for_showing(&self) -> bool {
        matches!(
            self,
            Effect::FocusBoard
                | Effect::Select { .. }
                | Effect::Reveal(_)
                | Effect::EnterDrawer
                | Effect::LeaveDrawer(_)
                | Effect::Open(Dialogue::Small, _)
        )
    }
}

/// A dialogue of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Dialogue {
    /// The list of keys.
    Keys,
    /// The puzzles to choose from.
    Puzzles,
    /// The lessons.
    Course,
    /// The settings.
    Game,
    /// The question whether to clear all marks.
    Clearing,
    /// The small puzzle of the welcome.
    Small,
}

/// Where to report whether copying worked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Note {
    Message,
    /// The link, with its number of characters.
    Link {
        length: usize,
    },
    /// The link to the puzzle without any marks, asked for beside the finished picture.
    Unsolved,
    /// The same, asked for where one saves.
    EmptyPuzzle,
    /// The board as text, with its number of lines.
    Text {
        lines: usize,
    },
    Picture,
    /// The details of a breakdown.
    Details,
}

/// Something that happens after a while.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Timer {
    /// The solver has been silent for a while.
    Patience,
    /// Typing has paused.
    Typing,
    /// A finger has rested on the board.
    LongPress,
    /// Time to keep what is shown.
    Keeping,
    /// The reasons for the answer to an exercise have been seen for a while.
    Showing,
    /// The page has had nothing to do for a while.
    Idle,
    /// The worker that argues like a person has been silent for a while.
    Silence,
}

impl Timer {
    pub(crate) const ALL: [Timer; 7] =
        [Timer::Patience, Timer::Typing, Timer::LongPress, Timer::Keeping, Timer::Showing, Timer::Idle, Timer::Silence];
}

/// A part of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// The board.
    Stage,
    /// The top of the column beside the board.
    SideTop,
    Inspector,
    /// The mistakes in the text.
    Faults,
    /// The list of marks in the welcome.
    Marks,
}
