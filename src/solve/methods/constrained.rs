//! `constrained`: always the line that is currently most constrained.
//!
//! This is how the authors of the Haskell solver worked by hand, with pencil and wine: begin with the lines that have
//! the fewest free gaps, then go where most is known. Here a line's rank is the number of its fitting layouts; a line
//! without a free gap has one. A line is looked at again only after a crossing line has added to it, so the method ends
//! when nothing is left to look at. It has no passes: the whole solve counts as one.

use crate::line::{Count, Knowledge, Mask};
use crate::puzzle::{Line, Puzzle};
use crate::solve::data::{Options, Outcome, Stop, Verdict};
use crate::solve::meter::Meter;
use crate::solve::recorder::Recorder;

/// How many steps lie between two reports of progress.
const TOLD_EVERY: usize = 1024;

pub(super) fn solve<K: Knowledge>(puzzle: &Puzzle, options: &Options, meter: &Meter<'_>) -> Outcome {
    let mut recorder = Recorder::<K>::new(puzzle, options);
    let lines: Vec<Line> = puzzle.lines().collect();
    // The rank of each dirty line.
    let mut ranks: Vec<Option<Rank>> =
        lines.iter().enumerate().map(|(index, &line)| Some(rank(&mut recorder, index, line))).collect();
    let verdict = loop {
        let next = ranks.iter().enumerate().filter_map(|(index, rank)| Some((*rank.as_ref()?, index))).min();
        let Some((_, index)) = next else {
            // Every line was looked at after its last change, so a complete grid is a solution.
            break if recorder.board.unknown() == 0 { Verdict::Unique } else { Verdict::Stuck };
        };
        if recorder.trace.len().is_multiple_of(TOLD_EVERY) {
            meter.tick();
            if meter.is_stopped() {
                return recorder.stopped(Stop::Watch, meter);
            }
        }
        if !recorder.has_room() {
            return recorder.stopped(Stop::Steps, meter);
        }
        ranks[index] = None;
        let line = lines[index];
        let Some(new) = recorder.look(1, index, line) else { break Verdict::None };
        for along in new.cells().cells() {
            let crossing = Line { axis: line.axis.crossing(), index: along };
            let index = puzzle.place(crossing);
            ranks[index] = Some(rank(&mut recorder, index, crossing));
        }
    };
    recorder.outcome(verdict, meter)
}

/// The number of fitting layouts, then of free gaps; among equals, the first line.
type Rank = (Count, usize);

fn rank<K: Knowledge>(recorder: &mut Recorder<'_, K>, index: usize, line: Line) -> Rank {
    let free_gaps = recorder.puzzle.clue(line).free_gaps(recorder.puzzle.length(line.axis));
    (recorder.fitting(index, line), free_gaps)
}
