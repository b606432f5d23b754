//! The modules of a grid in which a pattern may stand, looked at from any side: turned, mirrored or with dark and light
//! exchanged.

use nonoscope_core::puzzle::{At, Cell, Grid};
use nonoscope_words::{Text, qr as said};
use std::fmt;

/// The side of the smallest pattern, in modules: a Micro QR code M1.
pub(super) const SMALLEST: usize = 11;

/// The orientation of a pattern in its grid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Stance {
    /// How often it is turned clockwise by 90°: 0 to 3.
    pub turns: u8,
    /// Whether it is mirrored, left and right exchanged before it is turned.
    pub mirrored: bool,
    /// Whether dark modules are empty cells and light ones filled.
    pub inverted: bool,
}

/// `mirrored and turned clockwise by 90°`.
impl Stance {
    /// It in words, after “the pattern is”.
    pub fn text(&self) -> Text {
        let inverted = self.inverted.then(said::inverted);
        let mirrored = self.mirrored.then(said::mirrored);
        let turned = (self.turns > 0).then(|| said::turned(90 * u16::from(self.turns)));
        let ways: Vec<Text> = [inverted, mirrored, turned].into_iter().flatten().collect();
        if ways.is_empty() { said::as_it_should_be() } else { Text::all(ways) }
    }
}

impl fmt::Display for Stance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text().fmt(f)
    }
}

impl Stance {
    /// How many orientations there are.
    pub(super) const WAYS: u8 = 16;

    /// An orientation by number, the upright one first.
    pub(super) fn way(way: u8) -> Stance {
        Stance { turns: way & 3, mirrored: way & 4 > 0, inverted: way & 8 > 0 }
    }
}

/// A square of modules. Unknown cells count as light.
pub(super) struct Modules<'g> {
    grid: &'g Grid,
    top: usize,
    left: usize,
    pub(super) side: usize,
    pub(super) stance: Stance,
}

impl<'g> Modules<'g> {
    /// The modules of a square of a grid, if a pattern stands there in this way.
    pub(super) fn new(grid: &'g Grid, square: Square, stance: Stance) -> Modules<'g> {
        Modules { grid, top: square.top, left: square.left, side: square.side, stance }
    }

    /// Whether a module of the upright pattern is dark.
    pub(super) fn is_dark(&self, row: usize, column: usize) -> bool {
        self.cell(row, column) == if self.stance.inverted { Cell::EMPTY } else { Cell::FILLED }
    }

    /// Whether the cell of a module is known.
    pub(super) fn is_known(&self, row: usize, column: usize) -> bool {
        self.cell(row, column) != Cell::UNKNOWN
    }

    fn cell(&self, row: usize, column: usize) -> Cell {
        let last = self.side - 1;
        let (mut row, mut column) = (row, if self.stance.mirrored { last - column } else { column });
        for _ in 0..self.stance.turns {
            (row, column) = (column, last - row);
        }
        self.grid.get(At::new(self.top + row, self.left + column))
    }

    /// Whether the rings of a finder are there, except for a few modules.
    pub(super) fn is_finder(&self, top: usize, left: usize) -> bool {
        let mut wrong = 0;
        for (row, column) in (0..7).flat_map(|row| (0..7).map(move |column| (row, column))) {
            let ring = usize::abs_diff(row, 3).max(usize::abs_diff(column, 3));
            wrong += usize::from(self.is_dark(top + row, left + column) != (ring != 2));
        }
        wrong <= FINDER_ERRORS
    }
}

/// How many of the 49 modules of a finder may be wrong or unknown.
const FINDER_ERRORS: usize = 6;

/// The smallest square around all dark cells.
#[derive(Clone, Copy)]
pub(super) struct Square {
    top: usize,
    left: usize,
    side: usize,
}

impl Square {
    /// The square of a pattern whose dark modules are these cells; `None` if they do not form a square. Each side of a pattern touches a finder.
    pub(super) fn around(grid: &Grid, dark: Cell) -> Option<Square> {
        let (mut top, mut bottom, mut left, mut right) = (usize::MAX, 0, usize::MAX, 0);
        for row in 0..grid.height() {
            for column in 0..grid.width() {
                if grid.get(At::new(row, column)) == dark {
                    (top, bottom) = (top.min(row), bottom.max(row));
                    (left, right) = (left.min(column), right.max(column));
                }
            }
        }
        let side = (bottom + 1).checked_sub(top)?;
        let square = (right + 1).checked_sub(left)? == side;
        (square && side >= SMALLEST).then_some(Square { top, left, side })
    }
}
