//! Line logic on a whole grid: looking at one line after another until none adds anything.

use super::line::{Tables, layouts};
use nonoscope::puzzle::{At, Axis, Cell, Grid, Line, Puzzle, Run};
use nonoscope::trace::Change;

/// The lines of a puzzle whose clues apply; the cells of all others are free.
pub(super) struct Logic<'p> {
    puzzle: &'p Puzzle,
    lines: Vec<Line>,
    /// The runs of each line.
    runs: Vec<Vec<Run>>,
    /// For each line, in the order of [`Puzzle::lines`], whether its clue applies.
    counts: Vec<bool>,
    tables: Tables,
    /// The cells of the last line looked at.
    cells: Vec<Cell>,
}

/// Which of the waiting lines to look at next.
#[derive(Clone, Copy)]
pub(super) enum Order {
    /// All lines in turn, starting with this one in the order of [`Puzzle::lines`].
    Turns(usize),
    /// A pseudorandom order for this seed; even seeds favour lines with few fitting layouts.
    Scrambled(u64),
}

/// What to look at lines for.
#[derive(Clone, Copy)]
pub(super) enum Goal {
    /// All that they add, until any line fails.
    Everything,
    /// To see this line fail, even if others fail as well; without settling any cell except `alone`, if that is a cell.
    Failure { line: Line, alone: Option<At> },
}

impl<'p> Logic<'p> {
    /// All lines of a puzzle.
    pub(super) fn new(puzzle: &'p Puzzle) -> Self {
        let lines: Vec<Line> = puzzle.lines().collect();
        let counts = vec![true; lines.len()];
        let runs = lines.iter().map(|&line| puzzle.clue(line).runs().collect()).collect();
        Logic { puzzle, lines, runs, counts, tables: Tables::default(), cells: Vec::new() }
    }

    /// Some lines of a puzzle.
    pub(super) fn of(puzzle: &'p Puzzle, lines: &[Line]) -> Self {
        let mut logic = Logic::new(puzzle);
        for (line, counts) in logic.lines.iter().zip(&mut logic.counts) {
            *counts = lines.contains(line);
        }
        logic
    }

    pub(super) fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// Whether both lines of a cell apply.
    pub(super) fn is_crossing(&self, at: At) -> bool {
        lines_through(at).iter().all(|&line| self.counts[self.puzzle.place(line)])
    }

    /// Looks at a line. Returns its cells with what all fitting layouts agree on; `None` if none fits.
    pub(super) fn look(&mut self, grid: &Grid, line: Line) -> Option<&[Cell]> {
        self.cells.clear();
        self.cells.extend(grid.line(line));
        let runs = &self.runs[self.puzzle.place(line)];
        self.tables.look(runs, &mut self.cells, self.puzzle.inks()).then_some(&self.cells)
    }

    /// How many layouts of a line fit; `None` for 2^128 - 1 or more.
    pub(super) fn fitting(&self, grid: &Grid, line: Line) -> Option<u128> {
        layouts(&self.runs[self.puzzle.place(line)], &grid.line(line).collect::<Vec<_>>(), self.puzzle.inks())
    }

    /// The number of binary digits in the number of fitting layouts of a line.
    fn bits(&self, grid: &Grid, line: Line) -> u64 {
        let fitting = self.fitting(grid, line);
        u64::from(fitting.map_or(128, |fitting| 128 - fitting.leading_zeros()))
    }

    /// All lines that apply, for [`Logic::propagate`].
    pub(super) fn all(&self) -> Vec<bool> {
        self.counts.clone()
    }

    /// Supposes a cell, and looks at all waiting lines and at lines that cross their changes. Returns how many further
    /// cells become known, or the line that no layout fits.
    pub(super) fn suppose(&mut self, grid: &mut Grid, at: At, cell: Cell, waiting: &[bool]) -> Result<usize, Line> {
        let unknown = grid.unknown_cells();
        let waiting = self.with_supposed(grid, at, cell, waiting);
        self.propagate(grid, waiting, Order::Turns(0), Goal::Everything)?;
        Ok(unknown - grid.unknown_cells() - usize::from(grid.get(at).is_known()))
    }

    /// Whether, in some order, this line is left without a layout once a cell is supposed. What was learned before
    /// remains valid when another line fails: this line could have been looked at first. If `at_once`, it is before any
    /// cell besides the supposed one becomes known.
    pub(super) fn can_fail(
        &mut self,
        grid: &Grid,
        Change { at, cell }: Change,
        waiting: &[bool],
        line: Line,
        at_once: bool,
    ) -> bool {
        let goal = Goal::Failure { line, alone: at_once.then_some(at) };
        let turns = [Order::Turns(0), Order::Turns(self.puzzle.height())];
        turns.into_iter().chain((0..SCRAMBLED).map(Order::Scrambled)).any(|order| {
            let mut grid = grid.clone();
            let waiting = self.with_supposed(&mut grid, at, cell, waiting);
            self.propagate(&mut grid, waiting, order, goal) == Err(line)
        })
    }

    /// Whether the last look, at this line, made any cell known besides this one.
    fn settles_others(&self, grid: &Grid, line: Line, alone: At) -> bool {
        let mut cells = self.cells.iter().enumerate().map(|(along, cell)| (line.cell(along), cell));
        cells.any(|(at, cell)| at != alone && cell.is_known() && !grid.get(at).is_known())
    }

    fn with_supposed(&self, grid: &mut Grid, at: At, cell: Cell, waiting: &[bool]) -> Vec<bool> {
        let mut waiting = waiting.to_vec();
        grid.set(at, cell);
        for place in lines_through(at).map(|line| self.puzzle.place(line)) {
            waiting[place] = self.counts[place];
        }
        waiting
    }

    /// Looks at lines until none is waiting, or until one fails.
    pub(super) fn propagate(
        &mut self,
        grid: &mut Grid,
        mut waiting: Vec<bool>,
        order: Order,
        goal: Goal,
    ) -> Result<(), Line> {
        let lines = self.lines.len();
        let mut next = if let Order::Turns(first) = order { first } else { 0 };
        let mut chance = if let Order::Scrambled(number) = order { number + SCRAMBLED } else { 0 };
        loop {
            let mut rank = |place: usize| match order {
                Order::Turns(_) => (place + lines - next) as u64 % lines as u64,
                Order::Scrambled(number) => {
                    let bits = if number % 2 == 0 { self.bits(grid, self.lines[place]) } else { 0 };
                    bits * WEIGHT + scrambled(&mut chance) % (WEIGHT * (1 + number / 2 % 16))
                }
            };
            let waiting_now = (0..lines).filter(|&place| waiting[place]);
            let Some((_, place)) = waiting_now.map(|place| (rank(place), place)).min() else { return Ok(()) };
            waiting[place] = false;
            next = place + 1;
            let line = self.lines[place];
            if self.look(grid, line).is_none() {
                match goal {
                    Goal::Failure { line: other, .. } if other != line => continue,
                    _ => return Err(line),
                }
            }
            if let Goal::Failure { alone: Some(at), .. } = goal
                && self.settles_others(grid, line, at)
            {
                continue;
            }
            for along in 0..self.cells.len() {
                let (at, cell) = (line.cell(along), self.cells[along]);
                if cell != grid.get(at) {
                    grid.set(at, cell);
                    let crossing = self.puzzle.place(Line { axis: line.axis.crossing(), index: along });
                    waiting[crossing] = self.counts[crossing];
                }
            }
        }
    }
}

/// How many pseudorandom orders to try before a line counts as never failing.
const SCRAMBLED: u64 = 200;

/// The weight of twice as many layouts against chance, which weighs up to sixteen times as much.
const WEIGHT: u64 = 4096;

/// Marsaglia's xorshift64*.
fn scrambled(state: &mut u64) -> u64 {
    *state ^= *state >> 12;
    *state ^= *state << 25;
    *state ^= *state >> 27;
    state.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 32
}

/// The row and the column of a cell.
pub(super) fn lines_through(at: At) -> [Line; 2] {
    [Line { axis: Axis::Row, index: at.row() }, Line { axis: Axis::Column, index: at.column() }]
}
