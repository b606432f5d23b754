//! The near end of a channel from the page, or from a worker, to a worker that it uses: starts it, sends requests, and replaces it if it dies.
//!
//! Stop ends the worker, because nothing reaches a program while it computes; the worker has already sent what was
//! certain before the search. Large answers are shown in a task of their own, because decoding and showing them in
//! one would hold the page up. A worker starts from a `blob:` address (`www/trusted.js`), because it then inherits
//! the page's policy; from its own file it would not.

use super::protocol::{FromWorker, Protocol, Waiting, decode, encode};
use js_sys::{Array, Uint8Array};
use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{ErrorEvent, Event, MessageEvent, Worker};

// A script starts the workers: the page's policy admits only addresses that this script has made.
#[wasm_bindgen(raw_module = "./trusted.js")]
extern "C" {
    #[wasm_bindgen(js_name = startWorker, catch)]
    fn start_worker(program: &str, role: &str) -> Result<Worker, JsValue>;
}

/// News of more bytes than this is delivered in a task of its own, after the task that decodes it: together they would delay the answer to a press.
const LARGE: usize = 65_536;

/// A message through a channel.
pub enum Heard<N> {
    /// News from the worker.
    News(N),
    /// The worker has died, with its last words if there were any.
    Died(String),
}

/// A channel to a worker.
pub struct Channel<P: Protocol> {
    /// `None` until the first worker is started.
    connection: Rc<RefCell<Option<Connection<P>>>>,
    on_message: Closure<dyn FnMut(MessageEvent)>,
    on_error: Closure<dyn FnMut(Event)>,
}

/// The worker, and whether it is ready.
struct Connection<P: Protocol> {
    worker: Worker,
    is_ready: bool,
    waiting: Waiting<P>,
}

impl<P: Protocol> Channel<P> {
    /// Starts a worker. `tell` gets its messages, but never while a function of the channel is running.
    ///
    /// # Errors
    /// If the browser cannot start a worker.
    pub fn open(tell: impl Fn(Heard<P::News>) + Clone + 'static) -> Result<Channel<P>, JsValue> {
        let connection: Rc<RefCell<Option<Connection<P>>>> = Rc::default();
        let (tell_death, reached) = (tell.clone(), connection.clone());
        let last_words = Rc::new(RefCell::new(String::new()));
        let heard = last_words.clone();
        let later = Later::new(tell.clone());
        let lives = reached.clone();
        let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            if reached.borrow().is_none() {
                return;
            }
            let bytes = Uint8Array::new(&event.data()).to_vec();
            match decode(&bytes) {
                Some(FromWorker::Ready) => {
                    if let Some(connection) = reached.borrow_mut().as_mut() {
                        connection.is_up();
                    }
                }
                // The end itself is a separate event.
                Some(FromWorker::Broken { details }) => *last_words.borrow_mut() = details,
                Some(FromWorker::News(news)) => {
                    if let Some(news) = later.put_off(news, bytes.len()) {
                        tell(Heard::News(news));
                    }
                }
                None => tell(Heard::Died("Its answer could not be read.".to_owned())),
            }
        });
        let on_error = Closure::<dyn FnMut(Event)>::new(move |event: Event| {
            if web_sys::window().is_none() {
                // An error in a worker's own worker does not concern the worker.
                event.prevent_default();
            }
            if lives.borrow().is_none() {
                return;
            }
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

    /// Sends a request, as soon as the worker is ready.
    pub fn send(&self, request: P::Request) {
        match self.connection.borrow_mut().as_mut() {
            Some(connection) if connection.is_ready => connection.post(&request),
            Some(connection) => connection.waiting.push(request),
            None => {}
        }
    }

    /// Stops the worker and drops the waiting requests.
    ///
    /// # Errors
    /// If the browser cannot start another worker.
    pub fn interrupt(&self) -> Result<(), JsValue> {
        if let Some(connection) = self.connection.borrow_mut().as_mut() {
            connection.waiting.take();
            if !connection.is_ready {
                // A worker that is not ready yet has nothing to stop.
                return Ok(());
            }
        }
        self.replace()
    }

    /// Ends the worker and starts another: after a panic its state is unknown. The new one knows nothing of earlier
    /// requests.
    ///
    /// # Errors
    /// If the worker died before it was ready, because another one would die too, and so on for ever. If the browser
    /// cannot start another worker.
    pub fn replace(&self) -> Result<(), JsValue> {
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

    /// Ends the worker for good. Its messages are dropped.
    pub fn end(self) {
        if let Some(connection) = self.connection.borrow_mut().take() {
            connection.worker.terminate();
        }
        // Its last words may still come, and one of these functions may be what runs now.
        self.on_message.forget();
        self.on_error.forget();
    }

    fn spawn(&self) -> Result<Worker, JsValue> {
        let worker = start_worker(P::PROGRAM, P::ROLE)?;
        worker.set_onmessage(Some(self.on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(self.on_error.as_ref().unchecked_ref()));
        Ok(worker)
    }
}

/// Decoded news waiting for delivery, in order, each in a task of its own.
struct Later<N> {
    news: Rc<RefCell<VecDeque<N>>>,
    tell_next: Closure<dyn FnMut()>,
}

impl<N: 'static> Later<N> {
    fn new(tell: impl Fn(Heard<N>) + 'static) -> Later<N> {
        let news = Rc::<RefCell<VecDeque<N>>>::default();
        let waiting = news.clone();
        let tell_next = Closure::<dyn FnMut()>::new(move || {
            let next = waiting.borrow_mut().pop_front();
            if let Some(news) = next {
                tell(Heard::News(news));
            }
        });
        Later { news, tell_next }
    }

    /// Queues news that is large, or comes after waiting news; returns all other news. `size` is in bytes.
    fn put_off(&self, news: N, size: usize) -> Option<N> {
        if size <= LARGE && self.news.borrow().is_empty() {
            return Some(news);
        }
        let timer =
            web_sys::window().map(|window| window.set_timeout_with_callback(self.tell_next.as_ref().unchecked_ref()));
        if !matches!(timer, Some(Ok(_))) {
            return Some(news);
        }
        self.news.borrow_mut().push_back(news);
        None
    }
}

impl<P: Protocol> Connection<P> {
    /// The worker is ready: sends it the waiting requests.
    fn is_up(&mut self) {
        self.is_ready = true;
        for request in self.waiting.take() {
            self.post(&request);
        }
    }

    fn post(&self, request: &P::Request) {
        if let Some(bytes) = encode(request) {
            let array = Uint8Array::from(bytes.as_slice());
            // A worker that cannot be reached raises an error event.
            let _ = self.worker.post_message_with_transfer(&array, &Array::of1(&array.buffer()));
        }
    }
}
