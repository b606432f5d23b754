//! Effects: everything the dialogue does apart from showing the model.

use super::msg::Source;
use crate::photo::copy::Place;
use crate::photo::corners::Corners;
use crate::photo::scanner::Request;

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
