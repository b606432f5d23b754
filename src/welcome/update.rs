//! The welcome: greeting a newcomer once, the small puzzle, and watching the card.

use super::{Greeted, Small, WelcomeMsg};
use crate::entry::{self, EntryMsg};
use crate::kept_names::{LAST_VISIT, WELCOMED};
use crate::learn::LearnMsg;
use crate::origin::Wanted;
use crate::page::{Dialogue, Effect, Model, Msg, Place};
use crate::{drawers, learn, marks, ready, transport};
use nonoscope_format::examples;
use nonoscope_kit::model::board::BoardMsg;
use nonoscope_kit::model::keymap::KeyAction;
use nonoscope_play::{Player, Speed};

/// Handles a message.
pub(crate) fn welcome(model: &mut Model, msg: WelcomeMsg, out: &mut Vec<Effect>) {
    let small = &mut model.welcome.small;
    match msg {
        WelcomeMsg::Try => open(model, false, out),
        WelcomeMsg::Ask { for_marks } => {
            // It is asked for from the lessons.
            learn::close(model, out);
            open(model, true, out);
            if for_marks {
                out.push(Effect::Reveal(Place::Marks));
            }
        }
        WelcomeMsg::Close => close(model, out),
        WelcomeMsg::Watch => watch(model, out),
        WelcomeMsg::Own => {
            close(model, out);
            out.push(Effect::AskShelf(Wanted::Next));
        }
        WelcomeMsg::Again => *small = Small::default(),
        WelcomeMsg::Press(index) => small.mark(index, None),
        WelcomeMsg::Mark(cell) => small.mark(small.cursor, Some(cell)),
        WelcomeMsg::Move(direction) => small.step(direction),
        WelcomeMsg::Focus(index) if index < small.cells.len() => small.cursor = index,
        WelcomeMsg::Focus(_) => {}
    }
}

/// The page has begun: has it greeted before?
pub(crate) fn begin(out: &mut Vec<Effect>) {
    out.push(Effect::Fetch { name: WELCOMED.to_owned() });
}

/// A kept text has come. Returns whether it was about the welcome.
pub(crate) fn recall(model: &mut Model, name: &str, text: Option<&str>, out: &mut Vec<Effect>) -> bool {
    let is_new = match (name, text) {
        // People who knew the page before there was a welcome need none.
        (WELCOMED, None) => {
            out.push(Effect::Fetch { name: LAST_VISIT.to_owned() });
            return true;
        }
        (WELCOMED, Some(text)) => Greeted::named(text) == Greeted::New,
        (LAST_VISIT, text) => {
            let greeted = if text.is_none() { Greeted::New } else { Greeted::Seen };
            out.push(Effect::KeepWelcomed(greeted.name()));
            greeted == Greeted::New
        }
        _ => return false,
    };
    model.welcome.greets = is_new;
    true
}

/// The person does something: no greeting is needed, and the card is no longer awaited.
pub(crate) fn heed(model: &mut Model, msg: &Msg, out: &mut Vec<Effect>) {
    let is_act = match msg {
        Msg::Entry(msg) => !matches!(msg, EntryMsg::Found { .. } | EntryMsg::Dragged { .. }),
        Msg::Board(msg) => matches!(msg, BoardMsg::Down(_) | BoardMsg::Choose(_)),
        Msg::Key(action) => {
            !matches!(action, KeyAction::ListKeys | KeyAction::Larger | KeyAction::Smaller | KeyAction::Whole)
        }
        Msg::Learn(msg) => *msg == LearnMsg::Open,
        Msg::Play(_) | Msg::Marks(_) | Msg::Example(_) | Msg::Set(_) | Msg::Search => true,
        _ => false,
    };
    if is_act {
        model.welcome.plays = false;
        dismiss(model, out);
    }
}

/// From now on, this browser shows no greeting.
fn dismiss(model: &mut Model, out: &mut Vec<Effect>) {
    if std::mem::take(&mut model.welcome.greets) {
        out.push(Effect::KeepWelcomed(Greeted::Seen.name()));
    }
}

/// Opens the small puzzle from the start.
fn open(model: &mut Model, lists_marks: bool, out: &mut Vec<Effect>) {
    dismiss(model, out);
    model.playing.stop();
    let welcome = &mut model.welcome;
    (welcome.is_open, welcome.small, welcome.lists_marks) = (true, Small::default(), lists_marks);
    out.push(Effect::Open(Dialogue::Small, true));
}

fn close(model: &mut Model, out: &mut Vec<Effect>) {
    if std::mem::take(&mut model.welcome.is_open) {
        out.push(Effect::Open(Dialogue::Small, false));
    }
}

/// Plays the card.
fn watch(model: &mut Model, out: &mut Vec<Effect>) {
    dismiss(model, out);
    close(model, out);
    let place = if model.display.is_bounded { Place::SideTop } else { Place::Stage };
    drawers::reveal(model, place, out);
    marks::set_mode(model, false);
    transport::go(model, |_| 0);
    // Slow enough to be read along.
    model.settings.speed = Speed::Slow;
    model.welcome.plays = true;
    let text = examples::GCHQ_2015.text;
    if model.player.as_ref().is_none_or(|player| model.shown.text != text || player.session().is_from_marks()) {
        let index = ready::place_of(text);
        index.into_iter().for_each(|index| entry::example(model, index, out));
    }
}

/// Plays the card as soon as it is there.
pub(crate) fn settle(model: &mut Model) {
    let is_ready = !model.asking.is_waiting() && model.player.as_ref().is_some_and(Player::at_start);
    if model.welcome.plays && is_ready {
        model.welcome.plays = false;
        transport::start(model);
    }
}
