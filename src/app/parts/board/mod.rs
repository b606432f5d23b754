//! The board: its canvas, and the pointers and the wheel over it.

mod canvas;
mod figure;
mod pen;
mod pointers;

use self::canvas::Canvas;
use self::figure::Figure;
use crate::app::dom::{find, set_attribute};
use crate::app::model::Model;
use crate::app::model::gesture::Surroundings;
use crate::app::msg::Sender;
use crate::app::part::Part;
use crate::puzzle::{Cell, Colour, Grid, Puzzle};
use std::cell::Cell as Shared;
use std::rc::Rc;
use wasm_bindgen::JsValue;
use web_sys::{Document, Element, HtmlCanvasElement};

/// The board.
pub(crate) struct Board {
    element: HtmlCanvasElement,
    /// What stands in its place until the first puzzle is on it.
    card: Option<Element>,
    canvas: Canvas,
    figure: Figure,
    /// The page as it was last shown: from this, listeners decide at once whether an event is for the board.
    page: Rc<Shared<Option<Surroundings>>>,
}

impl Board {
    /// # Errors
    /// If the browser refuses to make an element or to draw.
    pub(crate) fn new(document: &Document, sender: &Sender) -> Result<Board, JsValue> {
        let element: HtmlCanvasElement = find(document, "board");
        let (canvas, page) = (Canvas::new(element.clone())?, Rc::default());
        pointers::listen(&element, sender, &page);
        let (card, figure) = (document.get_element_by_id("card"), Figure::new(document));
        Ok(Board { element, card, canvas, figure, page })
    }
}

impl Part for Board {
    fn show(&mut self, model: &Model) {
        self.page.set(Some(model.surroundings()));
        let Some(player) = &model.player else { return };
        self.canvas.show(model);
        self.figure.show(model, &self.element);
        if let Some(card) = self.card.take() {
            card.remove();
            // The title is right now.
            let root = self.element.owner_document().and_then(|document| document.document_element());
            let _ = root.map(|root| root.class_list().remove_1("without-card"));
        }
        let label = label(player.puzzle(), player.grid());
        set_attribute(&self.element, "aria-label", &label);
        let takes = match (player.is_marking(), model.board.lens.is_magnified()) {
            (true, _) => "marks",
            (_, true) => "moves",
            _ => "nothing",
        };
        set_attribute(&self.element, "data-takes", takes);
    }
}

/// The board for people who do not see it: how many cells there are of each kind. Several inks are named.
fn label(puzzle: &Puzzle, grid: &Grid) -> String {
    let count = |kind: &dyn Fn(Cell) -> bool| grid.cells().iter().filter(|&&cell| kind(cell)).count();
    let filled = match puzzle.inks() {
        1 => format!("{} filled", count(&Cell::is_filled)),
        inks => {
            let of = |ink| format!("{} {}", count(&|cell| cell.ink() == Some(ink)), puzzle.palette().get(ink).name);
            Colour::all(inks).skip(1).map(of).collect::<Vec<_>>().join(", ")
        }
    };
    let (width, height) = (puzzle.width(), puzzle.height());
    let empty = grid.cells().iter().filter(|&&cell| cell == Cell::EMPTY).count();
    let unknown = grid.unknown_cells();
    format!("Board of {width} × {height} cells: {filled}, {empty} empty, {unknown} unknown")
}
