//! Marginals of lines, compared with sums over all layouts of short lines, and with numbers of layouts of long ones.

use crate::cases::cases;
use nonoscope::line::{Counter, Known, LineMarginals, LineSolver};
use nonoscope::puzzle::Clue;
use proptest::prelude::*;

/// The runs of a line: the length and the start of each.
fn runs(line: u64, length: usize) -> Vec<(u16, usize)> {
    let mut runs: Vec<(u16, usize)> = Vec::new();
    for cell in (0..length).filter(|cell| line >> cell & 1 == 1) {
        match runs.last_mut() {
            Some((run, start)) if *start + usize::from(*run) == cell => *run += 1,
            _ => runs.push((1, cell)),
        }
    }
    runs
}

fn clue(line: u64, length: usize) -> Clue {
    runs(line, length).into_iter().map(|(run, _)| run).collect()
}

/// The share of each cell and of each start of each run, by looking at all possible lines.
fn shares(clue: &Clue, length: usize, known: Known<u64>, odds: &[f64]) -> (Vec<f64>, Vec<Vec<f64>>) {
    let mut cells = vec![0.0; length];
    let mut starts = vec![vec![0.0; length]; clue.lengths().len()];
    let mut total = 0.0;
    for line in 0..1u64 << length {
        let found = runs(line, length);
        let fits = line & known.filled == known.filled && line & known.empty == 0;
        if !fits || !found.iter().map(|(run, _)| run).eq(clue.lengths()) {
            continue;
        }
        let filled = || (0..length).filter(move |cell| line >> cell & 1 == 1);
        let weight: f64 = filled().map(|cell| odds[cell]).product();
        total += weight;
        filled().for_each(|cell| cells[cell] += weight);
        for (starts, (_, start)) in starts.iter_mut().zip(found) {
            starts[start] += weight;
        }
    }
    let shared = |weights: &mut Vec<f64>| weights.iter_mut().for_each(|weight| *weight /= total);
    shared(&mut cells);
    starts.iter_mut().for_each(shared);
    (cells, starts)
}

fn weighed(clue: &Clue, length: usize, known: Known<u64>) -> LineMarginals {
    LineMarginals::new(&mut LineSolver::new(), clue, length, known).unwrap()
}

fn are_alike(one: f64, other: f64) -> bool {
    (one - other).abs() <= 1e-9 * one.abs().max(other.abs()) + 1e-300
}

/// A line, some known cells, and odds.
fn line(longest: usize, powers: i32) -> impl Strategy<Value = (usize, u64, Known<u64>, Vec<f64>)> {
    (1..=longest).prop_flat_map(move |length| {
        let odds =
            prop::collection::vec((1.0..2.0, -powers..=powers).prop_map(|(odds, by)| odds * 2f64.powi(by)), length);
        (Just(length), 0..1u64 << length, any::<u64>(), any::<u64>(), odds).prop_map(
            |(length, line, one, other, odds)| {
                let (shown, all) = (one & other, (1 << length) - 1);
                (length, line, Known { filled: line & shown, empty: !line & shown & all }, odds)
            },
        )
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases(1000)))]
    #[test]
    fn shares_are_those_of_all_layouts((length, line, known, odds) in line(11, 30)) {
        let clue = clue(line, length);
        let (cells, starts) = shares(&clue, length, known, &odds);
        let mut weighed = weighed(&clue, length, known);
        let mut filled = vec![0.5; length];
        // Earlier weighing leaves nothing behind.
        prop_assert!(weighed.weigh(&vec![3.0; length], &mut filled));
        prop_assert!(weighed.weigh(&odds, &mut filled));
        for cell in 0..length {
            prop_assert!(are_alike(filled[cell], cells[cell]), "cell {cell}: {} and {}", filled[cell], cells[cell]);
            prop_assert_eq!(weighed.is_known(cell), (known.filled | known.empty) >> cell & 1 == 1);
        }
        for ((found, shares), expected) in weighed.starts().zip(&starts) {
            prop_assert!(found.windows(2).all(|pair| pair[0] < pair[1]));
            for (start, expected) in expected.iter().enumerate() {
                let share = found.iter().position(|&other| other == start).map_or(0.0, |index| shares[index]);
                prop_assert!(are_alike(share, *expected), "start {start}: {share} and {expected}");
            }
        }
        prop_assert_eq!(weighed.starts().count(), starts.len());
    }

    /// If all odds are equal, all layouts weigh the same, because all fill the same number of cells.
    #[test]
    fn alike_odds_count_layouts((length, line, known, _) in line(60, 0), power in -1000i32..=1000) {
        let clue = clue(line, length);
        let mut filled = vec![0.0; length];
        prop_assert!(weighed(&clue, length, known).weigh(&vec![2f64.powi(power); length], &mut filled));
        let mut counter = Counter::new();
        let mut count = |known| counter.fitting(&clue, length, known).exact().unwrap() as f64;
        let all = count(known);
        for (cell, &share) in filled.iter().enumerate() {
            let expected = match (known.empty >> cell & 1, count(Known { filled: known.filled | 1 << cell, ..known })) {
                (1, _) => 0.0,
                (_, with) => with / all,
            };
            prop_assert!(are_alike(share, expected), "cell {cell}: {share} and {expected}");
        }
    }
}

#[test]
fn a_line_that_nothing_fits_is_not_weighed() {
    let clue: Clue = [2].into_iter().collect();
    let known = Known { filled: 0b1001u64, empty: 0 };
    assert!(LineMarginals::new(&mut LineSolver::new(), &clue, 4, known).is_none());
}

/// By the odds alone, both runs would be at the same cell.
#[test]
fn weights_that_are_all_too_small_are_no_shares() {
    let clue: Clue = [1, 1].into_iter().collect();
    let mut weighed = weighed(&clue, 5, Known { filled: 0, empty: 0b01010 });
    let mut filled = [0.0; 5];
    assert!(!weighed.weigh(&[1e-300, 1.0, 1e300, 1.0, 1e-300], &mut filled));
    assert!(weighed.weigh(&[1e-30, 1.0, 1e30, 1.0, 1e-30], &mut filled));
    assert!(are_alike(filled[2], 1.0) && are_alike(filled[0], 0.5));
}

/// No product of odds is too large or too small for a number, unless all layouts are out of all proportion.
#[test]
fn no_line_is_too_long() {
    type Wide = nonoscope::line::Wide<16>;
    let clue: Clue = std::iter::repeat_n(100, 10).collect();
    for odds in [1e-300, 1e-3, 1.0, 1e3, 1e300] {
        let mut weighed = LineMarginals::new(&mut LineSolver::<Wide>::new(), &clue, 1024, Known::NOTHING).unwrap();
        let mut filled = vec![0.0; 1024];
        assert!(weighed.weigh(&[odds; 1024], &mut filled));
        assert!(filled.iter().all(|share| (0.0..=1.000_001).contains(share)), "{odds}");
        assert!((filled.iter().sum::<f64>() - 1000.0).abs() < 1e-6, "{odds}");
    }
}
