//! The worker's end of a channel: it takes requests from the page, or from another worker that started it, and sends news.

use super::protocol::{FromWorker, Hearer, Protocol, decode, encode};
use js_sys::{Array, Date, Uint8Array};
use serde::Serialize;
use std::marker::PhantomData;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// The page that a worker works for.
pub struct Page<P> {
    scope: DedicatedWorkerGlobalScope,
    protocol: PhantomData<P>,
}

impl<P> Clone for Page<P> {
    fn clone(&self) -> Page<P> {
        Page { scope: self.scope.clone(), protocol: PhantomData }
    }
}

impl<P: Protocol> Hearer<P::News> for Page<P> {
    fn tell(&self, news: P::News) -> bool {
        // If it cannot be posted, it is too large, or the page is gone.
        post(&self.scope, &FromWorker::News(news)).is_ok()
    }

    fn now(&self) -> f64 {
        Date::now()
    }
}

/// What this worker is to do: its name, which the page has given it.
///
/// # Errors
/// If this does not run in a worker.
pub fn role() -> Result<String, JsValue> {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().dyn_into()?;
    Ok(scope.name())
}

/// Starts listening for requests, then reports to the page.
///
/// # Errors
/// If this does not run in a worker, or the page is gone.
pub fn listen<P: Protocol>(answer: impl Fn(&Page<P>, P::Request) + 'static) -> Result<(), JsValue> {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().dyn_into()?;
    let page = Page { scope: scope.clone(), protocol: PhantomData };
    let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let bytes = Uint8Array::new(&event.data()).to_vec();
        if let Some(request) = decode(&bytes) {
            answer(&page, request);
        }
    });
    scope.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    on_message.forget();
    post(&scope, &FromWorker::<P::News>::Ready)
}

/// Reports to the page that this worker has panicked.
pub fn post_broken(scope: &DedicatedWorkerGlobalScope, details: String) {
    // If it cannot be posted, the page still learns of the end, without the details.
    let _ = post(scope, &FromWorker::<()>::Broken { details });
}

fn post<N: Serialize>(scope: &DedicatedWorkerGlobalScope, message: &FromWorker<N>) -> Result<(), JsValue> {
    let bytes = encode(message).ok_or("the message is too large")?;
    let array = Uint8Array::from(bytes.as_slice());
    scope.post_message_with_transfer(&array, &Array::of1(&array.buffer()))
}
