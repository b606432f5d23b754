//! Everything that a line infers, argument by argument.

use super::deducer::Deducer;
use super::deduction::{Deduction, NoLayout};
use crate::line::{Knowledge, Mask, at_few_lengths};
use crate::puzzle::{Cell, Clue, Line};

/// Everything that a line infers in a puzzle with this many inks, argument by argument: each may rest on the cells that
/// those before it settle.
///
/// # Errors
/// If no layout fits what is known.
///
/// # Panics
/// If the line has more than 1,024 cells.
pub fn deductions(line: Line, clue: &Clue, known: &[Cell], inks: usize) -> Result<Vec<Deduction>, NoLayout> {
    at_few_lengths!(all, inks, known.len(), line, clue, known, inks)
}

impl<K: Knowledge> Deducer<K> {
    /// Arguments that lead to what is wanted, which the line infers from what is known, and none that do not matter for
    /// it.
    pub(crate) fn toward(&mut self, line: Line, clue: &Clue, length: usize, known: K, wanted: K) -> Vec<Deduction> {
        let (mut now, mut all) = (known, Vec::new());
        while !wanted.since(now).is_empty() {
            let Ok(Some(found)) = self.easiest(clue, length, now) else { break };
            all.push((now, found));
            now = now.or(found.new);
        }
        let mut needed = wanted.since(known).cells();
        let mut kept = Vec::new();
        for (before, found) in all.into_iter().rev() {
            if found.new.cells().and(needed).is_empty() {
                continue;
            }
            let deduction = self.explain(line, clue, length, before, &found);
            deduction.rests_on.iter().for_each(|&along| needed.insert(along));
            kept.push(deduction);
        }
        kept.reverse();
        kept
    }
}

fn all<K: Knowledge>(line: Line, clue: &Clue, cells: &[Cell], inks: usize) -> Result<Vec<Deduction>, NoLayout> {
    let mut known = K::of_cells(cells.iter().copied(), inks);
    let mut deducer = Deducer::<K>::new(inks);
    let mut all = Vec::new();
    while let Some(found) = deducer.easiest(clue, cells.len(), known)? {
        all.push(deducer.explain(line, clue, cells.len(), known, &found));
        known = known.or(found.new);
    }
    Ok(all)
}
