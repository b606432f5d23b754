//! What the model wants of the world: everything that the page does beside showing what it knows.

use super::worker::artist::Drawing;
use super::worker::solver::Request;
use crate::picture::Element;

/// Something to be done.
#[derive(Debug)]
pub(crate) enum Effect {
    /// Has the parts show what has changed.
    Show,
    /// Asks the solver.
    Solve(Request),
    /// Ends whatever the solver is doing.
    StopSolver,
    /// The solver has died: another one is started, if that can be.
    ReplaceSolver {
        details: String,
    },
    /// Draws a picture for a file or for the clipboard.
    Draw {
        ticket: u32,
        drawing: Box<Drawing>,
    },
    /// Ends whatever is being drawn.
    StopDrawing,
    /// What draws has died: another one is started, if that can be.
    ReplaceArtist,
    /// Reads what was kept of the last visit.
    Recall,
    /// Keeps what is shown, for the next visit.
    Keep(String),
    /// Reads what is kept under a name.
    Fetch {
        name: String,
    },
    /// Keeps marks under a name, or nothing where there are none any more, unless something else than `seen` is there.
    KeepMarks {
        name: String,
        marks: Option<String>,
        seen: Option<String>,
    },
    /// Puts a link into the address, or takes it out.
    SetHash(String),
    /// Puts a text onto the clipboard.
    Copy {
        text: String,
        note: Note,
    },
    /// Has the clipboard wait for a picture.
    CopyPicture,
    /// Gives the clipboard the picture that it waits for; or a sentence, why there is none.
    GivePicture(Result<File, String>),
    /// Gives the person a file.
    SaveFile(File),
    /// Has the person choose a file.
    PickFile,
    /// Puts a sheet onto the page, to be printed; `lies` if it is broader than high.
    PutSheet {
        drawing: Box<Element>,
        lies: bool,
    },
    TakeSheetAway,
    Print,
    /// Sets a timer off, in this number of milliseconds. If it runs already, it begins anew.
    Arm(Timer, u32),
    Disarm(Timer),
    /// Asks for a frame.
    RequestFrame,
    /// Has the board hear of a pointer wherever it goes.
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
    /// Opens or closes the list of keys.
    ShowKeys(bool),
}

impl Effect {
    /// Whether it is about what is seen, and so must wait until that is shown.
    pub(crate) fn waits_for_showing(&self) -> bool {
        matches!(self, Effect::FocusBoard | Effect::Select { .. } | Effect::Reveal(_))
    }
}

/// What does what the model wants; answers come back as messages.
pub(crate) trait World {
    /// Does something.
    fn run(&mut self, effect: Effect);
}

/// A file as a person gets it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct File {
    pub(crate) name: String,
    pub(crate) bytes: Vec<u8>,
    /// What browsers call such a file.
    pub(crate) media: String,
}

/// What tells whether copying worked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Note {
    Message,
    /// The link, with the number of its characters.
    Link {
        length: usize,
    },
    /// The board as text, with the number of its lines.
    Text {
        lines: usize,
    },
    Picture,
    /// The details of what has broken down.
    Details,
}

/// Something that comes after a while.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Timer {
    /// The solver has been silent for a while.
    Patience,
    /// Typing has paused.
    Typing,
    /// A finger has rested on the board.
    LongPress,
    /// What is shown is to be kept.
    Keeping,
}

impl Timer {
    pub(crate) const ALL: [Timer; 4] = [Timer::Patience, Timer::Typing, Timer::LongPress, Timer::Keeping];
}

/// A part of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// The board.
    Stage,
    /// The beginning of what stands beside the board.
    SideTop,
    Inspector,
    /// What is wrong with the text in the box.
    Faults,
}
