//! Methods that leave cells open: what goes on from there.

use super::*;
use crate::page::tests::{Browser, HEART};
use crate::page::{Msg, PlayMsg, Timer};
use crate::settings::Setting;
use nonoscope_core::puzzle::Cell;
use nonoscope_core::solve::{Method, Verdict};
use nonoscope_format::examples;
use nonoscope_kit::model::keymap::KeyAction;
use nonoscope_kit::model::marking::MarksMsg;
use nonoscope_play::Session;

/// A page on which a text has been solved with a method.
fn solved(text: &str, method: Method) -> Browser {
    let mut page = Browser::showing(text);
    page.send(Msg::Set(Setting::Method(method)));
    page.answer();
    assert_eq!(page.player().outcome().method, method);
    page
}

#[test]
fn watching_from_here_shows_how_where_arguments_say_nothing() {
    let mut page = solved(examples::NINE_DOM.text, Method::Human);
    page.send(Msg::Marks(MarksMsg::Mode { marking: true }));
    page.send(Msg::Key(KeyAction::Hint));
    page.answer();
    assert!(
        page.player().sentence().to_string().ends_with("“Watch from here” shows how."),
        "{}",
        page.player().sentence()
    );
    page.send(Msg::Marks(MarksMsg::WatchFromHere));
    page.answer();
    assert_eq!((page.player().outcome().method, page.model.settings.method), (Method::Auto, Method::Auto));
    assert!(!page.model.is_marking() && !page.player().at_end() && !page.model.offers_search());
    page.send(Msg::Play(PlayMsg::ToEnd));
    assert_eq!(page.player().grid().unknown_cells(), 0);
}

#[test]
fn where_it_says_something_the_chosen_method_goes_on() {
    let mut page = solved(HEART, Method::Human);
    page.send(Msg::Key(KeyAction::SwitchMode));
    page.send(Msg::Key(KeyAction::Mark(Cell::EMPTY)));
    page.send(Msg::Marks(MarksMsg::WatchFromHere));
    page.answer();
    assert!(page.player().session().is_from_marks());
    assert_eq!((page.player().outcome().method, page.model.settings.method), (Method::Human, Method::Human));
}

#[test]
fn a_search_is_offered_where_a_method_has_left_cells_open() {
    let card = examples::GCHQ_2015.text;
    let (card, _) = card.split_once("givens").unwrap();
    let mut page = solved(card, Method::Passes);
    assert!(
        page.player().outcome().verdict == Verdict::Stuck && !page.model.offers_search(),
        "it has something to say"
    );
    page.send(Msg::Play(PlayMsg::ToEnd));
    assert!(page.model.offers_search());
    page.send(Msg::Marks(MarksMsg::Mode { marking: true }));
    assert!(!page.model.offers_search(), "nobody who solves is shown a solution");
    page.send(Msg::Search);
    page.answer();
    assert!(page.model.is_marking() && page.player().outcome().method == Method::Passes);
    let mut page = solved(examples::NINE_DOM.text, Method::Human);
    assert!(page.player().is_empty() && page.model.offers_search());
    page.send(Msg::Search);
    assert!(!page.model.offers_search(), "it is on its way");
    page.answer();
    assert_eq!((page.player().outcome().method, page.model.settings.method), (Method::Auto, Method::Auto));
    assert_eq!((page.player().at_end(), page.player().grid().unknown_cells()), (true, 0));
    assert!(!page.model.offers_search());
}

#[test]
fn only_shades_that_tell_nearly_every_cell_are_the_picture() {
    let player = Player::new(Session::open(examples::HEART.text, Method::Auto).unwrap());
    let shades = |wrong: usize| -> Vec<Shade> {
        let cells = player.outcome().grid.cells().iter().enumerate();
        cells.map(|(index, cell)| Shade::of(if cell.is_filled() == (index >= wrong) { 0.7 } else { 0.2 })).collect()
    };
    assert!(is_the_picture(&shades(0), &player) && is_the_picture(&shades(3), &player));
    assert!(!is_the_picture(&shades(4), &player), "84 of 100 are a hint");
    let mut shading = Shading::default();
    shading.hear(Shades { position: 0, shades: shades(4) }, Some(&player));
    assert!(!shading.asks() && shading.shown().is_some());
    shading.hear(Shades { position: 1, shades: shades(0) }, Some(&player));
    shading.hear(Shades { position: 2, shades: shades(4) }, Some(&player));
    assert!(shading.asks() && shading.shown().is_none(), "once is enough to ask");
    shading.insist();
    assert!(!shading.asks() && shading.shown().is_some());
}

#[test]
fn puzzles_are_argued_like_a_person_unless_another_method_is_chosen() {
    let mut page = Browser::new("");
    page.begin();
    page.type_in(HEART);
    page.run_out(Timer::Typing);
    page.answer();
    assert_eq!(page.player().outcome().method, Method::Human);
    page.send(Msg::Set(Setting::Method(Method::Passes)));
    page.answer();
    assert_eq!(page.player().outcome().method, Method::Passes);
    for mut page in [page.reloaded(), page] {
        page.type_in("2x2:2/2/2/2");
        page.run_out(Timer::Typing);
        page.answer();
        assert_eq!(page.player().outcome().method, Method::Passes, "it is for every puzzle, and for later visits");
        page.send(Msg::Set(Setting::Method(Method::Human)));
        page.type_in(HEART);
        page.run_out(Timer::Typing);
        page.answer();
        assert_eq!(page.player().outcome().method, Method::Human);
    }
}

#[test]
fn where_arguments_do_not_settle_a_puzzle_a_search_does() {
    // Several solutions, none, and one that no argument finds; a puzzle that is too large is searched at once.
    let large = format!("60x60:{}", vec!["60"; 120].join("/"));
    for (text, verdict) in [
        ("2x2:1/1/1/1", Verdict::Multiple),
        (examples::CANNOT_BE.text, Verdict::None),
        (examples::NINE_DOM.text, Verdict::Unique),
        (&large, Verdict::Unique),
    ] {
        let mut page = Browser::new("");
        page.begin();
        page.type_in(text);
        page.run_out(Timer::Typing);
        page.answer();
        assert_eq!(
            (page.player().outcome().method, page.player().outcome().verdict),
            (Method::Auto, verdict),
            "{text}"
        );
        // The choice was the page's, for this puzzle.
        page.type_in(HEART);
        page.run_out(Timer::Typing);
        page.answer();
        assert_eq!(page.player().outcome().method, Method::Human);
    }
}

#[test]
fn a_person_who_asks_for_arguments_again_sees_how_far_they_go() {
    let mut page = Browser::new("");
    page.begin();
    page.type_in("2x2:1/1/1/1");
    page.run_out(Timer::Typing);
    page.answer();
    page.send(Msg::Set(Setting::Method(Method::Human)));
    page.answer();
    assert_eq!((page.player().outcome().method, page.player().outcome().verdict), (Method::Human, Verdict::Stuck));
}
