//! The figure beside a pointer that drags: how many cells the drag has, and how long the run is that it makes.

use crate::page::Model;
use nonoscope_play::Dragged;
use nonoscope_words::{Text, page};

/// How far above a finger the figure is, so that the finger does not hide it, in CSS pixels.
const ABOVE_FINGER: f64 = 56.0;
/// How far it is from the point of a mouse or a pen, to the right and up.
const BESIDE_POINT: (f64, f64) = (16.0, 12.0);
/// How far it stays from the edges of the window.
const MARGIN: f64 = 4.0;

/// The figure.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct DragFigure {
    pub(crate) text: Text,
    /// Where the pointer is on the canvas, in CSS pixels.
    pub(crate) place: (f64, f64),
    pub(crate) is_touch: bool,
}

impl Model {
    /// The figure for the drag in progress, if it is wanted. A click has none.
    pub(crate) fn drag_figure(&self) -> Option<DragFigure> {
        let (place, is_touch) = self.board.gesture.stroke_at().filter(|_| self.settings.game.measures)?;
        let Dragged { cells, run } = self.player.as_ref()?.marking().dragged()?;
        let text = match run.filter(|&run| run != cells) {
            Some(run) => page::dragged(cells, run),
            None => cells.into(),
        };
        Some(DragFigure { text, place, is_touch })
    }
}

/// The left and the top edge of a figure of this size in a window of this size, for a pointer there, in CSS pixels: above a
/// finger, or beside it where there is no room above.
pub(crate) fn corner((x, y): (f64, f64), is_touch: bool, size: (f64, f64), window: (f64, f64)) -> (f64, f64) {
    let beside = |distance: f64| {
        if x + distance + size.0 + MARGIN <= window.0 { x + distance } else { x - distance - size.0 }
    };
    let (left, top) = if is_touch {
        match y - ABOVE_FINGER - size.1 {
            above if above >= MARGIN => (x - size.0 / 2.0, above),
            // Most people point with the right hand, which is on the right.
            _ if x - ABOVE_FINGER - size.0 >= MARGIN => (x - ABOVE_FINGER - size.0, y - size.1),
            _ => (beside(ABOVE_FINGER), y - size.1),
        }
    } else {
        let above = y - BESIDE_POINT.1 - size.1;
        (beside(BESIDE_POINT.0), if above >= MARGIN { above } else { y + BESIDE_POINT.1 })
    };
    let within = |place: f64, size: f64, window: f64| place.min(window - MARGIN - size).max(MARGIN);
    (within(left, size.0, window.0), within(top, size.1, window.1))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIZE: (f64, f64) = (60.0, 24.0);
    const PHONE: (f64, f64) = (390.0, 844.0);

    #[test]
    fn it_is_never_under_the_finger_nor_outside_of_the_window() {
        for x in (0..=390).step_by(5).map(f64::from) {
            for y in (0..=844).step_by(7).map(f64::from) {
                for is_touch in [true, false] {
                    let (left, top) = corner((x, y), is_touch, SIZE, PHONE);
                    assert!(left >= MARGIN && left + SIZE.0 <= PHONE.0 - MARGIN, "{x} {y}: {left}");
                    assert!(top >= MARGIN && top + SIZE.1 <= PHONE.1 - MARGIN, "{x} {y}: {top}");
                    // How far the nearest point of the figure is from the pointer.
                    let apart = |at: f64, start: f64, length: f64| (start - at).max(at - start - length).max(0.0);
                    let distance = apart(x, left, SIZE.0).max(apart(y, top, SIZE.1));
                    let least = if is_touch { 44.0 } else { 11.0 };
                    assert!(distance >= least, "{x} {y} {is_touch}: {distance}");
                }
            }
        }
    }

    #[test]
    fn it_is_above_a_finger_and_beside_a_mouse() {
        assert_eq!(corner((200.0, 400.0), true, SIZE, PHONE), (170.0, 320.0));
        assert_eq!(corner((200.0, 20.0), true, SIZE, PHONE), (84.0, 4.0));
        assert_eq!(corner((200.0, 400.0), false, SIZE, PHONE), (216.0, 364.0));
        assert_eq!(corner((380.0, 400.0), false, SIZE, PHONE), (304.0, 364.0));
    }
}
