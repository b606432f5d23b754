//! *Random puzzle*: a puzzle comes onto the sheet, and the same one again.

use super::*;
use crate::make::Msg;
use crate::make::tests::Browser;
use crate::workers::maker::Lane;
use nonoscope_core::solve::Tier;
use nonoscope_make::random::{Wish, puzzle, seed_of};

fn choose(page: &mut Browser, choices: impl IntoIterator<Item = RandomMsg>) {
    choices.into_iter().for_each(|msg| page.send(Msg::Random(msg)));
}

#[test]
fn a_puzzle_comes_and_what_was_drawn_is_a_step_away() {
    let mut page = Browser::begun();
    page.drag(&[(0, 0)]);
    let tier = RandomMsg::Tier(Some(Tier::Tricky));
    choose(&mut page, [RandomMsg::Width(12), RandomMsg::Height(9), tier, RandomMsg::Inks(3), RandomMsg::Give]);
    assert!(page.model.random.is_busy);
    page.answer();
    let sheet = page.model.drawing.sheet();
    assert_eq!((sheet.size(), sheet.palette().inks(), sheet.givens()), ((12, 9), 3, 0));
    assert!(page.headline().starts_with("One solution"), "{}", page.headline());
    let rating = page.model.verdict.appraisal().and_then(|known| known.rating.clone()).unwrap();
    assert_eq!(rating.tier, Tier::Tricky);
    assert_eq!(page.model.random.seed, "4711");
    assert!(page.model.random.said.to_string().ends_with("from the seed 4711."), "{}", page.model.random.said);
    page.model.drawing.undo();
    assert_eq!(page.filled(), [(0, 0)]);
}

#[test]
fn a_seed_gives_what_it_gives_everywhere() {
    let mut page = Browser::begun();
    choose(&mut page, [RandomMsg::Seed("daisy".to_owned()), RandomMsg::LinesOnly(true), RandomMsg::Again]);
    page.answer();
    let wish = Wish { lines_only: true, seed: seed_of("daisy"), ..Wish::default() };
    let found = puzzle(&wish, &mut ()).unwrap();
    assert_eq!(page.model.drawing.sheet().picture(), found.made.picture);
    // Without a seed, one is thrown.
    choose(&mut page, [RandomMsg::Seed(" ".to_owned()), RandomMsg::Again]);
    page.answer();
    assert_eq!(page.model.random.seed, "4711");
}

#[test]
fn it_says_what_cannot_be_had() {
    let mut page = Browser::begun();
    let fiendish = RandomMsg::Tier(Some(Tier::Fiendish));
    choose(&mut page, [RandomMsg::Width(3), RandomMsg::Height(3), fiendish, RandomMsg::Give]);
    page.answer();
    assert!(page.model.random.said.to_string().contains("This one comes closest"), "{}", page.model.random.said);
    choose(&mut page, [RandomMsg::Width(2), RandomMsg::Height(2), RandomMsg::Inks(8), RandomMsg::Give]);
    page.answer();
    assert!(page.model.random.said.to_string().starts_with("A puzzle of this size"), "{}", page.model.random.said);
    assert_eq!(page.model.drawing.sheet().size(), (3, 3));
}

#[test]
fn what_takes_too_long_can_be_stopped_and_a_worker_may_die() {
    let mut page = Browser::begun();
    choose(&mut page, [RandomMsg::Give, RandomMsg::Stop]);
    assert_eq!(
        (page.stopped.as_slice(), page.model.random.said.to_string().as_str()),
        (&[Lane::Making][..], "Stopped.")
    );
    page.answer();
    assert!(page.filled().is_empty() && !page.model.random.is_busy);
    choose(&mut page, [RandomMsg::Give]);
    page.asked.clear();
    page.send(Msg::MakerDied { lane: Lane::Making, details: Some("out of memory".to_owned()) });
    assert!(!page.model.random.is_busy && page.replaced == [Lane::Making]);
    choose(&mut page, [RandomMsg::Give]);
    page.answer();
    assert!(!page.filled().is_empty());
}

#[test]
fn numbers_are_brought_into_range() {
    let mut random = Random::default();
    for msg in [RandomMsg::Width(0), RandomMsg::Height(999), RandomMsg::Inks(0), RandomMsg::Seed("\u{7}daisy".into())] {
        random.change(msg);
    }
    let wish = random.wish();
    assert_eq!((wish.width, wish.height, wish.inks, wish.seed), (2, MOST_SIDE, 1, seed_of("daisy")));
    random.change(RandomMsg::Seed("x".repeat(500)));
    assert_eq!(random.seed.len(), MOST_CHARACTERS);
}
