//! What people hear beside the output, on standard error: errors, notes and progress.
//!
//! Much of it was written by strangers: names of files, titles, pieces of texts. So all of it is escaped before it is
//! coloured.

use super::printable;
use super::status::StatusLine;
use crate::format::Excerpt;
use anstream::{AutoStream, ColorChoice};
use clap::builder::styling::{AnsiColor, Style};
use std::cell::RefCell;
use std::io::{self, IsTerminal, Write};

pub(super) struct Console {
    /// Errors only: no notes and no progress.
    quiet: bool,
    colour: ColorChoice,
    /// The line that says what is being done; `None` if nobody would see it.
    status: Option<RefCell<StatusLine>>,
}

const ERROR: Style = AnsiColor::Red.on_default().bold();
const NOTE: Style = AnsiColor::Yellow.on_default().bold();

impl Console {
    pub(super) fn new(quiet: bool, colour: clap::ColorChoice) -> Console {
        let colour = match colour {
            clap::ColorChoice::Always => ColorChoice::Always,
            clap::ColorChoice::Never => ColorChoice::Never,
            clap::ColorChoice::Auto => AutoStream::choice(&io::stderr()),
        };
        let is_shown = !quiet && io::stderr().is_terminal();
        Console { quiet, colour, status: is_shown.then(|| RefCell::new(StatusLine::new())) }
    }

    /// Says what is wrong.
    pub(super) fn complain(&self, what: &str) {
        self.say(ERROR, what, "");
    }

    /// Says what is good to know, unless nobody wants to know it.
    pub(super) fn note(&self, what: &str) {
        if !self.quiet {
            self.say(NOTE, what, "");
        }
    }

    /// Says what is wrong at a place in a text, and shows the place.
    pub(super) fn complain_at(&self, what: &str, excerpt: &Excerpt) {
        let [before, at, after] = [&excerpt.before, &excerpt.at, &excerpt.after].map(|text| printable::line(text));
        let space = " ".repeat(before.chars().count());
        let carets = "^".repeat(at.chars().count().max(1));
        self.say(ERROR, what, &format!("    {before}{at}{after}\n    {space}{ERROR}{carets}{ERROR:#}\n"));
    }

    /// Writes a sentence, escaped, and what comes below it, as it is.
    fn say(&self, style: Style, what: &str, below: &str) {
        self.clear();
        let mut stream = AutoStream::new(io::stderr().lock(), self.colour);
        // If this fails, there is nobody to tell.
        let _ = write!(stream, "{style}nonoscope:{style:#} {}\n{below}", printable::line(what));
    }

    /// Shows what is being done and how far it is, if that takes long.
    pub(super) fn progress(&self, what: &str, done: impl FnOnce() -> String) {
        let Some(status) = &self.status else { return };
        let mut status = status.borrow_mut();
        if let Some(now) = status.due() {
            let _ = write!(io::stderr(), "{}", status.show(now, what, &done()));
        }
    }

    /// Takes the progress off the terminal if the output comes there next.
    pub(super) fn make_way_for_output(&self) {
        if self.status.is_some() && io::stdout().is_terminal() {
            self.clear();
        }
    }

    /// Takes the progress off the terminal.
    pub(super) fn clear(&self) {
        if let Some(status) = &self.status {
            let _ = write!(io::stderr(), "{}", status.borrow_mut().clear());
        }
    }
}
