//! `passes`: every row, then every column, over and over, each line by itself.
//!
//! The method of Neil Mitchell's Haskell solver of the GCHQ card (2016): constrain one side, then the other, until
//! nothing changes. Every line looked at is a step, also one that infers nothing. A pass counts if it changed
//! something. Each inference is forced, so a grid completed this way is the only solution.

use crate::line::Mask;
use crate::puzzle::Puzzle;
use crate::solve::data::{Method, Options, Outcome, Stop, Verdict};
use crate::solve::look::Looker;
use crate::solve::meter::Meter;

pub(super) fn solve<M: Mask>(puzzle: &Puzzle, options: &Options, meter: &Meter<'_>) -> Outcome {
    let mut looker = Looker::<M>::new(puzzle, options);
    match look_at_all(&mut looker) {
        Verdict::Stopped => looker.stopped(Method::Passes, Stop::Steps, meter),
        verdict => looker.outcome(Method::Passes, verdict, meter),
    }
}

/// Passes until nothing changes. Gives the verdict as far as lines go; stopped, if the trace is cut off.
pub(super) fn look_at_all<M: Mask>(looker: &mut Looker<'_, M>) -> Verdict {
    let puzzle = looker.puzzle;
    let mut pass = 0;
    loop {
        let unknown = looker.board.unknown();
        // A complete grid may still break clues whose lines were looked at before their last cells were known. Then
        // one more pass finds the line.
        if unknown == 0 && puzzle.first_mismatch(&looker.board.grid()).is_none() {
            return Verdict::Unique;
        }
        pass += 1;
        for (index, line) in puzzle.lines().enumerate() {
            if !looker.has_room() {
                return Verdict::Stopped;
            }
            if looker.look(pass, index, line).is_none() {
                return Verdict::None;
            }
        }
        if looker.board.unknown() == unknown {
            return Verdict::Stuck;
        }
    }
}
