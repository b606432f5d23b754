//! What of the lines that were found may be the board.

/// How much likelier a board must be that leaves out a line that was found, or has one that was not.
const LESS: i64 = 200;

/// What of the lines that were found is tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    Whole,
    WithoutBoxes,
    Unboxed,
    Divided,
    WithoutEnd,
    WithoutStart,
    WithEnd,
    WithAllEnds,
    WithSomeEnds,
}

impl Part {
    /// Whether it may be a board by itself, and not only help to find its ends.
    pub(super) fn is_board(self) -> bool {
        self != Part::WithAllEnds
    }

    /// How unlikely it is that it is the board, besides what it costs to read it.
    pub(super) fn prior(self) -> i64 {
        match self {
            Part::Divided
            | Part::WithoutEnd
            | Part::WithoutStart
            | Part::WithEnd
            | Part::WithAllEnds
            | Part::WithSomeEnds => LESS,
            Part::Whole | Part::WithoutBoxes | Part::Unboxed => 0,
        }
    }
}
