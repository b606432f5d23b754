//! The page's address: the link after its `#`.

use crate::dom::on_send;
use crate::model::address::Address;
use crate::sender::Sender;
use wasm_bindgen::JsValue;
use web_sys::Window;

/// The current address.
pub fn address(window: &Window) -> Address {
    let href = window.location().href().unwrap_or_default();
    let base = href.split_once('#').map_or(href.as_str(), |(base, _)| base).to_owned();
    Address { base, hash: hash(window), wished: None }
}

/// Sends a message when a person follows another link.
pub fn listen<M: 'static>(window: &Window, sender: &Sender<M>, msg: fn(String) -> M) {
    let there = window.clone();
    on_send(sender, window, "hashchange", move || Some(msg(hash(&there))));
}

fn hash(window: &Window) -> String {
    window.location().hash().unwrap_or_default()
}

/// Changes the link in the page's address, without adding to the history.
pub fn set_hash(window: &Window, hash: &str) {
    let location = window.location();
    let (path, search) = (location.pathname().unwrap_or_default(), location.search().unwrap_or_default());
    // If the browser forbids it, the address stays as it is.
    if let Ok(history) = window.history() {
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&format!("{path}{search}{hash}")));
    }
}

/// Loads the page again, in the language that is kept: one in the address would go first.
pub fn speak_anew(window: &Window) {
    let location = window.location();
    let (path, hash) = (location.pathname().unwrap_or_default(), hash(window));
    if let Ok(history) = window.history() {
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&format!("{path}{hash}")));
    }
    // Nothing forbids a page to load itself.
    let _ = location.reload();
}
