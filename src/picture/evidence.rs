//! What a board shows of an argument: the cells it rests on, the runs it is about, and how far each can lie.

use super::look::{Ends, RunSet};
use super::scene::Scene;
use crate::deduce::{Deduction, Placement};
use crate::puzzle::{At, Line, Puzzle};
use crate::trace::Change;

/// What a board shows of an argument.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Evidence {
    /// The line that it looks at.
    pub line: Option<Line>,
    /// Where the runs that it is about can lie.
    pub runs: Vec<Placement>,
    /// The first and the last cell of the blocks that it is about, counted along the line from 0.
    pub blocks: Vec<(usize, usize)>,
    /// The cells that it rests on.
    pub rests_on: Vec<At>,
    /// The cell that is supposed, or that somebody has asked about.
    pub about: Option<At>,
    /// What would follow from a supposition, before this argument.
    pub follows: Vec<Change>,
}

impl Evidence {
    /// What a deduction shows.
    pub fn of(deduction: &Deduction) -> Evidence {
        let Deduction { line, runs, blocks, rests_on, .. } = deduction;
        Evidence {
            line: Some(*line),
            runs: runs.clone(),
            blocks: blocks.clone(),
            rests_on: rests_on.iter().map(|&along| line.cell(along)).collect(),
            ..Evidence::default()
        }
    }

    /// Several arguments about one line at once. Of each run, the narrowest place is shown.
    pub fn together<'e>(all: impl IntoIterator<Item = &'e Evidence>) -> Evidence {
        let mut together = Evidence::default();
        for one in all {
            together.line = together.line.or(one.line);
            for run in one.runs.iter().filter(|_| one.line == together.line) {
                match together.runs.iter_mut().find(|other| other.run == run.run) {
                    Some(other) => {
                        (other.earliest, other.latest) =
                            (other.earliest.max(run.earliest), other.latest.min(run.latest));
                    }
                    None => together.runs.push(*run),
                }
            }
            let new: Vec<At> = one.rests_on.iter().copied().filter(|at| !together.rests_on.contains(at)).collect();
            together.rests_on.extend(new);
        }
        together
    }

    /// Leaves out whatever a puzzle does not have.
    fn within(&self, puzzle: &Puzzle) -> Evidence {
        let has = |line: &Line| line.index < puzzle.clues(line.axis).len();
        let line = self.line.filter(has);
        let length = line.map_or(0, |line| puzzle.length(line.axis));
        let runs = line.map_or(0, |line| puzzle.clue(line).len());
        let fits = |run: &&Placement| {
            let end = run.latest.checked_add(run.length);
            run.run < runs && run.length > 0 && run.earliest <= run.latest && end.is_some_and(|end| end <= length)
        };
        Evidence {
            line,
            runs: self.runs.iter().filter(fits).copied().collect(),
            blocks: self.blocks.iter().filter(|(first, last)| first <= last && *last < length).copied().collect(),
            rests_on: self.rests_on.iter().filter(|&&at| puzzle.contains(at)).copied().collect(),
            about: self.about.filter(|&at| puzzle.contains(at)),
            follows: self.follows.iter().filter(|change| puzzle.contains(change.at)).copied().collect(),
        }
    }
}

impl Scene {
    /// Shows what an argument rests on.
    pub fn show(&mut self, puzzle: &Puzzle, evidence: &Evidence) {
        let Evidence { line, runs, blocks, rests_on, about, follows } = evidence.within(puzzle);
        for at in rests_on {
            self.cells_mut()[puzzle.index(at)].rests = true;
        }
        for change in follows {
            let look = &mut self.cells_mut()[puzzle.index(change.at)];
            if !look.cell.is_known() {
                look.hint = change.cell;
            }
        }
        if let Some(at) = about {
            self.cells_mut()[puzzle.index(at)].tried = true;
        }
        let Some(line) = line else { return };
        self.light(puzzle, Some(line));
        if let Some(look) = self.line_mut(line) {
            look.told = runs.iter().map(|run| run.run).collect::<RunSet>();
        }
        let mut draw = |first: usize, last: usize, bar: fn(&mut super::look::Ghosts) -> &mut Option<Ends>| {
            for along in first..=last {
                let look = &mut self.cells_mut()[puzzle.index(line.cell(along))];
                look.ghosts.axis = line.axis;
                *bar(&mut look.ghosts) = Some(Ends { first: along == first, last: along == last });
            }
        };
        for Placement { length, earliest, latest, .. } in runs {
            draw(earliest, earliest + length - 1, |ghosts| &mut ghosts.earliest);
            draw(latest, latest + length - 1, |ghosts| &mut ghosts.latest);
        }
        for (first, last) in blocks {
            draw(first, last, |ghosts| &mut ghosts.block);
        }
    }
}
