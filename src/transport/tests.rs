//! Steps, passes, playing, and solutions.

use crate::page::tests::{Browser, HEART, TWO};
use crate::page::{Msg, PlayMsg, Timer};
use crate::settings::Setting;
use crate::workers::solver::Request;
use nonoscope_kit::model::board::BoardMsg;
use nonoscope_kit::model::display::DisplayMsg;
use nonoscope_kit::model::marking::MarksMsg;
use nonoscope_play::Speed;
use nonoscope_words::Text;

#[test]
fn a_pass_plays_by_itself_and_ends() {
    let mut page = Browser::begun();
    page.send(Msg::Play(PlayMsg::NextPass));
    assert!(page.model.playing.is_playing() && page.model.playing.is_fast());
    let chosen = page.model.board.chosen;
    let mut now = 0.0;
    while page.draw_frame(now) {
        now += 50.0;
        assert!(now < 10_000.0, "it does not end");
    }
    assert_eq!(page.player().position(), 50);
    assert_ne!(page.model.board.chosen, chosen, "the line of the last step is looked at when it is over");
}

#[test]
fn where_motion_is_not_wanted_a_pass_is_a_jump() {
    let mut page = Browser::begun();
    page.send(Msg::Display(DisplayMsg::Still(true)));
    page.send(Msg::Play(PlayMsg::NextPass));
    assert_eq!((page.player().position(), page.model.playing.is_playing(), page.frame), (50, false, false));
    page.send(Msg::Play(PlayMsg::PassStart));
    assert!(page.player().at_start());
}

#[test]
fn playing_goes_on_at_another_speed_and_pauses() {
    let mut page = Browser::begun();
    page.send(Msg::Play(PlayMsg::PlayOrPause));
    page.send(Msg::Set(Setting::Speed(Speed::Slow)));
    assert_eq!(page.model.playing.playback.map(|playback| playback.steps_per_second), Some(1.0));
    page.send(Msg::Play(PlayMsg::PlayOrPause));
    assert!(!page.model.playing.is_playing());
    page.send(Msg::Play(PlayMsg::ToEnd));
    page.send(Msg::Play(PlayMsg::PlayOrPause));
    assert!(page.player().at_start() && page.model.playing.is_playing(), "from the end it begins anew");
    page.send(Msg::Play(PlayMsg::Step));
    assert!(!page.model.playing.is_playing());
}

#[test]
fn what_was_said_of_copying_holds_until_the_next_step() {
    let mut page = Browser::begun();
    page.model.saving.copy_button = Text::verbatim("Copied");
    page.send(Msg::Set(Setting::Likely(false)));
    assert_eq!(page.model.saving.copy_button, "Copied");
    page.send(Msg::Play(PlayMsg::Step));
    assert_eq!(page.model.saving.copy_button, "Copy");
}

#[test]
fn solutions_are_paged_through_in_a_circle() {
    let mut page = Browser::showing(TWO);
    let solution = |page: &Browser| page.player().solution();
    page.send(Msg::Play(PlayMsg::PreviousSolution));
    assert_eq!(solution(&page), Some(1));
    page.send(Msg::Play(PlayMsg::NextSolution));
    assert_eq!(solution(&page), Some(0));
    page.send(Msg::Play(PlayMsg::ToStart));
    assert_eq!(solution(&page), None);
    let mut page = Browser::showing(HEART);
    page.send(Msg::Play(PlayMsg::NextSolution));
    assert_eq!(solution(&page), None, "there is only one");
}

#[test]
fn nobody_who_solves_is_shown_one_of_several_solutions() {
    let mut page = Browser::showing(TWO);
    assert_eq!(solutions(&page), Some(("Exactly 2 solutions".to_owned(), true)));
    page.send(Msg::Marks(MarksMsg::Mode { marking: true }));
    assert_eq!(solutions(&page), Some(("This puzzle has more than one solution.".to_owned(), false)));
    page.send(Msg::Play(PlayMsg::NextSolution));
    assert!(page.model.is_marking() && page.player().solution().is_none());
    assert_eq!(Browser::showing(HEART).model.solutions(), None);
}

#[test]
fn where_more_solutions_are_than_are_listed_other_cells_may_differ_too() {
    // There are 24.
    let mut page = Browser::showing("4x4:1/1/1/1/1/1/1/1");
    let verdict = page.player().session().verdict();
    assert!(verdict.to_string().starts_with("At least 10 solutions. Those that were found differ in "), "{verdict}");
    assert_eq!(solutions(&page), Some(("At least 10 solutions".to_owned(), true)));
    page.send(Msg::Play(PlayMsg::NextSolution));
    assert_eq!(solutions(&page), Some(("Solution 1 of at least 10".to_owned(), true)));
    assert_eq!(
        page.player().sentence(),
        "Solution 1 of at least 10. These 10 differ in the marked cells. Others may differ in more."
    );
    // There are 6.
    let mut page = Browser::showing("3x3:1/1/1/1/1/1");
    assert_eq!(page.player().session().verdict(), "Exactly 6 solutions. They differ in 9 cells.");
    page.send(Msg::Play(PlayMsg::NextSolution));
    assert_eq!(page.player().sentence(), "Solution 1 of 6. They differ in the 9 marked cells.");
}

#[test]
fn likely_cells_are_asked_for_at_every_position_but_not_twice() {
    let mut page = Browser::showing(HEART);
    page.send(Msg::Set(Setting::Likely(true)));
    let asked = |page: &Browser| page.asked.iter().filter(|request| matches!(request, Request::Likely { .. })).count();
    assert_eq!(asked(&page), 1);
    page.send(Msg::Play(PlayMsg::Step));
    assert_eq!(asked(&page), 1, "the solver is asked already");
    page.answer();
    let position = page.player().position();
    assert!(page.model.shown.shading.are_for(position));
    page.send(Msg::Set(Setting::Follows(true)));
    assert!(page.asked.is_empty());
}

/// A person who shades likely cells wants a hint, not the picture.
#[test]
fn shades_that_are_the_picture_are_asked_about_first() {
    let mut page = Browser::begun();
    page.send(Msg::Set(Setting::Likely(true)));
    page.answer();
    let shaded = |page: &Browser| {
        let mut scene = page.model.scene().expect("a board");
        scene.cells_mut().iter().filter(|look| look.shade.is_some()).count()
    };
    let open = |page: &mut Browser, name: &str| {
        page.send(Msg::Example(
            nonoscope_format::examples::ALL.iter().position(|example| example.name() == name).expect(name),
        ));
        page.answer();
    };
    open(&mut page, "Cat");
    assert_eq!((page.model.shown.shading.asks(), shaded(&page)), (true, 0), "of the cat they are nearly all");
    page.send(Msg::Board(BoardMsg::ShadeAnyway));
    assert!(!page.model.shown.shading.asks() && shaded(&page) > 0);
    page.type_in(TWO);
    page.run_out(Timer::Typing);
    page.answer();
    assert_eq!(
        (page.model.shown.shading.asks(), shaded(&page)),
        (false, 4),
        "with several solutions there is none to give away"
    );
}

/// The sentence about several solutions in English, and whether a person can page through them.
fn solutions(page: &Browser) -> Option<(String, bool)> {
    page.model.solutions().map(|(said, turns)| (said.to_string(), turns))
}
