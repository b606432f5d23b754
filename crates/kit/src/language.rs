//! The language of the page: its script loads the words, all programs of the page speak them, and what stands in the page itself is put
//! into them.

use crate::dom::set_attribute;
use nonoscope_words::{Language, Text, grammar, pieces, print_in, speak};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Document, Element, Node};

/// Speaks the language that the page has loaded. Without any, as on a page of somebody's own, there are no words.
pub fn speak_loaded() {
    if let Some(language) = loaded("words") {
        speak(language);
    }
    if let Some(english) = loaded("english") {
        print_in(english);
    }
}

/// The language that a script has put there.
fn loaded(name: &str) -> Option<Language> {
    let words = js_sys::Reflect::get(&js_sys::global(), &JsValue::from_str(name)).ok()?;
    Language::read(words.dyn_into::<js_sys::Uint8Array>().ok()?.to_vec()).ok()
}

/// Puts what stands in the page into its language. A built page is in English.
pub fn put_into_words(document: &Document) {
    let Some(root) = document.document_element() else { return };
    if root.get_attribute("lang").as_deref() == Some("en") {
        return;
    }
    set_attribute(&root, "dir", grammar::direction());
    for element in all(document, "[data-l10n]") {
        let place = element.get_attribute("data-l10n").and_then(|place| place.parse().ok());
        if let Some(place) = place {
            fill(document, &element, &Text::at(place).to_string());
        }
    }
    for element in all(document, "[data-l10n-attributes]") {
        for own in element.get_attribute("data-l10n-attributes").unwrap_or_default().split(',') {
            let own = own.split_once(':').and_then(|(name, place)| Some((name, place.parse().ok()?)));
            if let Some((name, place)) = own {
                set_attribute(&element, name, Text::at(place));
            }
        }
    }
}

fn all(document: &Document, selector: &str) -> Vec<Element> {
    // The selectors are valid.
    let Ok(found) = document.query_selector_all(selector) else { return Vec::new() };
    (0..found.length()).filter_map(|index| found.item(index)?.dyn_into().ok()).collect()
}

/// Gives an element its content, as `words page` does when the page is built: first the elements that the message does not name, then the
/// message, with those that it names in their places.
fn fill(document: &Document, element: &Element, message: &str) {
    let children = element.children();
    let mut own: Vec<Element> = (0..children.length()).filter_map(|index| children.item(index)).collect();
    element.set_text_content(None);
    let mut nodes: Vec<Node> = Vec::new();
    for (text, named) in pieces(message) {
        nodes.push(document.create_text_node(text).into());
        let Some((name, inside)) = named else { continue };
        let place = own.iter().position(|child| child.local_name() == name);
        let named = place.map(|place| own.remove(place)).or_else(|| document.create_element(name).ok());
        if let Some(named) = named {
            if !inside.is_empty() {
                named.set_text_content(Some(inside));
            }
            nodes.push(named.into());
        }
    }
    for node in own.into_iter().map(Node::from).chain(nodes) {
        // A page takes back its own elements.
        let _ = element.append_child(&node);
    }
}
