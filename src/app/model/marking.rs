//! A person's own solving, as far as the page goes: the mode and the tool. The marks themselves are the player's.

use crate::puzzle::Cell;

/// What a person does who solves the puzzle.
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
    /// Whether the next puzzle is to be solved by the person; as long as there is one on the board, whether that is.
    pub(crate) is_on: bool,
    /// What a click paints: filled, empty, or unknown to wipe.
    pub(crate) tool: Cell,
}

impl Default for MarkingState {
    fn default() -> MarkingState {
        MarkingState { is_on: false, tool: Cell::Filled }
    }
}
