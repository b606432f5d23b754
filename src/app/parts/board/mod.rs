//! The board: its canvas, and the pointers and the wheel over it.

mod canvas;
mod pen;
mod pointers;

use self::canvas::Canvas;
use crate::app::dom::{find, set_attribute};
use crate::app::model::Model;
use crate::app::model::gesture::Surroundings;
use crate::app::msg::Sender;
use crate::app::part::Part;
use crate::puzzle::Cell;
use std::cell::Cell as Shared;
use std::rc::Rc;
use wasm_bindgen::JsValue;
use web_sys::{Document, HtmlCanvasElement};

/// The board.
pub(crate) struct Board {
    element: HtmlCanvasElement,
    canvas: Canvas,
    /// The page as it was last shown: from this, listeners decide at once whether an event is for the board.
    page: Rc<Shared<Option<Surroundings>>>,
}

impl Board {
    /// # Errors
    /// If the page lacks an element, or the browser has no canvas.
    pub(crate) fn new(document: &Document, sender: &Sender) -> Result<Board, JsValue> {
        let element: HtmlCanvasElement = find(document, "board")?;
        let (canvas, page) = (Canvas::new(element.clone())?, Rc::default());
        pointers::listen(&element, sender, &page)?;
        Ok(Board { element, canvas, page })
    }
}

impl Part for Board {
    fn show(&mut self, model: &Model) {
        self.page.set(Some(model.surroundings()));
        let Some(player) = &model.player else { return };
        self.canvas.show(model);
        let count = |kind| player.grid().cells().iter().filter(|&&cell| cell == kind).count();
        let label = format!(
            "Board of {} × {} cells: {} filled, {} empty, {} unknown",
            player.puzzle().width(),
            player.puzzle().height(),
            count(Cell::FILLED),
            count(Cell::EMPTY),
            count(Cell::UNKNOWN)
        );
        set_attribute(&self.element, "aria-label", &label);
        let takes = match (player.is_marking(), model.board.lens.is_magnified()) {
            (true, _) => "marks",
            (_, true) => "moves",
            _ => "nothing",
        };
        set_attribute(&self.element, "data-takes", takes);
    }
}
