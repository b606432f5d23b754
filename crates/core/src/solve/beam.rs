//! Beam search along a board of few long lines: guessing a whole solution, one crossing line after the other.
//!
//! On such a board, the crossing lines are so short that all their layouts can be listed, and the position of each long
//! line in its clue summarises all crossing lines before. So the search keeps the most promising of these states, a
//! *beam*, and tries each layout of the next crossing line on each of them. A state is worth the number of layouts with
//! which each long line can continue, each weighed by how many crossing lines agree with its cells. The beam may drop
//! the only solution, so this proves nothing: the SAT solver starts from the guess. Beam search is Lowerre's (*The
//! Harpy speech recognition system*, 1976).

use super::meter::Meter;
use crate::line::{Known, Layouts};
use crate::puzzle::{At, Axis, Cell, Clue, Grid, Puzzle};

/// The most long lines.
const LINES: usize = 12;

/// The widths of the beam: narrow, and wider if that led nowhere.
const BEAMS: [usize; 2] = [1000, 8000];

/// A solution that fits `known`, if the board is thin enough and the search reaches its end.
pub(super) fn beam_search(puzzle: &Puzzle, known: &Grid, meter: &Meter<'_>) -> Option<Grid> {
    let along = if puzzle.width() >= puzzle.height() { Axis::Row } else { Axis::Column };
    if puzzle.inks() > 1 || puzzle.clues(along).len() > LINES {
        return None;
    }
    let board = Strip::new(puzzle, known, along)?;
    let layouts = BEAMS.into_iter().find_map(|beam| board.search(beam, meter))?;
    let mut solution = known.clone();
    for (place, layout) in layouts.into_iter().enumerate() {
        for line in 0..board.lines.len() {
            let filled = layout >> line & 1 == 1;
            solution.set(at(along, line, place), if filled { Cell::FILLED } else { Cell::EMPTY });
        }
    }
    Some(solution)
}

/// A cell: the line along the board, and the place in it.
fn at(along: Axis, line: usize, place: usize) -> At {
    match along {
        Axis::Row => At::new(line, place),
        Axis::Column => At::new(place, line),
    }
}

/// A board of few long lines.
struct Strip {
    lines: Vec<Long>,
    /// The layouts of each crossing line, as sets of long lines.
    crossing: Vec<Vec<u16>>,
}

/// How far each long line has come.
type State = [u16; LINES];

/// A state in the beam, and how it was reached.
struct Reached {
    state: State,
    worth: f64,
    from: u16,
    layout: u16,
}

impl Strip {
    /// `None` if a line has no layout that fits.
    fn new(puzzle: &Puzzle, known: &Grid, along: Axis) -> Option<Strip> {
        let count = puzzle.clues(along).len();
        let layouts = |(place, clue): (usize, &Clue)| -> Vec<u16> {
            let cell = |line| known.get(at(along, line, place));
            let set = |cells: Cell| (0..count).filter(|&line| cell(line) == cells).fold(0, |set, line| set | 1 << line);
            let known = Known { filled: set(Cell::FILLED), empty: set(Cell::EMPTY) };
            Layouts::<u64>::new(clue, count, known).map(|layout| layout as u16).collect()
        };
        let crossing: Vec<Vec<u16>> = puzzle.clues(along.crossing()).iter().enumerate().map(layouts).collect();
        let lines = puzzle.clues(along).iter().enumerate();
        let lines = lines.map(|(line, clue)| Long::new(clue, &shares(&crossing, line)?));
        Some(Strip { lines: lines.collect::<Option<_>>()?, crossing })
    }

    /// A layout for each crossing line, if any state of the beam gets to the end.
    fn search(&self, beam: usize, meter: &Meter<'_>) -> Option<Vec<u16>> {
        let mut states = vec![[0; LINES]];
        let mut ways: Vec<Vec<(u16, u16)>> = Vec::with_capacity(self.crossing.len());
        for place in 0..self.crossing.len() {
            meter.tick();
            if meter.is_stopped() {
                return None;
            }
            let mut reached = self.step(&states, place);
            keep_best(&mut reached, beam);
            ways.push(reached.iter().map(|reached| (reached.from, reached.layout)).collect());
            states = reached.into_iter().map(|reached| reached.state).collect();
        }
        states.first()?;
        let mut from = 0;
        let mut layouts: Vec<u16> = ways
            .iter()
            .rev()
            .map_while(|ways| {
                let &(before, layout) = ways.get(usize::from(from))?;
                from = before;
                Some(layout)
            })
            .collect();
        layouts.reverse();
        Some(layouts)
    }

    /// The states that follow after a crossing line, each once.
    fn step(&self, states: &[State], place: usize) -> Vec<Reached> {
        let mut reached = Vec::new();
        let mut met = Met::new(states.len() * self.crossing[place].len());
        for (from, before) in states.iter().enumerate() {
            for &layout in &self.crossing[place] {
                let mut state = *before;
                let mut worth = 1.0;
                for (line, (long, position)) in self.lines.iter().zip(&mut state).enumerate() {
                    let Some(next) = long.after(*position, layout >> line & 1 == 1) else {
                        worth = 0.0;
                        break;
                    };
                    *position = next;
                    worth *= long.worth(place + 1, next);
                }
                if worth > 0.0 && met.is_new(state, &reached) {
                    reached.push(Reached { state, worth, from: from as u16, layout });
                }
            }
        }
        reached
    }
}

/// Keeps the best states. With a general sort and hash table, the program would be 2 KB larger.
fn keep_best(reached: &mut Vec<Reached>, beam: usize) {
    // Bits of positive numbers have their order; the upper half is exact enough.
    let rank = |reached: &Reached| (reached.worth.to_bits() >> 32) as u32;
    let ranks: Vec<u32> = reached.iter().map(rank).collect();
    if ranks.len() <= beam {
        return;
    }
    // The largest rank that at least `beam` states reach.
    let mut least = 0;
    for bit in (0..32).rev().map(|bit| 1 << bit) {
        if ranks.iter().filter(|&&rank| rank >= least | bit).count() >= beam {
            least |= bit;
        }
    }
    let mut left = beam - ranks.iter().filter(|&&rank| rank > least).count();
    reached.retain(|reached| match rank(reached) {
        rank if rank == least => left.checked_sub(1).map(|less| left = less).is_some(),
        rank => rank > least,
    });
}

/// Which states have been reached: a hash table of their places, from 1.
struct Met {
    places: Vec<u32>,
}

impl Met {
    /// Room for this many states.
    fn new(states: usize) -> Met {
        Met { places: vec![0; (2 * states).next_power_of_two()] }
    }

    /// Whether a state, which becomes the next one, is not among those reached.
    fn is_new(&mut self, state: State, reached: &[Reached]) -> bool {
        // Fibonacci hashing: Knuth, *The Art of Computer Programming*, 6.4.
        let mix =
            |sum: u64, &position: &u16| (sum.rotate_left(5) ^ u64::from(position)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let last = self.places.len() - 1;
        let mut slot = (state.iter().fold(0, mix) >> 32) as usize & last;
        while let Some(place) = self.places[slot].checked_sub(1) {
            if reached[place as usize].state == state {
                return false;
            }
            slot = (slot + 1) & last;
        }
        self.places[slot] = reached.len() as u32 + 1;
        true
    }
}

/// For each place of a long line, the share of the layouts of the crossing line that fill it; `None` if one has no layout.
fn shares(crossing: &[Vec<u16>], line: usize) -> Option<Vec<f64>> {
    let share = |layouts: &Vec<u16>| {
        let filled = layouts.iter().filter(|&&layout| layout >> line & 1 == 1).count();
        (!layouts.is_empty()).then(|| filled as f64 / layouts.len() as f64)
    };
    crossing.iter().map(share).collect()
}

/// A long line. Its position is how many cells of its tightest layout it has passed, the gaps between runs included.
struct Long {
    /// The tightest layout, cell by cell.
    tightest: Vec<bool>,
    /// For each place and position, how many layouts go on from there, each weighed, as a share of the most at this place.
    worths: Vec<f32>,
}

impl Long {
    /// `shares` says how likely each cell is to be filled.
    fn new(clue: &Clue, shares: &[f64]) -> Option<Long> {
        let mut tightest = Vec::with_capacity(clue.shortest());
        for &run in clue.lengths() {
            if !tightest.is_empty() {
                tightest.push(false);
            }
            tightest.extend(std::iter::repeat_n(true, usize::from(run)));
        }
        let positions = tightest.len() + 1;
        let mut line = Long { tightest, worths: vec![0.0; positions * (shares.len() + 1)] };
        let mut after = vec![0.0; positions];
        after[positions - 1] = 1.0;
        line.note(shares.len(), &after);
        for (place, &share) in shares.iter().enumerate().rev() {
            let go_on =
                |position: u16, filled: bool| line.after(position, filled).map_or(0.0, |next| after[usize::from(next)]);
            let worth = |position| share * go_on(position, true) + (1.0 - share) * go_on(position, false);
            let mut worths: Vec<f64> = (0..positions as u16).map(worth).collect();
            let most = worths.iter().copied().fold(0.0, f64::max);
            if most <= 0.0 {
                return None;
            }
            worths.iter_mut().for_each(|worth| *worth /= most);
            after = worths;
            line.note(place, &after);
        }
        Some(line)
    }

    fn note(&mut self, place: usize, worths: &[f64]) {
        let start = place * worths.len();
        self.worths[start..start + worths.len()].iter_mut().zip(worths).for_each(|(note, &worth)| *note = worth as f32);
    }

    /// The position after a cell, if its clue allows the cell there.
    fn after(&self, position: u16, filled: bool) -> Option<u16> {
        let place = usize::from(position);
        match (self.tightest.get(place), filled) {
            (Some(&next), _) if next == filled => Some(position + 1),
            // An empty cell more: before the first run, in a gap, or at the end.
            (_, false) if place == 0 || place == self.tightest.len() || !self.tightest[place - 1] => Some(position),
            _ => None,
        }
    }

    fn worth(&self, place: usize, position: u16) -> f64 {
        f64::from(self.worths[place * (self.tightest.len() + 1) + usize::from(position)])
    }
}

#[cfg(test)]
mod tests {
    use super::super::data::Method;
    use super::super::run::solve;
    use super::*;
    use crate::chance::Chance;

    /// A picture in which `percent` of the cells are filled, or just as well its transpose.
    fn picture(chance: &mut Chance, (length, lines): (usize, usize), percent: usize) -> Grid {
        let along = [Axis::Row, Axis::Column][chance.below(2)];
        let end = at(along, lines, length);
        let mut grid = Grid::unknown(end.column(), end.row());
        for at in grid.places() {
            grid.set(at, if chance.below(100) < percent { Cell::FILLED } else { Cell::EMPTY });
        }
        grid
    }

    fn is_solution(puzzle: &Puzzle, known: &Grid, grid: &Grid) -> bool {
        let fits = |at| !known.get(at).is_known() || known.get(at) == grid.get(at);
        puzzle.lines().all(|line| grid.clue(line) == *puzzle.clue(line)) && puzzle.places().all(fits)
    }

    #[test]
    fn where_nothing_leaves_the_beam_it_finds_a_solution_if_there_is_one() {
        let mut chance = Chance::new(11);
        let mut found = [0, 0];
        for _ in 0..300 {
            let size = (3 + chance.below(6), 1 + chance.below(4));
            let picture = picture(&mut chance, size, 50);
            let puzzle = Puzzle::of_picture(&picture).unwrap();
            // One given is often wrong, so that there is no solution.
            let at = picture.at(chance.below(picture.cells().len()));
            let mut known = Grid::unknown(picture.width(), picture.height());
            known.set(at, if chance.below(2) == 0 { Cell::FILLED } else { Cell::EMPTY });
            let given = puzzle.clone().with_givens(known.clone()).unwrap();
            let solution = beam_search(&puzzle, &known, &Meter::new(None, &mut ()));
            assert_eq!(solution.is_some(), !solve(&given, Method::Simulate).solutions.is_empty(), "{picture}");
            assert!(solution.as_ref().is_none_or(|solution| is_solution(&puzzle, &known, solution)));
            found[usize::from(solution.is_some())] += 1;
        }
        assert!(found[0] > 30 && found[1] > 150, "{found:?}");
    }

    #[test]
    fn it_solves_thin_boards() {
        let mut chance = Chance::new(12);
        for (size, percent) in [((120, 5), 30), ((120, 8), 50), ((40, LINES), 50)] {
            let puzzle = Puzzle::of_picture(&picture(&mut chance, size, percent)).unwrap();
            let solution = beam_search(&puzzle, puzzle.givens(), &Meter::new(None, &mut ())).unwrap();
            assert!(is_solution(&puzzle, puzzle.givens(), &solution));
        }
    }

    #[test]
    fn it_declines_what_is_not_thin_or_coloured() {
        let mut chance = Chance::new(13);
        let wide = Puzzle::of_picture(&picture(&mut chance, (20, LINES + 1), 50)).unwrap();
        let coloured = Puzzle::of_picture(&Grid::from_picture(&["XB", "BX"]).unwrap());
        for puzzle in [Some(wide), coloured.ok()].into_iter().flatten() {
            assert_eq!(beam_search(&puzzle, puzzle.givens(), &Meter::new(None, &mut ())), None);
        }
    }
}
