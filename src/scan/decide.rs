//! Which of all readings is a puzzle: the likeliest that fits its lines, whose totals agree, and that has a solution, at best
//! exactly one.

use super::order::sort_by_key;
use super::versions::{Version, Versions};
use crate::puzzle::{Puzzle, PuzzleError};
use crate::solve::{Verdict, verdict};
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// What each clue was taken for, and what that puzzle is.
#[derive(Debug)]
pub(super) struct Decision {
    /// Which version of each row, and of each column.
    pub(super) taken: [Vec<usize>; 2],
    pub(super) verdict: Result<Verdict, PuzzleError>,
    /// How unlikely all of it is; more if there is no puzzle, or not one solution.
    pub(super) cost: i64,
}

/// How much likelier a reading must be to be taken although it has several solutions, or none, or is no puzzle at all.
const SEVERAL: i32 = 600;
const NONE: i64 = 100_000;

/// How unlikely a reading may be.
const DEAREST: i32 = 5000;

/// Readings that are looked at, and of these those that are solved.
const LOOKED_AT: usize = 60_000;
const SOLVED: usize = 60;

/// Versions that are combined.
const COMBINED: usize = 80;

/// Work for each solution.
const WORK: u64 = 2_000;

/// One clue taken for something else.
#[derive(Clone, Copy, Debug)]
struct Choice {
    /// Its line: rows first.
    line: usize,
    version: usize,
    cost: i32,
    /// How many more cells of rows than of columns it makes the puzzle ask for.
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

/// Decides what the clues of rows and columns are.
pub(super) fn decide(rows: &[Versions], columns: &[Versions]) -> Decision {
    let lines: Vec<&Versions> = rows.iter().chain(columns).collect();
    let choices = choices(&lines, rows.len());
    let filled =
        |lines: &[Versions]| lines.iter().filter_map(|line| line.all.first()).map(Version::filled).sum::<i64>();
    let off = filled(rows) - filled(columns);
    let base: i64 = lines.iter().filter_map(|line| line.all.first()).map(|own| i64::from(own.cost)).sum();
    let taken = |set: &[usize]| {
        let mut taken = vec![0; lines.len()];
        set.iter().for_each(|&choice| taken[choices[choice].line] = choices[choice].version);
        taken
    };
    let puzzle = |taken: &[usize]| {
        let mut clues =
            taken.iter().zip(&lines).map(|(&own, line)| line.all.get(own).map_or_else(Default::default, Version::clue));
        let rows = clues.by_ref().take(rows.len()).collect();
        Puzzle::new(rows, clues.collect())
    };
    let decision = |taken: Vec<usize>, verdict, cost| {
        let (own_rows, own_columns) = taken.split_at(rows.len());
        Decision { taken: [own_rows.to_vec(), own_columns.to_vec()], verdict, cost: base + cost }
    };
    let mut best: Option<(i32, Decision)> = None;
    let mut solved = 0;
    // Sets of choices by their costs: the next one is the set with its last choice replaced, or one more added. A set is its last choice
    // and the set before that.
    let mut sets = vec![Set { before: None, choice: None, off }];
    let mut open = BinaryHeap::from([Reverse((0, 0_usize))]);
    // No choice helps if a clue fits its line in no version.
    let fits = |line: &&Versions, length: usize| line.all.iter().any(|own| own.clue().shortest() <= length);
    let all_fit =
        rows.iter().all(|line| fits(&line, columns.len())) && columns.iter().all(|line| fits(&line, rows.len()));
    for _ in 0..if all_fit { LOOKED_AT } else { 0 } {
        let Some(Reverse((cost, number))) = open.pop() else { break };
        if cost > DEAREST || best.as_ref().is_some_and(|(least, _)| cost >= *least) || solved >= SOLVED {
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
        let own = taken(&set);
        let Ok(puzzle) = puzzle(&own) else { continue };
        solved += 1;
        let verdict = verdict(&puzzle, WORK);
        let cost = match verdict {
            Verdict::None => continue,
            Verdict::Unique => cost,
            Verdict::Multiple | Verdict::Stuck | Verdict::Stopped => cost + SEVERAL,
        };
        if best.as_ref().is_none_or(|(least, _)| cost < *least) {
            best = Some((cost, decision(own, Ok(verdict), i64::from(cost))));
        }
    }
    best.map_or_else(
        || {
            let plain = taken(&[]);
            let verdict = puzzle(&plain).map(|_| Verdict::None);
            let no_fit = i64::from(matches!(verdict, Err(PuzzleError::ClueTooLong { .. })));
            decision(plain, verdict, NONE * (1 + no_fit) + 50 * off.abs().min(1000))
        },
        |(_, decision)| decision,
    )
}

/// All that a clue may be besides the likeliest, the likeliest first.
fn choices(lines: &[&Versions], rows: usize) -> Vec<Choice> {
    let mut choices = Vec::new();
    for (line, versions) in lines.iter().enumerate() {
        let Some(likeliest) = versions.all.first() else { continue };
        for (version, own) in versions.all.iter().enumerate().skip(1) {
            let more = own.filled() - likeliest.filled();
            let more = if line < rows { more } else { -more };
            choices.push(Choice { line, version, cost: own.cost - likeliest.cost, more });
        }
    }
    sort_by_key(&mut choices, |choice| i64::from(choice.cost));
    choices.truncate(COMBINED);
    choices
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scan::guesses::Guesses;

    fn guessed(lines: &[&[&[(u16, i32)]]], length: usize) -> Vec<Versions> {
        let numbers = |line: &&[&[(u16, i32)]]| -> Vec<Guesses> {
            line.iter().map(|values| Guesses { values: values.to_vec(), is_odd: false }).collect()
        };
        lines.iter().map(|line| Versions::among(vec![(numbers(line), 0)], length)).collect()
    }

    fn clues(lines: &[Versions], taken: &[usize]) -> Vec<Vec<u16>> {
        lines.iter().zip(taken).map(|(line, &own)| line.all[own].values.clone()).collect()
    }

    #[test]
    fn the_puzzle_decides_what_is_doubtful() {
        // A plus sign, whose middle row looks like 8, and whose last column like 7.
        let rows = guessed(&[&[&[(1, 0)]], &[&[(8, 0), (3, 90)]], &[&[(1, 0)]]], 3);
        let columns = guessed(&[&[&[(1, 0)]], &[&[(3, 0), (2, 50)]], &[&[(7, 0), (2, 100), (1, 150)]]], 3);
        let decision = decide(&rows, &columns);
        assert_eq!(decision.verdict, Ok(Verdict::Unique));
        assert_eq!(clues(&rows, &decision.taken[0]), [[1], [3], [1]]);
        assert_eq!(clues(&columns, &decision.taken[1]), [[1], [3], [1]]);
        assert_eq!(decision.cost, 240);
    }

    #[test]
    fn what_is_sure_is_not_changed_for_one_solution() {
        let two = |last| guessed(&[&[&[(1, 0)]], &[&[(1, 0), (2, last)]]], 2);
        let decision = decide(&two(1000), &two(1000));
        assert_eq!((decision.verdict, decision.taken), (Ok(Verdict::Multiple), [vec![0, 0], vec![0, 0]]));
        let decision = decide(&two(200), &two(200));
        assert_eq!((decision.verdict, decision.taken), (Ok(Verdict::Unique), [vec![0, 1], vec![0, 1]]));
    }

    #[test]
    fn digits_are_grouped_so_that_there_is_a_puzzle() {
        // 1 2 or 12 in a row of twelve cells, over twelve columns of 1.
        let number = |value| Guesses { values: vec![(value, 0)], is_odd: false };
        let rows = vec![Versions::among(vec![(vec![number(1), number(2)], 0), (vec![number(12)], 300)], 12)];
        let columns = guessed(&[&[&[(1, 0)][..]][..]; 12], 1);
        let decision = decide(&rows, &columns);
        assert_eq!((decision.verdict, decision.cost), (Ok(Verdict::Unique), 300));
        assert_eq!(clues(&rows, &decision.taken[0]), [[12]]);
    }

    #[test]
    fn what_makes_no_puzzle_is_left_as_it_was_read() {
        let rows = guessed(&[&[&[(2, 0)]], &[&[(1, 0)]]], 2);
        let columns = guessed(&[&[&[(1, 0)]], &[&[(1, 0)]]], 2);
        let decision = decide(&rows, &columns);
        assert_eq!(decision.verdict, Err(PuzzleError::TotalsDiffer { rows: 3, columns: 2 }));
        assert_eq!(decision.taken, [vec![0, 0], vec![0, 0]]);
    }
}
