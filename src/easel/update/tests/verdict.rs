//! The verdict follows the drawing, and outdated work is stopped.

use super::Browser;
use crate::easel::effect::Timer;
use crate::easel::model::tools::DrawMsg;
use crate::easel::msg::Msg;
use crate::easel::worker::maker::{Lane, Request};

#[test]
fn each_stroke_is_judged_when_it_ends() {
    let mut page = Browser::begun();
    page.answer();
    assert_eq!(page.headline(), "Nothing drawn yet");
    page.drag(&[(1, 1), (1, 4)]);
    assert_eq!(page.asked.len(), 1);
    page.answer();
    assert_eq!(page.headline(), "One solution, no guessing needed");
    assert!(page.model.words().detail.contains("gentle"), "{}", page.model.words().detail);
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
    for news in nonoscope_kit::worker::told::Told::by(|told| crate::easel::worker::maker::answer(told, quick)) {
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
    assert_eq!(page.headline(), "The verdict is not available now");
    assert_eq!(page.filled().len(), 2);
}
