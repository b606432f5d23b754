//! Random puzzles are as wished, look made, and are always the same for the same wish.

use crate::cases::rounds;
use crate::made::{RANDOM, random_now};
use nonoscope::make::SolvedBy;
use nonoscope::make::random::{Band, Found, MOST_INKS, Style, Wish, puzzle};
use nonoscope::puzzle::{Axis, Cell, Grid, Line};
use nonoscope::solve::{Method, Tier, Verdict, Watch, Work, rate, solve};
use proptest::prelude::*;
use std::collections::BTreeSet;
use std::ops::ControlFlow;

#[test]
fn what_is_made_from_seeds_is_what_is_kept() {
    super::compare("random.txt", &random_now(), RANDOM);
}

fn made(wish: &Wish) -> Found {
    puzzle(wish, &mut ()).unwrap()
}

/// What must hold of every answer: it is judged again from its clues alone.
fn check(wish: &Wish, found: &Found) {
    let made = &found.made;
    assert_eq!((made.puzzle.width(), made.puzzle.height()), (wish.width, wish.height));
    assert_eq!((made.givens(), made.puzzle.inks()), (0, wish.inks), "{wish:?}");
    let outcome = solve(&made.puzzle, Method::Auto);
    assert_eq!((outcome.verdict, &outcome.solutions[0]), (Verdict::Unique, &made.picture), "{wish:?}");
    let rating = rate(&made.puzzle, &outcome, &mut ());
    assert_eq!(rating, made.appraisal.rating);
    let is_wished = wish.rating.is_none_or(|band| band.distance(rating.unwrap().number) == 0);
    assert_eq!(found.is_as_wished, is_wished, "{wish:?}");
    if wish.lines_only {
        assert_eq!(made.appraisal.solved_by, Some(SolvedBy::Lines), "{wish:?}");
        assert_eq!(solve(&made.puzzle, Method::Passes).verdict, Verdict::Unique);
    }
}

#[test]
fn every_tier_can_be_had_at_every_usual_size() {
    for side in [10, 15, 20, 25] {
        for tier in [Tier::Gentle, Tier::Moderate, Tier::Tricky, Tier::Hard] {
            let wish = Wish { width: side, height: side, rating: Some(tier.into()), seed: 2015, ..Wish::default() };
            let found = made(&wish);
            check(&wish, &found);
            assert!(found.is_as_wished, "{side} {tier}");
        }
    }
}

#[test]
fn a_wish_that_cannot_be_met_gets_the_nearest_and_the_truth() {
    let wish = Wish { width: 4, height: 4, rating: Some(Tier::Fiendish.into()), seed: 5, ..Wish::default() };
    let found = made(&wish);
    check(&wish, &found);
    assert!(!found.is_as_wished);
    let easy = Wish { rating: Some(Tier::Gentle.into()), ..wish };
    let number = |found: &Found| found.made.appraisal.rating.as_ref().unwrap().number;
    assert!(number(&found) > number(&made(&easy)) + 10);
}

#[test]
fn a_wish_for_more_inks_than_there_is_room_for_ends() {
    for (width, height, inks) in [(2, 2, 8), (2, 2, 4), (2, 3, 5), (3, 3, 8)] {
        for seed in 0..3 {
            let wish = Wish { width, height, inks, seed, ..Wish::default() };
            if let Some(found) = puzzle(&wish, &mut ()) {
                check(&wish, &found);
            }
        }
    }
}

#[test]
fn another_seed_gives_another_puzzle_and_all_styles_occur() {
    let wishes = (0..60).map(|seed| Wish { seed, ..Wish::default() });
    let found: Vec<Found> = wishes.map(|wish| made(&wish)).collect();
    let pictures: BTreeSet<Vec<String>> = found.iter().map(|found| found.made.picture.row_strings()).collect();
    assert_eq!(pictures.len(), 60);
    for style in Style::ALL {
        assert!(found.iter().any(|found| found.style == style), "{style:?}");
    }
}

/// How many neighbours side by side are of the same colour, of 100.
fn alike(grid: &Grid) -> usize {
    let pairs = |axis, lines: usize| -> Vec<bool> {
        let line = |index| grid.line(Line { axis, index }).collect::<Vec<Cell>>();
        (0..lines).flat_map(|index| line(index).windows(2).map(|pair| pair[0] == pair[1]).collect::<Vec<_>>()).collect()
    };
    let all = [pairs(Axis::Row, grid.height()), pairs(Axis::Column, grid.width())].concat();
    all.iter().filter(|&&alike| alike).count() * 100 / all.len()
}

#[test]
fn pictures_look_made() {
    let mut shares: Vec<usize> = Vec::new();
    for seed in 0..40 {
        let wish = Wish { width: 20, height: 20, seed, ..Wish::default() };
        let found = made(&wish);
        let (grid, cells) = (&found.made.picture, 400);
        let share = grid.filled_cells() * 100 / cells;
        assert!((25..=78).contains(&share), "{seed}: {share}");
        shares.push(alike(grid));
        let mirrored = |grid: &Grid| grid.row_strings().iter().all(|row| row.chars().rev().eq(row.chars()));
        if matches!(found.style, Style::Creature | Style::Ornament) {
            assert!(mirrored(grid), "{grid}");
        }
    }
    // In noise it is half of them.
    shares.sort_unstable();
    assert!(shares[0] >= 58 && shares[20] >= 75, "{shares:?}");
}

#[test]
fn whoever_stops_it_gets_the_best_so_far_or_nothing() {
    struct Impatient(u32);
    impl Watch for Impatient {
        fn working(&mut self, _work: Work) -> ControlFlow<()> {
            self.0 = self.0.saturating_sub(1);
            if self.0 > 0 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        }
    }
    let wish = Wish { width: 30, height: 30, rating: Some(Tier::Fiendish.into()), seed: 3, ..Wish::default() };
    for patience in [1, 50, 3000] {
        if let Some(found) = puzzle(&wish, &mut Impatient(patience)) {
            check(&wish, &found);
            assert!(found.tried < 400);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(rounds(24)))]
    #[test]
    fn every_wish_is_met_or_told_that_it_is_not(
        (width, height) in (2usize..12, 2usize..12), inks in 1usize..=MOST_INKS, lines_only: bool, seed: u64,
        band in prop_oneof![Just(None), (0u8..70, 0u8..=100).prop_map(|(least, more)| Some(Band { least, most: least.saturating_add(more) }))],
    ) {
        // There must be a cell for each ink.
        let inks = inks.min(width * height / 4).max(1);
        let wish = Wish { width, height, rating: band, inks, lines_only, seed };
        if let Some(found) = puzzle(&wish, &mut ()) {
            check(&wish, &found);
            // What cannot be met takes long.
            prop_assert!(!found.is_as_wished || puzzle(&wish, &mut ()) == Some(found));
        } else {
            prop_assert!(inks > 1, "{:?}", wish);
        }
    }
}
