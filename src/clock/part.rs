//! The clock, and what reports how much time goes by while it runs (not while the page is hidden or a dialogue is open).

use super::ClockMsg;
use crate::page::{Model, Msg, Sender};
use js_sys::Date;
use nonoscope_kit::dom::{find, is_dialogue_open, on, set_text};
use nonoscope_kit::part::Part;
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web_sys::{Document, Event, HtmlElement, Window};

/// The time.
pub(crate) struct Clock {
    face: HtmlElement,
}

impl Clock {
    pub(crate) fn new(document: &Document) -> Clock {
        Clock { face: find(document, "clock") }
    }
}

impl Part<Model> for Clock {
    fn show(&mut self, model: &Model) {
        let is_shown = model.is_marking() && model.settings.game.times;
        self.face.set_hidden(!is_shown);
        if is_shown {
            set_text(&self.face, model.clock.face());
        }
    }
}

/// How often it reports, in milliseconds.
const OFTEN: i32 = 1000;

/// The clock.
pub(crate) struct Ticker {
    window: Window,
    teller: Teller,
    on_tick: Closure<dyn FnMut()>,
    /// The browser's number for the ticking, while it runs.
    number: Option<i32>,
}

/// The data of the reports.
#[derive(Clone)]
struct Teller {
    document: Document,
    sender: Sender,
    /// Whether the person is solving.
    runs: Rc<Cell<bool>>,
    /// The time of the last report, while the person is solving and looks at the page.
    since: Rc<Cell<Option<f64>>>,
}

impl Teller {
    /// Reports the time that has gone by, and continues if the person is solving and looks at the page.
    fn tell(&self) {
        let now = Date::now();
        let next = (self.runs.get() && !self.document.hidden()).then_some(now);
        if let Some(since) = self.since.replace(next)
            && !is_dialogue_open(&self.document)
        {
            self.sender.send(Msg::Clock(ClockMsg::Gone(now - since)));
        }
    }
}

impl Ticker {
    pub(crate) fn new(window: &Window, document: &Document, sender: &Sender) -> Ticker {
        let teller =
            Teller { document: document.clone(), sender: sender.clone(), runs: Rc::default(), since: Rc::default() };
        let ticking = teller.clone();
        let on_tick = Closure::new(move || ticking.tell());
        let seeing = teller.clone();
        on(document, "visibilitychange", move |_: &Event| {
            seeing.tell();
            if seeing.document.hidden() {
                seeing.sender.send(Msg::Clock(ClockMsg::Hidden));
            }
        });
        Ticker { window: window.clone(), teller, on_tick, number: None }
    }

    /// Starts or stops the reports.
    pub(crate) fn run(&mut self, runs: bool) {
        if let Some(number) = self.number.take() {
            self.window.clear_interval_with_handle(number);
        }
        self.teller.runs.set(runs);
        self.teller.tell();
        if runs {
            self.teller.sender.send(Msg::Clock(ClockMsg::Started(Date::now())));
            let tick = self.on_tick.as_ref().unchecked_ref();
            let number = self.window.set_interval_with_callback_and_timeout_and_arguments_0(tick, OFTEN);
            self.number = number.ok();
        }
    }
}
