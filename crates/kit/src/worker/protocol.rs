//! Protocols: messages between the page and one worker, as bytes.

use serde::{Deserialize, Serialize, de::DeserializeOwned};

/// The messages between the page and one worker.
pub trait Protocol: 'static {
    /// Requests from the page.
    type Request: Serialize + DeserializeOwned + 'static;
    /// Answers and other news from the worker.
    type News: Serialize + DeserializeOwned + 'static;
    /// The script of the worker's program, one of those that `www/trusted.js` starts.
    const PROGRAM: &'static str;
    /// What the worker does in its program: the worker's name, and its tasks in a browser's list of threads.
    const ROLE: &'static str;

    /// Whether a request supersedes an earlier one that is still waiting.
    fn overtakes(_later: &Self::Request, _earlier: &Self::Request) -> bool {
        false
    }
}

/// A message from a worker.
///
/// The order matters: a worker that panics does not know its protocol, so the variants common to all workers come
/// first.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FromWorker<N> {
    /// The worker is ready. Anything sent earlier is lost.
    Ready,
    /// The worker has panicked, with its message. It answers nothing more.
    Broken { details: String },
    /// News as its protocol defines it.
    News(N),
}

/// The client of a worker: the page, or a test.
pub trait Hearer<N> {
    /// Sends news. False if it is too large, or the other end is gone.
    fn tell(&self, news: N) -> bool;

    /// The time in milliseconds, from an arbitrary start.
    fn now(&self) -> f64;
}

/// A busy worker reports its progress at this interval, in milliseconds.
pub const MILLIS: f64 = 120.0;

/// Requests made before the worker was ready.
#[derive(Debug)]
pub struct Waiting<P: Protocol>(Vec<P::Request>);

impl<P: Protocol> Default for Waiting<P> {
    fn default() -> Waiting<P> {
        Waiting(Vec::new())
    }
}

impl<P: Protocol> Waiting<P> {
    /// Adds a request, and drops those that it supersedes.
    pub fn push(&mut self, request: P::Request) {
        self.0.retain(|earlier| !P::overtakes(&request, earlier));
        self.0.push(request);
    }

    /// Takes all of them, in order.
    pub fn take(&mut self) -> Vec<P::Request> {
        std::mem::take(&mut self.0)
    }
}

/// A message as bytes; `None` if there is no memory for it.
pub fn encode(message: &impl Serialize) -> Option<Vec<u8>> {
    postcard::to_allocvec(message).ok()
}

/// The message encoded by these bytes; `None` if there is none.
pub fn decode<T: DeserializeOwned>(bytes: &[u8]) -> Option<T> {
    postcard::from_bytes(bytes).ok()
}
