//! Timers.

use crate::sender::Sender;
use wasm_bindgen::prelude::*;
use web_sys::Window;

/// All timers of a page, by their place among them.
pub struct Timers {
    window: Window,
    clocks: Vec<Clock>,
}

/// The callback of a timer, and the browser's number for it while it runs.
struct Clock {
    run_out: Closure<dyn FnMut()>,
    number: Option<i32>,
}

impl Timers {
    /// One for each of these, which sends its message when it has run out.
    pub fn new<M: 'static, T: Copy + 'static>(
        window: &Window,
        sender: &Sender<M>,
        all: &[T],
        msg: fn(T) -> M,
    ) -> Timers {
        let clock = |&timer: &T| {
            let sender = sender.clone();
            Clock { run_out: Closure::new(move || sender.send(msg(timer))), number: None }
        };
        Timers { window: window.clone(), clocks: all.iter().map(clock).collect() }
    }

    /// Starts a timer. A running timer starts again.
    pub fn arm(&mut self, timer: usize, millis: u32) {
        self.disarm(timer);
        let Some(clock) = self.clocks.get_mut(timer) else { return };
        let (run_out, millis) = (clock.run_out.as_ref().unchecked_ref(), i32::try_from(millis).unwrap_or(i32::MAX));
        clock.number = self.window.set_timeout_with_callback_and_timeout_and_arguments_0(run_out, millis).ok();
    }

    /// Stops a timer. One that has already run out is not affected.
    pub fn disarm(&mut self, timer: usize) {
        if let Some(number) = self.clocks.get_mut(timer).and_then(|clock| clock.number.take()) {
            self.window.clear_timeout_with_handle(number);
        }
    }
}
