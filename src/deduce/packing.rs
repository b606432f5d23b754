//! How far each run can go to either side.

use crate::line::{Knowledge, Mask};
use crate::puzzle::Clue;

/// Where a run can start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Span {
    pub(super) earliest: usize,
    pub(super) latest: usize,
}

/// Pushes all runs as far to the left as the cells let them, and as far to the right, without asking whether they cover
/// the filled cells. Returns false if there is no room.
pub(super) fn pack<K: Knowledge>(clue: &Clue, length: usize, known: &K, spans: &mut Vec<Span>) -> bool {
    spans.clear();
    spans.resize(clue.len(), Span { earliest: 0, latest: length });
    tighten(clue, length, known, spans)
}

/// Makes spans tighter, until each run has room at both of its ends and between its neighbours. Returns false if a run has
/// no room.
pub(super) fn tighten<K: Knowledge>(clue: &Clue, length: usize, known: &K, spans: &mut [Span]) -> bool {
    let lengths = clue.lengths();
    let line = K::Mask::first(length);
    let one_ink = clue.has_one_ink();
    let mut free = line.minus(known.cannot_be(clue.colour(0)));
    let mut bound = 0;
    for (index, span) in spans.iter_mut().enumerate() {
        if !one_ink {
            free = line.minus(known.cannot_be(clue.colour(index)));
        }
        let run = usize::from(lengths[index]);
        let first = bound.max(span.earliest);
        if first + run > length {
            return false;
        }
        let start = match has_room(free, first, run) {
            true => Some(first),
            false => free.starts(run).minus(K::Mask::first(first)).lowest(),
        };
        let Some(start) = start else { return false };
        span.earliest = start;
        bound = start + run + clue.gap_after(index);
    }
    let mut bound = length;
    for (index, span) in spans.iter_mut().enumerate().rev() {
        if !one_ink {
            free = line.minus(known.cannot_be(clue.colour(index)));
        }
        let run = usize::from(lengths[index]);
        let Some(last) = bound.checked_sub(run) else { return false };
        let last = last.min(span.latest);
        let start = match has_room(free, last, run) {
            true => Some(last),
            false => free.starts(run).and(K::Mask::first(last + 1)).highest(),
        };
        let Some(start) = start else { return false };
        if start < span.earliest {
            return false;
        }
        span.latest = start;
        bound = match index.checked_sub(1) {
            Some(before) => match start.checked_sub(clue.gap_after(before)) {
                Some(bound) => bound,
                None => return false,
            },
            None => start,
        };
    }
    true
}

/// Whether a run can lie at a cell. This is asked first, because it mostly can.
fn has_room<M: Mask>(free: M, start: usize, run: usize) -> bool {
    M::first(start + run).minus(M::first(start)).minus(free).is_empty()
}
