//! The workers, each started when it is first needed.

use super::super::msg::{Msg, Sender};
use crate::ready;
use crate::workers::artist::{Artist, Drawing};
use crate::workers::reader::Reader;
use crate::workers::solver::Solver;
use crate::workers::tutor::Tutor;
use crate::workers::{artist, reader, solver, tutor};
use nonoscope_kit::worker::on_demand::OnDemand;

/// The workers.
pub(crate) struct Workers {
    sender: Sender,
    solver: OnDemand<Solver, Msg>,
    tutor: OnDemand<Tutor, Msg>,
    reader: OnDemand<Reader, Msg>,
    artist: OnDemand<Artist, Msg>,
}

impl Workers {
    pub(crate) fn new(sender: &Sender) -> Workers {
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
    pub(crate) fn solve(&mut self, request: solver::Request) {
        match ready::answer(&request) {
            Some(news) => self.sender.send(Msg::Solver(news)),
            None => self.solver.ask(request),
        }
    }

    pub(crate) fn stop_solver(&mut self) {
        if self.solver.is_started() && !self.solver.stop() {
            self.sender.send(Msg::SolverDied { details: "Another one could not be started.".to_owned() });
        }
    }

    pub(crate) fn replace_solver(&mut self, details: String) {
        let worked = self.solver.replace();
        self.sender.send(Msg::SolverReplaced { details, worked });
    }

    pub(crate) fn start_tutor(&mut self) {
        self.tutor.start();
    }

    pub(crate) fn argue(&mut self, request: tutor::Request) {
        self.tutor.ask(request);
    }

    pub(crate) fn stop_tutor(&mut self) {
        self.tutor.stop();
    }

    pub(crate) fn replace_tutor(&mut self) {
        self.tutor.replace();
    }

    pub(crate) fn read(&mut self, request: reader::Request) {
        self.reader.ask(request);
    }

    pub(crate) fn stop_reader(&mut self) {
        self.reader.stop();
    }

    pub(crate) fn replace_reader(&mut self) {
        self.reader.replace();
    }

    pub(crate) fn draw(&mut self, ticket: u32, drawing: Box<Drawing>) {
        self.artist.ask(artist::Request::Draw { ticket, drawing });
    }

    pub(crate) fn read_picture(&mut self, ticket: u32, bytes: Vec<u8>) {
        self.artist.ask(artist::Request::Read { ticket, bytes });
    }

    pub(crate) fn stop_drawing(&mut self) {
        self.artist.stop();
    }

    pub(crate) fn replace_artist(&mut self) {
        self.artist.replace();
    }
}
