//! Slow questions, stopping them, and solvers that die.

use super::{Browser, HEART, TWO};
use crate::app::effect::Timer;
use crate::app::model::question::Question;
use crate::app::msg::{Msg, PlayMsg};
use crate::app::worker::solver::News;
use crate::app::worker::solving::Solving;
use nonoscope_core::solve::{Method, Work};
use nonoscope_play::Session;

/// What is certain about a text before the search is over.
fn partly(text: &str, ticket: u32) -> Msg {
    let reading = nonoscope_format::read(text).expect("a puzzle");
    let mut outcome = nonoscope_core::solve::solve(&reading.puzzle, Session::options(Method::Auto));
    outcome.solutions.truncate(1);
    Msg::Solver(News::Solving(Solving::Opened { ticket, session: Box::new(Session::new(&reading, outcome, true)) }))
}

/// A page that has asked about a text and shows what is certain so far.
fn searching() -> Browser {
    let mut page = Browser::begun();
    page.type_in(TWO);
    page.run_out(Timer::Typing);
    page.read();
    let ticket = page.model.asking.ticket;
    page.send(partly(TWO, ticket));
    assert!(matches!(page.model.asking.question, Question::Partial(_)));
    page
}

#[test]
fn after_a_while_the_page_says_that_the_solver_is_at_work() {
    let mut page = Browser::begun();
    assert!(!page.timers.contains(&Timer::Patience));
    page.type_in(HEART);
    page.run_out(Timer::Typing);
    page.run_out(Timer::Patience);
    assert_eq!(page.model.asking.progress.as_deref(), Some("Solving …"));
    page.answer();
    assert_eq!(page.model.asking.progress, None);
}

#[test]
fn more_of_the_same_answer_keeps_the_place() {
    let mut page = searching();
    page.send(Msg::Play(PlayMsg::ToEnd));
    let sessions = page.model.shown.sessions;
    page.answer();
    assert!(page.player().at_end() && !page.player().session().is_searching());
    assert_eq!(page.player().outcome().solutions.len(), 2);
    assert!(page.model.shown.sessions > sessions && !page.model.asking.is_waiting());
}

#[test]
fn a_search_that_is_stopped_leaves_what_is_certain() {
    let mut page = searching();
    let ticket = page.model.asking.ticket;
    let working = Solving::Working { ticket, work: Work { conflicts: 9, ..Work::default() }, millis: 300.0, cores: 1 };
    page.send(Msg::Solver(News::Solving(working)));
    assert_eq!(page.model.asking.progress.as_deref(), Some("9 dead ends · 0.3 s"));
    page.send(Msg::StopSearch);
    assert_eq!((page.stopped, page.model.asking.progress.clone()), (1, None));
    assert!(!page.player().session().is_searching() && page.player().outcome().stopped.is_some());
    assert_eq!(page.player().outcome().work.conflicts, 9);
    page.send(Msg::StopSearch);
    assert_eq!(page.stopped, 1, "there is nothing to stop");
}

#[test]
fn a_question_that_is_stopped_before_it_is_answered_leaves_the_last_puzzle() {
    let mut page = Browser::begun();
    page.type_in(HEART);
    page.run_out(Timer::Typing);
    page.send(Msg::StopSearch);
    assert!(page.model.sentence().1.starts_with("Stopped. The last good puzzle is still on the board: GCHQ"));
    assert_eq!(page.player().puzzle().width(), 25);
    let mut page = Browser::at("");
    page.send(Msg::Begin);
    page.send(Msg::StopSearch);
    assert_eq!(page.model.shown.sentence, "Stopped. Choose an example, or paste a puzzle.");
}

#[test]
fn a_solver_that_dies_is_replaced_with_a_notice() {
    let mut page = searching();
    page.send(Msg::SolverDied { details: "out of memory".to_owned() });
    assert!(!page.player().session().is_searching() && !page.model.asking.is_waiting());
    let details = page.model.notice.details.clone().expect("details");
    assert!(details.contains("out of memory") && details.ends_with(TWO), "{details}");
    let said = page.model.notice.sentence.clone().unwrap_or_default();
    assert!(said.ends_with("Its work is lost; press “Show the solution” to try again."), "{said}");
    assert!(page.model.entry.read_as.starts_with("The last good puzzle is still on the board: "));
}

#[test]
fn the_page_is_never_without_a_puzzle_while_there_is_a_solver() {
    let mut page = Browser::begun();
    page.type_in("no puzzle at all");
    page.run_out(Timer::Typing);
    page.answer();
    let mut page = page.reloaded();
    assert_eq!(page.player().puzzle().width(), 25);
    page.send(Msg::SolverReplaced { details: String::new(), worked: false });
    assert!(page.model.notice.sentence.as_deref().is_some_and(|said| said.contains("could not be started")));
}
