//! The replay: a drawing of the marks, and what it is played with.

use super::RecordMsg;
use super::replaying::ReplayMsg;
use crate::shelf::{Model, Msg, Sender};
use nonoscope_core::puzzle::{Cell, Colour, Grid, Puzzle};
use nonoscope_kit::dom::{buttons, find, on_send, set_attribute, set_text};
use nonoscope_kit::part::Part;
use nonoscope_picture::Sample;
use nonoscope_play::record::SolveId;
use nonoscope_words::{page, record};
use wasm_bindgen::JsCast;
use web_sys::{Document, Element, HtmlButtonElement, HtmlElement, HtmlInputElement, HtmlSelectElement};

/// The replay.
pub(crate) struct Screen {
    document: Document,
    section: HtmlElement,
    heading: HtmlElement,
    board: Element,
    cells: Element,
    dots: Element,
    rules: [Element; 2],
    play: HtmlButtonElement,
    position: HtmlInputElement,
    note: Element,
    /// The paths of the inks.
    inks: Vec<Element>,
    /// Which replay is shown, and after how many strokes.
    shown: Option<(SolveId, usize)>,
    /// The colours of its puzzle, as they are painted.
    painted: Vec<String>,
}

/// A rule after this many cells is thicker.
const GROUP: usize = 5;

/// The names of drawings in browsers.
const SVG: &str = "http://www.w3.org/2000/svg";

impl Screen {
    pub(crate) fn new(document: &Document, sender: &Sender) -> Screen {
        let [play, ..] = buttons(
            document,
            sender,
            [
                ("play-replay", || Msg::Record(RecordMsg::Replay(ReplayMsg::PlayOrPause))),
                ("save-replay", || Msg::Record(RecordMsg::Replay(ReplayMsg::Save))),
                ("close-replay", || Msg::Record(RecordMsg::Replay(ReplayMsg::Close))),
            ],
        );
        let position: HtmlInputElement = find(document, "replay-position");
        let moved = position.clone();
        on_send(sender, &position, "input", move || {
            Some(Msg::Record(RecordMsg::Replay(ReplayMsg::To(moved.value().parse().ok()?))))
        });
        let speed: HtmlSelectElement = find(document, "replay-speed");
        let chosen = speed.clone();
        on_send(sender, &speed, "change", move || {
            // JavaScript's own, because Rust's takes 15 KB.
            let speed = js_sys::Number::parse_float(&chosen.value());
            Some(Msg::Record(RecordMsg::Replay(ReplayMsg::Speed(speed))))
        });
        // A closed dialogue plays nothing.
        let closing = || Some(Msg::Record(RecordMsg::Replay(ReplayMsg::Close)));
        on_send(sender, &find::<Element>(document, "record"), "close", closing);
        Screen {
            document: document.clone(),
            section: find(document, "replay"),
            heading: find(document, "replay-heading"),
            board: find(document, "replay-board"),
            cells: find(document, "replay-cells"),
            dots: find(document, "replay-dots"),
            rules: ["replay-rules", "replay-fives"].map(|id| find(document, id)),
            play,
            position,
            note: find(document, "replay-note"),
            inks: Vec::new(),
            shown: None,
            painted: Vec::new(),
        }
    }

    /// Puts up the board of another puzzle.
    fn lay(&mut self, puzzle: &Puzzle) {
        let (width, height) = (puzzle.width(), puzzle.height());
        set_attribute(&self.board, "viewBox", format!("-0.1 -0.1 {width}.2 {height}.2"));
        for (rules, every) in self.rules.iter().zip([1, GROUP]) {
            let down = (0..=width).filter(|x| x % every == 0 || *x == width).map(|x| format!("M{x} 0v{height}"));
            let across = (0..=height).filter(|y| y % every == 0 || *y == height).map(|y| format!("M0 {y}h{width}"));
            set_attribute(rules, "d", down.chain(across).collect::<String>());
        }
        self.cells.set_text_content(None);
        self.inks.clear();
        for _ in 0..puzzle.inks() {
            // Browsers never refuse a plain element.
            if let Ok(path) = self.document.create_element_ns(Some(SVG), "path") {
                let _ = self.cells.append_child(&path);
                self.inks.push(path);
            }
        }
        self.painted.clear();
    }

    /// Gives the inks their colours, as far as they have changed.
    fn paint(&mut self, puzzle: &Puzzle) {
        let palette = puzzle.palette();
        let fill = |ink: usize| match Sample::of(palette, Colour::ink(ink)).fill {
            Some([red, green, blue]) if palette.inks() > 1 => format!("rgb({red},{green},{blue})"),
            // The ink of the theme.
            _ => "currentColor".to_owned(),
        };
        let colours: Vec<String> = (1..=self.inks.len()).map(fill).collect();
        if self.painted != colours {
            for (path, colour) in self.inks.iter().zip(&colours) {
                set_attribute(path, "fill", colour);
            }
            self.painted = colours;
        }
    }

    fn draw(&self, grid: &Grid) {
        for (path, ink) in self.inks.iter().zip(1..) {
            set_attribute(path, "d", squares(grid, Cell::of(Colour::ink(ink))));
        }
        let empty = grid.places().filter(|&at| grid.get(at) == Cell::EMPTY);
        let dots = empty.map(|at| format!("M{}.5 {}.5h0", at.column(), at.row()));
        set_attribute(&self.dots, "d", dots.collect::<String>());
    }
}

/// The cells that are like one, as a path.
fn squares(grid: &Grid, cell: Cell) -> String {
    let like = grid.places().filter(|&at| grid.get(at) == cell);
    like.map(|at| format!("M{} {}h1v1h-1z", at.column(), at.row())).collect()
}

impl Part<Model> for Screen {
    fn show(&mut self, model: &Model) {
        let Some(replaying) = &model.recording.replaying else {
            if let Some((SolveId { begun, puzzle }, _)) = self.shown.take() {
                self.section.set_hidden(true);
                // The button that had the focus is gone.
                let button = format!("[data-does=\"replay\"][data-with=\"{begun}.{puzzle}\"]");
                let button = self.document.query_selector(&button).ok().flatten();
                if let Some(button) = button.and_then(|button| button.dyn_into::<HtmlElement>().ok()) {
                    let _ = button.focus();
                }
            }
            return;
        };
        let before = self.shown.replace((replaying.id, replaying.position));
        if before.is_none_or(|(id, _)| id != replaying.id) {
            self.lay(&replaying.puzzle);
            self.section.set_hidden(false);
            self.position.set_max(&replaying.length().to_string());
            // The button that had the focus is gone.
            let _ = self.heading.focus();
        }
        set_text(&self.heading, replaying.puzzle.title().unwrap_or_default());
        let play = if replaying.playing.is_some() { page::pause() } else { page::play_steps() };
        set_text(&self.play, &play);
        set_text(&self.note, &replaying.note);
        self.paint(&replaying.puzzle);
        if before == self.shown {
            return;
        }
        self.draw(&replaying.grid());
        let (shown, strokes) = (replaying.position, replaying.length());
        self.position.set_value(&shown.to_string());
        set_attribute(&self.position, "aria-valuetext", record::strokes(shown, strokes));
        set_attribute(&self.board, "aria-label", record::marks_after(shown, strokes));
    }
}
