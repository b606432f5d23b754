//! Copying text to the clipboard. Browsers have no clipboard on pages from other machines without https.

use crate::sender::Sender;
use js_sys::{Function, Reflect};
use wasm_bindgen::prelude::*;
use web_sys::Window;

/// Copies a text, and reports whether that worked.
pub fn copy<M: 'static>(window: &Window, text: &str, sender: &Sender<M>, msg: impl Fn(bool) -> M + Copy + 'static) {
    // Looked up by name, because a missing clipboard must not end the program.
    let asked = Reflect::get(&window.navigator(), &"clipboard".into()).and_then(|clipboard| {
        let write: Function = Reflect::get(&clipboard, &"writeText".into())?.dyn_into()?;
        write.call1(&clipboard, &text.into())
    });
    if asked.and_then(|copied| tell(&copied, sender, msg)).is_err() {
        sender.send(msg(false));
    }
}

/// Reports whether a promise has been kept.
pub fn tell<M: 'static>(
    promise: &JsValue,
    sender: &Sender<M>,
    msg: impl Fn(bool) -> M + Copy + 'static,
) -> Result<(), JsValue> {
    let said = |worked: bool| {
        let sender = sender.clone();
        Closure::once_into_js(move |_: JsValue| sender.send(msg(worked)))
    };
    // Only one of the closures runs. The other one is leaked, a few bytes at each press of a button.
    let then: Function = Reflect::get(promise, &"then".into())?.dyn_into()?;
    then.call2(promise, &said(true), &said(false))?;
    Ok(())
}
