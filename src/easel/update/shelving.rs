//! My puzzles: new ones, opening and deleting, and their details.

use super::{opening, sections};
use crate::easel::effect::Effect;
use crate::easel::model::Model;
use crate::easel::model::history::History;
use crate::easel::model::kept::Work;
use crate::easel::model::sheet::Sheet;
use crate::easel::model::shelf::{Deleted, ShelfMsg};
use nonoscope_core::puzzle::Palette;

/// The longest title, author or licence, in characters.
const MOST_CHARACTERS: usize = 200;

/// Handles a message.
pub(super) fn shelve(model: &mut Model, msg: ShelfMsg, out: &mut Vec<Effect>) {
    match msg {
        ShelfMsg::New => {
            let (width, height) = model.drawing.sheet().size();
            let work = Work { sheet: Sheet::blank(width, height, Palette::default()), ..begun(model) };
            opening::open(model, None, work, History::default());
            sections::close(model, out);
            out.push(Effect::FocusBoard);
        }
        ShelfMsg::Open(number) => {
            if model.shelf.number != Some(number) {
                model.shelf.awaited = Some(number);
                out.push(Effect::Fetch { number });
            }
            sections::close(model, out);
            out.push(Effect::FocusBoard);
        }
        ShelfMsg::Delete(number) => delete(model, number, out),
        ShelfMsg::UndoDelete => {
            if let Some(Deleted { entry, text }) = model.shelf.deleted.take() {
                model.shelf.note(entry.number, &text);
                out.push(Effect::KeepAgain { number: entry.number, text });
            }
        }
        ShelfMsg::FromBoard => {
            out.push(Effect::RecallBoard);
            sections::close(model, out);
        }
        ShelfMsg::Title(title) => put(model, |shelf| &mut shelf.title, &title),
        ShelfMsg::Author(author) => put(model, |shelf| &mut shelf.author, &author),
        ShelfMsg::Licence(licence) => put(model, |shelf| &mut shelf.licence, &licence),
    }
}

/// A new puzzle inherits its author and licence.
fn begun(model: &Model) -> Work {
    Work { author: model.shelf.author.clone(), licence: model.shelf.licence.clone(), ..Work::default() }
}

fn put(model: &mut Model, field: impl Fn(&mut crate::easel::model::shelf::Shelf) -> &mut String, text: &str) {
    let text: String = text.chars().filter(|c| !c.is_control()).take(MOST_CHARACTERS).collect();
    let there = field(&mut model.shelf);
    if *there != text {
        *there = text;
        model.shelf.kept = None;
    }
}

/// Deletes a drawing. If it is the one on the board, a new one takes its place.
fn delete(model: &mut Model, number: u32, out: &mut Vec<Effect>) {
    let is_shown = model.shelf.number == Some(number);
    let Some(entry) = model.shelf.remove(number) else { return };
    out.push(Effect::Forget { number });
    if is_shown {
        let (width, height) = model.drawing.sheet().size();
        let work = Work { sheet: Sheet::blank(width, height, Palette::default()), ..begun(model) };
        opening::open(model, None, work, History::default());
    }
    model.shelf.awaited = model.shelf.awaited.filter(|&awaited| awaited != number);
    model.shelf.deleted = Some(Deleted { entry, text: String::new() });
}
