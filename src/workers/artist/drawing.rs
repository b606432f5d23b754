//! Drawings for a file or the clipboard, and how the worker draws them.

use crate::workers::file_name;
use nonoscope_core::puzzle::{Grid, Puzzle};
use nonoscope_core::trace::Trace;
use nonoscope_picture as picture;
use nonoscope_picture::{Caption, Film, Frames, Notation, Pace, Paper, PictureError, Scene, Sheet, Svg};
use nonoscope_words::{Text, printed, sharing, spoken};
use serde::de::{Deserializer, Error};
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
    pub(crate) fn name(self) -> Text {
        match self {
            Kind::Png => sharing::kind_png(),
            Kind::Svg => sharing::kind_svg(),
            Kind::GifOfSteps => sharing::kind_gif_steps(),
            Kind::GifOfPasses => sharing::kind_gif_passes(),
            Kind::Html => sharing::kind_html(),
            Kind::A4 => sharing::kind_a4(),
            Kind::Letter => sharing::kind_letter(),
            Kind::Letters => sharing::kind_letters(),
            Kind::Hashes => sharing::kind_hashes(),
            Kind::Crosses => sharing::kind_crosses(),
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
///
/// Deserialising refuses one whose parts do not go together.
#[derive(Debug, Serialize)]
pub(crate) struct Drawing {
    pub(crate) kind: Kind,
    pub(crate) puzzle: Puzzle,
    pub(crate) caption: Caption,
    pub(crate) scene: Scene,
    /// For a page to scan: the pattern's message, as paragraphs, so that the worker need not read patterns.
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

/// The result.
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
    /// Whether its parts go together. Drawing it panics otherwise.
    fn fits(&self) -> bool {
        self.scene.fits(&self.puzzle) && self.film().fits()
    }

    /// The whole solve, with the frames that an animation of this kind has.
    fn film(&self) -> Film<'_> {
        let frames = match self.kind {
            Kind::GifOfPasses => Frames::Passes,
            _ if self.every_step => Frames::EveryStep,
            _ => Frames::Steps,
        };
        Film { inking: self.scene.inking(), ..Film::whole(&self.puzzle, &self.start, &self.trace, frames) }
    }

    /// Draws. `tell` gets the number of frames drawn, and the number of all frames.
    pub(crate) fn draw(&self, tell: &mut dyn FnMut(usize, usize)) -> Result<Drawn, PictureError> {
        let (puzzle, scene, cell) = (&self.puzzle, &self.scene, self.cell);
        let caption = || self.caption.clone();
        let bytes = match self.kind {
            Kind::Png => picture::png(puzzle, scene, cell)?,
            Kind::Svg => Svg::of_board(puzzle, scene, &self.caption, cell, &spoken()).to_string().into_bytes(),
            Kind::GifOfSteps | Kind::GifOfPasses => {
                picture::gif(&self.film(), Pace { cell, per_second: self.per_second, pause: PAUSE }, tell)?
            }
            Kind::Html => {
                let (grid, palette) = (scene.grid(puzzle), puzzle.palette());
                picture::html_saying(&grid, palette, &self.message, &self.caption, cell, &spoken()).into_bytes()
            }
            Kind::A4 => picture::pdf(&Sheet::new(puzzle, scene, caption(), Paper::A4, &printed())),
            Kind::Letter => picture::pdf(&Sheet::new(puzzle, scene, caption(), Paper::Letter, &printed())),
            Kind::Letters => picture::text(&scene.grid(puzzle), puzzle.palette(), Notation::Letters).into_bytes(),
            Kind::Hashes => picture::text(&scene.grid(puzzle), puzzle.palette(), Notation::Hashes).into_bytes(),
            Kind::Crosses => picture::text(&scene.grid(puzzle), puzzle.palette(), Notation::Crosses).into_bytes(),
        };
        let (ending, media) = self.kind.file();
        Ok(Drawn { name: format!("{}.{ending}", file_name(puzzle)), media: media.to_owned(), bytes })
    }
}

/// A drawing as it is stored, whose parts may not go together.
#[derive(Deserialize)]
#[serde(remote = "Drawing", rename = "Drawing")]
struct Unchecked {
    kind: Kind,
    puzzle: Puzzle,
    caption: Caption,
    scene: Scene,
    message: String,
    cell: u32,
    start: Grid,
    trace: Trace,
    every_step: bool,
    per_second: f64,
}

impl<'de> Deserialize<'de> for Drawing {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Drawing, D::Error> {
        let drawing = Unchecked::deserialize(deserializer)?;
        if drawing.fits() { Ok(drawing) } else { Err(D::Error::custom("the parts of a drawing do not go together")) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonoscope_core::line::Count;
    use nonoscope_core::puzzle::{At, Cell, Colour, Line};
    use nonoscope_core::solve::{Method, solve};
    use nonoscope_core::trace::{Change, Reason};
    use nonoscope_format as format;
    use nonoscope_kit::worker::protocol::{decode, encode};
    use nonoscope_picture::Inking;

    fn drawing(text: &str) -> Drawing {
        let reading = format::read(text).unwrap();
        let puzzle = reading.puzzle.clone();
        Drawing {
            kind: Kind::GifOfSteps,
            caption: Caption::of(&reading),
            scene: Scene::of_grid(&puzzle, puzzle.givens()),
            message: String::new(),
            cell: 8,
            start: puzzle.givens().clone(),
            trace: solve(&puzzle, Method::Auto).trace,
            puzzle,
            every_step: true,
            per_second: 10.0,
        }
    }

    #[test]
    fn all_kinds_are_listed() {
        // serde numbers all variants.
        let numbered = (0..).map_while(|number| decode(&[number]));
        assert_eq!(numbered.collect::<Vec<Kind>>(), Kind::ALL);
    }

    #[test]
    fn drawings_that_arrive_are_checked() {
        let [wide, high] = ["3x2:1/1/1/1.1/1", "2x3:1.1/1/1/1/1"];
        for kind in Kind::ALL {
            let arrived: Drawing = decode(&encode(&Drawing { kind, ..drawing(wide) }).unwrap()).unwrap();
            assert!(arrived.draw(&mut |_, _| {}).is_ok(), "{kind:?}");
        }
        let solution = solve(&drawing(wide).puzzle, Method::Auto).grid;
        let hostile = [
            Drawing { scene: drawing(high).scene, ..drawing(wide) },
            Drawing { start: drawing(high).start, ..drawing(wide) },
            Drawing { puzzle: drawing(high).puzzle, ..drawing(wide) },
            // The first step would make a cell known that is known already.
            Drawing { start: solution, ..drawing(wide) },
        ];
        for drawing in hostile {
            assert!(decode::<Drawing>(&encode(&drawing).unwrap()).is_none(), "{drawing:?}");
        }
    }

    /// A coloured puzzle of two inks, with a step that makes a cell partly known.
    fn coloured(inking: Inking) -> Drawing {
        let puzzle = Puzzle::of_picture(&"XBO\nOBX".parse().unwrap()).unwrap();
        let partly = Cell::among([Colour::BACKGROUND, Colour::ink(2)].into_iter().collect(), 2);
        let (mut start, mut trace) = (puzzle.givens().clone(), Trace::new());
        let reason = Reason::Line { line: Line::row(0), layouts: Count::from(2), fitting: Count::from(2) };
        trace.push(1, reason, [Change { at: At::new(0, 1), cell: partly }]).unwrap();
        start.set(At::new(1, 1), Cell::of(Colour::ink(2)));
        Drawing {
            scene: Scene::of_grid(&puzzle, &start).with_inking(inking),
            start,
            trace,
            puzzle,
            // Large enough for letters.
            cell: 24,
            ..drawing("3x2:1/1/1/1.1/1")
        }
    }

    #[test]
    fn drawings_of_coloured_puzzles_arrive_with_their_colours() {
        for kind in Kind::ALL {
            let files = [Inking::Colours, Inking::Letters, Inking::LettersAlone].map(|inking| {
                let drawing = Drawing { kind, ..coloured(inking) };
                let arrived: Drawing = decode(&encode(&drawing).unwrap()).unwrap();
                let bytes = arrived.draw(&mut |_, _| {}).unwrap().bytes;
                assert!(bytes == drawing.draw(&mut |_, _| {}).unwrap().bytes, "{kind:?}");
                bytes
            });
            // A page to scan and a text always have letters.
            let differ = !matches!(kind, Kind::Html | Kind::Letters | Kind::Hashes | Kind::Crosses);
            assert_eq!((files[0] != files[1], files[1] != files[2]), (differ, differ), "{kind:?}");
        }
        // Cells of inks that the puzzle does not have, in the scene, in the start, and in the steps.
        let plain = || drawing("3x2:1/1/1/1.1/1");
        let hostile = [
            Drawing { scene: coloured(Inking::Colours).scene, ..plain() },
            Drawing { start: coloured(Inking::Colours).start, ..plain() },
            Drawing { trace: coloured(Inking::Colours).trace, ..plain() },
        ];
        for drawing in hostile {
            assert!(decode::<Drawing>(&encode(&drawing).unwrap()).is_none(), "{drawing:?}");
        }
    }
}
