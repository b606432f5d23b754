//! The mistakes in a text: a sentence for each, and below it the line with the place marked, as a button that leads
//! there.

use crate::app::model::Model;
use crate::app::model::entry::EntryMsg;
use crate::app::msg::{Msg, Sender};
use nonoscope_format::{Excerpt, Spot};
use nonoscope_kit::dom::{find, on, set_flag};
use nonoscope_kit::part::Part;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Document, Element, Event, HtmlElement};

/// The list of mistakes.
pub(crate) struct Faults {
    document: Document,
    list: HtmlElement,
    /// The version of the list that is shown.
    said: u32,
}

impl Faults {
    pub(crate) fn new(document: &Document, sender: &Sender) -> Faults {
        let list: HtmlElement = find(document, "fault");
        let sender = sender.clone();
        on(&list, "click", move |event: &Event| {
            let pressed = event.target().and_then(|target| target.dyn_into::<Element>().ok());
            if let Some((line, column)) = pressed.and_then(|pressed| place_of(&pressed)) {
                sender.send(Msg::Entry(EntryMsg::GoTo { line, column }));
            }
        });
        Faults { document: document.clone(), list, said: 0 }
    }

    fn add(&self, sentence: &str, place: Option<&(Spot, Excerpt)>) -> Result<(), JsValue> {
        let document = &self.document;
        let paragraph = document.create_element("p")?;
        paragraph.set_text_content(Some(sentence));
        self.list.append_child(&paragraph)?;
        let Some((Spot { line, column }, Excerpt { before, at, after })) = place else { return Ok(()) };
        let button = document.create_element("button")?;
        button.set_attribute("type", "button")?;
        button.set_class_name("excerpt");
        button.set_attribute("aria-label", &format!("Go to line {line}, column {column}: {before}{at}{after}"))?;
        button.set_attribute("data-line", &line.to_string())?;
        button.set_attribute("data-column", &column.to_string())?;
        let marked = document.create_element("mark")?;
        // The end of a line gets a mark too.
        marked.set_text_content(Some(if at.is_empty() { "\u{a0}" } else { at }));
        button.append_child(&document.create_text_node(before))?;
        button.append_child(&marked)?;
        button.append_child(&document.create_text_node(after))?;
        self.list.append_child(&button)?;
        Ok(())
    }
}

impl Part<Model> for Faults {
    fn show(&mut self, model: &Model) {
        let faults = &model.entry.faults;
        if std::mem::replace(&mut self.said, faults.said) == faults.said {
            return;
        }
        // While a person types, unfinished texts raise no alarm.
        set_flag(&self.list, "data-asked", faults.asked);
        self.list.set_text_content(None);
        for mistake in &faults.refusal.mistakes {
            // Browsers never refuse plain elements.
            let _ = self.add(&mistake.sentence, mistake.place.as_ref());
        }
    }
}

/// The line and the column that a pressed button leads to.
fn place_of(pressed: &Element) -> Option<(usize, usize)> {
    let button = pressed.closest("button.excerpt").ok()??;
    let number = |name| button.get_attribute(name).and_then(|number| number.parse().ok());
    Some((number("data-line")?, number("data-column")?))
}
