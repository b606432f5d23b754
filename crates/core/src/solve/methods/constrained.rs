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
    let ranks = lines.iter().enumerate().map(|(index, &line)| Some(rank(&mut recorder, index, line)));
    let mut dirty = Dirty::new(ranks.collect());
    let verdict = loop {
        let Some(index) = dirty.first() else {
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
        dirty.set(index, None);
        let line = lines[index];
        let Some(new) = recorder.look(1, index, line) else { break Verdict::None };
        for along in new.cells() {
            let crossing = Line { axis: line.axis.crossing(), index: along };
            let index = puzzle.place(crossing);
            dirty.set(index, Some(rank(&mut recorder, index, crossing)));
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

/// The dirty lines with their ranks. A tournament tree: after a change, only the games of one line are played again.
struct Dirty {
    /// The rank of each dirty line.
    ranks: Vec<Option<Rank>>,
    /// The winner of each game: the final is at 1, and those who play at `n` won at `2 n` and `2 n + 1`. The second half
    /// are the lines themselves.
    winners: Vec<usize>,
}

impl Dirty {
    fn new(ranks: Vec<Option<Rank>>) -> Dirty {
        let lines = ranks.len();
        let mut dirty = Dirty { ranks, winners: (0..lines).chain(0..lines).collect() };
        for game in (1..lines).rev() {
            dirty.play(game);
        }
        dirty
    }

    /// The dirty line with the first rank.
    fn first(&self) -> Option<usize> {
        let winner = self.winners[1];
        self.ranks[winner].is_some().then_some(winner)
    }

    fn set(&mut self, line: usize, rank: Option<Rank>) {
        self.ranks[line] = rank;
        let mut game = (line + self.ranks.len()) / 2;
        while game > 0 {
            self.play(game);
            game /= 2;
        }
    }

    fn play(&mut self, game: usize) {
        let key = |line: usize| (self.ranks[line].is_none(), self.ranks[line], line);
        let (one, other) = (self.winners[2 * game], self.winners[2 * game + 1]);
        self.winners[game] = if key(one) < key(other) { one } else { other };
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Chance;

    #[test]
    fn the_first_rank_is_always_found() {
        let mut chance = Chance::new(3);
        for lines in 2..40 {
            let mut ranks = vec![None; lines];
            let mut dirty = Dirty::new(ranks.clone());
            assert_eq!(dirty.first(), None);
            for _ in 0..100 {
                let line = chance.below(lines);
                let rank = (Count::from(chance.below(5) as u128), chance.below(2));
                ranks[line] = (chance.below(3) > 0).then_some(rank);
                dirty.set(line, ranks[line]);
                let first = ranks.iter().enumerate().filter_map(|(line, rank)| Some((rank.as_ref()?, line))).min();
                assert_eq!(dirty.first(), first.map(|(_, line)| line));
            }
        }
    }
}
