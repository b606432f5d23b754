//! Lines of cells as masks and back, for comparing the line solver with its twins.

use nonoscope::line::{Known, Mask};
use nonoscope::puzzle::Cell;

pub(crate) fn masks<M: Mask>(cells: &[Cell]) -> Known<M> {
    let of = |kind| {
        let chosen = cells.iter().enumerate().filter(move |&(_, &cell)| cell == kind);
        chosen.fold(M::NONE, |set, (index, _)| set.or(M::bit(index)))
    };
    Known { filled: of(Cell::FILLED), empty: of(Cell::EMPTY) }
}

pub(crate) fn cells<M: Mask>(known: Known<M>, length: usize) -> Vec<Cell> {
    let cell = |index| match (known.filled.has(index), known.empty.has(index)) {
        (false, false) => Cell::UNKNOWN,
        (true, false) => Cell::FILLED,
        (false, true) => Cell::EMPTY,
        (true, true) => panic!("cell {index} is both"),
    };
    (0..length).map(cell).collect()
}
