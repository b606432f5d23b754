//! Putting a text on the clipboard, where there is one: browsers have none on pages from other machines without https.

use js_sys::{Function, Reflect};
use wasm_bindgen::prelude::*;
use web_sys::{HtmlElement, Window};

use super::elements::set_text;

/// Copies a text, and says in an element whether that worked.
pub(super) fn copy(window: &Window, text: &str, element: &HtmlElement, well: String, badly: &'static str) {
    let (good, bad) = (element.clone(), element.clone());
    let on_success = Closure::once_into_js(move |_: JsValue| set_text(&good, &well));
    let on_failure = Closure::once_into_js(move |_: JsValue| set_text(&bad, badly));
    let navigator = window.navigator();
    // Asked for by name, since what is not there must not end the program. Of both closures one runs; the other is left to
    // the page, a few bytes at each press of a button.
    let asked = Reflect::get(&navigator, &"clipboard".into())
        .and_then(|clipboard| {
            let write: Function = Reflect::get(&clipboard, &"writeText".into())?.dyn_into()?;
            write.call1(&clipboard, &text.into())
        })
        .and_then(|copied| {
            let then: Function = Reflect::get(&copied, &"then".into())?.dyn_into()?;
            then.call2(&copied, &on_success, &on_failure)
        });
    if asked.is_err() {
        set_text(element, badly);
    }
}
