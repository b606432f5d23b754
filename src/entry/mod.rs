//! The box for a person's own puzzle: its text, its format, and messages about both.

#[cfg(target_arch = "wasm32")]
pub(crate) mod files;
#[cfg(target_arch = "wasm32")]
pub(crate) mod part;
#[cfg(test)]
mod tests;
mod update;

pub(crate) use self::update::{
    enter, example, forget_choices, open_first, picture_read, show_title, take_up_found, typing_paused,
};

use crate::workers::reader::{Listed, Refusal};
use nonoscope_format::Format;
use nonoscope_play::Session;

/// A message about the box.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum EntryMsg {
    /// The box held this text before the page began, and Solve may have been pressed.
    Found { text: String, solve: bool },
    /// Something was typed or pasted into the box; this is its whole text now.
    Typed(String),
    /// Solves the text in the box.
    Solve,
    /// Another format is chosen; `None` if the text decides.
    Format(Option<Format>),
    /// Another puzzle in the text is chosen.
    Which(usize),
    /// A mistake was pressed: its line and column, both from 1.
    GoTo { line: usize, column: usize },
    /// A text was pasted or dropped outside the box.
    Pasted(String),
    /// A file was chosen or dropped, the first of this many. It is being read unless it is too large.
    Offered { name: String, size: f64, files: u32 },
    /// A file has been read; `bytes` is `None` if that failed.
    Read { name: String, bytes: Option<Vec<u8>> },
    /// Opens the file dialogue.
    PickFile,
    /// Opens the dialogue for pictures.
    OpenLightbox,
    /// The program of that dialogue could not be loaded.
    NoLightbox,
    /// The pixels of a picture, as the bytes of a file, are cells, as a person says.
    Pixels(Vec<u8>),
    /// A file is dragged over the page, or has left it.
    Dragged { over: bool },
}

/// The puzzles in a text that holds several.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Contents {
    /// Only the first ones if there are very many.
    pub(crate) listed: Vec<Listed>,
    pub(crate) count: usize,
    /// Which of them was asked for.
    pub(crate) chosen: usize,
}

impl Contents {
    /// Each puzzle in words: its number and size, and its title if that is wanted.
    pub(crate) fn words(&self, with_titles: bool) -> Vec<String> {
        let words = |(index, Listed { title, size }): (usize, &Listed)| {
            let size = size.map_or("cannot be read".to_owned(), |(width, height)| format!("{width} × {height}"));
            let title = if with_titles && !title.is_empty() { format!("{title} · ") } else { String::new() };
            format!("{} of {} · {title}{size}", index + 1, self.count)
        };
        self.listed.iter().enumerate().map(words).collect()
    }
}

/// What the button below the box is called, and what happens to a puzzle: it comes onto the board in the mode one is in.
pub(crate) fn what_solve_does(is_marking: bool) -> (&'static str, &'static str) {
    if is_marking {
        ("Load this puzzle", "A new puzzle opens for you to solve. Its solution stays hidden.")
    } else {
        ("Show the solution", "A new puzzle opens at its first step. “Show the solution” jumps to the last.")
    }
}

/// A text without the line of its title, if it begins with one.
fn without_title(text: &str) -> Option<&str> {
    let (_, rest) = text.strip_prefix("title: ")?.split_once('\n')?;
    Some(rest.trim_start_matches(['\r', '\n']))
}

/// What is wrong with a text.
#[derive(Debug, Default)]
pub(crate) struct Faults {
    pub(crate) refusal: Refusal,
    /// Whether a person asked. While they type, an unfinished text is normal.
    pub(crate) asked: bool,
    /// How often this list has been made. A new list is read out, even if it says the same.
    pub(crate) said: u32,
}

/// The box.
#[derive(Debug, Default)]
pub(crate) struct Entry {
    pub(crate) text: String,
    /// The text that this stands for, if the page has left out its title.
    whole: Option<String>,
    /// If the text was there before the page began: whether Solve was pressed as well.
    pub(crate) is_found: Option<bool>,
    /// The picture that is being read, by its number, if there is one; and how many there were.
    pub(crate) picture: Option<u32>,
    pub(crate) pictures: u32,
    /// How often the page itself has put a text into the box.
    pub(crate) replaced: u32,
    /// The chosen format; `None` if the text decides.
    pub(crate) format: Option<Format>,
    /// The puzzles to choose from, if there are several.
    pub(crate) contents: Option<Contents>,
    /// How often they have been listed.
    pub(crate) listed: u32,
    pub(crate) faults: Faults,
    /// How the text was read.
    pub(crate) read_as: String,
    /// Whether a file is dragged over the page.
    pub(crate) is_dragged_over: bool,
}

impl Entry {
    /// Whether there is nothing in it.
    pub(crate) fn is_blank(&self) -> bool {
        self.text.trim().is_empty()
    }

    /// The page puts a text into the box.
    pub(crate) fn replace(&mut self, text: &str) {
        self.type_in(text.to_owned());
        self.replaced = self.replaced.wrapping_add(1);
    }

    /// The same with a text that the person has not written: its title, which may give the picture away, stays out of the box.
    pub(crate) fn replace_untitled(&mut self, text: &str) {
        let rest = without_title(text);
        self.replace(rest.unwrap_or(text));
        self.whole = rest.map(|_| text.to_owned());
    }

    /// The person has made this the text of the box.
    pub(crate) fn type_in(&mut self, text: String) {
        (self.text, self.whole) = (text, None);
    }

    /// The text that the one in the box stands for.
    pub(crate) fn source(&self) -> &str {
        self.whole.as_ref().unwrap_or(&self.text)
    }

    /// The puzzles of a text.
    pub(crate) fn list(&mut self, listed: Vec<Listed>, count: usize, chosen: usize) {
        let chosen = chosen.min(count.saturating_sub(1));
        self.contents = (count > 1).then_some(Contents { listed, count, chosen });
        self.listed = self.listed.wrapping_add(1);
    }

    /// Replaces the list of mistakes.
    pub(crate) fn list_faults(&mut self, refusal: Refusal) {
        self.faults.refusal = refusal;
        self.faults.said = self.faults.said.wrapping_add(1);
    }

    /// Clears all messages.
    pub(crate) fn say_nothing(&mut self) {
        self.list_faults(Refusal::default());
        self.read_as.clear();
    }

    /// Says in which format the text was read, and whether there is doubt.
    pub(crate) fn accepted(&mut self, session: &Session) {
        self.say_nothing();
        if self.is_blank() {
            return;
        }
        let (puzzle, reading) = (session.puzzle(), session.reading());
        let read_as = format!("Read as {}: {} × {}.", reading.format.name(), puzzle.width(), puzzle.height());
        let doubt = reading.doubt.map(|other| {
            format!(
                " Read as {}, it would be a different puzzle. If you meant that one, choose it under Format.",
                other.name()
            )
        });
        let remarks = reading.remarks.iter().map(|remark| format!(" {remark}"));
        self.read_as = doubt.into_iter().chain(remarks).fold(read_as, |said, more| said + &more);
    }

    /// Shows what is wrong.
    pub(crate) fn refused(&mut self, refusal: Refusal, asked: bool) {
        self.list_faults(refusal);
        self.faults.asked = asked;
        self.read_as.clear();
    }
}
