//! The likeliest puzzle that combines versions of clues and has a solution, at best exactly one.

use super::order::sort_by_key;
use super::versions::{Version, Versions};
use nonoscope_core::puzzle::{At, Puzzle, PuzzleError};
use nonoscope_core::solve::{Verdict, verdict_and_difference};
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// How much likelier a reading must be to be taken although it has several solutions.
const SEVERAL: i32 = 600;
/// How many readings are examined, and how many of these are solved.
const LOOKED_AT: usize = 300_000;
const SOLVED: usize = 400;

/// Versions that are combined.
const COMBINED: usize = 160;

/// Suppositions for each solution.
const WORK: u64 = 2_000;

/// One clue taken for something else.
#[derive(Clone, Copy, Debug)]
struct Choice {
    /// Its line: rows first.
    line: usize,
    version: usize,
    cost: i32,
    /// By how many cells it moves the total of rows above that of columns.
    more: i64,
}

/// Some choices: the last one, the others, and how many more cells rows fill than columns.
#[derive(Clone, Copy, Debug)]
struct Set {
    before: Option<usize>,
    choice: Option<usize>,
    off: i64,
}

/// The choices of a set, from the first.
fn chosen(sets: &[Set], number: usize) -> Vec<usize> {
    let mut chosen: Vec<usize> =
        std::iter::successors(Some(&sets[number]), |set| set.before.map(|before| &sets[before]))
            .filter_map(|set| set.choice)
            .collect();
    chosen.reverse();
    chosen
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
pub(super) fn combined(lines: &[&Versions], rows: usize, left: &[Vec<usize>], least: i32) -> Option<Found> {
    let firsts: Vec<usize> = left.iter().map(|left| left.first().copied().unwrap_or(0)).collect();
    let version = |line: usize, version: usize| lines[line].all.get(version);
    let above = |line: usize, own: usize| {
        version(line, own).map_or(0, |own| own.cost) - version(line, 0).map_or(0, |first| first.cost)
    };
    let start: i32 = firsts.iter().enumerate().map(|(line, &own)| above(line, own)).sum();
    let choices = choices(lines, left, rows);
    let filled = |part: std::ops::Range<usize>| {
        part.filter_map(|line| version(line, firsts[line])).map(Version::filled).sum::<i64>()
    };
    let off = filled(0..rows) - filled(rows..lines.len());
    let mut best: Option<Found> = None;
    let mut solved = 0;
    // Sets of choices by their costs: the next one is the set with its last choice replaced, or one more added. A set is its last choice
    // and the set before that.
    let mut sets = vec![Set { before: None, choice: None, off }];
    let mut open = BinaryHeap::from([Reverse((start, 0_usize))]);
    for _ in 0..LOOKED_AT {
        let Some(Reverse((cost, number))) = open.pop() else { break };
        if cost >= best.as_ref().map_or(least, |best| best.cost) || solved >= SOLVED {
            break;
        }
        let set = sets[number];
        let next = set.choice.map_or(0, |last| last + 1);
        if let Some(choice) = choices.get(next) {
            let mut add = |before: usize, cost: i32| {
                open.push(Reverse((cost, sets.len())));
                sets.push(Set { before: Some(before), choice: Some(next), off: sets[before].off + choice.more });
            };
            add(number, cost + choice.cost);
            if let (Some(last), Some(before)) = (set.choice, set.before) {
                add(before, cost - choices[last].cost + choice.cost);
            }
        }
        if set.off != 0 {
            continue;
        }
        let set: Vec<usize> = chosen(&sets, number);
        let is_twice = |index: usize| set[..index].iter().any(|&other| choices[other].line == choices[set[index]].line);
        if (0..set.len()).any(is_twice) {
            continue;
        }
        let mut taken = firsts.clone();
        set.iter().for_each(|&choice| taken[choices[choice].line] = choices[choice].version);
        let Ok(puzzle) = puzzle(lines, rows, &taken) else { continue };
        solved += 1;
        let (verdict, differing) = verdict_and_difference(&puzzle, WORK);
        let cost = match verdict {
            Verdict::None => continue,
            Verdict::Unique => cost,
            Verdict::Multiple | Verdict::Stuck | Verdict::Stopped => cost + SEVERAL,
        };
        if best.as_ref().map_or(least, |best| best.cost) > cost {
            best = Some(Found { taken, verdict, differing, cost });
        }
    }
    best
}

/// The alternatives of a clue to its likeliest version left, the likeliest first.
fn choices(lines: &[&Versions], left: &[Vec<usize>], rows: usize) -> Vec<Choice> {
    let mut choices = Vec::new();
    for (line, left) in left.iter().enumerate() {
        let Some(likeliest) = left.first().and_then(|&first| lines[line].all.get(first)) else { continue };
        for &version in left.iter().skip(1) {
            let Some(own) = lines[line].all.get(version) else { continue };
            let more = own.filled() - likeliest.filled();
            let more = if line < rows { more } else { -more };
            choices.push(Choice { line, version, cost: own.cost - likeliest.cost, more });
        }
    }
    sort_by_key(&mut choices, |choice| i64::from(choice.cost));
    choices.truncate(COMBINED);
    choices
}
