//! Reports panics to the page or to its script. A program that has panicked is in an unknown state and is not called
//! again.

use super::worker::page::post_broken;
use std::panic::{PanicHookInfo, set_hook};
use std::sync::atomic::{AtomicBool, Ordering};
use wasm_bindgen::JsCast;
use web_sys::DedicatedWorkerGlobalScope;

static HAS_PANICKED: AtomicBool = AtomicBool::new(false);

/// Whether this program has panicked.
pub(crate) fn has_panicked() -> bool {
    HAS_PANICKED.load(Ordering::Relaxed)
}

/// From now on, a panic is written to the console and reported to the page or its script.
pub fn report_panics() {
    set_hook(Box::new(|info| {
        HAS_PANICKED.store(true, Ordering::Relaxed);
        console_error_panic_hook::hook(info);
        report(info);
    }));
}

/// A worker reports to the page; the page's own program leaves the message where its script finds it.
fn report(info: &PanicHookInfo<'_>) {
    let details = info.to_string();
    match js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() {
        Ok(scope) => post_broken(&scope, details),
        Err(_) => {
            let place = web_sys::window().and_then(|window| window.document()?.get_element_by_id("trouble-details"));
            if let Some(place) = place {
                place.set_text_content(Some(&details));
            }
        }
    }
}
