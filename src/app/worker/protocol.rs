//! What a protocol is: the messages between the page and one worker, as bytes.

use serde::{Deserialize, Serialize, de::DeserializeOwned};

/// What the page and one worker say to each other.
pub(crate) trait Protocol: 'static {
    /// What the page asks for.
    type Request: Serialize + DeserializeOwned + 'static;
    /// What the worker answers, or tells unasked.
    type News: Serialize + DeserializeOwned + 'static;
    /// The loader of the worker, which Trunk puts beside the page.
    const LOADER: &'static str;

    /// Whether a request makes an earlier one, which the worker has not got yet, superfluous.
    fn overtakes(_later: &Self::Request, _earlier: &Self::Request) -> bool {
        false
    }
}

/// What comes from a worker.
///
/// The order matters: a worker that panics says so without knowing its protocol, so what every worker says comes first.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum FromWorker<N> {
    /// The worker is up. What is sent before that is lost.
    Ready,
    /// The worker has panicked: what it says of that. It answers nothing more.
    Broken { details: String },
    /// What its protocol is about.
    News(N),
}

/// Whoever a worker works for: the page, or a test.
pub(crate) trait Hearer<N> {
    /// Tells something. False if that is too large, or nobody is there any more.
    fn tell(&self, news: N) -> bool;

    /// The time, in milliseconds since some moment.
    fn now(&self) -> f64;
}

/// While a worker is busy, it reports its progress at this interval, in milliseconds.
pub(super) const MILLIS: f64 = 120.0;

/// The requests made while a worker was not up yet.
#[derive(Debug)]
pub(crate) struct Waiting<P: Protocol>(Vec<P::Request>);

impl<P: Protocol> Default for Waiting<P> {
    fn default() -> Waiting<P> {
        Waiting(Vec::new())
    }
}

impl<P: Protocol> Waiting<P> {
    /// Takes up a request, in place of those that it overtakes.
    pub(crate) fn push(&mut self, request: P::Request) {
        self.0.retain(|earlier| !P::overtakes(&request, earlier));
        self.0.push(request);
    }

    /// All of them, in their order; then none waits any more.
    pub(crate) fn take(&mut self) -> Vec<P::Request> {
        std::mem::take(&mut self.0)
    }
}

/// A message as bytes; `None` if there is no memory for it.
pub(crate) fn encode(message: &impl Serialize) -> Option<Vec<u8>> {
    postcard::to_allocvec(message).ok()
}

/// The message that bytes stand for; `None` if they stand for none.
pub(crate) fn decode<T: DeserializeOwned>(bytes: &[u8]) -> Option<T> {
    postcard::from_bytes(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::super::artist::Artist;
    use super::super::solver::{Request, Solver};
    use super::*;
    use crate::solve::Method;

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
        let puzzle = || Box::new(crate::format::read("2x2:2/1/1/2").unwrap().puzzle);
        let open = |ticket| Request::Open {
            ticket,
            text: String::new(),
            format: None,
            index: 0,
            method: Method::Auto,
            known: None,
        };
        let hint = |ticket| Request::Hint { puzzle: puzzle(), known: puzzle().givens().clone(), ticket };
        let mut waiting = Waiting::<Solver>::default();
        [open(1), hint(2), open(3), hint(4)].into_iter().for_each(|request| waiting.push(request));
        let name = |request| match request {
            Request::Open { ticket, .. } => ("open", ticket),
            Request::Hint { ticket, .. } => ("hint", ticket),
            _ => ("other", 0),
        };
        let sent: Vec<_> = waiting.take().into_iter().map(name).collect();
        assert_eq!(sent, [("hint", 2), ("open", 3), ("hint", 4)]);
        assert!(waiting.take().is_empty());
    }
}
