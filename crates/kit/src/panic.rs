//! Runs programs, and reports their panics to the page or to its script. A program that has panicked is in an unknown state and is not called
//! again.

use crate::worker::page::post_broken;
use std::panic::set_hook;
use std::sync::atomic::{AtomicBool, Ordering};
use wasm_bindgen::{JsCast, JsValue, throw_val};

static HAS_PANICKED: AtomicBool = AtomicBool::new(false);

/// Whether this program has panicked.
pub fn has_panicked() -> bool {
    HAS_PANICKED.load(Ordering::Relaxed)
}

/// Runs the page's own program. A panic is written to the console, and its message is left for the page's script; errors at the start are thrown.
pub fn run_page(start: fn() -> Result<(), JsValue>) {
    run(start, |details| {
        let place = web_sys::window().and_then(|window| window.document()?.get_element_by_id("trouble-details"));
        if let Some(place) = place {
            place.set_text_content(Some(&details));
        }
    });
}

/// Runs the program of a worker. A panic is written to the console and reported to the page; errors at the start are thrown.
pub fn run_worker(start: fn() -> Result<(), JsValue>) {
    run(start, |details| {
        if let Ok(scope) = js_sys::global().dyn_into() {
            post_broken(&scope, details);
        }
    });
}

fn run(start: fn() -> Result<(), JsValue>, report: impl Fn(String) + Send + Sync + 'static) {
    set_hook(Box::new(move |info| {
        HAS_PANICKED.store(true, Ordering::Relaxed);
        console_error_panic_hook::hook(info);
        report(info.to_string());
    }));
    // Not returned from `main`, which would only write it to the console.
    if let Err(error) = start() {
        throw_val(error);
    }
}
