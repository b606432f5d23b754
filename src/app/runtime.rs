//! The page's event loop: messages wait in a queue, the model takes them one by one, its effects run, and then the
//! parts show what has changed.
//!
//! All of this happens in the turn of the event, because the clipboard and the file dialogue need the person's gesture.
//! Later events wait in the queue.

use super::effect::World;
use super::knowing::{Knowing, Turn};
use super::part::Part;
use super::sender::Sender;
use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

/// The most messages that can wait. There are only ever a handful, unless an exception has stopped the page.
const MOST_WAITING: usize = 1000;

/// The page: its model, its parts, and what carries out effects.
pub(crate) struct Page<K: Knowing> {
    pub(crate) model: K,
    pub(crate) parts: Vec<Box<dyn Part<K>>>,
    pub(crate) world: Box<dyn World<K::Effect>>,
}

/// The queue, and the page once it exists.
pub(crate) struct Runtime<K: Knowing> {
    queue: Rc<RefCell<VecDeque<K::Msg>>>,
    page: Rc<RefCell<Option<Page<K>>>>,
    /// Whether the program has panicked. After that it handles no more messages.
    has_panicked: fn() -> bool,
}

impl<K: Knowing> Clone for Runtime<K> {
    fn clone(&self) -> Runtime<K> {
        Runtime { queue: self.queue.clone(), page: self.page.clone(), has_panicked: self.has_panicked }
    }
}

impl<K: Knowing> Runtime<K> {
    /// A runtime without a page.
    pub(crate) fn new(has_panicked: fn() -> bool) -> Runtime<K> {
        Runtime { queue: Rc::default(), page: Rc::default(), has_panicked }
    }

    /// Sends messages to this runtime. Messages sent before the page exists wait for it.
    pub(crate) fn sender(&self) -> Sender<K::Msg> {
        let runtime = self.clone();
        Sender::new(move |msg| runtime.receive(msg))
    }

    /// From now on, this page handles the messages.
    pub(crate) fn start(&self, page: Page<K>) {
        *self.page.borrow_mut() = Some(page);
        self.receive(K::BEGIN);
    }

    /// Handles a message, after those that are already waiting. False if the program handles no more.
    fn receive(&self, msg: K::Msg) -> bool {
        let mut queue = self.queue.borrow_mut();
        if (self.has_panicked)() || queue.len() >= MOST_WAITING {
            return false;
        }
        queue.push_back(msg);
        drop(queue);
        // A message that arrives while another is being handled waits for its turn.
        if let Ok(mut slot) = self.page.try_borrow_mut()
            && let Some(page) = slot.as_mut()
        {
            while !self.queue.borrow().is_empty() {
                self.drain(page);
            }
        }
        true
    }

    /// Handles all waiting messages, then shows what has changed.
    fn drain(&self, page: &mut Page<K>) {
        let (mut shows, mut later) = (false, Vec::new());
        loop {
            let Some(msg) = self.queue.borrow_mut().pop_front() else { break };
            for effect in page.model.handle(msg) {
                match K::when(&effect) {
                    Turn::Showing => shows = true,
                    Turn::AfterShowing => later.push(effect),
                    Turn::AtOnce => page.world.run(effect),
                }
            }
        }
        if shows {
            page.parts.iter_mut().for_each(|part| part.show(&page.model));
        }
        later.into_iter().for_each(|effect| page.world.run(effect));
    }
}

#[cfg(test)]
mod tests {
    use super::super::effect::Effect;
    use super::super::model::Model;
    use super::super::model::display::{Display, Room, Theme};
    use super::super::model::drawer::Drawers;
    use super::super::model::drawing::DrawMsg;
    use super::super::model::keeping::{Address, KeepMsg};
    use super::super::model::keymap::KeyAction;
    use super::super::model::settings::Setting;
    use super::super::msg::{Msg, Sender};
    use super::*;
    use nonoscope_play::Speed;

    /// What was done and shown, in order.
    type Log = Rc<RefCell<Vec<String>>>;

    /// A world in which printing causes another event at once, as it does in browsers.
    struct Printer(Log, Sender);

    impl World for Printer {
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

    impl Part for Screen {
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
            (vec![Box::new(Screen(log.clone())) as Box<dyn Part>], Printer(log.clone(), sender.clone()));
        runtime.start(Page { model, parts, world: Box::new(world) });
        (sender, log)
    }

    #[test]
    fn an_answer_is_taken_up_in_the_same_turn_and_all_is_shown_once() {
        let (_, log) = page(|| false);
        assert_eq!(*log.borrow(), ["Fetch", "Fetch", "Recall", "Fetch", "Solve", "Arm", "shown steady"]);
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
}
