//! Lines that contradict each other: the reason why there is no solution.

use crate::puzzle::{Axis, Line};
use nonoscope_words::{Text, cells as words, verdict as said};

/// A sentence with this many lines or more counts them and does not name them.
const TOO_MANY_TO_NAME: usize = 12;

/// Lines that contradict each other.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Contradiction {
    /// The lines, rows first. No grid satisfies all of them and agrees with the givens.
    pub lines: Vec<Line>,
    /// Whether some grid satisfies the lines as soon as any one of them is left out. If false, finding out was too much
    /// work.
    pub minimal: bool,
    /// Whether the puzzle has givens, which the lines may contradict.
    pub givens: bool,
}

impl Contradiction {
    /// The contradiction in words.
    pub fn sentence(&self) -> Text {
        let givens = Text::verbatim(if self.givens { "yes" } else { "no" });
        let count = self.lines.len();
        match (count, self.minimal) {
            (TOO_MANY_TO_NAME.., true) => said::many_contradict(givens, count),
            (TOO_MANY_TO_NAME.., false) => said::many_contradict_perhaps_fewer(givens, count),
            (1, _) => said::line_cannot_be_completed(givens, self.names()),
            (2, true) => said::two_contradict(givens, self.names()),
            (_, true) => said::several_contradict(givens, self.names(), count),
            (_, false) => said::several_contradict_perhaps_fewer(givens, self.names()),
        }
    }

    /// `rows 3 and 5 and column 2`.
    fn names(&self) -> Text {
        let of = |axis: Axis| {
            let own = self.lines.iter().filter(|line| line.axis == axis);
            let numbers: Vec<usize> = own.map(|line| line.number()).collect();
            let (count, list) = (numbers.len(), Text::all(numbers));
            match axis {
                _ if count == 0 => None,
                Axis::Row => Some(words::rows(count, list)),
                Axis::Column => Some(words::columns(count, list)),
            }
        };
        Text::all([Axis::Row, Axis::Column].into_iter().filter_map(of))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contradictions_in_words() {
        let said =
            |lines: &[Line], minimal, givens| Contradiction { lines: lines.to_vec(), minimal, givens }.sentence();
        assert_eq!(said(&[Line::row(2)], true, true), "Row 3 cannot be completed with the given cells.");
        assert_eq!(
            said(&[Line::row(2), Line::column(0)], true, false),
            "Row 3 and column 1 contradict each other. Each can be satisfied without the other."
        );
        assert_eq!(
            said(&[Line::row(2), Line::row(4), Line::row(5), Line::column(0), Line::column(1)], true, false),
            "Rows 3, 5 and 6 and columns 1 and 2 contradict each other. Without any one of these 5 lines, the \
             others can be satisfied."
        );
    }
}
