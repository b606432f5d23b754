//! The page's program: what it knows, what it does when something happens, and bringing that onto the page.

mod hearing;
mod playing;

use super::board::{Board, Pointed, Room, UNSETTLED};
use super::elements::{Elements, set_attribute, set_text};
use super::gallery::Gallery;
use super::graph::Drawn;
use super::likely_view::Shades;
use super::model::kept::Shelf;
use super::panic::has_panicked;
use super::picture_box::Studio;
use super::pointer::Gesture;
use super::search_box::Search;
use super::shelf::OnBoard;
use super::theme::Theme;
use super::worker::channel::{Channel, Heard};
use super::worker::solver::{Request, Solver};
use crate::format::Format;
use crate::player::{Inspection, Playback, Player};
use crate::puzzle::{At, Cell, Grid, Line, Puzzle};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web_sys::{FileReader, HtmlElement, MediaQueryList, Storage, Window};

/// Where to be in a puzzle that is opened.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Arrival {
    Start,
    End,
    /// Where so many steps have been taken.
    At(usize),
}

/// What else a puzzle is to have when it comes.
pub(super) enum Arriving {
    /// The marks that came with a link, and whether they are to be seen at once.
    Shared { marks: Grid, marking: bool },
    /// What was kept from the last visit: marks, if they had no place of their own then, and whether they were being made.
    Kept { marks: String, marking: bool },
}

/// What is shown, as far as it is kept: the position, whether a person solves, how often they have changed their marks, and
/// which question it is the answer to.
pub(super) type Shown = (usize, bool, u64, u32);

/// The program, shared by everything that can happen.
#[derive(Clone)]
pub(super) struct Handle(Rc<RefCell<Option<App>>>);

impl Handle {
    /// A handle with no program behind it yet.
    pub(super) fn new() -> Handle {
        Handle(Rc::new(RefCell::new(None)))
    }

    /// From now on, what happens is done by this program.
    pub(super) fn hold(&self, app: App) {
        *self.0.borrow_mut() = Some(app);
    }

    /// Does something and then shows what has changed.
    pub(super) fn act(&self, action: impl FnOnce(&mut App)) {
        self.act_if(|app| {
            action(app);
            true
        });
    }

    /// Does something and, if that says so, shows what has changed.
    pub(super) fn act_if(&self, action: impl FnOnce(&mut App) -> bool) {
        // Nothing that the program does calls back into it while it is at work; if a browser did, the call is dropped.
        if !has_panicked()
            && let Ok(mut slot) = self.0.try_borrow_mut()
            && let Some(app) = slot.as_mut()
            && action(app)
        {
            app.show();
        }
    }
}

pub(super) struct App {
    pub(super) window: Window,
    pub(super) elements: Elements,
    pub(super) theme: Theme,
    pub(super) board: Board,
    /// The room for the board; nothing if it must be measured anew.
    room: Option<Room>,
    pub(super) solver: Channel<Solver>,
    /// What draws pictures, and how things come back to the program from there.
    pub(super) studio: Studio,
    pub(super) handle: Handle,
    pub(super) player: Option<Player>,
    playback: Option<Playback>,
    /// When the last frame was drawn, while frames follow each other.
    last_frame: Option<f64>,
    /// How far fresh cells have settled in, from 0 to 1.
    settling: Option<f64>,
    shown_position: usize,
    /// The question to which what is shown is the answer.
    pub(super) shown_ticket: u32,
    pub(super) ticket: u32,
    arrival: Arrival,
    /// The text that was asked for last, and which of its puzzles.
    pub(super) opened_text: String,
    pub(super) opened_index: usize,
    /// What else the puzzle that was asked for is to have when it comes.
    pub(super) arriving: Option<Arriving>,
    /// The marks of all puzzles, and which of them are on the board.
    pub(super) shelf: Shelf<Storage>,
    pub(super) on_board: OnBoard,
    /// Whether a hint was refused because the solver is busy.
    pub(super) hint_refused: bool,
    /// What was shown when a link to it was put into the address.
    pub(super) linked: Option<Shown>,
    /// Whether the board is to be brought into view when the puzzle comes.
    pub(super) bring_into_view: bool,
    pub(super) gallery: Gallery,
    /// The text that is shown, which of its puzzles, and the format that was chosen for it.
    pub(super) shown_text: (String, usize, Option<Format>),
    /// Pointers on the board, what they point at, and what two fingers have not achieved yet.
    pub(super) gesture: Gesture,
    pub(super) pointed: Pointed,
    pub(super) pinched: f64,
    /// How far the wheel has turned since the board last changed.
    pub(super) turned: f64,
    pub(super) on_long_press: Closure<dyn FnMut()>,
    pub(super) long_press_timer: Option<i32>,
    /// The keyboard's cursor, and whether it is to be seen.
    pub(super) cursor: Option<At>,
    pub(super) cursor_seen: bool,
    /// The line that is inspected, and what is shown of it.
    pub(super) chosen: Option<Line>,
    pub(super) inspected: Option<Inspection>,
    /// The puzzle whose lines are listed.
    pub(super) listed: Option<Puzzle>,
    pub(super) strips_stale: bool,
    /// How many cells are unknown after each step, and how that was drawn last.
    pub(super) progress: Vec<u32>,
    pub(super) graph_drawn: Option<Drawn>,
    /// What was kept last, and what keeps it.
    pub(super) remembered: Option<Shown>,
    pub(super) on_remember: Closure<dyn FnMut()>,
    pub(super) remember_timer: Option<i32>,
    pub(super) told_of_storage: bool,
    /// The details of what has broken down last.
    pub(super) details: String,
    /// Reads the file that is being opened, and what it is called.
    pub(super) file_reader: FileReader,
    pub(super) file_name: String,
    /// The question that is not answered yet.
    pub(super) search: Option<Search>,
    /// Says that the solver is at work, when that has taken a while.
    pub(super) on_patience: Closure<dyn FnMut()>,
    /// How likely cells are, if that is to be seen, and whether the worker has been asked.
    pub(super) shades: Option<Shades>,
    pub(super) likely_asked: bool,
    still: Option<MediaQueryList>,
    on_frame: Closure<dyn FnMut(f64)>,
    frame_requested: bool,
    /// Opens what was typed, when typing has paused.
    pub(super) on_typed: Closure<dyn FnMut()>,
    pub(super) typing_timer: Option<i32>,
}

impl App {
    /// The program of a page, with its worker starting up. What happens comes back to it through the handle.
    ///
    /// # Errors
    /// If the browser has no canvas or no workers.
    pub(super) fn new(handle: &Handle, window: Window, elements: Elements) -> Result<App, JsValue> {
        let (news, frames, typed, patience) = (handle.clone(), handle.clone(), handle.clone(), handle.clone());
        let (pressed, remembering) = (handle.clone(), handle.clone());
        let theme = Theme::read(&window)?;
        Ok(App {
            board: Board::new(elements.board.clone(), theme.clone())?,
            theme,
            room: None,
            solver: Channel::open(move |what| news.act(|app| app.hear(what)))?,
            studio: Studio::default(),
            handle: handle.clone(),
            player: None,
            playback: None,
            last_frame: None,
            settling: None,
            shown_position: 0,
            shown_ticket: 0,
            ticket: 0,
            arrival: Arrival::Start,
            opened_text: String::new(),
            opened_index: 0,
            arriving: None,
            shelf: Shelf::new(window.local_storage().ok().flatten()),
            on_board: OnBoard::default(),
            hint_refused: false,
            linked: None,
            bring_into_view: false,
            gallery: Gallery::default(),
            shown_text: (String::new(), 0, None),
            gesture: Gesture::default(),
            pointed: Pointed::default(),
            pinched: 1.0,
            turned: 0.0,
            on_long_press: Closure::new(move || pressed.act(App::long_press)),
            long_press_timer: None,
            cursor: None,
            cursor_seen: false,
            chosen: None,
            inspected: None,
            listed: None,
            strips_stale: true,
            progress: Vec::new(),
            graph_drawn: None,
            remembered: None,
            on_remember: Closure::new(move || remembering.act(App::remember)),
            remember_timer: None,
            told_of_storage: false,
            details: String::new(),
            file_reader: FileReader::new()?,
            file_name: String::new(),
            search: None,
            on_patience: Closure::new(move || patience.act(App::patience_ends)),
            shades: None,
            likely_asked: false,
            still: window.match_media("(prefers-reduced-motion: reduce)")?,
            on_frame: Closure::new(move |now| frames.act(|app| app.frame(now))),
            frame_requested: false,
            on_typed: Closure::new(move || typed.act(|app| app.open_typed(Arrival::Start))),
            typing_timer: None,
            window,
            elements,
        })
    }

    /// Asks the worker for a puzzle of a text. An earlier question that is not answered yet is given up.
    pub(super) fn open(&mut self, text: &str, index: usize, arrival: Arrival) {
        self.open_from(text, index, arrival, None);
    }

    /// The same, to be solved on from what is known.
    pub(super) fn open_from(&mut self, text: &str, index: usize, arrival: Arrival, known: Option<Grid>) {
        self.abandon();
        self.arriving = None;
        self.ticket = self.ticket.wrapping_add(1);
        self.arrival = arrival;
        text.clone_into(&mut self.opened_text);
        self.opened_index = index;
        self.search_begins();
        let (ticket, text, format, method) = (self.ticket, text.to_owned(), self.format(), self.method());
        self.solver.send(Request::Open { ticket, text, format, index, method, known });
    }

    /// What was asked for last is no longer wanted.
    pub(super) fn forget_request(&mut self) {
        // Without a puzzle on the board, it is the first one that is still to come.
        if self.player.is_some() && self.search.is_some() {
            self.stop();
        }
    }

    /// Ends what the worker is doing.
    pub(super) fn interrupt(&mut self) {
        self.likely_asked = false;
        if self.solver.interrupt().is_err() {
            self.hear(Heard::Died("No further one could be started.".to_owned()));
        }
    }

    pub(super) fn theme_changed(&mut self) {
        if let Ok(theme) = Theme::read(&self.window) {
            self.gallery.paint(&theme, self.window.device_pixel_ratio());
            self.graph_drawn = None;
            self.strips_stale = true;
            self.board.set_theme(theme.clone());
            self.theme = theme;
        }
    }

    /// The window has another size or density.
    pub(super) fn resized(&mut self) {
        self.room = None;
        self.strips_stale = true;
    }

    /// Brings onto the page whatever has changed.
    fn show(&mut self) {
        self.want_likely();
        let Some(player) = &self.player else { return };
        let moved = player.position() != self.shown_position;
        let forwards = player.position() > self.shown_position;
        self.shown_position = player.position();
        if moved {
            set_text(&self.elements.copy, "Copy");
            self.settling = (forwards && !self.is_playing_fast() && !self.is_still()).then_some(0.0);
        }
        let elements = &self.elements;
        let room = self.room.unwrap_or_else(|| measure(&self.window, &elements.frame));
        self.room = Some(room);
        self.board.fit(player.puzzle(), room);
        let settled = self.settling.map_or(1.0, |settling| UNSETTLED + (1.0 - UNSETTLED) * settling);
        let shades = self.shades.as_ref().filter(|_| elements.likely.checked()).map(|shades| shades.shades.as_slice());
        let cursor = self.cursor.filter(|_| self.cursor_seen && player.is_marking());
        let at = self.pointed.at.or(cursor);
        // The line of each step is lit anyway.
        let chosen = self.chosen.filter(|_| !elements.follow.checked());
        let pointed = Pointed { at, cursor, chosen, ..self.pointed };
        self.board.paint(player, shades, pointed, settled);

        // Sentences that follow each other several times a second are not to be read out.
        set_attribute(&elements.sentence, "aria-live", if self.playback.is_some() { "off" } else { "polite" });
        set_text(&elements.sentence, &player.sentence());
        set_text(&elements.figures, &player.figures());
        let count = |kind| player.grid().cells().iter().filter(|&&cell| cell == kind).count();
        let label = format!(
            "Board of {} × {} cells: {} filled, {} empty, {} unknown",
            player.puzzle().width(),
            player.puzzle().height(),
            count(Cell::Filled),
            count(Cell::Empty),
            count(Cell::Unknown)
        );
        set_attribute(&elements.board, "aria-label", &label);
        self.show_transport(player);
        self.show_message(player);
        self.show_solutions(player);
        self.show_saving(player);
        self.show_picture_box();
        self.show_mode(player);
        self.show_inspector();
        self.show_progress();
        self.show_words();
        self.remember_soon();
        self.keep_marks();
        self.request_frame();
    }

    /// Whether the page is as high as the window, so that only parts of it scroll.
    pub(super) fn is_bounded(&self) -> bool {
        is_bounded(&self.window, &self.elements.frame)
    }
}

/// Whether the style sheet gives the board's height.
fn is_bounded(window: &Window, frame: &HtmlElement) -> bool {
    window.get_computed_style(frame).ok().flatten().is_some_and(|style| {
        let value = style.get_property_value("--bounded");
        value.is_ok_and(|value| value.trim() == "1")
    })
}

/// How much room there is for the board. The style sheet says by `--bounded` whether its height is given; if not, the
/// board is no higher than the window.
fn measure(window: &Window, frame: &HtmlElement) -> Room {
    let bounded = is_bounded(window, frame);
    let window_height = window.inner_height().ok().and_then(|height| height.as_f64()).unwrap_or(800.0);
    Room {
        width: f64::from(frame.client_width()),
        height: if bounded { f64::from(frame.client_height()) } else { (window_height - 100.0).max(200.0) },
        density: window.device_pixel_ratio().max(0.5),
    }
}
