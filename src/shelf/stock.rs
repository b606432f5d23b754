//! What has been loaded of the shelf, and putting a puzzle of it on the board once all that it takes is there.

use super::calendar;
use super::model::Model;
use super::msg::Effect;
use crate::origin::{Put, Wanted};
use nonoscope_core::puzzle::{Grid, Puzzle};
use nonoscope_play::Date;
use nonoscope_shelf::{Colouring, Entry, Id, Index, Pace, Pack};

/// A part of the shelf, as it is loaded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Piece {
    /// What there is.
    Index,
    /// The pictures and the titles of a pack.
    Pack(usize),
}

impl Piece {
    /// The files that it consists of.
    pub(crate) fn files(self) -> Vec<String> {
        match self {
            Piece::Index => vec!["shelf/index.txt".to_owned()],
            Piece::Pack(number) => {
                vec![format!("shelf/pictures/{number:02}.txt"), format!("shelf/titles/en/{number:02}.txt")]
            }
        }
    }
}

/// What is to be put on the board, once what it takes is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Order {
    /// A puzzle, and the day that it belongs to.
    Puzzle(Id, Option<Date>),
    Day(Date),
    Next,
    /// A puzzle, to be solved anew.
    Again(Id),
}

/// The shelf, as far as it has been loaded.
#[derive(Debug, Default)]
pub(crate) struct Stock {
    pub(crate) index: Option<Index>,
    /// The packs that have been loaded, with their numbers.
    packs: Vec<(usize, Pack)>,
    /// What has been asked for and has not come yet.
    awaited: Vec<Piece>,
    /// What is to be put on the board.
    order: Option<Order>,
    /// Whether a part could not be loaded.
    pub(crate) has_failed: bool,
}

impl Stock {
    /// The puzzle of a day, if the shelf has one for it and its index is there.
    pub(crate) fn of_day(&self, day: Date) -> Option<Entry> {
        self.index.as_ref()?.day(day.number())
    }

    /// The pack that holds a puzzle, if it has been loaded.
    fn pack(&self, id: Id) -> Option<&Pack> {
        self.packs.iter().find(|(number, _)| *number == id.pack()).map(|(_, pack)| pack)
    }

    /// A puzzle with its title, if its pack has been loaded.
    pub(crate) fn titled(&self, id: Id) -> Option<(&str, &Puzzle)> {
        self.pack(id)?.puzzle(id)
    }

    /// A puzzle, if its pack has been loaded.
    pub(crate) fn puzzle(&self, id: Id) -> Option<&Puzzle> {
        self.titled(id).map(|(_, puzzle)| puzzle)
    }

    /// The title of a puzzle, if its pack has been loaded.
    pub(crate) fn title(&self, id: Id) -> Option<&str> {
        self.titled(id).map(|(title, _)| title)
    }

    /// The picture of a puzzle, if its pack has been loaded.
    pub(crate) fn picture(&self, id: Id) -> Option<&Grid> {
        self.pack(id)?.picture(id)
    }
}

/// Asks for a part, unless it is there or on its way.
pub(crate) fn ask(stock: &mut Stock, piece: Piece, out: &mut Vec<Effect>) {
    let is_there = match piece {
        Piece::Index => stock.index.is_some(),
        Piece::Pack(number) => stock.packs.iter().any(|(other, _)| *other == number),
    };
    if !is_there && !stock.awaited.contains(&piece) {
        stock.awaited.push(piece);
        out.push(Effect::Load(piece));
    }
}

/// Puts something on the board as soon as it is there.
pub(crate) fn want(model: &mut Model, order: Order, out: &mut Vec<Effect>) {
    model.stock.order = Some(order);
    model.stock.has_failed = false;
    put(model, out);
}

/// A part has come, or cannot be loaded.
pub(crate) fn came(model: &mut Model, piece: Piece, texts: Option<Vec<String>>, out: &mut Vec<Effect>) {
    let stock = &mut model.stock;
    stock.awaited.retain(|awaited| *awaited != piece);
    model.browse.changes += 1;
    let texts = texts.unwrap_or_default();
    let is_read = match (piece, texts.as_slice()) {
        (Piece::Index, [text]) => {
            stock.index = Index::parse(text).ok();
            stock.index.is_some()
        }
        (Piece::Pack(number), [pictures, titles]) => {
            let pack = Pack::parse(pictures, titles).ok();
            pack.map(|pack| stock.packs.push((number, pack))).is_some()
        }
        _ => false,
    };
    if is_read {
        calendar::prepare(model, out);
        put(model, out);
    } else {
        stock.has_failed = true;
        if stock.order.take().is_some() {
            out.push(Effect::Unloaded);
        }
    }
}

/// This many puzzles are solved before the first in colour is suggested.
const PLAIN_AT_FIRST: usize = 5;

/// The puzzle that suits a person who has solved these.
fn next_of(index: &Index, mut solved: Vec<Id>) -> Option<Entry> {
    let count = solved.len();
    loop {
        let entry = index.next(&solved, Pace::Steady)?;
        let is_early = count < PLAIN_AT_FIRST && entry.colouring() == Colouring::Coloured;
        if !is_early || solved.contains(&entry.id) {
            return Some(entry);
        }
        // As if it had been solved long ago.
        solved.insert(0, entry.id);
    }
}

/// Puts what is wanted onto the board, or has loaded what it takes.
fn put(model: &mut Model, out: &mut Vec<Effect>) {
    let stock = &mut model.stock;
    let Some(order) = stock.order else { return };
    let (id, day) = match order {
        Order::Puzzle(id, day) => (id, day),
        Order::Again(id) => (id, None),
        Order::Day(_) | Order::Next => {
            let Some(index) = &stock.index else { return ask(stock, Piece::Index, out) };
            let (entry, day) = match order {
                Order::Day(day) => (index.day(day.number()), Some(day)),
                _ => (next_of(index, model.solved.of_shelf().map(Id::new).collect()), None),
            };
            let Some(entry) = entry else { return };
            (entry.id, day)
        }
    };
    let is_again = matches!(order, Order::Again(_));
    stock.order = Some(if is_again { order } else { Order::Puzzle(id, day) });
    let Some(pack) = stock.pack(id) else { return ask(stock, Piece::Pack(id.pack()), out) };
    let text = pack.text(id);
    stock.order = None;
    let Some(text) = text else { return };
    let anew = is_again || day.is_some_and(|day| !calendar::is_solved(model, day));
    out.push(Effect::Close(if is_again { Wanted::Record } else { Wanted::Puzzles }));
    out.push(Effect::Put(Put { text, shelf: Some(id.number()), day, anew }));
}
