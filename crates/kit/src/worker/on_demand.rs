//! A worker that is started when it is first needed.

use super::channel::{Channel, Heard};
use super::protocol::Protocol;
use crate::sender::Sender;

/// A worker that is started when it is first needed, and again when it is needed after it could not be started.
pub struct OnDemand<P: Protocol, M> {
    sender: Sender<M>,
    channel: Option<Channel<P>>,
    /// The messages for its news and for its death, with its last words.
    news: fn(P::News) -> M,
    died: fn(Option<String>) -> M,
}

impl<P: Protocol, M: 'static> OnDemand<P, M> {
    pub fn new(sender: &Sender<M>, news: fn(P::News) -> M, died: fn(Option<String>) -> M) -> OnDemand<P, M> {
        OnDemand { sender: sender.clone(), channel: None, news, died }
    }

    /// Starts it ahead of the first request.
    pub fn start(&mut self) {
        if self.channel.is_none() {
            let (sender, news, died) = (self.sender.clone(), self.news, self.died);
            let channel = Channel::open(move |heard| {
                sender.send(match heard {
                    Heard::News(heard) => news(heard),
                    Heard::Died(details) => died(Some(details)),
                });
            });
            self.channel = channel.ok();
        }
    }

    /// Asks it, and starts it if necessary. If that fails, it counts as dead.
    pub fn ask(&mut self, request: P::Request) {
        self.start();
        match &self.channel {
            Some(channel) => channel.send(request),
            None => self.sender.send((self.died)(None)),
        }
    }

    /// Whether it has been started.
    pub fn is_started(&self) -> bool {
        self.channel.is_some()
    }

    /// Stops it. Returns whether it can be asked again at once.
    pub fn stop(&mut self) -> bool {
        self.keep(|channel| channel.interrupt().is_ok())
    }

    /// It has died: starts another one, if possible. Returns whether it was.
    pub fn replace(&mut self) -> bool {
        self.keep(|channel| channel.replace().is_ok())
    }

    /// Forgets a channel that does not work any more.
    fn keep(&mut self, works: impl FnOnce(&Channel<P>) -> bool) -> bool {
        self.channel = self.channel.take().filter(works);
        self.channel.is_some()
    }
}
