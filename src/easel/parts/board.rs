//! The board: its canvas, the pointers over it, its title, and its text for screen readers.

use crate::easel::model::Model;
use crate::easel::msg::{Msg, Sender};
use nonoscope_kit::dom::{find, set_attribute, set_text};
use nonoscope_kit::model::board::BoardMsg;
use nonoscope_kit::model::game::Empties;
use nonoscope_kit::model::gesture::Surroundings;
use nonoscope_kit::part::Part;
use nonoscope_kit::parts::canvas::{Canvas, Sight};
use nonoscope_kit::parts::pointers;
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web_sys::{Document, Element, HtmlCanvasElement};

/// The board.
pub(super) struct Board {
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
    pub(super) fn new(document: &Document, sender: &Sender) -> Result<Board, JsValue> {
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
        set_text(&self.title, &title(model));
        // Counting a million cells while one draws would take too long.
        if !drawing.is_drawing() && self.labelled.replace(drawing.changes()) != Some(drawing.changes()) {
            set_attribute(&self.element, "aria-label", &label(model));
        }
    }
}

/// The title above the board.
fn title(model: &Model) -> String {
    let (width, height) = model.drawing.sheet().size();
    match model.shelf.title.as_str() {
        "" => format!("Untitled · {width} × {height}"),
        title => format!("{title} · {width} × {height}"),
    }
}

/// The board in words, for screen readers.
fn label(model: &Model) -> String {
    let sheet = model.drawing.sheet();
    let filled = sheet.dots().iter().filter(|dot| !dot.colour.is_background()).count();
    let (width, height) = sheet.size();
    let given = match sheet.givens() {
        0 => String::new(),
        givens => format!(", {givens} given"),
    };
    format!("Board of {width} × {height} cells: {filled} filled{given}")
}
