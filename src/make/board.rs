//! The board: its canvas, the pointers over it, its title, its text for screen readers, its zoom, the strip with clues in readable size, and keys.

use super::keys::action;
use super::model::Model;
use super::msg::{Msg, Sender};
use nonoscope_kit::dom::{buttons, find, is_dialogue_open, on, set_attribute, set_enabled, set_flag, set_text};
use nonoscope_kit::model::board::BoardMsg;
use nonoscope_kit::model::game::Empties;
use nonoscope_kit::model::gesture::Surroundings;
use nonoscope_kit::model::keymap::Focus;
use nonoscope_kit::part::Part;
use nonoscope_kit::parts::canvas::{Canvas, Sight};
use nonoscope_kit::parts::keys::{focus, key, press};
use nonoscope_kit::parts::pointers;
use nonoscope_words::{Text, cells, make as words};
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web_sys::{Document, Element, HtmlButtonElement, HtmlCanvasElement, HtmlElement, KeyboardEvent};

/// The board.
pub(crate) struct Board {
    element: HtmlCanvasElement,
    canvas: Canvas,
    title: Element,
    said: Element,
    /// Asks for the cells that are not drawn yet, in the next frame, and whether it has asked.
    draw_on: Closure<dyn FnMut()>,
    draws_on: Rc<Cell<bool>>,
    /// The page as it was last shown: from this, listeners decide at once whether an event is for the board.
    page: Rc<Cell<Option<Surroundings>>>,
    /// The number of changes that the label is about.
    labelled: Option<u64>,
}

impl Board {
    /// # Errors
    /// If the browser has no canvas.
    pub(crate) fn new(document: &Document, sender: &Sender) -> Result<Board, JsValue> {
        let element: HtmlCanvasElement = find(document, "board");
        let (canvas, page) = (Canvas::new(element.clone())?, Rc::default());
        pointers::listen(&element, sender, &page, Msg::Board);
        set_attribute(&element, "data-takes", "marks");
        let (sender, draws_on) = (sender.clone(), Rc::new(Cell::new(false)));
        let asked = draws_on.clone();
        let draw_on = Closure::new(move || {
            asked.set(false);
            sender.send(Msg::Board(BoardMsg::DrawOn));
        });
        let (title, said) = (find(document, "title"), find(document, "announce"));
        Ok(Board { element, canvas, title, said, draw_on, draws_on, page, labelled: None })
    }
}

impl Part<Model> for Board {
    fn show(&mut self, model: &Model) {
        self.page.set(Some(model.surroundings()));
        let drawing = &model.drawing;
        let seen = model.board.lens.view().zip(drawing.look()).zip(drawing.clues().puzzle());
        if let Some((((view, room), look), puzzle)) = seen {
            let is_whole = self.canvas.show(&Sight {
                puzzle,
                number: drawing.boards(),
                view,
                room,
                theme: &model.display.theme,
                empties: Empties::Circles,
                scene: look.scene(),
                revisions: drawing.clues().revisions(),
                settled: 1.0,
            });
            if !is_whole
                && !self.draws_on.get()
                && let Some(window) = web_sys::window()
            {
                let asked = window.request_animation_frame(self.draw_on.as_ref().unchecked_ref());
                self.draws_on.set(asked.is_ok());
            }
        }
        set_text(&self.said, &model.said);
        set_text(&self.title, title(model));
        // Counting a million cells while one draws would take too long.
        if !drawing.is_drawing() && self.labelled.replace(drawing.changes()) != Some(drawing.changes()) {
            set_attribute(&self.element, "aria-label", label(model));
        }
    }
}

/// The title above the board.
fn title(model: &Model) -> Text {
    let (width, height) = model.drawing.sheet().size();
    let title = match model.mine.title.as_str() {
        "" => words::untitled(),
        title => Text::verbatim(title),
    };
    Text::figures([title, cells::size(width, height)])
}

/// The board in words, for screen readers.
fn label(model: &Model) -> Text {
    let sheet = model.drawing.sheet();
    let filled = sheet.dots().iter().filter(|dot| !dot.colour.is_background()).count();
    let (width, height) = sheet.size();
    words::board_words(sheet.givens(), cells::size(width, height), filled)
}

/// The buttons.
pub(crate) struct Lens {
    smaller: HtmlButtonElement,
    whole: HtmlButtonElement,
    larger: HtmlButtonElement,
}

impl Lens {
    pub(crate) fn new(document: &Document, sender: &Sender) -> Lens {
        let [smaller, whole, larger] = buttons(
            document,
            sender,
            [
                ("smaller", || Msg::Board(BoardMsg::Smaller)),
                ("whole", || Msg::Board(BoardMsg::Whole)),
                ("larger", || Msg::Board(BoardMsg::Larger)),
            ],
        );
        Lens { smaller, whole, larger }
    }
}

impl Part<Model> for Lens {
    fn show(&mut self, model: &Model) {
        let lens = &model.board.lens;
        set_enabled(&self.larger, lens.can_be_larger(), "whole");
        set_enabled(&self.smaller, lens.is_larger_than_fits(), "larger");
        set_enabled(&self.whole, lens.is_larger_than_fits(), "larger");
    }
}

/// The strip.
pub(crate) struct Magnifier {
    strip: HtmlElement,
    /// The name and the clue of two lines.
    lines: [(Element, Element); 2],
    advice: Element,
    shown: Option<Option<Vec<(Text, String)>>>,
}

impl Magnifier {
    pub(crate) fn new(document: &Document) -> Magnifier {
        Magnifier {
            strip: find(document, "magnifier"),
            lines: [
                (find(document, "first-line"), find(document, "first-clue")),
                (find(document, "second-line"), find(document, "second-clue")),
            ],
            advice: find(document, "magnifier-advice"),
            shown: None,
        }
    }
}

impl Part<Model> for Magnifier {
    fn show(&mut self, model: &Model) {
        if let Some((view, _)) = model.board.lens.view() {
            // Without rules, the board needs an edge.
            set_flag(&self.strip, "data-bare", view.measures.thick == 0);
        }
        let clues = model.magnified();
        if self.shown.as_ref() == Some(&clues) {
            return;
        }
        self.strip.set_hidden(clues.is_none());
        // A board that is no wider than high leaves room beside it.
        let (width, height) = model.drawing.sheet().size();
        let place = match clues {
            None => "nowhere",
            Some(_) if width <= height => "beside",
            Some(_) => "above",
        };
        set_attribute(&self.strip, "data-place", place);
        let lines = clues.as_deref().unwrap_or_default();
        for (index, (name, clue)) in self.lines.iter().enumerate() {
            let (line, numbers) = lines.get(index).cloned().unwrap_or_default();
            set_text(name, &line);
            set_text(clue, &numbers);
        }
        let advice = if lines.is_empty() { words::point_at_a_cell() } else { Text::default() };
        set_text(&self.advice, &advice);
        self.shown = Some(clues);
    }
}

/// Keyboard input.
pub(crate) struct Keys;

impl Keys {
    pub(crate) fn new(document: &Document, sender: &Sender) -> Keys {
        buttons(
            document,
            sender,
            [("open-keys", || Msg::Keys { open: true }), ("close-keys", || Msg::Keys { open: false })],
        );
        let (sender, page) = (sender.clone(), document.clone());
        on(document, "keydown", move |event: &KeyboardEvent| {
            if event.default_prevented() {
                return;
            }
            let focus = event.target().map_or(Focus::Elsewhere, |target| focus(&target));
            if let Some(action) = action(press(event, &key(event)), focus, is_dialogue_open(&page))
                && sender.is_heard(Msg::Key(action))
            {
                event.prevent_default();
            }
        });
        Keys
    }
}

impl Part<Model> for Keys {
    fn show(&mut self, _model: &Model) {}
}
