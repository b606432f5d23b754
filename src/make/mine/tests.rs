//! Tests of the storage, and of other tabs.

use super::*;
use crate::make::drawing::{DrawMsg, Tool};
use crate::make::kept::name_of;
use crate::make::tests::Browser;
use crate::make::{Msg, Timer};

#[test]
fn a_reload_loses_nothing() {
    let mut page = Browser::begun();
    page.drag(&[(1, 1), (1, 4)]);
    page.send(Msg::Draw(DrawMsg::Tool(Tool::Block)));
    page.drag(&[(3, 3), (5, 5)]);
    page.send(Msg::Mine(MineMsg::Title("Boat".to_owned())));
    page.send(Msg::Mine(MineMsg::Author("A. B.".to_owned())));
    let mut again = page.reloaded();
    assert_eq!(again.filled(), page.filled());
    assert_eq!((again.model.mine.title.as_str(), again.model.mine.author.as_str()), ("Boat", "A. B."));
    assert_eq!(again.model.tools.tool, Tool::Block);
    again.send(Msg::Draw(DrawMsg::Undo));
    again.send(Msg::Draw(DrawMsg::Undo));
    assert!(again.filled().is_empty(), "what was done before can be undone");
    again.answer();
    assert_eq!(again.headline(), "Nothing drawn yet");
}

#[test]
fn an_empty_sheet_is_not_worth_keeping() {
    let page = Browser::begun();
    assert!(page.storage.as_ref().unwrap().keys().all(|name| !name.contains("work")));
    assert!(page.model.mine.entries().is_empty());
}

#[test]
fn a_large_drawing_is_kept_after_a_pause_or_when_the_page_is_left() {
    let mut page = Browser::begun();
    page.send(Msg::Draw(DrawMsg::Resize { width: 300, height: 300 }));
    page.drag(&[(1, 1)]);
    assert!(page.model.mine.entries().is_empty());
    page.run_out(Timer::Keeping);
    assert_eq!(page.model.mine.entries().len(), 1);
    page.drag(&[(2, 2)]);
    page.send(Msg::Keep(KeepMsg::Leaving));
    assert_eq!(page.reloaded().filled(), [(1, 1), (2, 2)]);
}

#[test]
fn drawings_are_listed_opened_and_deleted_and_come_back() {
    let mut page = Browser::begun();
    page.drag(&[(0, 0)]);
    page.send(Msg::Mine(MineMsg::Title("One".to_owned())));
    page.send(Msg::Mine(MineMsg::New));
    assert!(page.filled().is_empty() && page.model.mine.title.is_empty());
    page.drag(&[(5, 5)]);
    let names = |page: &Browser| page.model.mine.entries().iter().map(Entry::name).collect::<Vec<_>>();
    assert_eq!(names(&page), ["Untitled, 10 × 10", "One, 10 × 10"]);
    page.send(Msg::Mine(MineMsg::Open(1)));
    assert_eq!((page.filled(), page.model.mine.title.as_str()), (vec![(0, 0)], "One"));
    page.send(Msg::Draw(DrawMsg::Undo));
    assert!(page.filled().is_empty(), "each has its own history");
    page.send(Msg::Draw(DrawMsg::Redo));
    page.send(Msg::Mine(MineMsg::Delete(1)));
    assert_eq!(names(&page), ["Untitled, 10 × 10"]);
    assert!(page.filled().is_empty() && page.model.mine.number.is_none());
    page.send(Msg::Mine(MineMsg::UndoDelete));
    assert_eq!(names(&page).len(), 2);
    page.send(Msg::Mine(MineMsg::Open(1)));
    assert_eq!(page.filled(), [(0, 0)]);
    assert_eq!(page.reloaded().filled(), [(0, 0)]);
}

#[test]
fn another_tab_is_heard_and_nothing_is_written_over() {
    let mut page = Browser::begun();
    page.drag(&[(0, 0)]);
    let mut other = page.reloaded();
    other.drag(&[(4, 4)]);
    // This tab is notified.
    let text = other.storage.as_ref().unwrap().get(&name_of(1)).cloned();
    page.storage.clone_from(&other.storage);
    page.send(Msg::Keep(KeepMsg::Elsewhere { number: 1, text }));
    assert_eq!(page.filled(), [(0, 0), (4, 4)]);
    page.send(Msg::Draw(DrawMsg::Undo));
    assert_eq!(page.filled(), [(0, 0)], "undo brings back what was here");
    // The other tab does not know that and continues: both are kept.
    other.storage.clone_from(&page.storage);
    other.drag(&[(6, 6)]);
    assert!(other.model.notice.said().contains("another tab"));
    assert_eq!(other.model.mine.entries().len(), 2);
    other.send(Msg::Mine(MineMsg::Open(1)));
    assert_eq!(other.filled(), [(0, 0)]);
    other.send(Msg::Mine(MineMsg::Open(2)));
    assert_eq!(other.filled(), [(0, 0), (4, 4), (6, 6)]);
}

#[test]
fn rubbish_is_passed_over_and_a_browser_that_keeps_nothing_is_reported() {
    let mut page = Browser::at("");
    page.put("nonoscope.make", "1 rubbish");
    page.put(&name_of(3), "rubbish");
    page.send(Msg::Begin);
    assert!(page.model.mine.entries().is_empty() && page.filled().is_empty());
    page.storage = None;
    page.drag(&[(0, 0)]);
    assert!(page.model.notice.said().contains("cannot save"));
    assert_eq!(page.filled(), [(0, 0)]);
}

fn text(when: u64, title: &str) -> String {
    Work { when, title: title.to_owned(), ..Work::default() }.to_text()
}

#[test]
fn the_latest_drawing_is_first_and_each_is_there_once() {
    let mut mine = Mine::default();
    assert_eq!(mine.free_number(), 1);
    for (number, when, title) in [(1, 10, "Boat"), (7, 30, ""), (2, 20, "Cat"), (1, 40, "Boats")] {
        assert!(mine.note(number, &text(when, title)).is_some());
    }
    assert!(mine.note(3, "rubbish").is_none());
    let names: Vec<String> = mine.entries().iter().map(|entry| entry.name().to_string()).collect();
    assert_eq!(names, ["Boats, 10 × 10", "Untitled, 10 × 10", "Cat, 10 × 10"]);
    assert_eq!(mine.free_number(), 8);
    assert_eq!(mine.remove(7).map(|entry| entry.when), Some(30));
    assert_eq!((mine.remove(7), mine.free_number()), (None, 3));
}
