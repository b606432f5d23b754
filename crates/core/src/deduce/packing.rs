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
        let start = match has_room(&free, first, run) {
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
        let start = match has_room(&free, last, run) {
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

/// Whether a run can lie at a cell. This is asked first, because it mostly can, and looks only at the words that the run touches.
fn has_room<M: Mask>(free: &M, start: usize, run: usize) -> bool {
    let end = start + run;
    (start / 64..end.div_ceil(64)).all(|index| {
        let first = |cells: usize| <u64 as Mask>::first(cells.saturating_sub(64 * index).min(64));
        (first(end) & !first(start) & !free.word(index)) == 0
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::line::{Excluded, Known};
    use crate::puzzle::{Cell, Colour, Run};

    fn known(cells: &str) -> impl Iterator<Item = Cell> {
        cells.chars().filter_map(Cell::from_letter)
    }

    /// The runs of a clue, the cells, and the first and the last start of each run.
    type Case<'c> = (&'c [u16], &'c str, Option<&'c [(usize, usize)]>);

    /// The first and the last start of each run.
    fn packed<K: Knowledge>(clue: &Clue, cells: &str, inks: usize) -> Option<Vec<(usize, usize)>> {
        let (mut spans, known) = (Vec::new(), K::of_cells(known(cells), inks));
        let fits = pack(clue, cells.len(), &known, &mut spans);
        fits.then(|| spans.iter().map(|span| (span.earliest, span.latest)).collect())
    }

    #[test]
    fn runs_are_pushed_to_both_sides() {
        let cases: &[Case<'_>] = &[
            (&[], "...", Some(&[])),
            (&[3], "....", Some(&[(0, 1)])),
            (&[3, 2], "........", Some(&[(0, 2), (4, 6)])),
            // Empty cells are in the way; filled ones do not matter.
            (&[3, 2], ".O........O.", Some(&[(2, 4), (6, 8)])),
            (&[2, 1], "X.......", Some(&[(0, 4), (3, 7)])),
            (&[2, 1], "....O...", Some(&[(0, 2), (3, 7)])),
            (&[1, 1, 1], ".O.O.", Some(&[(0, 0), (2, 2), (4, 4)])),
            (&[3], "..O..", None),
            (&[2, 2], "....", None),
            (&[5], "....", None),
            (&[1, 3], "...O...", Some(&[(0, 2), (4, 4)])),
        ];
        for &(runs, cells, spans) in cases {
            let clue: Clue = runs.iter().copied().collect();
            assert_eq!(packed::<Known<u64>>(&clue, cells, 1).as_deref(), spans, "{runs:?} {cells}");
            assert_eq!(packed::<Known<u128>>(&clue, cells, 1).as_deref(), spans, "{runs:?} {cells}");
        }
    }

    #[test]
    fn runs_of_different_inks_touch_and_keep_off_cells_of_others() {
        let clue = |runs: &[(u16, usize)]| -> Clue {
            runs.iter().map(|&(length, ink)| Run { length, colour: Colour::ink(ink) }).collect()
        };
        let packed = |runs: &[(u16, usize)], cells| packed::<Excluded<u64, 4>>(&clue(runs), cells, 3);
        assert_eq!(packed(&[(2, 1), (2, 2)], "....."), Some(vec![(0, 1), (2, 3)]));
        assert_eq!(packed(&[(2, 1), (1, 2), (1, 2)], "......"), Some(vec![(0, 1), (2, 3), (4, 5)]));
        assert_eq!(packed(&[(2, 1), (2, 2)], ".B...."), Some(vec![(2, 2), (4, 4)]));
        assert_eq!(packed(&[(2, 1), (2, 2)], "....C"), Some(vec![(0, 0), (2, 2)]));
        assert_eq!(packed(&[(2, 1), (2, 2)], ".C..."), None);
    }

    #[test]
    fn spans_only_get_tighter() {
        let clue = Clue::from_iter([2, 2]);
        let mut spans = [Span { earliest: 3, latest: 9 }, Span { earliest: 0, latest: 7 }];
        assert!(tighten(&clue, 10, &Known::<u64>::NOTHING, &mut spans));
        assert_eq!(spans, [Span { earliest: 3, latest: 4 }, Span { earliest: 6, latest: 7 }]);
        let mut spans = [Span { earliest: 3, latest: 9 }, Span { earliest: 0, latest: 5 }];
        assert!(!tighten(&clue, 10, &Known::<u64>::NOTHING, &mut spans));
    }
}
