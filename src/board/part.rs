//! The board with its pointers and the figure beside a drag, its text for screen readers, its zoom, and the strip with clues in readable size.

use super::drag_figure::corner;
use super::magnifier::Magnified;
use crate::page::{Model, Msg, Sender};
use crate::settings::Setting;
use nonoscope_core::puzzle::Line;
use nonoscope_kit::dom::{buttons, find, in_pixels, on_send, set_attribute, set_enabled, set_flag, set_text};
use nonoscope_kit::model::board::BoardMsg;
use nonoscope_kit::model::gesture::Surroundings;
use nonoscope_kit::part::Part;
use nonoscope_kit::parts::canvas::{Canvas, Sight};
use nonoscope_kit::parts::pointers;
use std::cell::Cell as Shared;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Document, Element, HtmlButtonElement, HtmlCanvasElement, HtmlDetailsElement, HtmlElement};

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
        set_attribute(&self.element, "aria-label", player.board_in_words().to_string());
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
                set_text(&item, player.row_in_words(Line::row(row)).to_string());
            }
        }
    }
}

/// The buttons.
pub(crate) struct Lens {
    smaller: HtmlButtonElement,
    whole: HtmlButtonElement,
    larger: HtmlButtonElement,
    letters: HtmlButtonElement,
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
        let letters: HtmlButtonElement = find(document, "letters");
        let pressed = letters.clone();
        on_send(sender, &letters, "click", move || {
            let are_on = pressed.get_attribute("aria-pressed").as_deref() == Some("true");
            Some(Msg::Set(Setting::Letters(!are_on)))
        });
        Lens { smaller, whole, larger, letters }
    }
}

impl Part<Model> for Lens {
    fn show(&mut self, model: &Model) {
        set_flag(&self.letters, "aria-pressed", model.settings.letters);
        if let Some(player) = &model.player {
            self.letters.set_hidden(player.puzzle().inks() == 1);
            let lens = &model.board.lens;
            set_enabled(&self.larger, lens.can_be_larger(), "whole");
            set_enabled(&self.smaller, lens.is_larger_than_fits(), "larger");
            set_enabled(&self.whole, lens.is_larger_than_fits(), "larger");
        }
    }
}

/// The strip.
pub(crate) struct Magnifier {
    strip: HtmlElement,
    /// The name and the clue of two lines.
    lines: [(Element, Element); 2],
    advice: Element,
    shown: Option<Magnified>,
}

impl Magnifier {
    /// # Errors
    /// If the browser refuses to make an element or to draw.
    pub(crate) fn new(document: &Document) -> Result<Magnifier, JsValue> {
        let line = |name: &str, clue: &str| Ok::<_, JsValue>((find(document, name), find(document, clue)));
        Ok(Magnifier {
            strip: find(document, "magnifier"),
            lines: [line("first-line", "first-clue")?, line("second-line", "second-clue")?],
            advice: find(document, "magnifier-advice"),
            shown: None,
        })
    }
}

impl Part<Model> for Magnifier {
    fn show(&mut self, model: &Model) {
        let Some(player) = &model.player else { return };
        if let Some((view, _)) = model.board.lens.view() {
            // Without rules, the board needs an edge.
            set_flag(&self.strip, "data-bare", view.measures.thick == 0);
        }
        let shown = model.magnified();
        if self.shown == shown {
            return;
        }
        self.strip.set_hidden(shown.is_none());
        // A board that is no wider than high leaves room beside it.
        let place = match player.puzzle() {
            _ if shown.is_none() => "nowhere",
            puzzle if puzzle.width() <= puzzle.height() => "beside",
            _ => "above",
        };
        set_attribute(&self.strip, "data-place", place);
        let (clues, advice) = match &shown {
            Some(Magnified::Clues(clues)) => (clues.as_slice(), None),
            Some(Magnified::Advice(advice)) => (&[][..], Some(advice)),
            None => (&[][..], None),
        };
        for (index, (name, clue)) in self.lines.iter().enumerate() {
            let (line, numbers) = clues.get(index).cloned().unwrap_or_default();
            set_text(name, line);
            set_text(clue, numbers);
        }
        set_text(&self.advice, advice.cloned().unwrap_or_default());
        self.shown = shown;
    }
}
