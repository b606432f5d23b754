//! Finds the easiest deduction of a line.

use super::deduction::{Deduction, NoLayout, Placement};
use super::packing::{Span, pack};
use super::rests::fewer;
use super::rules::{Found, Rule, Sight};
use crate::line::{Knowledge, LineLogic, Mask};
use crate::puzzle::{Clue, Colour, Line};

/// Finds deductions. It keeps its tables from call to call.
#[derive(Debug)]
pub struct Deducer<K: Knowledge> {
    inks: usize,
    logic: K::Logic,
    tables: Tables<K>,
}

/// What is worked out about a line before rules are tried.
#[derive(Debug)]
struct Tables<K: Knowledge> {
    simple: Vec<Span>,
    exact: Vec<Span>,
    starts: Vec<K::Mask>,
    scratch: Vec<Span>,
}

impl<K: Knowledge> Deducer<K> {
    /// For a puzzle with this many inks.
    pub fn new(inks: usize) -> Self {
        let tables = Tables { simple: Vec::new(), exact: Vec::new(), starts: Vec::new(), scratch: Vec::new() };
        Deducer { inks, logic: K::Logic::default(), tables }
    }

    /// The easiest deduction, if the line infers anything.
    ///
    /// # Errors
    /// If no layout fits.
    pub fn easiest(&mut self, clue: &Clue, length: usize, known: K) -> Result<Option<Found<K>>, NoLayout> {
        let all = self.logic.infer(clue, length, known).ok_or(NoLayout)?;
        let new = all.since(known);
        if new.is_empty() {
            return Ok(None);
        }
        let accept = |inferred: K| {
            let new = inferred.since(known);
            (!new.is_empty()).then_some(new)
        };
        let mut exact_is_known = false;
        if !pack(clue, length, &known, &mut self.tables.simple) {
            return Err(NoLayout);
        }
        // With several inks, what settles a cell comes before what only excludes colours.
        let settling = |inferred: K| accept(inferred).filter(|new| new.settles(&known) > 0);
        for (only_excludes, rule) in [false, true].iter().flat_map(|&only| Rule::ALL.map(|rule| (only, rule))) {
            if only_excludes && self.inks == 1 {
                break;
            }
            if rule.is_exact() && !exact_is_known {
                self.tables.look(&mut self.logic, clue, length, known);
                exact_is_known = true;
            }
            let mut sight = self.sight(rule, clue, length, known);
            let found = if only_excludes { sight.try_rule(&accept) } else { sight.try_rule(&settling) };
            if let Some(found) = found {
                return Ok(Some(Found { only_excludes, ..found }));
            }
        }
        let only_excludes = new.settles(&known) == 0;
        let (runs, blocks) = ((0, clue.len()), [None; 2]);
        Ok(Some(Found { rule: Rule::Layouts, runs, blocks, colour: None, stretch: None, only_excludes, new }))
    }

    /// What a deduction rests on, and where its runs can lie: worked out from those cells alone.
    pub(crate) fn explain(&mut self, line: Line, clue: &Clue, length: usize, known: K, found: &Found<K>) -> Deduction {
        let within = K::Mask::first(length);
        let wanted = found.new.within(within);
        let about = known.cells().and(within);
        // These count cells, and need all of them or none.
        let needed = match found.rule {
            Rule::BlankLine | Rule::ExactFit => K::Mask::NONE,
            Rule::LineComplete => known.cannot_be(Colour::BACKGROUND).and(within),
            Rule::FillTheRest => known.must_be(Colour::BACKGROUND).and(within),
            _ => fewer(about, wanted.cells(), |cells| self.stands(clue, length, known.within(cells), found)),
        };
        let rests_on = known.within(needed);
        let again = self.again(clue, length, rests_on, found).unwrap_or(*found);
        let sight = self.sight(found.rule, clue, length, rests_on);
        let blocks = sight.blocks_about(&again);
        if matches!(found.rule, Rule::LineComplete | Rule::FillTheRest) {
            // These leave the runs no choice: they lie where the filled cells are. That there is room for them is known.
            let _ = pack(clue, length, &known.or(wanted), &mut self.tables.simple);
        }
        let sight = self.sight(found.rule, clue, length, rests_on);
        let runs = sight.runs_about(&again, &blocks);
        let misfits = sight.misfits(&again, &runs);
        let runs = runs.into_iter().map(|(run, span)| Placement {
            run,
            length: clue.lengths()[run].into(),
            earliest: span.earliest,
            latest: span.latest,
        });
        Deduction {
            line,
            technique: found.technique(),
            runs: runs.collect(),
            misfits,
            colour: again.colour,
            blocks,
            stretch: again.stretch,
            rests_on: needed.cells().collect(),
            cells: wanted.cells().cells().map(|along| (along, known.or(wanted).cell(along))).collect(),
        }
    }

    /// Whether the same kind of argument gives the same from these cells.
    fn stands(&mut self, clue: &Clue, length: usize, known: K, found: &Found<K>) -> bool {
        self.again(clue, length, known, found).is_some()
    }

    /// The same kind of argument from other known cells.
    fn again(&mut self, clue: &Clue, length: usize, known: K, found: &Found<K>) -> Option<Found<K>> {
        let wanted = found.new;
        let accept = |inferred: K| wanted.since(inferred).is_empty().then_some(wanted);
        if found.rule == Rule::Layouts {
            let inferred = self.logic.infer(clue, length, known)?;
            return accept(inferred).map(|_| *found);
        }
        if !pack(clue, length, &known, &mut self.tables.simple) {
            return None;
        }
        if found.rule.is_exact() {
            self.tables.look(&mut self.logic, clue, length, known);
        }
        self.sight(found.rule, clue, length, known).try_rule(&accept)
    }

    fn sight<'s>(&'s mut self, rule: Rule, clue: &'s Clue, length: usize, known: K) -> Sight<'s, K> {
        let Tables { simple, exact, starts, scratch } = &mut self.tables;
        Sight { clue, length, known, inks: self.inks, rule, simple, exact, starts, scratch }
    }
}

impl<K: Knowledge> Tables<K> {
    /// Works out where each run can start in some layout that fits.
    fn look(&mut self, logic: &mut K::Logic, clue: &Clue, length: usize, known: K) {
        self.starts = logic.starts(clue, length, known).unwrap_or_default();
        self.exact.clear();
        self.exact.extend(
            self.starts
                .iter()
                .map(|starts| Span { earliest: starts.lowest().unwrap_or(0), latest: starts.highest().unwrap_or(0) }),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::line::{Excluded, Known};
    use crate::puzzle::{Cell, Colour};
    use proptest::prelude::*;

    /// A picture of a line, and which of its cells are known.
    fn line(inks: usize) -> impl Strategy<Value = Vec<(Colour, bool)>> {
        let colours: Vec<Colour> = (0..=inks).filter_map(|number| Colour::try_from(number as u8).ok()).collect();
        let stretch = (prop::sample::select(colours), 1usize..5, prop::collection::vec(prop::bool::ANY, 4));
        let cells = |(colour, length, shown): (Colour, usize, Vec<bool>)| {
            shown.into_iter().take(length).map(move |shown| (colour, shown)).collect::<Vec<_>>()
        };
        prop::collection::vec(stretch.prop_map(cells), 1..10).prop_map(|stretches| stretches.concat())
    }

    /// Without any one of the cells that a deduction rests on, its rule does not give the same.
    fn needs_all_it_rests_on<K: Knowledge>(line: &[(Colour, bool)], inks: usize) {
        let clue = Clue::of_cells(line.iter().map(|&(colour, _)| Cell::of(colour)));
        let cells = line.iter().map(|&(colour, shown)| if shown { Cell::of(colour) } else { Cell::UNKNOWN });
        let (mut known, length, mut deducer) = (K::of_cells(cells, inks), line.len(), Deducer::<K>::new(inks));
        while let Some(found) = deducer.easiest(&clue, length, known).unwrap() {
            let rests_on = deducer.explain(Line::row(0), &clue, length, known, &found).rests_on;
            let all = rests_on.iter().fold(K::Mask::NONE, |set, &cell| set.or(K::Mask::bit(cell)));
            assert!(deducer.stands(&clue, length, known.within(all), &found));
            for cell in rests_on {
                let without = known.within(all.minus(K::Mask::bit(cell)));
                assert!(!deducer.stands(&clue, length, without, &found), "{cell}: {found:?} {known:?}");
            }
            known = known.or(found.new);
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(2_000))]
        #[test]
        fn none_of_the_cells_it_rests_on_can_be_left_out(plain in line(1), coloured in line(3)) {
            needs_all_it_rests_on::<Known<u64>>(&plain, 1);
            needs_all_it_rests_on::<Excluded<u64, 5>>(&coloured, 3);
        }
    }
}
