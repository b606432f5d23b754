//! How long a rating may take, so that the page's next request need not wait long.

use nonoscope_core::puzzle::Puzzle;
use nonoscope_core::solve::{Watch, Work};
use std::ops::ControlFlow;

/// The rating is given up after this many suppositions, times the cells of the puzzle.
const MOST_WORK: u64 = 200_000_000;

/// Stops a rating that takes too long. It counts and reads no clock, so every machine rates the same puzzles.
pub(super) struct Patience {
    most: u64,
}

impl Patience {
    pub(super) fn for_puzzle(puzzle: &Puzzle) -> Patience {
        Patience { most: MOST_WORK / (puzzle.width() * puzzle.height()) as u64 }
    }
}

impl Watch for Patience {
    fn working(&mut self, work: Work) -> ControlFlow<()> {
        if work.total() > self.most { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_lasts_for_as_much_work_as_the_limit_says() {
        let puzzle = nonoscope_format::read("2x2:2/1/1/2").unwrap().puzzle;
        let mut patience = Patience::for_puzzle(&puzzle);
        let work = |suppositions| Work { suppositions, ..Work::default() };
        assert!(patience.working(work(MOST_WORK / 4)).is_continue());
        assert!(patience.working(work(MOST_WORK / 4 + 1)).is_break());
    }
}
