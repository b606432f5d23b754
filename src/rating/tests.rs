//! How hard the puzzle on the board is for a person.

use super::*;
use crate::page::tests::{Browser, HEART, TWO};
use crate::page::{Msg, PlayMsg, Timer};
use crate::settings::Setting;
use crate::workers::tutor::{News, Request};
use nonoscope_core::puzzle::Cell;
use nonoscope_core::solve::{Method, Tier, rate, solve};
use nonoscope_format::examples;
use nonoscope_kit::model::keymap::{Direction, KeyAction};
use nonoscope_kit::model::marking::MarksMsg;

fn number(page: &Browser) -> Option<u8> {
    Some(page.model.rating()?.number)
}

fn example(name: &str) -> Msg {
    Msg::Example(examples::ALL.iter().position(|example| example.name() == name).expect("an example"))
}

fn is_rating(request: &Request) -> bool {
    matches!(request, Request::Rate { .. })
}

/// The workers answer until one would have to rate.
fn answer_up_to_the_rating(page: &mut Browser) {
    page.solve();
    page.run_out(Timer::Idle);
    page.argue(|request| !is_rating(request));
}

/// A page that shows an example, whose rating is still to come.
fn unrated(name: &str) -> Browser {
    let mut page = Browser::at("");
    page.send(Msg::Begin);
    page.solve();
    page.send(example(name));
    answer_up_to_the_rating(&mut page);
    page
}

#[test]
fn the_rating_of_the_card_is_there_before_the_tutor() {
    let mut page = Browser::at("");
    page.send(Msg::Begin);
    page.solve();
    let card = page.player().puzzle();
    assert_eq!(page.model.rating(), rate(card, &solve(card, Method::Auto), &mut ()).as_ref());
    assert!(!page.tutor_started && page.to_argue.is_empty());
    // It is not asked for either when the tutor is there.
    page.begin();
    assert!(page.tutor_started && number(&page) == examples::GCHQ_2015.rating);
}

#[test]
fn the_verdict_does_not_wait_for_the_rating() {
    let mut page = unrated("Owl");
    assert!(page.player().session().verdict().to_string().starts_with("Exactly one solution."));
    assert_eq!((number(&page), page.model.about_rating().to_string().as_str()), (None, ""));
    assert_eq!(page.to_argue.len(), 1, "nothing else waits for it");
    page.answer();
    let owl = page.player().puzzle();
    assert_eq!(page.model.rating(), rate(owl, &solve(owl, Method::Auto), &mut ()).as_ref());
    assert!(number(&page).is_some());
}

#[test]
fn another_puzzle_has_another_rating_or_none() {
    let mut page = Browser::begun();
    let card = number(&page);
    page.send(example("Lambda"));
    assert_eq!(number(&page), card, "the card is still on the board");
    page.answer();
    assert!(number(&page).is_some() && number(&page) != card);
    for text in [TWO, "1\n1\n\n1\n1\n\ngivens\nX.\nX.\n"] {
        page.type_in(text);
        page.run_out(Timer::Typing);
        page.answer();
        assert_eq!((number(&page), page.model.about_rating().to_string().as_str()), (None, ""), "{text}");
    }
    page.send(example("9-Dom"));
    page.answer();
    assert_eq!(page.model.rating().map(|rating| rating.tier), Some(Tier::Fiendish));
    assert_eq!(page.model.about_rating(), "It is too hard for a person to follow.");
}

#[test]
fn another_method_leaves_the_rating_and_may_make_one_possible() {
    let mut page = Browser::begun();
    let card = number(&page);
    page.send(Msg::Set(Setting::Method(Method::Human)));
    answer_up_to_the_rating(&mut page);
    assert!(number(&page) == card && page.to_argue.is_empty(), "it is not asked for again");
    // Passes do not find out that there is one solution, and neither does a person.
    page.send(Msg::Set(Setting::Method(Method::Passes)));
    page.send(example("9-Dom"));
    page.answer();
    assert_eq!((number(&page), page.model.about_rating().to_string().as_str()), (None, ""));
    page.send(Msg::Set(Setting::Method(Method::Auto)));
    page.answer();
    assert_eq!(number(&page), Some(100));
}

#[test]
fn a_new_puzzle_ends_the_rating() {
    let mut page = unrated("Owl");
    assert!(page.to_argue.iter().any(is_rating));
    page.type_in(HEART);
    page.run_out(Timer::Typing);
    assert_eq!(page.tutor_stopped, 1);
    // The answer was on its way already.
    page.send(Msg::Tutor(News::Rated { number: page.model.shown.puzzles, rating: None }));
    page.answer();
    assert_eq!(page.model.rating().map(|rating| rating.tier), Some(Tier::Gentle));
    // Once it is there, there is nothing to stop.
    page.send(example("Lambda"));
    assert_eq!(page.tutor_stopped, 1);
    // What was meant for another puzzle is not taken for this one.
    page.answer();
    let lambda = page.model.rating().cloned();
    page.send(Msg::Tutor(News::Rated { number: 1, rating: None }));
    assert_eq!(page.model.rating(), lambda.as_ref());
}

#[test]
fn a_rating_that_was_stopped_for_no_puzzle_is_asked_for_again() {
    let mut page = unrated("Owl");
    page.type_in("no puzzle");
    page.run_out(Timer::Typing);
    assert!(page.tutor_stopped == 1 && page.to_argue.is_empty());
    page.answer();
    assert!(number(&page).is_some(), "the owl is still on the board");
}

#[test]
fn a_rating_that_takes_too_long_says_so_and_one_that_breaks_the_tutor_is_not_tried_again() {
    let mut page = unrated("Owl");
    page.to_argue.clear();
    page.send(Msg::Tutor(News::Rated { number: page.model.shown.puzzles, rating: None }));
    assert_eq!(page.model.about_rating(), "It would take too long to rate it.");
    assert!(page.to_argue.is_empty());
    let mut page = unrated("Owl");
    page.send(Msg::TutorDied { details: Some(String::new()) });
    assert!(!page.to_argue.iter().any(is_rating), "{:?}", page.to_argue);
}

#[test]
fn a_solve_from_marks_has_no_rating() {
    let mut page = Browser::showing(HEART);
    let heart = number(&page);
    assert!(heart.is_some());
    page.send(Msg::Marks(MarksMsg::Mode { marking: true }));
    page.send(Msg::Key(KeyAction::Move { direction: Direction::Down, paints: false }));
    page.send(Msg::Key(KeyAction::Mark(Cell::FILLED)));
    page.send(Msg::Marks(MarksMsg::WatchFromHere));
    page.answer();
    assert!(page.player().session().is_from_marks());
    assert_eq!((number(&page), page.model.about_rating().to_string().as_str()), (None, ""));
    page.send(Msg::Set(Setting::Method(Method::Sat)));
    page.answer();
    assert_eq!(number(&page), heart);
}

/// A search explains nothing, so the page says what does.
#[test]
fn after_a_search_the_page_says_how_far_arguments_get() {
    let mut page = Browser::begun();
    page.send(Msg::Set(Setting::Method(Method::Sat)));
    page.answer();
    for (name, advice) in [
        ("Lambda", "The method “Like a person” solves it without a search."),
        ("9-Dom", "Short arguments do not help here either."),
    ] {
        page.send(example(name));
        page.answer();
        page.send(Msg::Play(PlayMsg::ToEnd));
        page.answer();
        let (_, said) = page.model.sentence();
        assert!(said.to_string().starts_with("This step is a search") && said.to_string().ends_with(advice), "{said}");
        page.send(Msg::Play(PlayMsg::ToStart));
        assert!(!page.model.sentence().1.to_string().contains(advice));
    }
}

fn moment(hardest: Technique, openings: u32) -> Moment {
    Moment { steps: 1, hardest, openings }
}

fn rating(techniques: &[(Technique, u32)], profile: &[Moment]) -> Rating {
    let (techniques, profile) = (techniques.to_vec(), profile.to_vec());
    Rating { number: 35, tier: Tier::Moderate, finished: true, techniques, profile }
}

#[test]
fn a_rating_in_words() {
    let rating = rating(
        &[(Technique::Overlap, 1), (Technique::WholeRun, 2)],
        &[moment(Technique::WholeRun, 4), moment(Technique::Overlap, 2), moment(Technique::WholeRun, 3)],
    );
    assert_eq!(headline(&rating), "Difficulty: moderate · 35 of 100");
    assert_eq!(summary(&rating), "3 short arguments are enough. The hardest technique is “run is whole”.");
    assert_eq!(needed(Technique::WholeRun, 2), "2 × run is whole");
    assert_eq!(
        caption(&rating),
        "From the first step to the last. Taller steps are harder. Grey: more than one line gives a next step."
    );
    assert_eq!(
        profile_in_words(&rating),
        "The difficulty from start to end. Hardest techniques: at the beginning “run is whole”, in the middle “overlap”, at the end \
         “run is whole”."
    );
}

#[test]
fn a_rating_says_where_there_is_little_to_go_on() {
    let rating = rating(
        &[(Technique::Overlap, 1), (Technique::Contradiction, 1)],
        &[moment(Technique::Contradiction, 0), moment(Technique::Overlap, 1)],
    );
    let caption = caption(&rating);
    assert!(caption.to_string().ends_with("Taller steps are harder. Violet: the step supposes a cell."), "{caption}");
    let said = profile_in_words(&rating);
    assert!(
        said.to_string()
            .ends_with("In 1 of 2 parts, only one line gives a next step. In 1 of 2 parts, a cell is supposed."),
        "{said}"
    );
    assert!(said.to_string().contains("in the middle “contradiction”, at the end “overlap”"), "{said}");
}

#[test]
fn what_people_do_not_finish_says_how_far_they_come() {
    let beyond = Rating { number: 100, tier: Tier::Fiendish, finished: false, ..rating(&[], &[]) };
    assert_eq!(headline(&beyond), "Difficulty: fiendish · 100 of 100");
    assert_eq!(summary(&beyond), "No technique applies.");
    let beyond = Rating { techniques: vec![(Technique::Split, 1)], ..beyond };
    assert_eq!(summary(&beyond), "Short arguments explain 1 step, up to “split”. After that, no technique applies.");
    assert_eq!(summary(&rating(&[], &[])), "There is nothing to do.");
}

#[test]
fn harder_techniques_are_taller() {
    let heights: Vec<f64> = Technique::ALL.into_iter().map(height).collect();
    assert!(heights.windows(2).all(|pair| pair[0] < pair[1]) && heights[0] > 0.0);
    assert!((height(Technique::Contradiction) - 1.0).abs() < f64::EPSILON);
}
