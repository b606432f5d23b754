//! The event loop, with the page's own model.

use super::model::Model;
use super::msg::{Effect, Msg, Sender};
use crate::export::DrawMsg;
use crate::keep::KeepMsg;
use crate::settings::Setting;
use nonoscope_kit::model::address::Address;
use nonoscope_kit::model::display::{Display, Room, Theme};
use nonoscope_kit::model::drawer::Drawers;
use nonoscope_kit::model::keymap::KeyAction;
use nonoscope_kit::part::Part;
use nonoscope_kit::runtime::{Page, Runtime};
use nonoscope_kit::world::World;
use nonoscope_play::Speed;
use std::cell::RefCell;
use std::rc::Rc;

/// What was done and shown, in order.
type Log = Rc<RefCell<Vec<String>>>;

/// A world in which printing causes another event at once, as it does in browsers.
struct Printer(Log, Sender);

impl World<Effect> for Printer {
    fn run(&mut self, effect: Effect) {
        let done = format!("{effect:?}");
        self.0.borrow_mut().push(done.split([' ', '(']).next().unwrap_or_default().to_owned());
        match effect {
            Effect::Recall => self.1.send(Msg::Keep(KeepMsg::Recalled { anew: true, texts: Vec::new() })),
            Effect::Print => {
                assert!(self.1.is_heard(Msg::Set(Setting::Speed(Speed::Fast))));
                assert!(self.1.is_heard(Msg::Draw(DrawMsg::Printing(false))));
            }
            _ => {}
        }
    }
}

struct Screen(Log);

impl Part<Model> for Screen {
    fn show(&mut self, model: &Model) {
        self.0.borrow_mut().push(format!("shown {}", model.settings.speed.name()));
    }
}

/// A page that has begun, and a log of what it has done since.
fn page(has_panicked: fn() -> bool) -> (Sender, Log) {
    let (runtime, log) = (Runtime::new(has_panicked), Log::default());
    let sender = runtime.sender();
    let room = Room { width: 600.0, height: 600.0, density: 1.0 };
    let theme = Rc::new(Theme::new(Vec::new(), String::new()));
    let (drawers, is_still, is_touched) = (Drawers::default(), false, false);
    let display = Display { room, is_bounded: true, drawers, is_still, is_touched, theme, changes: 0 };
    let model = Model::new(display, Address::default(), String::new());
    let (parts, world) =
        (vec![Box::new(Screen(log.clone())) as Box<dyn Part<Model>>], Printer(log.clone(), sender.clone()));
    runtime.start(Page { model, parts, world: Box::new(world) });
    (sender, log)
}

#[test]
fn an_answer_is_taken_up_in_the_same_turn_and_all_is_shown_once() {
    let (_, log) = page(|| false);
    assert_eq!(*log.borrow(), ["Fetch", "Fetch", "Recall", "Fetch", "Argue", "Arm", "shown steady"]);
}

#[test]
fn what_happens_while_something_is_taken_up_waits_and_is_not_lost() {
    let (sender, log) = page(|| false);
    log.borrow_mut().clear();
    sender.send(Msg::Draw(DrawMsg::Print));
    assert_eq!(*log.borrow(), ["Print", "TakeSheetAway", "shown fast"]);
}

#[test]
fn what_is_about_looks_is_done_when_they_are_shown() {
    let (sender, log) = page(|| false);
    log.borrow_mut().clear();
    sender.send(Msg::Key(KeyAction::SwitchMode));
    assert_eq!(*log.borrow(), ["shown steady", "FocusBoard"]);
}

#[test]
fn after_a_panic_nothing_is_taken_up() {
    let (sender, log) = page(|| true);
    assert!(!sender.is_heard(Msg::Draw(DrawMsg::Print)));
    assert!(log.borrow().is_empty());
}
