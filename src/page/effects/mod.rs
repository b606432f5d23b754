//! Carries out effects by means of the browser. Answers come back as messages.

#[cfg(target_arch = "wasm32")]
pub(crate) mod seeing;
#[cfg(target_arch = "wasm32")]
pub(crate) mod timers;
#[cfg(target_arch = "wasm32")]
pub(crate) mod workers;

use super::effect::Effect;
use super::effects::seeing::Seeing;
use super::effects::timers::Timers;
use super::effects::workers::Workers;
use super::msg::{Msg, Sender};
use crate::clock::ticking::{Clock, tell_day};
use crate::export::DrawMsg;
use crate::export::clipboard::Pictures;
use crate::keep::storage::Storages;
use crate::kept_names::{GAME, LEARNED};
use nonoscope_kit::effects::address::set_hash;
use nonoscope_kit::effects::files::{blob, pick_file, save_file};
use nonoscope_kit::effects::printing::Printing;
use nonoscope_kit::effects::{address, clipboard};
use nonoscope_kit::world::World;
use wasm_bindgen::prelude::*;
use web_sys::{Blob, Document, Window};

/// Carries out effects.
pub(crate) struct Effects {
    window: Window,
    document: Document,
    sender: Sender,
    workers: Workers,
    pictures: Pictures,
    printing: Printing,
    seeing: Seeing,
    storages: Storages,
    timers: Timers,
    clock: Clock,
}

impl Effects {
    /// Listens to events from outside the page.
    pub(crate) fn new(window: &Window, document: &Document, sender: &Sender) -> Effects {
        address::listen(window, sender, Msg::Hash);
        Effects {
            window: window.clone(),
            document: document.clone(),
            sender: sender.clone(),
            workers: Workers::new(sender),
            pictures: Pictures::default(),
            printing: Printing::new(window, document, sender, |prints| Msg::Draw(DrawMsg::Printing(prints))),
            seeing: Seeing::new(document),
            storages: Storages::new(window, sender),
            timers: Timers::new(window, sender),
            clock: Clock::new(window, document, sender),
        }
    }
}

impl World<Effect> for Effects {
    fn run(&mut self, effect: Effect) {
        match effect {
            // The parts do that.
            Effect::Show => {}
            Effect::Solve(request) => self.workers.solve(request),
            Effect::StopSolver => self.workers.stop_solver(),
            Effect::ReplaceSolver { details } => self.workers.replace_solver(details),
            Effect::StartTutor => self.workers.start_tutor(),
            Effect::Argue(request) => self.workers.argue(request),
            Effect::StopTutor => self.workers.stop_tutor(),
            Effect::ReplaceTutor => self.workers.replace_tutor(),
            Effect::Read(request) => self.workers.read(request),
            Effect::StopReader => self.workers.stop_reader(),
            Effect::ReplaceReader => self.workers.replace_reader(),
            Effect::Draw { ticket, drawing } => self.workers.draw(ticket, drawing),
            Effect::ReadPicture { ticket, bytes } => self.workers.read_picture(ticket, bytes),
            Effect::OpenLightbox(picture) => open(picture.as_deref()),
            Effect::StopDrawing => self.workers.stop_drawing(),
            Effect::ReplaceArtist => self.workers.replace_artist(),
            Effect::Recall => self.storages.recall(),
            Effect::Keep(text) => self.storages.keep(&text),
            Effect::Fetch { name } => self.storages.fetch(name),
            Effect::KeepMarks { name, marks, seen } => self.storages.keep_marks(name, marks, seen.as_deref()),
            Effect::KeepLearned(text) => self.storages.keep_under(LEARNED, text),
            Effect::KeepGame(text) => self.storages.keep_under(GAME, text),
            Effect::KeepPlay { name, text } => self.storages.keep_play(&name, text.as_deref()),
            Effect::KeepSolved(text) => self.storages.keep_solved(&text),
            Effect::AskDay => tell_day(&self.sender),
            Effect::RunClock(runs) => self.clock.run(runs),
            Effect::KeepWelcomed(text) => self.storages.keep_welcomed(text),
            Effect::SetHash(hash) => set_hash(&self.window, &hash),
            Effect::Copy { text, note } => {
                clipboard::copy(&self.window, &text, &self.sender, move |worked| Msg::Copied { note, worked });
            }
            Effect::CopyPicture => self.pictures.ask(&self.window, &self.sender),
            Effect::GivePicture(picture) => self.pictures.give(picture),
            Effect::SaveFile(file) => save_file(&self.document, &file),
            Effect::PickFile => pick_file(&self.document),
            Effect::PutSheet { drawing, lies } => self.printing.put(&drawing, lies),
            Effect::TakeSheetAway => self.printing.take_away(),
            Effect::Print => self.printing.print(),
            Effect::Arm(timer, millis) => self.timers.arm(timer, millis),
            Effect::Disarm(timer) => self.timers.disarm(timer),
            Effect::RequestFrame => self.timers.request_frame(),
            Effect::Capture(pointer) => self.seeing.capture(pointer),
            Effect::FocusBoard => self.seeing.focus_board(),
            Effect::Select { line, column } => self.seeing.select(line, column),
            Effect::Reveal(place) => self.seeing.reveal(place),
            Effect::EnterDrawer => self.seeing.enter_drawer(),
            Effect::LeaveDrawer(drawer) => self.seeing.leave_drawer(drawer),
            Effect::ShowKeys(open) => self.seeing.show_keys(open),
            Effect::ShowCalendar(open) => self.seeing.show_calendar(open),
            Effect::ShowCourse(open) => self.seeing.show_course(open),
            Effect::ShowGame(open) => self.seeing.show_game(open),
            Effect::AskToClear(open) => self.seeing.ask_to_clear(open),
            Effect::ShowWelcome(open) => self.seeing.show_welcome(open),
        }
    }
}

#[wasm_bindgen(raw_module = "./trusted.js")]
extern "C" {
    #[wasm_bindgen(js_name = openLightbox)]
    fn open_lightbox(picture: Option<Blob>);
}

/// Opens it, with the bytes of a picture if there are any.
pub(crate) fn open(picture: Option<&[u8]>) {
    // The browser looks at the bytes, not at the type.
    open_lightbox(picture.and_then(|bytes| blob(bytes, "image/png").ok()));
}
