//! The preview of the picture, which the browser decodes in the background.

use crate::lightbox::msg::{Msg, Sender};
use nonoscope_kit::dom::{cleared, find};
use nonoscope_kit::promise::then;
use wasm_bindgen::prelude::*;
use web_sys::{Blob, Document, HtmlCanvasElement, ImageBitmap, Window};

/// The longest side of the preview, in pixels.
const LONGEST: f64 = 1600.0;

/// Shows the picture, and tells whether that worked.
pub(super) fn preview(window: &Window, document: &Document, picture: &Blob, sender: &Sender) {
    let (document, telling) = (document.clone(), sender.clone());
    match window.create_image_bitmap_with_blob(picture) {
        Ok(promise) => then(&promise, move |bitmap: Option<ImageBitmap>| {
            let worked = bitmap.is_some_and(|bitmap| draw(&document, &bitmap).is_ok());
            telling.send(Msg::Previewed { worked });
        }),
        Err(_) => telling.send(Msg::Previewed { worked: false }),
    }
}

fn draw(document: &Document, bitmap: &ImageBitmap) -> Result<(), JsValue> {
    let (wide, high) = (f64::from(bitmap.width()), f64::from(bitmap.height()));
    let by = (LONGEST / wide.max(high)).min(1.0);
    let (width, height) = ((wide * by).max(1.0) as u32, (high * by).max(1.0) as u32);
    let canvas: HtmlCanvasElement = find(document, "photo");
    let context = cleared(&canvas, width, height)?;
    context.draw_image_with_image_bitmap_and_dw_and_dh(bitmap, 0.0, 0.0, f64::from(width), f64::from(height))?;
    bitmap.close();
    Ok(())
}
