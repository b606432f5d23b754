//! What promises of the browser bring.

use js_sys::{Function, Promise, Reflect};
use std::rc::Rc;
use wasm_bindgen::prelude::*;

/// Passes on what a promise brings; `None` if it fails or brings something else.
pub(crate) fn then<T: JsCast>(promise: &Promise, pass: impl Fn(Option<T>) + 'static) {
    let pass = Rc::new(pass);
    let failing = pass.clone();
    let came = Closure::once_into_js(move |value: JsValue| pass(value.dyn_into().ok()));
    let failed = Closure::once_into_js(move |_: JsValue| failing(None));
    // Only one of the closures runs; the other one is leaked, a few bytes for each promise.
    if let Ok(then) = Reflect::get(promise, &"then".into()).and_then(JsCast::dyn_into::<Function>) {
        let _ = then.call2(promise, &came, &failed);
    }
}
