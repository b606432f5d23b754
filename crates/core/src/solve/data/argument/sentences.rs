//! Arguments in words, one sentence for each thing to see.

use super::{Argument, Branch, Clash, Refutation};
use crate::puzzle::{Clue, Grid, Palette, Puzzle};
use crate::trace::{Change, alike, are, describe, place, place_is};
use nonoscope_words::{Text, argument as said, cells as words};

/// The most cells that a conclusion lists one by one.
const MOST_TOLD: usize = 3;
/// The most cells of a line that a sentence lists by number.
const MOST_NUMBERS: usize = 8;
/// The most runs of a clue that are listed one by one.
const LONGEST_CLUE: usize = 8;

impl Argument {
    /// The argument in words, in order; nothing if there is none that a person could follow. `known` holds what was known before the step, and
    /// `changes` what it settles.
    pub fn sentences(&self, puzzle: &Puzzle, known: &Grid, changes: &[Change]) -> Vec<Text> {
        let palette = puzzle.palette();
        match self {
            Argument::Line(deductions) => {
                deductions.iter().map(|one| one.sentence(puzzle.clue(one.line), palette)).collect()
            }
            Argument::Refuted(refutation) => {
                let branch = &refutation.branch;
                let mut all = branch.sentences(puzzle);
                all.push(refutation.sentence_of_clash(puzzle, known));
                all.push(said::so(conclusion(changes, palette)));
                all
            }
            Argument::TwoWay(one, other) => {
                let mut all = one.sentences(puzzle);
                all.push(other.supposed_instead(palette));
                all.extend(other.follow(puzzle));
                all.push(said::either_way(conclusion(changes, palette)));
                all
            }
            Argument::Search => Vec::new(),
        }
    }
}

impl Branch {
    /// `Suppose row 3, cell 4 is filled.`
    pub fn supposed(&self, palette: &Palette) -> Text {
        said::suppose(place(self.supposed.at), describe(self.supposed.cell, palette))
    }

    /// `Now suppose row 3, cell 4 is empty instead.`
    pub fn supposed_instead(&self, palette: &Palette) -> Text {
        said::suppose_instead(place(self.supposed.at), describe(self.supposed.cell, palette))
    }

    /// The supposition, and then what follows, a sentence for each deduction.
    pub fn sentences(&self, puzzle: &Puzzle) -> Vec<Text> {
        std::iter::once(self.supposed(puzzle.palette())).chain(self.follow(puzzle)).collect()
    }

    /// What follows, a sentence for each deduction.
    pub fn follow<'b>(&'b self, puzzle: &'b Puzzle) -> impl Iterator<Item = Text> + 'b {
        self.deductions.iter().map(|one| one.sentence(puzzle.clue(one.line), puzzle.palette()))
    }
}

impl Refutation {
    /// Why the line fails at the end. `known` holds what was known before the supposition.
    pub fn sentence_of_clash(&self, puzzle: &Puzzle, known: &Grid) -> Text {
        self.clash.sentence(puzzle, &after(known, &self.branch))
    }
}

impl Clash {
    /// Why the line fails. `known` holds what is known when it does.
    fn sentence(&self, puzzle: &Puzzle, known: &Grid) -> Text {
        let (line, clue) = (self.line, puzzle.clue(self.line));
        let is_filled = |along: &&usize| known.get(line.cell(**along)).is_filled();
        let filled = self.rests_on.iter().filter(is_filled).count();
        let all_filled = filled == self.rests_on.len();
        let longest = usize::from(clue.lengths().iter().copied().max().unwrap_or(0));
        let is_block = self.rests_on.windows(2).all(|pair| pair[1] == pair[0] + 1);
        if clue.is_empty() {
            return said::but_clue_is_zero(line);
        }
        if puzzle.inks() == 1 && all_filled && is_block && filled > longest {
            return said::but_row_too_long(line, filled, longest);
        }
        if all_filled && filled > clue.filled_cells() {
            return said::but_more_filled(line, its_clue(clue));
        }
        let told = self.known_cells(puzzle, known);
        match filled {
            0 => said::but_no_room(line, its_clue(clue), told),
            _ => said::but_cannot_fit(line, its_clue(clue), told),
        }
    }

    /// `cell 1 is filled and cells 3 and 4 are empty`: what the line fails for.
    fn known_cells(&self, puzzle: &Puzzle, known: &Grid) -> Text {
        if self.rests_on.len() > MOST_NUMBERS {
            return said::its_known_cells_leave_no_way();
        }
        let groups = alike(self.rests_on.iter().map(|&along| (along, known.get(self.line.cell(along)))));
        Text::all(groups.iter().map(|(cell, numbers)| are(numbers, *cell, puzzle.palette())))
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

/// `row 3, cell 4 is empty`: what follows in the end.
fn conclusion(changes: &[Change], palette: &Palette) -> Text {
    match changes.len() {
        ..=MOST_TOLD => Text::all(changes.iter().map(|change| place_is(change, palette))),
        cells => words::same_cells_follow(cells),
    }
}

/// `its clue, 3 1 2`, or how many runs that has if it is long.
fn its_clue(clue: &Clue) -> Text {
    match clue.len() {
        ..=LONGEST_CLUE => said::its_clue(Text::verbatim(clue.to_string())),
        runs => said::its_clue_of_runs(runs),
    }
}
