//! Copying a picture that is not drawn yet. The clipboard can only be asked while the button is pressed, so it gets a
//! promise.

use super::DrawMsg;
use crate::page::{Msg, Note, Sender};
use js_sys::{Array, Function, Object, Promise, Reflect};
use nonoscope_kit::effects::clipboard::tell;
use nonoscope_kit::effects::files::blob;
use nonoscope_kit::file::File;
use wasm_bindgen::prelude::*;
use web_sys::Window;

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
