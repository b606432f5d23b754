//! The buttons that make the board larger and smaller, and put letters on its colours.

use super::magnifier::Magnified;
use crate::page::{Model, Msg, Sender};
use crate::settings::Setting;
use nonoscope_kit::dom::{buttons, find, on_send, set_attribute, set_enabled, set_flag, set_text};
use nonoscope_kit::model::board::BoardMsg;
use nonoscope_kit::part::Part;
use wasm_bindgen::JsValue;
use web_sys::{Document, Element, HtmlButtonElement, HtmlElement};

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
            Some(Magnified::Clues(clues)) => (clues.as_slice(), ""),
            Some(Magnified::Advice(advice)) => (&[][..], advice.as_str()),
            None => (&[][..], ""),
        };
        for (index, (name, clue)) in self.lines.iter().enumerate() {
            let (line, numbers) = clues.get(index).map_or(("", ""), |(line, clue)| (line, clue));
            set_text(name, line);
            set_text(clue, numbers);
        }
        set_text(&self.advice, advice);
        self.shown = shown;
    }
}
