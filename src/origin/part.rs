//! The page's side of the shelf, whose program is loaded when it is first needed: the buttons that ask it for something, and what it answers.

use super::{OriginMsg, Put, Wanted};
use crate::keep::KeepMsg;
use crate::kept_names::SOLVED;
use crate::learn::LearnMsg;
use crate::page::{Model, Msg, Sender};
use js_sys::{Object, Reflect};
use nonoscope_kit::dom::{buttons, find, on};
use nonoscope_kit::part::Part;
use nonoscope_play::Date;
use wasm_bindgen::JsValue;
use web_sys::{CustomEvent, Document, Element, Event};

/// Listens to the buttons and to the shelf.
pub(crate) struct Origin;

impl Origin {
    pub(crate) fn new(document: &Document, sender: &Sender) -> Origin {
        buttons(
            document,
            sender,
            [
                ("open-puzzles", || Msg::Origin(OriginMsg::Ask(Wanted::Puzzles))),
                ("open-calendar", || Msg::Origin(OriginMsg::Ask(Wanted::Calendar))),
                ("puzzles-record", || Msg::Origin(OriginMsg::Ask(Wanted::Record))),
                ("calendar-record", || Msg::Origin(OriginMsg::Ask(Wanted::Record))),
            ],
        );
        let shelf: Element = find(document, "puzzles");
        let putting = sender.clone();
        on(&shelf, "put", move |event: &CustomEvent| {
            if let Some(put) = put_of(&event.detail()) {
                putting.send(Msg::Origin(OriginMsg::Put(put)));
            }
        });
        hear(&shelf, "again", sender, |link| Some(Msg::Origin(OriginMsg::Again(link))));
        hear(&shelf, "lesson", sender, |name| Some(Msg::Learn(LearnMsg::OpenAt(name.parse().ok()?))));
        hear(&shelf, "kept", sender, |text| {
            Some(Msg::Keep(KeepMsg::Elsewhere { name: SOLVED.to_owned(), text: Some(text) }))
        });
        let failing = sender.clone();
        on(&shelf, "unloaded", move |_: &Event| failing.send(Msg::Origin(OriginMsg::Unloaded)));
        Origin
    }
}

/// Listens to an event that comes with a text.
fn hear(shelf: &Element, event: &str, sender: &Sender, msg: fn(String) -> Option<Msg>) {
    let sender = sender.clone();
    on(shelf, event, move |event: &CustomEvent| {
        event.detail().as_string().and_then(msg).into_iter().for_each(|msg| sender.send(msg));
    });
}

impl Part<Model> for Origin {
    fn show(&mut self, _: &Model) {}
}

/// The names of what an event says of a puzzle.
const TEXT: &str = "text";
const SHELF: &str = "shelf";
const DAY: &str = "day";
const ANEW: &str = "anew";

/// What an event says of a puzzle.
pub(crate) fn detail_of(put: &Put) -> JsValue {
    let detail = Object::new();
    let set = |name: &str, value: &JsValue| {
        // A plain object takes any value.
        let _ = Reflect::set(&detail, &name.into(), value);
    };
    set(TEXT, &put.text.as_str().into());
    set(SHELF, &put.shelf.into());
    set(DAY, &put.day.map(Date::to_text).into());
    set(ANEW, &put.anew.into());
    detail.into()
}

/// The puzzle that an event is about.
fn put_of(detail: &JsValue) -> Option<Put> {
    let get = |name: &str| Reflect::get(detail, &name.into()).unwrap_or_default();
    Some(Put {
        text: get(TEXT).as_string()?,
        shelf: get(SHELF).as_f64().map(|number| number as u16),
        day: get(DAY).as_string().as_deref().and_then(Date::from_text),
        anew: get(ANEW).is_truthy(),
    })
}
