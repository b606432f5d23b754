//! The workers, each started when it is first needed.

use crate::app::model::ready;
use crate::app::msg::{Msg, Sender};
use crate::app::worker::artist::{self, Artist, Drawing};
use crate::app::worker::channel::{Channel, Heard};
use crate::app::worker::protocol::Protocol;
use crate::app::worker::reader::{self, Reader};
use crate::app::worker::solver::{self, Solver};
use crate::app::worker::tutor::{self, Tutor};

/// The workers.
pub(super) struct Workers {
    sender: Sender,
    solver: OnDemand<Solver>,
    tutor: OnDemand<Tutor>,
    reader: OnDemand<Reader>,
    artist: OnDemand<Artist>,
}

/// A worker that is started when it is first needed, and again when it is needed after it could not be started.
struct OnDemand<P: Protocol> {
    sender: Sender,
    channel: Option<Channel<P>>,
    /// The messages that carry its news, and that it has died, with its last words.
    news: fn(P::News) -> Msg,
    died: fn(Option<String>) -> Msg,
}

impl<P: Protocol> OnDemand<P> {
    fn new(sender: &Sender, news: fn(P::News) -> Msg, died: fn(Option<String>) -> Msg) -> OnDemand<P> {
        OnDemand { sender: sender.clone(), channel: None, news, died }
    }

    /// Starts it, so that it is there when it is asked.
    fn start(&mut self) {
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

    fn ask(&mut self, request: P::Request) {
        self.start();
        match &self.channel {
            Some(channel) => channel.send(request),
            None => self.sender.send((self.died)(None)),
        }
    }

    /// Stops whatever it is doing. Returns whether it can be asked again at once.
    fn stop(&mut self) -> bool {
        self.keep(|channel| channel.interrupt().is_ok())
    }

    /// It has died: starts another one, if possible. Returns whether it was.
    fn replace(&mut self) -> bool {
        self.keep(|channel| channel.replace().is_ok())
    }

    /// Forgets a channel that does not work any more.
    fn keep(&mut self, works: impl FnOnce(&Channel<P>) -> bool) -> bool {
        self.channel = self.channel.take().filter(works);
        self.channel.is_some()
    }
}

impl Workers {
    pub(super) fn new(sender: &Sender) -> Workers {
        let solver_died = |details: Option<String>| Msg::SolverDied { details: details.unwrap_or_default() };
        Workers {
            sender: sender.clone(),
            solver: OnDemand::new(sender, Msg::Solver, solver_died),
            tutor: OnDemand::new(sender, Msg::Tutor, |details| Msg::TutorDied { details }),
            reader: OnDemand::new(sender, Msg::Reader, |details| Msg::ReaderDied { details }),
            artist: OnDemand::new(sender, Msg::Artist, |details| Msg::ArtistDied { details }),
        }
    }

    /// Asks the solver, unless its answer is there already.
    pub(super) fn solve(&mut self, request: solver::Request) {
        match ready::answer(&request) {
            Some(news) => self.sender.send(Msg::Solver(news)),
            None => self.solver.ask(request),
        }
    }

    pub(super) fn stop_solver(&mut self) {
        if self.solver.channel.is_some() && !self.solver.stop() {
            self.sender.send(Msg::SolverDied { details: "No further one could be started.".to_owned() });
        }
    }

    pub(super) fn replace_solver(&mut self, details: String) {
        let worked = self.solver.replace();
        self.sender.send(Msg::SolverReplaced { details, worked });
    }

    pub(super) fn start_tutor(&mut self) {
        self.tutor.start();
    }

    pub(super) fn argue(&mut self, request: tutor::Request) {
        self.tutor.ask(request);
    }

    pub(super) fn stop_tutor(&mut self) {
        self.tutor.stop();
    }

    pub(super) fn replace_tutor(&mut self) {
        self.tutor.replace();
    }

    pub(super) fn read(&mut self, request: reader::Request) {
        self.reader.ask(request);
    }

    pub(super) fn stop_reader(&mut self) {
        self.reader.stop();
    }

    pub(super) fn replace_reader(&mut self) {
        self.reader.replace();
    }

    pub(super) fn draw(&mut self, ticket: u32, drawing: Box<Drawing>) {
        self.artist.ask(artist::Request::Draw { ticket, drawing });
    }

    pub(super) fn read_picture(&mut self, ticket: u32, bytes: Vec<u8>) {
        self.artist.ask(artist::Request::Read { ticket, bytes });
    }

    pub(super) fn stop_drawing(&mut self) {
        self.artist.stop();
    }

    pub(super) fn replace_artist(&mut self) {
        self.artist.replace();
    }
}
