//! The worker's side of the link: reads and solves, so that the page never waits.

use super::protocol::{Answer, Refusal, Request, decode, encode};
use crate::player::Session;
use js_sys::{Array, Uint8Array};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// Starts listening, then tells the page so.
///
/// # Errors
/// If this does not run in a worker, or the page is gone.
pub fn start_worker() -> Result<(), JsValue> {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().dyn_into()?;
    let answering = scope.clone();
    let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let bytes = Uint8Array::new(&event.data()).to_vec();
        let Some(Request::Open { ticket, text }) = decode(&bytes) else { return };
        if post(&answering, &answer(ticket, &text)).is_err() {
            let sentence = "The solution takes more memory than there is.".to_owned();
            // If even that cannot be posted, the page is gone, and nobody waits for the answer.
            let _ = post(&answering, &Answer::Refused { ticket, refusal: Refusal { sentence, spot: None } });
        }
    });
    scope.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    on_message.forget();
    post(&scope, &Answer::Ready)
}

fn answer(ticket: u32, text: &str) -> Answer {
    match Session::open(text) {
        Ok(session) => Answer::Opened { ticket, session: Box::new(session) },
        Err(error) => Answer::Refused { ticket, refusal: error.into() },
    }
}

fn post(scope: &DedicatedWorkerGlobalScope, answer: &Answer) -> Result<(), JsValue> {
    let bytes = encode(answer).ok_or("the answer is too large")?;
    let array = Uint8Array::from(bytes.as_slice());
    scope.post_message_with_transfer(&array, &Array::of1(&array.buffer()))
}
