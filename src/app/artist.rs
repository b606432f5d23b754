//! The side of the link that draws pictures for files and for the clipboard: a worker of its own, loaded when it is first needed,
//! so that a page that only solves need not wait for it.

use super::drawing::Drawing;
use super::protocol::{Answer, Request, decode};
use super::worker::{MILLIS, post};
use crate::picture::PictureError;
use js_sys::{Date, Uint8Array};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// Starts listening, then tells the page so.
///
/// # Errors
/// If this does not run in a worker, or the page is gone.
pub fn start_artist() -> Result<(), JsValue> {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().dyn_into()?;
    let answering = scope.clone();
    let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let bytes = Uint8Array::new(&event.data()).to_vec();
        if let Some(Request::Draw { ticket, drawing }) = decode(&bytes) {
            draw(&answering, ticket, &drawing);
        }
    });
    scope.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    on_message.forget();
    post(&scope, &Answer::Ready)
}

/// Draws, and tells every now and then how far it is.
fn draw(scope: &DedicatedWorkerGlobalScope, ticket: u32, drawing: &Drawing) {
    let mut told = Date::now();
    let drawn = drawing.draw(&mut |done, of| {
        let now = Date::now();
        if now - told >= MILLIS {
            told = now;
            let _ = post(scope, &Answer::Drawing { ticket, done, of });
        }
    });
    let answer = match drawn {
        Ok(drawn) => Answer::Drawn { ticket, drawn },
        Err(error) => Answer::NotDrawn { ticket, sentence: error.to_string() },
    };
    if post(scope, &answer).is_err() {
        let sentence = PictureError::NoMemory.to_string();
        let _ = post(scope, &Answer::NotDrawn { ticket, sentence });
    }
}
