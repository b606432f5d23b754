//! The wheel over the board. It zooms where the page itself does not scroll, or with Ctrl; with Shift, or sideways, it
//! moves the board. While zooming is locked, it only moves the board.

use super::{Act, Gesture, Place, Surroundings};
use nonoscope_picture::real::within;

/// A turn by *t* notches magnifies by (9 + *t*) / (9 − *t*): a notch by 1.25, as a power would, and back by its inverse. A power function would add
/// 3 KB of code.
const NINE: f64 = 9.0;

/// A turn of the wheel, or a movement on a trackpad.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Wheel {
    /// How far, to the right and down, in pixels or in lines.
    pub right: f64,
    pub down: f64,
    /// Whether that is in pixels.
    pub in_pixels: bool,
    pub ctrl: bool,
    pub shift: bool,
    /// Where the pointer is.
    pub place: Place,
}

/// The effect of a turn of the wheel.
enum Means {
    /// The browser decides: it scrolls the page, for example.
    Nothing,
    Scrolling,
    Magnifying,
    /// It would zoom, but that is locked: the browser must not zoom either.
    Locked,
}

impl Wheel {
    /// Whether the board uses the event. If so, the browser must not scroll the page.
    pub fn is_taken(&self, page: Surroundings) -> bool {
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
        if page.locks_zoom {
            return match (self.ctrl, page.is_magnified) {
                (true, _) => Means::Locked,
                (false, true) => Means::Scrolling,
                (false, false) => Means::Nothing,
            };
        }
        if self.ctrl || page.is_bounded || page.is_magnified { Means::Magnifying } else { Means::Nothing }
    }
}

impl Gesture {
    /// The wheel turns over the board.
    pub fn wheel(&mut self, wheel: Wheel, page: Surroundings) -> Vec<Act> {
        match wheel.means(page) {
            Means::Nothing | Means::Locked => Vec::new(),
            Means::Scrolling if wheel.is_sideways() || (page.locks_zoom && !wheel.shift) => {
                vec![Act::Scroll(wheel.right, wheel.down)]
            }
            Means::Scrolling => vec![Act::Scroll(wheel.down, 0.0)],
            Means::Magnifying => {
                // A wheel turns in notches of about 100 pixels or 3 lines, a trackpad in steps of a few pixels.
                let notch = if wheel.in_pixels { 100.0 } else { 3.0 };
                self.turned -= within(wheel.down / notch, -1.0, 1.0);
                if self.turned.abs() < 0.5 {
                    return Vec::new();
                }
                let turned = std::mem::take(&mut self.turned);
                let factor = (NINE + turned) / (NINE - turned);
                vec![Act::Magnify { factor, fixed: wheel.place }]
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonoscope_core::puzzle::Cell;

    const NOTCH_DOWN: Wheel =
        Wheel { right: 0.0, down: 100.0, in_pixels: true, ctrl: false, shift: false, place: (7.0, 8.0) };

    fn page(is_magnified: bool, is_bounded: bool) -> Surroundings {
        let tool = Cell::FILLED;
        Surroundings {
            has_puzzle: true,
            is_marking: false,
            is_given: false,
            tool,
            is_magnified,
            is_bounded,
            locks_zoom: false,
            crosses_off: false,
        }
    }

    /// The zoom factor; `None` if the wheel does not zoom.
    fn factor(gesture: &mut Gesture, wheel: Wheel, page: Surroundings) -> Option<f64> {
        match gesture.wheel(wheel, page)[..] {
            [Act::Magnify { factor, fixed: (7.0, 8.0) }] => Some(factor),
            [] => None,
            ref acts => panic!("{acts:?}"),
        }
    }

    #[test]
    fn it_is_for_the_page_where_the_page_scrolls() {
        let ctrl = Wheel { ctrl: true, ..NOTCH_DOWN };
        let shift = Wheel { shift: true, ..NOTCH_DOWN };
        let sideways = Wheel { right: -101.0, ..NOTCH_DOWN };
        let both = Wheel { ctrl: true, ..shift };
        for (wheel, magnified, bounded, taken) in [
            (NOTCH_DOWN, false, false, false),
            (NOTCH_DOWN, true, false, true),
            (NOTCH_DOWN, false, true, true),
            (ctrl, false, false, true),
            (both, false, false, true),
            (shift, false, true, false),
            (shift, true, false, true),
            (sideways, false, true, false),
            (sideways, true, true, true),
        ] {
            let page = page(magnified, bounded);
            assert_eq!(wheel.is_taken(page), taken, "{wheel:?}, {page:?}");
            let nothing = Gesture::default().wheel(wheel, page).is_empty();
            assert_eq!(nothing, !taken, "{wheel:?}, {page:?}");
            assert!(!wheel.is_taken(Surroundings { has_puzzle: false, ..page }));
        }
    }

    #[test]
    fn a_notch_magnifies_and_small_turns_add_up() {
        let mut gesture = Gesture::default();
        let page = page(true, true);
        let lines = Wheel { in_pixels: false, down: 3.0, ..NOTCH_DOWN };
        let turned = |down| Wheel { down, ..NOTCH_DOWN };
        assert_eq!(factor(&mut gesture, NOTCH_DOWN, page), Some(0.8));
        assert_eq!(factor(&mut gesture, lines, page), Some(0.8));
        assert_eq!(factor(&mut gesture, turned(-100.0), page), Some(1.25));
        assert_eq!(factor(&mut gesture, turned(-9999.0), page), Some(1.25), "a notch at a time");
        assert_eq!(factor(&mut gesture, turned(-30.0), page), None);
        let both = factor(&mut gesture, turned(-20.0), page);
        assert!(both.is_some_and(|both| (both - 1.25_f64.sqrt()).abs() < 1e-3), "{both:?}");
        assert_eq!(factor(&mut gesture, turned(-30.0), page), None, "it begins anew");
    }

    #[test]
    fn while_zooming_is_locked_it_only_scrolls() {
        let ctrl = Wheel { ctrl: true, ..NOTCH_DOWN };
        let shift = Wheel { shift: true, ..NOTCH_DOWN };
        let locked = |is_magnified| Surroundings { locks_zoom: true, ..page(is_magnified, true) };
        let mut gesture = Gesture::default();
        assert_eq!(gesture.wheel(NOTCH_DOWN, locked(true)), [Act::Scroll(0.0, 100.0)]);
        assert_eq!(gesture.wheel(shift, locked(true)), [Act::Scroll(100.0, 0.0)]);
        assert!(!NOTCH_DOWN.is_taken(locked(false)), "the page may scroll");
        for page in [locked(true), locked(false)] {
            assert!(ctrl.is_taken(page), "the browser does not zoom instead");
            assert_eq!(gesture.wheel(ctrl, page), []);
        }
    }

    #[test]
    fn with_shift_or_sideways_it_scrolls() {
        let mut gesture = Gesture::default();
        let shift = Wheel { shift: true, ..NOTCH_DOWN };
        assert_eq!(gesture.wheel(shift, page(true, false)), [Act::Scroll(100.0, 0.0)]);
        let sideways = Wheel { right: -150.0, shift: true, ..NOTCH_DOWN };
        assert_eq!(gesture.wheel(sideways, page(true, false)), [Act::Scroll(-150.0, 100.0)]);
    }
}
