//! The page's event loop: messages wait in a queue, the model takes them one by one, its effects run, and then the
//! parts show what has changed.
//!
//! All of this happens in the turn of the event, because the clipboard and the file dialogue need the person's gesture.
//! Later events wait in the queue.

use crate::knowing::{Knowing, Turn};
use crate::part::Part;
use crate::sender::Sender;
use crate::world::World;
use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

/// The most messages that can wait. There are only ever a handful, unless an exception has stopped the page.
const MOST_WAITING: usize = 1000;

/// The page: its model, its parts, and what carries out effects.
pub struct Page<K: Knowing> {
    pub model: K,
    pub parts: Vec<Box<dyn Part<K>>>,
    pub world: Box<dyn World<K::Effect>>,
}

/// The queue, and the page once it exists.
pub struct Runtime<K: Knowing> {
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
    pub fn new(has_panicked: fn() -> bool) -> Runtime<K> {
        Runtime { queue: Rc::default(), page: Rc::default(), has_panicked }
    }

    /// Sends messages to this runtime. Messages sent before the page exists wait for it.
    pub fn sender(&self) -> Sender<K::Msg> {
        let runtime = self.clone();
        Sender::new(move |msg| runtime.receive(msg))
    }

    /// From now on, this page handles the messages.
    pub fn start(&self, page: Page<K>) {
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
