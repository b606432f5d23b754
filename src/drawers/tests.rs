//! Drawers in a small window: one at a time, with the focus in it, and out of the way when the board is wanted.

use crate::entry::EntryMsg;
use crate::page::tests::Browser;
use crate::page::{Msg, Place, Timer};
use nonoscope_kit::model::display::{DisplayMsg, Room};
use nonoscope_kit::model::drawer::{Drawer, DrawerMsg};

fn resize(page: &mut Browser, has_drawers: bool) {
    let room = Room { width: 366.0, height: 480.0, density: 3.0 };
    page.send(Msg::Display(DisplayMsg::Resized { room, is_bounded: true, has_drawers }));
}

fn on_a_phone() -> Browser {
    let mut page = Browser::begun();
    resize(&mut page, true);
    page.done.clear();
    page.revealed.clear();
    page
}

fn press(page: &mut Browser, drawer: Drawer) {
    page.send(Msg::Drawer(DrawerMsg::Press(drawer)));
}

#[test]
fn a_drawer_opens_with_the_focus_and_gives_it_back() {
    let mut page = on_a_phone();
    press(&mut page, Drawer::Line);
    press(&mut page, Drawer::More);
    assert_eq!(page.model.display.drawers.open, Some(Drawer::More));
    press(&mut page, Drawer::More);
    assert_eq!(page.model.display.drawers.open, None);
    page.send(Msg::Drawer(DrawerMsg::Close));
    assert_eq!(page.done, ["EnterDrawer", "EnterDrawer", "LeaveDrawer(More)"]);
}

#[test]
fn a_window_that_grows_has_no_drawers() {
    let mut page = on_a_phone();
    press(&mut page, Drawer::More);
    resize(&mut page, true);
    assert_eq!(page.model.display.drawers.open, Some(Drawer::More));
    resize(&mut page, false);
    assert_eq!(page.model.display.drawers.open, None);
    page.send(Msg::Entry(EntryMsg::GoTo { line: 1, column: 1 }));
    assert_eq!(page.model.display.drawers.open, None);
}

#[test]
fn what_is_in_a_drawer_opens_when_it_is_needed() {
    let mut page = on_a_phone();
    page.type_in("7 3 1 1 7\n1 1 2 x 1 1\n");
    page.run_out(Timer::Typing);
    page.answer();
    assert_eq!(page.model.display.drawers.open, Some(Drawer::Puzzle), "a mistake is seen");
    page.send(Msg::Example(1));
    page.answer();
    assert_eq!(page.model.display.drawers.open, None, "a puzzle that was chosen is seen");
    assert_eq!(page.revealed, [] as [Place; 0]);
}
