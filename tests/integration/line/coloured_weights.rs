//! Marginals of coloured lines, compared with sums over all layouts of short lines, with numbers of layouts of long ones,
//! and with black and white where there is one ink.

use super::coloured_lines::{Line, line};
use crate::cases::cases;
use crate::twins::coloured::{fits, layouts as listed};
use crate::twins::masks::excluded;
use nonoscope::line::{ColourCounter, ColourMarginals, ColourSolver, Excluded, Known, LineMarginals, LineSolver, Wide};
use nonoscope::puzzle::{Clue, Colour, Colours, Run};
use proptest::prelude::*;

fn clue(line: &Line) -> Clue {
    line.runs.iter().copied().collect()
}

fn weighed(line: &Line) -> Option<ColourMarginals> {
    let known: Excluded<u64, 5> = excluded(&line.possible, line.inks);
    ColourMarginals::new(&mut ColourSolver::new(), &clue(line), line.possible.len(), known)
}

/// The share of each colour in each cell, the background first, and of each start of each run; nothing if no layout fits.
fn shares(line: &Line, weights: &[f64]) -> Option<(Vec<f64>, Vec<Vec<f64>>)> {
    let length = line.possible.len();
    let mut cells = vec![0.0; weights.len()];
    let mut starts = vec![vec![0.0; length]; line.runs.len()];
    let mut total = 0.0;
    for layout in listed(&line.runs, length).into_iter().filter(|layout| fits(&layout.cells, &line.possible)) {
        let entries: Vec<usize> =
            layout.cells.iter().enumerate().map(|(cell, colour)| colour.number() * length + cell).collect();
        let weight: f64 = entries.iter().map(|&entry| weights[entry]).product();
        total += weight;
        entries.iter().for_each(|&entry| cells[entry] += weight);
        for (starts, start) in starts.iter_mut().zip(layout.starts) {
            starts[start] += weight;
        }
    }
    let shared = |weights: &mut Vec<f64>| weights.iter_mut().for_each(|weight| *weight /= total);
    shared(&mut cells);
    starts.iter_mut().for_each(shared);
    (total > 0.0).then_some((cells, starts))
}

fn are_alike(one: f64, other: f64) -> bool {
    (one - other).abs() <= 1e-9 * one.abs().max(other.abs()) + 1e-300
}

/// A weight for each cell of the longest line and each of up to five colours, with powers of two up to this one.
fn weights(power: i32) -> impl Strategy<Value = Vec<f64>> {
    prop::collection::vec((1.0..2.0, -power..=power).prop_map(|(weight, by)| weight * 2f64.powi(by)), 5 * 12)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases(10_000)))]

    #[test]
    fn shares_are_those_of_all_layouts(line in line(1usize..=4), weights in weights(30)) {
        let length = line.possible.len();
        let weights = &weights[..(line.inks + 1) * length];
        let Some((cells, starts)) = shares(&line, weights) else {
            prop_assert!(weighed(&line).is_none());
            return Ok(());
        };
        let mut weighed = weighed(&line).unwrap();
        let mut found = vec![0.5; weights.len()];
        // Earlier weighing leaves nothing behind.
        prop_assert!(weighed.weigh(&vec![3.0; weights.len()], &mut found));
        prop_assert!(weighed.weigh(weights, &mut found));
        for (entry, (&found, &expected)) in found.iter().zip(&cells).enumerate() {
            let (colour, cell) = (entry / length, entry % length);
            // The background is what the inks leave, so its share is only as exact as theirs.
            let is_right = are_alike(found, expected) || colour == 0 && (found - expected).abs() < 1e-14;
            prop_assert!(is_right, "colour {colour} of cell {cell}: {found} and {expected}");
            if !line.possible[cell].has(Colour::try_from(colour as u8).unwrap()) {
                prop_assert_eq!(found, 0.0);
            }
            prop_assert_eq!(weighed.is_known(cell), line.possible[cell].len() == 1);
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

    /// Not only alike but equal, so that one of the two could stand for the other.
    #[test]
    fn with_one_ink_it_is_black_and_white(line in line(Just(1)), weights in weights(30)) {
        let length = line.possible.len();
        let Some(mut coloured) = weighed(&line) else { return Ok(()) };
        let known = excluded::<u64, 2>(&line.possible, 1);
        let known = Known { filled: known.cannot_be(Colour::BACKGROUND), empty: known.cannot_be(Colour::INK) };
        let mut plain = LineMarginals::new(&mut LineSolver::new(), &clue(&line), length, known).unwrap();
        let odds = &weights[..length];
        let (mut filled, mut both) = (vec![0.0; length], vec![0.0; 2 * length]);
        prop_assert!(plain.weigh(odds, &mut filled));
        prop_assert!(coloured.weigh(&[&vec![1.0; length], odds].concat(), &mut both));
        prop_assert_eq!(&both[length..], &filled);
        prop_assert!(plain.starts().eq(coloured.starts()));
    }

    /// If each colour weighs the same in all cells, all layouts weigh the same, because all have as many cells of it.
    #[test]
    fn alike_weights_count_layouts(
        line in long_line(),
        powers in prop::collection::vec(-499i32..=499, 4),
    ) {
        let length = line.possible.len();
        let weights: Vec<f64> = powers[..=line.inks].iter().flat_map(|&power| vec![2f64.powi(power); length]).collect();
        let mut found = vec![0.0; weights.len()];
        prop_assert!(weighed(&line).unwrap().weigh(&weights, &mut found));
        let mut counter = ColourCounter::new();
        let mut count = |known| counter.fitting::<u64, 5>(&clue(&line), length, known).exact().unwrap() as f64;
        let known = excluded(&line.possible, line.inks);
        let all = count(known);
        for (entry, &share) in found.iter().enumerate() {
            let (colour, cell) = (Colour::try_from((entry / length) as u8).unwrap(), entry % length);
            let mut with = known;
            with.exclude(cell, Colours::all(line.inks).minus(Colours::of(colour)));
            let expected = count(with) / all;
            let is_right = are_alike(share, expected) || colour.is_background() && (share - expected).abs() < 1e-12;
            prop_assert!(is_right, "{colour:?} in cell {cell}: {share} and {expected}");
        }
    }
}

/// A line of up to 60 cells, of which what is known is right.
fn long_line() -> impl Strategy<Value = Line> {
    let cells = prop::collection::vec((0u8..8, any::<bool>(), any::<u8>()), 1..=60);
    (2usize..=3, cells).prop_map(|(inks, cells)| {
        let colours: Vec<Colour> = Colour::all(inks).collect();
        let mut picture: Vec<Colour> = Vec::new();
        let mut possible = Vec::new();
        for (turn, shown, bits) in cells {
            let last = picture.last().copied().filter(|_| turn > 2);
            let colour = last.unwrap_or(colours[usize::from(bits) % colours.len()]);
            picture.push(colour);
            let some = colours.iter().copied().filter(|colour| !shown || bits >> (colour.number() + 2) & 1 == 1);
            possible.push(some.collect::<Colours>().or(Colours::of(colour)));
        }
        Line::of_picture(inks, &picture, possible)
    })
}

/// By the weights alone, both runs would be at the same cell.
#[test]
fn weights_that_are_all_too_small_are_no_shares() {
    let (red, blue, none) = (Colour::ink(1), Colour::ink(2), Colour::BACKGROUND);
    let mut possible = vec![Colours::all(2); 5];
    possible[1] = Colours::BACKGROUND;
    possible[3] = Colours::BACKGROUND;
    let mut weighed = weighed(&Line::of_picture(2, &[red, none, blue, none, none], possible)).unwrap();
    let mut shares = [0.0; 15];
    let weights = |small: f64, large: f64| {
        let ink = [small, 1.0, large, 1.0, small];
        [[1.0; 5], ink, ink].concat()
    };
    assert!(!weighed.weigh(&weights(1e-300, 1e300), &mut shares));
    assert!(weighed.weigh(&weights(1e-30, 1e30), &mut shares));
    // Red is at the first cell and blue in the middle, or red in the middle and blue at the last.
    assert!(are_alike(shares[5], 0.5) && are_alike(shares[7], 0.5) && are_alike(shares[12], 0.5));
}

/// One area after the other, each with a choice between two layouts that are unlikely but all that there is. Together
/// they weigh less than any number.
#[test]
fn unlikely_choices_do_not_add_up_to_nothing() {
    let (red, blue, green, none) = (Colour::ink(1), Colour::ink(2), Colour::ink(3), Colour::BACKGROUND);
    let open: Colours = [none, red, blue].into_iter().collect();
    let none_but_empty = Colours::BACKGROUND;
    let possible = [open, none_but_empty, open, none_but_empty, open, Colours::of(green)].repeat(20);
    let runs = [red, blue, green].repeat(20).into_iter().map(|colour| Run { length: 1, colour });
    let known: Excluded<u128, 4> = excluded(&possible, 3);
    let weighed = ColourMarginals::new(&mut ColourSolver::new(), &runs.collect(), possible.len(), known);
    let ink = [1e-30, 1.0, 1e30, 1.0, 1e-30, 1.0].repeat(20);
    let mut shares = vec![0.0; 4 * ink.len()];
    assert!(weighed.unwrap().weigh(&[vec![1.0; ink.len()], ink.repeat(3)].concat(), &mut shares));
    for (area, reds) in shares[120..240].chunks(6).enumerate() {
        assert!(are_alike(reds[0], 0.5) && are_alike(reds[2], 0.5) && reds[4] < 1e-50, "area {area}: {reds:?}");
    }
}

#[test]
#[should_panic(expected = "a line of 3 cells in 3 colours has 9 weights")]
fn a_weight_is_needed_for_each_cell_and_colour() {
    let line = Line::of_picture(2, &[Colour::ink(2); 3], vec![Colours::all(2); 3]);
    weighed(&line).unwrap().weigh(&[1.0; 6], &mut [0.0; 9]);
}

/// No product of weights is too large or too small for a number, unless all layouts are out of all proportion.
#[test]
fn no_line_is_too_long() {
    let clue: Clue = (0..10).map(|run| Run { length: 100, colour: Colour::ink(1 + run % 3) }).collect();
    for weights in [[1.0, 1e-300, 1e-300, 1e-300], [1e3, 1.0, 1e-3, 1e300], [1.0; 4], [1e-300, 1.0, 1.0, 1.0]] {
        let (mut solver, nothing) = (ColourSolver::<Wide<16>, 4>::new(), Excluded::nothing(3));
        let mut weighed = ColourMarginals::new(&mut solver, &clue, 1024, nothing).unwrap();
        let mut shares = vec![0.0; 4 * 1024];
        assert!(weighed.weigh(&weights.map(|weight| vec![weight; 1024]).concat(), &mut shares));
        assert!(shares.iter().all(|share| (0.0..=1.000_001).contains(share)), "{weights:?}");
        for (colour, cells) in [24.0, 400.0, 300.0, 300.0].into_iter().enumerate() {
            let sum: f64 = shares[colour * 1024..][..1024].iter().sum();
            assert!((sum - cells).abs() < 1e-6, "{weights:?}: {sum} cells of colour {colour}");
        }
    }
}
