//! The page's side of the link: starts the worker, sends requests, replaces a worker that died.

use super::protocol::{Answer, Request, decode, encode};
use js_sys::{Array, Uint8Array};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{ErrorEvent, Event, MessageEvent, Worker, WorkerOptions, WorkerType};

/// What comes over the link.
pub(super) enum News {
    /// A request was answered.
    Answer(Answer),
    /// The worker died; what it said of that, if it could.
    Died(String),
}

pub(super) struct Link {
    script: &'static str,
    worker: Worker,
    ready: bool,
    /// The requests made while the worker was not up yet.
    waiting: Vec<Request>,
    on_message: Closure<dyn FnMut(MessageEvent)>,
    on_error: Closure<dyn FnMut(Event)>,
}

/// The loaders that Trunk puts beside the page: of the worker that solves, and of the one that draws.
pub(super) const SOLVER: &str = "./worker_loader.js";
pub(super) const ARTIST: &str = "./artist_loader.js";

impl Link {
    /// Starts a worker by its loader. What comes from it is given to `tell`.
    pub(super) fn new(script: &'static str, tell: impl Fn(News) + Clone + 'static) -> Result<Link, JsValue> {
        let tell_death = tell.clone();
        let last_words = Rc::new(RefCell::new(String::new()));
        let heard = last_words.clone();
        let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let bytes = Uint8Array::new(&event.data()).to_vec();
            match decode(&bytes) {
                // The end itself comes as an event of its own.
                Some(Answer::Broken { details }) => *last_words.borrow_mut() = details,
                Some(answer) => tell(News::Answer(answer)),
                None => tell(News::Died("It answered what is no answer.".to_owned())),
            }
        });
        let on_error = Closure::<dyn FnMut(Event)>::new(move |event: Event| {
            let said = std::mem::take(&mut *heard.borrow_mut());
            let message = || event.dyn_ref::<ErrorEvent>().map(ErrorEvent::message).unwrap_or_default();
            tell_death(News::Died(if said.is_empty() { message() } else { said }));
        });
        let worker = spawn(script, &on_message, &on_error)?;
        Ok(Link { script, worker, ready: false, waiting: Vec::new(), on_message, on_error })
    }

    /// Ends whatever the worker is doing.
    ///
    /// # Errors
    /// If the browser starts no further worker.
    pub(super) fn interrupt(&mut self) -> Result<(), JsValue> {
        self.waiting.clear();
        // A worker that is not up yet has nothing to do yet.
        if self.ready { self.replace() } else { Ok(()) }
    }

    /// Sends a request, as soon as the worker is up.
    pub(super) fn send(&mut self, request: Request) {
        if self.ready {
            self.post(&request);
        } else {
            if matches!(request, Request::Open { .. }) {
                // Those before it are overtaken.
                self.waiting.retain(|earlier| !matches!(earlier, Request::Open { .. }));
            }
            self.waiting.push(request);
        }
    }

    /// The worker is up.
    pub(super) fn is_ready(&mut self) {
        self.ready = true;
        for request in std::mem::take(&mut self.waiting) {
            self.post(&request);
        }
    }

    /// Ends the worker and starts another: after a panic it would go on in an unknown state. The new one knows nothing
    /// of earlier requests.
    ///
    /// # Errors
    /// If the worker died before it was up: then another one would die too, and so on without end.
    pub(super) fn replace(&mut self) -> Result<(), JsValue> {
        self.worker.terminate();
        if !self.ready {
            return Err("the worker does not start".into());
        }
        self.ready = false;
        self.waiting.clear();
        self.worker = spawn(self.script, &self.on_message, &self.on_error)?;
        Ok(())
    }

    fn post(&self, request: &Request) {
        if let Some(bytes) = encode(request) {
            let array = Uint8Array::from(bytes.as_slice());
            // A worker that cannot be reached says so by its error event.
            let _ = self.worker.post_message_with_transfer(&array, &Array::of1(&array.buffer()));
        }
    }
}

fn spawn(
    script: &str,
    on_message: &Closure<dyn FnMut(MessageEvent)>,
    on_error: &Closure<dyn FnMut(Event)>,
) -> Result<Worker, JsValue> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options(script, &options)?;
    worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
    Ok(worker)
}
