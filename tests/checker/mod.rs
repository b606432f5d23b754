//! Checks that every step of a trace is forced by its reason, and that everything an outcome says is true.
//!
//! It shares no code with the methods, the line solver or the replay: it has its own line logic, with tables, and its
//! own search.

#![allow(dead_code, unused_imports, reason = "the fuzz targets do not check everything")]

mod contradiction;
mod flaw;
mod line;
mod logic;
mod search;

pub use contradiction::{check_contradiction, check_contradiction_by};
pub use flaw::{Flaw, Refusal};
pub use search::{is_complete, is_satisfiable};

use logic::{Logic, lines_through};
use nonoscope::puzzle::{At, Cell, Colour, Colours, Grid, Line, Puzzle};
use nonoscope::solve::{Outcome, Verdict};
use nonoscope::trace::{Change, Failure, Reason, Step, Technique};
use search::SUPPOSITIONS;

/// Whether distinct solutions of a puzzle are complete; `None` if that cannot be decided.
pub type IsComplete<'a> = dyn Fn(&Puzzle, &[Grid]) -> Option<bool> + 'a;

/// Whether some grid agrees with a puzzle's givens and satisfies some of its lines; `None` if that cannot be decided.
pub type IsSatisfiable<'a> = dyn Fn(&Puzzle, &[Line]) -> Option<bool> + 'a;

/// Checks an outcome, with the checker's own search where necessary.
pub fn check(puzzle: &Puzzle, outcome: &Outcome) -> Result<(), Refusal> {
    check_by(puzzle, outcome, &|puzzle, solutions| is_complete(puzzle, solutions, SUPPOSITIONS))?;
    let Some(found) = &outcome.contradiction else { return Ok(()) };
    check_contradiction(puzzle, &found.lines, found.minimal).map_err(|flaw| Refusal { step: None, flaw })
}

/// Checks an outcome without a search, for puzzles that are too large for it: `is_complete` decides whether these
/// solutions of a puzzle, with some cells given, are complete. Contradicting lines are left to
/// [`check_contradiction`].
pub fn check_with(
    puzzle: &Puzzle,
    outcome: &Outcome,
    is_complete: &dyn Fn(&Puzzle, &[Grid]) -> bool,
) -> Result<(), Refusal> {
    check_by(puzzle, outcome, &|puzzle, solutions| Some(is_complete(puzzle, solutions)))
}

/// Checks an outcome, except for contradicting lines, with any function that decides completeness.
pub fn check_by(puzzle: &Puzzle, outcome: &Outcome, is_complete: &IsComplete<'_>) -> Result<(), Refusal> {
    let of_all = |flaw| Refusal { step: None, flaw };
    let found: Vec<Grid> = outcome.found().cloned().collect();
    check_solutions(puzzle, &found).map_err(of_all)?;
    let mut walk = Walk::new(puzzle, outcome, &found, is_complete);
    for (index, step) in outcome.trace.steps().enumerate() {
        walk.take(&step).map_err(|flaw| Refusal { step: Some(index), flaw })?;
    }
    walk.check_end().map_err(of_all)
}

/// Every solution is valid, and none occurs twice.
fn check_solutions(puzzle: &Puzzle, solutions: &[Grid]) -> Result<(), Flaw> {
    for (index, solution) in solutions.iter().enumerate() {
        if !same_size(solution, puzzle.givens()) {
            return Err(Flaw::Outside);
        }
        let agrees = |(given, cell): (&Cell, &Cell)| {
            cell.colour().is_some_and(|colour| given.possible(puzzle.inks()).has(colour))
        };
        if !puzzle.givens().cells().iter().zip(solution.cells()).all(agrees) {
            return Err(Flaw::NoSolution(index));
        }
        let answers =
            |&line: &Line| line::runs(solution.line(line)).is_some_and(|runs| puzzle.clue(line).runs().eq(runs));
        if let Some(line) = puzzle.lines().find(|line| !answers(line)) {
            return Err(Flaw::Breaks(index, line));
        }
        if solutions[..index].contains(solution) {
            return Err(Flaw::Twice(index));
        }
    }
    Ok(())
}

fn same_size(a: &Grid, b: &Grid) -> bool {
    (a.width(), a.height()) == (b.width(), b.height())
}

/// Goes through the steps of an outcome.
struct Walk<'a> {
    puzzle: &'a Puzzle,
    outcome: &'a Outcome,
    /// All solutions found, with one more than was asked for.
    found: &'a [Grid],
    is_complete: &'a IsComplete<'a>,
    logic: Logic<'a>,
    /// What is known after the steps so far.
    known: Grid,
    /// For each line, whether it may add something to what is known.
    waiting: Vec<bool>,
    /// For each line looked at so far, its number of layouts when nothing is known.
    layouts: Vec<Option<Option<u128>>>,
    /// The pass of the last step.
    pass: usize,
    /// How many passes changed something.
    passes: usize,
    /// The last pass that changed something.
    last_to_change: usize,
    /// Whether a step has shown that there is no solution.
    contradiction: bool,
    /// Whether a step has shown that there are no other solutions.
    all: bool,
}

impl<'a> Walk<'a> {
    fn new(puzzle: &'a Puzzle, outcome: &'a Outcome, found: &'a [Grid], is_complete: &'a IsComplete<'a>) -> Self {
        let logic = Logic::new(puzzle);
        let known = puzzle.givens().clone();
        let (waiting, layouts) = (logic.all(), vec![None; logic.lines().len()]);
        let (pass, passes, last_to_change) = (0, 0, 0);
        let (contradiction, all) = (false, false);
        Walk {
            puzzle,
            outcome,
            found,
            is_complete,
            logic,
            known,
            waiting,
            layouts,
            pass,
            passes,
            last_to_change,
            contradiction,
            all,
        }
    }

    fn take(&mut self, step: &Step<'_>) -> Result<(), Flaw> {
        if self.contradiction {
            return Err(Flaw::AfterTheEnd);
        }
        if step.pass != self.pass.max(1) && step.pass != self.pass + 1 {
            return Err(Flaw::Pass(step.pass));
        }
        self.pass = step.pass;
        let mut after = self.known.clone();
        for &Change { at, cell } in step.changes {
            self.inside(at)?;
            if after.get(at).is_known() || after.get(at) != self.known.get(at) {
                return Err(Flaw::Known(at));
            }
            if cell == Cell::UNKNOWN {
                return Err(Flaw::Forgotten(at));
            }
            if !self.excludes(at, cell) {
                return Err(Flaw::Excludes(at));
            }
            after.set(at, cell);
        }
        match step.reason {
            Reason::Line { line, layouts, fitting } => {
                self.line(line, layouts.exact(), fitting.exact(), step.changes, &after)?;
            }
            Reason::Refuted { supposed, led_to, failure } => {
                self.refuted(supposed, led_to, failure)?;
                let rest = self.without(supposed.at, self.possible(supposed.cell));
                exactly(&[Change { at: supposed.at, cell: rest }], step.changes, &after)?;
            }
            Reason::Agreed { at, colour, is, is_not } => self.agreed(at, colour, is, is_not, step.changes)?,
            Reason::Searched { found, all, .. } => self.searched(found, all, step.changes, &after)?,
            Reason::Deduced { line, technique } => self.deduced(line, technique, step.changes)?,
        }
        self.contradiction = step.reason.is_contradiction();
        self.all |= matches!(step.reason, Reason::Searched { all: true, .. });
        if !step.changes.is_empty() && self.last_to_change != step.pass {
            self.last_to_change = step.pass;
            self.passes += 1;
        }
        for change in step.changes {
            for line in lines_through(change.at) {
                self.waiting[self.puzzle.place(line)] = true;
            }
        }
        if let (Reason::Line { line, .. }, false) = (step.reason, self.contradiction) {
            // Its layouts agree on nothing new.
            self.waiting[self.puzzle.place(line)] = false;
        }
        self.known = after;
        Ok(())
    }

    /// All fitting layouts of a line agree on the cells that change, and on no others.
    fn line(
        &mut self,
        line: Line,
        layouts: Option<u128>,
        fitting: Option<u128>,
        changes: &[Change],
        after: &Grid,
    ) -> Result<(), Flaw> {
        self.exists(line)?;
        let (puzzle, logic) = (self.puzzle, &self.logic);
        let nothing = || logic.fitting(&Grid::unknown_of(puzzle.width(), puzzle.height(), puzzle.inks()), line);
        let counted = *self.layouts[self.puzzle.place(line)].get_or_insert_with(nothing);
        if layouts != counted {
            return Err(Flaw::Layouts { said: layouts, counted });
        }
        let counted = self.logic.fitting(&self.known, line);
        if fitting != counted {
            return Err(Flaw::Fitting { said: fitting, counted });
        }
        let agreed = self.logic.look(&self.known, line).unwrap_or(&[]).iter().enumerate();
        let new = agreed
            .map(|(along, &cell)| Change { at: line.cell(along), cell })
            .filter(|change| change.cell != self.known.get(change.at));
        exactly(&new.collect::<Vec<_>>(), changes, after)
    }

    /// All fitting layouts of a line agree on the cells that change, which are all in it.
    fn deduced(&mut self, line: Line, technique: Technique, changes: &[Change]) -> Result<(), Flaw> {
        self.exists(line)?;
        if !technique.is_of_one_line() {
            return Err(Flaw::Technique(technique));
        }
        if changes.is_empty() {
            return Err(Flaw::Idle);
        }
        let inks = self.puzzle.inks();
        let agreed: Vec<Cell> = self.logic.look(&self.known, line).ok_or(Flaw::Fails(changes[0].at))?.to_vec();
        let is_forced = |change: &Change| {
            (0..agreed.len())
                .find(|&along| line.cell(along) == change.at)
                .is_some_and(|along| agreed[along].possible(inks).minus(change.cell.possible(inks)).is_empty())
        };
        match changes.iter().find(|change| !is_forced(change)) {
            Some(change) => Err(Flaw::Unforced(change.at)),
            None => Ok(()),
        }
    }

    /// The supposition is impossible, for the reason that the step gives.
    fn refuted(&mut self, supposed: Change, led_to: u32, failure: Failure) -> Result<(), Flaw> {
        let Change { at, cell } = supposed;
        self.inside(at)?;
        if self.known.get(at).is_known() || cell == Cell::UNKNOWN || !self.excludes(at, cell) {
            return Err(Flaw::Supposed(at));
        }
        if led_to as usize >= self.known.unknown_cells() {
            return Err(Flaw::LedTo(led_to));
        }
        self.settle();
        let mut grid = self.known.clone();
        let end = self.logic.suppose(&mut grid, at, cell, &self.waiting);
        match (failure, end) {
            (Failure::Line(_), Ok(_)) => Err(Flaw::Possible(at)),
            (Failure::Line(line), Err(first)) => {
                self.exists(line)?;
                if led_to == 0 && !self.logic.can_fail(&self.known, supposed, &self.waiting, line, true) {
                    return Err(Flaw::LedTo(led_to));
                }
                // Where a contradiction shows first depends on the order of lines, which the step does not give.
                if first == line || self.logic.can_fail(&self.known, supposed, &self.waiting, line, false) {
                    Ok(())
                } else {
                    Err(Flaw::FailsElsewhere(line))
                }
            }
            // Whether line logic finds a contradiction does not depend on the order of lines.
            (Failure::Suppositions(count), Err(_)) => Err(Flaw::Suppositions(count)),
            (Failure::Suppositions(0), Ok(_)) => Err(Flaw::Suppositions(0)),
            // Where line logic ends does not depend on it either.
            (Failure::Suppositions(_), Ok(further)) if further != led_to as usize => Err(Flaw::LedTo(led_to)),
            (Failure::Suppositions(_), Ok(_)) => self.only(grid, &[], Flaw::Possible(at)),
        }
    }

    /// Line logic infers the changes from both suppositions.
    fn agreed(&mut self, at: At, colour: Colour, is: u32, is_not: u32, changes: &[Change]) -> Result<(), Flaw> {
        self.inside(at)?;
        if self.known.get(at).is_known() || !self.possible(self.known.get(at)).has(colour) {
            return Err(Flaw::Supposed(at));
        }
        self.settle();
        let mut ends = Vec::new();
        for cell in [Cell::of(colour), self.without(at, Colours::of(colour))] {
            let mut grid = self.known.clone();
            let further = self.logic.suppose(&mut grid, at, cell, &self.waiting).map_err(|_| Flaw::Fails(at))?;
            ends.push((grid, further));
        }
        for (said, (_, further)) in [is, is_not].into_iter().zip(&ends) {
            if said as usize != *further {
                return Err(Flaw::LedTo(said));
            }
        }
        if changes.is_empty() {
            return Err(Flaw::Idle);
        }
        let follows = |change: &Change, grid: &Grid| {
            self.possible(grid.get(change.at)).minus(self.possible(change.cell)).is_empty()
        };
        match changes.iter().find(|change| ends.iter().any(|(grid, _)| !follows(change, grid))) {
            Some(change) => Err(Flaw::Unforced(change.at)),
            None => Ok(()),
        }
    }

    /// All solutions agree on the changes, and on nothing else.
    fn searched(&mut self, found: u32, all: bool, changes: &[Change], after: &Grid) -> Result<(), Flaw> {
        let solutions = self.found;
        // After a search that was stopped there may have been another one.
        if found as usize > solutions.len() || (all && found as usize != solutions.len()) {
            return Err(Flaw::Found { said: found, given: solutions.len() });
        }
        if solutions.is_empty() || !all {
            exactly(&[], changes, after)?;
            return if all { self.only(self.known.clone(), &[], Flaw::Incomplete) } else { Ok(()) };
        }
        let cells = self.logic.lines()[..self.puzzle.height()].iter();
        let cells = cells.flat_map(|row| (0..self.puzzle.width()).map(|along| row.cell(along)));
        let agreed = cells.filter_map(|at| {
            let seen: Colours = solutions.iter().filter_map(|solution| solution.get(at).colour()).collect();
            let cell = Cell::among(seen, self.puzzle.inks());
            (cell != self.known.get(at)).then_some(Change { at, cell })
        });
        exactly(&agreed.collect::<Vec<_>>(), changes, after)?;
        self.only(self.known.clone(), solutions, Flaw::Incomplete)
    }

    /// Given these known cells, the solutions are complete; if not, returns the flaw.
    fn only(&self, known: Grid, solutions: &[Grid], otherwise: Flaw) -> Result<(), Flaw> {
        let puzzle = self.puzzle.clone().with_givens(known).map_err(|_| Flaw::Outside)?;
        match (self.is_complete)(&puzzle, solutions) {
            Some(true) => Ok(()),
            Some(false) => Err(otherwise),
            None => Err(Flaw::TooLarge),
        }
    }

    /// Keeps only those lines waiting that add something to what is known.
    fn settle(&mut self) {
        for (line, waiting) in self.puzzle.lines().zip(&mut self.waiting) {
            if *waiting && let Some(cells) = self.logic.look(&self.known, line) {
                *waiting = !self.known.line(line).eq(cells.iter().copied());
            }
        }
    }

    /// The final grid and the verdict follow from the steps.
    fn check_end(&mut self) -> Result<(), Flaw> {
        let Outcome { verdict, complete, grid, passes, contradiction, .. } = self.outcome;
        let solutions = self.found;
        if !same_size(grid, &self.known) {
            return Err(Flaw::Outside);
        }
        if *grid != self.known {
            return Err(Flaw::LastGrid);
        }
        if *passes != self.passes {
            return Err(Flaw::Passes { said: *passes, counted: self.passes });
        }
        let follows = match verdict {
            // Every step is forced, so no other grid is a solution.
            Verdict::Unique => solutions.len() == 1 && solutions[0] == *grid,
            Verdict::Multiple => solutions.len() >= 2,
            // For the same reason, there cannot be a solution.
            Verdict::None => self.contradiction,
            // A failing line waits for ever.
            Verdict::Stuck => {
                self.settle();
                grid.unknown_cells() > 0 && !self.waiting.contains(&true)
            }
            Verdict::Stopped => !self.contradiction,
        };
        if !follows {
            return Err(Flaw::Verdict(*verdict));
        }
        if *complete != (self.all || matches!(verdict, Verdict::Unique | Verdict::None)) {
            return Err(Flaw::Complete);
        }
        if contradiction.as_ref().is_some_and(|found| *verdict != Verdict::None || found.givens != self.has_givens()) {
            return Err(Flaw::Contradiction);
        }
        Ok(())
    }

    fn has_givens(&self) -> bool {
        self.puzzle.givens().cells().iter().any(|&cell| cell != Cell::UNKNOWN)
    }

    /// The colours that are possible for a cell of which this is known.
    fn possible(&self, cell: Cell) -> Colours {
        cell.possible(self.puzzle.inks())
    }

    /// What is known of a cell, without these colours.
    fn without(&self, at: At, colours: Colours) -> Cell {
        Cell::among(self.possible(self.known.get(at)).minus(colours), self.puzzle.inks())
    }

    /// Whether this excludes some colours of a cell, but not all of them, and allows no others.
    fn excludes(&self, at: At, cell: Cell) -> bool {
        let (before, after) = (self.possible(self.known.get(at)), self.possible(cell));
        after.minus(before).is_empty() && !before.minus(after).is_empty()
    }

    fn exists(&self, line: Line) -> Result<(), Flaw> {
        if line.index < self.puzzle.clues(line.axis).len() { Ok(()) } else { Err(Flaw::Outside) }
    }

    fn inside(&self, at: At) -> Result<(), Flaw> {
        let inside = at.row() < self.puzzle.height() && at.column() < self.puzzle.width();
        if inside { Ok(()) } else { Err(Flaw::Outside) }
    }
}

/// The changes of a step, which lead to the grid `after`, are exactly those that its reason forces.
fn exactly(forced: &[Change], changes: &[Change], after: &Grid) -> Result<(), Flaw> {
    for change in forced {
        let [is, forced] = [after.get(change.at), change.cell].map(|cell| cell.possible(after.inks()));
        if !is.minus(forced).is_empty() && forced.minus(is).is_empty() {
            return Err(Flaw::Missing(change.at));
        }
        if is != forced {
            return Err(Flaw::Unforced(change.at));
        }
    }
    match changes.iter().find(|change| changes.len() > forced.len() && !forced.contains(change)) {
        Some(extra) => Err(Flaw::Unforced(extra.at)),
        None => Ok(()),
    }
}
