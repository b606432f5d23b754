//! What turns the page's wheel: messages wait in a queue, the model takes them up one by one, what it wants is done, and then
//! the parts show what has changed.
//!
//! All of that happens in the turn of the event, because the clipboard and the dialogue for files need the person's gesture. What
//! happens meanwhile waits in the queue.

use super::effect::Effect;
use super::effects::Effects;
use super::model::Model;
use super::msg::{Msg, Sender};
use super::panic::has_panicked;
use super::part::Part;
use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

/// The most messages that wait. There are never more than a handful, unless an exception has kept the page from going on.
const MOST_WAITING: usize = 1000;

/// The page: what it knows, what it shows, and what does what it wants.
pub(crate) struct Page {
    pub(crate) model: Model,
    pub(crate) parts: Vec<Box<dyn Part>>,
    pub(crate) effects: Effects,
}

/// The queue, and the page once it is there.
#[derive(Clone, Default)]
pub(crate) struct Runtime {
    queue: Rc<RefCell<VecDeque<Msg>>>,
    page: Rc<RefCell<Option<Page>>>,
}

impl Runtime {
    /// What messages are sent through. Those sent before the page is there wait for it.
    pub(crate) fn sender(&self) -> Sender {
        let runtime = self.clone();
        Sender::new(move |msg| runtime.receive(msg))
    }

    /// From now on, this page takes messages up.
    pub(crate) fn start(&self, page: Page) {
        *self.page.borrow_mut() = Some(page);
        self.receive(Msg::Begin);
    }

    /// Takes a message up, after those that wait already. After a panic nothing is taken up any more, and this says so.
    fn receive(&self, msg: Msg) -> bool {
        let mut queue = self.queue.borrow_mut();
        if has_panicked() || queue.len() >= MOST_WAITING {
            return false;
        }
        queue.push_back(msg);
        drop(queue);
        // A message that comes while another one is taken up waits until that is done.
        if let Ok(mut slot) = self.page.try_borrow_mut()
            && let Some(page) = slot.as_mut()
        {
            while !self.queue.borrow().is_empty() {
                self.drain(page);
            }
        }
        true
    }

    /// Takes up all messages that wait, then shows what has changed.
    fn drain(&self, page: &mut Page) {
        let (mut shows, mut later) = (false, Vec::new());
        loop {
            let Some(msg) = self.queue.borrow_mut().pop_front() else { break };
            for effect in page.model.update(msg) {
                match effect {
                    Effect::Show => shows = true,
                    effect if effect.waits_for_showing() => later.push(effect),
                    effect => page.effects.run(effect),
                }
            }
        }
        if shows {
            page.parts.iter_mut().for_each(|part| part.show(&page.model));
        }
        later.into_iter().for_each(|effect| page.effects.run(effect));
    }
}
