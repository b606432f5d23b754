//! Messages as cards: every card says its text to three readers, has one solution, and is the same for the same seed.

use crate::made::{CARDS, cards_now};
use crate::makers::messages::{KINDS, Kind, LONGEST, message};
use crate::patterns::{by_quircs, by_rqrr, said};
use nonoscope::make::SolvedBy;
use nonoscope::make::message::{Aim, Card, Level, MessageError, Wish, card};
use nonoscope::puzzle::{Cell, Puzzle};
use nonoscope::qr::Remark;
use nonoscope::solve::{Method, Verdict, Watch, Work, propagate, rate, solve};
use std::ops::ControlFlow;

#[test]
fn what_is_made_of_messages_is_what_is_kept() {
    super::compare("cards.txt", &cards_now(), CARDS);
}

fn made(text: &str, wish: &Wish) -> Card {
    card(text, wish, &mut ()).unwrap_or_else(|error| panic!("{text:?}: {error}"))
}

/// Checks what must hold for every card.
fn is_right(card: &Card, text: &str) {
    let (puzzle, picture) = (&card.made.puzzle, &card.made.picture);
    assert_eq!(picture.width(), 17 + 4 * usize::from(card.version), "{text:?}");
    assert_eq!(picture.unknown_cells(), 0);
    let remarks = match card.made.changed.len() {
        0 => vec![],
        cells => vec![Remark::Corrected { cells }],
    };
    assert_eq!(said(picture), Some((text.to_owned(), remarks)));
    assert_eq!(by_rqrr(picture).as_deref(), Some(text));
    // quircs refuses patterns of which much has been spent, as it may.
    if card.made.changed.is_empty() {
        assert_eq!(by_quircs(picture), Some(text.as_bytes().to_vec()), "{text:?}");
    }
    // The clues are those of the picture, and the givens are as in it.
    let bare = Puzzle::of_picture(picture).unwrap();
    assert_eq!(puzzle.clone().with_givens(bare.givens().clone()).unwrap(), bare);
    let given = puzzle.places().filter(|&at| puzzle.givens().get(at) != Cell::UNKNOWN);
    assert!(given.into_iter().all(|at| puzzle.givens().get(at) == picture.get(at)));
    assert_eq!(card.made.appraisal.verdict, Verdict::Unique, "{text:?}");
    if card.made.appraisal.solved_by == Some(SolvedBy::Lines) {
        assert_eq!(&propagate(puzzle).grid, picture);
    } else {
        let outcome = solve(puzzle, Method::Auto);
        assert_eq!((outcome.verdict, &outcome.grid), (Verdict::Unique, picture));
    }
}

#[test]
fn lines_solve_the_cards_of_all_kinds_of_messages_without_a_given() {
    for kind in KINDS {
        for length in [1, 9, 30, 55, 80] {
            let text = message(kind, length, length as u64);
            let card = made(&text, &Wish::default());
            is_right(&card, &text);
            assert_eq!((card.made.givens(), card.made.changed.len(), card.made.proven), (0, 0, true), "{text:?}");
            assert_eq!(card.made.appraisal.solved_by, Some(SolvedBy::Lines), "{text:?}");
        }
    }
}

#[test]
fn the_text_of_the_card_of_gchq_has_a_card_of_the_same_size_without_a_given() {
    let text = "www.gchq.gov.uk/puzz";
    let card = made(text, &Wish::default());
    is_right(&card, text);
    assert_eq!((card.version, card.made.givens()), (2, 0));
    assert!(card.level > Level::L);
}

#[test]
fn a_seed_always_gives_the_same_card_and_another_one_another() {
    let wish = |seed| Wish { seed, ..Wish::default() };
    let text = "The same seed, the same card.";
    assert_eq!(made(text, &wish(3)), made(text, &wish(3)));
    assert_ne!(made(text, &wish(3)).made.picture, made(text, &wish(4)).made.picture);
}

#[test]
fn wishes_are_kept() {
    let text = "Wishes are kept";
    let wish = Wish { versions: 4..=6, level: Level::Q, ..Wish::default() };
    let card = made(text, &wish);
    is_right(&card, text);
    assert_eq!((card.version, card.made.givens()), (4, 0));
    assert!(card.level >= Level::Q);
}

#[test]
fn the_smallest_card_may_need_givens_but_no_more_than_that() {
    // As many bytes as version 3 holds, so that nothing can be chosen but the mask.
    let text: String = (b'a'..=b'z').cycle().take(53).map(char::from).collect();
    let wish = Wish { aim: Aim::FewestGivens, ..Wish::default() };
    let smallest = made(&text, &wish);
    is_right(&smallest, &text);
    assert_eq!((smallest.version, smallest.level, smallest.made.proven), (3, Level::L, true));
    let by_lines = made(&text, &Wish { lines_only: true, ..wish });
    is_right(&by_lines, &text);
    assert_eq!(by_lines.made.appraisal.solved_by, Some(SolvedBy::Lines));
    assert!(by_lines.made.givens() >= smallest.made.givens());
}

#[test]
fn a_hard_card_is_harder_than_the_usual_one() {
    let text = "As hard as it gets";
    let rating = |card: &Card| {
        let puzzle = &card.made.puzzle;
        rate(puzzle, &solve(puzzle, Method::Auto), &mut ()).unwrap().number
    };
    let hard = made(text, &Wish { aim: Aim::Hard, ..Wish::default() });
    is_right(&hard, text);
    assert_eq!(hard.made.givens(), 0);
    assert!(rating(&hard) > rating(&made(text, &Wish::default())));
    let by_lines = made(text, &Wish { aim: Aim::Hard, lines_only: true, ..Wish::default() });
    assert_eq!(by_lines.made.appraisal.solved_by, Some(SolvedBy::Lines));
}

#[test]
fn a_text_that_has_no_card_is_refused_with_the_reason() {
    let refused = |text: &str, wish: &Wish| card(text, wish, &mut ()).unwrap_err();
    assert_eq!(refused("", &Wish::default()), MessageError::Empty);
    let long = "x".repeat(2954);
    let error = refused(&long, &Wish::default());
    assert_eq!(error, MessageError::TooLong { bytes: 2954, version: 40, level: Level::L });
    assert_eq!(
        refused("eighteen letters!!", &Wish { versions: 1..=1, ..Wish::default() }).to_string(),
        "The message is too long for 21 × 21 cells at level L: it has 18 bytes. Use a larger card, a lower level of \
         error correction, or a shorter message."
    );
}

#[test]
fn whoever_watches_can_stop_it() {
    struct After(u64);
    impl Watch for After {
        fn working(&mut self, work: Work) -> ControlFlow<()> {
            if work.total() < self.0 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        }
    }
    let wish = Wish { versions: 8..=8, ..Wish::default() };
    assert_eq!(card("stopped", &wish, &mut After(50)), Err(MessageError::Stopped));
}

mod long {
    use super::*;
    use crate::decoders::decode_png;
    use nonoscope::picture::{self, Scene};
    use std::collections::BTreeMap;
    use std::env;
    use std::time::Instant;

    /// How many messages, unless `NONOSCOPE_MESSAGES` says another number.
    const MESSAGES: usize = 120;

    /// Checks that a reader that looks for codes in pictures finds it in the finished board, with its rules and clues.
    fn is_seen(card: &Card, text: &str) {
        let scene = Scene::of_grid(&card.made.puzzle, &card.made.picture);
        let png = picture::png(&card.made.puzzle, &scene, 12).unwrap();
        assert_eq!(decode_png(&png).message().as_deref(), Some(text));
    }

    /// The table in `docs/make.md`, which is about 1000 messages; the last column depends on the machine.
    #[test]
    fn nearly_all_messages_have_a_card_that_lines_solve_without_a_given() {
        let messages = env::var("NONOSCOPE_MESSAGES").map_or(MESSAGES, |number| number.parse().unwrap());
        let mut by_length: BTreeMap<usize, Vec<(Card, f64)>> = BTreeMap::new();
        for index in 0..messages {
            let (kind, length) = (KINDS[index % 4], 1 + index / 4 * 61 % LONGEST);
            let text = message(kind, length, index as u64);
            let start = Instant::now();
            let card = made(&text, &Wish { lines_only: true, ..Wish::default() });
            let seconds = start.elapsed().as_secs_f64();
            is_right(&card, &text);
            assert_eq!(card.made.appraisal.solved_by, Some(SolvedBy::Lines), "{text:?}");
            is_seen(&card, &text);
            let without = if card.made.givens() == 0 { "" } else { ", with givens" };
            if seconds > 0.5 || card.made.givens() > 0 {
                println!(
                    "{kind:?} of {length} characters, {} bytes: version {}, {} givens, proven {}, {} tried, {seconds:.2} s{without}",
                    text.len(),
                    card.version,
                    card.made.givens(),
                    card.made.proven,
                    card.tried
                );
            }
            by_length.entry((length - 1) / 20).or_default().push((card, seconds));
        }
        println!("| characters | messages | versions | without a given | median | slowest |");
        println!("| --- | ---: | ---: | ---: | ---: | ---: |");
        let mut without = 0;
        for (tens, cards) in &by_length {
            let own = cards.iter().filter(|(card, _)| card.made.givens() == 0).count();
            let mut versions: Vec<u8> = cards.iter().map(|(card, _)| card.version).collect();
            versions.sort_unstable();
            let mut times: Vec<f64> = cards.iter().map(|&(_, seconds)| seconds).collect();
            times.sort_by(f64::total_cmp);
            println!(
                "| {} to {} | {} | {} to {}, median {} | {:.1} % | {:.3} s | {:.2} s |",
                20 * tens + 1,
                20 * tens + 20,
                cards.len(),
                versions[0],
                versions[versions.len() - 1],
                versions[versions.len() / 2],
                100.0 * own as f64 / cards.len() as f64,
                times[times.len() / 2],
                times[times.len() - 1]
            );
            without += own;
        }
        println!("{without} of {messages} without a given");
        assert!(without >= messages * 95 / 100);
    }

    #[test]
    fn a_card_of_version_8_needs_two_givens_and_says_so() {
        for lines_only in [false, true] {
            let wish = Wish { versions: 8..=8, lines_only, ..Wish::default() };
            let card = made("eight", &wish);
            is_right(&card, "eight");
            assert_eq!((card.made.givens(), card.made.proven), (2, true));
        }
    }

    #[test]
    fn modules_are_spent_only_if_that_is_wanted_and_never_more_than_half_of_the_correction() {
        let mut spent = 0;
        for seed in 0..8 {
            let text = message(Kind::Sentence, 53, seed);
            let wish = Wish { versions: 3..=3, seed, ..Wish::default() };
            assert!(made(&text, &wish).made.changed.is_empty());
            let card = made(&text, &Wish { spend: true, ..wish });
            is_right(&card, &text);
            // Version 3 at level L corrects 7 codewords: 3 may be spent, of 8 modules each.
            assert!(card.made.changed.len() <= 24);
            spent += card.made.changed.len();
        }
        assert!(spent > 0);
    }
}
