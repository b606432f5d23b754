//! The program of the worker that reads pictures.

use super::answer::{Pixels, judged, scanned};
use super::{News, Request, Scanner, Unread};
use js_sys::Promise;
use nonoscope_kit::effects::files::blob;
use nonoscope_kit::promise::then;
use nonoscope_kit::worker::page::{Page, listen};
use nonoscope_kit::worker::protocol::Hearer;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, ImageBitmap, OffscreenCanvas, OffscreenCanvasRenderingContext2d};

/// Starts listening, then reports to the page.
///
/// # Errors
/// If this does not run in a worker, or the page is gone.
pub fn start_scanner() -> Result<(), JsValue> {
    listen(|page: &Page<Scanner>, request| match request {
        Request::Scan { ticket, file, corners } => {
            let page = page.clone();
            decode(&file, move |pixels| {
                let scanned = match pixels {
                    Some(pixels) => scanned(&pixels, corners),
                    None => Err(Unread::Undecoded),
                };
                page.tell(News::Scanned { ticket, scanned: scanned.map(Box::new) });
            });
        }
        Request::Judge { ticket, plain } => {
            // The dialogue asks about puzzles alone.
            if let Ok(puzzle) = plain.puzzle() {
                page.tell(News::Judged { ticket, verdict: judged(&puzzle) });
            }
        }
    })
}

/// The browser shrinks larger pictures first, to save memory. Shrinking blurs, and a blurred screenshot takes several times as long to read, so the
/// usual sizes of phone pictures are left alone.
const MOST_PIXELS: u32 = 12_500_000;

/// Decodes the bytes of a file and passes the pixels on; `None` if the browser cannot.
pub(crate) fn decode(file: &[u8], pass: impl Fn(Option<Pixels>) + 'static) {
    match bitmap(file) {
        Ok(promise) => then(&promise, move |bitmap: Option<ImageBitmap>| {
            pass(bitmap.and_then(|bitmap| pixels(&bitmap).ok()));
        }),
        Err(_) => pass(None),
    }
}

fn bitmap(file: &[u8]) -> Result<Promise, JsValue> {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().dyn_into()?;
    // The browser looks at the bytes, not at the type.
    scope.create_image_bitmap_with_blob(&blob(file, "image/png")?)
}

fn pixels(bitmap: &ImageBitmap) -> Result<Pixels, JsValue> {
    let (wide, high) = (f64::from(bitmap.width()), f64::from(bitmap.height()));
    let by = (f64::from(MOST_PIXELS) / (wide * high)).sqrt().min(1.0);
    let (width, height) = ((wide * by).max(1.0) as u32, (high * by).max(1.0) as u32);
    let context: OffscreenCanvasRenderingContext2d =
        OffscreenCanvas::new(width, height)?.get_context("2d")?.ok_or("no canvas")?.dyn_into()?;
    let (w, h) = (f64::from(width), f64::from(height));
    context.draw_image_with_image_bitmap_and_dw_and_dh(bitmap, 0.0, 0.0, w, h)?;
    bitmap.close();
    let data = context.get_image_data(0.0, 0.0, w, h)?.data();
    Ok(Pixels { width: width as usize, height: height as usize, bytes: data.0 })
}
