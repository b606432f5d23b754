//! Protocols: messages between the page and one worker, as bytes.

use serde::{Deserialize, Serialize, de::DeserializeOwned};

/// The messages between the page and one worker.
pub(crate) trait Protocol: 'static {
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
pub(crate) enum FromWorker<N> {
    /// The worker is ready. Anything sent earlier is lost.
    Ready,
    /// The worker has panicked, with its message. It answers nothing more.
    Broken { details: String },
    /// News as its protocol defines it.
    News(N),
}

/// The client of a worker: the page, or a test.
pub(crate) trait Hearer<N> {
    /// Sends news. False if it is too large, or the other end is gone.
    fn tell(&self, news: N) -> bool;

    /// The time in milliseconds, from an arbitrary start.
    fn now(&self) -> f64;
}

/// A busy worker reports its progress at this interval, in milliseconds.
pub(super) const MILLIS: f64 = 120.0;

/// Requests made before the worker was ready.
#[derive(Debug)]
pub(crate) struct Waiting<P: Protocol>(Vec<P::Request>);

impl<P: Protocol> Default for Waiting<P> {
    fn default() -> Waiting<P> {
        Waiting(Vec::new())
    }
}

impl<P: Protocol> Waiting<P> {
    /// Adds a request, and drops those that it supersedes.
    pub(crate) fn push(&mut self, request: P::Request) {
        self.0.retain(|earlier| !P::overtakes(&request, earlier));
        self.0.push(request);
    }

    /// Takes all of them, in order.
    pub(crate) fn take(&mut self) -> Vec<P::Request> {
        std::mem::take(&mut self.0)
    }
}

/// A message as bytes; `None` if there is no memory for it.
pub(crate) fn encode(message: &impl Serialize) -> Option<Vec<u8>> {
    postcard::to_allocvec(message).ok()
}

/// The message encoded by these bytes; `None` if there is none.
pub(crate) fn decode<T: DeserializeOwned>(bytes: &[u8]) -> Option<T> {
    postcard::from_bytes(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::super::artist::Artist;
    use super::super::solver::Solver;
    use super::super::solving::Task;
    use super::super::tutor::{Request, Tutor};
    use super::*;
    use nonoscope_core::solve::Method;

    #[test]
    fn a_worker_that_panics_need_not_know_its_protocol() {
        let broken = || "out of memory".to_owned();
        let bytes = encode(&FromWorker::<()>::Broken { details: broken() }).unwrap();
        let heard: Option<FromWorker<<Solver as Protocol>::News>> = decode(&bytes);
        assert!(matches!(heard, Some(FromWorker::Broken { details }) if details == broken()));
        let heard: Option<FromWorker<<Artist as Protocol>::News>> = decode(&bytes);
        assert!(matches!(heard, Some(FromWorker::Broken { details }) if details == broken()));
        assert!(decode::<FromWorker<<Solver as Protocol>::News>>(&[7]).is_none());
    }

    #[test]
    fn the_last_puzzle_asked_for_overtakes_others_but_nothing_else_does() {
        let reading = || Box::new(nonoscope_format::read("2x2:2/1/1/2").unwrap());
        let puzzle = || Box::new(reading().puzzle);
        let open = |ticket| Request::Open(Task { ticket, reading: reading(), method: Method::Human, known: None });
        let hint = |ticket| Request::Hint { puzzle: puzzle(), known: puzzle().givens().clone(), ticket };
        let mut waiting = Waiting::<Tutor>::default();
        [open(1), hint(2), open(3), hint(4)].into_iter().for_each(|request| waiting.push(request));
        let name = |request| match request {
            Request::Open(task) => ("open", task.ticket),
            Request::Hint { ticket, .. } => ("hint", ticket),
            _ => ("other", 0),
        };
        let sent: Vec<_> = waiting.take().into_iter().map(name).collect();
        assert_eq!(sent, [("hint", 2), ("open", 3), ("hint", 4)]);
        assert!(waiting.take().is_empty());
    }
}
