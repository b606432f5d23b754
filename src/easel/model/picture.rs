//! *From a picture*: the picture, how it becomes cells, and the result.

use super::sheet::Sheet;
use nonoscope_core::puzzle::{Grid, MAX_SIDE};
use nonoscope_make::image::{Background, Crop, Dither, MOST_COLOURS, MOST_ISLANDS, Settings, Sketch, Style};

/// The most bytes of a file: 64 MiB.
const MOST_BYTES: u32 = 64 << 20;

/// The most that can be cut off on each side, of 100.
const MOST_CUT: usize = 90;

/// What happens.
#[derive(Debug)]
pub(crate) enum PictureMsg {
    /// A file is chosen with the browser's dialogue.
    Choose,
    /// A file was chosen, dropped or pasted, and is being read.
    Offered {
        size: f64,
    },
    /// It has been read; `None` if it could not be.
    Read(Option<Vec<u8>>),
    /// The browser has made pixels of it; `None` if it could not.
    Decoded(Option<Photo>),
    /// Something is chosen.
    Set(Setting),
    /// Another picture like this one is looked for that has one solution.
    Tune {
        by_lines: bool,
    },
    Stop,
}

/// Something that can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Setting {
    Width(Option<usize>),
    Height(Option<usize>),
    Style(Style),
    /// How many inks; `None` for as many as a drawing in squares has, else one.
    Colours(Option<usize>),
    Background(Background),
    /// `None` for Otsu's threshold.
    Threshold(Option<u8>),
    Invert(bool),
    Even(bool),
    Brightness(i32),
    Contrast(i32),
    Dither(Dither),
    Islands(usize),
    Trim(bool),
    /// How much is cut off on the left, on the right, above and below, of 100.
    Cut(usize, usize),
}

/// The pixels of a picture: red, green, blue and opacity of each.
#[derive(Debug)]
pub(crate) struct Photo {
    pub(crate) width: usize,
    pub(crate) height: usize,
    pub(crate) bytes: Vec<u8>,
}

/// The picture, how it becomes cells, and the result.
#[derive(Debug, Default)]
pub(crate) struct Picture {
    pub(crate) photo: Option<Photo>,
    settings: Settings,
    /// How much is cut off on the left, on the right, above and below, of 100.
    pub(crate) cuts: [usize; 4],
    ticket: u32,
    pub(crate) is_busy: bool,
    /// Whether something else was chosen meanwhile.
    pub(crate) is_stale: bool,
    /// Whether the worker has the pixels.
    pub(crate) is_sent: bool,
    /// How often the drawing had changed when it became this picture.
    pub(crate) put: Option<u64>,
    /// The threshold that was used.
    pub(crate) threshold: Option<u8>,
    /// What there is to say.
    pub(crate) said: String,
}

impl Picture {
    /// Whether a file is not too large.
    pub(crate) fn takes(size: f64) -> bool {
        size <= f64::from(MOST_BYTES)
    }

    /// Another picture, uncropped. Settings stay, except for the threshold.
    pub(crate) fn take(&mut self, photo: Photo) {
        self.photo = Some(photo);
        (self.cuts, self.is_sent, self.put) = ([0; 4], false, None);
        self.settings.threshold = None;
    }

    /// Changes a setting. Numbers outside their range count as the nearest inside.
    pub(crate) fn set(&mut self, setting: Setting) {
        let settings = &mut self.settings;
        let side = |side: Option<usize>| side.filter(|&side| side > 0).map(|side| side.min(MAX_SIDE));
        match setting {
            Setting::Width(width) => settings.size.width = side(width),
            Setting::Height(height) => settings.size.height = side(height),
            Setting::Style(style) => (settings.style, settings.threshold) = (style, None),
            Setting::Colours(colours) => settings.colours = colours.map(|colours| colours.clamp(1, MOST_COLOURS)),
            Setting::Background(background) => settings.background = background,
            Setting::Threshold(threshold) => settings.threshold = threshold,
            Setting::Invert(invert) => settings.invert = invert,
            Setting::Even(even) => (settings.even, settings.threshold) = (even, None),
            Setting::Brightness(brightness) => settings.brightness = brightness.clamp(-100, 100),
            Setting::Contrast(contrast) => settings.contrast = contrast.clamp(-100, 100),
            Setting::Dither(dither) => (settings.dither, settings.threshold) = (dither, None),
            Setting::Islands(islands) => settings.islands = islands.min(MOST_ISLANDS),
            Setting::Trim(trim) => settings.size.trim = trim,
            Setting::Cut(side, part) => {
                if let Some(cut) = self.cuts.get_mut(side) {
                    *cut = part.min(MOST_CUT);
                }
            }
        }
    }

    /// What is chosen, with the part of the picture in pixels.
    pub(crate) fn settings(&self) -> Settings {
        let mut settings = self.settings.clone();
        if let Some(photo) = self.photo.as_ref().filter(|_| self.cuts != [0; 4]) {
            let [left, right, top, bottom] = self.cuts;
            let part = |side: usize, first: usize, last: usize| {
                let (start, end) = (side * first / 100, side - side * last / 100);
                (start, end.saturating_sub(start).max(1))
            };
            let ((left, width), (top, height)) = (part(photo.width, left, right), part(photo.height, top, bottom));
            settings.size.crop = Some(Crop { left, top, width, height });
        }
        settings
    }

    /// The worker is asked: returns the number of the question.
    pub(crate) fn ask(&mut self) -> u32 {
        self.ticket = self.ticket.wrapping_add(1);
        (self.is_busy, self.is_stale) = (true, false);
        self.ticket
    }

    /// Whether an answer is the one that is awaited.
    pub(crate) fn is_answered(&mut self, ticket: u32) -> bool {
        let is_right = self.is_busy && ticket == self.ticket;
        self.is_busy &= !is_right;
        is_right
    }

    /// Takes over settings found by tuning.
    pub(crate) fn tune(&mut self, settings: &Settings) {
        self.settings.threshold = settings.threshold;
        (self.settings.colours, self.settings.islands) = (settings.colours, settings.islands);
    }

    /// The sheet of a sketch, and what there is to say about it.
    pub(crate) fn hear(&mut self, sketch: &Sketch) -> Option<Sheet> {
        self.threshold = sketch.threshold;
        let (width, height) = (sketch.grid.width(), sketch.grid.height());
        self.said = match sketch.is_exact {
            true => format!("{width} × {height} cells, each a square of the picture."),
            false => format!("{width} × {height} cells."),
        };
        Sheet::of(&sketch.grid, &Grid::unknown(width, height), sketch.palette.clone())
    }

    /// Nothing comes any more.
    pub(crate) fn lose(&mut self, why: &str) {
        self.is_sent = false;
        if std::mem::take(&mut self.is_busy) {
            why.clone_into(&mut self.said);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_cut_off_is_a_part_of_the_picture() {
        let mut picture = Picture::default();
        picture.take(Photo { width: 200, height: 50, bytes: Vec::new() });
        assert_eq!(picture.settings().size.crop, None);
        for (side, part) in [(0, 25), (1, 10), (3, 400), (9, 5)] {
            picture.set(Setting::Cut(side, part));
        }
        assert_eq!(picture.settings().size.crop, Some(Crop { left: 50, top: 0, width: 130, height: 5 }));
        picture.set(Setting::Cut(0, 90));
        picture.set(Setting::Cut(1, 90));
        assert_eq!(picture.settings().size.crop.map(|crop| crop.width), Some(1));
        picture.take(Photo { width: 10, height: 10, bytes: Vec::new() });
        assert_eq!(picture.settings().size.crop, None);
    }

    #[test]
    fn numbers_are_brought_into_range() {
        let mut picture = Picture::default();
        for setting in [
            Setting::Width(Some(0)),
            Setting::Height(Some(9999)),
            Setting::Colours(Some(99)),
            Setting::Contrast(500),
            Setting::Islands(999),
        ] {
            picture.set(setting);
        }
        let settings = picture.settings();
        assert_eq!((settings.size.width, settings.size.height), (None, Some(MAX_SIDE)));
        assert_eq!((settings.colours, settings.contrast, settings.islands), (Some(MOST_COLOURS), 100, MOST_ISLANDS));
    }
}
