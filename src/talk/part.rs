//! The texts about the puzzle on the board: its title, the last event, figures, and the keyboard's cursor.

use super::ranges::ranges;
use crate::page::{Model, Msg, Sender};
use nonoscope_core::trace::Technique;
use nonoscope_kit::dom::{buttons, find, set_attribute, set_text};
use nonoscope_kit::part::Part;
use nonoscope_words::Text;
use wasm_bindgen::JsValue;
use web_sys::{Document, Element, HtmlButtonElement, HtmlElement};

/// The texts.
pub(crate) struct Talk {
    document: Document,
    title: HtmlElement,
    show_title: HtmlButtonElement,
    sentence: HtmlElement,
    figures: HtmlElement,
    announce: HtmlElement,
    /// What is said.
    said: (Option<Technique>, Text),
}

impl Talk {
    pub(crate) fn new(document: &Document, sender: &Sender) -> Talk {
        let [show_title] = buttons(document, sender, [("show-title", || Msg::ShowTitle)]);
        Talk {
            document: document.clone(),
            title: find(document, "title"),
            show_title,
            sentence: find(document, "sentence"),
            figures: find(document, "figures"),
            announce: find(document, "announce"),
            said: (None, Text::default()),
        }
    }
}

impl Part<Model> for Talk {
    fn show(&mut self, model: &Model) {
        let Some(player) = &model.player else {
            set_text(&self.sentence, &model.shown.sentence);
            set_attribute(&self.sentence, "data-length", length(&model.shown.sentence.to_string()));
            return;
        };
        let title = model.heading();
        set_text(&self.title, &title);
        // A long one ends with an ellipsis.
        set_attribute(&self.title, "title", &title);
        self.show_title.set_hidden(!model.hides_title());
        // Sentences that change several times a second must not be read out.
        set_attribute(&self.sentence, "aria-live", if model.playing.is_playing() { "off" } else { "polite" });
        // Until the explanation of a step has come, the last sentence stays: it is a matter of milliseconds.
        if !model.awaits_explanation() {
            let said = model.sentence();
            if said != self.said {
                // Browsers never refuse a plain element.
                let sentence = said.1.to_string();
                let _ = say(&self.document, &self.sentence, said.0, &sentence);
                set_attribute(&self.sentence, "data-length", length(&sentence));
                self.said = said;
            }
        }
        set_text(&self.figures, player.figures().to_string());
        set_text(&self.announce, &model.shown.announced);
    }
}

/// Writes a sentence into an element, without a break in any range. The name of its technique comes first, and opens to say what the
/// technique is.
fn say(document: &Document, element: &Element, technique: Option<Technique>, sentence: &str) -> Result<(), JsValue> {
    element.set_text_content(None);
    let Some(technique) = technique else { return add(document, element, sentence) };
    let [details, name, words] = ["details", "summary", "span"].map(|tag| document.create_element(tag));
    let (details, name, words) = (details?, name?, words?);
    set_text(&name, technique.text());
    words.set_text_content(Some(&technique.summary().to_string()));
    details.append_child(&name)?;
    details.append_child(&words)?;
    element.append_child(&details)?;
    add(document, element, &format!(" {sentence}"))
}

/// Adds a text to an element.
fn add(document: &Document, element: &Element, text: &str) -> Result<(), JsValue> {
    for (text, range) in ranges(text) {
        element.append_child(&document.create_text_node(text))?;
        if !range.is_empty() {
            let unbroken = document.create_element("span")?;
            unbroken.set_class_name("range");
            unbroken.set_text_content(Some(range));
            element.append_child(&unbroken)?;
        }
    }
    Ok(())
}

/// The greatest length of a sentence in large type, and in type as large as titles.
const LARGE: usize = 240;
const MIDDLING: usize = 520;

/// From here on, Unicode has letters as wide as they are high, such as Japanese ones.
const WIDE: char = '\u{2E80}';

/// How long a sentence is, in quarters of the type's height, about: the longer, the smaller its type.
fn length(sentence: &str) -> &'static str {
    let length: usize = sentence.chars().map(|letter| if letter < WIDE { 2 } else { 5 }).sum();
    if length <= LARGE {
        "short"
    } else if length <= MIDDLING {
        "long"
    } else {
        "longer"
    }
}
