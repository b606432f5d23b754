//! The shelf on the page: choosing, the day, the next one, what is kept, and files that do not come.

use super::*;
use crate::calendar::CalendarMsg;
use crate::finish::FinishMsg;
use crate::keep::KeepMsg;
use crate::page::Msg;
use crate::page::tests::Browser;
use nonoscope_core::puzzle::Cell;
use nonoscope_kit::model::keymap::KeyAction;

/// Monday, 30 November 2026, whose puzzle is the first of the shelf's.
const FIRST_DAY: &str = "2026-11-30";

fn date(text: &str) -> Date {
    Date::from_text(text).unwrap()
}

/// What a server has of a part of the shelf.
fn served(piece: Piece) -> Option<Vec<String>> {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/crates/shelf/data");
    piece.files().iter().map(|file| std::fs::read_to_string(file.replacen("shelf", root, 1)).ok()).collect()
}

/// Answers what has been asked for.
fn serve(page: &mut Browser) {
    while let Some(piece) = page.fetched.pop() {
        page.send(Msg::Shelf(ShelfMsg::Came { piece, texts: served(piece) }));
        page.answer();
    }
}

/// A page on which the dialogue with puzzles is open, and the index is there.
fn opened() -> Browser {
    let mut page = Browser::begun();
    page.send(Msg::Puzzles { open: true });
    serve(&mut page);
    page
}

fn win(page: &mut Browser) {
    let solution = page.player().outcome().solutions[0].clone();
    for at in solution.places() {
        let cell = solution.get(at);
        if cell != Cell::EMPTY && page.player().grid().get(at) != cell {
            page.model.board.cursor.follow(at);
            page.model.marking.choose(cell);
            page.send(Msg::Key(KeyAction::Mark(Cell::FILLED)));
        }
    }
    assert!(page.model.finish.is_open());
}

#[test]
fn puzzles_are_listed_as_wished_and_one_that_is_chosen_is_there_to_be_solved() {
    let mut page = opened();
    let (all, more) = page.model.listed_of_shelf();
    assert!(all.len() == LISTED && all.len() + more >= 2000);
    page.send(Msg::Shelf(ShelfMsg::More));
    assert_eq!(page.model.listed_of_shelf().0.len(), 2 * LISTED);
    for wish in [Wish::Sides(0, 10), Wish::Tier(Some(Tier::Gentle)), Wish::Colouring(Some(Colouring::Plain))] {
        page.send(Msg::Shelf(ShelfMsg::Wish(wish)));
    }
    let (small, _) = page.model.listed_of_shelf();
    assert!(!small.is_empty() && small.iter().all(|(entry, ..)| entry.side() <= 10 && entry.tier() == Tier::Gentle));
    let (entry, ..) = small[0];
    page.send(Msg::Shelf(ShelfMsg::Choose(entry.id)));
    serve(&mut page);
    assert_eq!((page.player().puzzle().width(), page.player().puzzle().height()), entry.size());
    assert!(page.model.is_marking() && page.model.hides_title(), "its title would give it away");
    assert!(!page.model.entry.text.contains("title"));
    win(&mut page);
    assert!(!page.model.hides_title());
    let is_solved = |page: &Browser| {
        page.model
            .listed_of_shelf()
            .0
            .iter()
            .any(|(other, solved, title)| other.id == entry.id && *solved && title.is_some())
    };
    assert!(is_solved(&page));
    page.send(Msg::Shelf(ShelfMsg::Wish(Wish::Solved(false))));
    assert!(page.model.listed_of_shelf().0.iter().all(|(other, ..)| other.id != entry.id));
}

#[test]
fn a_puzzle_of_the_shelf_is_still_one_after_a_reload() {
    let mut page = opened();
    let (entry, ..) = page.model.listed_of_shelf().0[3];
    page.send(Msg::Shelf(ShelfMsg::Choose(entry.id)));
    serve(&mut page);
    page.send(Msg::Keep(KeepMsg::Leaving));
    let mut again = page.reloaded();
    assert_eq!(again.model.of_shelf(), Some(entry.id));
    win(&mut again);
    assert_eq!(again.model.gallery.solved.of_shelf().collect::<Vec<_>>(), [entry.id.number()]);
    // The next one is another, and what it takes is loaded on the way.
    again.send(Msg::Finish(FinishMsg::Next));
    serve(&mut again);
    let next = again.model.of_shelf().unwrap();
    assert!(next != entry.id && again.model.is_marking());
}

#[test]
fn the_puzzle_of_a_day_is_the_shelf_s_and_is_noted_as_solved() {
    let mut page = Browser::begun();
    page.today = Some(date(FIRST_DAY));
    page.send(Msg::Calendar(CalendarMsg::Open { today: date(FIRST_DAY) }));
    assert_eq!(page.model.tier_of_day(date(FIRST_DAY)), "", "nobody knows it yet");
    // Asked for before the index is there.
    page.send(Msg::Calendar(CalendarMsg::Solve(date(FIRST_DAY))));
    serve(&mut page);
    assert_eq!(page.model.tier_of_day(date(FIRST_DAY)), "gentle");
    assert_eq!(page.model.title(), "Puzzle of Monday, 30 November");
    // A reload in between does not lose the day, although the shelf has to be loaded again.
    page.send(Msg::Key(KeyAction::Mark(Cell::FILLED)));
    page.send(Msg::Keep(KeepMsg::Leaving));
    let mut page = page.reloaded();
    page.today = Some(date(FIRST_DAY));
    page.send(Msg::Key(KeyAction::Undo));
    assert_eq!(page.model.title(), "Puzzle of Monday, 30 November");
    win(&mut page);
    assert!(page.model.gallery.solved.has_day(FIRST_DAY));
    assert!(page.model.what_it_took().starts_with("Monday, 30 November · "), "{}", page.model.what_it_took());
    // Any of the days before is what it was.
    page.send(Msg::Calendar(CalendarMsg::Open { today: date(FIRST_DAY) }));
    serve(&mut page);
    page.send(Msg::Calendar(CalendarMsg::Solve(date("2026-11-29"))));
    page.answer();
    assert!(page.fetched.is_empty() && page.model.shown.example.is_some());
}

#[test]
fn chance_keeps_to_what_is_wanted() {
    for seed in 0..20 {
        let mut page = opened();
        page.send(Msg::Shelf(ShelfMsg::Wish(Wish::Sides(16, 20))));
        page.send(Msg::Shelf(ShelfMsg::Random { seed }));
        serve(&mut page);
        let side = page.player().puzzle().width().max(page.player().puzzle().height());
        assert!((16..=20).contains(&side), "{side}");
    }
}

#[test]
fn what_does_not_come_or_is_damaged_is_said_and_asked_for_again() {
    for texts in [None, Some(vec!["rubbish".to_owned()]), Some(Vec::new())] {
        let mut page = Browser::begun();
        page.send(Msg::Puzzles { open: true });
        let piece = page.fetched.pop().unwrap();
        page.send(Msg::Shelf(ShelfMsg::Came { piece, texts: texts.clone() }));
        assert!(page.model.shelf.has_failed && page.model.shelf.index.is_none());
        page.send(Msg::Puzzles { open: true });
        serve(&mut page);
        assert!(page.model.shelf.index.is_some());
        let (entry, ..) = page.model.listed_of_shelf().0[0];
        page.send(Msg::Shelf(ShelfMsg::Choose(entry.id)));
        let piece = page.fetched.pop().unwrap();
        page.send(Msg::Shelf(ShelfMsg::Came { piece, texts }));
        assert!(page.model.notice.sentence.as_deref().is_some_and(|said| said.contains("could not be loaded")));
        page.send(Msg::Shelf(ShelfMsg::Choose(entry.id)));
        serve(&mut page);
        assert_eq!(page.model.of_shelf(), Some(entry.id));
    }
}
