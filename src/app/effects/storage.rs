//! The browser's storage: what all tabs share, and what a tab has for itself. Nothing of it leaves the page.

use crate::app::dom::on;
use crate::app::model::keeping::KeepMsg;
use crate::app::model::kept::{ANEW, KeptMarks, LAST_VISIT, Shelf, Store};
use crate::app::msg::{Msg, Sender};
use js_sys::Date;
use wasm_bindgen::JsValue;
use web_sys::{Event, Storage, StorageEvent, Window};

/// What is kept, and by whom.
pub(super) struct Storages {
    window: Window,
    sender: Sender,
    /// The marks of all puzzles.
    shelf: Shelf<Stored>,
}

impl Storages {
    pub(super) fn new(window: &Window, sender: &Sender) -> Result<Storages, JsValue> {
        let telling = sender.clone();
        on(window, "storage", move |event: &StorageEvent| {
            // Without a name, everything was removed; that is no reason to remove what is on the board.
            if let Some(name) = event.key() {
                telling.send(Msg::Keep(KeepMsg::Elsewhere { name, text: event.new_value() }));
            }
        })?;
        let leaving = sender.clone();
        on(window, "pagehide", move |_: &Event| leaving.send(Msg::Keep(KeepMsg::Leaving)))?;
        let shelf = Shelf::new(window.local_storage().ok().flatten().map(Stored));
        Ok(Storages { window: window.clone(), sender: sender.clone(), shelf })
    }

    fn tell(&self, msg: KeepMsg) {
        self.sender.send(Msg::Keep(msg));
    }

    /// What a tab has for itself, so that after a reload it shows what it has shown, whatever other tabs do; and what all tabs
    /// share.
    fn both(&self) -> [Option<Stored>; 2] {
        [self.window.session_storage(), self.window.local_storage()].map(|storage| storage.ok().flatten().map(Stored))
    }

    /// Tells what was kept of the last visit.
    pub(super) fn recall(&self) {
        let both = self.both();
        let anew = both[0].as_ref().is_some_and(|tab| tab.get(ANEW).is_some());
        if anew && let Some(tab) = &both[0] {
            // What cannot be removed is met again at the next visit, which then starts anew too.
            tab.remove(ANEW);
        }
        let texts = both.into_iter().flatten().filter_map(|storage| storage.get(LAST_VISIT)).collect();
        self.tell(KeepMsg::Recalled { anew, texts });
    }

    /// Keeps what is shown, for the tab and for the browser.
    pub(super) fn keep(&self, text: &str) {
        let [by_tab, by_browser] =
            self.both().map(|storage| storage.is_some_and(|storage| storage.set(LAST_VISIT, text)));
        if !by_tab && !by_browser {
            self.tell(KeepMsg::NotKept);
        }
    }

    /// Tells what is kept under a name.
    pub(super) fn fetch(&self, name: String) {
        let text = self.shelf.get(&name);
        self.tell(KeepMsg::Fetched { name, text });
    }

    /// Keeps marks, or removes them where there are none any more, unless another tab has kept something else than was seen
    /// last.
    pub(super) fn keep_marks(&mut self, name: String, marks: Option<String>, seen: Option<&str>) {
        let there = self.shelf.get(&name);
        if let Some(text) = there.filter(|there| Some(there.as_str()) != seen) {
            self.tell(KeepMsg::MarksDiffer { name, text });
            return;
        }
        let (text, stored) = match marks {
            Some(marks) => {
                let text = KeptMarks { when: Date::now() as u64, marks }.to_text();
                let stored = self.shelf.put(&name, &text);
                (Some(text), stored)
            }
            None => {
                self.shelf.remove(&name);
                (None, true)
            }
        };
        self.tell(KeepMsg::MarksKept { name, text, stored });
    }
}

/// A storage of the browser.
struct Stored(Storage);

impl Store for Stored {
    fn get(&self, name: &str) -> Option<String> {
        self.0.get_item(name).ok()?
    }

    fn set(&self, name: &str, text: &str) -> bool {
        self.0.set_item(name, text).is_ok()
    }

    fn remove(&self, name: &str) -> bool {
        self.0.remove_item(name).is_ok()
    }

    fn names(&self) -> Vec<String> {
        (0..self.0.length().unwrap_or(0)).filter_map(|index| self.0.key(index).ok().flatten()).collect()
    }
}
