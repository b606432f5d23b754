//! Decimation: guessing a whole solution. The most certain cells are decided, a few at a time, and the marginals of the
//! others are worked out again.
//!
//! If two pictures are equally likely, marginals alone say that each cell is half filled. Once a cell is decided, the
//! lines agree on the picture that contains it. So cells are decided in turn, with everything that line logic infers
//! from them, and messages are passed again in between. A cell that contradicts the earlier decisions gets the other
//! value; if that contradicts them too, the guess ends there. See Mézard and Montanari, *Information, Physics, and
//! Computation* (2009). This proves nothing: the guess is where the SAT solver starts.

use super::board::Board;
use super::marginals::{Messages, ROUNDS, is_likely};
use super::meter::Meter;
use super::suppose::suppose;
use crate::line::{Known, Mask, OneInk, at_mask_width};
use crate::puzzle::{Cell, Grid, Puzzle};
use crate::trace::Change;

/// The share of the unknown cells decided at a time, most certain first: one in this many.
const ONE_IN: usize = 20;

/// How many rounds of messages follow.
const ROUNDS_AFTER: usize = 3;

/// A grid with what is known, and with guesses as far as they do not contradict each other.
pub(super) fn decimate(puzzle: &Puzzle, known: &Grid, meter: &Meter<'_>) -> Grid {
    if puzzle.inks() > 1 {
        return known.clone();
    }
    at_mask_width!(decide_cells, puzzle, known, meter)
}

fn decide_cells<M: Mask>(puzzle: &Puzzle, known: &Grid, meter: &Meter<'_>) -> Grid {
    let mut board = Board::<Known<M>>::new(known);
    let mut tried = board.clone();
    let mut solver = OneInk::default();
    let mut messages = Messages::new(puzzle);
    let mut rounds = ROUNDS;
    while board.unknown() > 0 && messages.pass(&board, rounds) {
        rounds = ROUNDS_AFTER;
        meter.tick();
        if meter.is_stopped() {
            break;
        }
        let mut open: Vec<(f64, Change)> = Vec::with_capacity(board.unknown());
        for at in known.places().filter(|&at| !board.is_known(at)) {
            let marginal = messages.marginal(at);
            let cell = if is_likely(marginal) { Cell::FILLED } else { Cell::EMPTY };
            open.push(((marginal - 0.5).abs(), Change { at, cell }));
        }
        sort(&mut open);
        for &(_, Change { at, cell }) in &open[..open.len().div_ceil(ONE_IN)] {
            if board.is_known(at) {
                continue;
            }
            let decided = [cell, cell.opposite()].into_iter().find_map(|cell| {
                tried.copy_from(&board);
                suppose(puzzle, &mut tried, &mut solver, Change { at, cell }).ok()
            });
            let Some(looked_at) = decided else { return board.grid() };
            std::mem::swap(&mut board, &mut tried);
            messages.forget(looked_at);
        }
    }
    board.grid()
}

/// Puts the most certain cells first; equals keep their order. It is not generic, so that it is compiled once and not for
/// each width of a mask.
fn sort(open: &mut [(f64, Change)]) {
    open.sort_by(|(a, _), (b, _)| b.total_cmp(a));
}
