//! When the tutor starts, what it solves, and the page without it.

use super::Stage;
use crate::learn::LearnMsg;
use crate::page::tests::{Browser, HEART, TWO};
use crate::page::{Msg, PlayMsg, Timer};
use crate::settings::Setting;
use crate::workers::solving::{Solving, Task};
use crate::workers::tutor::{News, Request};
use nonoscope_core::solve::{Method, Work};
use nonoscope_kit::model::keymap::KeyAction;
use nonoscope_kit::model::marking::MarksMsg;
use nonoscope_play::Session;

fn said(page: &Browser) -> String {
    page.model.sentence().1.to_string()
}

/// How often explanations are being asked for.
fn explained(page: &Browser) -> usize {
    page.to_argue.iter().filter(|request| matches!(request, Request::Explain { .. })).count()
}

/// The number of the last step that settles anything.
fn last_news(page: &Browser) -> usize {
    let steps = page.player().outcome().trace.steps().enumerate();
    steps.filter(|(_, step)| !step.changes.is_empty()).last().map_or(0, |(index, _)| index + 1)
}

fn dies(page: &mut Browser) {
    page.to_argue.clear();
    page.send(Msg::TutorDied { details: Some("out of memory".to_owned()) });
}

#[test]
fn it_starts_when_somebody_comes_to_the_controls_and_thinks_ahead() {
    let mut page = Browser::at("");
    page.send(Msg::Begin);
    page.answer();
    page.model.shown.explained.clear();
    page.send(Msg::Near);
    assert!(page.timers.contains(&Timer::Idle) && page.to_argue.is_empty() && !page.tutor_started);
    page.run_out(Timer::Idle);
    assert!(page.tutor_started && explained(&page) == 1);
    assert_eq!(page.model.tutoring.stage, Stage::Starting);
    page.answer();
    assert_eq!(page.model.tutoring.stage, Stage::Ready);
    page.send(Msg::Play(PlayMsg::Step));
    assert!(page.model.explanation().is_some() && !page.timers.contains(&Timer::Idle));
}

#[test]
fn it_also_starts_for_one_s_own_solving_and_a_puzzle_without_a_rating() {
    let acts: [fn(&mut Browser); 2] =
        [|page| page.send(Msg::Marks(MarksMsg::Mode { marking: true })), |page| page.send(Msg::Example(0))];
    for act in acts {
        let mut page = Browser::at("");
        page.send(Msg::Begin);
        page.answer();
        assert!(!page.timers.contains(&Timer::Idle));
        act(&mut page);
        page.solve();
        assert!(page.timers.contains(&Timer::Idle));
    }
}

#[test]
fn the_first_puzzle_is_explained_without_it_except_for_single_cells() {
    let mut page = Browser::new("");
    page.send(Msg::Begin);
    page.answer();
    page.send(Msg::Near);
    let last = last_news(&page);
    for position in [9, 1, last] {
        page.send(Msg::Play(PlayMsg::To(position)));
        assert!(
            page.model.explanation().is_some_and(|explanation| said(&page).contains(&explanation.sentence.to_string()))
        );
    }
    assert!(!page.timers.contains(&Timer::Idle) && page.to_argue.is_empty() && !page.tutor_started);
    page.send(Msg::Key(KeyAction::Why));
    assert_eq!(explained(&page), 1);
    page.answer();
    assert!(page.model.explanation().is_some_and(|explanation| explanation.sentence.to_string().contains("settle it")));
}

#[test]
fn until_it_is_there_a_step_says_what_it_did() {
    let mut page = Browser::at("");
    page.send(Msg::Begin);
    page.answer();
    page.model.shown.explained.clear();
    page.send(Msg::Play(PlayMsg::To(9)));
    assert!(explained(&page) == 1 && !page.model.awaits_explanation());
    assert!(said(&page).starts_with("Row 9: of 55 layouts, 12 fit"), "{}", said(&page));
    page.run_out(Timer::Idle);
    assert!(page.tutor_started && explained(&page) == 1 && !page.model.awaits_explanation());
    page.answer();
    assert!(said(&page).starts_with("Row 9 settles"), "{}", said(&page));
    let last = last_news(&page);
    page.send(Msg::Play(PlayMsg::To(last)));
    assert!(page.model.awaits_explanation(), "from now on it takes a moment only");
}

#[test]
fn what_it_cannot_explain_is_not_asked_again() {
    let mut page = Browser::begun();
    page.send(Msg::Play(PlayMsg::To(9)));
    dies(&mut page);
    assert_eq!((page.tutor_replaced, page.to_argue.len(), page.asked.len()), (1, 0, 0));
    assert!(!page.model.awaits_explanation() && said(&page).starts_with("Row 9: of 55 layouts"), "{}", said(&page));
    assert!(page.model.notice.sentence.is_none(), "nobody misses anything");
    page.send(Msg::Play(PlayMsg::Step));
    assert!(explained(&page) == 1 && !page.model.awaits_explanation(), "another step is tried");
    page.answer();
    assert!(page.model.explanation().is_some());
    page.send(Msg::Play(PlayMsg::Back));
    assert!(page.model.explanation().is_none() && page.to_argue.is_empty());
    // One that cannot be started is not replaced.
    let last = last_news(&page);
    page.send(Msg::Play(PlayMsg::To(last)));
    page.to_argue.clear();
    page.send(Msg::TutorDied { details: None });
    assert_eq!((page.tutor_replaced, page.to_argue.len()), (1, 0));
}

#[test]
fn a_worker_that_hangs_is_replaced() {
    let mut page = Browser::begun();
    page.send(Msg::Play(PlayMsg::To(9)));
    assert!(page.model.awaits_explanation() && page.timers.contains(&Timer::Silence));
    page.to_argue.clear();
    page.run_out(Timer::Silence);
    assert!(said(&page).starts_with("Row 9: of 55 layouts") && !page.model.awaits_explanation(), "nobody waits for it");
    assert_eq!((page.tutor_replaced, page.model.tutoring.stage), (0, Stage::Slow));
    page.run_out(Timer::Silence);
    assert_eq!((page.tutor_replaced, page.model.tutoring.stage), (1, Stage::Failed));
    page.send(Msg::Play(PlayMsg::Step));
    assert!(explained(&page) == 1 && !page.timers.contains(&Timer::Silence), "to be loaded may take long");
    page.answer();
    assert!(page.model.explanation().is_some() && page.timers.iter().all(|timer| *timer == Timer::Keeping));
    // A slow answer is welcome, too.
    let last = last_news(&page);
    page.send(Msg::Play(PlayMsg::To(last)));
    page.run_out(Timer::Silence);
    page.answer();
    assert!(page.model.explanation().is_some() && !page.timers.contains(&Timer::Silence));
}

#[test]
fn a_search_by_another_worker_leaves_it_alone() {
    let mut page = Browser::begun();
    page.send(Msg::Play(PlayMsg::To(9)));
    page.send(Msg::SolverDied { details: String::new() });
    assert!(page.model.awaits_explanation() && explained(&page) == 1);
    page.send(Msg::Example(1));
    page.send(Msg::Example(2));
    assert_eq!((page.stopped, page.tutor_stopped, explained(&page)), (1, 0, 1));
    page.answer();
    page.send(Msg::Play(PlayMsg::Step));
    page.answer();
    assert!(page.model.explanation().is_some());
}

#[test]
fn it_solves_like_a_person_and_can_be_stopped() {
    let mut page = Browser::showing(HEART);
    page.send(Msg::Set(Setting::Method(Method::Human)));
    assert!(matches!(page.to_argue.back(), Some(Request::Open(Task { method: Method::Human, .. }))));
    assert!(page.asked.is_empty() && page.model.asking.is_with_tutor());
    page.answer();
    assert_eq!(page.player().outcome().method, Method::Human);
    // A search that is stopped: what is certain stays, and a lesson asked for meanwhile still comes.
    let reading = nonoscope_format::read(TWO).unwrap();
    let outcome = nonoscope_core::solve::solve(&reading.puzzle, Method::Human);
    page.type_in(TWO);
    page.run_out(Timer::Typing);
    page.read();
    let ticket = page.model.asking.ticket;
    let session = Box::new(Session::new(&reading, outcome, true));
    page.send(Msg::Tutor(News::Solving(Solving::Opened { ticket, session })));
    let work = Work { suppositions: 12, ..Work::default() };
    page.send(Msg::Tutor(News::Solving(Solving::Working { ticket, work, millis: 200.0, cores: 1 })));
    assert_eq!(
        page.model.asking.progress.as_ref().map(ToString::to_string).as_deref(),
        Some("12 cells supposed · 0.2 s")
    );
    page.send(Msg::Learn(LearnMsg::Open));
    page.send(Msg::StopSearch);
    assert_eq!((page.stopped, page.tutor_stopped), (0, 1));
    assert!(!page.player().session().is_searching() && !page.model.asking.is_waiting());
    assert!(matches!(page.to_argue.front(), Some(Request::Teach { .. })) && !page.model.awaits_explanation());
    page.answer();
    assert!(page.model.learning.table.is_some());
}

#[test]
fn without_it_another_method_solves() {
    let mut page = Browser::showing(HEART);
    page.send(Msg::Set(Setting::Method(Method::Human)));
    dies(&mut page);
    assert!(page.model.asking.is_waiting() && !page.model.asking.is_with_tutor());
    page.answer();
    assert_eq!((page.model.settings.method, page.player().outcome().method), (Method::Auto, Method::Auto));
    let details = page.model.notice.details.clone().unwrap_or_default();
    assert!(
        details.contains("The method is now “Lines, then search”.") && details.contains("out of memory"),
        "{details}"
    );
    // The first puzzle of a visit comes, too, with what was kept.
    page.send(Msg::Set(Setting::Method(Method::Human)));
    page.answer();
    page.send(Msg::Play(PlayMsg::To(2)));
    let mut next = Browser::at("");
    (next.storage, next.last_visit) = (page.storage.clone(), page.last_visit.clone());
    next.send(Msg::Begin);
    next.read();
    assert!(next.model.asking.is_with_tutor() && next.model.player.is_none());
    dies(&mut next);
    next.answer();
    assert_eq!(next.player().outcome().method, Method::Auto);
    assert_eq!(next.player().puzzle().width(), 5);
}

#[test]
fn without_it_a_hint_says_so() {
    let mut page = Browser::showing(HEART);
    page.send(Msg::Key(KeyAction::SwitchMode));
    dies(&mut page);
    assert!(page.player().sentence().to_string().starts_with("Your turn."), "{}", page.player().sentence());
    page.send(Msg::Key(KeyAction::Hint));
    dies(&mut page);
    assert!(page.player().sentence().to_string().ends_with("Press Hint to try again."), "{}", page.player().sentence());
    page.send(Msg::Key(KeyAction::Hint));
    page.answer();
    assert!(page.player().sentence().to_string().starts_with("Look at row 2."), "{}", page.player().sentence());
}
