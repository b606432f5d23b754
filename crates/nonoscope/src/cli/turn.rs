//! A worker's answer to a puzzle, handed over piece by piece until it is that puzzle's turn.

use super::ending::Ending;
use crate::format::Reading;
use clap::builder::styling::Style;
use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};

/// The most pieces of an answer that wait; a worker that is further ahead waits itself.
const MOST_PIECES: usize = 2;

/// The size of a piece of output, in bytes, from which on it is handed over.
pub(super) const ENOUGH: usize = 64 << 10;

/// A piece of an answer.
pub(super) enum Piece {
    /// For standard output, or for the file that was begun.
    Out(Vec<u8>),
    /// The beginning of a file, which ends with the next one or with the answer.
    File(PathBuf),
    /// For standard error.
    Said(Saying),
    /// A puzzle that is needed later.
    Kept(Box<(Reading, Option<u8>)>),
    /// The end of the answer, with what is left to be written.
    Ended { rest: Vec<u8>, ending: Ending },
}

/// An error or a note.
pub(super) struct Saying {
    pub(super) style: Style,
    /// Not escaped yet.
    pub(super) what: String,
    /// Further lines, unchanged.
    pub(super) below: String,
}

/// An answer whose turn comes: its pieces, and what the worker is doing meanwhile.
pub(super) struct Turn {
    pub(super) pieces: Receiver<Piece>,
    pub(super) doing: Arc<Doing>,
}

/// The worker's end of a turn.
#[derive(Clone)]
pub(super) struct Pieces {
    sender: SyncSender<Piece>,
    pub(super) doing: Arc<Doing>,
}

/// The two ends of a new turn.
pub(super) fn turn() -> (Pieces, Turn) {
    let (sender, pieces) = sync_channel(MOST_PIECES);
    let doing = Arc::new(Doing { is_asked: AtomicBool::new(true), said: Mutex::default() });
    (Pieces { sender, doing: Arc::clone(&doing) }, Turn { pieces, doing })
}

impl Pieces {
    /// Hands over a piece. Waits if too many are waiting.
    ///
    /// # Errors
    /// If the answer is no longer wanted.
    pub(super) fn send(&self, piece: Piece) -> io::Result<()> {
        self.sender.send(piece).map_err(|_| io::ErrorKind::BrokenPipe.into())
    }

    /// Where the output of this turn is written.
    pub(super) fn out(&self) -> TurnOut {
        TurnOut { pieces: self.clone(), written: Vec::new() }
    }
}

/// What a worker is doing, for the status line.
pub(super) struct Doing {
    is_asked: AtomicBool,
    /// What it is, and how much of it is done.
    said: Mutex<(String, String)>,
}

impl Doing {
    /// Reports it if asked. `done` is only called then.
    pub(super) fn say(&self, what: &str, done: impl FnOnce() -> String) {
        if self.is_asked.swap(false, Ordering::Relaxed) {
            *self.said.lock().unwrap_or_else(PoisonError::into_inner) = (what.to_owned(), done());
        }
    }

    /// The last status; asks for the next one.
    pub(super) fn ask(&self) -> (String, String) {
        self.is_asked.store(true, Ordering::Relaxed);
        self.said.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

/// Collects the output of a turn and hands it over, at the latest when it is flushed.
pub(super) struct TurnOut {
    pieces: Pieces,
    written: Vec<u8>,
}

impl TurnOut {
    /// What has not been handed over.
    pub(super) fn rest(&mut self) -> Vec<u8> {
        std::mem::take(&mut self.written)
    }
}

impl Write for TurnOut {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.written.extend_from_slice(bytes);
        if self.written.len() >= ENOUGH {
            self.flush()?;
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        match self.rest() {
            nothing if nothing.is_empty() => Ok(()),
            written => self.pieces.send(Piece::Out(written)),
        }
    }
}
