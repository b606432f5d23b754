//! Where the puzzle on the board comes from: its place on the shelf, and the day whose puzzle it is. The [shelf](crate::shelf) puts it there.

#[cfg(target_arch = "wasm32")]
pub(crate) mod part;
#[cfg(test)]
mod tests;

use crate::marks;
use crate::page::{Dialogue, Effect, Model};
use crate::{entry, link, ready};
use nonoscope_kit::model::marking::MarksMsg;
use nonoscope_play::{Date, Marks};
use nonoscope_words::{Text, page};

/// A message about what comes from the shelf.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum OriginMsg {
    /// The person asks for something of the shelf.
    Ask(Wanted),
    /// The shelf puts a puzzle on the board, to be solved.
    Put(Put),
    /// The puzzle of a link is to be solved anew.
    Again(String),
    /// The program of the shelf, or one of its files, could not be loaded.
    Unloaded,
}

/// What the page asks the shelf for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wanted {
    /// Its puzzles to choose from.
    Puzzles,
    /// The puzzles of the days.
    Calendar,
    /// What the person has solved.
    Record,
    /// The puzzle that suits the person next.
    Next,
}

impl Wanted {
    /// The name of its event, which is also that of the dialogue, if there is one.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Wanted::Puzzles => "puzzles",
            Wanted::Calendar => "calendar",
            Wanted::Record => "record",
            Wanted::Next => "next",
        }
    }
}

/// A puzzle that the shelf puts on the board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Put {
    /// Its text.
    pub(crate) text: String,
    /// Its number on the shelf, if it has one.
    pub(crate) shelf: Option<u16>,
    /// The day, if it is the puzzle of one.
    pub(crate) day: Option<Date>,
    /// Whether it begins anew if it is solved already.
    pub(crate) anew: bool,
}

/// The latest puzzle that the shelf has put on the board.
#[derive(Debug, Default)]
pub(crate) struct Origin {
    latest: Option<Put>,
    /// The link whose puzzle begins anew, while it is followed.
    again: Option<String>,
    /// The day that is kept beside the marks of the puzzle on the board.
    kept: Option<Date>,
}

impl Origin {
    /// The puzzle with this number and text is on the board, or on its way.
    pub(crate) fn is_of_shelf(&mut self, number: u16, text: String) {
        self.latest = Some(Put { text, shelf: Some(number), ..Put::default() });
    }

    /// A link has led to a text.
    pub(crate) fn is_of_link(&mut self, link: &str, text: &str) {
        if self.again.take().is_some_and(|again| again == link) {
            self.latest = Some(Put { text: text.to_owned(), anew: true, ..Put::default() });
        }
    }

    /// Another puzzle is on the board.
    pub(crate) fn forget(&mut self) {
        self.kept = None;
    }

    /// The puzzle on the board was begun as that of this day.
    pub(crate) fn was_of_day(&mut self, day: Option<Date>) {
        self.kept = day;
    }
}

impl Model {
    /// The latest puzzle of the shelf, if it is the one on the board.
    fn put_here(&self) -> Option<&Put> {
        self.origin.latest.as_ref().filter(|put| put.text == self.shown.text)
    }

    /// The number of the puzzle on the board, if it has come from the shelf.
    pub(crate) fn of_shelf(&self) -> Option<u16> {
        self.put_here()?.shelf
    }

    /// The day whose puzzle is on the board.
    pub(crate) fn of_day(&self) -> Option<Date> {
        self.put_here().and_then(|put| put.day).or(self.origin.kept)
    }
}

/// What a puzzle of the shelf is called before its title may be known.
pub(crate) fn neutral_name(number: u16) -> Text {
    page::shelf_number(number + 1)
}

/// Handles a message.
pub(crate) fn turn(model: &mut Model, msg: OriginMsg, out: &mut Vec<Effect>) {
    match msg {
        OriginMsg::Ask(wanted) => {
            model.playing.stop();
            out.push(Effect::AskShelf(wanted));
        }
        OriginMsg::Put(put) => {
            out.push(Effect::Open(Dialogue::Puzzles, false));
            marks::mark(model, MarksMsg::Mode { marking: true }, out);
            match ready::place_of(&put.text) {
                Some(index) => entry::example(model, index, out),
                None => entry::from_shelf(model, &put.text, out),
            }
            model.origin.latest = Some(put);
            out.push(Effect::FocusBoard);
        }
        OriginMsg::Again(link) => {
            model.origin.again = Some(link.clone());
            link::set_hash(model, link, out);
            link::follow_address(model, out);
        }
        OriginMsg::Unloaded => model.notice.say(page::puzzles_not_loaded()),
    }
}

/// A puzzle that is to begin anew does so once its marks are there. Undo brings them back.
pub(crate) fn settle(model: &mut Model) {
    let is_there = model.put_here().is_some_and(|put| put.anew) && !model.asking.is_waiting();
    if !is_there || model.keeping.marks.awaited {
        return;
    }
    if let Some(put) = &mut model.origin.latest {
        put.anew = false;
    }
    if let Some(player) = model.player.as_mut().filter(|player| player.marking().solution().is_some()) {
        player.marking_mut().change(Marks::clear);
        model.clock.begin_again();
    }
}
