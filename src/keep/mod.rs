//! Keeps the visit and each puzzle's marks in the browser, and restores both. The storage is known here as far as the model knows it.

mod journal;
#[cfg(target_arch = "wasm32")]
pub(crate) mod storage;
#[cfg(test)]
mod tests;
mod texts;
mod visit;
mod when;

pub(crate) use self::texts::Texts;
pub(crate) use self::visit::LastVisit;

use self::when::{KeepAct, PAUSE, Shown, When};
use crate::asking::{self, Arrival, Arriving};
use crate::kept_names::{GAME, LEARNED, PLAY, SOLVED, WELCOMED};
use crate::marks::{KeptMarks, name_of};
use crate::page::{Effect, Model, Timer};
use crate::solved::Solved;
use crate::{clock, entry, learn, link, settings, welcome};
use nonoscope_core::solve::Method;
use nonoscope_format::examples;
use nonoscope_play::record::Ended;
use nonoscope_play::{Marking, Marks, Player, Speed};
use nonoscope_words::{marking, page};

/// A message from the browser's storage.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum KeepMsg {
    /// The last visit as the tab and the browser kept it; `anew` if the page must start without it.
    Recalled { anew: bool, texts: Vec<String> },
    /// The browser cannot keep what is shown.
    NotKept,
    /// The text kept under a requested name.
    Fetched { name: String, text: Option<String> },
    /// Marks were kept as this text, or removed; `stored` is false if they will be lost with the page.
    MarksKept { name: String, text: Option<String>, stored: bool },
    /// Another tab has meanwhile kept something else. Nothing was written over it.
    MarksDiffer { name: String, text: String },
    /// Another tab has kept something under a name, or removed it.
    Elsewhere { name: String, text: Option<String> },
    /// The page is about to be closed.
    Leaving,
}

/// How far the marks on the board are kept.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct OwnMarks {
    pub(crate) name: String,
    /// The text under that name when it was last read or written.
    pub(crate) seen: Option<String>,
    /// The number of changes at that time; `None` if the marks must be kept again.
    pub(crate) changes: Option<u64>,
    /// Whether the answer for that name is still to come.
    pub(crate) awaited: bool,
}

/// What is kept.
#[derive(Debug, Default)]
pub(crate) struct Keeping {
    pub(crate) when: When,
    /// Whether the page has reported that the browser keeps nothing.
    pub(crate) told: bool,
    pub(crate) marks: OwnMarks,
    /// The text to which the link in the address leads, empty until it has been followed; `None` if it leads nowhere.
    pub(crate) linked: Option<String>,
    /// What to add to the puzzle on the board once its own marks have come.
    pub(crate) arriving: Option<Arriving>,
}

/// A text of more bytes is not kept in the turn in which its puzzle comes onto the board.
const LONG: usize = 100_000;

/// Handles a message. False if nothing can look different now.
pub(crate) fn keep(model: &mut Model, msg: KeepMsg, out: &mut Vec<Effect>) -> bool {
    match msg {
        KeepMsg::Recalled { anew, texts } => {
            if anew || !recall(model, &texts, out) {
                entry::open_first(model, out);
            }
        }
        KeepMsg::NotKept => {
            // Until a person has begun, nothing can be lost.
            let has_begun = model.player.as_ref().is_some_and(|player| player.is_marking() || !player.at_start());
            if has_begun {
                tell_of_storage(model);
            }
        }
        KeepMsg::Fetched { name, text } => {
            if welcome::recall(model, &name, text.as_deref(), out) {
                return true;
            }
            if name == LEARNED {
                learn::recall(model, text.as_deref(), out);
            } else if name == GAME {
                settings::recall(model, text.as_deref());
            } else if name == SOLVED {
                recall_solved(model, text.as_deref());
            } else if name.starts_with(PLAY) {
                clock::take_up(model, &name, text.as_deref());
            } else if model.keeping.marks.awaited && model.keeping.marks.name == name {
                take_up_marks(model, text);
            }
        }
        KeepMsg::MarksKept { name, text, stored } => {
            if model.keeping.marks.name == name {
                model.keeping.marks.seen = text;
            }
            if !stored {
                tell_of_storage(model);
            }
        }
        KeepMsg::MarksDiffer { name, text } => {
            if model.keeping.marks.name == name {
                lay_over(model, text);
            }
        }
        KeepMsg::Elsewhere { name, text } if name == LEARNED => learn::recall(model, text.as_deref(), out),
        KeepMsg::Elsewhere { name, text } if name == GAME => settings::recall(model, text.as_deref()),
        KeepMsg::Elsewhere { name, text } if name == SOLVED => recall_solved(model, text.as_deref()),
        KeepMsg::Elsewhere { name, text } if name.starts_with(PLAY) => clock::take_up(model, &name, text.as_deref()),
        KeepMsg::Elsewhere { name, text: Some(text) } if name == WELCOMED => {
            welcome::recall(model, &name, Some(&text), out);
        }
        KeepMsg::Elsewhere { name, text } => kept_elsewhere(model, &name, text),
        KeepMsg::Leaving => {
            keep_now(model, out);
            clock::keep(model, out);
            return false;
        }
    }
    true
}

/// Restores the last visit. Returns whether there was one.
fn recall(model: &mut Model, texts: &[String], out: &mut Vec<Effect>) -> bool {
    let Some(visit) = texts.iter().find_map(|text| LastVisit::from_text(text)) else {
        if !texts.is_empty() {
            model.notice.say(page::cannot_recall());
        }
        return false;
    };
    if visit.text.trim().is_empty() {
        return false;
    }
    if let Some(number) = visit.shelf {
        model.origin.is_of_shelf(number, visit.text.clone());
    }
    let settings = &mut model.settings;
    (settings.skips, settings.likely, settings.follows) = (visit.skips, visit.likely, visit.follows);
    settings.letters = visit.letters;
    settings.speed = Speed::named(&visit.speed).unwrap_or_default();
    if let Some(method) = Method::ALL.into_iter().find(|method| method.name() == visit.method) {
        settings.method = method;
    }
    if !examples::ALL.iter().any(|example| example.text == visit.text) {
        model.entry.replace_untitled(&visit.text);
    }
    entry::forget_choices(model, out);
    model.entry.format = visit.format;
    let marking = model.address.wished.take().unwrap_or(visit.marking);
    let arriving = Arriving::Kept { marking };
    let arrival = Arrival::At(visit.position as usize);
    asking::open_with(model, &visit.text, visit.index as usize, arrival, arriving, out);
    true
}

/// The list of solved puzzles has come, from this tab or another one.
fn recall_solved(model: &mut Model, text: Option<&str>) {
    if let Some(solved) = text.and_then(Solved::from_text) {
        model.gallery.solved.merge(&solved);
    }
}

/// The person has solved the puzzle on the board.
pub(crate) fn has_solved(model: &mut Model, out: &mut Vec<Effect>) {
    let Some(player) = &model.player else { return };
    let (name, shelf, day) = (name_of(player.puzzle()), model.of_shelf(), model.of_day());
    let solved = &mut model.gallery.solved;
    // A person who had watched it to its end knew the picture.
    let ended = if solved.has_seen(&name) && !solved.has(&name) { Ended::GivenUp } else { Ended::Solved };
    let mut is_new = solved.add(&name);
    is_new |= shelf.is_some_and(|number| solved.add_of_shelf(number));
    is_new |= day.is_some_and(|day| solved.add_day(&day.to_text()));
    if is_new {
        out.push(Effect::KeepSolved(solved.to_text()));
    }
    journal::note(model, ended, out);
}

/// The page has shown the person the solution of the puzzle on the board. That counts if they had begun it, or if it is one that the page offers.
pub(crate) fn has_watched(model: &mut Model, out: &mut Vec<Effect>) {
    let has_begun = model.clock.begun > 0;
    let is_offered = model.shown.example.is_some() || model.of_shelf().is_some();
    if model.keeping.marks.awaited || !(has_begun || is_offered) || model.gallery.solved.has(&model.keeping.marks.name)
    {
        return;
    }
    if model.gallery.solved.add_watched(&model.keeping.marks.name) {
        out.push(Effect::KeepSolved(model.gallery.solved.to_text()));
        journal::note(model, if has_begun { Ended::GivenUp } else { Ended::Watched }, out);
    }
}

/// Another puzzle is on the board: asks for its kept marks. Everything else comes after them.
pub(crate) fn fetch_marks(model: &mut Model, arriving: Option<Arriving>, out: &mut Vec<Effect>) {
    let Some(player) = &model.player else { return };
    let name = name_of(player.puzzle());
    clock::keep(model, out);
    clock::fetch(model, &name, out);
    model.keeping.marks = OwnMarks { name: name.clone(), seen: None, changes: None, awaited: true };
    model.keeping.arriving = arriving;
    out.push(Effect::Fetch { name });
}

/// Puts a puzzle's kept marks on the board.
fn take_up_marks(model: &mut Model, seen: Option<String>) {
    let Some(player) = &mut model.player else { return };
    if let Some(text) = &seen {
        match KeptMarks::read(player.puzzle(), text) {
            Some(marks) => {
                player.marking_mut().change(|own| own.become_others(marks));
                // A person who has just asked for the puzzle may expect an empty one.
                if model.keeping.arriving.is_none() && !player.marking().marks().grid().is_unknown() {
                    player.marking_mut().say(marking::marks_are_back());
                }
            }
            None => {
                model.notice.say(page::marks_not_readable());
            }
        }
    }
    let own = &mut model.keeping.marks;
    (own.seen, own.changes, own.awaited) = (seen, Some(player.marking().changes()), false);
    if let Some(arriving) = model.keeping.arriving.take() {
        arrive(player, arriving);
    }
}

/// Adds to a puzzle what came with it.
pub(crate) fn arrive(player: &mut Player, arriving: Arriving) {
    match arriving {
        Arriving::Shared { marks, marking } => {
            // A link to the puzzle alone must not erase existing marks.
            if !marks.is_unknown() {
                player.marking_mut().change(|own| own.replace(&marks));
            }
            player.set_marking(marking);
        }
        Arriving::Kept { marking } => player.set_marking(marking),
        Arriving::Corrected { marks } => {
            let own = player.marking().marks();
            if own.is_empty() && !own.can_undo() {
                player.marking_mut().change(|own| own.replace(&marks));
            }
        }
    }
}

/// Something may have changed: a new puzzle is kept at once, a new place in it soon.
pub(crate) fn keep_soon(model: &mut Model, out: &mut Vec<Effect>) {
    let Some(player) = &model.player else { return };
    let now = Shown {
        position: player.position(),
        is_marking: player.is_marking(),
        changes: player.marking().changes(),
        ticket: model.shown.ticket,
    };
    let is_long = model.shown.text.len() > LONG;
    let acts = model.keeping.when.shows(now, model.address.has_link(), is_long);
    perform(model, acts, out);
}

/// Keeps the current state.
pub(crate) fn keep_now(model: &mut Model, out: &mut Vec<Effect>) {
    let acts = model.keeping.when.due();
    perform(model, acts, out);
}

fn perform(model: &mut Model, acts: Vec<KeepAct>, out: &mut Vec<Effect>) {
    for act in acts {
        match act {
            KeepAct::ClearAddress => link::set_hash(model, String::new(), out),
            KeepAct::Keep => out.extend(visit(model).map(|visit| Effect::Keep(visit.to_text()))),
            KeepAct::Arm => out.push(Effect::Arm(Timer::Keeping, PAUSE)),
            KeepAct::Disarm => out.push(Effect::Disarm(Timer::Keeping)),
        }
    }
}

/// The state to keep; `None` before the first puzzle.
fn visit(model: &Model) -> Option<LastVisit> {
    let (player, shown, settings) = (model.player.as_ref()?, &model.shown, model.settings);
    Some(LastVisit {
        text: shown.text.clone(),
        index: u32::try_from(shown.index).unwrap_or(0),
        format: shown.format,
        shelf: model.of_shelf(),
        method: player.outcome().method.name().to_owned(),
        position: u32::try_from(player.position()).unwrap_or(0),
        marking: player.is_marking(),
        speed: settings.speed.name().to_owned(),
        skips: settings.skips,
        likely: settings.likely,
        follows: settings.follows,
        letters: settings.letters,
    })
}

/// Keeps the marks on the board, if they have changed and no stroke is in progress.
pub(crate) fn keep_marks(model: &mut Model, out: &mut Vec<Effect>) {
    let Some(marking) = model.player.as_ref().map(Player::marking) else { return };
    let (marks, changes) = (marking.marks(), Some(marking.changes()));
    if changes == model.keeping.marks.changes || marks.stroke_length() > 0 || model.keeping.when.only_looks() {
        return;
    }
    let own = &mut model.keeping.marks;
    own.changes = changes;
    let marks = (!marks.is_empty() || marks.can_undo()).then(|| marks.to_text());
    out.push(Effect::KeepMarks { name: own.name.clone(), marks, seen: own.seen.clone() });
}

/// Another tab that could not announce it has kept other marks. They must not be lost: Undo brings them back.
fn lay_over(model: &mut Model, seen: String) {
    let Some(player) = &mut model.player else { return };
    if let Some(theirs) = KeptMarks::read(player.puzzle(), &seen) {
        put_over(player.marking_mut(), theirs);
    }
    // The marks here are kept now, in place of theirs.
    (model.keeping.marks.seen, model.keeping.marks.changes) = (Some(seen), None);
}

/// Puts the marks on the board over others, as one stroke.
fn put_over(marking: &mut Marking, others: Marks) {
    marking.change(|own| {
        let grid = own.grid().clone();
        own.become_others(others);
        own.replace(&grid);
    });
}

/// Another tab has kept something. If it is the marks of this puzzle, they are shown here too.
fn kept_elsewhere(model: &mut Model, name: &str, seen: Option<String>) {
    // The state of a link stays as it is while a person only looks at it.
    if name != model.keeping.marks.name || model.keeping.when.only_looks() {
        return;
    }
    let Some(player) = &mut model.player else { return };
    let puzzle = player.puzzle();
    let marks = match &seen {
        Some(text) => KeptMarks::read(puzzle, text),
        None => Some(Marks::new(puzzle.givens())),
    };
    if let Some(marks) = marks {
        player.marking_mut().change(|own| own.become_others(marks));
        let own = &mut model.keeping.marks;
        (own.seen, own.changes) = (seen, Some(player.marking().changes()));
    }
}

/// Says once that nothing can be kept.
fn tell_of_storage(model: &mut Model) {
    if !std::mem::replace(&mut model.keeping.told, true) {
        model.notice.say(page::saves_nothing());
    }
}
