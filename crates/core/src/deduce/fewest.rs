//! The fewest known cells that prove something.
//!
//! A set of known cells proves nothing if some layout contradicts the claim but none of the cells. So a proof must *hit* each such layout: contain a
//! cell that it contradicts. There are too many layouts to list, but few matter. A smallest hitting set of those met so far is either a proof, and
//! then no proof is smaller, or it leads to another layout. (Implicit hitting sets.)

use super::hitting::{Hit, ToHit};
use super::rests::fewer;
use crate::line::Mask;

/// The most questions to the line solver, after which a proof need not be the shortest.
const MOST_QUESTIONS: usize = 20_000;

/// The most choices of a cell, after which the same holds.
const MOST_CHOICES: usize = 200_000;

/// The fewest cells of `about` for which `proves` holds, and whether that is certain. It must hold for all of `about`,
/// and for any set with more cells than one for which it holds. Where several sets are as small, those near to `near`
/// are preferred, without a promise.
pub(super) fn fewest<M: Mask>(about: M, near: M, mut proves: impl FnMut(M) -> bool) -> (M, bool) {
    let short = fewer(about, near, &mut proves);
    let mut search = Search { about, proves, questions: MOST_QUESTIONS };
    let mut to_hit = ToHit::new(MOST_CHOICES);
    // A cell without which all others prove nothing is in every proof.
    let mut size = 0;
    for cell in short.cells().filter(|&cell| !search.ask(about.minus(M::bit(cell)))) {
        to_hit.add(M::bit(cell));
        size += 1;
    }
    let (low, high) = (near.lowest().unwrap_or(0), near.highest().unwrap_or(0));
    let distance = |cell: usize| low.saturating_sub(cell).max(cell.saturating_sub(high));
    while size < short.len() {
        let cells = match to_hit.by(size, distance) {
            Hit::All(cells) => cells,
            Hit::Unknown => return (short, false),
            Hit::Never => {
                size += 1;
                continue;
            }
        };
        if search.ask(cells) {
            return (cells, true);
        }
        // Disjoint sets raise the bound most, so they come first.
        let mut unproved = cells;
        while !search.ask(unproved) {
            let rest = about.minus(search.most_without_proof(unproved));
            to_hit.add(rest);
            unproved = unproved.or(rest);
        }
        if search.questions == 0 {
            return (short, false);
        }
    }
    (short, true)
}

/// What can be asked of sets of cells, and how often.
struct Search<M, P> {
    about: M,
    proves: P,
    questions: usize,
}

impl<M: Mask, P: FnMut(M) -> bool> Search<M, P> {
    /// Whether these cells are a proof.
    fn ask(&mut self, cells: M) -> bool {
        self.questions = self.questions.saturating_sub(1);
        (self.proves)(cells)
    }

    /// Extends a set that proves nothing to a maximal one, by halves.
    fn most_without_proof(&mut self, cells: M) -> M {
        let rest: Vec<usize> = self.about.minus(cells).cells().collect();
        let mut grown = cells;
        self.add(&rest, &mut grown);
        grown
    }

    fn add(&mut self, candidates: &[usize], grown: &mut M) {
        let with = candidates.iter().fold(*grown, |set, &cell| set.or(M::bit(cell)));
        if !self.ask(with) {
            *grown = with;
        } else if candidates.len() > 1 {
            let (first, second) = candidates.split_at(candidates.len() / 2);
            self.add(first, grown);
            self.add(second, grown);
        }
    }
}
