//! Turns pictures into cells. It remembers the last picture, because settings change far more often.

use super::protocol::{Pixmap, Sketched};
use nonoscope_make::image::{Pixels, Settings, sketch, tuned};
use std::cell::RefCell;

thread_local! {
    static LAST: RefCell<Option<Pixels>> = const { RefCell::new(None) };
}

/// The cells of a picture, which is the last one if there are no pixels.
pub(super) fn sketched(pixels: Option<Box<Pixmap>>, settings: &Settings, tune: Option<bool>) -> Sketched {
    if let Some(pixels) = pixels {
        let Pixmap { width, height, bytes } = *pixels;
        let pixels = Pixels::new(width, height, bytes).ok();
        LAST.with(|last| *last.borrow_mut() = pixels);
    }
    LAST.with(|last| {
        let last = last.borrow();
        let Some(pixels) = &*last else { return Sketched::Forgotten };
        let Some(by_lines) = tune else {
            return Sketched::Cells { sketch: Box::new(sketch(pixels, settings)), tuned: None };
        };
        match tuned(pixels, settings, by_lines, &mut ()) {
            None => Sketched::Nothing,
            Some(found) => Sketched::Cells { sketch: Box::new(found.sketch), tuned: Some(Box::new(found.settings)) },
        }
    })
}
