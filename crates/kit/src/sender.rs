//! Sends messages from listeners to the model.

use std::rc::Rc;

/// Sends messages to a model.
pub struct Sender<M>(Rc<dyn Fn(M) -> bool>);

impl<M> Clone for Sender<M> {
    fn clone(&self) -> Sender<M> {
        Sender(self.0.clone())
    }
}

impl<M> Sender<M> {
    /// Passes messages on to `receive`, which returns whether it handles them.
    pub fn new(receive: impl Fn(M) -> bool + 'static) -> Sender<M> {
        Sender(Rc::new(receive))
    }

    /// Sends a message.
    pub fn send(&self, msg: M) {
        self.is_heard(msg);
    }

    /// Sends a message; false if messages are no longer handled, after a panic.
    pub fn is_heard(&self, msg: M) -> bool {
        (self.0)(msg)
    }
}
