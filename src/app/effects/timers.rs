//! Timers, and frames.

use crate::app::effect::Timer;
use crate::app::msg::{Msg, Sender};
use wasm_bindgen::prelude::*;
use web_sys::Window;

/// All timers.
pub(super) struct Timers {
    window: Window,
    /// What runs when a timer has run out, and the browser's number for it while it is set off; in the order of
    /// [`Timer::ALL`].
    timers: [(Closure<dyn FnMut()>, Option<i32>); Timer::ALL.len()],
    on_frame: Closure<dyn FnMut(f64)>,
}

impl Timers {
    pub(super) fn new(window: &Window, sender: &Sender) -> Timers {
        let timers = Timer::ALL.map(|timer| {
            let sender = sender.clone();
            (Closure::new(move || sender.send(Msg::Timer(timer))), None)
        });
        let sender = sender.clone();
        let on_frame = Closure::new(move |now| sender.send(Msg::Frame(now)));
        Timers { window: window.clone(), timers, on_frame }
    }

    /// Sets a timer off. If it runs already, it begins anew.
    pub(super) fn arm(&mut self, timer: Timer, millis: u32) {
        self.disarm(timer);
        let Some((run_out, number)) = self.timers.get_mut(timer as usize) else { return };
        let (run_out, millis) = (run_out.as_ref().unchecked_ref(), i32::try_from(millis).unwrap_or(i32::MAX));
        *number = self.window.set_timeout_with_callback_and_timeout_and_arguments_0(run_out, millis).ok();
    }

    /// The timer does not run out. One that has run out already does nothing more.
    pub(super) fn disarm(&mut self, timer: Timer) {
        if let Some(number) = self.timers.get_mut(timer as usize).and_then(|(_, number)| number.take()) {
            self.window.clear_timeout_with_handle(number);
        }
    }

    /// Asks for a frame.
    pub(super) fn request_frame(&self) {
        // A window that is shown draws frames.
        let _ = self.window.request_animation_frame(self.on_frame.as_ref().unchecked_ref());
    }
}
