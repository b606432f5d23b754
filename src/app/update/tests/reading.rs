//! Questions to the worker that reads, and its death.

use super::{Browser, HEART, TWO};
use crate::app::effect::Timer;
use crate::app::model::settings::Setting;
use crate::app::msg::Msg;
use crate::app::worker::reader;
use nonoscope_core::solve::Method;
use nonoscope_format::examples;
use nonoscope_play::share;

#[test]
fn a_first_visit_needs_no_reader() {
    let mut page = Browser::at("");
    page.send(Msg::Begin);
    assert!(page.to_read.is_empty() && page.asked.len() == 1);
    page.answer();
    for place in 0..examples::ALL.len() {
        page.send(Msg::Example(place));
        assert!(page.to_read.is_empty(), "{}", examples::ALL[place].name);
    }
    page.answer();
    assert!(page.model.entry.read_as.starts_with("Read as "), "{}", page.model.entry.read_as);
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
    assert!(page.model.asking.is_reading && page.model.asking.is_waiting());
    page.send(Msg::StopSearch);
    assert_eq!((page.reading_stopped, page.stopped), (1, 0));
    assert!(page.model.sentence().1.starts_with("Stopped. The last good puzzle is still on the board: GCHQ"));
}

#[test]
fn a_reader_that_dies_is_replaced_and_the_page_says_so() {
    let mut page = Browser::begun();
    page.type_in(HEART);
    page.run_out(Timer::Typing);
    page.send(Msg::ReaderDied { details: Some("out of memory".to_owned()) });
    assert_eq!(page.done, ["ReplaceReader"]);
    assert!(page.model.notice.sentence.as_deref().is_some_and(|said| said.starts_with("The program that reads texts")));
    assert!(page.model.notice.details.as_deref().is_some_and(|details| details.contains("out of memory")));
    assert!(
        page.model.sentence().1.starts_with("The text was not read. The last good puzzle is still on the board: GCHQ")
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
    page.send(Msg::Reader(reader::News::NoFile { sentence: "No.".to_owned() }));
    assert_eq!(page.model.saving.save_note, "No.");
}
