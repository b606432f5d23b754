//! The workers: the solver starts with the page, the others when first needed. The one that teaches is a second solver, so
//! that a lesson need not wait for a long search, nor end it.

use crate::app::msg::{Msg, Sender};
use crate::app::worker::artist::{self, Artist, Drawing};
use crate::app::worker::channel::{Channel, Heard};
use crate::app::worker::reader::{self, Reader};
use crate::app::worker::solver::{self, Solver};
use wasm_bindgen::JsValue;

/// The workers.
pub(super) struct Workers {
    sender: Sender,
    solver: Channel<Solver>,
    tutor: Option<Channel<Solver>>,
    reader: Option<Channel<Reader>>,
    artist: Option<Channel<Artist>>,
}

impl Workers {
    /// # Errors
    /// If the browser cannot start a worker.
    pub(super) fn new(sender: &Sender) -> Result<Workers, JsValue> {
        let telling = sender.clone();
        let solver = Channel::open(move |heard| {
            telling.send(match heard {
                Heard::News(news) => Msg::Solver(news),
                Heard::Died(details) => Msg::SolverDied { details },
            });
        })?;
        Ok(Workers { sender: sender.clone(), solver, tutor: None, reader: None, artist: None })
    }

    pub(super) fn solve(&self, request: solver::Request) {
        self.solver.send(request);
    }

    pub(super) fn stop_solver(&self) {
        if self.solver.interrupt().is_err() {
            self.sender.send(Msg::SolverDied { details: "No further one could be started.".to_owned() });
        }
    }

    pub(super) fn replace_solver(&self, details: String) {
        let worked = self.solver.replace().is_ok();
        self.sender.send(Msg::SolverReplaced { details, worked });
    }

    pub(super) fn teach(&mut self, request: solver::Request) {
        if self.tutor.is_none() {
            let telling = self.sender.clone();
            let tutor = Channel::open(move |heard| {
                telling.send(match heard {
                    Heard::News(news) => Msg::Solver(news),
                    Heard::Died(_) => Msg::TutorDied,
                });
            });
            self.tutor = tutor.ok();
        }
        match &self.tutor {
            Some(tutor) => tutor.send(request),
            None => self.sender.send(Msg::TutorDied),
        }
    }

    pub(super) fn replace_tutor(&mut self) {
        if self.tutor.as_ref().is_some_and(|tutor| tutor.replace().is_err()) {
            self.tutor = None;
        }
    }

    pub(super) fn read(&mut self, request: reader::Request) {
        if self.reader.is_none() {
            let telling = self.sender.clone();
            let reader = Channel::open(move |heard| {
                telling.send(match heard {
                    Heard::News(news) => Msg::Reader(news),
                    Heard::Died(details) => Msg::ReaderDied { details: Some(details) },
                });
            });
            self.reader = reader.ok();
        }
        match &self.reader {
            Some(reader) => reader.send(request),
            None => self.sender.send(Msg::ReaderDied { details: None }),
        }
    }

    pub(super) fn stop_reader(&mut self) {
        if self.reader.as_ref().is_some_and(|reader| reader.interrupt().is_err()) {
            self.reader = None;
        }
    }

    pub(super) fn replace_reader(&mut self) {
        if self.reader.as_ref().is_some_and(|reader| reader.replace().is_err()) {
            self.reader = None;
        }
    }

    pub(super) fn draw(&mut self, ticket: u32, drawing: Box<Drawing>) {
        self.ask_artist(artist::Request::Draw { ticket, drawing });
    }

    pub(super) fn read_picture(&mut self, ticket: u32, bytes: Vec<u8>) {
        self.ask_artist(artist::Request::Read { ticket, bytes });
    }

    fn ask_artist(&mut self, request: artist::Request) {
        if self.artist.is_none() {
            let telling = self.sender.clone();
            let artist = Channel::open(move |heard| {
                telling.send(match heard {
                    Heard::News(news) => Msg::Artist(news),
                    Heard::Died(details) => Msg::ArtistDied { details: Some(details) },
                });
            });
            self.artist = artist.ok();
        }
        match &self.artist {
            Some(artist) => artist.send(request),
            None => self.sender.send(Msg::ArtistDied { details: None }),
        }
    }

    pub(super) fn stop_drawing(&mut self) {
        if self.artist.as_ref().is_some_and(|artist| artist.interrupt().is_err()) {
            self.artist = None;
        }
    }

    pub(super) fn replace_artist(&mut self) {
        if self.artist.as_ref().is_some_and(|artist| artist.replace().is_err()) {
            self.artist = None;
        }
    }
}
