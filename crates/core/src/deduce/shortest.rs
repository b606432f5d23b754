//! Shortest reasons: the fewest known cells of a line that force what is known of one of its cells, or that leave no
//! layout.

use super::fewest::fewest;
use crate::line::{Knowledge, LineLogic, Mask, at_few_lengths};
use crate::puzzle::{Cell, Clue};

/// The shortest reason for something.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Shortest {
    /// The known cells that it needs, counted along the line from 0.
    pub cells: Vec<usize>,
    /// Whether it is proven that no fewer cells would do; if not, it would have taken too long, and it is only certain
    /// that none of these can be left out.
    pub is_fewest: bool,
}

/// The fewest known cells of a line that, with its clue, force what the line says of one cell, `along`, counted from 0;
/// `None` if it says nothing new, or no layout fits.
///
/// If the cell itself is known, that is ignored. Partial knowledge of it counts as any known cell, and the question is what the line adds.
///
/// ```
/// # use nonoscope_core as nonoscope;
/// use nonoscope::deduce::shortest;
/// use nonoscope::puzzle::{Cell, Clue};
///
/// // Of the three empty cells, the last one is enough: a 4 in the first six cells covers the third.
/// let known: Vec<Cell> = "O......OO.".chars().filter_map(Cell::from_letter).collect();
/// let found = shortest(&Clue::from_iter([4]), &known, 3, 1).unwrap();
/// assert_eq!((found.cells, found.is_fewest), (vec![7], true));
/// ```
///
/// # Panics
/// If the line has more than 1,024 cells, or no cell `along`.
pub fn shortest(clue: &Clue, known: &[Cell], along: usize, inks: usize) -> Option<Shortest> {
    assert!(along < known.len(), "a line of {} cells has no cell {along}", known.len());
    at_few_lengths!(of_cell, inks, known.len(), clue, known, along, inks)
}

/// The fewest known cells of a line that, with its clue, leave no layout; `None` if some layout fits all known cells.
///
/// ```
/// # use nonoscope_core as nonoscope;
/// use nonoscope::deduce::why_none;
/// use nonoscope::puzzle::{Cell, Clue};
///
/// let known: Vec<Cell> = ".O.X..X.".chars().filter_map(Cell::from_letter).collect();
/// let found = why_none(&Clue::from_iter([3]), &known, 1).unwrap();
/// assert_eq!((found.cells, found.is_fewest), (vec![3, 6], true));
/// ```
///
/// # Panics
/// If the line has more than 1,024 cells.
pub fn why_none(clue: &Clue, known: &[Cell], inks: usize) -> Option<Shortest> {
    at_few_lengths!(of_none, inks, known.len(), clue, known, inks)
}

fn of_cell<K: Knowledge>(clue: &Clue, cells: &[Cell], along: usize, inks: usize) -> Option<Shortest> {
    let others = |(place, &cell): (usize, &Cell)| if place == along && cell.is_known() { Cell::UNKNOWN } else { cell };
    let known = K::of_cells(cells.iter().enumerate().map(others), inks);
    let (length, mut logic, asked) = (cells.len(), K::Logic::default(), K::Mask::bit(along));
    let wanted = logic.infer(clue, length, known)?.since(known).within(asked);
    if wanted.is_empty() {
        return None;
    }
    let forces = |cells| {
        let inferred = logic.infer(clue, length, known.within(cells));
        inferred.is_none_or(|inferred| wanted.since(inferred).is_empty())
    };
    Some(Shortest::of(fewest(known.cells(), asked, forces)))
}

fn of_none<K: Knowledge>(clue: &Clue, cells: &[Cell], inks: usize) -> Option<Shortest> {
    let known = K::of_cells(cells.iter().copied(), inks);
    let mut logic = K::Logic::default();
    let mut fails = |only| logic.infer(clue, cells.len(), known.within(only)).is_none();
    if !fails(known.cells()) {
        return None;
    }
    Some(Shortest::of(fewest(known.cells(), known.cells(), fails)))
}

impl Shortest {
    fn of<M: Mask>((cells, is_fewest): (M, bool)) -> Shortest {
        Shortest { cells: cells.cells().collect(), is_fewest }
    }
}
