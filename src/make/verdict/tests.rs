//! The verdict follows the drawing, and outdated work is stopped.

use super::*;
use crate::make::drawing::DrawMsg;
use crate::make::tests::Browser;
use crate::make::{Msg, Timer};
use crate::workers::maker::{Lane, News, Request, answer};
use nonoscope_core::puzzle::Puzzle;
use nonoscope_kit::worker::told::Told;

#[test]
fn each_stroke_is_judged_when_it_ends() {
    let mut page = Browser::begun();
    page.answer();
    assert_eq!(page.headline(), "Nothing drawn yet");
    page.drag(&[(1, 1), (1, 4)]);
    assert_eq!(page.asked.len(), 1);
    page.answer();
    assert_eq!(page.headline(), "One solution, no guessing needed");
    assert!(page.model.words().detail.to_string().contains("gentle"), "{}", page.model.words().detail);
    page.drag(&[(3, 6)]);
    page.drag(&[(4, 7)]);
    page.answer();
    assert_eq!(page.headline(), "Several solutions: they differ in 4 cells");
    let marked = |page: &Browser| {
        let look = page.model.drawing.look().unwrap();
        look.scene().cells().iter().filter(|look| look.differs).count()
    };
    assert_eq!(marked(&page), 4);
    page.send(Msg::Draw(DrawMsg::MarksOpen(false)));
    assert_eq!(marked(&page), 0);
    page.send(Msg::Draw(DrawMsg::MarksOpen(true)));
    page.send(Msg::Draw(DrawMsg::Undo));
    page.answer();
    assert_eq!(marked(&page), 0);
    page.drag(&[(1, 1), (1, 4)]);
    page.drag(&[(3, 6)]);
    assert_eq!(page.headline(), "Nothing drawn yet");
}

#[test]
fn while_the_quick_worker_is_busy_only_the_last_drawing_waits() {
    let mut page = Browser::begun();
    for column in 0..5 {
        page.drag(&[(0, column * 2)]);
    }
    assert_eq!(page.asked.len(), 1);
    page.answer();
    assert_eq!(page.headline(), "One solution, no guessing needed");
    assert_eq!(page.model.verdict.ratings().len(), 1, "the drawings between were not studied");
}

#[test]
fn a_study_that_does_not_let_go_of_an_earlier_drawing_is_stopped() {
    let mut page = Browser::begun();
    page.drag(&[(0, 0)]);
    let quick = page.asked.pop_front().unwrap();
    for news in Told::by(|told| answer(told, quick)) {
        page.send(Msg::Maker(news));
    }
    // The study is on its way, and does not answer.
    assert!(matches!(page.asked.front(), Some(Request::Study { .. })));
    page.asked.clear();
    page.drag(&[(0, 3)]);
    page.answer();
    assert!(page.stopped.is_empty() && page.asked.is_empty());
    page.run_out(Timer::Patience);
    assert_eq!(page.stopped, [Lane::Study]);
    page.answer();
    assert_eq!(page.model.verdict.ratings().len(), 1);
}

#[test]
fn a_worker_that_dies_is_replaced_and_one_that_does_not_start_is_reported() {
    let mut page = Browser::begun();
    page.drag(&[(0, 0)]);
    page.asked.clear();
    page.send(Msg::MakerDied { lane: Lane::Verdict, details: Some("out of memory".to_owned()) });
    assert_eq!(page.replaced, [Lane::Verdict]);
    assert!(page.model.notice.details.as_deref().is_some_and(|details| details.contains("out of memory")));
    page.drag(&[(0, 3)]);
    page.answer();
    assert_eq!(page.headline(), "One solution, no guessing needed");
    page.send(Msg::MakerDied { lane: Lane::Verdict, details: None });
    assert_eq!(page.headline(), "Your puzzle cannot be checked now");
    assert_eq!(page.filled().len(), 2);
}

/// A verdict with all answers about a puzzle.
fn heard(verdict: &mut Verdict, text: &str) -> Vec<Words> {
    let puzzle: Box<Puzzle> = Box::new(nonoscope_format::read(text).unwrap().puzzle);
    let cells = puzzle.givens().cells().len();
    let ticket = verdict.ask();
    let mut said = Vec::new();
    let mut hear = |request| {
        for news in Told::by(|told| answer(told, request)) {
            let News::Appraised { ticket, stage, appraisal } = news else { panic!("{news:?}") };
            assert!(verdict.hear(ticket, stage, *appraisal));
            said.push(verdict.words(false, cells));
        }
        Box::new(verdict.appraisal().unwrap().clone())
    };
    let known = hear(Request::Appraise { ticket, puzzle: puzzle.clone() });
    hear(Request::Study { ticket, puzzle, known });
    said
}

fn headlines(text: &str) -> Vec<String> {
    heard(&mut Verdict::default(), text).into_iter().map(|words| words.headline.to_string()).collect()
}

#[test]
fn what_is_said() {
    let verdict = Verdict::default();
    assert_eq!(verdict.words(true, 9).headline, "Nothing drawn yet");
    assert_eq!(verdict.words(false, 9).headline, "Looking …");
    assert_eq!(headlines("3x3:1/3/1/1/3/1"), ["One solution, no guessing needed"; 2]);
    assert_eq!(headlines("2x2:1/1/1/1"), ["Several solutions: they differ in 4 cells"; 2]);
    assert_eq!(
        headlines(nonoscope_format::examples::LAMBDA.text).last().unwrap(),
        "One solution, but it takes suppositions"
    );
    let forever = headlines(include_str!("../../../tests/data/golden/forever.txt"));
    assert_eq!(
        forever,
        ["Still searching …", "One solution", "One solution, but it takes a computer search to find it"]
    );
}

#[test]
fn the_rating_is_told_when_it_is_known_and_how_it_has_moved() {
    let mut verdict = Verdict::default();
    let said = heard(&mut verdict, "3x3:1/3/1/1/3/1");
    assert_eq!(said[0].detail, "Rating …");
    assert!(said[1].detail.to_string().starts_with("Difficulty: gentle · "), "{}", said[1].detail);
    assert_eq!((verdict.ratings().len(), verdict.moved()), (1, None));
    heard(&mut verdict, nonoscope_format::examples::LAMBDA.text);
    let [first, last] = verdict.ratings() else { panic!("{:?}", verdict.ratings()) };
    assert_eq!(verdict.moved().map(|moved| moved.to_string()), Some(format!("{first} → {last}")));
    verdict.forget();
    assert_eq!((verdict.ratings().len(), verdict.moved()), (0, None));
}

#[test]
fn what_is_outdated_is_not_heard() {
    let mut verdict = Verdict::default();
    heard(&mut verdict, "2x2:1/1/1/1");
    assert!(verdict.words(false, 4).is_current && verdict.appraisal().is_some());
    verdict.ask();
    assert!(!verdict.words(false, 4).is_current);
    assert!(verdict.appraisal().is_none() && verdict.common().is_some());
    let puzzle = nonoscope_format::read("3x3:1/3/1/1/3/1").unwrap().puzzle;
    assert!(!verdict.hear(1, Stage::Rated, Appraisal::by_lines(&puzzle)));
    assert_eq!(verdict.words(false, 4).kind, Kind::Several);
}
