//! Carries out effects by means of the browser. Answers come back as messages.
//!
//! The shelf and its page communicate by events at the element `puzzles`:
//!
//! | event | from | with |
//! | --- | --- | --- |
//! | `puzzles`, `calendar`, `record`, `next` | the page | nothing: what the person asks for |
//! | `code` | the page | a link, to be shown as a QR code |
//! | `put` | the shelf | a puzzle for the board, as `origin` describes it |
//! | `again` | the shelf | a link whose puzzle is to be solved anew |
//! | `lesson` | the shelf | the name of a technique |
//! | `kept` | the shelf | the list of what is solved |
//! | `unloaded` | the shelf | nothing: a file did not come |

use super::msg::{Effect, Kept, Msg, Sender};
use super::printing::PrintingMsg;
use super::record::RecordMsg;
use super::record::replaying::ReplayMsg;
use super::stock::Piece;
use crate::keep::storage::today;
use crate::origin::Wanted;
use crate::origin::part::detail_of;
use crate::workers::binder::{self, Binder};
use crate::workers::replayer::Replayer;
use nonoscope_kit::dom::{find, found, on, on_send, tell};
use nonoscope_kit::effects::clipboard::copy;
use nonoscope_kit::effects::files::save_file;
use nonoscope_kit::effects::stored::Stored;
use nonoscope_kit::promise::then;
use nonoscope_kit::worker::on_demand::OnDemand;
use nonoscope_kit::world::World;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web_sys::{CustomEvent, Document, Element, HtmlDialogElement, Response, Window};

/// Carries out effects.
pub(crate) struct Effects {
    window: Window,
    document: Document,
    sender: Sender,
    /// The element at which the page and the shelf meet.
    meeting: Element,
    binder: OnDemand<Binder, Msg>,
    /// The worker that draws replays.
    replayer: OnDemand<Replayer, Msg>,
    on_frame: Closure<dyn FnMut(f64)>,
    /// Whether a frame has been asked for.
    asked: Rc<Cell<bool>>,
}

impl Effects {
    /// Listens to the page.
    pub(crate) fn new(window: &Window, document: &Document, sender: &Sender) -> Effects {
        let meeting: Element = find(document, "puzzles");
        for wanted in [Wanted::Puzzles, Wanted::Calendar, Wanted::Record, Wanted::Next] {
            let window = window.clone();
            on_send(sender, &meeting, wanted.name(), move || Some(Msg::Asked(wanted, kept(&window, wanted))));
        }
        let showing = sender.clone();
        on(&meeting, "code", move |event: &CustomEvent| {
            if let Some(link) = event.detail().as_string() {
                showing.send(Msg::Code(link));
            }
        });
        let binder = OnDemand::new(sender, Msg::Bound, |_| Msg::Printing(PrintingMsg::Died));
        let replayer = OnDemand::new(sender, Msg::Replayer, |_| Msg::ReplayerDied);
        let (framing, asked) = (sender.clone(), Rc::<Cell<bool>>::default());
        let is_asked = asked.clone();
        let on_frame = Closure::new(move |now: f64| {
            is_asked.set(false);
            framing.send(Msg::Record(RecordMsg::Replay(ReplayMsg::Frame(now))));
        });
        let (window, document, sender) = (window.clone(), document.clone(), sender.clone());
        Effects { window, document, sender, meeting, binder, replayer, on_frame, asked }
    }

    /// Closes a dialogue, if it is open.
    fn close(&self, dialogue: &str) {
        if let Some(dialogue) = found::<HtmlDialogElement>(&self.document, dialogue) {
            dialogue.close();
        }
    }
}

impl World<Effect> for Effects {
    fn run(&mut self, effect: Effect) {
        match effect {
            // The parts do that.
            Effect::Show => {}
            Effect::Load(piece) => load(&self.window, &self.sender, piece),
            Effect::Put(put) => tell(&self.meeting, "put", &detail_of(&put)),
            Effect::Bind(book) => self.binder.ask(binder::Request(book)),
            Effect::ReplaceBinder => drop(self.binder.replace()),
            Effect::Close(dialogue) => self.close(dialogue.name()),
            Effect::CloseCode => self.close("code"),
            Effect::KeepRecord(keep) => {
                let outcome = keep.within(store(&self.window).as_ref());
                self.sender.send(Msg::Record(RecordMsg::Kept(outcome)));
            }
            Effect::TellSolved(text) => tell(&self.meeting, "kept", &text.as_str().into()),
            Effect::Again(link) => tell(&self.meeting, "again", &link.as_str().into()),
            Effect::Lesson(technique) => tell(&self.meeting, "lesson", &technique.name().into()),
            Effect::Copy(text) => {
                copy(&self.window, &text, &self.sender, |worked| Msg::Record(RecordMsg::Copied { worked }));
            }
            Effect::SaveFile(file) => save_file(&self.document, &file),
            Effect::Draw(request) => self.replayer.ask(request),
            Effect::ReplaceReplayer => drop(self.replayer.replace()),
            Effect::RequestFrame => {
                if !self.asked.replace(true) {
                    // Any visible window draws frames.
                    let _ = self.window.request_animation_frame(self.on_frame.as_ref().unchecked_ref());
                }
            }
            Effect::Unloaded => tell(&self.meeting, "unloaded", &JsValue::UNDEFINED),
        }
    }
}

/// What the browser keeps now, as far as something wanted needs it.
fn kept(window: &Window, wanted: Wanted) -> Kept {
    Kept::of(store(window).as_ref(), wanted, today())
}

/// The storage, if the browser allows it.
fn store(window: &Window) -> Option<Stored> {
    window.local_storage().ok().flatten().map(Stored)
}

/// Loads the files of a part of the shelf.
fn load(window: &Window, sender: &Sender, piece: Piece) {
    let files = piece.files();
    let texts = Rc::new(RefCell::new(vec![None::<Option<String>>; files.len()]));
    for (place, file) in files.iter().enumerate() {
        let (texts, sender) = (texts.clone(), sender.clone());
        let came = move |text: Option<String>| {
            let mut texts = texts.borrow_mut();
            texts[place] = Some(text);
            if texts.iter().all(Option::is_some) {
                let texts = texts.iter_mut().map(|text| text.take().flatten()).collect();
                sender.send(Msg::Came { piece, texts });
            }
        };
        then(&window.fetch_with_str(file), move |response: Option<Response>| {
            match response.filter(Response::ok).and_then(|response| response.text().ok()) {
                Some(text) => {
                    let came = came.clone();
                    then(&text, move |text: Option<js_sys::JsString>| came(text.map(String::from)));
                }
                None => came(None),
            }
        });
    }
}
