//! Messages change the model: one function handles every message, has its feature change the model, and returns what to do. What follows from every
//! change comes after it.

use super::model::Model;
use super::msg::{Dialogue, Effect, Msg, Note, PlayMsg, Timer};
use crate::entry::{self, EntryMsg};
use crate::finish::{self, FinishMsg};
use crate::marks;
use crate::save;
use crate::settings::{self, Setting};
use crate::{
    answer, asking, board, clock, drawers, export, gallery, keep, learn, link, method, origin, rating, reasons,
    transport, tutoring, welcome,
};
use nonoscope_kit::knowing::{Knowing, Turn};
use nonoscope_kit::model::board::BoardMsg;
use nonoscope_kit::model::game::GameSetting;
use nonoscope_kit::model::keymap::{KeyAction, Mode};
use nonoscope_kit::model::marking::MarksMsg;
use nonoscope_kit::model::notice::NoticeMsg;
use nonoscope_words::{message, sharing};

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
            settle(self, &mut out);
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
        Msg::Begin => link::begin(model, out),
        Msg::Near => return !std::mem::replace(&mut model.tutoring.is_near, true),
        Msg::Play(msg) => transport::play(model, msg),
        Msg::StopSearch => asking::stop(model, out),
        Msg::Search => method::search(model, out),
        // They are about the board, which nobody sees behind the finished picture.
        Msg::Marks(MarksMsg::Hint | MarksMsg::Check | MarksMsg::BackToRight | MarksMsg::Try(_))
            if model.finish.is_open() =>
        {
            return false;
        }
        Msg::Marks(msg) => marks::mark(model, msg, out),
        Msg::Reason(msg) => reasons::look(model, msg),
        Msg::Board(msg) => return board::board(model, msg, out),
        Msg::Key(action) => return key(model, action, out),
        Msg::Entry(EntryMsg::Dragged { over }) => {
            return std::mem::replace(&mut model.entry.is_dragged_over, over) != over;
        }
        Msg::Entry(msg) => entry::enter(model, msg, out),
        Msg::Example(index) => {
            out.push(Effect::Open(Dialogue::Puzzles, false));
            entry::example(model, index, out);
            // The button that was pressed is gone.
            out.push(Effect::FocusBoard);
        }
        Msg::ShowTitle => entry::show_title(model, out),
        Msg::Set(setting) => set(model, setting, out),
        Msg::Game(msg) => return settings::game(model, msg, out),
        Msg::Save(msg) => save::save(model, msg, out),
        Msg::Draw(msg) => return export::draw(model, msg, out),
        Msg::Notice(msg) => notice(model, msg, out),
        Msg::Keys { open } => {
            learn::close(model, out);
            out.push(Effect::Open(Dialogue::Keys, open));
        }
        Msg::Origin(msg) => origin::turn(model, msg, out),
        Msg::Drawer(msg) => drawers::turn(model, msg, out),
        Msg::Learn(msg) => learn::learn(model, msg, out),
        Msg::Finish(msg) => finish::finish(model, msg, out),
        Msg::Clock(msg) => return clock::tick(model, msg, out),
        Msg::Welcome(msg) => welcome::welcome(model, msg, out),
        Msg::Solver(news) => answer::hear(model, news, out),
        Msg::SolverDied { details } => answer::died(model, details, out),
        Msg::SolverReplaced { details, worked } => answer::replaced(model, &details, worked, out),
        Msg::Tutor(news) => tutoring::hear(model, news, out),
        Msg::TutorDied { details } => tutoring::died(model, details.as_deref(), out),
        Msg::Reader(news) => answer::reading::hear(model, news, out),
        Msg::ReaderDied { details } => answer::reading::died(model, details.as_deref(), out),
        Msg::Artist(news) => export::hear(model, news, out),
        Msg::ArtistDied { details } => export::died(model, details.as_deref(), out),
        Msg::Keep(msg) => return keep::keep(model, msg, out),
        Msg::Copied { note, worked } => copied(model, note, worked),
        Msg::Hash(hash) => {
            model.address.hash = hash;
            link::follow_address(model, out);
        }
        Msg::Frame(now) => {
            let was_playing = model.playing.is_playing();
            model.playing.frame(now, model.player.as_mut());
            if was_playing && !model.playing.is_playing() {
                finish::watched(model);
            }
        }
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
            marks::move_cursor(model, direction, paints, out);
            if let Some(at) = model.board.cursor.at().filter(|_| model.mode() == Mode::Asking) {
                reasons::ask(model, at, true);
            }
            return true;
        }
        KeyAction::Why => {
            reasons::ask_here(model);
            return true;
        }
        KeyAction::BackToBoard => Msg::Finish(FinishMsg::Close),
        KeyAction::Close => {
            reasons::close(model);
            return true;
        }
        KeyAction::Ink(number) => {
            marks::choose_ink(model, number);
            return true;
        }
        KeyAction::SwapTools => {
            marks::swap_tools(model);
            return true;
        }
        KeyAction::Mark(cell) => {
            marks::mark_at_cursor(model, cell, out);
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
            settings::set(model, out);
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
        Setting::Game(GameSetting::Language(_)) => {
            settings::set(model, out);
            // What stands in the page and what its programs say is put into words when they start.
            out.push(Effect::SpeakAnew);
        }
        Setting::Game(_) => settings::set(model, out),
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
        (Note::Message, true) => model.saving.copy_button = sharing::copied(),
        (Note::Message, false) => model.saving.copy_button = sharing::copy_by_hand(),
        (Note::Details, true) => model.notice.copy_button = sharing::copied(),
        (Note::Details, false) => model.notice.copy_button = sharing::not_copied(),
        (Note::Link { length }, true) => model.saving.share_note = sharing::link_copied(length),
        (Note::Link { .. }, false) => model.saving.share_note = sharing::link_in_address(),
        (Note::Unsolved, worked) => finish::copied(model, worked),
        (Note::EmptyPuzzle, worked) => save::copied_unsolved(model, worked),
        (Note::Text { lines }, true) => model.drawing.note = sharing::text_copied(lines),
        (Note::Text { .. }, false) => model.drawing.note = sharing::text_not_copied(),
        (Note::Picture, true) => model.drawing.note = sharing::copied_done(),
        (Note::Picture, false) => model.drawing.note = sharing::picture_not_copied(),
    }
}

/// A timer has run out.
fn run_out(model: &mut Model, timer: Timer, out: &mut Vec<Effect>) {
    match timer {
        Timer::Patience => model.asking.lose_patience(),
        Timer::Typing => entry::typing_paused(model, out),
        Timer::LongPress => board::long_press(model, out),
        Timer::Keeping => keep::keep_now(model, out),
        Timer::Showing => learn::show_answer(model),
        Timer::Idle => tutoring::start(model, out),
        Timer::Silence => tutoring::lose_patience(model, out),
    }
}

/// Brings everything up to date with what has changed.
fn settle(model: &mut Model, out: &mut Vec<Effect>) {
    welcome::settle(model);
    method::settle(model, out);
    reasons::settle(model, out);
    rating::settle(model, out);
    tutoring::settle(model, out);
    origin::settle(model);
    gallery::see_picture(model);
    finish::settle(model, out);
    clock::settle(model, out);
    let Some(player) = &model.player else { return };
    model.board.lens.repeat_clues(model.settings.game.repeats_clues);
    model.board.lens.fit(player.puzzle(), model.settings.inking(), model.display.room);
    model.marking.fit(player.puzzle().inks());
    let spoken_of = player.marking().spoken_of().filter(|_| player.is_marking());
    if std::mem::replace(&mut model.marking.spoken_of, spoken_of) != spoken_of
        && let Some(at) = spoken_of
    {
        model.board.lens.reveal(at);
    }
    if model.playing.look(player.position(), model.display.is_still) {
        model.saving.copy_button = message::copy();
    }
    // Layouts that change several times a second cannot be read.
    if model.settings.follows && !model.playing.is_fast() {
        model.board.chosen = player.lit_line();
    }
    model.marking.is_on = player.is_marking();
    // Until its own marks have come, a puzzle is not ready to be kept.
    if !model.keeping.marks.awaited {
        keep::keep_soon(model, out);
        keep::keep_marks(model, out);
    }
    gallery::see_solutions(model, out);
    if model.playing.wants_frame() {
        out.push(Effect::RequestFrame);
    }
}
