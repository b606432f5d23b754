//! A book of puzzles to print, from those that are listed.

#[cfg(target_arch = "wasm32")]
pub(crate) mod part;
#[cfg(test)]
mod tests;

use super::stock::{self, Piece};
use super::{Effect, Model};
use crate::workers::artist::Drawn;
use nonoscope_kit::file::File;
use nonoscope_picture::{Book, BookPuzzle, Caption, Leaf, Paper, Print};
use nonoscope_shelf::{Entry, credits_in_words};
use nonoscope_words::{Text, files, shelf};

/// A message about the book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PrintingMsg {
    /// Makes a book of this many of the listed puzzles, drawn by lot: by a number that nobody can foresee.
    Make { count: usize, print: Print, paper: Paper, seed: u64 },
    /// The worker has died.
    Died,
}

/// The book that is being made.
#[derive(Debug, Default)]
pub(crate) struct Printing {
    /// What it will hold, until it has been sent to the worker.
    ordered: Option<Ordered>,
    /// What is said about it.
    pub(crate) said: Text,
}

#[derive(Debug)]
struct Ordered {
    entries: Vec<Entry>,
    print: Print,
    paper: Paper,
}

/// Handles a message.
pub(crate) fn turn(model: &mut Model, msg: PrintingMsg, out: &mut Vec<Effect>) {
    match msg {
        PrintingMsg::Make { count, print, paper, seed } => {
            let mut entries = model.drawn(count, seed);
            // The easiest first.
            entries.sort_by_key(|entry| (entry.rating, entry.id));
            if entries.is_empty() {
                model.printing.said = shelf::none();
                return;
            }
            model.stock.has_failed = false;
            model.printing.said = shelf::making_book();
            for entry in &entries {
                stock::ask(&mut model.stock, Piece::Pack(entry.id.pack()), out);
            }
            model.printing.ordered = Some(Ordered { entries, print, paper });
            go_on(model, out);
        }
        PrintingMsg::Died => {
            out.push(Effect::ReplaceBinder);
            fails(model);
        }
    }
}

fn fails(model: &mut Model) {
    model.printing.said = shelf::book_failed();
}

/// Has the book made if everything is there.
pub(crate) fn go_on(model: &mut Model, out: &mut Vec<Effect>) {
    let Some(Ordered { entries, print, paper }) = &model.printing.ordered else { return };
    if model.stock.has_failed {
        model.printing.ordered = None;
        return fails(model);
    }
    let puzzles: Option<Vec<BookPuzzle>> = entries.iter().map(|entry| puzzle(model, *entry)).collect();
    let Some(puzzles) = puzzles else { return };
    // It is printed in the language of the page.
    let title = shelf::book_title(puzzles.len()).to_string();
    let (print, paper) = (*print, *paper);
    let credits = credits_in_words();
    let book = Book { title, puzzles, paper, print, shows_titles: false, credits };
    model.printing.ordered = None;
    out.push(Effect::Bind(Box::new(book)));
}

/// A puzzle as the book has it, if its pack is there.
fn puzzle(model: &Model, entry: Entry) -> Option<BookPuzzle> {
    let (puzzle, picture) = (model.stock.puzzle(entry.id)?, model.stock.picture(entry.id)?);
    let title = model.stock.title(entry.id).map(str::to_owned);
    let caption = Caption { title, credits: Vec::new(), size: entry.size() };
    let leaf = Leaf { puzzle: puzzle.clone(), solution: Some(picture.clone()), caption };
    Some(BookPuzzle { leaf, tier: Some(entry.tier()) })
}

/// The book is there: the browser saves it.
pub(crate) fn bound(model: &mut Model, drawn: Drawn, out: &mut Vec<Effect>) {
    model.printing.said = files::saved_as(Text::verbatim(&drawn.name));
    out.push(Effect::SaveFile(File { name: drawn.name, media: drawn.media, bytes: drawn.bytes }));
}
