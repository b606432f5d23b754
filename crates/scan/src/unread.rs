//! Lines that were not read, or not as anything that fits: infers them from the others.

use super::combine::Found;
use super::order::sort_by_key;
use super::settle::{Lines, Question, Settled};
use super::versions::{Version, Versions};
use nonoscope_core::line::LineSolver;

/// How unlikely it is that a line was misread, and that a line in which hardly anything looks like a number was.
const MISREAD: i32 = 300;
const ODD: i32 = 150;

/// The cost of each missed, false and wrong digit.
const OVERSEEN: i32 = 300;
const NO_DIGIT: i32 = 450;
const OTHER: i32 = 900;

/// The extra cost of a line that the others do not settle.
const GUESSED: i32 = 300;

/// How many versions of lines each guess costs.
const TO_GUESS: usize = 2000;

/// At most one line in this many may have been misread.
const AMONG: usize = 10;

/// How much less likely than the likeliest of a clue its versions may be.
const DEAREST: i32 = 800;

/// Lines that contradict each other are made fewer if there are at most as many as this.
const FEW: usize = 24;

/// A way to read the board: the inferred versions of the lines left out, and the remaining versions of all lines. Inferred versions are numbered
/// after the others.
pub(super) struct Followed {
    pub(super) versions: Vec<(usize, Vec<Version>)>,
    pub(super) left: Vec<Vec<usize>>,
}

impl Followed {
    /// The lines left out, each with one more version.
    fn taken(self, all: &[&Versions], mut found: Found) -> (Vec<(usize, Version)>, Found) {
        let mut versions = Vec::new();
        for (line, own) in self.versions {
            let first = all[line].all.len();
            let taken = found.taken[line].checked_sub(first).and_then(|taken| own.into_iter().nth(taken));
            versions.extend(taken.map(|version| (line, version)));
            found.taken[line] = first;
        }
        (versions, found)
    }
}

/// The result of the search for misread lines.
pub(super) struct Search {
    /// The likeliest puzzle in which some lines are inferred from the others instead of read.
    pub(super) best: Option<(Vec<(usize, Version)>, Found)>,
    /// The lines that contradict each other: some of them must have been misread.
    pub(super) suspects: Vec<usize>,
}

/// Looks for the lines that were misread, as long as there is work left: versions of lines that may be looked at. `found` says whether what is left is a puzzle.
pub(super) fn search(
    all: &[&Versions],
    rows: usize,
    left: &mut usize,
    found: impl Fn(&Followed) -> Option<Found>,
) -> Search {
    let lines = Lines::new(all, rows);
    let most = lines.len() / AMONG;
    let mut work = 0;
    // The lines that are left out, and how unlikely that is; which of these sets is next.
    let mut sets: Vec<(i32, Vec<usize>)> = vec![(0, Vec::new())];
    let mut is_done = vec![false];
    let mut search = Search { best: None, suspects: Vec::new() };
    while let Some(next) = (0..sets.len()).filter(|&set| !is_done[set]).min_by_key(|&set| sets[set].0) {
        is_done[next] = true;
        let (cost, silent) = sets[next].clone();
        if work > *left || search.best.as_ref().is_some_and(|(_, best)| best.cost <= cost) {
            break;
        }
        let mut has_say = vec![true; lines.len()];
        silent.iter().for_each(|&line: &usize| has_say[line] = false);
        match lines.settle(&Question { dearest: DEAREST, has_say: &has_say, is_backwards: false }, &mut work) {
            Ok(settled) => {
                let followed = follow(all, &silent, &settled);
                let followed = followed.unwrap_or_else(|| guess(all, rows, &silent, settled, &mut work));
                let Some(found) = found(&followed) else { continue };
                if search.best.as_ref().is_none_or(|(_, best)| found.cost < best.cost) {
                    search.best = Some(followed.taken(all, found));
                }
            }
            Err(core) => {
                let core = fewer(&lines, core, &mut work);
                search.suspects.extend(&core);
                for line in core.into_iter().filter(|_| silent.len() < most) {
                    let mut more = silent.clone();
                    more.push(line);
                    sort_by_key(&mut more, |&line| line as i64);
                    if sets.iter().all(|(_, known)| *known != more) {
                        sets.push((cost + if all[line].is_odd() { ODD } else { MISREAD }, more));
                        is_done.push(false);
                    }
                }
            }
        }
    }
    *left = left.saturating_sub(work);
    search
}

/// The silent lines, if all of their cells are settled.
fn follow(all: &[&Versions], silent: &[usize], settled: &Settled) -> Option<Followed> {
    let (mut left, clues) = (settled.left.clone(), &settled.clues);
    let mut versions = Vec::new();
    for &line in silent {
        let values = clues.get(line)?.clone()?;
        left[line] = vec![all[line].all.len()];
        versions.push((line, vec![version(all[line], values, 0)]));
    }
    Some(Followed { versions, left })
}

/// Candidates for silent lines with unsettled cells: one number more, less, or different from the reading.
fn guess(all: &[&Versions], rows: usize, silent: &[usize], settled: Settled, work: &mut usize) -> Followed {
    let mut solver = LineSolver::<u128>::new();
    let mut guess = |line: usize| {
        let length = if line < rows { all.len() - rows } else { rows };
        let mut edited = edited(all[line].likeliest(), length);
        edited.retain(|values| solver.infer(&values.iter().copied().collect(), length, settled.known[line]).is_some());
        let mut guesses: Vec<Version> = edited.into_iter().map(|values| version(all[line], values, GUESSED)).collect();
        sort_by_key(&mut guesses, |version| i64::from(version.cost));
        guesses
    };
    let guesses: Vec<Vec<Version>> = silent.iter().map(|&line| guess(line)).collect();
    *work += TO_GUESS;
    let mut left = settled.left;
    for (&line, guesses) in silent.iter().zip(&guesses) {
        left[line] = (0..guesses.len()).map(|guess| guess + all[line].all.len()).collect();
    }
    Followed { versions: silent.iter().copied().zip(guesses).collect(), left }
}

/// A line with a version that was not read, at this extra cost.
fn version(line: &Versions, values: Vec<u16>, less: i32) -> Version {
    let misread = if line.is_odd() { ODD } else { MISREAD };
    let least = line.all.first().map_or(0, |version| version.cost);
    let cost = least + misread + edits(&digits(line.likeliest()), &digits(&values)) + less;
    Version { grouping: 0, guesses: Vec::new(), values, inks: Vec::new(), cost, is_followed: true }
}

/// All clues that fit a line of this length and have a number more or less than these, or another one.
fn edited(numbers: &[u16], length: usize) -> Vec<Vec<u16>> {
    let most = u16::try_from(length).unwrap_or(u16::MAX);
    let mut all = Vec::new();
    for at in 0..=numbers.len() {
        for value in 0..=most {
            let mut values = numbers.to_vec();
            if value > 0 {
                values.insert(at, value);
                all.push(values.clone());
            }
            if at < numbers.len() {
                values.remove(at + usize::from(value > 0));
                all.push(values);
            }
        }
    }
    all.retain(|values: &Vec<u16>| values.iter().map(|&value| usize::from(value) + 1).sum::<usize>() <= length + 1);
    all
}

/// Fewer of lines that contradict each other.
fn fewer(lines: &Lines, mut core: Vec<usize>, work: &mut usize) -> Vec<usize> {
    let mut contradict = |core: &[usize], is_backwards: bool| {
        let mut has_say = vec![false; lines.len()];
        core.iter().for_each(|&line| has_say[line] = true);
        lines.settle(&Question { dearest: DEAREST, has_say: &has_say, is_backwards }, work).err()
    };
    for turn in 0..6 {
        core = contradict(&core, turn % 2 == 0).unwrap_or(core);
    }
    let mut at = 0;
    while at < core.len() && core.len() <= FEW {
        let mut rest = core.clone();
        rest.remove(at);
        match contradict(&rest, false) {
            Some(smaller) => core = smaller,
            None => at += 1,
        }
    }
    core
}

fn digits(values: &[u16]) -> Vec<u8> {
    values.iter().flat_map(|value| value.to_string().into_bytes()).collect()
}

/// The cost of misread digits.
fn edits(read: &[u8], true_ones: &[u8]) -> i32 {
    let mut row: Vec<i32> = (0..=true_ones.len() as i32).map(|count| count * OVERSEEN).collect();
    for digit in read {
        let mut before = row[0];
        row[0] += NO_DIGIT;
        for at in 0..true_ones.len() {
            let other = before + if true_ones[at] == *digit { 0 } else { OTHER };
            before = row[at + 1];
            row[at + 1] = other.min(before + NO_DIGIT).min(row[at] + OVERSEEN);
        }
    }
    row[true_ones.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn edits_are_counted() {
        let (more, less) = (OVERSEEN, NO_DIGIT);
        for (read, wanted, cost) in
            [("", "", 0), ("331", "1331", more), ("11", "1", less), ("12", "21", more + less), ("", "45", 2 * more)]
        {
            assert_eq!(edits(read.as_bytes(), wanted.as_bytes()), cost, "{read} {wanted}");
        }
        assert_eq!(digits(&[12, 3]), b"123");
    }

    #[test]
    fn a_number_is_more_less_or_another() {
        let all = edited(&[1], 3);
        for wanted in [vec![], vec![2], vec![3], vec![1, 1]] {
            assert!(all.contains(&wanted), "{wanted:?} in {all:?}");
        }
        assert!(all.iter().all(|values| values.len() < 3 && *values != [1, 2]), "{all:?}");
    }
}
