//! Bookmarks in a person's own solving.

use crate::keep::KeepMsg;
use crate::page::tests::{Browser, HEART};
use crate::page::{Msg, Timer};
use nonoscope_core::puzzle::{At, Cell};
use nonoscope_kit::model::keymap::KeyAction;
use nonoscope_kit::model::marking::{MarksMsg, Try};

fn solving() -> Browser {
    let mut page = Browser::showing(HEART);
    page.send(Msg::Marks(MarksMsg::Mode { marking: true }));
    page
}

fn mark(page: &mut Browser, row: usize, column: usize, cell: Cell) {
    page.model.board.cursor.follow(At::new(row, column));
    page.send(Msg::Key(KeyAction::Mark(cell)));
}

fn attempt(page: &mut Browser, wish: Try) -> String {
    page.send(Msg::Key(KeyAction::Try(wish)));
    page.player().sentence().to_string()
}

/// The cells that look tried.
fn tried(page: &Browser) -> Vec<usize> {
    let scene = page.model.scene().unwrap();
    let cells = scene.cells().iter().enumerate().filter(|(_, look)| look.tentative && look.supposed);
    cells.map(|(index, _)| index).collect()
}

fn marked(page: &Browser) -> usize {
    page.player().marking().marks().bookmarks()
}

#[test]
fn a_try_looks_like_one_and_is_taken_back_at_once() {
    let mut page = solving();
    mark(&mut page, 0, 1, Cell::FILLED);
    assert!(attempt(&mut page, Try::Bookmark).starts_with("Position marked. "));
    mark(&mut page, 1, 0, Cell::FILLED);
    mark(&mut page, 1, 1, Cell::EMPTY);
    assert_eq!(tried(&page), [5, 6]);
    assert_eq!(page.player().sentence(), "3 cells marked.");
    assert!(attempt(&mut page, Try::GoBack).starts_with("Back at the marked position."));
    assert_eq!((page.player().grid().unknown_cells(), tried(&page).len(), marked(&page)), (24, 0, 0));
    page.send(Msg::Key(KeyAction::Undo));
    assert_eq!((page.player().grid().unknown_cells(), tried(&page), marked(&page)), (22, vec![5, 6], 1));
    assert!(attempt(&mut page, Try::Keep).starts_with("Kept. "));
    assert_eq!((tried(&page).len(), marked(&page)), (0, 0));
    let said = page.player().sentence().to_string();
    assert_eq!(attempt(&mut page, Try::GoBack), said, "there is nothing to go back to");
}

#[test]
fn positions_lie_upon_each_other_up_to_a_limit() {
    let mut page = solving();
    attempt(&mut page, Try::Bookmark);
    mark(&mut page, 1, 0, Cell::FILLED);
    assert_eq!(attempt(&mut page, Try::Bookmark), "Position 2 marked. “Go back” returns to it first.");
    mark(&mut page, 1, 1, Cell::FILLED);
    assert!(attempt(&mut page, Try::GoBack).starts_with("Back at position 2."));
    assert_eq!(tried(&page), [5]);
    for _ in 0..8 {
        attempt(&mut page, Try::Bookmark);
    }
    assert!(attempt(&mut page, Try::Bookmark).starts_with("9 positions are marked. "));
    assert!(attempt(&mut page, Try::Keep).ends_with("since position 8."));
}

#[test]
fn a_reload_keeps_the_bookmarks() {
    let mut page = solving();
    mark(&mut page, 0, 1, Cell::FILLED);
    attempt(&mut page, Try::Bookmark);
    mark(&mut page, 1, 0, Cell::FILLED);
    page.run_out(Timer::Keeping);
    let mut again = page.reloaded();
    assert_eq!((marked(&again), tried(&again)), (1, vec![5]));
    // Another tab shows the same, in either order of events.
    let (marks, play) =
        (page.model.keeping.marks.name.clone(), format!("nonoscope.play.{}", &page.model.keeping.marks.name[16..]));
    for names in [[&marks, &play], [&play, &marks]] {
        let mut other = solving();
        for name in names {
            let text = page.storage.as_ref().unwrap().get(name).cloned();
            assert!(text.is_some(), "{name}");
            other.send(Msg::Keep(KeepMsg::Elsewhere { name: name.clone(), text }));
        }
        assert_eq!((marked(&other), tried(&other)), (1, vec![5]), "{names:?}");
    }
    attempt(&mut again, Try::GoBack);
    assert_eq!(again.player().grid().unknown_cells(), 24);
    // Another puzzle has none.
    again.send(Msg::Example(1));
    again.answer();
    assert_eq!(marked(&again), 0);
}

#[test]
fn what_is_won_is_no_try_any_more() {
    let mut page = solving();
    attempt(&mut page, Try::Bookmark);
    for (row, columns) in
        [(0, vec![1, 3]), (1, vec![0, 1, 2, 3, 4]), (2, vec![0, 1, 2, 3, 4]), (3, vec![1, 2, 3]), (4, vec![2])]
    {
        for column in columns {
            mark(&mut page, row, column, Cell::FILLED);
        }
    }
    assert!(page.model.finish.is_open() && tried(&page).is_empty());
    page.send(Msg::Key(KeyAction::Undo));
    assert_eq!(tried(&page).len(), 15);
}

#[test]
fn watching_has_nothing_to_try() {
    let mut page = Browser::showing(HEART);
    page.send(Msg::Marks(MarksMsg::Try(Try::Bookmark)));
    assert_eq!(marked(&page), 0);
}
