//! Choosing a puzzle, the next one, what is kept, and files that do not come.

use super::*;
use crate::finish::FinishMsg;
use crate::origin::Wanted;
use crate::page;
use crate::shelf::Msg;
use crate::shelf::tests::Visit;

const TODAY: &str = "2026-12-01";

/// A page on which the dialogue with puzzles is open, and the index is there.
fn opened() -> Visit {
    let mut visit = Visit::on(TODAY);
    visit.ask(Wanted::Puzzles);
    visit
}

fn list(visit: &mut Visit, listing: Listing) {
    visit.send(Msg::Browse(BrowseMsg::List(listing)));
}

fn choose(visit: &mut Visit, id: Id) {
    visit.send(Msg::Browse(BrowseMsg::Choose(id)));
    visit.serve();
}

#[test]
fn puzzles_are_listed_as_wished_and_one_that_is_chosen_is_there_to_be_solved() {
    let mut visit = opened();
    let (all, more) = visit.shelf.listed();
    assert!(all.len() == LISTED && all.len() + more >= 2000);
    visit.send(Msg::Browse(BrowseMsg::More));
    assert_eq!(visit.shelf.listed().0.len(), 2 * LISTED);
    for listing in
        [Listing::Sides(0, 10), Listing::Tier(Some(Tier::Gentle)), Listing::Colouring(Some(Colouring::Plain))]
    {
        list(&mut visit, listing);
    }
    let (small, _) = visit.shelf.listed();
    assert!(!small.is_empty() && small.iter().all(|(entry, ..)| entry.side() <= 10 && entry.tier() == Tier::Gentle));
    let (entry, ..) = small[0];
    choose(&mut visit, entry.id);
    assert_eq!(visit.closed, [Wanted::Puzzles]);
    let page = &visit.page;
    assert_eq!((page.player().puzzle().width(), page.player().puzzle().height()), entry.size());
    assert!(page.model.is_marking() && page.model.hides_title(), "its title would give it away");
    assert!(!page.model.entry.text.contains("title"));
    visit.win();
    assert!(!visit.page.model.hides_title());
    visit.ask(Wanted::Puzzles);
    let is_solved = |(other, solved, title): &Listed<'_>| other.id == entry.id && *solved && title.is_some();
    assert!(visit.shelf.listed().0.iter().any(is_solved));
    list(&mut visit, Listing::Solved(false));
    assert!(visit.shelf.listed().0.iter().all(|(other, ..)| other.id != entry.id));
}

#[test]
fn a_puzzle_of_the_shelf_is_still_one_after_a_reload() {
    let mut visit = opened();
    let (entry, ..) = visit.shelf.listed().0[3];
    choose(&mut visit, entry.id);
    visit.reload();
    assert_eq!(visit.page.model.of_shelf(), Some(entry.id.number()));
    visit.win();
    assert_eq!(visit.page.model.gallery.solved.of_shelf().collect::<Vec<_>>(), [entry.id.number()]);
    // The next one is another, and what it takes is loaded on the way.
    visit.page.send(page::Msg::Finish(FinishMsg::Next));
    visit.pass_on();
    visit.serve();
    let next = visit.page.model.of_shelf().unwrap();
    assert!(next != entry.id.number() && visit.page.model.is_marking());
}

#[test]
fn chance_keeps_to_what_is_wanted() {
    for seed in 0..20 {
        let mut visit = opened();
        list(&mut visit, Listing::Sides(16, 20));
        visit.send(Msg::Browse(BrowseMsg::Random { seed }));
        visit.serve();
        let puzzle = visit.page.player().puzzle();
        let side = puzzle.width().max(puzzle.height());
        assert!((16..=20).contains(&side), "{side}");
    }
}

#[test]
fn chance_leaves_out_what_is_solved_if_that_is_wanted() {
    let mut visit = opened();
    list(&mut visit, Listing::Sides(0, 7));
    let (all, more) = visit.shelf.listed();
    assert!(all.len() > 1 && more == 0);
    let solved: Vec<u16> = all[1..].iter().map(|(entry, ..)| entry.id.number()).collect();
    let left = all[0].0.id.number();
    for number in solved {
        visit.shelf.solved.add_of_shelf(number);
    }
    list(&mut visit, Listing::Solved(false));
    for seed in 0..9 {
        visit.send(Msg::Browse(BrowseMsg::Random { seed }));
        visit.serve();
        assert_eq!(visit.page.model.of_shelf(), Some(left));
    }
    list(&mut visit, Listing::Sides(1, 2));
    visit.send(Msg::Browse(BrowseMsg::Random { seed: 1 }));
    assert_eq!(visit.shelf.listed().0.len(), 0, "none is so small, and nothing breaks");
}

#[test]
fn what_does_not_come_or_is_damaged_is_said_and_asked_for_again() {
    for texts in [None, Some(vec!["rubbish".to_owned()]), Some(Vec::new())] {
        let mut visit = Visit::on(TODAY);
        visit.page.wanted.push(Wanted::Puzzles);
        visit.pass_on();
        let piece = visit.awaited.pop().unwrap();
        visit.send(Msg::Came { piece, texts: texts.clone() });
        assert!(visit.shelf.stock.has_failed && visit.shelf.stock.index.is_none());
        visit.ask(Wanted::Puzzles);
        assert!(visit.shelf.stock.index.is_some());
        let (entry, ..) = visit.shelf.listed().0[0];
        visit.send(Msg::Browse(BrowseMsg::Choose(entry.id)));
        let piece = visit.awaited.pop().unwrap();
        visit.send(Msg::Came { piece, texts });
        let said = &visit.page.model.notice.sentence;
        assert!(said.as_ref().map(ToString::to_string).is_some_and(|said| said.contains("could not be loaded")));
        choose(&mut visit, entry.id);
        assert_eq!(visit.page.model.of_shelf(), Some(entry.id.number()));
    }
}
