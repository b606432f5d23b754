//! The board: its canvas, and the pointers and the wheel over it.

use super::drag_figure::corner;
use crate::page::{Model, Msg, Sender};
use nonoscope_core::puzzle::Line;
use nonoscope_kit::dom::{find, in_pixels, on_send, set_attribute, set_text};
use nonoscope_kit::model::board::BoardMsg;
use nonoscope_kit::model::gesture::Surroundings;
use nonoscope_kit::part::Part;
use nonoscope_kit::parts::canvas::{Canvas, Sight};
use nonoscope_kit::parts::pointers;
use std::cell::Cell as Shared;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Document, Element, HtmlCanvasElement, HtmlDetailsElement, HtmlElement};

/// The board.
pub(crate) struct Board {
    element: HtmlCanvasElement,
    /// Its placeholder until the first puzzle.
    card: Option<Element>,
    canvas: Canvas,
    figure: Figure,
    /// Asks for the cells that are not drawn yet, in the next frame.
    draw_on: Closure<dyn FnMut()>,
    /// Whether it has asked.
    draws_on: Rc<Shared<bool>>,
    /// The page as it was last shown: from this, listeners decide at once whether an event is for the board.
    page: Rc<Shared<Option<Surroundings>>>,
}

impl Board {
    /// # Errors
    /// If the browser refuses to make an element or to draw.
    pub(crate) fn new(document: &Document, sender: &Sender) -> Result<Board, JsValue> {
        let element: HtmlCanvasElement = find(document, "board");
        let (canvas, page) = (Canvas::new(element.clone())?, Rc::default());
        pointers::listen(&element, sender, &page, Msg::Board);
        let (card, figure) = (document.get_element_by_id("card"), Figure::new(document));
        let (sender, draws_on) = (sender.clone(), Rc::new(Shared::new(false)));
        let asked = draws_on.clone();
        let draw_on = Closure::new(move || {
            asked.set(false);
            sender.send(Msg::Board(BoardMsg::DrawOn));
        });
        Ok(Board { element, card, canvas, figure, draw_on, draws_on, page })
    }
}

impl Part<Model> for Board {
    fn show(&mut self, model: &Model) {
        self.page.set(Some(model.surroundings()));
        let Some(player) = &model.player else { return };
        let (seen, scene) = (model.board.lens.view(), model.scene());
        let sight = seen.zip(scene.as_ref()).map(|((view, room), scene)| Sight {
            puzzle: player.puzzle(),
            number: model.shown.puzzles,
            view,
            room,
            theme: &model.display.theme,
            empties: model.settings.game.empties,
            scene,
            revisions: [&[], &[]],
            settled: model.playing.settled(),
        });
        if !sight.is_none_or(|sight| self.canvas.show(&sight))
            && !self.draws_on.get()
            && let Some(window) = web_sys::window()
        {
            let asked = window.request_animation_frame(self.draw_on.as_ref().unchecked_ref());
            self.draws_on.set(asked.is_ok());
        }
        self.figure.show(model, &self.element);
        if let Some(card) = self.card.take() {
            card.remove();
            // The title is right now.
            let root = self.element.owner_document().and_then(|document| document.document_element());
            let _ = root.map(|root| root.class_list().remove_1("without-card"));
        }
        set_attribute(&self.element, "aria-label", &player.board_in_words());
        let takes = match (player.is_marking(), model.board.lens.is_magnified()) {
            (true, _) => "marks",
            (_, true) => "moves",
            _ => "nothing",
        };
        set_attribute(&self.element, "data-takes", takes);
    }
}

/// The figure.
pub(crate) struct Figure {
    element: HtmlElement,
}

impl Figure {
    pub(crate) fn new(document: &Document) -> Figure {
        Figure { element: find(document, "drag-length") }
    }

    pub(crate) fn show(&self, model: &Model, board: &HtmlCanvasElement) {
        let figure = model.drag_figure();
        self.element.set_hidden(figure.is_none());
        let (Some(figure), Some(window)) = (figure, web_sys::window()) else { return };
        set_text(&self.element, &figure.text);
        let bounds = board.get_bounding_client_rect();
        let pointer = (bounds.left() + figure.place.0, bounds.top() + figure.place.1);
        let size = (f64::from(self.element.offset_width()), f64::from(self.element.offset_height()));
        let side = |side: Result<JsValue, JsValue>| side.ok().and_then(|side| side.as_f64()).unwrap_or(f64::MAX);
        let (left, top) =
            corner(pointer, figure.is_touch, size, (side(window.inner_width()), side(window.inner_height())));
        for (name, place) in [("left", left), ("top", top)] {
            // Browsers accept all lengths in pixels.
            let _ = self.element.style().set_property(name, &in_pixels(place));
        }
    }
}

/// The rows.
pub(crate) struct Words {
    document: Document,
    list: HtmlElement,
}

impl Words {
    pub(crate) fn new(document: &Document, sender: &Sender) -> Words {
        let details: HtmlDetailsElement = find(document, "words");
        let toggled = details.clone();
        on_send(sender, &details, "toggle", move || Some(Msg::Board(BoardMsg::InWords(toggled.open()))));
        Words { document: document.clone(), list: find(document, "rows-in-words") }
    }
}

impl Part<Model> for Words {
    /// Writes the rows, if this part is open.
    fn show(&mut self, model: &Model) {
        let Some(player) = model.player.as_ref().filter(|_| model.board.in_words) else { return };
        let (list, height) = (&self.list, player.puzzle().height());
        while list.child_element_count() as usize > height {
            if let Some(last) = list.last_element_child() {
                last.remove();
            }
        }
        for row in 0..height {
            let item: Option<Element> = list.children().item(row as u32).or_else(|| {
                let item = self.document.create_element("li").ok()?;
                list.append_child(&item).ok()?;
                Some(item)
            });
            if let Some(item) = item {
                set_text(&item, &player.row_in_words(Line::row(row)));
            }
        }
    }
}
