//! The browser's storage: one part for each tab, and one that all tabs share. Nothing in it leaves the page.

use super::KeepMsg;
use super::texts::Texts;
use crate::kept_names::{ANEW, LAST_VISIT, SOLVE, SOLVED, WELCOMED};
use crate::marks::KeptMarks;
use crate::page::{Msg, Sender};
use nonoscope_kit::dom::on;
use nonoscope_kit::effects::stored::Stored;
use nonoscope_kit::model::store::Store;
use nonoscope_play::Date;
use nonoscope_play::record::Solve;
use web_sys::{Event, StorageEvent, Window};

/// The storages.
pub(crate) struct Storages {
    window: Window,
    sender: Sender,
    /// The marks of all puzzles.
    texts: Texts<Stored>,
}

impl Storages {
    pub(crate) fn new(window: &Window, sender: &Sender) -> Storages {
        let telling = sender.clone();
        on(window, "storage", move |event: &StorageEvent| {
            // Without a name, everything was removed. The board stays all the same.
            if let Some(name) = event.key() {
                telling.send(Msg::Keep(KeepMsg::Elsewhere { name, text: event.new_value() }));
            }
        });
        let leaving = sender.clone();
        on(window, "pagehide", move |_: &Event| leaving.send(Msg::Keep(KeepMsg::Leaving)));
        let texts = Texts::new(window.local_storage().ok().flatten().map(Stored));
        Storages { window: window.clone(), sender: sender.clone(), texts }
    }

    fn tell(&self, msg: KeepMsg) {
        self.sender.send(Msg::Keep(msg));
    }

    /// The tab's own storage, so that a reload shows what this tab showed, not what other tabs did; and the shared one.
    fn both(&self) -> [Option<Stored>; 2] {
        [self.window.session_storage(), self.window.local_storage()].map(|storage| storage.ok().flatten().map(Stored))
    }

    /// Reports the last visit.
    pub(crate) fn recall(&self) {
        let both = self.both();
        let anew = both[0].as_ref().is_some_and(|tab| tab.get(ANEW).is_some());
        if anew && let Some(tab) = &both[0] {
            // If it cannot be removed, the next visit starts anew too.
            tab.remove(ANEW);
        }
        let texts = both.into_iter().flatten().filter_map(|storage| storage.get(LAST_VISIT)).collect();
        self.tell(KeepMsg::Recalled { anew, texts });
    }

    /// Keeps the current state, for the tab and for the browser.
    pub(crate) fn keep(&self, text: &str) {
        let [by_tab, by_browser] =
            self.both().map(|storage| storage.is_some_and(|storage| storage.set(LAST_VISIT, text)));
        if !by_tab && !by_browser {
            self.tell(KeepMsg::NotKept);
        }
    }

    /// Reports the text kept under a name.
    pub(crate) fn fetch(&self, name: String) {
        let text = self.texts.get(&name);
        self.tell(KeepMsg::Fetched { name, text });
    }

    /// Keeps something other than marks, for all tabs.
    pub(crate) fn keep_under(&mut self, name: &str, text: String) {
        let stored = self.texts.put(name, &text);
        self.tell(KeepMsg::MarksKept { name: name.to_owned(), text: Some(text), stored });
    }

    /// Keeps the details of marks, or removes them. A failure is not reported.
    pub(crate) fn keep_play(&mut self, name: &str, text: Option<&str>) {
        match text {
            Some(text) => {
                self.texts.put(name, text);
            }
            None => self.texts.remove(name),
        }
    }

    /// Keeps the list of solved puzzles.
    pub(crate) fn keep_solved(&mut self, text: &str) {
        let stored = self.texts.put(SOLVED, text);
        self.tell(KeepMsg::MarksKept { name: SOLVED.to_owned(), text: Some(text.to_owned()), stored });
    }

    /// Keeps a solve that has just ended, under a name of its own, until the record takes it.
    pub(crate) fn keep_solve(&mut self, mut solve: Solve) {
        let now = js_sys::Date::now() as u64;
        if solve.begun == 0 {
            solve.begun = now.saturating_sub(solve.millis);
        }
        (solve.finished, solve.on) = (now, today());
        let name = format!("{SOLVE}{}.{}", solve.puzzle, solve.begun);
        let text = solve.to_line();
        let stored = self.texts.put(&name, &text);
        self.tell(KeepMsg::MarksKept { name, text: Some(text), stored });
    }

    /// Keeps whether the page has greeted. Losing it does no harm.
    pub(crate) fn keep_welcomed(&mut self, text: &str) {
        let _ = self.texts.put(WELCOMED, text);
    }

    /// Keeps marks, or removes them if `None`, unless another tab has meanwhile kept something else.
    pub(crate) fn keep_marks(&mut self, name: String, marks: Option<String>, seen: Option<&str>) {
        let there = self.texts.get(&name);
        if let Some(text) = there.filter(|there| Some(there.as_str()) != seen) {
            self.tell(KeepMsg::MarksDiffer { name, text });
            return;
        }
        let (text, stored) = match marks {
            Some(marks) => {
                let text = KeptMarks { when: js_sys::Date::now() as u64, marks }.to_text();
                let stored = self.texts.put(&name, &text);
                (Some(text), stored)
            }
            None => {
                self.texts.remove(&name);
                (None, true)
            }
        };
        self.tell(KeepMsg::MarksKept { name, text, stored });
    }
}

/// The day; `None` if the calendar does not have it.
pub(crate) fn today() -> Option<Date> {
    let now = js_sys::Date::new_0();
    Date::new(i32::try_from(now.get_full_year()).ok()?, now.get_month() + 1, now.get_date())
}
