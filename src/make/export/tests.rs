//! Taking puzzles along.

use super::{TakeMsg, Taking};
use crate::make::drawing::DrawMsg;
use crate::make::mine::MineMsg;
use crate::make::tests::Browser;
use crate::make::{Effect, Msg};
use crate::workers::artist::{Drawn, Kind, News};
use nonoscope_format::{Format, read_as};
use nonoscope_play::Visit;

fn boat() -> Browser {
    let mut page = Browser::begun();
    page.drag(&[(1, 1), (1, 4)]);
    page.send(Msg::Mine(MineMsg::Title("Boat".to_owned())));
    page.send(Msg::Mine(MineMsg::Author("A. B.".to_owned())));
    page.send(Msg::Mine(MineMsg::Licence("CC BY 4.0".to_owned())));
    page.answer();
    page
}

/// What a message has the page do.
fn effect(page: &mut Browser, msg: TakeMsg) -> Option<Effect> {
    let mut effects = page.model.update(Msg::Take(msg));
    effects.retain(|effect| !matches!(effect, Effect::Show));
    effects.pop()
}

#[test]
fn links_lead_to_the_other_page_in_either_mode() {
    let mut page = boat();
    for by_hand in [false, true] {
        let Some(Effect::Go(address)) = effect(&mut page, TakeMsg::Go { by_hand }) else { panic!("no address") };
        let visit = Visit::follow(address.strip_prefix("./").unwrap()).unwrap();
        assert_eq!((visit.by_hand, visit.reading.puzzle.title()), (by_hand, Some("Boat")));
        assert!(visit.reading.puzzle.asks_the_same(&page.model.drawing.puzzle("").unwrap()));
    }
    let Some(Effect::CopyLink(link)) = effect(&mut page, TakeMsg::CopyLink) else { panic!("no link") };
    assert!(link.starts_with("https://example.org/#n"), "{link}");
    page.send(Msg::Draw(DrawMsg::Resize { width: 1000, height: 1000 }));
    page.send(Msg::Draw(DrawMsg::Invert));
    assert!(effect(&mut page, TakeMsg::CopyLink).is_none() || page.model.taking.note.is_empty());
}

#[test]
fn every_format_has_the_puzzle_and_those_that_can_have_whose_it_is() {
    let mut page = boat();
    let puzzle = page.model.drawing.puzzle("Boat").unwrap();
    let mut written = 0;
    for format in Taking::formats() {
        page.send(Msg::Take(TakeMsg::Format(format)));
        page.send(Msg::Take(TakeMsg::SaveText));
        page.answer();
        let Some((name, text)) = page.saved.pop() else {
            // Some formats have no empty lines, or only one size, and say so.
            assert!(!page.model.taking.note.is_empty(), "{}", format.id());
            continue;
        };
        written += 1;
        assert!(name.starts_with("boat."), "{name}");
        let text = String::from_utf8(text).unwrap();
        if !format.is_picture() {
            assert!(read_as(&text, format).unwrap().puzzle.asks_the_same(&puzzle), "{text}");
        }
        if format == Format::Non {
            assert!(text.contains("A. B.") && text.contains("CC BY 4.0") && text.contains("goal"), "{text}");
        }
    }
    assert!(written > 10, "{written}");
}

#[test]
fn pictures_show_the_puzzle_or_its_solution() {
    let mut page = boat();
    for solved in [false, true] {
        page.send(Msg::Take(TakeMsg::Solved(solved)));
        page.send(Msg::Take(TakeMsg::Kind(Kind::Svg)));
        let Some(Effect::DrawFile { ticket, drawing }) = effect(&mut page, TakeMsg::SavePicture) else { panic!() };
        let filled = drawing.scene.cells().iter().filter(|look| look.cell.is_filled()).count();
        assert_eq!(filled, if solved { 4 } else { 0 });
        let drawn = drawing.draw(&mut |_, _| {}).unwrap();
        assert_eq!(drawn.name, "boat.svg");
        page.send(Msg::Artist(News::Drawn { ticket: ticket.wrapping_sub(1), drawn }));
        assert!(page.saved.is_empty(), "an earlier one");
    }
    let Some(Effect::PutSheet { lies, .. }) = effect(&mut page, TakeMsg::Printing(true)) else { panic!("no sheet") };
    assert!(!lies);
}

#[test]
fn a_sheet_has_the_chosen_puzzles() {
    let mut page = boat();
    page.send(Msg::Take(TakeMsg::SaveSheet));
    assert!(page.model.taking.note.to_string().contains("Choose"));
    page.send(Msg::Mine(MineMsg::New));
    page.drag(&[(0, 0), (0, 9)]);
    page.send(Msg::Mine(MineMsg::New));
    page.drag(&[(5, 5)]);
    for number in [1, 3] {
        page.send(Msg::Take(TakeMsg::Choose { number, on: true }));
    }
    page.send(Msg::Take(TakeMsg::SaveSheet));
    let booklet = page.bound.pop().unwrap();
    assert_eq!((booklet.leaves.len(), booklet.per_page), (2, 4));
    let leaf = &booklet.leaves[0];
    assert_eq!(
        (leaf.caption.title.as_deref(), leaf.caption.credit().map(|credit| credit.to_string()).as_deref()),
        (Some("Boat"), Some("By A. B. · CC BY 4.0"))
    );
    assert!(leaf.solution.is_some());
    let bytes = nonoscope_picture::pdf_booklet(&booklet, &nonoscope_words::spoken());
    let drawn = Drawn { name: "nonograms.pdf".to_owned(), media: "application/pdf".to_owned(), bytes };
    page.send(Msg::Artist(News::Drawn { ticket: page.model.taking.ticket, drawn }));
    assert!(page.saved[0].1.starts_with(b"%PDF-"));
}
