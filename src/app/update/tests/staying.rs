//! What the page says when something that was to come onto the board did not: never what it said of the board before.

use super::{Browser, HEART};
use crate::app::effect::Timer;
use crate::app::model::entry::EntryMsg;
use crate::app::msg::{Msg, PlayMsg};
use crate::app::worker::artist::News;
use nonoscope_format::MAX_FILE;
use nonoscope_kit::model::marking::MarksMsg;

const FAULTY: &str = "rows\n1 1\n5 x\n\ncolumns\n2\n";
const STILL: &str = "The last good puzzle is still on the board: GCHQ Christmas card 2015 · 25\u{a0}×\u{a0}25.";

/// A page on which the card is solved: the largest text is its verdict.
fn solved() -> Browser {
    let mut page = Browser::begun();
    page.send(Msg::Play(PlayMsg::ToEnd));
    page.answer();
    assert!(said(&page).contains("Exactly one solution."));
    page
}

fn said(page: &Browser) -> String {
    page.model.sentence().1
}

fn paste(page: &mut Browser, text: &str) {
    page.send(Msg::Entry(EntryMsg::Pasted(text.to_owned())));
    page.answer();
}

#[test]
fn a_faulty_text_is_what_the_page_speaks_of() {
    let ways: [fn(&mut Browser); 3] = [
        |page| paste(page, FAULTY),
        |page| {
            page.type_in(FAULTY);
            page.run_out(Timer::Typing);
        },
        |page| {
            page.type_in(FAULTY);
            page.send(Msg::Entry(EntryMsg::Solve));
        },
    ];
    for way in ways {
        let mut page = solved();
        way(&mut page);
        page.answer();
        let mistake = &page.model.entry.faults.refusal.mistakes[0].sentence;
        assert!(mistake.starts_with("Line 3, column 3: "), "{mistake}");
        assert_eq!(said(&page), format!("The text could not be read. {mistake} {STILL}"));
        assert_eq!(page.model.entry.read_as, STILL);
        // What is done next is spoken of next.
        page.send(Msg::Play(PlayMsg::Back));
        page.answer();
        assert!(said(&page).starts_with("Column "), "{}", said(&page));
        way(&mut page);
        page.answer();
        assert!(said(&page).starts_with("The text could not be read."));
        page.send(Msg::Marks(MarksMsg::Mode { marking: true }));
        assert!(said(&page).starts_with("Your turn."));
        way(&mut page);
        page.answer();
        page.send(Msg::Marks(MarksMsg::Check));
        assert_eq!(said(&page), "Nothing is marked yet.");
        way(&mut page);
        page.answer();
        paste(&mut page, HEART);
        assert!(said(&page).starts_with("Your turn."), "{}", said(&page));
    }
}

#[test]
fn a_text_that_is_taken_back_is_no_longer_spoken_of() {
    let mut page = solved();
    let before = said(&page);
    paste(&mut page, FAULTY);
    assert_ne!(said(&page), before);
    page.type_in("");
    page.run_out(Timer::Typing);
    assert_eq!(said(&page), before);
}

#[test]
fn neither_is_the_old_verdict_repeated_when_anything_else_is_not_opened() {
    type Way = (&'static str, fn(&mut Browser));
    let ways: [Way; 6] = [
        ("There is no puzzle in the box yet.", |page| page.send(Msg::Entry(EntryMsg::Solve))),
        ("The file was not opened.", |page| {
            let (name, size) = ("a.non".to_owned(), MAX_FILE as f64 + 1.0);
            page.send(Msg::Entry(EntryMsg::Offered { name, size, files: 1 }));
        }),
        ("The file was not opened.", |page| {
            page.send(Msg::Entry(EntryMsg::Read { name: "a.non".to_owned(), bytes: None }));
        }),
        ("The file was not opened.", |page| {
            page.send(Msg::Entry(EntryMsg::Read { name: "a.png".to_owned(), bytes: Some(b"\x89PNG\r\n".to_vec()) }));
            page.send(Msg::Artist(News::Read { ticket: 1, text: Err("It is damaged.".to_owned()) }));
        }),
        ("The link was not followed.", |page| page.send(Msg::Hash("#n1broken".to_owned()))),
        ("Stopped.", |page| {
            page.type_in(HEART);
            page.run_out(Timer::Typing);
            page.send(Msg::StopSearch);
        }),
    ];
    for (reason, way) in ways {
        let mut page = solved();
        way(&mut page);
        page.answer();
        assert_eq!(said(&page), format!("{reason} {STILL}"));
    }
}
