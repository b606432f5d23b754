//! Books of puzzles from the shelf.

use super::*;
use crate::origin::Wanted;
use crate::shelf::Msg;
use crate::shelf::browse::{BrowseMsg, Listing};
use crate::shelf::tests::Visit;
use crate::workers::binder;
use nonoscope_core::solve::Tier;
use nonoscope_kit::worker::told::Told;

fn make(visit: &mut Visit, count: usize) {
    visit.send(Msg::Printing(PrintingMsg::Make { count, print: Print::Four, paper: Paper::Letter, seed: 7 }));
}

#[test]
fn a_book_has_puzzles_that_are_listed_with_their_solutions() {
    let mut visit = Visit::on("2026-12-01");
    visit.ask(Wanted::Puzzles);
    visit.send(Msg::Browse(BrowseMsg::List(Listing::Tier(Some(Tier::Tricky)))));
    make(&mut visit, 20);
    assert!(visit.books.is_empty() && visit.awaited.len() > 1, "their packs are loaded first");
    visit.serve();
    let [book] = &visit.books[..] else { panic!("{} books", visit.books.len()) };
    assert_eq!(
        (book.puzzles.len(), book.title.as_str(), book.paper, book.print),
        (20, "20 nonograms", Paper::Letter, Print::Four)
    );
    assert!(book.puzzles.iter().all(|puzzle| puzzle.tier == Some(Tier::Tricky) && puzzle.leaf.solution.is_some()));
    assert!(!book.shows_titles && book.credits.len() > 5);
    // The worker makes a PDF of it, which is saved.
    let request = binder::Request(Box::new(book.clone()));
    for news in Told::by(|told| binder::answer(told, &request)) {
        assert!(news.0.bytes.starts_with(b"%PDF"));
        visit.send(Msg::Bound(news));
    }
    assert_eq!(visit.files.iter().map(|file| file.name.as_str()).collect::<Vec<_>>(), ["nonograms.pdf"]);
    assert_eq!(visit.shelf.printing.said, "Saved as nonograms.pdf.");
}

#[test]
fn a_worker_that_dies_is_replaced_and_asked_again() {
    let mut visit = Visit::on("2026-12-01");
    visit.ask(Wanted::Puzzles);
    make(&mut visit, 1);
    visit.serve();
    visit.send(Msg::Printing(PrintingMsg::Died));
    assert_eq!(visit.binders, 1);
    assert!(visit.shelf.printing.said.to_string().contains("could not be made"));
    // Another one may be in another pack.
    make(&mut visit, 1);
    visit.serve();
    assert_eq!(visit.books.len(), 2);
}

#[test]
fn of_nothing_there_is_no_book_and_without_a_network_that_is_said() {
    let mut visit = Visit::on("2026-12-01");
    visit.ask(Wanted::Puzzles);
    visit.send(Msg::Browse(BrowseMsg::List(Listing::Sides(1, 2))));
    make(&mut visit, 20);
    assert_eq!(visit.shelf.printing.said, "No puzzle matches.");
    visit.send(Msg::Browse(BrowseMsg::List(Listing::Sides(0, 99))));
    make(&mut visit, 20);
    while let Some(piece) = visit.awaited.pop() {
        visit.send(Msg::Came { piece, texts: None });
    }
    assert!(visit.books.is_empty() && visit.shelf.printing.said.to_string().contains("Are you online?"));
    make(&mut visit, 1);
    visit.serve();
    assert_eq!(visit.books.len(), 1);
}
