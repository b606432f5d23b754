//! The clue of one line: its runs of filled cells, in order.

use super::cell::Cell;
use super::colour::Colour;
use std::fmt;
use std::num::ParseIntError;
use std::str::FromStr;

/// One run of a clue: neighbouring cells of one ink.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Run {
    /// How many cells.
    pub length: u16,
    /// Their ink.
    pub colour: Colour,
}

/// The runs of one line, in order. An empty line has none.
///
/// At least one empty cell lies between two runs of the same ink; between runs of different inks there need be none.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(try_from = "UncheckedClue"))]
pub struct Clue {
    lengths: Vec<u16>,
    /// The ink of each run; nothing if all are of the first, as in all black-and-white puzzles.
    inks: Box<[Colour]>,
}

impl Clue {
    /// The lengths of the runs. For a black-and-white puzzle this is all there is to know.
    pub fn lengths(&self) -> &[u16] {
        &self.lengths
    }

    /// How many runs there are.
    pub fn len(&self) -> usize {
        self.lengths.len()
    }

    /// Whether there are no runs.
    pub fn is_empty(&self) -> bool {
        self.lengths.is_empty()
    }

    /// The runs.
    pub fn runs(&self) -> impl DoubleEndedIterator<Item = Run> + ExactSizeIterator + '_ {
        self.lengths.iter().enumerate().map(|(index, &length)| Run { length, colour: self.colour(index) })
    }

    /// The ink of a run, by its index from 0; the first ink if there is no such run.
    pub fn colour(&self, run: usize) -> Colour {
        self.inks.get(run).copied().unwrap_or(Colour::INK)
    }

    /// The highest number of an ink, at least 1.
    pub fn inks(&self) -> usize {
        self.inks.iter().map(|ink| ink.number()).max().unwrap_or(1)
    }

    /// Whether all runs are of the first ink.
    pub fn has_one_ink(&self) -> bool {
        self.inks.is_empty()
    }

    /// How many empty cells there must be at least between a run, by its index from 0, and the next: 1 if they are of the
    /// same ink, 0 if not.
    pub fn gap_after(&self, run: usize) -> usize {
        usize::from(self.colour(run) == self.colour(run + 1))
    }

    /// The number of filled cells: the sum of the runs.
    pub fn filled_cells(&self) -> usize {
        // Runs that fit into memory cannot overflow 64 bits. This is called for each line looked at.
        let cells: u64 = self.lengths.iter().map(|&run| u64::from(run)).sum();
        usize::try_from(cells).unwrap_or(usize::MAX)
    }

    /// The number of cells of one ink.
    pub fn cells_of(&self, colour: Colour) -> usize {
        let own = self.runs().filter(|run| run.colour == colour);
        own.fold(0, |cells, run| cells + usize::from(run.length))
    }

    /// The length of the shortest line that has room for the clue.
    pub fn shortest(&self) -> usize {
        let gaps = match self.inks.is_empty() {
            true => self.lengths.len().saturating_sub(1),
            false => self.inks.windows(2).filter(|pair| pair[0] == pair[1]).count(),
        };
        self.filled_cells().saturating_add(gaps)
    }

    /// How many empty cells of a line of `length` cells are left to distribute freely among the gaps. 0 for an empty
    /// clue, whose single layout has no freedom.
    pub fn free_gaps(&self, length: usize) -> usize {
        if self.lengths.is_empty() { 0 } else { length.saturating_sub(self.shortest()) }
    }

    /// The clue of a line with these cells; a cell whose colour is not known ends a run, as an empty one does.
    pub fn of_cells(cells: impl IntoIterator<Item = Cell>) -> Clue {
        let (mut lengths, mut inks) = (Vec::new(), Vec::new());
        let (mut run, mut last): (u16, _) = (0, None);
        for ink in cells.into_iter().map(Cell::ink).chain([None]) {
            if ink == last {
                run = run.saturating_add(u16::from(ink.is_some()));
                continue;
            }
            if let Some(colour) = last {
                // Inks are kept from the first one on that is not the first of the puzzle.
                if colour != Colour::INK || !inks.is_empty() {
                    inks.resize(lengths.len(), Colour::INK);
                    inks.push(colour);
                }
                lengths.push(run);
            }
            (run, last) = (u16::from(ink.is_some()), ink);
        }
        Clue { lengths, inks: inks.into() }
    }

    /// Whether this is the clue of a line with these cells; a cell whose colour is not known ends a run.
    pub fn is_of(&self, cells: impl IntoIterator<Item = Cell>) -> bool {
        let (mut index, mut run, mut last): (usize, u16, _) = (0, 0, None);
        for ink in cells.into_iter().map(Cell::ink).chain([None]) {
            if ink == last {
                run = run.saturating_add(u16::from(ink.is_some()));
                continue;
            }
            if let Some(colour) = last {
                if self.lengths.get(index) != Some(&run) || self.colour(index) != colour {
                    return false;
                }
                index += 1;
            }
            (run, last) = (1, ink);
        }
        index == self.lengths.len()
    }

    /// The same runs, with other inks.
    pub(super) fn recoloured(&self, ink: impl Fn(Colour) -> Colour) -> Clue {
        self.runs().map(|run| Run { colour: ink(run.colour), ..run }).collect()
    }
}

/// From the lengths of runs of the first ink; zeros are left out.
impl FromIterator<u16> for Clue {
    fn from_iter<I: IntoIterator<Item = u16>>(runs: I) -> Clue {
        Clue { lengths: runs.into_iter().filter(|&run| run > 0).collect(), inks: Box::default() }
    }
}

/// From runs; runs without length, or of the background, are left out.
impl FromIterator<Run> for Clue {
    fn from_iter<I: IntoIterator<Item = Run>>(runs: I) -> Clue {
        let runs: Vec<Run> = runs.into_iter().filter(|run| run.length > 0 && !run.colour.is_background()).collect();
        let lengths = runs.iter().map(|run| run.length).collect();
        let is_plain = runs.iter().all(|run| run.colour == Colour::INK);
        let inks = if is_plain { Box::default() } else { runs.iter().map(|run| run.colour).collect() };
        Clue { lengths, inks }
    }
}

/// The lengths, separated by spaces; `0` for an empty line. A run of a further ink has its letter behind it, `a` for the first ink
/// and so on.
impl fmt::Display for Clue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.lengths.is_empty() {
            return f.write_str("0");
        }
        for (index, run) in self.lengths.iter().enumerate() {
            if index > 0 {
                f.write_str(" ")?;
            }
            write!(f, "{run}")?;
            if !self.inks.is_empty() {
                let letter = ('a'..='z').chain('A'..='E').nth(self.colour(index).number() - 1);
                write!(f, "{}", letter.unwrap_or('?'))?;
            }
        }
        Ok(())
    }
}

impl FromStr for Clue {
    type Err = ParseClueError;

    fn from_str(text: &str) -> Result<Clue, ParseClueError> {
        text.split_whitespace().map(|run| run.parse::<u16>().map_err(ParseClueError)).collect()
    }
}

/// The error for a text that is not a [`Clue`]: one of its runs is not a number from 0 to 65,535.
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

/// A stored clue, whose parts may not fit together.
#[cfg(feature = "serde")]
#[derive(serde::Deserialize)]
#[serde(rename = "Clue")]
struct UncheckedClue {
    lengths: Vec<u16>,
    inks: Vec<Colour>,
}

/// Stored clues: unlike those that people write, they contain no zeros.
#[cfg(feature = "serde")]
impl TryFrom<UncheckedClue> for Clue {
    type Error = WrongRun;

    fn try_from(UncheckedClue { lengths, inks }: UncheckedClue) -> Result<Clue, WrongRun> {
        let clue = Clue { lengths, inks: inks.into() };
        let again: Clue = clue.runs().collect();
        if clue == again { Ok(clue) } else { Err(WrongRun) }
    }
}

/// The error for stored runs without length or ink.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct WrongRun;

impl fmt::Display for WrongRun {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("A run has at least one cell, and an ink.")
    }
}

impl std::error::Error for WrongRun {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clues_are_written_and_read() {
        for text in ["0", "3", "3 1 2"] {
            assert_eq!(text.parse::<Clue>().unwrap().to_string(), text);
        }
        assert_eq!(" 1\t0 2 ".parse::<Clue>().unwrap().lengths(), [1, 2]);
        for text in ["x", "1,2", "-1", "65536"] {
            let error = text.parse::<Clue>().unwrap_err();
            assert!(std::error::Error::source(&error).is_some(), "{text}");
        }
    }

    #[test]
    fn stored_clues_are_checked() {
        let stored =
            |runs: &[u16], inks: &[u8]| postcard::from_bytes::<Clue>(&postcard::to_allocvec(&(runs, inks)).unwrap());
        assert_eq!(stored(&[3, 1], &[]), Ok([3, 1].into_iter().collect()));
        assert!(stored(&[3, 0, 1], &[]).is_err() && stored(&[0], &[]).is_err());
        assert_eq!(stored(&[3, 1], &[1, 2]).unwrap().to_string(), "3a 1b");
        for inks in [&[1u8, 1][..], &[2], &[0, 2], &[2, 32], &[2, 2, 2]] {
            assert!(stored(&[3, 1], inks).is_err(), "{inks:?}");
        }
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
        const X: Cell = Cell::FILLED;
        const O: Cell = Cell::EMPTY;
        const U: Cell = Cell::UNKNOWN;
        assert_eq!(Clue::of_cells([X, X, O, O, X]).lengths(), [2, 1]);
        assert_eq!(Clue::of_cells([O, X, U, X, O]).lengths(), [1, 1]);
        assert_eq!(Clue::of_cells([O, O]), Clue::default());
    }

    #[test]
    fn runs_of_different_inks_may_touch() {
        let b = Cell::of(Colour::ink(2));
        let cells = [Cell::FILLED, b, b, Cell::EMPTY, b];
        let clue = Clue::of_cells(cells);
        assert!(clue.is_of(cells) && !clue.is_of([Cell::FILLED; 5]) && !clue.is_of(cells.into_iter().take(4)));
        assert!(!clue.is_of([b, Cell::FILLED, Cell::FILLED, Cell::EMPTY, b]) && Clue::default().is_of([Cell::EMPTY]));
        assert_eq!(clue.to_string(), "1a 2b 1b");
        assert_eq!((clue.shortest(), clue.filled_cells(), clue.cells_of(Colour::ink(2))), (5, 4, 3));
        assert_eq!((clue.gap_after(0), clue.gap_after(1)), (0, 1));
        assert_eq!(clue.free_gaps(7), 2);
        let plain: Clue = clue.runs().filter(|run| run.colour == Colour::INK).collect();
        assert!(plain.has_one_ink() && plain == Clue::from_iter([1]));
    }
}
