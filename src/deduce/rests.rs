//! What an argument rests on: known cells are left out for as long as it stands.

use crate::line::Mask;

/// The cells of `about` without which `stands` would no longer hold: none of them can be left out. Those farthest from
/// `near` are left out first, by halves, so that few questions are asked where few cells matter.
pub(crate) fn fewer<M: Mask>(about: M, near: M, mut stands: impl FnMut(M) -> bool) -> M {
    let (low, high) = (near.lowest().unwrap_or(0), near.highest().unwrap_or(0));
    let distance = |cell: usize| low.saturating_sub(cell).max(cell.saturating_sub(high));
    let mut candidates: Vec<usize> = about.cells().collect();
    candidates.sort_by_key(|&cell| (std::cmp::Reverse(distance(cell)), cell));
    let mut kept = about;
    leave_out(&candidates, &mut kept, &mut stands);
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

fn leave_out<M: Mask>(candidates: &[usize], kept: &mut M, stands: &mut impl FnMut(M) -> bool) {
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
