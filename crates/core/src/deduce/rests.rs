//! The known cells that an argument rests on: the others are left out while it stands.
//!
//! Cells are left out one by one, the farthest first and by halves, while the same rule still fires. The argument
//! then says only what the rule sees with the cells that remain, so the sentence, the marks on the board and the
//! check by brute force all speak of the same few cells.

use crate::line::Mask;

/// The cells of `about` without which `stands` would no longer hold: none of them can be left out. Those farthest from
/// `near` are left out first, by halves, so that few questions are asked where few cells matter.
pub(crate) fn fewer<M: Mask>(about: M, near: M, mut stands: impl FnMut(M) -> bool) -> M {
    // One copy for all arguments, of which there are many.
    fewer_as(about, near, &mut stands)
}

fn fewer_as<M: Mask>(about: M, near: M, stands: &mut dyn FnMut(M) -> bool) -> M {
    let mut candidates: Vec<usize> = about.cells().collect();
    put_farthest_first(&mut candidates, near.lowest().unwrap_or(0), near.highest().unwrap_or(0));
    let mut kept = about;
    leave_out(&candidates, &mut kept, stands);
    // An argument may stand on fewer cells where it did not on more: two blocks, say, that were one. So each is tried
    // again, until none can go.
    let mut goes_on = true;
    while goes_on {
        goes_on = false;
        for cell in kept.cells() {
            let without = kept.minus(M::bit(cell));
            if stands(without) {
                (kept, goes_on) = (without, true);
                break;
            }
        }
    }
    kept
}

fn put_farthest_first(candidates: &mut [usize], low: usize, high: usize) {
    let distance = |cell: usize| low.saturating_sub(cell).max(cell.saturating_sub(high));
    candidates.sort_by_key(|&cell| (std::cmp::Reverse(distance(cell)), cell));
}

fn leave_out<M: Mask>(candidates: &[usize], kept: &mut M, stands: &mut dyn FnMut(M) -> bool) {
    if candidates.is_empty() {
        return;
    }
    let without = candidates.iter().fold(*kept, |set, &cell| set.minus(M::bit(cell)));
    if stands(without) {
        *kept = without;
    } else if candidates.len() > 1 {
        let (first, second) = candidates.split_at(candidates.len() / 2);
        leave_out(first, kept, stands);
        leave_out(second, kept, stands);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn none_of_the_cells_can_be_left_out(
            proofs in prop::collection::vec(1u64..1 << 12, 1..6),
            near in 0usize..12,
        ) {
            let about = proofs.iter().fold(0, |set, proof| set | proof);
            let stands = |cells: u64| proofs.iter().any(|proof| proof & !cells == 0);
            let kept = fewer(about, 1 << near, stands);
            prop_assert!(stands(kept));
            prop_assert!((0..12).all(|cell| kept >> cell & 1 == 0 || !stands(kept & !(1 << cell))));
        }
    }

    #[test]
    fn the_nearest_cells_are_kept() {
        let kept = |near: u64| fewer(0b10_0010_0001u64, near, |cells| cells != 0);
        assert_eq!([kept(1 << 4), kept(1 << 8), kept(0b11)], [1 << 5, 1 << 9, 1]);
        assert_eq!(fewer(0b1111u64, 0, |_| true), 0);
    }

    #[test]
    fn an_argument_may_stand_on_fewer_cells_again() {
        // Without the first cell it stands only once the second is left out, too.
        let stands = |cells: u64| [0b111, 0b101, 0b100].contains(&cells);
        assert_eq!(fewer(0b111u64, 1 << 2, stands), 0b100);
    }
}
