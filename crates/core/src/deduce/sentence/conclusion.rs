//! The parts of sentences about what is known, where runs lie, and what follows.

use super::names::stretch;
use super::{Ways, Words};
use crate::deduce::Placement;
use crate::puzzle::{Cell, Colour};
use crate::trace::{Change, Technique, along, cells};

/// Lists of cells that are longer, in characters, give way to the number of cells.
const LONGEST_LIST: usize = 44;

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
    pub(in crate::deduce) fn lies(self, run: &Placement) -> String {
        let (name, (first, last)) = (self.names.run(run.run), run.reach());
        match run.earliest == run.latest {
            true => format!("{name} can only lie at {}", stretch((first, last))),
            false => format!("{name} must lie between cells {} and {}", first + 1, last + 1),
        }
    }

    /// `the 3 reaches no further than cell 5 and the 2 starts no earlier than cell 9`, about the runs before and after the
    /// cells that become known.
    pub(in crate::deduce) fn ends(self) -> Option<String> {
        let (from, to) = self.bounds()?;
        let runs = &self.deduction.runs;
        let before = runs.iter().rev().find(|run| run.reach().1 < from);
        let after = runs.iter().find(|run| run.earliest > to);
        let ends =
            |run: &Placement| format!("{} reaches no further than cell {}", self.names.run(run.run), run.reach().1 + 1);
        let starts =
            |run: &Placement| format!("{} starts no earlier than cell {}", self.names.run(run.run), run.earliest + 1);
        let is_alone = self.names.clue.len() == 1;
        Some(match (before, after) {
            (Some(before), Some(after)) => format!("{} and {}", ends(before), starts(after)),
            (Some(before), None) if is_alone => ends(before),
            (None, Some(after)) if is_alone => starts(after),
            (Some(before), None) => {
                format!(
                    "the last run ({}) reaches no further than cell {}",
                    self.names.number(before.run),
                    before.reach().1 + 1
                )
            }
            (None, Some(after)) => {
                format!(
                    "the first run ({}) starts no earlier than cell {}",
                    self.names.number(after.run),
                    after.earliest + 1
                )
            }
            (None, None) => return None,
        })
    }

    /// What it rests on, at the start of a sentence: `with cells 3 and 7 empty, `. The best way first.
    fn given(self) -> Ways {
        let (clue, technique) = (self.names.clue, self.deduction.technique);
        let is_of_room = matches!(technique, Technique::Overlap | Technique::OutOfReach);
        let known = match is_of_room && self.names.is_plain() {
            true => format!("with {} empty", self.basis()),
            false => format!("given {}", self.basis()),
        };
        match self.deduction.rests_on.is_empty() {
            true if clue.len() == 1 => vec![String::new()],
            true => vec!["to leave room for the other runs, ".to_owned()],
            // Where a run can lie depends on the others, too.
            false if is_of_room && clue.len() > 1 => {
                vec![format!("{known} and room left for the other runs, "), format!("{known}, ")]
            }
            false => vec![format!("{known}, ")],
        }
    }

    /// Sentences, and before them the best one with what it rests on before it, for as long as that is short enough.
    pub(in crate::deduce) fn with_given(self, ways: Ways) -> Ways {
        let best = ways.first().cloned().unwrap_or_default();
        let mut all: Ways = self.given().into_iter().map(|given| given + &best).collect();
        all.extend(ways);
        all
    }

    /// The cells that it rests on.
    pub(in crate::deduce) fn basis(self) -> String {
        let numbers: Vec<usize> = self.deduction.rests_on.iter().map(|along| along + 1).collect();
        let list = cells(&numbers);
        if list.chars().count() <= LONGEST_LIST { list } else { format!("{} known cells", numbers.len()) }
    }

    /// The cells that become known.
    pub(in crate::deduce) fn these(self) -> String {
        let numbers: Vec<usize> = self.deduction.cells.iter().map(|(along, _)| along + 1).collect();
        let list = cells(&numbers);
        if list.chars().count() <= LONGEST_LIST { list } else { format!("{} further cells", numbers.len()) }
    }

    /// What becomes known: `cells 4 and 5 are empty`.
    pub(in crate::deduce) fn so(self) -> String {
        let all = &self.deduction.cells;
        let text = self.told(all.iter().copied());
        if text.chars().count() <= LONGEST_LIST + 20 {
            return text;
        }
        match all.iter().all(|(_, cell)| *cell == all[0].1) && self.names.is_plain() {
            true => format!("{} further cells are {}", all.len(), all[0].1.name()),
            false => format!("{} further cells are known", all.len()),
        }
    }

    /// What becomes known where a colour is excluded: `cell 4 is not red.`
    pub(in crate::deduce) fn so_not(self, colour: Colour) -> String {
        if self.names.is_plain() {
            return format!("{}.", self.so());
        }
        let are = if self.deduction.cells.len() == 1 { "is" } else { "are" };
        format!("{} {are} not {}.{}", self.these(), self.names.ink(colour), self.leaves())
    }

    /// The cells of which nothing else is possible any more: ` With what was known before, cell 4 is empty.`
    pub(in crate::deduce) fn leaves(self) -> String {
        let all = &self.deduction.cells;
        let settled: Vec<(usize, Cell)> = all.iter().copied().filter(|(_, cell)| cell.is_known()).collect();
        if settled.is_empty() {
            return String::new();
        }
        let told = self.told(settled.iter().copied());
        match told.chars().count() {
            ..=100 => format!(" With what was known before, {told}."),
            _ => format!(" With what was known before, {} cells are settled.", settled.len()),
        }
    }

    fn told(self, cells: impl Iterator<Item = (usize, Cell)>) -> String {
        let line = self.deduction.line;
        let changes: Vec<Change> = cells.map(|(along, cell)| Change { at: line.cell(along), cell }).collect();
        along(&changes, line, self.names.palette)
    }
}
