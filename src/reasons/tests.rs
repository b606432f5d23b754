//! Tests of explanations: the sentence, the arguments one by one, and the reason for a cell.

use super::ReasonMsg;
use crate::page::tests::{Browser, HEART};
use crate::page::{Msg, PlayMsg};
use crate::settings::Setting;
use crate::workers::tutor::Request;
use nonoscope_core::puzzle::{At, Line};
use nonoscope_core::solve::Method;
use nonoscope_core::trace::Technique;
use nonoscope_kit::model::board::BoardMsg;
use nonoscope_kit::model::gesture::Pointer;
use nonoscope_kit::model::keymap::{Direction, KeyAction, Mode};
use nonoscope_kit::model::marking::MarksMsg;
use nonoscope_picture::{Evidence, Under};

fn said(page: &Browser) -> String {
    page.model.sentence().1.to_string()
}

/// A click on a cell.
fn click(page: &mut Browser, at: At) {
    let (view, room) = page.model.board.lens.view().expect("a view");
    let middle = |line: Line| f64::from(view.measures.line(line).start) + f64::from(view.measures.cell) / 2.0;
    let place = (middle(Line::column(at.column())) / room.density, middle(Line::row(at.row())) / room.density);
    assert_eq!(page.model.board.lens.under(place), Under::Cell(at));
    let pointer =
        Pointer { id: 1, is_primary: true, is_touch: false, button: 0, shift: false, place, under: Under::Nothing };
    page.send(Msg::Board(BoardMsg::Down(pointer)));
    page.send(Msg::Board(BoardMsg::Up(pointer)));
}

fn stepping(text: &str, method: Method) -> Browser {
    let mut page = Browser::showing(text);
    page.send(Msg::Set(Setting::Method(method)));
    page.answer();
    page
}

#[test]
fn a_step_says_its_argument_as_soon_as_it_is_asked_for() {
    let mut page = Browser::begun();
    assert!(page.model.explanation().is_none(), "nothing has happened yet");
    page.send(Msg::Play(PlayMsg::To(9)));
    assert!(page.model.awaits_explanation());
    assert!(said(&page).starts_with("Row 9: of 55 layouts, 12 fit"), "{}", said(&page));
    page.answer();
    assert!(!page.model.awaits_explanation());
    let arguments = page.model.explanation().unwrap().points.len();
    assert!(arguments > 1);
    assert!(said(&page).starts_with(&format!("Row 9 settles 9 cells in {arguments} arguments: ")), "{}", said(&page));
    // The next one is there already.
    page.send(Msg::Play(PlayMsg::Step));
    assert!(!page.model.awaits_explanation() && page.model.explanation().is_some());
    page.answer();
    page.send(Msg::Play(PlayMsg::Back));
    assert!(said(&page).starts_with("Row 9 settles"), "{}", said(&page));
    page.send(Msg::Play(PlayMsg::ToEnd));
    page.answer();
    assert!(said(&page).ends_with("Exactly one solution. Line by line, it takes 4 passes."), "{}", said(&page));
}

#[test]
fn one_argument_is_said_with_its_technique_and_marked() {
    let mut page = stepping(HEART, Method::Human);
    page.send(Msg::Play(PlayMsg::Step));
    page.answer();
    let (technique, said) = page.model.sentence();
    assert_eq!(technique, Some(Technique::ExactFit));
    assert!(said.to_string().starts_with("Row 2"), "{said}");
    assert!(page.model.explanation().unwrap().points.is_empty());
    let evidence = page.model.evidence().unwrap();
    assert_eq!((evidence.line, evidence.runs.len()), (Some(Line::row(1)), 1));
    let scene = page.model.scene().unwrap();
    assert!(scene.lines(nonoscope_core::puzzle::Axis::Row)[1].told.has(0));
    assert_eq!(scene.cells().iter().filter(|look| look.ghosts.latest.is_some()).count(), 5);
    assert_eq!(nonoscope_play::evidence_in_words(&evidence), "Marked: row 2. Run 1 (length 5) lies on cells 1 to 5.");
}

#[test]
fn an_argument_can_be_shown_alone() {
    let mut page = Browser::begun();
    page.send(Msg::Play(PlayMsg::To(9)));
    page.answer();
    let all = page.model.evidence().unwrap();
    let second = page.model.explanation().unwrap().points[1].shows.clone();
    assert_ne!(all, second);
    page.send(Msg::Reason(ReasonMsg::Point(Some(1))));
    assert_eq!(page.model.evidence(), Some(second.clone()));
    page.send(Msg::Reason(ReasonMsg::Point(None)));
    assert_eq!(page.model.evidence(), Some(all.clone()));
    page.send(Msg::Reason(ReasonMsg::Choose(1)));
    page.send(Msg::Reason(ReasonMsg::Point(Some(0))));
    page.send(Msg::Reason(ReasonMsg::Point(None)));
    assert_eq!(page.model.evidence(), Some(second), "what is chosen stays");
    page.send(Msg::Reason(ReasonMsg::Choose(1)));
    assert_eq!(page.model.evidence(), Some(all));
    // One that is not there shows nothing else.
    page.send(Msg::Reason(ReasonMsg::Point(Some(99))));
    page.send(Msg::Reason(ReasonMsg::Choose(1)));
    page.send(Msg::Play(PlayMsg::Step));
    page.answer();
    assert_eq!(page.model.reasons.chosen(), None, "another step has other arguments");
}

#[test]
fn a_click_says_why_a_cell_is_so() {
    let mut page = stepping(HEART, Method::Passes);
    page.send(Msg::Play(PlayMsg::NextPass));
    page.send(Msg::Play(PlayMsg::To(2)));
    page.answer();
    let at = At::new(1, 2);
    click(&mut page, at);
    page.answer();
    assert_eq!(said(&page), "Row 2, column 3 has been filled since step 2. The clue of row 2 alone settles it.");
    let points = &page.model.explanation().unwrap().points;
    assert_eq!(points.iter().map(|point| point.technique).collect::<Vec<_>>(), [Some(Technique::ExactFit), None]);
    assert_eq!(page.model.evidence().unwrap().about, Some(at));
    assert!(page.model.scene().unwrap().cells()[7].tried);
    assert_eq!(page.model.mode(), Mode::Watching, "the keys do what they did");
    // The same again closes it.
    click(&mut page, at);
    assert!(page.model.reasons.why.is_none());
    click(&mut page, At::new(4, 4));
    page.answer();
    assert_eq!(said(&page), "Row 5, column 5 is not known yet.");
    let evidence = Evidence { about: Some(At::new(4, 4)), ..Evidence::default() };
    assert_eq!(page.model.evidence(), Some(evidence));
    page.send(Msg::Play(PlayMsg::Step));
    assert!(page.model.reasons.why.is_none(), "another step closes it too");
}

#[test]
fn given_cells_were_so_from_the_start() {
    let mut page = Browser::begun();
    page.send(Msg::Play(PlayMsg::Step));
    click(&mut page, At::new(3, 3));
    assert_eq!(said(&page), "Row 4, column 4 has been filled from the start.");
}

#[test]
fn a_click_that_moves_or_marks_asks_nothing() {
    let mut page = stepping(HEART, Method::Passes);
    let pointer = |place| Pointer {
        id: 1,
        is_primary: true,
        is_touch: false,
        button: 0,
        shift: false,
        place,
        under: Under::Nothing,
    };
    page.send(Msg::Board(BoardMsg::Down(pointer((300.0, 300.0)))));
    page.send(Msg::Board(BoardMsg::Moved(pointer((360.0, 300.0)))));
    page.send(Msg::Board(BoardMsg::Moved(pointer((300.0, 300.0)))));
    page.send(Msg::Board(BoardMsg::Up(pointer((300.0, 300.0)))));
    assert!(page.model.reasons.why.is_none());
    page.send(Msg::Marks(MarksMsg::Mode { marking: true }));
    click(&mut page, At::new(2, 2));
    assert!(page.model.reasons.why.is_none() && !page.player().marking().marks().is_empty());
}

#[test]
fn keys_ask_about_one_cell_after_the_other() {
    let mut page = stepping(HEART, Method::Passes);
    page.send(Msg::Play(PlayMsg::To(2)));
    page.answer();
    page.send(Msg::Key(KeyAction::Why));
    page.answer();
    assert!(said(&page).starts_with("Row 2, column 1 has been filled since step 2."), "{}", said(&page));
    assert_eq!(page.model.mode(), Mode::Asking);
    assert!(page.model.scene().unwrap().cells()[5].cursor);
    page.send(Msg::Key(KeyAction::Move { direction: Direction::Down, paints: false }));
    page.answer();
    assert_eq!(said(&page), "Row 3, column 1 is not known yet.");
    page.send(Msg::Key(KeyAction::Close));
    assert_eq!(page.model.mode(), Mode::Watching);
    page.send(Msg::Key(KeyAction::Why));
    page.send(Msg::Key(KeyAction::Why));
    assert!(page.model.reasons.why.is_none());
}

#[test]
fn answers_about_another_puzzle_are_dropped() {
    let mut page = Browser::begun();
    page.send(Msg::Play(PlayMsg::To(9)));
    let asked = page.to_argue.pop_front();
    assert!(matches!(asked, Some(Request::Explain { .. })));
    page.send(Msg::Set(Setting::Method(Method::Human)));
    page.answer();
    page.send(Msg::Play(PlayMsg::To(9)));
    page.answer();
    let before = page.model.sentence();
    page.to_argue.extend(asked);
    page.answer();
    assert_eq!(page.model.sentence(), before);
}

#[test]
fn a_supposition_is_stepped_through_up_to_where_it_fails() {
    let mut page = Browser::begun();
    page.send(Msg::Example(
        nonoscope_format::examples::ALL.iter().position(|example| example.name() == "Lambda").unwrap(),
    ));
    page.answer();
    page.send(Msg::Set(Setting::Method(Method::Human)));
    page.answer();
    let supposed = |page: &Browser| page.player().last_step().is_some_and(|step| step.reason.supposed().is_some());
    while !supposed(&page) {
        page.send(Msg::Play(PlayMsg::Step));
        page.answer();
    }
    let would_be = |page: &Browser| {
        let mut scene = page.model.scene().expect("a board");
        scene.cells_mut().iter().filter(|look| look.would_be.is_known()).count()
    };
    let (whole, points) = (would_be(&page), page.model.explanation().expect("an explanation").points.len());
    assert!(points > 2);
    let mut last = 0;
    for index in 0..points {
        page.send(Msg::Reason(ReasonMsg::Point(Some(index))));
        assert!(would_be(&page) >= last.max(1), "what follows stays");
        last = would_be(&page);
    }
    assert!(last > 1);
    page.send(Msg::Reason(ReasonMsg::Choose(0)));
    page.send(Msg::Reason(ReasonMsg::Point(None)));
    assert_eq!(would_be(&page), 1, "the supposed cell alone");
    page.send(Msg::Reason(ReasonMsg::LetGo));
    assert_eq!(would_be(&page), whole);
}
