//! Slow questions, stopping them, texts that are read, and workers that die.

use crate::asking::Question;
use crate::page::tests::{Browser, HEART, TWO};
use crate::page::{Msg, PlayMsg, Timer};
use crate::settings::Setting;
use crate::workers::reader;
use crate::workers::solver::News;
use crate::workers::solving::Solving;
use nonoscope_core::puzzle::{At, Cell};
use nonoscope_core::solve::{Method, Work};
use nonoscope_format::examples;
use nonoscope_kit::model::keymap::KeyAction;
use nonoscope_kit::model::marking::MarksMsg;
use nonoscope_play::{Session, share};
use nonoscope_words::Text;

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
    assert!(matches!(page.model.asking.question, Question::Partial(..)));
    page
}

#[test]
fn after_a_while_the_page_says_that_the_solver_is_at_work() {
    let mut page = Browser::begun();
    assert!(!page.timers.contains(&Timer::Patience));
    page.type_in(HEART);
    page.run_out(Timer::Typing);
    page.run_out(Timer::Patience);
    assert_eq!(page.model.asking.progress.as_ref().map(ToString::to_string).as_deref(), Some("Solving …"));
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
    assert_eq!(page.model.asking.progress.as_ref().map(ToString::to_string).as_deref(), Some("9 dead ends · 0.3 s"));
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
    assert!(
        page.model
            .sentence()
            .1
            .to_string()
            .starts_with("Stopped. The last readable puzzle is still on the board: GCHQ")
    );
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
    assert!(said.to_string().ends_with("Its work is lost. Press “Show the solution” to try again."), "{said}");
    assert!(page.model.entry.read_as.to_string().starts_with("The last readable puzzle is still on the board: "));
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
    assert!(page.model.notice.said().contains("could not be started"));
}

#[test]
fn a_first_visit_needs_no_reader() {
    let mut page = Browser::at("");
    page.send(Msg::Begin);
    assert!(page.to_read.is_empty() && page.asked.len() == 1);
    page.answer();
    for place in 0..examples::ALL.len() {
        page.send(Msg::Example(place));
        assert!(page.to_read.is_empty(), "{}", examples::ALL[place].name());
    }
    page.answer();
    assert!(page.model.entry.read_as.to_string().starts_with("Read as "), "{}", page.model.entry.read_as);
    page.send(Msg::Set(Setting::Method(Method::Passes)));
    assert!(page.to_read.is_empty() && page.asked.len() == 1);
    let again = page.reloaded();
    assert_eq!(again.player().puzzle(), page.player().puzzle());
}

#[test]
fn a_link_is_followed_once() {
    let link = share(Browser::showing(HEART).player()).expect("a link");
    let mut page = Browser::at(&format!("#{link}"));
    page.send(Msg::Begin);
    assert!(page.to_read.len() == 1 && page.asked.is_empty());
    page.read();
    assert!(page.to_read.is_empty() && page.asked.len() == 1, "its puzzle is not read again");
    page.answer();
    assert_eq!(page.player().puzzle().width(), 5);
    assert_eq!(page.model.address.hash, format!("#{link}"));
}

#[test]
fn a_link_does_not_come_over_what_was_done_meanwhile() {
    let link = share(Browser::showing(HEART).player()).expect("a link");
    let mut page = Browser::at(&format!("#{link}"));
    page.send(Msg::Begin);
    page.type_in(TWO);
    page.run_out(Timer::Typing);
    page.answer();
    assert_eq!((page.player().puzzle().width(), page.model.address.hash.as_str()), (2, ""));
    // Of two links, the later one is followed.
    page.send(Msg::Hash("#n1RtToBAUk".to_owned()));
    page.send(Msg::Hash(format!("#{link}")));
    page.answer();
    assert_eq!(page.player().puzzle().width(), 5);
}

#[test]
fn a_reader_that_dies_while_it_follows_a_link_leaves_the_card() {
    let mut page = Browser::at("#n1RtToBAUk");
    page.send(Msg::Begin);
    page.to_read.clear();
    page.send(Msg::ReaderDied { details: None });
    page.answer();
    assert!(page.model.notice.sentence.is_some());
    assert_eq!(page.player().puzzle().width(), 25);
}

#[test]
fn of_several_puzzles_the_list_comes_back_with_another_method() {
    let mut page = Browser::showing("$1\n1\n1\n$2\n1\n1");
    page.model.entry.contents = None;
    page.send(Msg::Set(Setting::Method(Method::Sat)));
    page.answer();
    assert_eq!(page.model.entry.contents.as_ref().map(|contents| contents.count), Some(2));
}

#[test]
fn reading_can_be_stopped() {
    let mut page = Browser::begun();
    page.type_in(HEART);
    page.run_out(Timer::Typing);
    assert!(page.model.asking.is_reading() && page.model.asking.is_waiting());
    page.send(Msg::StopSearch);
    assert_eq!((page.reading_stopped, page.stopped), (1, 0));
    assert!(
        page.model
            .sentence()
            .1
            .to_string()
            .starts_with("Stopped. The last readable puzzle is still on the board: GCHQ")
    );
}

#[test]
fn a_reader_that_dies_is_replaced_and_the_page_says_so() {
    let mut page = Browser::begun();
    page.type_in(HEART);
    page.run_out(Timer::Typing);
    page.send(Msg::ReaderDied { details: Some("out of memory".to_owned()) });
    assert_eq!(page.done, ["ReplaceReader"]);
    assert!(page.model.notice.said().starts_with("The program that reads texts"));
    assert!(page.model.notice.details.as_deref().is_some_and(|details| details.contains("out of memory")));
    assert!(
        page.model
            .sentence()
            .1
            .to_string()
            .starts_with("The text was not read. The last readable puzzle is still on the board: GCHQ")
    );
    assert!(!page.model.asking.is_waiting() && page.timers.iter().all(|timer| *timer != Timer::Patience));
    // A late answer changes nothing.
    page.answer();
    assert_eq!(page.player().puzzle().width(), 25);
    page.send(Msg::ReaderDied { details: None });
    assert_eq!(page.done, ["ReplaceReader"], "one that cannot be started is not replaced");
}

#[test]
fn without_a_reader_the_page_begins_with_the_card() {
    let mut page = Browser::at("");
    page.last_visit = Browser::showing(HEART).last_visit;
    page.send(Msg::Begin);
    assert_eq!(page.to_read.len(), 1);
    page.send(Msg::ReaderDied { details: None });
    page.to_read.clear();
    page.answer();
    assert_eq!(page.player().puzzle().width(), 25);
}

#[test]
fn what_is_written_is_saved_or_told() {
    let mut page = Browser::begun();
    page.send(Msg::Reader(reader::News::NoFile { sentence: Text::verbatim("No.") }));
    assert_eq!(page.model.saving.save_note, "No.");
}

#[test]
fn a_clue_that_is_corrected_leaves_the_marks() {
    let wrong = HEART.replace("4\n4\n4\n2", "4\n4\n2\n4");
    let mut page = Browser::showing(&wrong);
    page.send(Msg::Marks(MarksMsg::Mode { marking: true }));
    page.model.board.cursor.follow(At::new(1, 1));
    page.send(Msg::Key(KeyAction::Mark(Cell::FILLED)));
    let mut type_in = |text: &str| {
        page.type_in(text);
        page.run_out(Timer::Typing);
        page.answer();
        (page.player().marking().marks().grid().filled_cells(), page.model.is_marking())
    };
    assert_eq!(type_in(HEART), (1, true));
    // Another puzzle of the same size has none of its own.
    assert_eq!(type_in("rows\n1\n1\n1\n1\n1\n\ncolumns\n5\n0\n0\n0\n0\n"), (0, true));
    assert_eq!(type_in(HEART), (1, true), "these were kept");
}
