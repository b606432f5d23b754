//! The clue of one line: the lengths of its runs of filled cells, in order.

use super::Cell;
use serde::{Deserialize, Serialize};
use std::fmt;

/// The lengths of a line's runs. No run is 0; a line without filled cells has no runs.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Clue(Vec<u16>);

impl Clue {
    /// The lengths of the runs, in order, none of them 0.
    pub fn runs(&self) -> &[u16] {
        &self.0
    }

    /// How many cells of the line are filled.
    pub fn filled_cells(&self) -> usize {
        self.0.iter().map(|&run| usize::from(run)).sum()
    }

    /// The fewest cells that the runs need, with one empty cell between any two.
    pub fn shortest(&self) -> usize {
        self.filled_cells() + self.0.len().saturating_sub(1)
    }

    /// How many empty cells of a line of `length` cells may be placed at choice; the line has one layout only if 0.
    ///
    /// 0 as well for a clue that is too long for the line, and for an empty clue, whose cells leave no choice.
    pub fn free_gaps(&self, length: usize) -> usize {
        if self.0.is_empty() { 0 } else { length.saturating_sub(self.shortest()) }
    }

    /// The clue that a line of cells answers to; cells that are not filled end a run.
    pub fn of_cells(cells: impl IntoIterator<Item = Cell>) -> Clue {
        let mut runs = Vec::new();
        let mut run: u16 = 0;
        for cell in cells {
            if cell == Cell::Filled {
                run = run.saturating_add(1);
            } else if run > 0 {
                runs.push(run);
                run = 0;
            }
        }
        if run > 0 {
            runs.push(run);
        }
        Clue(runs)
    }
}

/// Zeros are left out: `0` is how people write the clue of a line without runs.
impl FromIterator<u16> for Clue {
    fn from_iter<I: IntoIterator<Item = u16>>(runs: I) -> Clue {
        Clue(runs.into_iter().filter(|&run| run > 0).collect())
    }
}

/// The runs with spaces between them; `0` for a clue without runs.
impl fmt::Display for Clue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return f.write_str("0");
        }
        for (index, run) in self.0.iter().enumerate() {
            if index > 0 {
                f.write_str(" ")?;
            }
            write!(f, "{run}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn measures_of_a_clue() {
        let clue: Clue = [3, 1, 2].into_iter().collect();
        assert_eq!((clue.filled_cells(), clue.shortest(), clue.free_gaps(10)), (6, 8, 2));
        let none: Clue = [0].into_iter().collect();
        assert_eq!((none.filled_cells(), none.shortest(), none.free_gaps(10)), (0, 0, 0));
        assert_eq!((clue.to_string(), none.to_string()), ("3 1 2".into(), "0".into()));
    }

    #[test]
    fn a_clue_is_read_off_cells() {
        use Cell::{Empty as O, Filled as X, Unknown as U};
        assert_eq!(Clue::of_cells([X, X, O, O, X]).runs(), [2, 1]);
        assert_eq!(Clue::of_cells([O, X, U, X, O]).runs(), [1, 1]);
        assert_eq!(Clue::of_cells([O, O]), Clue::default());
    }
}
