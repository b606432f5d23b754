//! Messages on standard error: errors, notes and progress.
//!
//! They contain untrusted text (file names, titles, excerpts), so they are escaped before they are coloured.

use super::printable;
use super::status::StatusLine;
use super::turn::{Piece, Pieces, Saying};
use crate::format::Excerpt;
use anstream::{AutoStream, ColorChoice};
use clap::builder::styling::{AnsiColor, Style};
use std::cell::RefCell;
use std::io::{self, IsTerminal, Write};

pub(super) struct Console {
    speech: Speech,
    way: Way,
}

/// How messages are shown.
#[derive(Clone, Copy)]
pub(super) struct Speech {
    /// Errors only: no notes and no progress.
    quiet: bool,
    colour: ColorChoice,
    /// Whether boards on standard output are in colour.
    paints: bool,
}

/// Where messages go.
enum Way {
    /// On standard error, with a line that says what is being done; `None` if it would not be seen.
    Direct(Option<RefCell<StatusLine>>),
    /// When it is a puzzle's turn.
    InTurn(Pieces),
}

const ERROR: Style = AnsiColor::Red.on_default().bold();
const NOTE: Style = AnsiColor::Yellow.on_default().bold();

impl Console {
    pub(super) fn new(quiet: bool, colour: clap::ColorChoice) -> Console {
        let (colour, paints) = match colour {
            clap::ColorChoice::Always => (ColorChoice::Always, true),
            clap::ColorChoice::Never => (ColorChoice::Never, false),
            clap::ColorChoice::Auto => {
                (AutoStream::choice(&io::stderr()), AutoStream::choice(&io::stdout()) != ColorChoice::Never)
            }
        };
        let is_shown = !quiet && io::stderr().is_terminal();
        let status = is_shown.then(|| RefCell::new(StatusLine::new()));
        Console { speech: Speech { quiet, colour, paints }, way: Way::Direct(status) }
    }

    /// A worker's messages about a puzzle.
    pub(super) fn in_turn(speech: Speech, pieces: Pieces) -> Console {
        Console { speech, way: Way::InTurn(pieces) }
    }

    pub(super) fn speech(&self) -> Speech {
        self.speech
    }

    /// The status line, if there is one.
    fn status(&self) -> Option<&RefCell<StatusLine>> {
        match &self.way {
            Way::Direct(status) => status.as_ref(),
            Way::InTurn(_) => None,
        }
    }

    /// Whether boards on standard output are in colour.
    pub(super) fn paints(&self) -> bool {
        self.speech.paints
    }

    /// Whether progress is visible.
    pub(super) fn shows_progress(&self) -> bool {
        self.status().is_some()
    }

    /// Prints an error.
    pub(super) fn complain(&self, what: &str) {
        self.say(Saying { style: ERROR, what: what.to_owned(), below: String::new() });
    }

    /// Prints a note, unless notes are not wanted.
    pub(super) fn note(&self, what: &str) {
        if !self.speech.quiet {
            self.say(Saying { style: NOTE, what: what.to_owned(), below: String::new() });
        }
    }

    /// Prints an error at a place in a text, with the place.
    pub(super) fn complain_at(&self, what: &str, excerpt: &Excerpt) {
        let [before, at, after] = [&excerpt.before, &excerpt.at, &excerpt.after].map(|text| printable::line(text));
        let space = " ".repeat(before.chars().count());
        let carets = "^".repeat(at.chars().count().max(1));
        let below = format!("    {before}{at}{after}\n    {space}{ERROR}{carets}{ERROR:#}\n");
        self.say(Saying { style: ERROR, what: what.to_owned(), below });
    }

    /// Writes a sentence, escaped, and the lines below it.
    pub(super) fn say(&self, saying: Saying) {
        // If any of this fails, there is nowhere to report it.
        if let Way::InTurn(pieces) = &self.way {
            let _ = pieces.send(Piece::Said(saying));
            return;
        }
        self.clear();
        let mut stream = AutoStream::new(io::stderr().lock(), self.speech.colour);
        let Saying { style, what, below } = saying;
        let _ = write!(stream, "{style}nonoscope:{style:#} {}\n{below}", printable::line(&what));
    }

    /// Shows progress if an operation takes long.
    pub(super) fn progress(&self, what: &str, done: impl FnOnce() -> String) {
        match &self.way {
            Way::InTurn(pieces) => pieces.doing.say(what, done),
            Way::Direct(None) => {}
            Way::Direct(Some(status)) => {
                let mut status = status.borrow_mut();
                if let Some(now) = status.due() {
                    let _ = write!(io::stderr(), "{}", status.show(now, what, &done()));
                }
            }
        }
    }

    /// Removes the progress from the terminal if the output comes there next.
    pub(super) fn make_way_for_output(&self) {
        if self.shows_progress() && io::stdout().is_terminal() {
            self.clear();
        }
    }

    /// Removes the progress from the terminal.
    pub(super) fn clear(&self) {
        if let Some(status) = self.status() {
            let _ = write!(io::stderr(), "{}", status.borrow_mut().clear());
        }
    }
}
