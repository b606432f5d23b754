//! From pixels and settings to cells.

use super::area::{Patches, patches};
use super::coloured::Coloured;
use super::frame::Frame;
use super::islands::removed;
use super::pixels::Pixels;
use super::plain::Plain;
use super::settings::{MOST_COLOURS, MOST_ISLANDS, Settings, Style};
use super::shades::adjusted;
use nonoscope_core::puzzle::{At, Cell, Colour, Grid, Ink, Palette, Puzzle, PuzzleError};

/// A picture as cells.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Sketch {
    /// The cells, all of which are known.
    pub grid: Grid,
    /// What their colours look like; black on white for one ink.
    pub palette: Palette,
    /// The threshold that was used, in black and white: 0 to 255.
    pub threshold: Option<u8>,
    /// Whether each cell is exactly a square of the picture.
    pub is_exact: bool,
}

impl Sketch {
    /// The puzzle that has this picture as a solution.
    ///
    /// # Errors
    /// None that a sketch made here could have.
    pub fn puzzle(&self) -> Result<Puzzle, PuzzleError> {
        Puzzle::of_picture(&self.grid)?.with_palette(self.palette.clone())
    }
}

/// A picture as cells.
pub fn sketch(pixels: &Pixels, settings: &Settings) -> Sketch {
    Study::of(pixels, settings).sketch(settings.threshold, settings.islands)
}

/// All that is known of a picture before the threshold is chosen and small patches go.
pub(super) struct Study {
    width: usize,
    height: usize,
    is_exact: bool,
    pub(super) colours: Colours,
}

pub(super) enum Colours {
    Plain(Plain),
    Several(Coloured),
}

impl Study {
    pub(super) fn of(pixels: &Pixels, settings: &Settings) -> Study {
        let frame = Frame::of(pixels, &settings.size);
        let size = (frame.width, frame.height);
        let mut patches =
            patches(pixels, frame.window, size, frame.ground.outside(), |pixel| frame.ground.cover(pixel));
        for patch in &mut patches.patches {
            patch.seen = patch.seen.map(|number| adjusted(number, settings));
            patch.own = patch.own.map(|number| adjusted(number, settings));
        }
        let is_drawn = frame.is_exact && frame.has_few_colours && !is_black_and_white(&patches);
        let inks = settings.colours.unwrap_or(if is_drawn { MOST_COLOURS } else { 1 }).clamp(1, MOST_COLOURS);
        let colours = if settings.style == Style::Edges || (inks == 1 && !(is_drawn && settings.colours.is_none())) {
            Colours::Plain(Plain::of(pixels, settings, &frame, &patches))
        } else {
            Colours::Several(Coloured::of(settings, &frame, &patches, inks))
        };
        Study { width: frame.width, height: frame.height, is_exact: frame.is_exact, colours }
    }

    /// The cells with this threshold, if there is one to choose; without patches of fewer cells than `islands`.
    pub(super) fn sketch(&self, threshold: Option<u8>, islands: usize) -> Sketch {
        let (mut cells, threshold) = match &self.colours {
            Colours::Plain(plain) => {
                let threshold = threshold.unwrap_or(plain.best);
                (plain.filled(threshold).into_iter().map(u8::from).collect(), Some(threshold))
            }
            Colours::Several(coloured) => (coloured.cells.clone(), None),
        };
        removed(&mut cells, self.width, islands.min(MOST_ISLANDS));
        // Without inks that no cell has.
        let mut used: Vec<u8> = cells.iter().copied().filter(|&cell| cell > 0).collect();
        used.sort_unstable();
        used.dedup();
        let mut grid = Grid::unknown_of(self.width, self.height, used.len().max(1));
        for (at, cell) in cells.iter().enumerate() {
            let place = used.iter().position(|ink| ink == cell);
            let colour = place.map_or(Colour::BACKGROUND, |place| Colour::ink(place + 1));
            grid.set(At::new(at / self.width, at % self.width), Cell::of(colour));
        }
        let palette = match &self.colours {
            Colours::Plain(_) => Palette::default(),
            Colours::Several(coloured) => coloured.palette(&used),
        };
        Sketch { grid, palette, threshold, is_exact: self.is_exact }
    }
}

impl Coloured {
    /// The palette of the inks with these numbers, from 1.
    fn palette(&self, used: &[u8]) -> Palette {
        let ink = |rgb: [u8; 3]| Ink::new('?', "", rgb);
        let inks: Vec<Ink> =
            used.iter().filter_map(|&number| self.inks.get(usize::from(number) - 1).copied()).map(ink).collect();
        if inks.is_empty() && self.background == [255; 3] {
            return Palette::default();
        }
        let inks = if inks.is_empty() { vec![ink([0; 3])] } else { inks };
        Palette::new(ink(self.background), inks).unwrap_or_default()
    }
}

fn is_black_and_white(patches: &Patches) -> bool {
    patches.patches.iter().all(|patch| matches!(patch.seen, [0, 0, 0] | [255, 255, 255]))
}
