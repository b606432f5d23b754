//! Small puzzles of several inks, of every kind.

use nonoscope::puzzle::{At, Axis, Cell, Colour, Colours, Grid, Ink, Palette, Puzzle};
use proptest::prelude::*;

/// A puzzle with sides of at most `most` and 2 or 3 inks, of which it may not use all. As with
/// [`small_puzzle`](super::small::small_puzzle), its rows and columns may come from different pictures. Of a few cells
/// some colours are excluded, mostly wrong ones.
pub(crate) fn small_coloured_puzzle(most: usize) -> impl Strategy<Value = Puzzle> {
    let picture = prop::collection::vec(0..6usize, most * most);
    let place = || (0..most, 0..most);
    let swaps = prop::collection::vec((place(), place()), 0..=2);
    let hints = prop::collection::vec((place(), 1..16u8), 0..=3);
    (2..=3usize, 1..=most, 1..=most, picture, swaps, hints, prop::bool::weighted(0.8)).prop_map(
        |(inks, width, height, colours, swaps, hints, honest)| {
            let mut grid = Grid::unknown_of(width, height, inks);
            for (at, number) in grid.places().zip(colours) {
                // Every other cell or so is empty.
                grid.set(at, Cell::of(Colour::all(inks).nth(number).unwrap_or(Colour::BACKGROUND)));
            }
            let within = |(row, column): (usize, usize)| At::new(row % height, column % width);
            let mut other = grid.clone();
            for (a, b) in swaps {
                let (left, right) = (other.get(within(a)), other.get(within(b)));
                other.set(within(a), right);
                other.set(within(b), left);
            }
            let mut givens = Grid::unknown_of(width, height, inks);
            for (place, colours) in hints {
                let at = within(place);
                let hint = Colour::all(inks).filter(|colour| colours >> colour.number() & 1 == 1);
                let own = grid.get(at).colour().filter(|_| honest);
                let possible: Colours = hint.chain(own).collect();
                givens.set(at, Cell::among(possible, inks));
            }
            let puzzle = Puzzle::new(grid.clues(Axis::Row), other.clues(Axis::Column)).unwrap();
            puzzle.with_palette(palette(inks)).unwrap().with_givens(givens).unwrap()
        },
    )
}

/// A palette with this many inks.
pub(crate) fn palette(inks: usize) -> Palette {
    let ink = |number: usize| Ink::new('?', &format!("ink {number}"), [number as u8; 3]);
    Palette::new(ink(0), (1..=inks).map(ink).collect()).unwrap()
}
