//! Lines that contradict each other: the reason why there is no solution.

use crate::puzzle::{Axis, Line};
use crate::trace::listed;

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
    pub fn sentence(&self) -> String {
        let given = if self.givens { " with the given cells" } else { "" };
        let names = names(&self.lines);
        let count = self.lines.len();
        match (count, self.minimal) {
            (TOO_MANY_TO_NAME.., true) => {
                format!("{count} lines contradict each other{given}, and none of them can be left out.")
            }
            (TOO_MANY_TO_NAME.., false) => {
                format!("{count} lines contradict each other{given}; perhaps fewer of them would do.")
            }
            (1, _) => format!("{names} cannot be completed{given}."),
            (2, true) => format!("{names} contradict each other{given}; either can be satisfied without the other."),
            (_, true) => format!(
                "{names} contradict each other{given}; leave out any one of these {count} lines, and the others can be \
                 satisfied."
            ),
            (_, false) => format!("{names} contradict each other{given}; perhaps fewer of them would do."),
        }
    }
}

/// `Rows 3 and 5 and column 2`.
fn names(lines: &[Line]) -> String {
    let of = |axis: Axis| -> Vec<usize> {
        lines.iter().filter(|line| line.axis == axis).map(|line| line.number()).collect()
    };
    let part = |axis: Axis, numbers: &[usize]| {
        let all: Vec<String> = numbers.iter().map(usize::to_string).collect();
        let axis = match all.len() {
            0 => return None,
            1 => axis.name(),
            _ => axis.plural(),
        };
        Some(format!("{axis} {}", listed(&all)))
    };
    let parts = [Axis::Row, Axis::Column].map(|axis| part(axis, &of(axis)));
    let mut said = parts.into_iter().flatten().collect::<Vec<_>>().join(" and ");
    if let Some(first) = said.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    said
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
            "Row 3 and column 1 contradict each other; either can be satisfied without the other."
        );
        assert_eq!(
            said(&[Line::row(2), Line::row(4), Line::row(5), Line::column(0), Line::column(1)], true, false),
            "Rows 3, 5 and 6 and columns 1 and 2 contradict each other; leave out any one of these 5 lines, and the \
             others can be satisfied."
        );
    }
}
