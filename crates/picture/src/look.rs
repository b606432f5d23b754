//! How cells and lines should look: small values that can be compared, so that only what differs needs to be drawn.

use super::real::within;
use nonoscope_core::puzzle::{Axis, Cell, Clue, Colour, Grid, Line, MAX_SIDE, Puzzle, Run};

/// How a cell should look.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct CellLook {
    /// What is known about it.
    pub cell: Cell,
    /// Whether the last step changed it.
    pub fresh: bool,
    /// Whether the last step looked at its line.
    pub lit: bool,
    /// Whether it became known by supposing or searching.
    pub supposed: bool,
    /// Whether a person has marked it only to try something.
    pub tentative: bool,
    /// Whether the last step began by supposing it.
    pub tried: bool,
    /// Whether the solutions differ in it, if one of several is shown.
    pub differs: bool,
    /// Whether it has a mark that cannot be right.
    pub wrong: bool,
    /// Its value if the supposition holds.
    pub would_be: Cell,
    /// Whether the keyboard's cursor is on it.
    pub cursor: bool,
    /// How likely it is to be filled, if it is unknown and shades are wanted.
    pub shade: Option<Shade>,
    /// Whether the argument that is shown rests on it.
    pub rests: bool,
    /// The runs and blocks whose places cross it.
    pub ghosts: Ghosts,
}

/// The places of runs and blocks of an argument that cross a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Ghosts {
    /// The direction of their line.
    pub axis: Axis,
    /// A run in its earliest place.
    pub earliest: Option<Ends>,
    /// A run in its latest place.
    pub latest: Option<Ends>,
    /// A block.
    pub block: Option<Ends>,
}

impl Default for Ghosts {
    fn default() -> Ghosts {
        Ghosts { axis: Axis::Row, earliest: None, latest: None, block: None }
    }
}

/// Whether a cell is the first or the last of a stretch of cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Ends {
    /// Whether it is the first.
    pub first: bool,
    /// Whether it is the last.
    pub last: bool,
}

/// How likely a cell is to be filled, in steps that can be told apart by eye.
///
/// Deserialising refuses one that is more than certain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(try_from = "u8"))]
pub struct Shade(u8);

impl Shade {
    /// The number of steps above 0.
    const MOST: u8 = 32;

    /// The shade for a likelihood from 0 to 1. Values outside this range count as its ends.
    pub fn of(likelihood: f64) -> Shade {
        Shade((within(likelihood, 0.0, 1.0) * f64::from(Shade::MOST)).round() as u8)
    }

    /// The likelihood that it stands for, from 0 to 1.
    pub fn likelihood(self) -> f64 {
        f64::from(self.0) / f64::from(Shade::MOST)
    }
}

/// A shade as it is stored.
impl TryFrom<u8> for Shade {
    type Error = &'static str;

    fn try_from(step: u8) -> Result<Shade, &'static str> {
        if step <= Shade::MOST { Ok(Shade(step)) } else { Err("a cell cannot be more than certain") }
    }
}

/// How the clue and the number of a line should look.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct LineLook {
    /// Whether the last step looked at it.
    pub lit: bool,
    /// The number of runs, from the start and from the end, that are certainly in place: all cells from that end of the
    /// line to just beyond the run are known.
    pub settled: (u16, u16),
    /// Whether it is one of the lines that contradict each other.
    pub blamed: bool,
    /// Whether the pointer or the cursor is on it.
    pub pointed: bool,
    /// Whether it is the line whose layouts are shown.
    pub chosen: bool,
    /// The runs that the argument that is shown is about.
    pub told: RunSet,
    /// The runs that are crossed off beside those that are settled; an empty clue has one, the 0.
    pub crossed_off: RunSet,
    /// Whether these are struck through, because a person has crossed them off.
    pub struck: bool,
    /// The run that the keyboard's cursor is on.
    pub cursor: Option<u16>,
}

/// A set of the runs of a clue, by their index from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct RunSet([u64; RunSet::WORDS]);

impl RunSet {
    /// Enough for a run in every cell of the longest line.
    const WORDS: usize = MAX_SIDE.div_ceil(64);

    /// Whether it has a run.
    pub fn has(self, run: usize) -> bool {
        self.0.get(run / 64).is_some_and(|word| word >> (run % 64) & 1 == 1)
    }
}

/// Runs beyond the longest clue are left out.
impl FromIterator<usize> for RunSet {
    fn from_iter<I: IntoIterator<Item = usize>>(runs: I) -> RunSet {
        let mut set = RunSet::default();
        for run in runs {
            if let Some(word) = set.0.get_mut(run / 64) {
                *word |= 1 << (run % 64);
            }
        }
        set
    }
}

impl LineLook {
    /// Whether a number of its clue is dimmed.
    pub(super) fn is_off(&self, number: usize, numbers: usize) -> bool {
        let is_settled = number < self.settled.0.into() || numbers - 1 - number < self.settled.1.into();
        is_settled || self.crossed_off.has(number)
    }

    /// Whether it is struck through.
    pub(super) fn is_struck(&self, number: usize) -> bool {
        self.struck && self.crossed_off.has(number)
    }

    /// A line of a grid at rest.
    pub fn at_rest(puzzle: &Puzzle, grid: &Grid, line: Line) -> LineLook {
        // Asking the grid for each place would take most of the time that a large board takes to be shown.
        let (first, step) = match line.axis {
            Axis::Row => (line.index * puzzle.width(), 1),
            Axis::Column => (line.index, puzzle.width()),
        };
        let cells = (0..puzzle.length(line.axis)).map(|along| grid.cells()[first + along * step]);
        LineLook { settled: settled_runs(puzzle.clue(line), cells), ..LineLook::default() }
    }
}

/// The number of runs of a clue that are settled, from the start and from the end of a line.
fn settled_runs(clue: &Clue, cells: impl DoubleEndedIterator<Item = Cell> + Clone) -> (u16, u16) {
    let from_start = settled_from(clue.runs(), cells.clone());
    let from_end = settled_from(clue.runs().rev(), cells.rev());
    (from_start, from_end)
}

/// The number of runs that are settled from one end: those that are complete, with no unknown cell before them. Runs of
/// different inks may touch.
fn settled_from(mut runs: impl Iterator<Item = Run>, cells: impl Iterator<Item = Cell>) -> u16 {
    let mut settled = 0;
    // The run that is being looked at, of the background if there is none.
    let mut run = Run { length: 0, colour: Colour::BACKGROUND };
    let mut before = Cell::EMPTY;
    for cell in cells.chain([Cell::EMPTY]) {
        // Most cells are like the one before. There may be a million of them.
        if cell == before {
            run.length += u16::from(!run.colour.is_background());
            continue;
        }
        before = cell;
        let Some(colour) = cell.colour() else {
            // A run that has its full length has ended, although the cell after it is not known yet.
            return settled + u16::from(run.length > 0 && runs.next() == Some(run));
        };
        if run.length > 0 {
            if runs.next() != Some(run) {
                return settled;
            }
            settled += 1;
        }
        run = Run { length: u16::from(!colour.is_background()), colour };
    }
    settled
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Chance;

    #[test]
    fn shades_are_likelihoods_and_checked_when_they_are_stored() {
        assert_eq!(
            [-1.0, 0.0, 0.5, 1.0, 7.0].map(|likelihood| Shade::of(likelihood).likelihood()),
            [0.0, 0.0, 0.5, 1.0, 1.0]
        );
        let read = |step: u8| postcard::from_bytes::<Shade>(&[step]);
        assert_eq!(read(Shade::MOST), Ok(Shade::of(1.0)));
        assert_eq!(read(Shade::MOST + 1), Err(postcard::Error::SerdeDeCustom));
    }

    #[test]
    fn a_run_is_settled_when_nothing_before_it_is_open() {
        let settled = |runs: &[u16], cells: &str| {
            let cells: Vec<Cell> = cells.chars().filter_map(Cell::from_letter).collect();
            settled_runs(&runs.iter().copied().collect(), cells.into_iter())
        };
        assert_eq!(settled(&[1, 2], "XOXXO"), (2, 2));
        assert_eq!(settled(&[1, 2], "OXO..XX"), (1, 1));
        assert_eq!(settled(&[1, 2], "OX...X."), (1, 0));
        assert_eq!(settled(&[1, 2], "..XOXX."), (0, 0));
        // Wrong runs are not settled.
        assert_eq!(settled(&[1, 2], "OXXO..."), (0, 0));
        assert_eq!(settled(&[], "OOO"), (0, 0));
        assert_eq!(settled(&[1], "OO.X"), (0, 1));
    }

    #[test]
    fn a_run_is_settled_if_it_has_its_ink_too() {
        // `X` is ink 1, `B` ink 2 and so on; `?` a cell of which only some colours are excluded.
        let settled = |clue: &[(u16, usize)], cells: &str| {
            let clue: Clue = clue.iter().map(|&(length, ink)| Run { length, colour: Colour::ink(ink) }).collect();
            let partly = Cell::among([Colour::ink(1), Colour::ink(2)].into_iter().collect(), 3);
            let cells: Vec<Cell> = cells.chars().map(|letter| Cell::from_letter(letter).unwrap_or(partly)).collect();
            settled_runs(&clue, cells.into_iter())
        };
        let clue = [(2, 1), (1, 2), (1, 1)];
        assert_eq!(settled(&clue, "XXBXOO"), (3, 3));
        assert_eq!(settled(&clue, "OXXB..."), (2, 0));
        assert_eq!(settled(&clue, "OXXB???"), (2, 0));
        assert_eq!(settled(&clue, "XX?BOX"), (1, 2));
        assert_eq!(settled(&clue, "XX?.BX"), (1, 2));
        assert_eq!(settled(&clue, "?X...X"), (0, 1));
        // The right length, but another ink.
        assert_eq!(settled(&clue, "BB.OXO"), (0, 1));
        assert_eq!(settled(&clue, "XXXO.."), (0, 0));
        assert_eq!(settled(&clue, "XBOX.."), (0, 0));
        assert_eq!(settled(&[(1, 2)], "OO.B"), (0, 1));
    }

    /// The plain twin: the runs of the known cells at one end, as far as they are those of the clue.
    fn settled_plainly(clue: &[Run], cells: &[Cell]) -> u16 {
        let known = cells.iter().copied().take_while(|cell| cell.is_known());
        Clue::of_cells(known).runs().zip(clue).take_while(|(seen, run)| seen == *run).count() as u16
    }

    #[test]
    fn runs_are_settled_as_in_the_plain_twin() {
        let mut chance = Chance::new(18);
        let (mut settled, mut open) = (0, 0);
        for _ in 0..50_000 {
            let (inks, length) = (1 + chance.below(3), 1 + chance.below(9));
            let colour = |chance: &mut Chance| Colour::try_from(chance.below(inks + 1) as u8).unwrap();
            let solution: Vec<Cell> = (0..length).map(|_| Cell::of(colour(&mut chance))).collect();
            let clue = Clue::of_cells(solution.iter().copied());
            let mut cells = solution;
            for cell in &mut cells {
                match chance.below(9) {
                    0 => *cell = Cell::UNKNOWN,
                    1 => *cell = Cell::among([colour(&mut chance), colour(&mut chance)].into_iter().collect(), inks),
                    _ => {}
                }
            }
            let mut runs: Vec<Run> = clue.runs().collect();
            let from_start = settled_plainly(&runs, &cells);
            runs.reverse();
            let backwards: Vec<Cell> = cells.iter().rev().copied().collect();
            let found = settled_runs(&clue, cells.iter().copied());
            assert_eq!(found, (from_start, settled_plainly(&runs, &backwards)), "{clue} {cells:?}");
            settled += usize::from(usize::from(found.0) == clue.len());
            open += usize::from(usize::from(found.0) < clue.len());
        }
        assert!(settled > 5_000 && open > 5_000, "{settled} {open}");
    }
}
