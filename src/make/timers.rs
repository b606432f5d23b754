//! Timers.

use super::msg::{Msg, Sender, Timer};
use wasm_bindgen::prelude::*;
use web_sys::Window;

/// All timers.
pub(crate) struct Timers {
    window: Window,
    /// In the order of [`Timer::ALL`].
    clocks: [Clock; Timer::ALL.len()],
}

/// The callback of a timer, and the browser's number for it while it runs.
struct Clock {
    run_out: Closure<dyn FnMut()>,
    number: Option<i32>,
}

impl Timers {
    pub(crate) fn new(window: &Window, sender: &Sender) -> Timers {
        let clocks = Timer::ALL.map(|timer| {
            let sender = sender.clone();
            Clock { run_out: Closure::new(move || sender.send(Msg::Timer(timer))), number: None }
        });
        Timers { window: window.clone(), clocks }
    }

    /// Starts a timer. A running timer starts again.
    pub(crate) fn arm(&mut self, timer: Timer, millis: u32) {
        let Some(clock) = self.clocks.get_mut(timer as usize) else { return };
        if let Some(number) = clock.number.take() {
            self.window.clear_timeout_with_handle(number);
        }
        let (run_out, millis) = (clock.run_out.as_ref().unchecked_ref(), i32::try_from(millis).unwrap_or(i32::MAX));
        clock.number = self.window.set_timeout_with_callback_and_timeout_and_arguments_0(run_out, millis).ok();
    }
}
