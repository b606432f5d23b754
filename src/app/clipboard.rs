//! Putting a text on the clipboard, where there is one: browsers have none on pages from other machines without https.

use js_sys::{Array, Function, Object, Promise, Reflect};
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

/// Puts a picture onto the clipboard that is still to come, and says in an element whether that worked. The clipboard must be asked
/// while the button is pressed, so it is given a promise: the first function keeps it with a blob, the second breaks it.
pub(super) fn copy_picture(
    window: &Window,
    element: &HtmlElement,
    well: &'static str,
    badly: &'static str,
) -> Result<(Function, Function), JsValue> {
    let item: Function = Reflect::get(window, &"ClipboardItem".into())?.dyn_into()?;
    let clipboard = Reflect::get(&window.navigator(), &"clipboard".into())?;
    let write: Function = Reflect::get(&clipboard, &"write".into())?.dyn_into()?;
    let mut both = None;
    let promise = Promise::new(&mut |take, refuse| both = Some((take, refuse)));
    let kinds = Object::new();
    Reflect::set(&kinds, &"image/png".into(), &promise)?;
    let item = Reflect::construct(&item, &Array::of1(&kinds))?;
    let copied = write.call1(&clipboard, &Array::of1(&item))?;
    let (good, bad) = (element.clone(), element.clone());
    let on_success = Closure::once_into_js(move |_: JsValue| set_text(&good, well));
    let on_failure = Closure::once_into_js(move |_: JsValue| set_text(&bad, badly));
    let then: Function = Reflect::get(&copied, &"then".into())?.dyn_into()?;
    then.call2(&copied, &on_success, &on_failure)?;
    both.ok_or_else(|| "no promise".into())
}
