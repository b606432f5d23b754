//! A picture in black and white.

use super::area::{self, Patches};
use super::edges::{FINE, edges};
use super::frame::Frame;
use super::ground::is_ground;
use super::pixels::Pixels;
use super::settings::{Dither, Settings, Style};
use super::shades::{adjusted, dark, otsu, spread};
use super::tones::{Tones, evened};

/// All that is known of a picture in black and white before the threshold is chosen.
pub(super) struct Plain {
    width: usize,
    shades: Vec<u8>,
    /// Otsu's threshold.
    pub(super) best: u8,
    /// Whether light cells are filled.
    fills_light: bool,
    is_ground: Vec<bool>,
    /// Whether the figure gets a line around it.
    has_outline: bool,
    /// Whether the ground stays empty, light or dark.
    keeps_ground: bool,
    dither: Dither,
}

impl Plain {
    pub(super) fn of(pixels: &Pixels, settings: &Settings, frame: &Frame, patches: &Patches) -> Plain {
        let is_ground = is_ground(patches, frame.ground);
        let has_figure = is_ground.contains(&true) && is_ground.contains(&false) && !frame.is_exact;
        let Tones { mut shades, threshold: mut best } = match settings.style {
            Style::Edges => {
                let shades = edges(&fine(pixels, settings, frame));
                Tones { threshold: otsu(&shades), shades }
            }
            style => Tones::of(patches, &is_ground, style == Style::Figure && has_figure),
        };
        let is_of_edges = settings.style == Style::Edges;
        if settings.even && !is_of_edges {
            shades = evened(&shades, frame.width);
            best = otsu(&shades);
        }
        if settings.dither != Dither::None && !is_of_edges {
            shades = spread(&shades);
            best = 127;
        }
        let grounds = || shades.iter().zip(&is_ground).filter(|(_, is_ground)| **is_ground).map(|(&shade, _)| shade);
        let dark_grounds = grounds().filter(|&shade| shade <= best).count();
        let ground_is_dark = has_figure && !is_of_edges && 2 * dark_grounds > grounds().count();
        Plain {
            width: frame.width,
            best,
            fills_light: is_of_edges || (settings.invert != ground_is_dark),
            has_outline: has_figure && settings.style == Style::Figure && settings.dither == Dither::None,
            keeps_ground: has_figure && settings.invert && !is_of_edges,
            is_ground,
            shades,
            dither: if is_of_edges { Dither::None } else { settings.dither },
        }
    }

    /// Which cells are filled with this threshold.
    pub(super) fn filled(&self, threshold: u8) -> Vec<bool> {
        let mut filled = dark(&self.shades, self.width, threshold, self.dither);
        for (cell, &is_ground) in filled.iter_mut().zip(&self.is_ground) {
            *cell = *cell != self.fills_light && !(is_ground && self.keeps_ground);
        }
        if self.has_outline {
            self.outline(&mut filled);
        }
        filled
    }

    /// Fills the cells of the figure that lie at the ground.
    fn outline(&self, filled: &mut [bool]) {
        let height = filled.len() / self.width;
        for (at, filled) in filled.iter_mut().enumerate() {
            let (row, column) = (at / self.width, at % self.width);
            let is_edge = row == 0 || column == 0 || row + 1 == height || column + 1 == self.width;
            let beside = || [at - self.width, at + self.width, at - 1, at + 1];
            let meets = is_edge || beside().iter().any(|&next| self.is_ground[next]);
            *filled |= !self.is_ground[at] && meets;
        }
    }
}

fn fine(pixels: &Pixels, settings: &Settings, frame: &Frame) -> Patches {
    let size = (frame.width * FINE, frame.height * FINE);
    let mut fine = area::patches(pixels, frame.window, size, frame.ground.outside(), |_| 0);
    for patch in &mut fine.patches {
        patch.seen = patch.seen.map(|number| adjusted(number, settings));
    }
    fine
}
