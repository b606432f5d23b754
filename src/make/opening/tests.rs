//! Beginning with a link, or with the board of the other page.

use crate::keep::LastVisit;
use crate::make::Msg;
use crate::make::mine::MineMsg;
use crate::make::tests::Browser;
use nonoscope_core::puzzle::{Grid, Puzzle};
use nonoscope_format::Shared;

fn link(picture: &str) -> String {
    let puzzle = Puzzle::of_picture(&picture.parse().unwrap()).unwrap().with_title("Cross");
    let marks = Grid::unknown(puzzle.width(), puzzle.height());
    format!("#{}", Shared { puzzle, marks, step: 0, method: 0 }.to_link().unwrap())
}

#[test]
fn a_link_is_drawn_on_and_then_gone_from_the_address() {
    let mut page = Browser::at(&link("OXO\nXXX\nOXO"));
    page.send(Msg::Begin);
    page.answer();
    assert_eq!(page.filled(), [(0, 1), (1, 0), (1, 1), (1, 2), (2, 1)]);
    assert_eq!((page.model.mine.title.as_str(), page.model.drawing.sheet().size()), ("Cross", (3, 3)));
    assert!(!page.model.address.has_link() && page.done.iter().any(|done| done.starts_with("SetHash")));
    assert_eq!(page.reloaded().filled(), page.filled());
}

#[test]
fn a_link_does_not_take_the_place_of_what_was_drawn() {
    let mut page = Browser::begun();
    page.drag(&[(0, 0)]);
    let mut again = page.reloaded();
    again.send(Msg::Hash(link("OXO\nXXX\nOXO")));
    again.answer();
    assert_eq!(again.model.mine.entries().len(), 2);
    again.send(Msg::Mine(MineMsg::Open(1)));
    assert_eq!(again.filled(), [(0, 0)]);
    again.send(Msg::Hash("#n1rubbish".to_owned()));
    assert!(again.model.notice.sentence.is_some());
}

#[test]
fn the_puzzle_of_the_other_board_is_solved_for_its_picture() {
    let mut page = Browser::begun();
    let visit =
        LastVisit { text: "rows\n1 1\n5\n5\n3\n1\n\ncolumns\n2\n4\n4\n4\n2\n".to_owned(), ..LastVisit::default() };
    page.board = Some(visit.to_text());
    page.send(Msg::Mine(MineMsg::FromBoard));
    page.answer();
    assert_eq!((page.model.drawing.sheet().size(), page.filled().len()), ((5, 5), 16));
    page.board = None;
    page.send(Msg::Mine(MineMsg::FromBoard));
    page.answer();
    assert_eq!(page.model.drawing.sheet().size(), (25, 25), "a first visit shows the card");
    assert_eq!(page.model.drawing.sheet().givens(), 22);
}

#[test]
fn a_puzzle_without_a_solution_is_no_picture() {
    let mut page = Browser::begun();
    page.drag(&[(0, 0)]);
    let visit = LastVisit { text: "1\n1\n\n1\n1\n\ngivens\nXX\n..\n".to_owned(), ..LastVisit::default() };
    page.board = Some(visit.to_text());
    page.send(Msg::Mine(MineMsg::FromBoard));
    page.answer();
    assert!(page.model.notice.said().contains("no solution"));
    assert_eq!(page.filled(), [(0, 0)]);
}
