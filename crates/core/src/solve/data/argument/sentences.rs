//! Arguments in words, one sentence for each thing to see.

use super::{Argument, Branch, Clash, Refutation};
use crate::puzzle::{Cell, Clue, Grid, Palette, Puzzle};
use crate::trace::{Change, cells, describe, listed, place};

/// The most cells that a conclusion lists one by one.
const MOST_TOLD: usize = 3;
/// The most cells of a line that a sentence lists by number.
const MOST_NUMBERS: usize = 8;
/// The most runs of a clue that are listed one by one.
const LONGEST_CLUE: usize = 8;

impl Argument {
    /// The argument in words, in order; nothing if there is none that a person could follow. `known` holds what was known before the step, and
    /// `changes` what it settles.
    pub fn sentences(&self, puzzle: &Puzzle, known: &Grid, changes: &[Change]) -> Vec<String> {
        let palette = puzzle.palette();
        match self {
            Argument::Line(deductions) => {
                deductions.iter().map(|one| one.sentence(puzzle.clue(one.line), palette)).collect()
            }
            Argument::Refuted(refutation) => {
                let branch = &refutation.branch;
                let mut all = branch.sentences("Suppose", puzzle);
                all.push(refutation.sentence_of_clash(puzzle, known));
                all.push(conclusion("So", changes, palette));
                all
            }
            Argument::TwoWay(one, other) => {
                let mut all = one.sentences("Suppose", puzzle);
                all.append(&mut other.sentences("Now suppose instead", puzzle));
                all.push(conclusion("Either way,", changes, palette));
                all
            }
            Argument::Search => Vec::new(),
        }
    }
}

impl Branch {
    /// What is supposed, as `row 3, cell 4 were filled`.
    pub fn supposed_in_words(&self, palette: &Palette) -> String {
        let Change { at, cell } = self.supposed;
        format!("{} were {}", place(at), describe(cell, palette))
    }

    /// The supposition, introduced by words such as `Suppose`, and then what follows, a sentence for each deduction.
    pub fn sentences(&self, how: &str, puzzle: &Puzzle) -> Vec<String> {
        let palette = puzzle.palette();
        let supposed = format!("{how} {}.", self.supposed_in_words(palette));
        let follow = self.deductions.iter().map(|one| one.sentence(puzzle.clue(one.line), palette));
        std::iter::once(supposed).chain(follow).collect()
    }
}

impl Refutation {
    /// Why the line fails at the end. `known` holds what was known before the supposition.
    pub fn sentence_of_clash(&self, puzzle: &Puzzle, known: &Grid) -> String {
        self.clash.sentence(puzzle, &after(known, &self.branch))
    }
}

impl Clash {
    /// Why the line fails. `known` holds what is known when it does.
    fn sentence(&self, puzzle: &Puzzle, known: &Grid) -> String {
        let (line, clue) = (self.line, puzzle.clue(self.line));
        let is_filled = |along: &&usize| known.get(line.cell(**along)).is_filled();
        let filled = self.rests_on.iter().filter(is_filled).count();
        let all_filled = filled == self.rests_on.len();
        let longest = usize::from(clue.lengths().iter().copied().max().unwrap_or(0));
        let is_block = self.rests_on.windows(2).all(|pair| pair[1] == pair[0] + 1);
        let told = self.known_cells(puzzle, known);
        if clue.is_empty() {
            return format!("But the clue of {line} is 0: none of its cells is filled.");
        }
        if puzzle.inks() == 1 && all_filled && is_block && filled > longest {
            return format!("But then {line} has {filled} filled cells in a row, and its longest run is {longest}.");
        }
        if all_filled && filled > clue.filled_cells() {
            return format!("But then {line} has more filled cells than {}.", its_clue(clue));
        }
        let has = if filled == 0 { "has no room for" } else { "cannot fit" };
        format!("But then {line} {has} {}: {told}.", its_clue(clue))
    }

    /// `cell 1 is filled and cells 3 and 4 are empty`: what the line fails for.
    fn known_cells(&self, puzzle: &Puzzle, known: &Grid) -> String {
        if self.rests_on.len() > MOST_NUMBERS {
            return "its known cells leave no way to place it".to_owned();
        }
        let mut groups: Vec<(Cell, Vec<usize>)> = Vec::new();
        for &along in &self.rests_on {
            let cell = known.get(self.line.cell(along));
            match groups.iter_mut().find(|(other, _)| *other == cell) {
                Some((_, numbers)) => numbers.push(along + 1),
                None => groups.push((cell, vec![along + 1])),
            }
        }
        let told = groups.iter().map(|(cell, numbers)| {
            let are = if numbers.len() == 1 { "is" } else { "are" };
            format!("{} {are} {}", cells(numbers), describe(*cell, puzzle.palette()))
        });
        listed(&told.collect::<Vec<_>>())
    }
}

/// What is known at the end of a branch.
fn after(known: &Grid, branch: &Branch) -> Grid {
    let mut grid = known.clone();
    let cells =
        branch.deductions.iter().flat_map(|one| one.cells.iter().map(|&(along, cell)| (one.line.cell(along), cell)));
    for (at, cell) in std::iter::once((branch.supposed.at, branch.supposed.cell)).chain(cells) {
        if grid.contains(at) && grid.allows(cell) {
            grid.set(at, cell);
        }
    }
    grid
}

/// `So row 3, cell 4 is empty.`
fn conclusion(how: &str, changes: &[Change], palette: &Palette) -> String {
    let told = |change: &Change| format!("{} is {}", place(change.at), describe(change.cell, palette));
    match changes {
        changes if changes.len() <= MOST_TOLD => {
            format!("{how} {}.", listed(&changes.iter().map(told).collect::<Vec<_>>()))
        }
        changes => format!("{how} the same {} cells follow.", changes.len()),
    }
}

/// `its clue, 3 1 2`, or how many runs that has if it is long.
fn its_clue(clue: &Clue) -> String {
    if clue.len() > LONGEST_CLUE { format!("its clue of {} runs", clue.len()) } else { format!("its clue, {clue}") }
}
