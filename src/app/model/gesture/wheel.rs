//! The wheel over the board: it magnifies where the page itself does not scroll, or with Ctrl; with Shift, and sideways, it
//! moves the board.

use super::{Act, Gesture, NOTCH, Place, Surroundings};

/// A turn of the wheel, or a movement on a trackpad.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Wheel {
    /// How far, to the right and down, in pixels or in lines.
    pub(crate) right: f64,
    pub(crate) down: f64,
    /// Whether that is in pixels.
    pub(crate) in_pixels: bool,
    pub(crate) ctrl: bool,
    pub(crate) shift: bool,
    /// Where the pointer is.
    pub(crate) place: Place,
}

/// What a wheel does.
enum Means {
    /// The page scrolls, or does whatever else the browser makes of it.
    Nothing,
    Scrolling,
    Magnifying,
}

impl Wheel {
    /// Whether it is for the board. Then the browser must not scroll the page.
    pub(crate) fn is_taken(&self, page: Surroundings) -> bool {
        !matches!(self.means(page), Means::Nothing)
    }

    fn is_sideways(&self) -> bool {
        self.right.abs() > self.down.abs()
    }

    fn means(&self, page: Surroundings) -> Means {
        if !page.has_puzzle {
            return Means::Nothing;
        }
        if (self.shift || self.is_sideways()) && !self.ctrl {
            return if page.is_magnified { Means::Scrolling } else { Means::Nothing };
        }
        if self.ctrl || page.is_bounded || page.is_magnified { Means::Magnifying } else { Means::Nothing }
    }
}

impl Gesture {
    /// The wheel turns over the board.
    pub(crate) fn wheel(&mut self, wheel: Wheel, page: Surroundings) -> Vec<Act> {
        match wheel.means(page) {
            Means::Nothing => Vec::new(),
            Means::Scrolling if wheel.is_sideways() => vec![Act::Scroll(wheel.right, wheel.down)],
            Means::Scrolling => vec![Act::Scroll(wheel.down, 0.0)],
            Means::Magnifying => {
                // A wheel turns by notches of some 100 pixels or 3 lines, a trackpad by a few pixels at a time.
                let notch = if wheel.in_pixels { 100.0 } else { 3.0 };
                self.turned -= (wheel.down / notch).clamp(-1.0, 1.0);
                if self.turned.abs() < 0.5 {
                    return Vec::new();
                }
                let turned = std::mem::take(&mut self.turned);
                vec![Act::Magnify { factor: NOTCH.powf(turned), fixed: wheel.place }]
            }
        }
    }
}
