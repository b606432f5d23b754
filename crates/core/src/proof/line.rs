//! Proves what one line says, as a sequence of clauses.
//!
//! Each follows from what is known of the cells by unit propagation, if the runs are taken in order:
//!
//! - From the left, a run cannot start at a cell if it would lie on a cell without its ink, or if no start that is left for
//!   the run before it reaches to the last cell before that is not of the background. The same from the right. What is left
//!   are the starts that occur in some layout.
//! - A cell does not have an ink if no start of this ink covers it.
//! - A cell has an ink if there is no gap in which it could lie: for each pair of neighbouring runs, it has an ink, or the
//!   one has not ended before it, or the other begins before it.
//!
//! This is the line solver again, start by start instead of in sets. Starts with the same two neighbours in the order
//! of starts are chained by the formula, so a clause for each excluded start is enough.

use super::claims::{Claims, Proved};
use crate::puzzle::{Colour, Colours, Line};
use crate::sat::{Literal, Start, Truth};

/// No layout of the line fits, as unit propagation shows now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Contradiction;

/// Proves what lines say. It keeps its tables from line to line.
#[derive(Debug, Default)]
pub(super) struct LineProver {
    /// For each cell of the line, the colours that are possible.
    cells: Vec<Colours>,
    /// For each ink and each cell, how many cells in a row may have the ink from there on.
    room: Vec<Vec<usize>>,
    /// For each cell, the end of the last cell before it that is not of the background; 0 if there is none.
    before: Vec<usize>,
    /// For each cell, the first one from there on that is not of the background; the length of the line if there is none.
    next: Vec<usize>,
    /// For each run, how many of its starts that are left lie before each cell.
    counts: Vec<Vec<u32>>,
}

/// The receiver of the clauses.
type Add<'a> = dyn FnMut(&[Literal]) + 'a;

/// Adds a clause, simplified by what is known already.
fn require(add: &mut Add<'_>, claims: impl IntoIterator<Item = Truth>) {
    let open = claims.into_iter().filter(|claim| *claim != Truth::Never);
    let open: Option<Vec<Literal>> = open
        .map(|claim| match claim {
            Truth::If(literal) => Some(literal),
            Truth::Always | Truth::Never => None,
        })
        .collect();
    if let Some(open) = open {
        add(&open);
    }
}

impl LineProver {
    /// Proves all that a line says, given what is proved, and adds it there. Returns the indices of the cells in the line of
    /// which more is known than before.
    pub(super) fn prove(
        &mut self,
        claims: &Claims<'_>,
        line: Line,
        proved: &mut Proved,
        add: &mut Add<'_>,
    ) -> Result<Vec<usize>, Contradiction> {
        self.read(claims, proved, line);
        self.exclude_starts(claims, line, proved, add)?;
        let covered = self.covered(claims, line, proved);
        let runs = claims.runs(line);
        let mut new = Vec::new();
        // The first gap that a cell may lie in, counted by the run after it.
        let mut first_gap = 0;
        for (along, inks) in covered.into_iter().enumerate() {
            while first_gap < runs.len() && self.ends(first_gap) <= along + 1 {
                first_gap += 1;
            }
            let (at, before) = (line.cell(along), self.cells[along]);
            if before.only().is_some() {
                continue;
            }
            let mut colours = before.and(inks.or(Colours::BACKGROUND));
            if colours.has(Colour::BACKGROUND) && !inks.is_empty() {
                let mut gaps = first_gap..=first_gap;
                while *gaps.end() < runs.len()
                    && self.begins(*gaps.end()) + claims.run(runs.start + gaps.end()).length <= along
                {
                    gaps = first_gap..=gaps.end() + 1;
                }
                if !gaps.clone().any(|gap| self.may_leave(claims, line, gap, along)) {
                    colours = inks;
                    let has_ink: Vec<Truth> = claims.inks(at, before).map(Truth::If).collect();
                    for gap in gaps {
                        let not_ended = match gap.checked_sub(1).map(|before| runs.start + before) {
                            Some(run) => claims.at_least(run, (along + 1).saturating_sub(claims.run(run).length)),
                            None => Truth::Never,
                        };
                        let begun = match runs.clone().nth(gap) {
                            Some(run) => !claims.at_least(run, along + 1),
                            None => Truth::Never,
                        };
                        require(add, has_ink.iter().copied().chain([not_ended, begun]));
                    }
                }
            }
            if colours != before {
                claims.is_among(at, colours, before).iter().for_each(|clause| add(clause));
                proved.set(at, colours);
                new.push(along);
            }
        }
        Ok(new)
    }

    fn read(&mut self, claims: &Claims<'_>, proved: &Proved, line: Line) {
        let inks = claims.puzzle().inks();
        self.cells.clear();
        self.cells.extend(proved.cells().line(line).map(|cell| cell.possible(inks)));
        let length = self.cells.len();
        self.room.resize_with(inks, Vec::new);
        for (room, ink) in self.room.iter_mut().zip(Colour::all(inks).skip(1)) {
            room.clear();
            room.resize(length + 1, 0);
            for along in (0..length).rev() {
                room[along] = if self.cells[along].has(ink) { room[along + 1] + 1 } else { 0 };
            }
        }
        self.next.clear();
        self.next.resize(length + 1, length);
        self.before.clear();
        self.before.resize(length + 1, 0);
        let is_background = |cell: &Colours| cell.has(Colour::BACKGROUND);
        for along in (0..length).rev() {
            self.next[along] = if is_background(&self.cells[along]) { self.next[along + 1] } else { along };
        }
        for (along, cell) in self.cells.iter().enumerate() {
            self.before[along + 1] = if is_background(cell) { self.before[along] } else { along + 1 };
        }
    }

    /// Excludes the starts that occur in no layout: first those to which no layout of the runs before leads, then those
    /// that leave no room for the runs after.
    fn exclude_starts(
        &mut self,
        claims: &Claims<'_>,
        line: Line,
        proved: &mut Proved,
        add: &mut Add<'_>,
    ) -> Result<(), Contradiction> {
        let (runs, clue, length) = (claims.runs(line), claims.puzzle().clue(line), self.cells.len());
        if runs.is_empty() {
            // The formula says itself that all cells are of the background.
            return if self.next[0] < length { Err(Contradiction) } else { Ok(()) };
        }
        self.counts.resize_with(self.counts.len().max(runs.len()), Vec::new);
        for (index, run) in runs.clone().enumerate() {
            let (own, room) = (claims.run(run).length, &self.room[claims.run(run).colour.number() - 1]);
            let (counted, rest) = self.counts.split_at_mut(index);
            let reaches = |start: usize| match counted.last().zip(index.checked_sub(1)) {
                Some((counts, before)) => {
                    let (length, gap) = (claims.run(runs.start + before).length, clue.gap_after(before));
                    // From a start that covers the last cell with an ink to one that leaves a gap.
                    let from = self.before[start].saturating_sub(length);
                    let until = (start + 1).saturating_sub(length + gap);
                    from < until && counts[until] > counts[from]
                }
                None => self.before[start] == 0,
            };
            let fits = |start: usize| room[start] >= own && reaches(start);
            exclude(claims, run, proved, &mut rest[0], length, add, fits)?;
        }
        for (index, run) in runs.clone().enumerate().rev() {
            let (own, gap) = (claims.run(run).length, clue.gap_after(index));
            let (rest, counted) = self.counts.split_at_mut(index + 1);
            let fits = |start: usize| match counted.first().filter(|_| run + 1 < runs.end) {
                // A gap after the run, and then at the latest from the next cell with an ink on.
                Some(counts) => {
                    let (from, until) = (start + own + gap, (self.next[start + own] + 1).min(length));
                    from < until && counts[until] > counts[from]
                }
                None => self.next[start + own] == length,
            };
            exclude(claims, run, proved, &mut rest[index], length, add, fits)?;
        }
        Ok(())
    }

    /// The first start that is left for a run.
    fn begins(&self, run: usize) -> usize {
        self.counts[run].partition_point(|&count| count == 0) - 1
    }

    /// The end of the last start that is left for a run.
    fn ends(&self, run: usize) -> usize {
        let all = self.counts[run].last().copied().unwrap_or(0);
        self.counts[run].partition_point(|&count| count < all)
    }

    /// Whether some layout leaves a cell free between a run and the one before it.
    fn may_leave(&self, claims: &Claims<'_>, line: Line, gap: usize, along: usize) -> bool {
        let runs = claims.runs(line);
        let left = match gap.checked_sub(1) {
            Some(before) => {
                let length = claims.run(runs.start + before).length;
                let (from, until) = (self.before[along].saturating_sub(length), (along + 1).saturating_sub(length));
                from < until && self.counts[before][until] > self.counts[before][from]
            }
            None => self.before[along] == 0,
        };
        let right = || match gap < runs.len() {
            true => {
                let until = (self.next[along] + 1).min(self.cells.len());
                along + 1 < until && self.counts[gap][until] > self.counts[gap][along + 1]
            }
            false => self.next[along] == self.cells.len(),
        };
        left && right()
    }

    /// For each cell of a line, the inks of the starts that are left and cover it.
    fn covered(&self, claims: &Claims<'_>, line: Line, proved: &mut Proved) -> Vec<Colours> {
        let mut covered = vec![Colours::NONE; self.cells.len()];
        for run in claims.runs(line) {
            let Start { colour, length: own, .. } = *claims.run(run);
            let first = claims.run(run).starts().start;
            let mut until = 0;
            for (index, _) in proved.starts(claims, run).iter().enumerate().filter(|(_, may_start)| **may_start) {
                let start = first + index;
                covered[until.max(start)..start + own].iter_mut().for_each(|inks| inks.insert(colour));
                until = start + own;
            }
        }
        covered
    }
}

/// Excludes the starts of a run that do not fit, and counts those that are left.
fn exclude(
    claims: &Claims<'_>,
    run: usize,
    proved: &mut Proved,
    counts: &mut Vec<u32>,
    length: usize,
    add: &mut Add<'_>,
    fits: impl Fn(usize) -> bool,
) -> Result<(), Contradiction> {
    let first = claims.run(run).starts().start;
    counts.clear();
    counts.resize(first + 1, 0);
    let mut left = 0;
    for (index, may_start) in proved.starts(claims, run).iter_mut().enumerate() {
        let start = first + index;
        if *may_start && !fits(start) {
            *may_start = false;
            require(add, [!claims.at_least(run, start), claims.at_least(run, start + 1)]);
        }
        left += u32::from(*may_start);
        counts.push(left);
    }
    counts.resize(length + 1, left);
    if left == 0 { Err(Contradiction) } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use super::super::units::Units;
    use super::*;
    use crate::chance::Chance;
    use crate::line::{Excluded, Knowledge, LineLogic};
    use crate::puzzle::{At, Cell, Grid, Puzzle};
    use crate::sat::Order;

    /// What the line solver finds: for each cell, the colours that are left.
    fn left(puzzle: &Puzzle, known: &Grid) -> Option<Vec<Colours>> {
        let (line, inks) = (Line::row(0), puzzle.inks());
        let mut logic = <Excluded<u64, 32> as Knowledge>::Logic::default();
        let found = logic.infer(puzzle.clue(line), puzzle.width(), Excluded::of_cells(known.line(line), inks))?;
        Some((0..puzzle.width()).map(|along| found.cell(along).possible(inks)).collect())
    }

    /// A row and a part of what is true of it, or almost.
    fn row(inks: usize, chance: &mut Chance) -> (Puzzle, Grid) {
        let width = 1 + chance.below(24);
        let mut picture = Grid::unknown_of(width, 1, inks);
        let mut colour = Colour::BACKGROUND;
        for at in picture.places() {
            if chance.below(5) < 2 {
                colour = Colour::all(inks).nth(chance.below(inks + 1)).unwrap();
            }
            picture.set(at, Cell::of(colour));
        }
        let puzzle = Puzzle::of_picture(&picture).unwrap();
        let inks = puzzle.inks();
        let mut known = Grid::unknown_of(width, 1, inks);
        let (often, is_wrong) = (1 + chance.below(9), chance.below(3) == 0);
        for at in known.places() {
            if chance.below(10) < often {
                let mut possible = picture.possible(at);
                if is_wrong && chance.below(6) == 0 {
                    possible = Colours::NONE;
                }
                for _ in 0..chance.below(inks + 1) {
                    possible.insert(Colour::all(inks).nth(chance.below(inks + 1)).unwrap());
                }
                known.set(at, Cell::among(possible, inks));
            }
        }
        (puzzle, known)
    }

    #[test]
    fn it_proves_what_the_line_solver_finds_and_each_clause_follows_by_unit_propagation() {
        let mut chance = Chance::new(11);
        let (mut added, mut fails) = (0, 0);
        for round in 0..4000 {
            let (puzzle, known) = row(1 + round % 5, &mut chance);
            let inks = puzzle.inks();
            let claims = Claims::new(&puzzle).unwrap();
            // The columns would say what each cell is. Their runs have no variables.
            let unknown = Grid::unknown_of(puzzle.width(), 1, inks);
            let Order { mut formula, selectors, .. } =
                Order::with_selectors(&puzzle, &unknown, &[Line::row(0)]).unwrap();
            formula.add([selectors[0]]);
            let mut proved = claims.proved();
            for at in known.places() {
                let colours = known.possible(at);
                claims.is_among(at, colours, Colours::all(inks)).into_iter().for_each(|clause| formula.add(clause));
                proved.set(at, colours);
            }
            let mut units = Units::new(&formula);
            let mut add = |clause: &[Literal]| {
                if units.contradicts() || clause.iter().any(|&literal| units.says(literal)) {
                    return;
                }
                units.suppose(&clause.iter().map(|&literal| !literal).collect::<Vec<_>>());
                assert!(units.contradicts(), "{puzzle:?}, {known:?}: {clause:?}");
                units.retract();
                units.add(clause);
                added += 1;
            };
            let result = LineProver::default().prove(&claims, Line::row(0), &mut proved, &mut add);
            match left(&puzzle, &known) {
                None => {
                    assert!(result.is_err() && units.contradicts(), "{puzzle:?}, {known:?}");
                    fails += 1;
                }
                Some(left) => {
                    let new = result.unwrap();
                    for (along, colours) in left.into_iter().enumerate() {
                        let at = At::new(0, along);
                        let (before, found) = (known.possible(at), proved.possible(at));
                        assert_eq!(found, before.and(colours), "{puzzle:?}, {known:?}, {along}");
                        assert_eq!(found != before, new.contains(&along));
                    }
                }
            }
        }
        assert!(added > 2000 && fails > 200, "{added}, {fails}");
    }
}
