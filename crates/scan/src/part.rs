//! Which of the lines found may be the board.

/// How much likelier a board must be if it drops a line that was found, or adds one that was not.
const LESS: i64 = 200;

/// Which of the lines found are tried.
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
    /// Whether it may be the board, rather than only help to find its ends.
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
