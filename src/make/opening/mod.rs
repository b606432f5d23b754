//! Taking a puzzle from elsewhere onto the sheet: from a link, or from the board of the other page. It takes its picture, which is found by
//! solving it.

#[cfg(test)]
mod tests;

use crate::keep::LastVisit;
use crate::make::kept::Work;
use crate::make::sheet::{History, Sheet};
use crate::make::{Effect, Model};
use crate::workers::maker::Request;
use crate::workers::reader;
use nonoscope_core::puzzle::{Grid, Puzzle};
use nonoscope_play::Visit;
use nonoscope_words::make_mine;

/// What is on its way.
#[derive(Debug, Default)]
pub(crate) struct Opening {
    ticket: u32,
    /// Whether an answer is awaited.
    awaited: bool,
}

impl Opening {
    /// Something is asked for: returns its number.
    pub(crate) fn ask(&mut self) -> u32 {
        self.ticket = self.ticket.wrapping_add(1);
        self.awaited = true;
        self.ticket
    }

    /// An answer has come. Returns whether it is awaited.
    pub(crate) fn is_answered(&mut self, ticket: u32) -> bool {
        let is_right = self.awaited && ticket == self.ticket;
        self.awaited &= !is_right;
        is_right
    }
}

/// A puzzle with its picture, as a drawing of its own.
pub(crate) fn work_of(puzzle: &Puzzle, picture: &Grid) -> Option<Work> {
    let picture = picture.clone().with_inks(puzzle.inks())?;
    let sheet = Sheet::of(&picture, puzzle.givens(), puzzle.palette().clone())?;
    Some(Work { title: puzzle.title().unwrap_or_default().to_owned(), sheet, ..Work::default() })
}

/// The page has loaded: first of all, it reads what was kept.
pub(crate) fn begin(out: &mut Vec<Effect>) {
    out.push(Effect::Recall);
}

/// Puts a drawing onto the board: one that is kept, with its number and its text, or a new one.
pub(crate) fn open(model: &mut Model, kept: Option<(u32, String)>, work: Work, past: History) {
    let is_new = kept.is_none();
    let (number, seen) = kept.unzip();
    model.mine.take(number, &work, seen);
    model.drawing.open(work.sheet, past);
    // A new one is kept at once, so that it is in the list.
    model.mine.kept = (!is_new).then_some(model.drawing.changes());
    model.verdict.forget();
}

/// Follows the link in the page's address, if there is one.
pub(crate) fn follow_address(model: &mut Model, out: &mut Vec<Effect>) {
    if !model.address.has_link() {
        return;
    }
    match Visit::follow(&model.address.hash) {
        Ok(visit) => take_picture(model, visit.reading.puzzle, None, out),
        Err(error) => model.notice.say(error.text()),
    }
}

/// Takes the picture of a puzzle. If it is not known, it is found out by solving.
fn take_picture(model: &mut Model, puzzle: Puzzle, picture: Option<&Grid>, out: &mut Vec<Effect>) {
    let ticket = model.opening.ask();
    match picture {
        Some(picture) => solved(model, ticket, &puzzle, Some(picture), out),
        None => out.push(Effect::Make(Request::Solve { ticket, puzzle: Box::new(puzzle) })),
    }
}

/// The picture of a puzzle is known, or cannot be found.
pub(crate) fn solved(model: &mut Model, ticket: u32, puzzle: &Puzzle, picture: Option<&Grid>, out: &mut Vec<Effect>) {
    if !model.opening.is_answered(ticket) {
        return;
    }
    match picture.and_then(|picture| work_of(puzzle, picture)) {
        Some(work) => {
            open(model, None, work, History::default());
            // What was kept last no longer comes.
            model.mine.awaited = None;
            if model.address.has_link() {
                // After a reload it would hide what is drawn.
                model.address.hash.clear();
                out.push(Effect::SetHash(String::new()));
            }
        }
        None => model.notice.say(make_mine::no_picture()),
    }
}

/// What the other page kept of its last visit has been read: it has the puzzle of its board.
pub(crate) fn take_board(model: &mut Model, text: Option<&str>, out: &mut Vec<Effect>) {
    let visit = text.and_then(LastVisit::from_text).unwrap_or_default();
    // At its first visit, that page shows the card.
    let text = if visit.text.is_empty() { nonoscope_format::examples::GCHQ_2015.text.to_owned() } else { visit.text };
    let ticket = model.opening.ask();
    let index = visit.index as usize;
    out.push(Effect::Read(reader::Request::Read { ticket, text, format: visit.format, index }));
}

/// A text has been read.
pub(crate) fn hear(model: &mut Model, news: reader::News, out: &mut Vec<Effect>) {
    let reader::News::Read { ticket, reading, .. } = news else { return };
    if !model.opening.is_answered(ticket) {
        return;
    }
    match reading {
        Ok(reading) => {
            let picture = reading.notes.goal.clone();
            take_picture(model, reading.puzzle, picture.as_ref(), out);
        }
        Err(_) => model.notice.say(make_mine::watch_unreadable()),
    }
}

/// The worker that reads has died, or could not be started.
pub(crate) fn died(model: &mut Model, details: Option<&str>, out: &mut Vec<Effect>) {
    lost(model);
    if details.is_some() {
        out.push(Effect::ReplaceReader);
    }
    model.notice.say(make_mine::not_read());
}

/// Pending answers will not come.
pub(crate) fn lost(model: &mut Model) {
    model.opening.ask();
    model.opening = Default::default();
}
