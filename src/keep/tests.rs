//! Tests of the storage and of links.

use super::KeepMsg;
use crate::clock::ClockMsg;
use crate::kept_names::SOLVE;
use crate::page::tests::{Browser, HEART};
use crate::page::{Msg, PlayMsg, Timer};
use crate::save::SaveMsg;
use crate::settings::Setting;
use nonoscope_core::puzzle::{At, Cell};
use nonoscope_kit::model::keymap::KeyAction;
use nonoscope_kit::model::marking::MarksMsg;
use nonoscope_play::Speed;
use nonoscope_play::record::{Ended, Solve};

fn mark(page: &mut Browser, row: usize, column: usize) {
    crate::marks::change(&mut page.model, |marks| marks.set(At::new(row, column), Cell::FILLED));
    // Changed marks are kept with the next message of any kind.
    page.send(Msg::Set(Setting::Likely(false)));
}

#[test]
fn a_reload_shows_what_was_shown() {
    let mut page = Browser::showing(HEART);
    page.send(Msg::Set(Setting::Speed(Speed::Fast)));
    page.send(Msg::Set(Setting::Skips(false)));
    page.send(Msg::Play(PlayMsg::To(3)));
    assert!(page.timers.contains(&Timer::Keeping));
    page.run_out(Timer::Keeping);
    let again = page.reloaded();
    assert_eq!((again.player().position(), again.model.settings), (3, page.model.settings));
    assert_eq!(again.model.entry.text, HEART);
    assert!(again.player().puzzle().asks_the_same(page.player().puzzle()));
}

#[test]
fn what_cannot_be_read_is_reported_and_the_page_starts_afresh() {
    let mut page = Browser::at("");
    page.last_visit = Some("9 rubbish".to_owned());
    page.send(Msg::Begin);
    page.answer();
    assert!(page.model.notice.said().contains("cannot read"));
    assert_eq!(page.player().puzzle().width(), 25);
}

#[test]
fn the_page_for_making_leads_here_in_either_mode() {
    let mut page = Browser::at("#solve");
    page.begin();
    assert!(page.model.is_marking() && !page.model.address.has_link());
    assert_eq!((page.player().puzzle().width(), &page.model.notice.sentence), (25, &None));
    let mut again = page.reloaded();
    assert!(again.model.is_marking());
    again.model.address.hash = "#watch".to_owned();
    let mut watching = again.reloaded();
    assert!(!watching.model.is_marking());
    watching.send(Msg::Marks(MarksMsg::Mode { marking: true }));
    assert!(watching.model.is_marking(), "it is a wish for the beginning");
}

#[test]
fn marks_come_back_with_their_puzzle() {
    let mut page = Browser::showing(HEART);
    page.send(Msg::Marks(MarksMsg::Mode { marking: true }));
    mark(&mut page, 0, 1);
    let mut again = page.reloaded();
    assert!(again.model.is_marking() && again.model.marking.is_on);
    assert_eq!(again.player().grid().get(At::new(0, 1)), Cell::FILLED);
    again.send(Msg::Marks(MarksMsg::Undo));
    assert_eq!(again.player().grid().get(At::new(0, 1)), Cell::UNKNOWN, "undo goes back before the reload");
    again.send(Msg::Example(0));
    again.answer();
    assert_eq!(again.player().grid().unknown_cells(), again.player().puzzle().givens().unknown_cells());
}

#[test]
fn marks_of_two_tabs_are_both_there() {
    let mut page = Browser::showing(HEART);
    page.send(Msg::Marks(MarksMsg::Mode { marking: true }));
    mark(&mut page, 0, 1);
    let mut other = page.reloaded();
    mark(&mut other, 4, 2);
    // Normally the other tab announces it.
    let name = page.model.keeping.marks.name.clone();
    let text = other.storage.as_ref().and_then(|storage| storage.get(&name).cloned());
    page.storage.clone_from(&other.storage);
    mark(&mut page, 2, 2);
    let known = |page: &Browser, row, column| page.player().grid().get(At::new(row, column));
    assert_eq!((known(&page, 2, 2), known(&page, 4, 2)), (Cell::FILLED, Cell::UNKNOWN), "it has not been told");
    page.send(Msg::Marks(MarksMsg::Undo));
    assert_eq!(known(&page, 4, 2), Cell::FILLED, "undo brings back what was made there");
    page.send(Msg::Keep(KeepMsg::Elsewhere { name, text }));
    assert_eq!((known(&page, 2, 2), known(&page, 4, 2)), (Cell::UNKNOWN, Cell::FILLED));
}

#[test]
fn if_nothing_can_be_kept_the_page_says_so_once_there_is_something_to_lose() {
    let mut page = Browser::at("");
    page.storage = None;
    page.send(Msg::Begin);
    page.answer();
    assert_eq!(page.model.notice.sentence, None);
    page.send(Msg::Play(PlayMsg::Step));
    page.run_out(Timer::Keeping);
    assert!(page.model.notice.said().contains("saves nothing"));
    page.model.notice.close();
    page.send(Msg::Play(PlayMsg::Step));
    page.run_out(Timer::Keeping);
    assert_eq!(page.model.notice.sentence, None, "it is said once");
}

#[test]
fn who_only_looks_at_a_link_keeps_what_was_there() {
    let mut page = Browser::showing(HEART);
    page.send(Msg::Play(PlayMsg::To(4)));
    page.send(Msg::Save(SaveMsg::CopyLink));
    let link = page.model.address.hash.clone();
    assert_eq!(page.copied, [format!("https://example.org/{link}")]);
    assert!(page.model.saving.share_note.to_string().starts_with("Copied. The link has "));

    let mut visitor = Browser::at(&link);
    visitor.last_visit = Some("what was there".to_owned());
    visitor.send(Msg::Begin);
    visitor.answer();
    assert_eq!((visitor.player().puzzle().width(), visitor.player().position()), (5, 4));
    visitor.send(Msg::Keep(KeepMsg::Leaving));
    assert_eq!(visitor.last_visit.as_deref(), Some("what was there"));
    assert_eq!(visitor.model.address.hash, link);
    visitor.send(Msg::Play(PlayMsg::Back));
    visitor.run_out(Timer::Keeping);
    assert_eq!(visitor.model.address.hash, "", "the link is out of date");
    assert_ne!(visitor.last_visit.as_deref(), Some("what was there"));
}

#[test]
fn a_damaged_link_is_recognised() {
    let mut page = Browser::at("#n1RtToBAU");
    page.send(Msg::Begin);
    page.answer();
    assert!(page.model.notice.sentence.is_some());
    assert_eq!(page.player().puzzle().width(), 25);
    page.send(Msg::Hash(String::new()));
    assert_eq!(page.model.notice.sentence, None);
}

/// The solves that the journal holds.
fn journal(page: &Browser) -> Vec<Solve> {
    let kept = page.storage.as_ref().unwrap().iter();
    kept.filter(|(name, _)| name.starts_with(SOLVE)).map(|(_, line)| Solve::from_line(line).unwrap()).collect()
}

#[test]
fn a_solve_is_noted_with_what_it_took() {
    let mut page = Browser::showing("rows\n2\n1\n\ncolumns\n2\n1\n");
    page.send(Msg::Marks(MarksMsg::Mode { marking: true }));
    page.send(Msg::Clock(ClockMsg::Started(1_795_352_400_000.0)));
    let mark = |page: &mut Browser, row, column, cell| {
        page.model.board.cursor.follow(At::new(row, column));
        page.send(Msg::Key(KeyAction::Mark(cell)));
    };
    mark(&mut page, 1, 1, Cell::FILLED);
    page.send(Msg::Marks(MarksMsg::Check));
    mark(&mut page, 1, 1, Cell::UNKNOWN);
    for _ in 0..2 {
        page.send(Msg::Marks(MarksMsg::Hint));
        page.answer();
    }
    page.send(Msg::Clock(ClockMsg::Gone(4000.0)));
    assert!(journal(&page).is_empty());
    // What is known survives a reload.
    page.send(Msg::Keep(KeepMsg::Leaving));
    let mut page = page.reloaded();
    [(0, 0), (0, 1), (1, 0)].into_iter().for_each(|(row, column)| mark(&mut page, row, column, Cell::FILLED));
    let [solve] = &journal(&page)[..] else { panic!("{:?}", journal(&page)) };
    assert_eq!((solve.ended, solve.begun, solve.millis), (Ended::Solved, 1_795_352_400_000, 4000));
    assert_eq!((solve.hints, solve.checks, solve.mistakes), (1, 1, 1));
    assert_eq!((solve.size, solve.inks, solve.techniques().count()), (Some((2, 2)), 1, 1));
    assert!(solve.link.as_deref().is_some_and(|link| link.starts_with('#')));
    // Erased and solved again, it is another solve.
    page.model.settings.game.asks = false;
    page.send(Msg::Marks(MarksMsg::Clear));
    mark(&mut page, 0, 0, Cell::FILLED);
    assert_eq!((page.model.clock.begun, page.model.clock.hints), (0, 0));
}

#[test]
fn one_that_was_begun_and_then_watched_is_given_up() {
    let mut page = Browser::showing("rows\n2\n1\n\ncolumns\n2\n1\n");
    page.send(Msg::Play(PlayMsg::ToEnd));
    assert!(journal(&page).is_empty(), "a puzzle of the person's own that was only watched is no solve");
    page.send(Msg::Marks(MarksMsg::Mode { marking: true }));
    page.send(Msg::Clock(ClockMsg::Started(7.0)));
    page.send(Msg::Key(KeyAction::Mark(Cell::FILLED)));
    page.send(Msg::Marks(MarksMsg::Mode { marking: false }));
    page.send(Msg::Play(PlayMsg::ToEnd));
    assert_eq!(journal(&page).iter().map(|solve| solve.ended).collect::<Vec<_>>(), [Ended::GivenUp]);
    // An example that was watched is one whose picture is known.
    let mut page = Browser::begun();
    page.send(Msg::Play(PlayMsg::ToEnd));
    assert_eq!(journal(&page).iter().map(|solve| solve.ended).collect::<Vec<_>>(), [Ended::Watched]);
}

#[test]
fn a_solve_after_watching_is_given_up_and_one_more_is_solved() {
    let mut page = Browser::showing("rows\n2\n1\n\ncolumns\n2\n1\n");
    let solve = |page: &mut Browser, begun: f64| {
        page.send(Msg::Clock(ClockMsg::Started(begun)));
        for (row, column) in [(0, 0), (0, 1), (1, 0)] {
            page.model.board.cursor.follow(At::new(row, column));
            page.send(Msg::Key(KeyAction::Mark(Cell::FILLED)));
        }
        journal(page).iter().map(|solve| solve.ended).collect::<Vec<_>>()
    };
    page.send(Msg::Marks(MarksMsg::Mode { marking: true }));
    page.send(Msg::Clock(ClockMsg::Started(7.0)));
    page.send(Msg::Marks(MarksMsg::Mode { marking: false }));
    page.send(Msg::Play(PlayMsg::ToEnd));
    page.send(Msg::Marks(MarksMsg::Mode { marking: true }));
    assert_eq!(solve(&mut page, 8.0), [Ended::GivenUp]);
    page.model.settings.game.asks = false;
    page.send(Msg::Marks(MarksMsg::Clear));
    assert_eq!(solve(&mut page, 9.0), [Ended::Solved], "the test keeps one line a puzzle");
}
