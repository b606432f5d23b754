//! The page's end of the channel to a worker: starts the worker, sends requests, replaces a worker that died.

use super::protocol::{FromWorker, Protocol, Waiting, decode, encode};
use js_sys::{Array, Uint8Array};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{ErrorEvent, Event, MessageEvent, Worker, WorkerOptions, WorkerType};

/// What the page hears through a channel.
pub(crate) enum Heard<N> {
    /// What the worker has to tell.
    News(N),
    /// The worker died; what it said of that, if it could.
    Died(String),
}

/// A channel to a worker.
pub(crate) struct Channel<P: Protocol> {
    /// Nothing until the first worker is started.
    connection: Rc<RefCell<Option<Connection<P>>>>,
    on_message: Closure<dyn FnMut(MessageEvent)>,
    on_error: Closure<dyn FnMut(Event)>,
}

/// The worker, and whether it is up.
struct Connection<P: Protocol> {
    worker: Worker,
    is_ready: bool,
    waiting: Waiting<P>,
}

impl<P: Protocol> Channel<P> {
    /// Starts a worker. What comes from it is given to `tell`, never while this or another function of the channel runs.
    ///
    /// # Errors
    /// If the browser starts no worker.
    pub(crate) fn open(tell: impl Fn(Heard<P::News>) + Clone + 'static) -> Result<Channel<P>, JsValue> {
        let connection: Rc<RefCell<Option<Connection<P>>>> = Rc::default();
        let (tell_death, reached) = (tell.clone(), connection.clone());
        let last_words = Rc::new(RefCell::new(String::new()));
        let heard = last_words.clone();
        let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let bytes = Uint8Array::new(&event.data()).to_vec();
            match decode(&bytes) {
                Some(FromWorker::Ready) => {
                    if let Some(connection) = reached.borrow_mut().as_mut() {
                        connection.is_up();
                    }
                }
                // The end itself comes as an event of its own.
                Some(FromWorker::Broken { details }) => *last_words.borrow_mut() = details,
                Some(FromWorker::News(news)) => tell(Heard::News(news)),
                None => tell(Heard::Died("It answered what is no answer.".to_owned())),
            }
        });
        let on_error = Closure::<dyn FnMut(Event)>::new(move |event: Event| {
            let said = std::mem::take(&mut *heard.borrow_mut());
            let message = || event.dyn_ref::<ErrorEvent>().map(ErrorEvent::message).unwrap_or_default();
            tell_death(Heard::Died(if said.is_empty() { message() } else { said }));
        });
        let channel = Channel { connection, on_message, on_error };
        let worker = channel.spawn()?;
        let new = Connection { worker, is_ready: false, waiting: Waiting::default() };
        *channel.connection.borrow_mut() = Some(new);
        Ok(channel)
    }

    /// Sends a request, as soon as the worker is up.
    pub(crate) fn send(&self, request: P::Request) {
        match self.connection.borrow_mut().as_mut() {
            Some(connection) if connection.is_ready => connection.post(&request),
            Some(connection) => connection.waiting.push(request),
            None => {}
        }
    }

    /// Ends whatever the worker is doing, and gives up the requests that wait.
    ///
    /// # Errors
    /// If the browser starts no further worker.
    pub(crate) fn interrupt(&self) -> Result<(), JsValue> {
        if let Some(connection) = self.connection.borrow_mut().as_mut() {
            connection.waiting.take();
            if !connection.is_ready {
                // A worker that is not up yet has nothing to do yet.
                return Ok(());
            }
        }
        self.replace()
    }

    /// Ends the worker and starts another: after a panic it would go on in an unknown state. The new one knows nothing
    /// of earlier requests.
    ///
    /// # Errors
    /// If the worker died before it was up: then another one would die too, and so on without end. If the browser starts
    /// no further worker.
    pub(crate) fn replace(&self) -> Result<(), JsValue> {
        let mut slot = self.connection.borrow_mut();
        let Some(connection) = slot.as_mut() else { return Err("there is no worker".into()) };
        connection.worker.terminate();
        if !std::mem::take(&mut connection.is_ready) {
            return Err("the worker does not start".into());
        }
        connection.waiting.take();
        connection.worker = self.spawn()?;
        Ok(())
    }

    fn spawn(&self) -> Result<Worker, JsValue> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(P::LOADER, &options)?;
        worker.set_onmessage(Some(self.on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(self.on_error.as_ref().unchecked_ref()));
        Ok(worker)
    }
}

impl<P: Protocol> Connection<P> {
    /// The worker is up: it gets what waits for it.
    fn is_up(&mut self) {
        self.is_ready = true;
        for request in self.waiting.take() {
            self.post(&request);
        }
    }

    fn post(&self, request: &P::Request) {
        if let Some(bytes) = encode(request) {
            let array = Uint8Array::from(bytes.as_slice());
            // A worker that cannot be reached says so by its error event.
            let _ = self.worker.post_message_with_transfer(&array, &Array::of1(&array.buffer()));
        }
    }
}
