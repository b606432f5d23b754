//! Tests of the dialogue, without a browser.

use super::model::{CellsAs, Model, Stage};
use super::msg::{Effect, Msg};
use crate::photo::copy::Place;
use crate::photo::copy::tests::copied;
use crate::photo::corners::{Corner, Corners, Push};
use crate::photo::scanner::{Copied, CopiedLine, News, Request, Unread};
use nonoscope_core::puzzle::{Axis, Colour};
use nonoscope_core::solve::Verdict;
use nonoscope_kit::knowing::Knowing;

/// A dialogue with a picture, and its effects since.
fn shown() -> Model {
    let mut model = Model::default();
    let effects = model.handle(Msg::Arrived);
    assert!(
        matches!(
            effects[..],
            [Effect::Open, Effect::Preview, Effect::Scan { corners: None, .. }, Effect::Remind { .. }, Effect::Show]
        ),
        "{effects:?}"
    );
    model
}

#[test]
fn the_worker_starts_before_a_picture_is_chosen() {
    let effects = Model::default().handle(Msg::Opened);
    assert!(matches!(effects[..], [Effect::Open, Effect::Prepare, Effect::Show]), "{effects:?}");
}

/// The worker has read the picture.
fn read() -> (Model, Vec<Effect>) {
    let mut model = shown();
    let effects = scan(&mut model, Ok(copied()));
    (model, effects)
}

fn scan(model: &mut Model, scanned: Result<Copied, Unread>) -> Vec<Effect> {
    model.handle(Msg::Scanner(News::Scanned { ticket: model.ticket, scanned: scanned.map(Box::new) }))
}

fn doubtful(model: &Model) -> Place {
    model.copy.as_ref().unwrap().in_order().0[0].place
}

#[test]
fn what_was_read_is_judged_and_corrections_are_too() {
    let (mut model, effects) = read();
    assert!(matches!(effects[..], [Effect::Ask(Request::Judge { .. }), Effect::Show]), "{effects:?}");
    assert_eq!(model.words(), "3 × 3 cells. Please count them. One number is doubtful: check it first.");
    model.handle(Msg::Scanner(News::Judged { ticket: model.ticket, verdict: Verdict::Unique }));
    let (words, is_good) = model.verdict_in_words();
    assert_eq!((&*words.to_string(), is_good), ("One solution.", Some(true)));
    let old = model.ticket;
    model.handle(Msg::Typed { place: doubtful(&model), text: "1 1".to_owned() });
    assert!(model.verdict_in_words().0.to_string().contains("totals"), "{:?}", model.fault);
    model.handle(Msg::Scanner(News::Judged { ticket: old, verdict: Verdict::Unique }));
    assert_eq!(model.verdict, None, "that was about another copy");
    assert_eq!(model.words(), "3 × 3 cells. Please count them. Compare the clues with the picture.");
    let effects = model.handle(Msg::Take);
    assert!(matches!(effects[..], [Effect::Show]), "only a puzzle is taken: {effects:?}");
}

#[test]
fn marked_cells_become_marks_or_givens_or_nothing() {
    for (cells_as, expected) in [(CellsAs::Marks, None), (CellsAs::Givens, Some(true)), (CellsAs::Nothing, Some(false))]
    {
        let (mut model, _) = read();
        model.handle(Msg::CellsAs(cells_as));
        let effects = model.handle(Msg::Take);
        match (&effects[..], expected) {
            ([Effect::Close, Effect::Follow(link), Effect::Show], None) => assert!(link.starts_with("#n"), "{link}"),
            ([Effect::Close, Effect::Give(text), Effect::Show], Some(given)) => {
                let puzzle = nonoscope_format::read(text).unwrap().puzzle;
                assert_eq!((puzzle.width(), !puzzle.givens().is_unknown()), (3, given));
            }
            _ => panic!("{effects:?}"),
        }
        assert!(model.copy.is_none());
    }
}

#[test]
fn where_no_board_is_found_its_corners_are_put() {
    let mut model = shown();
    scan(&mut model, Err(Unread::NoBoard));
    assert!(model.words().to_string().starts_with("No board was found"), "{}", model.words());
    model.handle(Msg::Dragged { corner: Corner(2), x: 0.7, y: 0.8 });
    model.handle(Msg::Pushed { corner: Corner(2), push: Push { right: 1, down: 0, is_far: true } });
    let effects = model.handle(Msg::ReadInside);
    let [Effect::Scan { corners: Some(Corners(corners)), .. }, Effect::Remind { .. }, Effect::Show] = effects[..]
    else {
        panic!("{effects:?}")
    };
    assert!((corners[2].0 - 0.725).abs() < 1e-9 && (corners[2].1 - 0.8).abs() < 1e-9, "{corners:?}");
    model.handle(Msg::Dragged { corner: Corner(2), x: 0.0, y: 0.0 });
    assert!(matches!(model.handle(Msg::ReadInside)[..], [Effect::Show]), "that is not a board");
}

#[test]
fn whoever_waits_long_is_told_and_may_help() {
    let mut model = shown();
    let ticket = model.ticket;
    model.handle(Msg::Previewed { worked: true });
    assert!(model.words() == "Reading …" && !model.asks_for_corners());
    model.handle(Msg::Slow { ticket: ticket - 1 });
    assert!(!model.asks_for_corners(), "that was another picture");
    model.handle(Msg::Slow { ticket });
    assert!(model.words().to_string().contains("takes longer than most") && model.asks_for_corners());
    let effects = model.handle(Msg::ReadInside);
    assert!(
        matches!(
            effects[..],
            [Effect::Stop, Effect::Scan { corners: Some(_), .. }, Effect::Remind { .. }, Effect::Show]
        ),
        "{effects:?}"
    );
    assert_eq!(model.words(), "Reading …");
    // An answer comes before the reminder.
    scan(&mut model, Ok(copied()));
    model.handle(Msg::Slow { ticket: model.ticket });
    assert!(!model.words().to_string().contains("longer"));
}

#[test]
fn lines_that_were_left_out_are_counted_by_a_person_once() {
    let mut model = shown();
    let line = |run: u16| CopiedLine { runs: vec![(run, Colour::INK)], ..CopiedLine::default() };
    let full = vec![line(5), line(5), line(5), line(5), line(5)];
    let copied = Copied { rows: full.clone(), columns: full, ..Copied::default() };
    scan(&mut model, Ok(copied.clone()));
    assert_eq!(model.words(), "5 × 5 cells. Compare the clues with the picture.");
    scan(&mut model, Ok(Copied { left_out: 1, ..copied }));
    assert_eq!(model.words(), "5 × 5 cells. Please count them. Compare the clues with the picture.");
    // Who adds a line and removes one has counted.
    let place = model.copy.as_ref().unwrap().in_order().1[0].place;
    model.handle(Msg::Add(place));
    let added = model.copy.as_ref().unwrap().in_order().1.iter().find(|line| line.text.is_empty()).unwrap().place;
    model.handle(Msg::Remove(added));
    assert_eq!(model.words().to_string().split('.').next(), Some("5 × 5 cells"), "{}", model.words());
}

#[test]
fn a_picture_whose_numbers_are_unclear_is_not_said_to_have_none() {
    let mut model = shown();
    scan(&mut model, Err(Unread::Unclear));
    assert!(model.words().to_string().starts_with("This picture has lines and numbers"), "{}", model.words());
    assert!(!model.words().to_string().contains("no clues"));
}

#[test]
fn reading_ends_when_nobody_waits_for_it() {
    let mut model = shown();
    let effects = model.handle(Msg::Arrived);
    assert!(
        matches!(effects[..], [Effect::Stop, Effect::Open, Effect::Preview, Effect::Scan { .. }, ..]),
        "{effects:?}"
    );
    let old = model.ticket;
    let effects = model.handle(Msg::Closed);
    assert!(matches!(effects[..], [Effect::Stop, Effect::Show]) && model.stage == Stage::Waiting, "{effects:?}");
    model.handle(Msg::Scanner(News::Scanned { ticket: old, scanned: Ok(Box::new(copied())) }));
    assert!(model.copy.is_none());
    // The reading is still there when the dialogue opens again.
    let (mut model, _) = read();
    assert!(matches!(model.handle(Msg::Closed)[..], [Effect::Show]) && model.copy.is_some());
}

#[test]
fn lines_come_and_go_and_another_picture_forgets_them() {
    let (mut model, _) = read();
    let effects = model.handle(Msg::Add(doubtful(&model)));
    let [Effect::Focus(new), ..] = effects[..] else { panic!("{effects:?}") };
    assert_eq!(model.copy.as_ref().unwrap().lines(Axis::Row).count(), 4);
    // A line without a clue is an empty line, so it is a puzzle again once it is gone or not.
    model.handle(Msg::Remove(new));
    assert!(model.fault.is_none());
    let old = model.ticket;
    model.handle(Msg::Arrived);
    assert!(model.copy.is_none() && model.stage == Stage::Reading);
    model.handle(Msg::Scanner(News::Scanned { ticket: old, scanned: Ok(Box::new(copied())) }));
    assert!(model.copy.is_none(), "that was another picture");
}

#[test]
fn a_worker_that_dies_is_replaced_and_the_picture_said_to_have_failed() {
    let mut model = shown();
    let effects = model.handle(Msg::ScannerDied { details: Some("memory".to_owned()) });
    assert!(matches!(effects[..], [Effect::Replace, Effect::Show]));
    assert!(model.words().to_string().starts_with("This picture could not be read"));
}
