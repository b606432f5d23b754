//! *From a picture*: the picture, how it becomes cells, and the result.

#[cfg(target_arch = "wasm32")]
pub(crate) mod part;
#[cfg(test)]
mod tests;

use crate::make::sections::Section;
use crate::make::sheet::Sheet;
use crate::make::{self, Effect, Model};
use crate::workers::maker::{Pixmap, Request, Sketched};
use nonoscope_core::puzzle::{Grid, MAX_SIDE};
use nonoscope_make::image::{Background, Crop, Dither, MOST_COLOURS, MOST_ISLANDS, Settings, Sketch, Style};
use nonoscope_words::{Text, cells, files, make_picture, photo, solver};

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
    pub(crate) said: Text,
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
            true => make_picture::exact_cells(cells::size(width, height)),
            false => make_picture::cells(cells::size(width, height)),
        };
        Sheet::of(&sketch.grid, &Grid::unknown(width, height), sketch.palette.clone())
    }

    /// Nothing comes any more.
    pub(crate) fn lose(&mut self, why: Text) {
        self.is_sent = false;
        if std::mem::take(&mut self.is_busy) {
            self.said = why;
        }
    }
}

/// Handles a message.
pub(crate) fn picture(model: &mut Model, msg: PictureMsg, out: &mut Vec<Effect>) {
    match msg {
        PictureMsg::Choose => out.push(Effect::PickPicture),
        PictureMsg::Offered { size } if !Picture::takes(size) => {
            model.picture.said = make_picture::too_large();
        }
        PictureMsg::Offered { .. } => model.picture.said = make_picture::reading(),
        PictureMsg::Read(Some(bytes)) => out.push(Effect::Decode(bytes)),
        PictureMsg::Read(None) => model.picture.said = files::unread(),
        PictureMsg::Decoded(Some(photo)) => {
            model.picture.take(photo);
            // It may have been dropped while another section was open.
            model.sections.chosen = Section::Picture;
            ask(model, None, out);
        }
        PictureMsg::Decoded(None) => model.picture.said = photo::undecoded(),
        PictureMsg::Set(setting) => {
            model.picture.set(setting);
            ask(model, None, out);
        }
        PictureMsg::Tune { by_lines } => {
            if model.picture.is_busy {
                make::stop(model, Text::default(), out);
            }
            ask(model, Some(by_lines), out);
            if model.picture.is_busy {
                model.picture.said = make_picture::trying();
            }
        }
        PictureMsg::Stop => {
            if model.picture.is_busy {
                make::stop(model, solver::stopped(), out);
            }
        }
    }
}

/// Asks the worker, now or when it has answered.
fn ask(model: &mut Model, tune: Option<bool>, out: &mut Vec<Effect>) {
    let picture = &mut model.picture;
    if picture.is_busy {
        picture.is_stale = true;
        return;
    }
    let Some(photo) = &picture.photo else { return };
    let pixels = (!picture.is_sent)
        .then(|| Box::new(Pixmap { width: photo.width, height: photo.height, bytes: photo.bytes.clone() }));
    let settings = Box::new(picture.settings());
    picture.is_sent = true;
    let ticket = picture.ask();
    out.push(Effect::Make(Request::Picture { ticket, pixels, settings, tune }));
}

/// The worker has answered.
pub(crate) fn hear(model: &mut Model, ticket: u32, sketched: &Sketched, out: &mut Vec<Effect>) {
    if !model.picture.is_answered(ticket) {
        return;
    }
    match sketched {
        // It was stopped meanwhile, and has forgotten the pixels.
        Sketched::Forgotten => {
            model.picture.is_sent = false;
            model.picture.is_stale = true;
        }
        Sketched::Nothing => model.picture.said = make_picture::nothing_found(),
        Sketched::Cells { sketch, tuned } => {
            if let Some(settings) = tuned {
                model.picture.tune(settings);
            }
            if let Some(sheet) = model.picture.hear(sketch) {
                put(model, sheet);
            }
        }
    }
    if model.picture.is_stale {
        ask(model, None, out);
    }
}

/// Puts cells onto the sheet, replacing the step of earlier settings.
fn put(model: &mut Model, sheet: Sheet) {
    let is_ours = model.picture.put == Some(model.drawing.changes());
    if is_ours && sheet == *model.drawing.sheet() {
        return;
    }
    if is_ours {
        model.drawing.undo();
    }
    let is_new = model.drawing.replace(sheet);
    model.picture.put = is_new.then_some(model.drawing.changes());
}
