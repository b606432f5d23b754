//! Timers, and frames.

use super::msg::{Msg, Sender, Timer};
use wasm_bindgen::prelude::*;
use web_sys::Window;

/// All timers.
pub(crate) struct Timers {
    window: Window,
    /// In the order of [`Timer::ALL`].
    clocks: [Clock; Timer::ALL.len()],
    on_frame: Closure<dyn FnMut(f64)>,
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
        let sender = sender.clone();
        let on_frame = Closure::new(move |now| sender.send(Msg::Frame(now)));
        Timers { window: window.clone(), clocks, on_frame }
    }

    /// Starts a timer. A running timer starts again.
    pub(crate) fn arm(&mut self, timer: Timer, millis: u32) {
        self.disarm(timer);
        let Some(clock) = self.clocks.get_mut(timer as usize) else { return };
        let (run_out, millis) = (clock.run_out.as_ref().unchecked_ref(), i32::try_from(millis).unwrap_or(i32::MAX));
        clock.number = self.window.set_timeout_with_callback_and_timeout_and_arguments_0(run_out, millis).ok();
    }

    /// Stops a timer. One that has already run out is not affected.
    pub(crate) fn disarm(&mut self, timer: Timer) {
        if let Some(number) = self.clocks.get_mut(timer as usize).and_then(|clock| clock.number.take()) {
            self.window.clear_timeout_with_handle(number);
        }
    }

    /// Asks the browser for a frame.
    pub(crate) fn request_frame(&self) {
        // Any visible window draws frames.
        let _ = self.window.request_animation_frame(self.on_frame.as_ref().unchecked_ref());
    }
}
