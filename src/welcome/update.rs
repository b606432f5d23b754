//! The welcome: greeting a newcomer once, the small puzzle, and watching the card.

use super::{Greeted, Small, WelcomeMsg};
use crate::entry::{self, EntryMsg};
use crate::kept_names::{LAST_VISIT, WELCOMED};
use crate::learn::LearnMsg;
use crate::page::{Effect, Model, Msg, Place};
use crate::{asking, drawers, marks, transport};
use nonoscope_core::solve::Method;
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
            if for_marks {
                // They are asked for in the list of keys.
                out.push(Effect::ShowKeys(false));
            }
            open(model, true, out);
            if for_marks {
                out.push(Effect::Reveal(Place::Marks));
            }
        }
        WelcomeMsg::Close => close(model, out),
        WelcomeMsg::Dismiss => dismiss(model, out),
        WelcomeMsg::Watch { card } => watch(model, card, out),
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
        (WELCOMED, Some(text)) => {
            let greeted = Greeted::named(text);
            model.welcome.chose_method = greeted == Greeted::Watching;
            greeted == Greeted::New
        }
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
    out.push(Effect::ShowWelcome(true));
}

fn close(model: &mut Model, out: &mut Vec<Effect>) {
    if std::mem::take(&mut model.welcome.is_open) {
        out.push(Effect::ShowWelcome(false));
    }
}

/// Plays the card like a person, from the lines that have a single layout on; or the puzzle on the board as it is.
fn watch(model: &mut Model, card: bool, out: &mut Vec<Effect>) {
    dismiss(model, out);
    close(model, out);
    let place = if model.display.is_bounded { Place::SideTop } else { Place::Stage };
    drawers::reveal(model, place, out);
    marks::set_mode(model, false);
    transport::go(model, |_| 0);
    // Slow enough to be read along.
    model.settings.speed = Speed::Slow;
    model.welcome.plays = true;
    if !card {
        return;
    }
    model.settings.method = Method::Human;
    let text = examples::GCHQ_2015.text;
    let is_solved_so = |player: &Player| player.outcome().method == Method::Human && !player.session().is_from_marks();
    if model.player.is_none() || model.shown.text != text {
        let index = examples::ALL.iter().position(|example| example.text == text);
        index.into_iter().for_each(|index| entry::example(model, index, out));
    } else if !model.player.as_ref().is_some_and(is_solved_so) {
        asking::reopen(model, None, out);
    }
    model.welcome.chose_method = true;
    out.push(Effect::KeepWelcomed(Greeted::Watching.name()));
}

impl Model {
    /// A puzzle is asked for. The method that the welcome has chosen for the card is not for others.
    pub(crate) fn leave_card(&mut self, text: &str, out: &mut Vec<Effect>) {
        if text != examples::GCHQ_2015.text && std::mem::take(&mut self.welcome.chose_method) {
            self.settings.method = Method::default();
            out.push(Effect::KeepWelcomed(Greeted::Seen.name()));
        }
    }
}

/// The person has chosen a method.
pub(crate) fn has_chosen(model: &mut Model, out: &mut Vec<Effect>) {
    if std::mem::take(&mut model.welcome.chose_method) {
        out.push(Effect::KeepWelcomed(Greeted::Seen.name()));
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
