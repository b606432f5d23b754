//! Results of the browser's promises.

use js_sys::{Function, Promise, Reflect};
use std::rc::Rc;
use wasm_bindgen::prelude::*;

/// Passes on the result of a promise; `None` if it fails or has another type.
pub fn then<T: JsCast>(promise: &Promise, pass: impl Fn(Option<T>) + 'static) {
    let pass = Rc::new(pass);
    let failing = pass.clone();
    let came = Closure::once_into_js(move |value: JsValue| pass(value.dyn_into().ok()));
    let failed = Closure::once_into_js(move |_: JsValue| failing(None));
    // Only one of the closures runs; the other one is leaked, a few bytes for each promise.
    if let Ok(then) = Reflect::get(promise, &"then".into()).and_then(JsCast::dyn_into::<Function>) {
        let _ = then.call2(promise, &came, &failed);
    }
}
