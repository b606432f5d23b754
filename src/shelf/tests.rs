//! The page and the shelf together, without a browser: what one asks, and what the other puts on the board.

use super::msg::Kept;
use super::stock::Piece;
use super::{Effect, Model, Msg};
use crate::kept_names::SOLVED;
use crate::origin::{OriginMsg, Wanted};
use crate::page;
use crate::page::tests::Browser;
use nonoscope_core::puzzle::Cell;
use nonoscope_kit::knowing::Knowing;
use nonoscope_kit::model::keymap::KeyAction;
use nonoscope_picture::Book;
use nonoscope_play::Date;

/// A page, its shelf, and a server.
pub(super) struct Visit {
    pub(super) page: Browser,
    pub(super) shelf: Model,
    pub(super) today: Date,
    /// What the server has not sent yet.
    pub(super) awaited: Vec<Piece>,
    /// The dialogues that were closed.
    pub(super) closed: Vec<Wanted>,
    /// The books that the worker has been asked for.
    pub(super) books: Vec<Book>,
    /// The names of the files that were saved.
    pub(super) saved: Vec<String>,
}

pub(super) fn date(text: &str) -> Date {
    Date::from_text(text).unwrap()
}

impl Visit {
    /// A visit on a day.
    pub(super) fn on(today: &str) -> Visit {
        Visit {
            page: Browser::begun(),
            shelf: Model::default(),
            today: date(today),
            awaited: Vec::new(),
            closed: Vec::new(),
            books: Vec::new(),
            saved: Vec::new(),
        }
    }

    /// Sends the shelf a message.
    pub(super) fn send(&mut self, msg: Msg) {
        for effect in self.shelf.handle(msg) {
            match effect {
                Effect::Show => {}
                Effect::Load(piece) => self.awaited.push(piece),
                Effect::Close(dialogue) => self.closed.push(dialogue),
                Effect::Put(put) => {
                    self.page.send(page::Msg::Origin(OriginMsg::Put(put)));
                    self.page.answer();
                }
                Effect::Bind(book) => self.books.push(*book),
                Effect::SaveFile(file) => self.saved.push(file.name),
                Effect::Unloaded => self.page.send(page::Msg::Origin(OriginMsg::Unloaded)),
            }
        }
    }

    /// Passes on to the shelf what the page has asked for.
    pub(super) fn pass_on(&mut self) {
        for wanted in std::mem::take(&mut self.page.wanted) {
            let solved = self.page.storage.as_ref().and_then(|storage| storage.get(SOLVED).cloned());
            self.send(Msg::Asked(wanted, Kept { today: Some(self.today), solved }));
        }
    }

    /// The person asks for something, and the server sends what it takes.
    pub(super) fn ask(&mut self, wanted: Wanted) {
        self.page.send(page::Msg::Origin(OriginMsg::Ask(wanted)));
        self.pass_on();
        self.serve();
    }

    /// The server sends everything that was asked for.
    pub(super) fn serve(&mut self) {
        while let Some(piece) = self.awaited.pop() {
            self.send(Msg::Came { piece, texts: served(piece) });
        }
    }

    /// The page is loaded again, and with it the shelf.
    pub(super) fn reload(&mut self) {
        self.page.send(page::Msg::Keep(crate::keep::KeepMsg::Leaving));
        self.page = self.page.reloaded();
        self.shelf = Model::default();
    }

    /// Fills all cells that have to be, by keys, unless they are filled already.
    pub(super) fn win(&mut self) {
        let page = &mut self.page;
        let solution = page.player().outcome().solutions[0].clone();
        for at in solution.places() {
            let cell = solution.get(at);
            if cell != Cell::EMPTY && page.player().grid().get(at) != cell {
                page.model.board.cursor.follow(at);
                page.model.marking.choose(cell);
                page.send(page::Msg::Key(KeyAction::Mark(Cell::FILLED)));
            }
        }
        assert!(page.model.finish.is_open());
    }
}

/// What a server has of a part of the shelf.
fn served(piece: Piece) -> Option<Vec<String>> {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/crates/shelf/data");
    piece.files().iter().map(|file| std::fs::read_to_string(file.replacen("shelf", root, 1)).ok()).collect()
}
