//! Carries out effects by means of the browser. Answers come back as messages.

use super::msg::{Dialogue, Effect, Msg, Place, Sender, Timer};
use crate::clock::part::Ticker;
use crate::export::DrawMsg;
use crate::export::part::Pictures;
use crate::keep::storage::Storages;
use crate::kept_names::{GAME, LEARNED};
use crate::ready;
use crate::workers::artist::{self, Artist, Drawing};
use crate::workers::reader::{self, Reader};
use crate::workers::solver::{self, Solver};
use crate::workers::tutor::{self, Tutor};
use nonoscope_kit::dom::{find, found};
use nonoscope_kit::effects::address::{self, set_hash};
use nonoscope_kit::effects::clipboard;
use nonoscope_kit::effects::files::{blob, pick_file, save_file};
use nonoscope_kit::effects::printing::Printing;
use nonoscope_kit::effects::timers::Timers;
use nonoscope_kit::model::drawer::Drawer;
use nonoscope_kit::worker::on_demand::OnDemand;
use nonoscope_kit::world::World;
use wasm_bindgen::prelude::*;
use web_sys::{
    Document, HtmlCanvasElement, HtmlDetailsElement, HtmlDialogElement, HtmlElement, HtmlTextAreaElement, Window,
};

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
    on_frame: Closure<dyn FnMut(f64)>,
    clock: Ticker,
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
            timers: Timers::new(window, sender, &Timer::ALL, Msg::Timer),
            on_frame: {
                let sender = sender.clone();
                Closure::new(move |now| sender.send(Msg::Frame(now)))
            },
            clock: Ticker::new(window, document, sender),
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
            Effect::OpenLightbox(picture) => show_lightbox(picture.as_deref()),
            Effect::StopDrawing => self.workers.stop_drawing(),
            Effect::ReplaceArtist => self.workers.replace_artist(),
            Effect::Recall => self.storages.recall(),
            Effect::Keep(text) => self.storages.keep(&text),
            Effect::Fetch { name } => self.storages.fetch(name),
            Effect::KeepMarks { name, marks, seen } => self.storages.keep_marks(name, marks, seen.as_deref()),
            Effect::KeepLearned(text) => self.storages.keep_under(LEARNED, text),
            Effect::SpeakAnew => address::speak_anew(&self.window),
            Effect::KeepGame(text) => self.storages.keep_under(GAME, text),
            Effect::KeepPlay { name, text } => self.storages.keep_play(&name, text.as_deref()),
            Effect::KeepSolved(text) => self.storages.keep_solved(&text),
            Effect::KeepSolve(solve) => self.storages.keep_solve(*solve),
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
            Effect::Arm(timer, millis) => self.timers.arm(timer as usize, millis),
            Effect::Disarm(timer) => self.timers.disarm(timer as usize),
            Effect::RequestFrame => {
                // Any visible window draws frames.
                let _ = self.window.request_animation_frame(self.on_frame.as_ref().unchecked_ref());
            }
            Effect::Capture(pointer) => self.seeing.capture(pointer),
            Effect::FocusBoard => self.seeing.focus_board(),
            Effect::Select { line, column } => self.seeing.select(line, column),
            Effect::Reveal(place) => self.seeing.reveal(place),
            Effect::UnfoldBox => self.seeing.unfold_box(),
            Effect::EnterDrawer => self.seeing.enter_drawer(),
            Effect::LeaveDrawer(drawer) => self.seeing.leave_drawer(drawer),
            Effect::AskShelf(wanted) => ask("shelf", wanted.name(), &JsValue::UNDEFINED),
            Effect::ShowCode(link) => ask("shelf", "code", &link.as_str().into()),
            Effect::Open(dialogue, open) => self.seeing.show(dialogue, open),
        }
    }
}

#[wasm_bindgen(raw_module = "./trusted.js")]
extern "C" {
    /// Asks a program that is loaded when it is first needed.
    fn ask(program: &str, event: &str, detail: &JsValue);
}

/// Opens it, with the bytes of a picture if there are any.
pub(crate) fn show_lightbox(picture: Option<&[u8]>) {
    // The browser looks at the bytes, not at the type.
    let picture = picture.and_then(|bytes| blob(bytes, "image/png").ok());
    ask("lightbox", "picture", &picture.into());
}

/// The elements that get the focus or are scrolled into view.
pub(crate) struct Seeing {
    document: Document,
    stage: HtmlElement,
    side: HtmlElement,
    inspector: HtmlDetailsElement,
    /// What holds the box.
    own: HtmlDetailsElement,
    faults: HtmlElement,
    frame: HtmlElement,
    board: HtmlCanvasElement,
    text: HtmlTextAreaElement,
    drawer_title: HtmlElement,
    marks: HtmlElement,
}

impl Seeing {
    pub(crate) fn new(document: &Document) -> Seeing {
        Seeing {
            document: document.clone(),
            stage: find(document, "stage"),
            side: find(document, "side"),
            inspector: find(document, "inspector"),
            own: find(document, "own"),
            faults: find(document, "fault"),
            frame: find(document, "frame"),
            board: find(document, "board"),
            text: find(document, "puzzle"),
            drawer_title: find(document, "drawer-title"),
            marks: find(document, "small-marks"),
        }
    }

    /// Brings a part of the page into view.
    pub(crate) fn reveal(&self, place: Place) {
        match place {
            Place::Stage => self.stage.scroll_into_view(),
            Place::SideTop => self.side.set_scroll_top(0),
            Place::Inspector => {
                self.inspector.set_open(true);
                self.inspector.scroll_into_view();
            }
            Place::Marks => self.marks.scroll_into_view(),
            Place::Faults => {
                self.unfold_box();
                self.faults.scroll_into_view_with_bool(false);
            }
        }
    }

    /// Unfolds the box for a puzzle.
    pub(crate) fn unfold_box(&self) {
        self.own.set_open(true);
    }

    /// Has the board receive all events of a pointer, if the browser still knows the pointer.
    pub(crate) fn capture(&self, pointer: i32) {
        let _ = self.board.set_pointer_capture(pointer);
    }

    pub(crate) fn focus_board(&self) {
        let _ = self.frame.focus();
    }

    /// Selects a place in the box. The browser moves a place beyond the end to the end.
    pub(crate) fn select(&self, line: usize, column: usize) {
        let (start, end) = utf16_place(&self.text.value(), line, column);
        self.unfold_box();
        let _ = self.text.focus();
        let _ = self.text.set_selection_range(start, end);
    }

    /// Gives the focus to the drawer that is open.
    pub(crate) fn enter_drawer(&self) {
        let _ = self.drawer_title.focus();
    }

    /// Gives the focus to the button of a drawer.
    pub(crate) fn leave_drawer(&self, drawer: Drawer) {
        let button: Option<HtmlElement> = found(&self.document, &format!("open-{}", drawer.name()));
        if let Some(button) = button {
            let _ = button.focus();
        }
    }

    /// Opens or closes a dialogue. One that is already open stays open.
    pub(crate) fn show(&self, dialogue: Dialogue, open: bool) {
        let Some(element) = found::<HtmlDialogElement>(&self.document, id_of(dialogue)) else { return };
        if open {
            let _ = element.show_modal();
        } else {
            element.close();
        }
    }
}

/// The name of a dialogue's element.
fn id_of(dialogue: Dialogue) -> &'static str {
    match dialogue {
        Dialogue::Keys => "keys",
        Dialogue::Puzzles => "puzzles",
        Dialogue::Course => "course",
        Dialogue::Game => "game",
        Dialogue::Clearing => "clearing",
        Dialogue::Small => "small",
    }
}

/// Where the character at a line and a column, both from 1, begins and ends, in UTF-16 units, which browsers count in.
fn utf16_place(text: &str, line: usize, column: usize) -> (u32, u32) {
    let mut place = 0;
    let mut width = 1;
    for (index, content) in text.split_inclusive('\n').enumerate() {
        let characters = if index + 1 < line { usize::MAX } else { column.saturating_sub(1) };
        place += content.chars().take(characters).map(char::len_utf16).sum::<usize>();
        if index + 1 >= line {
            width = content.chars().nth(characters).map_or(1, char::len_utf16);
            break;
        }
    }
    (place as u32, (place + width) as u32)
}

/// The workers.
pub(crate) struct Workers {
    sender: Sender,
    solver: OnDemand<Solver, Msg>,
    tutor: OnDemand<Tutor, Msg>,
    reader: OnDemand<Reader, Msg>,
    artist: OnDemand<Artist, Msg>,
}

impl Workers {
    pub(crate) fn new(sender: &Sender) -> Workers {
        let solver_died = |details: Option<String>| Msg::SolverDied { details: details.unwrap_or_default() };
        Workers {
            sender: sender.clone(),
            solver: OnDemand::new(sender, Msg::Solver, solver_died),
            tutor: OnDemand::new(sender, Msg::Tutor, |details| Msg::TutorDied { details }),
            reader: OnDemand::new(sender, Msg::Reader, |details| Msg::ReaderDied { details }),
            artist: OnDemand::new(sender, Msg::Artist, |details| Msg::ArtistDied { details }),
        }
    }

    pub(crate) fn solve(&mut self, request: solver::Request) {
        self.solver.ask(request);
    }

    pub(crate) fn stop_solver(&mut self) {
        if self.solver.is_started() && !self.solver.stop() {
            self.sender.send(Msg::SolverDied { details: "Another one could not be started.".to_owned() });
        }
    }

    pub(crate) fn replace_solver(&mut self, details: String) {
        let worked = self.solver.replace();
        self.sender.send(Msg::SolverReplaced { details, worked });
    }

    pub(crate) fn start_tutor(&mut self) {
        self.tutor.start();
    }

    /// Asks the tutor, unless its answer is there already.
    pub(crate) fn argue(&mut self, request: tutor::Request) {
        let ready = if let tutor::Request::Open(task) = &request { ready::answer(task) } else { None };
        match ready {
            Some(news) => self.sender.send(Msg::Tutor(news.into())),
            None => self.tutor.ask(request),
        }
    }

    pub(crate) fn stop_tutor(&mut self) {
        self.tutor.stop();
    }

    pub(crate) fn replace_tutor(&mut self) {
        self.tutor.replace();
    }

    pub(crate) fn read(&mut self, request: reader::Request) {
        self.reader.ask(request);
    }

    pub(crate) fn stop_reader(&mut self) {
        self.reader.stop();
    }

    pub(crate) fn replace_reader(&mut self) {
        self.reader.replace();
    }

    pub(crate) fn draw(&mut self, ticket: u32, drawing: Box<Drawing>) {
        self.artist.ask(artist::Request::Draw { ticket, drawing });
    }

    pub(crate) fn read_picture(&mut self, ticket: u32, bytes: Vec<u8>) {
        self.artist.ask(artist::Request::Read { ticket, bytes });
    }

    pub(crate) fn stop_drawing(&mut self) {
        self.artist.stop();
    }

    pub(crate) fn replace_artist(&mut self) {
        self.artist.replace();
    }
}
