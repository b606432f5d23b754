//! The page's side of a person's own solving: the mode and the tool. The player has the marks.

use crate::puzzle::Cell;

/// What a person who solves the puzzle does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum MarksMsg {
    /// Solve it, or watch.
    Mode {
        marking: bool,
    },
    /// What a click paints.
    Tool(Cell),
    Undo,
    Redo,
    Clear,
    Check,
    Hint,
    WatchFromHere,
}

/// The mode and the tool.
#[derive(Debug)]
pub(crate) struct MarkingState {
    /// Whether the person solves the puzzle on the board, or the next one if there is none.
    pub(crate) is_on: bool,
    /// What a click paints: filled, empty, or unknown to erase.
    pub(crate) tool: Cell,
}

impl Default for MarkingState {
    fn default() -> MarkingState {
        MarkingState { is_on: false, tool: Cell::FILLED }
    }
}
