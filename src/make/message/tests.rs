//! From a message: the card comes onto the sheet, and nothing that was drawn is lost.

use super::*;
use crate::make::Msg;
use crate::make::drawing::DrawMsg;
use crate::make::tests::Browser;
use crate::workers::maker::Lane;
use nonoscope_make::message::{Aim, card};

impl Browser {
    fn message(&mut self, msg: MessageMsg) {
        self.send(Msg::Message(msg));
    }

    /// Types a message and has its card made.
    fn made(&mut self, text: &str) {
        self.message(MessageMsg::Text(text.to_owned()));
        self.message(MessageMsg::Make);
        self.answer();
    }

    fn read(&self) -> Option<String> {
        nonoscope_qr::read(&self.model.drawing.sheet().picture()).map(|message| message.text().to_owned())
    }
}

#[test]
fn the_card_comes_onto_an_empty_sheet_with_its_verdict() {
    let mut page = Browser::begun();
    page.made("Hello!");
    assert_eq!(page.read().as_deref(), Some("Hello!"));
    assert_eq!(page.headline(), "One solution, no guessing needed");
    let Outcome::Made(shown) = &page.model.message.outcome else { panic!("no card") };
    assert_eq!((shown.text.as_str(), shown.picture.width()), ("Hello!", 21));
    page.send(Msg::Draw(DrawMsg::Undo));
    assert!(page.filled().is_empty());
}

#[test]
fn what_was_drawn_is_kept_and_the_card_is_a_drawing_of_its_own() {
    let mut page = Browser::begun();
    page.drag(&[(1, 1), (1, 4)]);
    let number = page.model.mine.number;
    page.made("Hello!");
    assert_ne!(page.model.mine.number, number);
    assert_eq!(page.model.mine.entries().len(), 2);
}

#[test]
fn another_card_takes_the_place_of_the_first_until_somebody_draws_on_it() {
    let mut page = Browser::begun();
    page.made("Hello!");
    let first = page.filled();
    page.message(MessageMsg::Another);
    page.answer();
    assert_ne!(page.filled(), first);
    assert_eq!((page.read().as_deref(), page.model.mine.entries().len()), (Some("Hello!"), 1));
    page.send(Msg::Draw(DrawMsg::Undo));
    assert_eq!(page.filled(), first);
    page.message(MessageMsg::Another);
    page.answer();
    // It was changed, although only by undoing.
    assert_eq!(page.model.mine.entries().len(), 2);
}

#[test]
fn only_the_last_card_that_was_asked_for_comes() {
    let mut page = Browser::begun();
    page.message(MessageMsg::Text("One".to_owned()));
    page.message(MessageMsg::Make);
    page.message(MessageMsg::Text("Two".to_owned()));
    page.message(MessageMsg::Make);
    assert_eq!(page.stopped, [Lane::Making]);
    page.answer();
    assert_eq!(page.read().as_deref(), Some("Two"));
}

#[test]
fn the_message_survives_a_reload() {
    let mut page = Browser::begun();
    page.message(MessageMsg::Text("Two\nlines".to_owned()));
    page.message(MessageMsg::Make);
    page.answer();
    let mut page = page.reloaded();
    assert_eq!((page.model.message.text.as_str(), page.read().as_deref()), ("Two\nlines", Some("Two\nlines")));
    page.message(MessageMsg::Make);
    page.answer();
    assert_eq!(page.model.mine.entries().len(), 2);
}

#[test]
fn stop_ends_it() {
    let mut page = Browser::begun();
    page.message(MessageMsg::Text("One".to_owned()));
    page.message(MessageMsg::Make);
    assert_eq!(page.model.message.said(), "Looking for a card …");
    page.message(MessageMsg::Stop);
    page.answer();
    assert_eq!((page.stopped.as_slice(), page.model.message.said().to_string().as_str()), (&[Lane::Making][..], ""));
    assert!(page.filled().is_empty());
    page.message(MessageMsg::Stop);
    assert_eq!(page.stopped.len(), 1);
}

#[test]
fn a_message_without_a_card_says_why() {
    let mut page = Browser::begun();
    page.message(MessageMsg::Make);
    assert_eq!(page.model.message.said(), "Type a message first.");
    page.message(MessageMsg::Version(Some(1)));
    page.made("far too long for so small a card");
    assert_eq!(
        page.model.message.said(),
        "The message is too long for this size. Shorten it, or choose a larger size."
    );
    page.message(MessageMsg::Version(Some(8)));
    page.message(MessageMsg::Aim(Aim::FewestGivens));
    page.made("Hello!");
    assert!(
        page.model.message.said().to_string().starts_with("49 × 49 cells; 2 cells are given, the fewest possible.")
    );
    assert_eq!(page.model.drawing.sheet().givens(), 2);
}

#[test]
fn a_worker_that_dies_leaves_the_message() {
    let mut page = Browser::begun();
    page.message(MessageMsg::Text("Hello!".to_owned()));
    page.message(MessageMsg::Make);
    page.asked.clear();
    page.send(Msg::MakerDied { lane: Lane::Making, details: Some("panic".to_owned()) });
    assert_eq!((page.model.message.text.as_str(), page.model.message.said().to_string().as_str()), ("Hello!", ""));
    page.message(MessageMsg::Make);
    page.answer();
    assert_eq!(page.read().as_deref(), Some("Hello!"));
}

#[test]
fn a_card_is_described() {
    let made = |versions, spend| {
        let wish = Wish { versions, spend, ..Wish::default() };
        about(&card("described", &wish, &mut ()).unwrap())
    };
    assert_eq!(made(3..=3, false), "29 × 29 cells; none is given. Two QR readers confirmed the message.");
    assert!(made(8..=8, false).to_string().starts_with("49 × 49 cells; 2 cells are given, the fewest possible."));
}

#[test]
fn a_version_is_chosen_or_found() {
    let chosen = |versions| Message { wish: Wish { versions, ..Wish::default() }, ..Message::default() }.version();
    assert_eq!((chosen(1..=40), chosen(4..=4)), (None, Some(4)));
}
