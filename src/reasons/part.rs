//! The list of arguments, each of which the board can show alone, and the board's marks in words.

use super::ReasonMsg;
use crate::page::{Model, Msg, Sender};
use nonoscope_core::trace::Technique;
use nonoscope_kit::dom::{find, on, set_flag, set_text};
use nonoscope_kit::part::Part;
use nonoscope_play::Point;
use wasm_bindgen::JsCast;
use web_sys::{Document, Element, Event, HtmlElement, KeyboardEvent};

/// The name of an event, and the message for it, given the argument that it is about.
type Looking = (&'static str, fn(Option<usize>) -> Option<ReasonMsg>);

/// The list.
pub(crate) struct Reasons {
    document: Document,
    section: HtmlElement,
    list: HtmlElement,
    marked: HtmlElement,
    /// What is listed.
    listed: Vec<(Option<Technique>, String)>,
}

impl Reasons {
    pub(crate) fn new(document: &Document, sender: &Sender) -> Reasons {
        let list: HtmlElement = find(document, "arguments");
        let events: [Looking; 5] = [
            ("click", |index| index.map(ReasonMsg::Choose)),
            ("pointerover", |index| Some(ReasonMsg::Point(index))),
            ("pointerleave", |_| Some(ReasonMsg::Point(None))),
            ("focusin", |index| Some(ReasonMsg::Point(index))),
            ("focusout", |_| Some(ReasonMsg::Point(None))),
        ];
        for (name, msg) in events {
            let sender = sender.clone();
            on(&list, name, move |event: &Event| {
                if let Some(msg) = msg(index_of(event)) {
                    sender.send(Msg::Reason(msg));
                }
            });
        }
        step_with_keys(&list, sender);
        Reasons {
            document: document.clone(),
            section: find(document, "reasons"),
            list,
            marked: find(document, "marked"),
            listed: Vec::new(),
        }
    }

    /// The button of the argument with this index, which is made if there is none.
    fn button(&self, index: usize) -> Option<Element> {
        let item = self.list.children().item(index as u32).or_else(|| {
            let [item, button] = ["li", "button"].map(|name| self.document.create_element(name).ok());
            let (item, button) = (item?, button?);
            button.set_attribute("type", "button").ok()?;
            item.append_child(&button).ok()?;
            self.list.append_child(&item).ok()?;
            Some(item)
        });
        item?.first_element_child()
    }

    fn list(&mut self, points: &[Point]) {
        let wanted: Vec<(Option<Technique>, String)> =
            points.iter().map(|point| (point.technique, point.sentence.to_string())).collect();
        if wanted == self.listed {
            return;
        }
        while self.list.child_element_count() as usize > wanted.len() {
            if let Some(last) = self.list.last_element_child() {
                last.remove();
            }
        }
        for (index, (technique, sentence)) in wanted.iter().enumerate() {
            if let Some(button) = self.button(index) {
                say(&self.document, &button, *technique, sentence);
            }
        }
        self.section.set_hidden(wanted.is_empty());
        self.listed = wanted;
    }
}

/// The arrow keys go from argument to argument, each of which then shows alone. Escape shows the whole step again.
fn step_with_keys(list: &HtmlElement, sender: &Sender) {
    let (list, sender, all) = (list, sender.clone(), list.clone());
    on(list, "keydown", move |event: &KeyboardEvent| {
        let Some(index) = index_of(event) else { return };
        let last = all.child_element_count().saturating_sub(1) as usize;
        let next = match event.key().as_str() {
            "ArrowUp" => index.saturating_sub(1),
            "ArrowDown" => (index + 1).min(last),
            "Home" => 0,
            "End" => last,
            "Escape" => {
                sender.send(Msg::Reason(ReasonMsg::LetGo));
                event.prevent_default();
                return;
            }
            _ => return,
        };
        event.prevent_default();
        let button = all.children().item(next as u32).and_then(|item| item.first_element_child());
        if let Some(button) = button.and_then(|button| button.dyn_into::<HtmlElement>().ok()) {
            let _ = button.focus();
        }
    });
}

impl Part<Model> for Reasons {
    fn show(&mut self, model: &Model) {
        // Until the next explanation has come, the last one stays: it is a matter of milliseconds.
        if !model.awaits_explanation() {
            self.list(model.explanation().map_or(&[], |explanation| &explanation.points));
            for index in 0..self.listed.len() {
                if let Some(button) = self.button(index) {
                    set_flag(&button, "aria-pressed", model.reasons.chosen() == Some(index));
                }
            }
        }
        set_text(
            &self.marked,
            model
                .evidence()
                .map_or_else(String::new, |evidence| nonoscope_play::evidence_in_words(&evidence).to_string()),
        );
    }
}

/// Writes a sentence into an element, with the name of its technique before it.
fn say(document: &Document, element: &Element, technique: Option<Technique>, sentence: &str) {
    element.set_text_content(technique.is_none().then_some(sentence));
    if let Some(technique) = technique {
        // Browsers never refuse a plain element.
        if let Ok(name) = document.create_element("b") {
            set_text(&name, technique.text());
            let _ = element.append_child(&name);
        }
        let _ = element.append_child(&document.create_text_node(&format!(" {sentence}")));
    }
}

/// The index of the argument that an event is about.
fn index_of(event: &Event) -> Option<usize> {
    let target: Element = event.target()?.dyn_into().ok()?;
    let mut before = target.closest("li").ok()??;
    let mut index = 0;
    while let Some(earlier) = before.previous_element_sibling() {
        (before, index) = (earlier, index + 1);
    }
    Some(index)
}
