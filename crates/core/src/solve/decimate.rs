//! Decimation: guessing a whole solution. The most certain cells are decided, a few at a time, and the marginals of the
//! others are worked out again.
//!
//! If two pictures are equally likely, marginals alone say that each cell is half filled. Once a cell is decided, the
//! lines agree on the picture that contains it. So cells are decided in turn, with everything that line logic infers
//! from them, and messages are passed again in between. A cell that contradicts the earlier decisions gets the other
//! value; if that contradicts them too, the guess ends there. See Mézard and Montanari, *Information, Physics, and
//! Computation* (2009). This proves nothing: the guess is where the SAT solver starts.

use super::beliefs::{Beliefs, Believed, ROUNDS};
use super::board::Board;
use super::meter::Meter;
use super::suppose::{Question, suppose};
use crate::line::at_width;
use crate::puzzle::{At, Colour, Grid, Puzzle};
use crate::trace::Change;

/// The share of the unknown cells decided at a time, most certain first: one in this many.
const ONE_IN: usize = 20;

/// How many rounds of messages follow.
const ROUNDS_AFTER: usize = 3;

/// A grid of known cells and guesses that do not contradict each other.
pub(super) fn decimate(puzzle: &Puzzle, known: &Grid, meter: &Meter<'_>) -> Grid {
    at_width!(decide_cells, puzzle, known, meter)
}

fn decide_cells<K: Believed>(puzzle: &Puzzle, known: &Grid, meter: &Meter<'_>) -> Grid {
    let mut board = Board::new(known);
    let mut tried = board.clone();
    let mut logic = K::Logic::default();
    let mut beliefs = K::Beliefs::new(puzzle);
    let mut rounds = ROUNDS;
    while board.unknown() > 0 && beliefs.pass(&board, rounds) {
        rounds = ROUNDS_AFTER;
        meter.tick();
        if meter.is_stopped() {
            break;
        }
        let mut open: Vec<(f64, At, Colour)> = Vec::with_capacity(board.unknown());
        for at in known.places().filter(|&at| !board.is_known(at)) {
            let (colour, certainty) = beliefs.likeliest(at, board.possible(at));
            open.push((certainty, at, colour));
        }
        sort(&mut open);
        for &(_, at, colour) in &open[..open.len().div_ceil(ONE_IN)] {
            if board.is_known(at) || !board.possible(at).has(colour) {
                continue;
            }
            let decided = Question { at, colour }.answers(&board).into_iter().find_map(|cell| {
                tried.copy_from(&board);
                suppose::<K>(puzzle, &mut tried, &mut logic, Change { at, cell }).ok()
            });
            let Some(looked_at) = decided else { return board.grid() };
            std::mem::swap(&mut board, &mut tried);
            beliefs.forget(looked_at);
        }
    }
    board.grid()
}

/// Puts the most certain cells first; equals keep their order. It is not generic, so that it is compiled once and not for
/// each width of a mask.
fn sort(open: &mut [(f64, At, Colour)]) {
    open.sort_by(|(a, ..), (b, ..)| b.total_cmp(a));
}
