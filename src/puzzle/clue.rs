//! The clue of one line: the lengths of its runs of filled cells, in order.

use super::Cell;
use std::fmt;
use std::num::ParseIntError;
use std::str::FromStr;

/// The lengths of a line's runs. No run is 0; a line without filled cells has no runs.
///
/// ```
/// use nonoscope::puzzle::Clue;
///
/// let clue: Clue = "3 1 2".parse()?;
/// assert_eq!(clue.runs(), [3, 1, 2]);
/// assert_eq!(clue, [3, 1, 2].into_iter().collect());
/// # Ok::<(), nonoscope::puzzle::ParseClueError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(try_from = "Vec<u16>"))]
pub struct Clue(Vec<u16>);

impl Clue {
    /// The lengths of the runs, in order, none of them 0.
    pub fn runs(&self) -> &[u16] {
        &self.0
    }

    /// How many cells of the line are filled, at most `usize::MAX`.
    pub fn filled_cells(&self) -> usize {
        // Runs that fit into memory cannot overflow 64 bits. This is called for each line looked at.
        let cells: u64 = self.0.iter().map(|&run| u64::from(run)).sum();
        usize::try_from(cells).unwrap_or(usize::MAX)
    }

    /// The fewest cells that the runs need, with one empty cell between any two.
    pub fn shortest(&self) -> usize {
        self.filled_cells().saturating_add(self.0.len().saturating_sub(1))
    }

    /// How many empty cells of a line of `length` cells can be distributed freely; at 0 the line has a single layout.
    ///
    /// Also 0 if the clue is too long for the line, or empty.
    pub fn free_gaps(&self, length: usize) -> usize {
        if self.0.is_empty() { 0 } else { length.saturating_sub(self.shortest()) }
    }

    /// The clue of a line of cells; an unknown cell ends a run, as an empty one does. Runs are capped at 65,535 cells,
    /// which no line of a puzzle reaches.
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

/// Zeros are left out: people write `0` for a line without runs.
impl FromIterator<u16> for Clue {
    fn from_iter<I: IntoIterator<Item = u16>>(runs: I) -> Clue {
        Clue(runs.into_iter().filter(|&run| run > 0).collect())
    }
}

/// The runs, separated by spaces; `0` for a clue without runs.
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

/// Runs separated by white space; `0` for a clue without runs.
impl FromStr for Clue {
    type Err = ParseClueError;

    fn from_str(text: &str) -> Result<Clue, ParseClueError> {
        text.split_whitespace().map(|run| run.parse().map_err(ParseClueError)).collect()
    }
}

/// The error for a text that is no [`Clue`]: one of its runs is not a number from 0 to 65,535.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseClueError(ParseIntError);

impl fmt::Display for ParseClueError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("A clue is a list of numbers with spaces between them.")
    }
}

impl std::error::Error for ParseClueError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        Some(&self.0)
    }
}

/// Stored clues: unlike those that people write, they contain no zeros.
impl TryFrom<Vec<u16>> for Clue {
    type Error = ZeroRun;

    fn try_from(runs: Vec<u16>) -> Result<Clue, ZeroRun> {
        if runs.contains(&0) { Err(ZeroRun) } else { Ok(Clue(runs)) }
    }
}

/// The error for a run of length 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ZeroRun;

impl fmt::Display for ZeroRun {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("A run has at least one cell.")
    }
}

impl std::error::Error for ZeroRun {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clues_are_written_and_read() {
        for text in ["0", "3", "3 1 2"] {
            assert_eq!(text.parse::<Clue>().unwrap().to_string(), text);
        }
        assert_eq!(" 1\t0 2 ".parse::<Clue>().unwrap().runs(), [1, 2]);
        for text in ["x", "1,2", "-1", "65536"] {
            let error = text.parse::<Clue>().unwrap_err();
            assert!(std::error::Error::source(&error).is_some(), "{text}");
        }
    }

    #[test]
    fn stored_clues_are_checked() {
        let stored = |runs: &[u16]| postcard::from_bytes::<Clue>(&postcard::to_allocvec(runs).unwrap());
        assert_eq!(stored(&[3, 1]), Ok([3, 1].into_iter().collect()));
        assert!(stored(&[3, 0, 1]).is_err() && stored(&[0]).is_err());
    }

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
