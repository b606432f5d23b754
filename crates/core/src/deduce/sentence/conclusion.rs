//! The parts of sentences about what is known, where runs lie, and what follows.

use super::names::stretch;
use super::{Ways, Words};
use crate::deduce::Placement;
use crate::puzzle::{Cell, Colour};
use crate::trace::{Change, Technique, along, are, cells};
use nonoscope_words::{Text, cells as words, deduction as said};

/// Lists of cells that are longer, in characters, give way to the number of cells.
const LONGEST_LIST: u16 = 44;

/// The same for the cells that are settled in the end.
const LONGEST_LEAVES: u16 = 100;

impl Words<'_> {
    /// The first and the last cell that become known.
    pub(in crate::deduce) fn bounds(self) -> Option<(usize, usize)> {
        let cells = &self.deduction.cells;
        Some((cells.first()?.0, cells.last()?.0))
    }

    /// The run that always covers the new cells.
    pub(in crate::deduce) fn covering(&self) -> Option<&Placement> {
        let (from, to) = self.bounds()?;
        let is_filled = self.deduction.cells.iter().all(|(_, cell)| cell.ink().is_some());
        let mut runs = self.deduction.runs.iter();
        runs.find(|run| is_filled && run.latest <= from && to < run.earliest + run.length)
    }

    /// `the 3 must lie between cells 6 and 10`.
    pub(in crate::deduce) fn lies(self, run: &Placement) -> Text {
        let (name, (first, last)) = (self.names.run(run.run), run.reach());
        match run.earliest == run.latest {
            true => said::can_only_lie(name, stretch((first, last))),
            false => said::must_lie_between(name, first + 1, last + 1),
        }
    }

    /// `the 3 reaches no further than cell 5 and the 2 starts no earlier than cell 9`, about the runs before and after the
    /// cells that become known.
    pub(in crate::deduce) fn ends(self) -> Option<Text> {
        let (from, to) = self.bounds()?;
        let runs = &self.deduction.runs;
        let before = runs.iter().rev().find(|run| run.reach().1 < from);
        let after = runs.iter().find(|run| run.earliest > to);
        let name = |run: &Placement| self.names.run(run.run);
        let number = |run: &Placement| self.names.number(run.run);
        let end = |run: &Placement| run.reach().1 + 1;
        let start = |run: &Placement| run.earliest + 1;
        let is_alone = self.names.clue.len() == 1;
        Some(match (before, after) {
            (Some(before), Some(after)) => {
                said::reaches_and_starts(name(before), end(before), name(after), start(after))
            }
            (Some(before), None) if is_alone => said::reaches_no_further(name(before), end(before)),
            (None, Some(after)) if is_alone => said::starts_no_earlier(name(after), start(after)),
            (Some(before), None) => said::last_run_reaches_no_further(number(before), end(before)),
            (None, Some(after)) => said::first_run_starts_no_earlier(number(after), start(after)),
            (None, None) => return None,
        })
    }

    /// A sentence with what it rests on before it: `with cells 3 and 7 empty, …`. The best way first.
    fn given(self, sentence: &Text) -> Ways {
        let (clue, technique) = (self.names.clue, self.deduction.technique);
        let is_of_room = matches!(technique, Technique::Overlap | Technique::OutOfReach);
        let are_empty = is_of_room && self.names.is_plain();
        let given = match are_empty {
            true => said::with_empty(self.basis(), sentence),
            false => said::given(self.basis(), sentence),
        };
        match self.deduction.rests_on.is_empty() {
            true if clue.len() == 1 => vec![sentence.clone()],
            true => vec![said::to_leave_room(sentence)],
            // Where a run can lie depends on the others, too.
            false if is_of_room && clue.len() > 1 => {
                let with_room = match are_empty {
                    true => said::with_empty_and_room(self.basis(), sentence),
                    false => said::given_and_room(self.basis(), sentence),
                };
                vec![with_room, given]
            }
            false => vec![given],
        }
    }

    /// Sentences, and before them the best one with what it rests on before it, for as long as that is short enough.
    pub(in crate::deduce) fn with_given(self, ways: Ways) -> Ways {
        let mut all = ways.first().map(|best| self.given(best)).unwrap_or_default();
        all.extend(ways);
        all
    }

    /// The cells that it rests on.
    pub(in crate::deduce) fn basis(self) -> Text {
        let numbers: Vec<usize> = self.deduction.rests_on.iter().map(|along| along + 1).collect();
        Text::fitting(LONGEST_LIST, vec![cells(&numbers), said::known_cells(numbers.len())])
    }

    /// The cells that become known.
    pub(in crate::deduce) fn these(self) -> Text {
        let numbers: Vec<usize> = self.deduction.cells.iter().map(|(along, _)| along + 1).collect();
        Text::fitting(LONGEST_LIST, vec![cells(&numbers), said::further_cells(numbers.len())])
    }

    /// What becomes known: `cells 4 and 5 are empty`.
    pub(in crate::deduce) fn so(self) -> Text {
        let all = &self.deduction.cells;
        let first = all.first().map(|(_, cell)| *cell).filter(|_| self.names.is_plain());
        let same = first.filter(|first| all.iter().all(|(_, cell)| cell == first));
        let count = match same {
            Some(Cell::EMPTY) => said::further_empty(all.len()),
            Some(Cell::FILLED) => said::further_filled(all.len()),
            _ => said::further_known(all.len()),
        };
        Text::fitting(LONGEST_LIST + 20, vec![self.told(all.iter().copied()), count])
    }

    /// What becomes known where a colour is excluded: `cell 4 is not red`.
    pub(in crate::deduce) fn so_not(self, colour: Colour) -> Text {
        match self.names.is_plain() {
            true => self.so(),
            false => words::are_not(self.deduction.cells.len(), self.these(), self.names.ink(colour)),
        }
    }

    /// A sentence that excludes a colour, and then one about the cells that this settles.
    pub(in crate::deduce) fn with_leaves(self, sentence: Text) -> Text {
        let leaves = if self.names.is_plain() { Text::default() } else { self.leaves() };
        Text::sentences([sentence, leaves])
    }

    /// The cells of which nothing else is possible any more: `Together with what was known before, cell 4 is empty.`
    pub(in crate::deduce) fn leaves(self) -> Text {
        let all = &self.deduction.cells;
        let settled: Vec<(usize, Cell)> = all.iter().copied().filter(|(_, cell)| cell.is_known()).collect();
        if settled.is_empty() {
            return Text::default();
        }
        let ways = vec![self.told(settled.iter().copied()), said::cells_are_settled(settled.len())];
        said::with_what_was_known(Text::fitting(LONGEST_LEAVES, ways))
    }

    /// What is known of one cell: `cell 4 is red or empty`.
    pub(in crate::deduce) fn is(self, along: usize, cell: Cell) -> Text {
        are(&[along + 1], cell, self.names.palette)
    }

    fn told(self, cells: impl Iterator<Item = (usize, Cell)>) -> Text {
        let line = self.deduction.line;
        let changes: Vec<Change> = cells.map(|(along, cell)| Change { at: line.cell(along), cell }).collect();
        along(&changes, line, self.names.palette)
    }
}
