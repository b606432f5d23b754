//! My puzzles: the drawings of this browser, new ones, opening and deleting, their details, and how far the one on the board is kept.

mod keeping;
#[cfg(target_arch = "wasm32")]
pub(crate) mod part;
#[cfg(target_arch = "wasm32")]
pub(crate) mod storage;
#[cfg(test)]
mod tests;

pub(crate) use self::keeping::{is_due, keep, settle};

use crate::make::kept::{Entry, Work};
use crate::make::sheet::{History, Sheet};
use crate::make::{Effect, Model, opening, sections};
use nonoscope_core::puzzle::Palette;

/// An action on drawings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum MineMsg {
    /// An empty sheet, as large as the one on the board.
    New,
    Open(u32),
    Delete(u32),
    /// Brings back what was deleted last.
    UndoDelete,
    /// The picture of the puzzle on the board of the other page.
    FromBoard,
    Title(String),
    Author(String),
    Licence(String),
}

/// A message about what is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum KeepMsg {
    /// The contents of the storage when the page was opened: how it was left, and each drawing with its number.
    Recalled { desk: Option<String>, works: Vec<(u32, String)> },
    /// A requested drawing and its history.
    Fetched { number: u32, work: Option<String>, past: Option<String> },
    /// Drawings that were asked for together, as texts.
    FetchedAll(Vec<String>),
    /// A drawing was kept as this text; `stored` is false if it will be lost with the page.
    Kept { number: u32, text: String, stored: bool },
    /// Another tab has kept something else under that number. Nothing was written over it.
    Differs { number: u32, text: String },
    /// A drawing was forgotten; this was its text.
    Forgotten { number: u32, text: String },
    /// Another tab has kept a drawing, or has deleted it.
    Elsewhere { number: u32, text: Option<String> },
    /// The last visit of the other page, if there was one.
    Board(Option<String>),
    /// The page is about to be closed.
    Leaving,
}

/// A drawing that was deleted, and may come back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Deleted {
    pub(crate) entry: Entry,
    /// Its kept text; empty until that is known.
    pub(crate) text: String,
}

/// The drawings, and the details of the one on the board.
#[derive(Debug, Default)]
pub(crate) struct Mine {
    /// The latest first.
    entries: Vec<Entry>,
    /// Whether what was kept has been read.
    pub(crate) is_read: bool,
    /// The number of the drawing on the board; `None` before it is kept for the first time.
    pub(crate) number: Option<u32>,
    pub(crate) title: String,
    pub(crate) author: String,
    pub(crate) licence: String,
    /// The text under its number when it was last read or written.
    pub(crate) seen: Option<String>,
    /// The number of changes at that time; `None` if it must be kept again.
    pub(crate) kept: Option<u64>,
    /// Whether keeping it waits for a pause.
    pub(crate) is_armed: bool,
    /// The drawing that was asked for.
    pub(crate) awaited: Option<u32>,
    pub(crate) deleted: Option<Deleted>,
    /// How the page was left, as it was last kept.
    pub(crate) desk: String,
    /// Whether the page has reported that the browser keeps nothing.
    pub(crate) told: bool,
    /// How often the page itself has changed the title, the author or the licence.
    pub(crate) replaced: u32,
}

impl Mine {
    /// The drawings, the latest first.
    pub(crate) fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// A drawing has been read, or kept. Returns its contents.
    pub(crate) fn note(&mut self, number: u32, text: &str) -> Option<Work> {
        let work = Work::from_text(text)?;
        self.entries.retain(|entry| entry.number != number);
        let entry = Entry::of(number, &work);
        let place = self.entries.iter().position(|other| other.when <= entry.when).unwrap_or(self.entries.len());
        self.entries.insert(place, entry);
        Some(work)
    }

    /// A drawing is no longer there. Returns its entry.
    pub(crate) fn remove(&mut self, number: u32) -> Option<Entry> {
        let place = self.entries.iter().position(|entry| entry.number == number)?;
        Some(self.entries.remove(place))
    }

    /// An unused number.
    pub(crate) fn free_number(&self) -> u32 {
        let highest = self.entries.iter().map(|entry| entry.number).chain(self.number).max();
        highest.unwrap_or_default().wrapping_add(1)
    }

    /// Another drawing is on the board, with its details.
    pub(crate) fn take(&mut self, number: Option<u32>, work: &Work, seen: Option<String>) {
        self.number = number;
        (self.title, self.author, self.licence) = (work.title.clone(), work.author.clone(), work.licence.clone());
        (self.seen, self.awaited) = (seen, None);
        self.replaced = self.replaced.wrapping_add(1);
    }
}

/// The longest title, author or licence, in characters.
const MOST_CHARACTERS: usize = 200;

/// Handles a message.
pub(crate) fn turn(model: &mut Model, msg: MineMsg, out: &mut Vec<Effect>) {
    match msg {
        MineMsg::New => {
            let (width, height) = model.drawing.sheet().size();
            let work = Work { sheet: Sheet::blank(width, height, Palette::default()), ..begun(model) };
            opening::open(model, None, work, History::default());
            sections::close(model, out);
            out.push(Effect::FocusBoard);
        }
        MineMsg::Open(number) => {
            if model.mine.number != Some(number) {
                model.mine.awaited = Some(number);
                out.push(Effect::Fetch { number });
            }
            sections::close(model, out);
            out.push(Effect::FocusBoard);
        }
        MineMsg::Delete(number) => delete(model, number, out),
        MineMsg::UndoDelete => {
            if let Some(Deleted { entry, text }) = model.mine.deleted.take() {
                model.mine.note(entry.number, &text);
                out.push(Effect::KeepAgain { number: entry.number, text });
            }
        }
        MineMsg::FromBoard => {
            out.push(Effect::RecallBoard);
            sections::close(model, out);
        }
        MineMsg::Title(title) => put(model, |mine| &mut mine.title, &title),
        MineMsg::Author(author) => put(model, |mine| &mut mine.author, &author),
        MineMsg::Licence(licence) => put(model, |mine| &mut mine.licence, &licence),
    }
}

/// A new puzzle inherits its author and licence.
fn begun(model: &Model) -> Work {
    Work { author: model.mine.author.clone(), licence: model.mine.licence.clone(), ..Work::default() }
}

fn put(model: &mut Model, field: impl Fn(&mut Mine) -> &mut String, text: &str) {
    let text: String = text.chars().filter(|c| !c.is_control()).take(MOST_CHARACTERS).collect();
    let there = field(&mut model.mine);
    if *there != text {
        *there = text;
        model.mine.kept = None;
    }
}

/// Deletes a drawing. If it is the one on the board, a new one takes its place.
fn delete(model: &mut Model, number: u32, out: &mut Vec<Effect>) {
    let is_shown = model.mine.number == Some(number);
    let Some(entry) = model.mine.remove(number) else { return };
    out.push(Effect::Forget { number });
    if is_shown {
        let (width, height) = model.drawing.sheet().size();
        let work = Work { sheet: Sheet::blank(width, height, Palette::default()), ..begun(model) };
        opening::open(model, None, work, History::default());
    }
    model.mine.awaited = model.mine.awaited.filter(|&awaited| awaited != number);
    model.mine.deleted = Some(Deleted { entry, text: String::new() });
}
