//! The likeliest puzzle that combines versions of clues and has a solution, at best exactly one.

use super::versions::{Version, Versions, cells};
use nonoscope_core::puzzle::{At, Puzzle, PuzzleError};
use nonoscope_core::solve::{Verdict, verdict_and_difference};
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// How much likelier a reading must be to be taken although it has several solutions.
const SEVERAL: i32 = 600;
/// How many readings are begun, and how many are solved.
const BEGUN: usize = 30_000;
const SOLVED: usize = 100;

/// Suppositions for each solution.
const WORK: u64 = 2_000;

/// How many more cells rows may fill than columns, or columns than rows, while some lines are still as they were read.
const APART: i64 = 1_000;

/// What is left of a line.
struct Line {
    number: usize,
    /// The first one is the likeliest.
    choices: Vec<Choice>,
}

/// A version that may be taken.
#[derive(Clone, Copy, Debug)]
struct Choice {
    version: usize,
    /// How much it costs above the likeliest that the line had.
    cost: i32,
    /// How many cells it fills: below 0 in columns.
    filled: i64,
}

impl Line {
    fn of(number: usize, line: &Versions, left: &[usize], is_row: bool) -> Line {
        let likeliest = line.all.first().map_or(0, |own| own.cost);
        let choice = |version: usize| {
            let (cost, filled) = line.all.get(version).map_or((0, 0), |own| (own.cost - likeliest, own.filled()));
            Choice { version, cost, filled: if is_row { filled } else { -filled } }
        };
        let choices = if left.is_empty() { vec![choice(0)] } else { left.iter().copied().map(choice).collect() };
        Line { number, choices }
    }

    /// By how many cells another choice than the first moves the total of rows above that of columns.
    fn more(&self, choice: &Choice) -> i64 {
        choice.filled - self.choices[0].filled
    }
}

/// A reading that is begun: what is taken of some lines, while the others are as their first choice.
#[derive(Clone, Copy, Debug)]
struct Begun {
    before: usize,
    version: usize,
    cost: i32,
    /// How many more cells rows fill than columns.
    off: i64,
}

/// The puzzle if each line is this version.
pub(super) fn puzzle(lines: &[&Versions], rows: usize, taken: &[usize]) -> Result<Puzzle, PuzzleError> {
    let mut clues =
        taken.iter().zip(lines).map(|(&own, line)| line.all.get(own).map_or_else(Default::default, Version::clue));
    let rows = clues.by_ref().take(rows).collect();
    Puzzle::unnamed(rows, clues.collect())
}

/// A reading with a solution, and how much less likely it is than the likeliest of each line.
pub(super) struct Found {
    pub(super) taken: Vec<usize>,
    pub(super) verdict: Verdict,
    /// Where two solutions differ, if it has several.
    pub(super) differing: Vec<At>,
    pub(super) cost: i32,
}

/// The likeliest puzzle that costs less than this, of the versions that are left of each line.
///
/// Readings grow line by line: always the one that costs least together with what its other lines cost at least (A*).
pub(super) fn combined(lines: &[&Versions], rows: usize, left: &[Vec<usize>], mut least: i32) -> Option<Found> {
    let of = |(number, (line, left)): (usize, (&&Versions, &Vec<usize>))| Line::of(number, line, left, number < rows);
    let all: Vec<Line> = lines.iter().zip(left).enumerate().map(of).collect();
    let firsts: Vec<usize> = all.iter().map(|line| line.choices[0].version).collect();
    let off = all.iter().map(|line| line.choices[0].filled).sum();
    let (open, settled): (Vec<Line>, Vec<Line>) = all.into_iter().partition(|line| line.choices.len() > 1);
    let rest = Rest::of(&open, off);
    let mut best = None;
    let mut solved = 0;
    let cost = settled.iter().map(|line| line.choices[0].cost).sum();
    let mut begun = vec![Begun { before: 0, version: 0, cost, off }];
    // Of those that cost the same, the one with the fewest lines to go comes first.
    let mut queue =
        BinaryHeap::from([Reverse((rest.least(open.len(), off).saturating_add(cost), open.len(), 0_usize))]);
    for _ in 0..BEGUN {
        let Some(Reverse((cost, to_go, number))) = queue.pop() else { break };
        if cost >= least || solved >= SOLVED {
            break;
        }
        let own = begun[number];
        if to_go > 0 {
            let line = &open[open.len() - to_go];
            for choice in &line.choices {
                let (cost, off) = (own.cost + choice.cost, own.off + line.more(choice));
                let whole = rest.least(to_go - 1, off).saturating_add(cost);
                if whole < least {
                    queue.push(Reverse((whole, to_go - 1, begun.len())));
                    begun.push(Begun { before: number, version: choice.version, cost, off });
                }
            }
            continue;
        }
        let mut taken = firsts.clone();
        let mut last = own;
        for line in open.iter().rev() {
            taken[line.number] = last.version;
            last = begun[last.before];
        }
        // Of several inks, the totals may still differ.
        let Ok(puzzle) = puzzle(lines, rows, &taken) else { continue };
        solved += 1;
        let (verdict, differing) = verdict_and_difference(&puzzle, WORK);
        let cost = match verdict {
            Verdict::None => continue,
            Verdict::Unique => cost,
            Verdict::Multiple | Verdict::Stuck | Verdict::Stopped => cost + SEVERAL,
        };
        if least > cost {
            least = cost;
            best = Some(Found { taken, verdict, differing, cost });
        }
    }
    best
}

/// What the last lines cost at least if rows are to fill as many cells as columns. Cells of any ink count alike.
struct Rest {
    /// For each number of lines, for each difference from `-reach` to `reach`.
    least: Vec<Vec<i32>>,
    reach: i64,
}

impl Rest {
    fn of(open: &[Line], off: i64) -> Rest {
        let more = |line: &Line, choice: &Choice| cells(line.more(choice));
        let widest = |line: &Line| line.choices.iter().map(|choice| more(line, choice).abs()).max().unwrap_or(0);
        let reach = (cells(off).abs() + open.iter().map(widest).sum::<i64>()).min(APART);
        let none = (-reach..=reach).map(|off| if off == 0 { 0 } else { i32::MAX }).collect();
        let mut rest = Rest { least: vec![none], reach };
        for (to_go, line) in open.iter().rev().enumerate() {
            let whole = |off: i64, own: &Choice| rest.least(to_go, off + more(line, own)).saturating_add(own.cost);
            let least = |off: i64| line.choices.iter().map(|own| whole(off, own)).min().unwrap_or(i32::MAX);
            let least = (-reach..=reach).map(least).collect();
            rest.least.push(least);
        }
        rest
    }

    /// What this many lines cost at least.
    fn least(&self, to_go: usize, off: i64) -> i32 {
        let at = usize::try_from(cells(off) + self.reach).ok();
        at.and_then(|at| self.least[to_go].get(at)).copied().unwrap_or(i32::MAX)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::guesses::Guesses;

    /// The lines of a drawing of 2 × 3 cells, in one ink or one for each row. Each number may be one of three, and which is likeliest depends
    /// on the seed.
    fn lines(drawing: u32, seed: u32, has_inks: bool) -> Vec<Versions> {
        let ink = |row: u32, column: u32| {
            (drawing >> (row * 3 + column) & 1) as u8 * if has_inks { row as u8 + 1 } else { 1 }
        };
        let rows = (0..2).map(|row| (0..3).map(|column| ink(row, column)).collect());
        let columns = (0..3).map(|column| (0..2).map(|row| ink(row, column)).collect());
        let of = |(number, inks): (u32, Vec<u8>)| {
            let guesses = |run: &[u8]| {
                let length = run.len() as u16;
                let mut values = vec![(length, 0), (length + 1, 130), (length % 2 + 1, 270)];
                values.rotate_left((seed >> number) as usize % 3);
                Guesses { values, is_odd: false, ink: if has_inks { run[0] } else { 0 } }
            };
            let runs = inks.chunk_by(|one, other| one == other).filter(|run| run[0] > 0);
            Versions::among(vec![(runs.map(guesses).collect(), 0)], inks.len())
        };
        rows.chain(columns).zip(0..).map(|(inks, number): (Vec<u8>, u32)| of((number, inks))).collect()
    }

    /// The least cost, by looking at every reading.
    fn slowly(lines: &[&Versions], rows: usize) -> Option<i32> {
        let mut least = None;
        let mut taken = vec![0; lines.len()];
        loop {
            if let Ok(puzzle) = puzzle(lines, rows, &taken) {
                let cost = |(line, &own): (&&Versions, &usize)| line.all[own].cost - line.all[0].cost;
                let several = match verdict_and_difference(&puzzle, WORK).0 {
                    Verdict::None => i32::MAX,
                    Verdict::Unique => 0,
                    _ => SEVERAL,
                };
                let cost = lines.iter().zip(&taken).map(cost).sum::<i32>().saturating_add(several);
                least = Some(least.map_or(cost, |least: i32| least.min(cost)));
            }
            let Some(next) = (0..lines.len()).find(|&line| taken[line] + 1 < lines[line].all.len()) else { break };
            taken[next] += 1;
            taken[..next].fill(0);
        }
        least.filter(|&least| least < i32::MAX)
    }

    #[test]
    fn the_likeliest_puzzle_is_found_as_by_looking_at_all() {
        let mut found = 0;
        for (drawing, seed) in (1..64).flat_map(|drawing| (0..32).map(move |seed| (drawing, seed))) {
            let lines = lines(drawing, seed, seed % 4 == 0);
            let lines: Vec<&Versions> = lines.iter().collect();
            let left: Vec<Vec<usize>> = lines.iter().map(|line| (0..line.all.len()).collect()).collect();
            let own = combined(&lines, 2, &left, i32::MAX).map(|found| found.cost);
            assert_eq!(own, slowly(&lines, 2), "{drawing} {seed}");
            found += usize::from(own.is_some_and(|cost| cost > 0));
            assert!(own.and_then(|cost| combined(&lines, 2, &left, cost)).is_none());
        }
        assert!(found > 250, "{found}");
    }
}
