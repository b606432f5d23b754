//! One's own solve, to be played again: the marks in the order in which they were made, with their times.
//!
//! ```text
//! 15x15.1          width x height, and the inks
//! ,0X37+1+1        a stroke: the milliseconds since the one before; what the cells became; the first cell, row by row, and how
//!                  far on or back each further one is
//! ,850O40-15X3     cells that became something else, too; all distances are from the cell before
//! ~12              how many marks did not fit
//! ```
//!
//! There are no spaces and ends of lines between them. The kinds of cells are those of the marks' own text.

use crate::Marks;
use crate::marks::letters::{number, read_cell, write_cell};
use nonoscope_core::puzzle::{At, Cell, Grid, MAX_INKS, MAX_SIDE};
use nonoscope_core::solve::Past;
use nonoscope_core::trace::Change;
use std::fmt::Write;
use std::str::Chars;

/// The most marks of a replay.
pub const MOST_MOVES: usize = 20_000;

/// A longer pause, in milliseconds, counts as this one: a day.
const LONGEST_PAUSE: u64 = 86_400_000;

/// What comes before each stroke, and before the number of marks that did not fit.
const STROKE: char = ',';
const LEFT_OUT: char = '~';

/// A mark that was made, or erased.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// When, in milliseconds since the beginning.
    pub millis: u64,
    /// Where.
    pub at: At,
    /// What the cell became.
    pub cell: Cell,
}

/// The marks of one solve in the order in which they were made. Those with the same time are one stroke.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replay {
    /// The marks now.
    now: Grid,
    moves: Vec<Move>,
    left_out: usize,
}

impl Replay {
    /// Nothing is marked yet, in a grid of the size and the inks of this one.
    pub fn new(grid: &Grid) -> Replay {
        Replay { now: unmarked(grid), moves: Vec::new(), left_out: 0 }
    }

    /// The strokes that made these marks, since there were none; nobody knows when, so they are spread evenly over a time in milliseconds.
    pub fn of_marks(marks: &Marks, millis: u64) -> Replay {
        let Past { marks: mut grid, strokes } = marks.past(usize::MAX);
        let mut made: Vec<Vec<Change>> = Vec::new();
        for before in strokes.into_iter().filter(|stroke| !stroke.is_empty()) {
            // What came before was erased, or belongs to an earlier solve.
            if grid.is_unknown() {
                break;
            }
            made.push(before.iter().map(|change| Change { cell: grid.get(change.at), ..*change }).collect());
            before.iter().for_each(|change| grid.set(change.at, change.cell));
        }
        let mut replay = Replay::new(&grid);
        // Of very many strokes, the first ones are forgotten.
        replay.follow(0, &grid);
        let count = made.len() as u64;
        for (stroke, place) in made.iter().rev().zip(1..) {
            for change in stroke {
                replay.push(place * millis.max(count) / count, change.at, change.cell);
            }
        }
        replay
    }

    /// A cell has become something else. A time before that of the last mark counts as the same one, and a day
    /// is the longest pause. False if the grid has no such
    /// cell, or if [`MOST_MOVES`] are there already; then it is counted as left out.
    pub fn push(&mut self, millis: u64, at: At, cell: Cell) -> bool {
        if !self.now.contains(at) || !self.now.allows(cell) {
            return false;
        }
        if self.now.get(at) == cell {
            return true;
        }
        self.now.set(at, cell);
        let has_room = self.moves.len() < MOST_MOVES;
        if has_room {
            let millis = millis.clamp(self.length(), self.length() + LONGEST_PAUSE);
            self.moves.push(Move { millis, at, cell });
        } else {
            self.left_out += 1;
        }
        has_room
    }

    /// The marks have become these: one stroke, an undone one, or a whole grid. False if not all of it could be kept.
    pub fn follow(&mut self, millis: u64, marks: &Grid) -> bool {
        if (marks.width(), marks.height()) != (self.now.width(), self.now.height()) {
            return false;
        }
        let cells = marks.cells().iter().zip(self.now.cells()).enumerate();
        let changed: Vec<usize> = cells.filter(|(_, (new, old))| new != old).map(|(place, _)| place).collect();
        let mut fits = true;
        for at in changed.into_iter().map(|place| marks.at(place)) {
            fits &= self.push(millis, at, marks.get(at));
        }
        fits
    }

    /// All marks in order.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// How many marks did not fit.
    pub fn left_out(&self) -> usize {
        self.left_out
    }

    /// The time of the last mark, in milliseconds.
    pub fn length(&self) -> u64 {
        self.moves.last().map_or(0, |last| last.millis)
    }

    /// The marks at a time.
    pub fn at(&self, millis: u64) -> Grid {
        let mut grid = unmarked(&self.now);
        let made = self.moves.iter().take_while(|made| made.millis <= millis);
        made.for_each(|made| grid.set(made.at, made.cell));
        grid
    }

    /// The marks after each stroke, with its time.
    pub fn frames(&self) -> impl Iterator<Item = (u64, Grid)> {
        let strokes = self.moves.chunk_by(|one, next| one.millis == next.millis);
        strokes.scan(unmarked(&self.now), |grid, stroke| {
            stroke.iter().for_each(|made| grid.set(made.at, made.cell));
            Some((stroke.first()?.millis, grid.clone()))
        })
    }

    /// The same marks, with pauses of at most this many milliseconds.
    #[must_use]
    pub fn with_pauses(&self, most: u64) -> Replay {
        let (mut before, mut now) = (0, 0);
        let moves = self.moves.iter().map(|made| {
            now += (made.millis - before).min(most);
            before = made.millis;
            Move { millis: now, ..*made }
        });
        Replay { moves: moves.collect(), ..self.clone() }
    }

    /// As a text without spaces.
    pub fn to_text(&self) -> String {
        let mut text = format!("{}x{}.{}", self.now.width(), self.now.height(), self.now.inks());
        let mut before = 0;
        for stroke in self.moves.chunk_by(|one, next| one.millis == next.millis) {
            let (mut last, mut kind) = (None, None);
            for Move { millis, at, cell } in stroke {
                if last.is_none() {
                    // Writing to a string cannot fail.
                    let _ = write!(text, "{STROKE}{}", millis - before);
                    before = *millis;
                }
                if kind != Some(cell) {
                    write_cell(&mut text, *cell, &self.now);
                }
                let place = self.now.index(*at);
                let _ = match last {
                    None => write!(text, "{place}"),
                    Some(last) if place < last => write!(text, "-{}", last - place),
                    Some(last) => write!(text, "+{}", place - last),
                };
                (last, kind) = (Some(place), Some(cell));
            }
        }
        if self.left_out > 0 {
            let _ = write!(text, "{LEFT_OUT}{}", self.left_out);
        }
        text
    }

    /// Reads a text that [`Replay::to_text`] wrote; `None` for any other.
    pub fn from_text(text: &str) -> Option<Replay> {
        let mut chars = text.chars();
        let width = number(&mut chars)??;
        let height = chars.next().filter(|x| *x == 'x').and_then(|_| number(&mut chars)?)?;
        let inks = chars.next().filter(|dot| *dot == '.').and_then(|_| number(&mut chars)?)?;
        let sides = 1..=MAX_SIDE;
        if !sides.contains(&width) || !sides.contains(&height) || !(1..=MAX_INKS).contains(&inks) {
            return None;
        }
        let mut replay = Replay::new(&Grid::unknown_of(width, height, inks));
        let mut millis = 0_u64;
        loop {
            match chars.next() {
                None => return Some(replay),
                Some(STROKE) => {
                    millis += (number(&mut chars)?? as u64).min(LONGEST_PAUSE);
                    replay.read_stroke(millis, &mut chars)?;
                }
                Some(LEFT_OUT) => {
                    replay.left_out = number(&mut chars)??;
                    return chars.as_str().is_empty().then_some(replay);
                }
                Some(_) => return None,
            }
        }
    }

    fn read_stroke(&mut self, millis: u64, chars: &mut Chars<'_>) -> Option<()> {
        let (mut last, mut kind) = (None, None);
        while !chars.as_str().is_empty() && !chars.as_str().starts_with([STROKE, LEFT_OUT]) {
            if !chars.as_str().starts_with(['+', '-']) {
                kind = Some(read_cell(chars, &self.now)?);
            }
            let place = match last {
                None => number(chars)??,
                Some(last) => match chars.next()? {
                    '+' => number(chars)??.checked_add(last)?,
                    '-' => usize::checked_sub(last, number(chars)??)?,
                    _ => return None,
                },
            };
            let at = Some(place).filter(|place| *place < self.now.cells().len()).map(|place| self.now.at(place))?;
            if self.moves.len() == MOST_MOVES {
                return None;
            }
            self.push(millis, at, kind?);
            last = Some(place);
        }
        last.map(|_| ())
    }
}

/// A grid without marks, like another one.
fn unmarked(grid: &Grid) -> Grid {
    Grid::unknown_of(grid.width(), grid.height(), grid.inks())
}
