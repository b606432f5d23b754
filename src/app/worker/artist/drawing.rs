//! What the page wants drawn for a file or the clipboard, and how the worker draws it.

use super::super::file_name::file_name;
use crate::picture::{self, Caption, Film, Frames, Notation, Pace, Paper, PictureError, Scene, Sheet, Svg};
use crate::puzzle::{Grid, Puzzle};
use crate::trace::Trace;
use serde::{Deserialize, Serialize};

/// A kind of picture that the page offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Kind {
    Png,
    Svg,
    GifOfSteps,
    GifOfPasses,
    Html,
    A4,
    Letter,
    Letters,
    Hashes,
    Crosses,
}

impl Kind {
    pub(crate) const ALL: [Kind; 10] = [
        Kind::Png,
        Kind::Svg,
        Kind::GifOfSteps,
        Kind::GifOfPasses,
        Kind::Html,
        Kind::A4,
        Kind::Letter,
        Kind::Letters,
        Kind::Hashes,
        Kind::Crosses,
    ];

    /// Its name in the list.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Kind::Png => "PNG picture",
            Kind::Svg => "SVG drawing",
            Kind::GifOfSteps => "GIF of the steps",
            Kind::GifOfPasses => "GIF of the passes",
            Kind::Html => "HTML page to scan",
            Kind::A4 => "PDF sheet, A4",
            Kind::Letter => "PDF sheet, Letter",
            Kind::Letters => "Text: X O .",
            Kind::Hashes => "Text: # . ?",
            Kind::Crosses => "Text: X and space",
        }
    }

    /// Its name in the program.
    pub(crate) fn id(self) -> &'static str {
        match self {
            Kind::Png => "png",
            Kind::Svg => "svg",
            Kind::GifOfSteps => "gif-steps",
            Kind::GifOfPasses => "gif-passes",
            Kind::Html => "html",
            Kind::A4 => "a4",
            Kind::Letter => "letter",
            Kind::Letters => "letters",
            Kind::Hashes => "hashes",
            Kind::Crosses => "crosses",
        }
    }

    /// The kind with this name in the program.
    pub(crate) fn named(id: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.id() == id)
    }

    /// Whether it shows a whole solve.
    pub(crate) fn is_animated(self) -> bool {
        matches!(self, Kind::GifOfSteps | Kind::GifOfPasses)
    }

    /// Whether the size of its cells can be chosen.
    pub(crate) fn has_size(self) -> bool {
        matches!(self, Kind::Png | Kind::Svg | Kind::Html) || self.is_animated()
    }

    /// Whether it is a sheet for printing.
    pub(crate) fn is_sheet(self) -> bool {
        matches!(self, Kind::A4 | Kind::Letter)
    }

    /// The extension of its files, and their media type.
    fn file(self) -> (&'static str, &'static str) {
        match self {
            Kind::Png => ("png", "image/png"),
            Kind::Svg => ("svg", "image/svg+xml"),
            Kind::GifOfSteps | Kind::GifOfPasses => ("gif", "image/gif"),
            Kind::Html => ("html", "text/html"),
            Kind::A4 | Kind::Letter => ("pdf", "application/pdf"),
            Kind::Letters | Kind::Hashes | Kind::Crosses => ("txt", "text/plain"),
        }
    }
}

/// Everything that is needed to draw.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Drawing {
    pub(crate) kind: Kind,
    pub(crate) puzzle: Puzzle,
    pub(crate) caption: Caption,
    pub(crate) scene: Scene,
    /// For a page to scan: what the pattern says, as paragraphs. So what draws need not be able to read patterns.
    pub(crate) message: String,
    /// The side of a cell in pixels.
    pub(crate) cell: u32,
    /// For an animation: what is known at its start, the steps, which of them get a frame, and how many frames there
    /// are per second.
    pub(crate) start: Grid,
    pub(crate) trace: Trace,
    pub(crate) every_step: bool,
    pub(crate) per_second: f64,
}

/// What was drawn.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Drawn {
    pub(crate) name: String,
    /// Its media type.
    pub(crate) media: String,
    pub(crate) bytes: Vec<u8>,
}

/// How long the last frame of an animation stays, in seconds.
const PAUSE: f64 = 3.0;

impl Drawing {
    /// Draws. `tell` gets the number of frames drawn, and the number of all frames.
    pub(crate) fn draw(&self, tell: &mut dyn FnMut(usize, usize)) -> Result<Drawn, PictureError> {
        let (puzzle, scene, cell) = (&self.puzzle, &self.scene, self.cell);
        let caption = || self.caption.clone();
        let bytes = match self.kind {
            Kind::Png => picture::png(puzzle, scene, cell)?,
            Kind::Svg => Svg::of_board(puzzle, scene, &self.caption, cell).to_string().into_bytes(),
            Kind::GifOfSteps | Kind::GifOfPasses => {
                let frames = match self.kind {
                    Kind::GifOfPasses => Frames::Passes,
                    _ if self.every_step => Frames::EveryStep,
                    _ => Frames::Steps,
                };
                let film = Film::whole(puzzle, &self.start, &self.trace, frames);
                picture::gif(&film, Pace { cell, per_second: self.per_second, pause: PAUSE }, tell)?
            }
            Kind::Html => picture::html_saying(&scene.grid(puzzle), &self.message, &self.caption, cell).into_bytes(),
            Kind::A4 => picture::pdf(&Sheet::new(puzzle, scene, caption(), Paper::A4)),
            Kind::Letter => picture::pdf(&Sheet::new(puzzle, scene, caption(), Paper::Letter)),
            Kind::Letters => picture::text(&scene.grid(puzzle), Notation::Letters).into_bytes(),
            Kind::Hashes => picture::text(&scene.grid(puzzle), Notation::Hashes).into_bytes(),
            Kind::Crosses => picture::text(&scene.grid(puzzle), Notation::Crosses).into_bytes(),
        };
        let (ending, media) = self.kind.file();
        Ok(Drawn { name: format!("{}.{ending}", file_name(puzzle)), media: media.to_owned(), bytes })
    }
}
