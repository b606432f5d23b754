//! The browser's storage, which all tabs share. Nothing in it leaves the page.

use super::KeepMsg;
use crate::keep::Texts;
use crate::kept_names::LAST_VISIT;
use crate::make::kept::{ANEW, DESK, Work, name_of, number_of, past_name_of};
use crate::make::{Msg, Sender};
use js_sys::Date;
use nonoscope_kit::dom::on;
use nonoscope_kit::effects::stored::Stored;
use nonoscope_kit::model::store::Store;
use web_sys::{Event, StorageEvent, Window};

/// The storage.
pub(crate) struct Storage {
    window: Window,
    sender: Sender,
    mine: Texts<Stored>,
}

impl Storage {
    pub(crate) fn new(window: &Window, sender: &Sender) -> Storage {
        let telling = sender.clone();
        on(window, "storage", move |event: &StorageEvent| {
            if let Some(number) = event.key().as_deref().and_then(number_of) {
                telling.send(Msg::Keep(KeepMsg::Elsewhere { number, text: event.new_value() }));
            }
        });
        let leaving = sender.clone();
        on(window, "pagehide", move |_: &Event| leaving.send(Msg::Keep(KeepMsg::Leaving)));
        let mine = Texts::new(window.local_storage().ok().flatten().map(Stored));
        Storage { window: window.clone(), sender: sender.clone(), mine }
    }

    fn tell(&self, msg: KeepMsg) {
        self.sender.send(Msg::Keep(msg));
    }

    /// Reports what was kept.
    pub(crate) fn recall(&self) {
        let storage = self.window.local_storage().ok().flatten().map(Stored);
        let numbers = storage.iter().flat_map(Stored::names).filter_map(|name| number_of(&name));
        let mut works: Vec<(u32, String)> =
            numbers.filter_map(|number| Some((number, self.mine.get(&name_of(number))?))).collect();
        works.sort_unstable_by_key(|(number, _)| *number);
        let tab = self.window.session_storage().ok().flatten().map(Stored);
        let anew = tab.as_ref().is_some_and(|tab| tab.get(ANEW).is_some());
        if let Some(tab) = tab.filter(|_| anew) {
            // If it cannot be removed, the next visit starts anew too.
            tab.remove(ANEW);
        }
        let desk = if anew { None } else { self.mine.get(DESK) };
        self.tell(KeepMsg::Recalled { desk, works });
    }

    /// Reports a drawing and its history.
    pub(crate) fn fetch(&self, number: u32) {
        let [work, past] = [name_of(number), past_name_of(number)].map(|name| self.mine.get(&name));
        self.tell(KeepMsg::Fetched { number, work, past });
    }

    /// Reports several drawings, in this order.
    pub(crate) fn fetch_all(&self, numbers: &[u32]) {
        let texts = numbers.iter().filter_map(|&number| self.mine.get(&name_of(number))).collect();
        self.tell(KeepMsg::FetchedAll(texts));
    }

    /// Keeps a drawing and its history, unless another tab has meanwhile kept something else.
    pub(crate) fn keep(&mut self, number: u32, work: Work, past: &str, seen: Option<&str>) {
        let name = name_of(number);
        if let Some(text) = self.mine.get(&name).filter(|there| Some(there.as_str()) != seen) {
            self.tell(KeepMsg::Differs { number, text });
            return;
        }
        let text = Work { when: Date::now() as u64, ..work }.to_text();
        // The drawing matters more than its history, which goes if room is short.
        self.mine.remove(&past_name_of(number));
        let stored = self.mine.put(&name, &text);
        self.mine.put(&past_name_of(number), past);
        self.tell(KeepMsg::Kept { number, text, stored });
    }

    /// Keeps a text as it is.
    pub(crate) fn keep_again(&mut self, number: u32, text: String) {
        let stored = self.mine.put(&name_of(number), &text);
        self.tell(KeepMsg::Kept { number, text, stored });
    }

    /// Forgets a drawing, and reports what it was.
    pub(crate) fn forget(&mut self, number: u32) {
        let text = self.mine.get(&name_of(number)).unwrap_or_default();
        self.mine.remove(&name_of(number));
        self.mine.remove(&past_name_of(number));
        self.tell(KeepMsg::Forgotten { number, text });
    }

    /// Keeps how the page is used. Losing it does no harm.
    pub(crate) fn keep_desk(&mut self, text: &str) {
        self.mine.put(DESK, text);
    }

    /// Reports the last visit of the other page: that of this tab, if there was one.
    pub(crate) fn recall_board(&self) {
        let storages = [self.window.session_storage(), self.window.local_storage()];
        let texts = storages.into_iter().filter_map(|storage| Stored(storage.ok().flatten()?).get(LAST_VISIT));
        self.tell(KeepMsg::Board(texts.into_iter().next()));
    }
}
