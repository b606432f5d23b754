//! Which of all readings is a puzzle: the likeliest that fits its lines, whose totals agree, and that has a solution, at best
//! exactly one.

use super::order::sort_by_key;
use super::settle::{Lines, Question, Settled};
use super::unread::{self, Followed};
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
    /// What lines are that follow from the others, as one more of their versions: rows first.
    pub(super) followed: Vec<(usize, Version)>,
    /// Lines of which some must have been misread.
    pub(super) suspects: Vec<usize>,
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

/// How much less likely than the likeliest a clue may be: little at first, since then most cells are settled, and most of what a clue may be
/// is ruled out.
const TIERS: [i32; 4] = [400, 800, 1600, 3400];

/// Decides what the clues of rows and columns are.
pub(super) fn decide(rows: &[Versions], columns: &[Versions]) -> Decision {
    let lines: Vec<&Versions> = rows.iter().chain(columns).collect();
    let base: i64 = lines.iter().filter_map(|line| line.all.first()).map(|own| i64::from(own.cost)).sum();
    let all = Lines::new(rows, columns);
    let has_say = vec![true; lines.len()];
    let mut best: Option<Found> = None;
    for dearest in TIERS {
        // What needs a dearer version than before costs more than that.
        if best.as_ref().is_some_and(|best| best.cost <= dearest) {
            break;
        }
        let question = Question { dearest, has_say: &has_say, is_backwards: false };
        let Ok(Settled { left, .. }) = all.settle(&question, &mut 0) else { continue };
        let least = best.as_ref().map_or(DEAREST, |best| best.cost);
        best = search(&lines, rows.len(), &left, least).or(best);
    }
    let mut followed = Vec::new();
    let mut suspects = Vec::new();
    if best.is_none() {
        let found = |followed: &Followed| {
            let mut more: Vec<Versions> = lines.iter().map(|line| (*line).clone()).collect();
            followed.versions.iter().for_each(|(line, version)| more[*line].all.push(version.clone()));
            let more: Vec<&Versions> = more.iter().collect();
            search(&more, rows.len(), &followed.left, DEAREST)
        };
        let unread = unread::search(rows, columns, found);
        suspects = unread.suspects;
        if let Some((versions, found)) = unread.best {
            best = Some(found);
            followed = versions;
        }
    }
    if let Some(Found { taken, verdict, cost }) = best {
        let (own_rows, own_columns) = taken.split_at(rows.len());
        let cost = base + i64::from(cost);
        return Decision {
            taken: [own_rows.to_vec(), own_columns.to_vec()],
            followed,
            suspects,
            verdict: Ok(verdict),
            cost,
        };
    }
    let filled =
        |lines: &[Versions]| lines.iter().filter_map(|line| line.all.first()).map(Version::filled).sum::<i64>();
    let off = filled(rows) - filled(columns);
    let verdict = puzzle(&lines, rows.len(), &vec![0; lines.len()]).map(|_| Verdict::None);
    let no_fit = i64::from(matches!(verdict, Err(PuzzleError::ClueTooLong { .. })));
    let cost = base + NONE * (1 + no_fit) + 50 * off.abs().min(1000);
    Decision { taken: [vec![0; rows.len()], vec![0; columns.len()]], followed, suspects, verdict, cost }
}

/// The puzzle if each line is this version.
fn puzzle(lines: &[&Versions], rows: usize, taken: &[usize]) -> Result<Puzzle, PuzzleError> {
    let mut clues =
        taken.iter().zip(lines).map(|(&own, line)| line.all.get(own).map_or_else(Default::default, Version::clue));
    let rows = clues.by_ref().take(rows).collect();
    Puzzle::new(rows, clues.collect())
}

/// A reading with a solution, and how much less likely it is than the likeliest of each line.
pub(super) struct Found {
    taken: Vec<usize>,
    verdict: Verdict,
    pub(super) cost: i32,
}

/// The likeliest puzzle that costs less than this, of the versions that are left of each line.
fn search(lines: &[&Versions], rows: usize, left: &[Vec<usize>], least: i32) -> Option<Found> {
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
        let verdict = verdict(&puzzle, WORK);
        let cost = match verdict {
            Verdict::None => continue,
            Verdict::Unique => cost,
            Verdict::Multiple | Verdict::Stuck | Verdict::Stopped => cost + SEVERAL,
        };
        if best.as_ref().map_or(least, |best| best.cost) > cost {
            best = Some(Found { taken, verdict, cost });
        }
    }
    best
}

/// All that a clue may be besides the likeliest that is left, the likeliest first.
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
    fn a_line_that_was_not_read_follows_from_the_others() {
        // A ring in five rows; of the second row one number was not seen.
        let plain = |value: u16| [(value, 0)];
        let [one, two, three, five] = [1, 2, 3, 5].map(plain);
        let rows: Vec<Vec<&[(u16, i32)]>> =
            vec![vec![&five], vec![&one], vec![&one, &one], vec![&one, &one], vec![&five]];
        let rows: Vec<&[&[(u16, i32)]]> = rows.iter().map(Vec::as_slice).collect();
        let columns: Vec<Vec<&[(u16, i32)]>> =
            vec![vec![&five], vec![&one, &one], vec![&one, &one], vec![&one, &one], vec![&five]];
        let columns: Vec<&[&[(u16, i32)]]> = columns.iter().map(Vec::as_slice).collect();
        let decision = decide(&guessed(&rows, 5), &guessed(&columns, 5));
        assert_eq!(decision.verdict, Ok(Verdict::Unique));
        let followed: Vec<_> = decision.followed.iter().map(|(line, own)| (*line, own.values.clone())).collect();
        assert_eq!(followed, [(1, vec![1, 1])]);
        assert!(decision.suspects.contains(&1), "{:?}", decision.suspects);
        // Of so few lines, not two.
        let wrong: &[&[(u16, i32)]] = &[&two, &two];
        let rows = [rows[0], rows[1], wrong, rows[3], &[&three]];
        let decision = decide(&guessed(&rows, 5), &guessed(&columns, 5));
        assert!(decision.verdict.is_err() && decision.followed.is_empty(), "{decision:?}");
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
