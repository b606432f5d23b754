//! Repairing what is drawn: found, marked, taken one by one, undone, outdated and stopped.

use super::RepairMsg;
use crate::make::Msg;
use crate::make::tests::Browser;
use crate::workers::maker::{Lane, Way};

/// Two pairs of cells that can each be turned, far from each other.
fn pairs() -> Browser {
    let mut page = Browser::begun();
    for cell in [(0, 0), (1, 1), (6, 6), (7, 7)] {
        page.drag(&[cell]);
    }
    page.answer();
    page
}

fn repair(page: &mut Browser, msg: RepairMsg) {
    page.send(Msg::Repair(msg));
}

fn marked(page: &Browser) -> usize {
    let look = page.model.drawing.look().unwrap();
    look.scene().cells().iter().filter(|look| look.tried).count()
}

fn found(page: &mut Browser, way: Way) -> usize {
    repair(page, RepairMsg::Way(way));
    repair(page, RepairMsg::Find);
    assert_eq!(page.model.repair.said(), "Looking for the fewest cells …");
    page.answer();
    page.model.repair.left().len()
}

#[test]
fn cells_are_given_one_by_one() {
    let mut page = pairs();
    let all = found(&mut page, Way::Givens);
    assert!(all >= 2 && marked(&page) == all);
    let said = format!("{all} cells to give. Fewer are not enough. They are marked on the board.");
    assert_eq!(page.model.repair.said().to_string(), said);
    assert!(page.model.repair.next().to_string().starts_with("Give row "), "{}", page.model.repair.next());
    repair(&mut page, RepairMsg::Next);
    assert_eq!((marked(&page), page.model.drawing.sheet().givens()), (all - 1, 1));
    repair(&mut page, RepairMsg::All);
    assert_eq!((marked(&page), page.model.drawing.sheet().givens()), (0, all));
    assert_eq!(page.model.repair.said(), "Done. You can undo it.");
    page.answer();
    assert!(page.headline().starts_with("One solution"), "{}", page.headline());
    assert_eq!(found(&mut page, Way::Givens), 0);
    assert_eq!(page.model.repair.said(), "Your puzzle is fine as it is: no cell needs to be given.");
}

#[test]
fn cells_are_changed_all_at_once_and_back() {
    let mut page = pairs();
    let before = page.filled();
    repair(&mut page, RepairMsg::LinesOnly(true));
    let all = found(&mut page, Way::Changes);
    assert!(all > 0 && marked(&page) == all);
    assert!(["Fill row ", "Empty row "].iter().any(|verb| page.model.repair.next().to_string().starts_with(verb)));
    repair(&mut page, RepairMsg::All);
    page.answer();
    assert_eq!(page.headline(), "One solution, no guessing needed");
    assert_ne!(page.filled(), before);
    page.send(Msg::Draw(crate::make::drawing::DrawMsg::Undo));
    assert_eq!((page.filled(), page.model.repair.said().to_string().as_str()), (before, ""));
}

#[test]
fn what_was_found_for_another_drawing_is_forgotten() {
    let mut page = pairs();
    assert!(found(&mut page, Way::Givens) > 0);
    page.drag(&[(3, 3)]);
    assert_eq!((marked(&page), page.model.repair.said().to_string().as_str()), (0, ""));
    repair(&mut page, RepairMsg::Find);
    page.drag(&[(4, 3)]);
    assert!(page.stopped.contains(&Lane::Making) && !page.model.repair.is_busy());
    page.answer();
    assert_eq!(page.model.repair.left().len(), 0);
}

#[test]
fn a_search_can_be_stopped_and_survives_a_worker_that_dies() {
    let mut page = pairs();
    repair(&mut page, RepairMsg::Find);
    repair(&mut page, RepairMsg::Stop);
    assert_eq!((page.model.repair.said().to_string().as_str(), page.stopped.last()), ("Stopped.", Some(&Lane::Making)));
    repair(&mut page, RepairMsg::Find);
    page.send(Msg::MakerDied { lane: Lane::Making, details: Some("out of memory".to_owned()) });
    assert!(!page.model.repair.is_busy());
    assert!(found(&mut page, Way::Givens) > 0);
}
