//! Pictures, which the browser decodes: to pixels, and onto a small canvas beside the settings.

use super::{Photo, PictureMsg};
use crate::make::{Msg, Sender};
use js_sys::{Function, Reflect};
use nonoscope_kit::dom::{context_of, find};
use nonoscope_kit::effects::files::blob;
use wasm_bindgen::prelude::*;
use web_sys::{Document, HtmlCanvasElement, HtmlInputElement, ImageBitmap, Window};

/// A larger picture is made smaller first, by the browser: this many pixels tell cells apart well enough.
const MOST_PIXELS: u32 = 4_000_000;

/// The longest side of the small picture.
const PREVIEW: f64 = 240.0;

/// Opens the file dialogue.
pub(crate) fn pick(document: &Document) {
    let input: HtmlInputElement = find(document, "picture-file");
    // Allows choosing the same file again after it has changed.
    input.set_value("");
    input.click();
}

/// Makes pixels of the bytes of a file, and reports them.
pub(crate) fn decode(window: &Window, document: &Document, bytes: &[u8], sender: &Sender) {
    if try_decode(window, document, bytes, sender).is_err() {
        sender.send(Msg::Picture(PictureMsg::Decoded(None)));
    }
}

fn try_decode(window: &Window, document: &Document, bytes: &[u8], sender: &Sender) -> Result<(), JsValue> {
    // The browser looks at the bytes, not at the type.
    let promise = window.create_image_bitmap_with_blob(&blob(bytes, "image/png")?)?;
    let (document, telling) = (document.clone(), sender.clone());
    let seen = Closure::once_into_js(move |bitmap: JsValue| {
        let photo = bitmap.dyn_into().ok().and_then(|bitmap: ImageBitmap| pixels(&document, &bitmap).ok());
        telling.send(Msg::Picture(PictureMsg::Decoded(photo)));
    });
    let telling = sender.clone();
    let failed = Closure::once_into_js(move |_: JsValue| telling.send(Msg::Picture(PictureMsg::Decoded(None))));
    // Only one of the closures runs; the other one is leaked, a few bytes for each picture.
    let then: Function = Reflect::get(&promise, &"then".into())?.dyn_into()?;
    then.call2(&promise, &seen, &failed)?;
    Ok(())
}

fn pixels(document: &Document, bitmap: &ImageBitmap) -> Result<Photo, JsValue> {
    let (wide, high) = (f64::from(bitmap.width()), f64::from(bitmap.height()));
    let by = (f64::from(MOST_PIXELS) / (wide * high)).sqrt().min(1.0);
    let (width, height) = ((wide * by).max(1.0) as u32, (high * by).max(1.0) as u32);
    let canvas: HtmlCanvasElement = document.create_element("canvas")?.dyn_into()?;
    canvas.set_width(width);
    canvas.set_height(height);
    let context = context_of(&canvas)?;
    context.draw_image_with_image_bitmap_and_dw_and_dh(bitmap, 0.0, 0.0, f64::from(width), f64::from(height))?;
    let data = context.get_image_data(0.0, 0.0, f64::from(width), f64::from(height))?.data();
    let preview: HtmlCanvasElement = find(document, "picture-preview");
    let by = PREVIEW / wide.max(high);
    preview.set_width((wide * by).max(1.0) as u32);
    preview.set_height((high * by).max(1.0) as u32);
    let small = context_of(&preview)?;
    let (w, h) = (f64::from(preview.width()), f64::from(preview.height()));
    small.draw_image_with_image_bitmap_and_dw_and_dh(bitmap, 0.0, 0.0, w, h)?;
    Ok(Photo { width: width as usize, height: height as usize, bytes: data.0 })
}
