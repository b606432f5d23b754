//! Files, formulas and pictures.

use super::SaveMsg;
use crate::export::DrawMsg;
use crate::page::tests::{Browser, HEART};
use crate::page::{Msg, PlayMsg};
use crate::workers::artist::{Drawn, Kind, News};
use crate::workers::solver::{self, ProofFile};
use nonoscope_core::sat::Encoding;
use nonoscope_format::Format;
use nonoscope_play::Visit;
use nonoscope_words::Text;

#[test]
fn the_puzzle_is_saved_in_the_chosen_format() {
    let mut page = Browser::showing(HEART);
    page.send(Msg::Save(SaveMsg::Format(Format::Nin)));
    page.send(Msg::Save(SaveMsg::Puzzle));
    page.send(Msg::Save(SaveMsg::Formula(Encoding::Order)));
    page.answer();
    let names: Vec<&str> = page.files.iter().map(|file| file.name.as_str()).collect();
    assert_eq!(names, ["nonogram-5x5.nin", "nonogram-5x5-order.cnf"]);
}

#[test]
fn a_proof_is_saved_or_it_is_said_why_not() {
    let mut page = Browser::showing(HEART);
    page.send(Msg::Save(SaveMsg::Proof(ProofFile::Proof)));
    assert_eq!(page.model.saving.proof_note, "Proving …");
    page.answer();
    assert_eq!(
        (page.files[0].name.as_str(), page.model.saving.proof_note.to_string().as_str()),
        ("nonogram-5x5-proof.drat", "")
    );
    let sentence = "It would be too long.".to_owned();
    page.send(Msg::Solver(solver::News::NoProof { sentence: Text::verbatim(&sentence) }));
    assert_eq!(page.model.saving.proof_note, sentence);
}

#[test]
fn a_link_to_the_empty_puzzle_is_copied_beside_that_to_the_board() {
    let mut page = Browser::showing(HEART);
    page.send(Msg::Play(PlayMsg::ToEnd));
    page.send(Msg::Save(SaveMsg::CopyUnsolved));
    let visit = Visit::follow(&page.copied[0]).unwrap();
    assert!(visit.by_hand && visit.marks.is_unknown() && visit.step == 0);
    assert_eq!(page.model.saving.share_note, "Copied. The link opens the unsolved puzzle for someone else to solve.");
    assert_eq!(page.model.address.hash, "", "the own address stays as it is");
    page.can_copy = false;
    page.send(Msg::Save(SaveMsg::CopyUnsolved));
    assert_eq!(page.model.saving.share_note, format!("Copy this link: {}", page.copied[1]));
    page.send(Msg::Save(SaveMsg::CopyLink));
    assert!(Visit::follow(&page.model.address.hash).is_ok_and(|visit| visit.step > 0 && !visit.by_hand));
}

#[test]
fn a_picture_is_drawn_and_saved() {
    let mut page = Browser::showing(HEART);
    page.send(Msg::Draw(DrawMsg::Kind(Kind::Svg)));
    page.send(Msg::Draw(DrawMsg::Save));
    assert!(page.done[0].starts_with("Draw { ticket: 1, "), "{}", page.done[0]);
    assert_eq!(page.model.drawing.note, "Drawing …");
    let drawn = |ticket, name: &str| {
        let (name, media) = (name.to_owned(), "image/svg+xml".to_owned());
        Msg::Artist(News::Drawn { ticket, drawn: Drawn { name, media, bytes: vec![0; 1500] } })
    };
    page.send(drawn(7, "another"));
    assert!(page.files.is_empty(), "it comes too late");
    page.send(Msg::Artist(News::Drawing { ticket: 1, done: 2, of: 3 }));
    assert_eq!(page.model.drawing.note, "Drawing: 2 of 3 frames");
    page.send(drawn(1, "heart.svg"));
    assert_eq!(
        (page.files[0].name.as_str(), page.model.drawing.note.to_string().as_str()),
        ("heart.svg", "Saved heart.svg, 2 KB.")
    );
    assert_eq!(page.model.drawing.underway, None);
}

#[test]
fn the_clipboard_waits_for_a_picture_and_hears_of_failures() {
    let mut page = Browser::showing(HEART);
    page.send(Msg::Draw(DrawMsg::Clipboard { waits: false }));
    assert_eq!(page.model.drawing.note, "This browser cannot copy pictures. You can save one instead.");
    page.send(Msg::Draw(DrawMsg::CopyPicture));
    page.send(Msg::Draw(DrawMsg::Clipboard { waits: true }));
    assert!(page.model.drawing.underway.is_some_and(|underway| underway.copies));
    page.send(Msg::ArtistDied { details: Some("gone".to_owned()) });
    assert!(page.done.iter().any(|done| done.starts_with("GivePicture(Err(")), "{:?}", page.done);
    assert!(page.model.notice.details.as_deref().is_some_and(|details| details.contains("gone")));
}

#[test]
fn what_the_board_shows_is_copied_and_printed() {
    let mut page = Browser::showing(HEART);
    page.send(Msg::Draw(DrawMsg::CopyText));
    assert_eq!(page.copied[0].lines().count(), 5);
    let shown = page.shown;
    page.send(Msg::Draw(DrawMsg::Printing(true)));
    page.send(Msg::Draw(DrawMsg::Printing(false)));
    assert!(page.done[0].starts_with("PutSheet") && page.done[1] == "TakeSheetAway");
    assert_eq!(page.shown, shown);
}

#[test]
fn the_browsers_own_command_prints_the_puzzle_without_marks() {
    let mut page = Browser::showing(HEART);
    let printed = |page: &mut Browser, msg: DrawMsg| {
        page.done.clear();
        page.send(Msg::Draw(msg));
        let sheet = page.done[0].clone();
        page.send(Msg::Draw(DrawMsg::Printing(false)));
        sheet
    };
    let unsolved = printed(&mut page, DrawMsg::Printing(true));
    page.send(Msg::Play(PlayMsg::ToEnd));
    assert_eq!(printed(&mut page, DrawMsg::Printing(true)), unsolved);
    assert_ne!(printed(&mut page, DrawMsg::Print), unsolved, "the button prints what the board shows");
    assert_eq!(printed(&mut page, DrawMsg::Printing(true)), unsolved);
    page.send(Msg::Draw(DrawMsg::AsShown(true)));
    assert_ne!(printed(&mut page, DrawMsg::Printing(true)), unsolved);
}
