//! The page and the shelf together, without a browser: what one asks, and what the other puts on the board.

use super::msg::Kept;
use super::record::RecordMsg;
use super::stock::Piece;
use super::{Effect, Model, Msg};
use crate::keep::KeepMsg;
use crate::kept_names::SOLVED;
use crate::learn::LearnMsg;
use crate::origin::{OriginMsg, Wanted};
use crate::page;
use crate::page::tests::Browser;
use crate::workers::replayer;
use nonoscope_core::puzzle::Cell;
use nonoscope_kit::file::File;
use nonoscope_kit::knowing::Knowing;
use nonoscope_kit::model::keymap::KeyAction;
use nonoscope_kit::model::store::Store;
use nonoscope_kit::worker::told::Told;
use nonoscope_picture::Book;
use nonoscope_play::Date;
use std::cell::RefCell;
use std::collections::BTreeMap;

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
    /// How many workers have been started in place of dead ones that make books.
    pub(super) binders: usize,
    pub(super) copied: Vec<String>,
    pub(super) files: Vec<File>,
    /// Whether a frame was asked for.
    pub(super) frame: bool,
    /// Whether nothing can be added to the storage.
    pub(super) is_full: bool,
}

/// The storage of a browser.
pub(super) struct Bag {
    texts: RefCell<BTreeMap<String, String>>,
    is_full: bool,
}

impl Store for Bag {
    fn get(&self, name: &str) -> Option<String> {
        self.texts.borrow().get(name).cloned()
    }

    fn set(&self, name: &str, text: &str) -> bool {
        if !self.is_full {
            self.texts.borrow_mut().insert(name.to_owned(), text.to_owned());
        }
        !self.is_full
    }

    fn remove(&self, name: &str) -> bool {
        self.texts.borrow_mut().remove(name).is_some()
    }

    fn names(&self) -> Vec<String> {
        self.texts.borrow().keys().cloned().collect()
    }
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
            binders: 0,
            copied: Vec::new(),
            files: Vec::new(),
            frame: false,
            is_full: false,
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
                Effect::ReplaceBinder => self.binders += 1,
                Effect::Bind(book) => self.books.push(*book),
                Effect::KeepRecord(keep) => {
                    let outcome = self.with_store(|store| keep.within(store));
                    self.send(Msg::Record(RecordMsg::Kept(outcome)));
                }
                Effect::TellSolved(text) => {
                    self.page.send(page::Msg::Keep(KeepMsg::Elsewhere { name: SOLVED.to_owned(), text: Some(text) }));
                }
                Effect::Again(link) => {
                    self.page.send(page::Msg::Origin(OriginMsg::Again(link)));
                    self.page.answer();
                }
                Effect::Lesson(technique) => self.page.send(page::Msg::Learn(LearnMsg::OpenAt(technique))),
                Effect::Copy(text) => {
                    self.copied.push(text);
                    self.send(Msg::Record(RecordMsg::Copied { worked: true }));
                }
                Effect::SaveFile(file) => self.files.push(file),
                Effect::Draw(request) => {
                    for news in Told::by(|told| replayer::answer(told, &request)) {
                        self.send(Msg::Replayer(news));
                    }
                }
                Effect::RequestFrame => self.frame = true,
                Effect::ReplaceReplayer | Effect::CloseCode => {}
                Effect::Unloaded => self.page.send(page::Msg::Origin(OriginMsg::Unloaded)),
            }
        }
    }

    /// Does something with the storage, if there is one.
    pub(super) fn with_store<T>(&mut self, act: impl FnOnce(Option<&Bag>) -> T) -> T {
        let Some(texts) = self.page.storage.take() else { return act(None) };
        let bag = Bag { texts: RefCell::new(texts), is_full: self.is_full };
        let result = act(Some(&bag));
        self.page.storage = Some(bag.texts.into_inner());
        result
    }

    /// Passes on to the shelf what the page has asked for.
    pub(super) fn pass_on(&mut self) {
        for wanted in std::mem::take(&mut self.page.wanted) {
            let today = Some(self.today);
            let kept = self.with_store(|store| Kept::of(store, wanted, today));
            self.send(Msg::Asked(wanted, kept));
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
        self.page.send(page::Msg::Keep(KeepMsg::Leaving));
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
