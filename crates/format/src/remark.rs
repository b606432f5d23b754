//! What a reader did with a text that could have more than one meaning.

use nonoscope_core::puzzle::{Axis, Line};
use nonoscope_words::{Text, remark};
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

impl Remark {
    /// The remark in a sentence.
    pub fn text(&self) -> Text {
        match self {
            Remark::Order { first } => remark::order(first.key()),
            Remark::Others => remark::others(),
            Remark::Zero { line } => remark::zero(Text::from(*line)),
            Remark::CellsLeftOut { name } => remark::cells_left_out(Text::verbatim(name)),
            Remark::MarksLeftOut => remark::marks_left_out(),
            Remark::Marks => remark::marks(),
        }
    }
}

impl fmt::Display for Remark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text().fmt(f)
    }
}
