//! The box for a person's own puzzle: its text, its format, and messages about both.

use crate::app::worker::reader::Refusal;
use crate::format::Format;
use crate::player::Session;

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
    /// Their titles; only the first ones if there are very many.
    pub(crate) titles: Vec<String>,
    pub(crate) count: usize,
    /// Which of them was asked for.
    pub(crate) chosen: usize,
}

/// The label of the button below the box: a puzzle comes onto the board in the current mode.
pub(crate) fn what_solve_does(is_marking: bool) -> (&'static str, &'static str) {
    if is_marking {
        ("Put on the board", "A new puzzle comes onto the board for you to solve. Its solution stays hidden.")
    } else {
        ("Show the solution", "A new puzzle comes onto the board at its start. “Show the solution” goes to its end.")
    }
}

/// The mistakes in a text.
#[derive(Debug, Default)]
pub(crate) struct Faults {
    pub(crate) refusal: Refusal,
    /// Whether a person asked. While they type, an unfinished text is no reason for alarm.
    pub(crate) asked: bool,
    /// How often this list has been made. A new list is read out, even if it says the same.
    pub(crate) said: u32,
}

/// The box.
#[derive(Debug, Default)]
pub(crate) struct Entry {
    pub(crate) text: String,
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
        text.clone_into(&mut self.text);
        self.replaced = self.replaced.wrapping_add(1);
    }

    /// The puzzles of a text, by their titles.
    pub(crate) fn list(&mut self, titles: Vec<String>, count: usize, chosen: usize) {
        let chosen = chosen.min(count.saturating_sub(1));
        self.contents = (count > 1).then_some(Contents { titles, count, chosen });
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
            format!(" As {} it would be another puzzle; if you mean that one, choose it under Format.", other.name())
        });
        let remarks = reading.remarks.iter().map(|remark| format!(" {remark}"));
        self.read_as = doubt.into_iter().chain(remarks).fold(read_as, |said, more| said + &more);
    }

    /// Shows mistakes.
    pub(crate) fn refused(&mut self, refusal: Refusal, asked: bool, there_is_a_puzzle: bool) {
        self.list_faults(refusal);
        self.faults.asked = asked;
        self.read_as = if there_is_a_puzzle { "The last puzzle is still on the board." } else { "" }.to_owned();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solve::Method;

    #[test]
    fn what_is_said_of_a_text() {
        let mut entry = Entry::default();
        let session = Session::open("3x3:1/3/1/1/3/1", Method::Auto).unwrap();
        entry.accepted(&session);
        assert_eq!(entry.read_as, "", "an example says nothing, as long as the box is empty");
        entry.replace("3x3:1/3/1/1/3/1");
        entry.accepted(&session);
        assert!(entry.read_as.starts_with("Read as ") && entry.read_as.ends_with(": 3 × 3."), "{}", entry.read_as);
        entry.refused(Refusal::of("No."), true, true);
        assert_eq!(entry.read_as, "The last puzzle is still on the board.");
        let said = entry.faults.said;
        entry.refused(Refusal::of("No."), false, false);
        assert_eq!((entry.read_as.as_str(), entry.faults.said), ("", said + 1), "it is said again");
    }

    #[test]
    fn only_several_puzzles_are_listed() {
        let mut entry = Entry::default();
        entry.list(vec!["one".to_owned()], 1, 0);
        assert_eq!(entry.contents, None);
        entry.list(vec![String::new(), "two".to_owned()], 2, 7);
        assert_eq!(entry.contents.as_ref().map(|contents| contents.chosen), Some(1));
    }
}
