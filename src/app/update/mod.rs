//! Messages change the model: one function handles every message and returns what to do, with a file for each kind of
//! message.
//!
//! `asking`, `playing`, `judging` and `marking` are at the bottom, `hearing`, `tutoring` and `settling` at the top. `settling` holds what
//! follows from every change.

mod asking;
mod calendar;
mod drawers;
mod drawing;
mod entering;
mod finishing;
mod gaming;
mod hearing;
mod judging;
mod keeping;
mod learning;
mod linking;
mod marking;
mod playing;
mod pointing;
mod rating;
mod reading;
mod reasoning;
mod saving;
mod settling;
mod stuck;
mod timing;
mod trying;
mod tutoring;
mod welcome;

#[cfg(test)]
mod tests;

use super::effect::{Effect, Note, Timer};
use super::model::Model;
use super::model::entry::EntryMsg;
use super::model::finish::FinishMsg;
use super::model::settings::Setting;
use super::msg::{Msg, PlayMsg};
use nonoscope_kit::knowing::{Knowing, Turn};
use nonoscope_kit::model::board::BoardMsg;
use nonoscope_kit::model::keymap::{KeyAction, Mode};
use nonoscope_kit::model::marking::MarksMsg;
use nonoscope_kit::model::notice::NoticeMsg;

impl Knowing for Model {
    type Msg = Msg;
    type Effect = Effect;

    const BEGIN: Msg = Msg::Begin;

    fn handle(&mut self, msg: Msg) -> Vec<Effect> {
        self.update(msg)
    }

    fn when(effect: &Effect) -> Turn {
        match effect {
            Effect::Show => Turn::Showing,
            effect if effect.waits_for_showing() => Turn::AfterShowing,
            _ => Turn::AtOnce,
        }
    }
}

impl Model {
    /// Handles a message: changes the model, and returns what to do.
    pub(crate) fn update(&mut self, msg: Msg) -> Vec<Effect> {
        let mut out = Vec::new();
        if take(self, msg, &mut out) {
            settling::settle(self, &mut out);
            out.push(Effect::Show);
        }
        out
    }
}

/// Handles a message. False if nothing can look different now.
fn take(model: &mut Model, msg: Msg, out: &mut Vec<Effect>) -> bool {
    welcome::heed(model, &msg, out);
    // What is done on the board is spoken of next.
    if matches!(msg, Msg::Play(_) | Msg::Marks(_) | Msg::Reason(_) | Msg::Search | Msg::Key(_) | Msg::Set(_)) {
        model.shown.told = None;
    }
    match msg {
        Msg::Begin => linking::begin(model, out),
        Msg::Near => return !std::mem::replace(&mut model.tutoring.is_near, true),
        Msg::Play(msg) => playing::play(model, msg),
        Msg::StopSearch => asking::stop(model, out),
        Msg::Search => stuck::search(model, out),
        // They are about the board, which nobody sees behind the finished picture.
        Msg::Marks(MarksMsg::Hint | MarksMsg::Check | MarksMsg::BackToRight | MarksMsg::Try(_))
            if model.attempt.finish.is_open() =>
        {
            return false;
        }
        Msg::Marks(msg) => marking::mark(model, msg, out),
        Msg::Reason(msg) => reasoning::look(model, msg),
        Msg::Board(msg) => return pointing::board(model, msg, out),
        Msg::Key(action) => return key(model, action, out),
        Msg::Entry(EntryMsg::Dragged { over }) => {
            return std::mem::replace(&mut model.entry.is_dragged_over, over) != over;
        }
        Msg::Entry(msg) => entering::enter(model, msg, out),
        Msg::Example(index) => entering::example(model, index, out),
        Msg::ShowTitle => entering::show_title(model, out),
        Msg::Set(setting) => set(model, setting, out),
        Msg::Game(msg) => return gaming::game(model, msg, out),
        Msg::Save(msg) => saving::save(model, msg, out),
        Msg::Draw(msg) => return drawing::draw(model, msg, out),
        Msg::Notice(msg) => notice(model, msg, out),
        Msg::Keys { open } => {
            out.push(Effect::ShowKeys(open));
            return false;
        }
        Msg::Drawer(msg) => drawers::turn(model, msg, out),
        Msg::Learn(msg) => learning::learn(model, msg, out),
        Msg::Calendar(msg) => calendar::turn(model, msg, out),
        Msg::Finish(msg) => finishing::finish(model, msg, out),
        Msg::Clock(msg) => return timing::tick(model, msg, out),
        Msg::Welcome(msg) => welcome::welcome(model, msg, out),
        Msg::Solver(news) => hearing::hear(model, news, out),
        Msg::SolverDied { details } => hearing::died(model, details, out),
        Msg::SolverReplaced { details, worked } => hearing::replaced(model, &details, worked, out),
        Msg::Tutor(news) => tutoring::hear(model, news, out),
        Msg::TutorDied { details } => tutoring::died(model, details.as_deref(), out),
        Msg::Reader(news) => reading::hear(model, news, out),
        Msg::ReaderDied { details } => reading::died(model, details.as_deref(), out),
        Msg::Artist(news) => drawing::hear(model, news, out),
        Msg::ArtistDied { details } => drawing::died(model, details.as_deref(), out),
        Msg::Keep(msg) => return keeping::keep(model, msg, out),
        Msg::Copied { note, worked } => copied(model, note, worked),
        Msg::Hash(hash) => {
            model.address.hash = hash;
            linking::follow_address(model, out);
        }
        Msg::Frame(now) => model.playing.frame(now, model.player.as_mut()),
        Msg::Timer(timer) => run_out(model, timer, out),
        Msg::Display(msg) => model.display.update(msg),
    }
    true
}

/// A key was pressed.
fn key(model: &mut Model, action: KeyAction, out: &mut Vec<Effect>) -> bool {
    let zooms = matches!(action, KeyAction::Larger | KeyAction::Smaller | KeyAction::Whole);
    if zooms && model.settings.game.locks_zoom {
        return false;
    }
    let msg = match action {
        KeyAction::SolveTyped => Msg::Entry(EntryMsg::Solve),
        KeyAction::Undo => Msg::Marks(MarksMsg::Undo),
        KeyAction::Redo => Msg::Marks(MarksMsg::Redo),
        KeyAction::Larger => Msg::Board(BoardMsg::Larger),
        KeyAction::Smaller => Msg::Board(BoardMsg::Smaller),
        KeyAction::Whole => Msg::Board(BoardMsg::Whole),
        KeyAction::ListKeys => Msg::Keys { open: true },
        KeyAction::SwitchMode => {
            // The keys of the board then work at once.
            out.push(Effect::FocusBoard);
            Msg::Marks(MarksMsg::Mode { marking: !model.marking.is_on })
        }
        KeyAction::Hint => Msg::Marks(MarksMsg::Hint),
        KeyAction::Check => Msg::Marks(MarksMsg::Check),
        KeyAction::Try(wish) => Msg::Marks(MarksMsg::Try(wish)),
        KeyAction::Step => Msg::Play(PlayMsg::Step),
        KeyAction::Back => Msg::Play(PlayMsg::Back),
        KeyAction::NextPass => Msg::Play(PlayMsg::NextPass),
        KeyAction::PassStart => Msg::Play(PlayMsg::PassStart),
        KeyAction::ToStart => Msg::Play(PlayMsg::ToStart),
        KeyAction::ToEnd => Msg::Play(PlayMsg::ToEnd),
        KeyAction::PlayOrPause => Msg::Play(PlayMsg::PlayOrPause),
        KeyAction::Move { direction, paints } => {
            marking::move_cursor(model, direction, paints, out);
            if let Some(at) = model.board.cursor.at().filter(|_| model.mode() == Mode::Asking) {
                reasoning::ask(model, at, true);
            }
            return true;
        }
        KeyAction::Why => {
            reasoning::ask_here(model);
            return true;
        }
        KeyAction::BackToBoard => Msg::Finish(FinishMsg::Close),
        KeyAction::Close => {
            reasoning::close(model);
            return true;
        }
        KeyAction::Ink(number) => {
            marking::choose_ink(model, number);
            return true;
        }
        KeyAction::SwapTools => {
            marking::swap_tools(model);
            return true;
        }
        KeyAction::Mark(cell) => {
            marking::mark_at_cursor(model, cell, out);
            return true;
        }
    };
    take(model, msg, out)
}

/// A setting has changed.
fn set(model: &mut Model, setting: Setting, out: &mut Vec<Effect>) {
    model.settings.update(setting);
    match setting {
        // Solves the same puzzle with it, from the start.
        Setting::Method(_) => {
            welcome::has_chosen(model, out);
            asking::reopen(model, None, out);
        }
        Setting::Speed(speed) => model.playing.set_speed(speed.steps_per_second()),
        Setting::Skips(skips) => {
            if let Some(player) = &mut model.player {
                player.set_skips_idle(skips);
            }
        }
        // They only change what is shown.
        Setting::Likely(_) | Setting::Follows(_) | Setting::Letters(_) => {}
        Setting::Game(_) => gaming::set(model, out),
    }
}

fn notice(model: &mut Model, msg: NoticeMsg, out: &mut Vec<Effect>) {
    match msg {
        NoticeMsg::Close => model.notice.close(),
        NoticeMsg::CopyDetails => {
            let text = model.notice.details.clone().unwrap_or_default();
            out.push(Effect::Copy { text, note: Note::Details });
        }
    }
}

/// Something was copied, or could not be.
fn copied(model: &mut Model, note: Note, worked: bool) {
    match (note, worked) {
        (Note::Message, true) => model.saving.copy_button = "Copied",
        (Note::Message, false) => model.saving.copy_button = "Select it and copy it by hand",
        (Note::Details, true) => model.notice.copy_button = "Copied",
        (Note::Details, false) => model.notice.copy_button = "Could not be copied",
        (Note::Link { length }, true) => {
            model.saving.share_note =
                format!("Copied. The link has {length} characters and is in the address bar too.");
        }
        (Note::Link { .. }, false) => {
            "The link is in the address bar; copy it from there.".clone_into(&mut model.saving.share_note);
        }
        (Note::Unsolved, worked) => finishing::copied(model, worked),
        (Note::EmptyPuzzle, worked) => saving::copied_unsolved(model, worked),
        (Note::Text { lines }, true) => model.drawing.note = format!("Copied: {lines} lines of text."),
        (Note::Text { .. }, false) => "The text could not be copied.".clone_into(&mut model.drawing.note),
        (Note::Picture, true) => "Copied.".clone_into(&mut model.drawing.note),
        (Note::Picture, false) => "The picture could not be copied.".clone_into(&mut model.drawing.note),
    }
}

/// A timer has run out.
fn run_out(model: &mut Model, timer: Timer, out: &mut Vec<Effect>) {
    match timer {
        Timer::Patience => model.asking.lose_patience(),
        Timer::Typing => entering::typing_paused(model, out),
        Timer::LongPress => pointing::long_press(model, out),
        Timer::Keeping => keeping::keep_now(model, out),
        Timer::Showing => learning::show_answer(model),
        Timer::Idle => tutoring::start(model, out),
        Timer::Silence => tutoring::lose_patience(model, out),
    }
}
