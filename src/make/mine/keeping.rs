//! Keeping the drawing in the browser when a stroke ends, and what other tabs keep.

use super::KeepMsg;
use crate::make::drawing::Tool;
use crate::make::kept::{Desk, Work, past_of, past_to_text};
use crate::make::{Effect, Model, Timer, export, opening, sections};
use nonoscope_core::puzzle::Colour;
use nonoscope_words::make_mine;

/// A drawing of more cells is kept when there is a pause, because writing it takes a moment.
const MOST_CELLS_AT_ONCE: usize = 40_000;
/// That pause, in milliseconds.
const PAUSE: u32 = 400;

/// Keeps what has changed.
pub(crate) fn settle(model: &mut Model, out: &mut Vec<Effect>) {
    // Until what was kept has been read, nothing is written over it.
    if !model.mine.is_read || model.mine.awaited.is_some() {
        return;
    }
    let is_kept = model.mine.kept == Some(model.drawing.changes());
    if !is_kept && !model.drawing.is_drawing() {
        if model.drawing.sheet().dots().len() <= MOST_CELLS_AT_ONCE {
            keep_work(model, out);
        } else if !std::mem::replace(&mut model.mine.is_armed, true) {
            out.push(Effect::Arm(Timer::Keeping, PAUSE));
        }
    }
    let desk = desk(model).to_text();
    if model.mine.desk != desk {
        model.mine.desk.clone_from(&desk);
        out.push(Effect::KeepDesk(desk));
    }
}

/// There has been a pause.
pub(crate) fn is_due(model: &mut Model, out: &mut Vec<Effect>) {
    if std::mem::take(&mut model.mine.is_armed) && model.mine.kept != Some(model.drawing.changes()) {
        keep_work(model, out);
    }
}

/// How the page is used.
fn desk(model: &Model) -> Desk {
    Desk {
        work: model.mine.number.unwrap_or_default(),
        tool: model.tools.tool.name().to_owned(),
        ink: model.tools.ink.number(),
        section: model.sections.chosen.name().to_owned(),
        unmarked: !model.tools.marks_open,
        message: model.message.text.clone(),
    }
}

/// Keeps the drawing on the board. An empty sheet without a title is not worth it.
fn keep_work(model: &mut Model, out: &mut Vec<Effect>) {
    let mine = &mut model.mine;
    mine.kept = Some(model.drawing.changes());
    let is_worth_it = !model.drawing.sheet().is_blank() || !mine.title.is_empty();
    if mine.number.is_none() && !is_worth_it {
        return;
    }
    let number = mine.number.unwrap_or_else(|| mine.free_number());
    mine.number = Some(number);
    let work = Work {
        when: 0,
        title: mine.title.clone(),
        author: mine.author.clone(),
        licence: mine.licence.clone(),
        sheet: model.drawing.sheet().clone(),
    };
    let past = past_to_text(model.drawing.history());
    out.push(Effect::Keep { number, work: Box::new(work), past, seen: mine.seen.clone() });
}

/// Handles a message.
pub(crate) fn keep(model: &mut Model, msg: KeepMsg, out: &mut Vec<Effect>) {
    match msg {
        KeepMsg::Recalled { desk, works } => recall(model, desk.as_deref(), &works, out),
        KeepMsg::Fetched { number, work, past } => {
            if model.mine.awaited != Some(number) {
                return;
            }
            model.mine.awaited = None;
            let Some((text, read)) = work.and_then(|text| Work::from_text(&text).map(|work| (text, work))) else {
                model.mine.remove(number);
                model.notice.say(make_mine::gone());
                return;
            };
            let past = past_of(&past.unwrap_or_default(), &read.sheet);
            opening::open(model, Some((number, text)), read, past);
        }
        KeepMsg::FetchedAll(texts) => export::bind(model, &texts, out),
        KeepMsg::Kept { number, text, stored } => {
            model.mine.note(number, &text);
            if model.mine.number == Some(number) {
                model.mine.seen = Some(text);
            }
            if !stored && !std::mem::replace(&mut model.mine.told, true) {
                model.notice.say(make_mine::not_kept());
            }
        }
        KeepMsg::Differs { number, text } => {
            model.mine.note(number, &text);
            if model.mine.number == Some(number) {
                // Neither of the two is written over: this one goes on as another drawing.
                model.mine.number = None;
                (model.mine.seen, model.mine.kept) = (None, None);
                model.notice.say(make_mine::changed_elsewhere());
            }
        }
        KeepMsg::Forgotten { number, text } => {
            if let Some(deleted) = model.mine.deleted.as_mut().filter(|deleted| deleted.entry.number == number) {
                deleted.text = text;
            }
        }
        KeepMsg::Elsewhere { number, text } => elsewhere(model, number, text),
        KeepMsg::Board(text) => opening::take_board(model, text.as_deref(), out),
        KeepMsg::Leaving => is_due(model, out),
    }
}

/// What was kept has been read: shows what a link shows, or else what was drawn last.
fn recall(model: &mut Model, desk: Option<&str>, works: &[(u32, String)], out: &mut Vec<Effect>) {
    model.mine.is_read = true;
    for (number, text) in works {
        model.mine.note(*number, text);
    }
    if let Some(desk) = desk.and_then(Desk::from_text) {
        model.tools.tool = Tool::named(&desk.tool).unwrap_or_default();
        model.tools.marks_open = !desk.unmarked;
        model.message.text = desk.message;
        sections::recall(model, &desk.section);
        if works.iter().any(|(number, _)| *number == desk.work) {
            model.mine.awaited = Some(desk.work);
            // If the palette does not have it, it is not chosen.
            model.tools.ink =
                Colour::try_from(desk.ink as u8).ok().filter(|ink| !ink.is_background()).unwrap_or(Colour::INK);
            out.push(Effect::Fetch { number: desk.work });
        }
    }
    opening::follow_address(model, out);
}

/// Another tab has kept a drawing, or has deleted it.
fn elsewhere(model: &mut Model, number: u32, text: Option<String>) {
    let is_shown = model.mine.number == Some(number);
    let Some(text) = text else {
        model.mine.remove(number);
        if is_shown {
            model.mine.seen = None;
        }
        return;
    };
    let Some(work) = model.mine.note(number, &text) else { return };
    if !is_shown || model.mine.seen.as_ref() == Some(&text) {
        return;
    }
    // Undo brings back what was here.
    model.drawing.replace(work.sheet.clone());
    model.mine.take(Some(number), &work, Some(text));
    model.mine.kept = Some(model.drawing.changes());
}
