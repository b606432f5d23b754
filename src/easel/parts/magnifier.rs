//! The strip above the board with clues in readable size, where they do not fit beside the cells.

use crate::easel::model::Model;
use nonoscope_kit::dom::{find, set_attribute, set_flag, set_text};
use nonoscope_kit::part::Part;
use web_sys::{Document, Element, HtmlElement};

/// The strip.
pub(super) struct Magnifier {
    strip: HtmlElement,
    /// The name and the clue of two lines.
    lines: [(Element, Element); 2],
    advice: Element,
    shown: Option<Option<Vec<(String, String)>>>,
}

impl Magnifier {
    pub(super) fn new(document: &Document) -> Magnifier {
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
            let (line, numbers) = lines.get(index).map_or(("", ""), |(line, clue)| (line, clue));
            set_text(name, line);
            set_text(clue, numbers);
        }
        let advice = if lines.is_empty() { "Point at a cell to see its clues here." } else { "" };
        set_text(&self.advice, advice);
        self.shown = Some(clues);
    }
}
