//! Exporting what the board shows: the choice of a kind of picture, the progress of a drawing, and copying a picture that is not drawn yet. The clipboard can only be asked while the button is pressed, so it gets a
//! promise.

use super::DrawMsg;
use crate::page::{Model, Msg, Note, Sender};
use crate::workers::artist::Kind;
use js_sys::{Array, Function, Object, Promise, Reflect};
use nonoscope_kit::dom::{add_option, buttons, find, on_send, set_choice, set_text};
use nonoscope_kit::effects::clipboard::tell;
use nonoscope_kit::effects::files::blob;
use nonoscope_kit::file::File;
use nonoscope_kit::part::Part;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::*;
use web_sys::{Document, HtmlButtonElement, HtmlElement, HtmlSelectElement, Window};

/// Pictures of the board.
pub(crate) struct Picture {
    kind: HtmlSelectElement,
    size: Choice,
    speed: Choice,
    state: Choice,
    note: HtmlElement,
    save: HtmlButtonElement,
    copy: HtmlButtonElement,
    stop: HtmlButtonElement,
}

/// A drop-down list, in a field that is hidden when there is nothing to choose.
struct Choice {
    field: HtmlElement,
    list: HtmlSelectElement,
}

/// What a sheet shows: the unsolved puzzle, or the board as it is.
const GIVEN: &str = "given";
const SHOWN: &str = "shown";

impl Picture {
    /// # Errors
    /// If the browser refuses to make an element or to draw.
    pub(crate) fn new(document: &Document, sender: &Sender) -> Result<Picture, JsValue> {
        let kind: HtmlSelectElement = find(document, "picture-kind");
        for choice in Kind::ALL {
            add_option(document, &kind, choice.id(), choice.name());
        }
        let chosen = kind.clone();
        on_send(sender, &kind, "change", move || {
            Some(Msg::Draw(DrawMsg::Kind(Kind::named(&chosen.value()).unwrap_or(Kind::Png))))
        });
        let choice = |field, list, msg: fn(&str) -> Option<DrawMsg>| -> Result<Choice, JsValue> {
            let choice = Choice { field: find(document, field), list: find(document, list) };
            let chosen = choice.list.clone();
            on_send(sender, &choice.list, "change", move || msg(&chosen.value()).map(Msg::Draw));
            Ok(choice)
        };
        let [save, copy, stop, _, _] = buttons(
            document,
            sender,
            [
                ("save-picture", || Msg::Draw(DrawMsg::Save)),
                ("copy-picture", || Msg::Draw(DrawMsg::CopyPicture)),
                ("stop-drawing", || Msg::Draw(DrawMsg::Stop)),
                ("copy-text", || Msg::Draw(DrawMsg::CopyText)),
                ("print", || Msg::Draw(DrawMsg::Print)),
            ],
        );
        Ok(Picture {
            kind,
            size: choice("picture-size-field", "picture-size", |size| Some(DrawMsg::Size(size.parse().ok()?)))?,
            speed: choice("picture-speed-field", "picture-speed", |speed| Some(DrawMsg::Speed(speed.parse().ok()?)))?,
            state: choice("picture-state-field", "picture-state", |state| Some(DrawMsg::AsShown(state == SHOWN)))?,
            note: find(document, "picture-note"),
            save,
            copy,
            stop,
        })
    }
}

impl Choice {
    fn show(&self, is_there: bool, value: &str) {
        self.field.set_hidden(!is_there);
        set_choice(&self.list, value);
    }
}

impl Part<Model> for Picture {
    fn show(&mut self, model: &Model) {
        let drawing = &model.drawing;
        let kind = drawing.kind;
        set_choice(&self.kind, kind.id());
        self.size.show(kind.has_size(), &drawing.size.to_string());
        self.speed.show(kind.is_animated(), &drawing.per_second.to_string());
        self.state.show(kind.is_sheet(), if drawing.as_shown { SHOWN } else { GIVEN });
        self.stop.set_hidden(drawing.underway.is_none_or(|underway| underway.copies));
        self.save.set_disabled(drawing.underway.is_some());
        self.copy.set_disabled(drawing.underway.is_some());
        set_text(&self.note, &drawing.note);
    }
}

/// The clipboard, which may be waiting for a picture.
#[derive(Default)]
pub(crate) struct Pictures {
    waiting: Option<Waiting>,
}

/// Keeps or breaks the promise.
struct Waiting {
    take: Function,
    refuse: Function,
}

impl Pictures {
    /// Has the clipboard wait for a picture, and reports whether it does.
    pub(crate) fn ask(&mut self, window: &Window, sender: &Sender) {
        self.waiting = wait(window, sender).ok();
        let waits = self.waiting.is_some();
        sender.send(Msg::Draw(DrawMsg::Clipboard { waits }));
    }

    /// Gives the clipboard what it waits for, or says why there is none. The clipboard then reports what happened.
    pub(crate) fn give(&mut self, picture: Result<File, String>) {
        let Some(Waiting { take, refuse }) = self.waiting.take() else { return };
        let picture = picture.map_err(JsValue::from).and_then(|file| blob(&file.bytes, &file.media));
        let _ = match picture {
            Ok(blob) => take.call1(&JsValue::NULL, &blob),
            Err(error) => refuse.call1(&JsValue::NULL, &error),
        };
    }
}

fn wait(window: &Window, sender: &Sender) -> Result<Waiting, JsValue> {
    let item: Function = Reflect::get(window, &"ClipboardItem".into())?.dyn_into()?;
    let clipboard = Reflect::get(&window.navigator(), &"clipboard".into())?;
    let write: Function = Reflect::get(&clipboard, &"write".into())?.dyn_into()?;
    let mut both = None;
    let promise = Promise::new(&mut |take, refuse| both = Some(Waiting { take, refuse }));
    let kinds = Object::new();
    Reflect::set(&kinds, &"image/png".into(), &promise)?;
    let item = Reflect::construct(&item, &Array::of1(&kinds))?;
    let copied = write.call1(&clipboard, &Array::of1(&item))?;
    tell(&copied, sender, |worked| Msg::Copied { note: Note::Picture, worked })?;
    both.ok_or_else(|| "no promise".into())
}
