//! What a reader did with a text that could have more than one meaning.

use nonoscope_core::puzzle::{Axis, Line};
use std::fmt;

/// Something that the author of a text should know about how it was read. [`Display`](fmt::Display) says it in a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Remark {
    /// Nothing in the text says which clues are those of the rows and of the columns.
    Order {
        /// The axis for which the first ones were taken.
        first: Axis,
    },
    /// The clues can be put together in another way, too.
    Others,
    /// A 0 between two runs of a clue was left out.
    Zero {
        /// The line of the first such clue.
        line: Line,
    },
    /// Cells beside the clues were left out, as nothing says whether they are known from the start.
    CellsLeftOut {
        /// The name under which they stand.
        name: String,
    },
    /// Marks in the grid were left out.
    MarksLeftOut,
    /// Marks in the grid are the reader's own: see [`Reading::marks`](super::Reading::marks).
    Marks,
}

impl fmt::Display for Remark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Remark::Order { first } => write!(
                f,
                "The text does not say which clues are the rows, so Nonoscope took the first ones as the {}.",
                first.plural()
            ),
            Remark::Others => {
                f.write_str("This text could also mean another puzzle; Nonoscope chose the likelier one.")
            }
            Remark::Zero { line } => write!(f, "The clue of {line} has a 0 between its runs, which was left out."),
            Remark::CellsLeftOut { name } => write!(
                f,
                "The cells under “{name}” were left out. If they are known from the start, call them “givens”."
            ),
            Remark::MarksLeftOut => f.write_str("The crosses and circles in the grid were left out."),
            Remark::Marks => f.write_str("The cells in the grid were read as your own marks."),
        }
    }
}
