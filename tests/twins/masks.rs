//! Lines of cells as masks and back, for comparing the line solver with its twins.

use nonoscope::line::{Excluded, Known, Mask};
use nonoscope::puzzle::{Cell, Colours};

pub fn masks<M: Mask>(cells: &[Cell]) -> Known<M> {
    let of = |kind| {
        let chosen = cells.iter().enumerate().filter(move |&(_, &cell)| cell == kind);
        chosen.fold(M::NONE, |set, (index, _)| set.or(M::bit(index)))
    };
    Known { filled: of(Cell::FILLED), empty: of(Cell::EMPTY) }
}

pub fn cells<M: Mask>(known: Known<M>, length: usize) -> Vec<Cell> {
    let cell = |index| match (known.filled.has(index), known.empty.has(index)) {
        (false, false) => Cell::UNKNOWN,
        (true, false) => Cell::FILLED,
        (false, true) => Cell::EMPTY,
        (true, true) => panic!("cell {index} is both"),
    };
    (0..length).map(cell).collect()
}

/// What is known of a line, given the colours that are possible for each cell.
pub fn excluded<M: Mask, const N: usize>(possible: &[Colours], inks: usize) -> Excluded<M, N> {
    let mut known = Excluded::nothing(inks);
    for (along, &possible) in possible.iter().enumerate() {
        known.exclude(along, Colours::all(inks).minus(possible));
    }
    known
}

/// The colours that are possible for each cell of a line.
pub fn possible<M: Mask, const N: usize>(known: Excluded<M, N>, length: usize) -> Vec<Colours> {
    (0..length).map(|along| known.possible(along)).collect()
}
