//! The screen's properties that the page depends on: room, density, colours and motion.

use super::drawer::Drawers;
use nonoscope_picture::{Paint, Tone};
use std::borrow::Cow;
use std::rc::Rc;

/// The room for the board in CSS pixels, and the device pixels in each.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Room {
    pub width: f64,
    pub height: f64,
    pub density: f64,
}

/// The tones and the typeface of canvases, as the style sheet gives them; they differ in dark mode.
#[derive(Clone, Debug, PartialEq)]
pub struct Theme {
    /// In the order of [`Tone::ALL`], and then that of progress.
    tones: Vec<String>,
    pub type_face: String,
}

impl Theme {
    /// A theme with a value for each of [`Tone::ALL`], in that order, and one for progress.
    pub fn new(tones: Vec<String>, type_face: String) -> Theme {
        Theme { tones, type_face }
    }

    /// A tone as the browser writes it.
    pub fn colour(&self, tone: Tone) -> &str {
        // The variants are declared in that order.
        self.tones.get(tone as usize).map_or("", String::as_str)
    }

    /// The colour of progress, which no board has: the value after those of all tones.
    pub fn progress(&self) -> &str {
        self.tones.get(Tone::ALL.len()).map_or("", String::as_str)
    }

    /// The colour of a tone on a board, as the browser writes it. A board in the colours of its puzzle is on light paper in every
    /// theme, with the tones that belong to it.
    pub fn paint(&self, paint: Paint, is_coloured: bool) -> Cow<'_, str> {
        match paint {
            Paint::Tone(tone) if !is_coloured => self.colour(tone).into(),
            paint => paint.in_style().into(),
        }
    }
}

/// The state of the screen.
#[derive(Clone, Debug, PartialEq)]
pub struct Display {
    pub room: Room,
    /// Whether the page is as high as the window, so that only parts of it scroll.
    pub is_bounded: bool,
    pub drawers: Drawers,
    /// Whether the person prefers reduced motion.
    pub is_still: bool,
    /// Whether the person points with a finger, as far as the browser knows.
    pub is_touched: bool,
    pub theme: Rc<Theme>,
    /// How often the window's size, density or colours have changed. Every canvas is redrawn after each change.
    pub changes: u32,
}

/// A change of the screen.
#[derive(Clone, Debug, PartialEq)]
pub enum DisplayMsg {
    Resized { room: Room, is_bounded: bool, has_drawers: bool },
    Theme(Rc<Theme>),
    Still(bool),
}

impl Display {
    pub fn update(&mut self, msg: DisplayMsg) {
        match msg {
            DisplayMsg::Resized { room, is_bounded, has_drawers } => {
                (self.room, self.is_bounded) = (room, is_bounded);
                let open = self.drawers.open.filter(|_| has_drawers);
                self.drawers = Drawers { exist: has_drawers, open };
            }
            DisplayMsg::Theme(theme) => self.theme = theme,
            DisplayMsg::Still(still) => self.is_still = still,
        }
        self.changes = self.changes.wrapping_add(1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_coloured_board_is_on_light_paper_in_the_dark() {
        let dark = Tone::ALL.iter().map(|tone| format!("dark {}", tone.name())).collect();
        let theme = Theme::new(dark, String::new());
        assert_eq!(theme.paint(Tone::Lit.into(), false), "dark lit");
        assert_eq!(theme.paint(Tone::Paper.into(), true), "#fffdf7");
        assert_eq!(
            [true, false].map(|is_coloured| theme.paint(Paint::Exact([1, 2, 255]), is_coloured)),
            ["#0102ff"; 2]
        );
    }
}
