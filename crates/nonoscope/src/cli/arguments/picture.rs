//! What `picture` takes: the kind of picture, the moment of the solve, and how it is drawn.

use super::solving::Solving;
use super::source::ManyPuzzles;
use super::values::{choice, number_between};
use crate::picture::{Frames, Inking, Notation, Paper};
use clap::{Args, ValueEnum};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf, is_separator};

#[derive(Debug, Args)]
pub(in crate::cli) struct PictureArgs {
    /// The kind of picture [default: by the file's extension]
    #[arg(long, value_enum, value_name = "KIND")]
    to: Option<PictureKind>,
    /// Draw the board after this step: a number, 0 for the start, or `end`. By default a PDF or a sheet shows the
    /// start, and everything else the end. An animation ends there
    #[arg(long, value_name = "STEP", value_parser = Moment::parse)]
    at: Option<Moment>,
    /// Side of a cell in pixels (svg, png, gif, html) [default: 20; gif: 16; html: 12]
    #[arg(long, value_name = "PIXELS", value_parser = clap::value_parser!(u32).range(1..=256))]
    cell: Option<u32>,
    #[command(flatten)]
    pub(in crate::cli) animation: AnimationArgs,
    /// txt: how to write cells: letters (X O .), hashes (# . ?), crosses (X, space, ?) or blocks
    #[arg(long, default_value = Notation::default().name(), value_parser = choice(&Notation::ALL, Notation::name))]
    pub(in crate::cli) notation: Notation,
    /// How to show the colours of a puzzle: as colours, with letters on them, or as letters alone, to print without colour
    #[arg(long, default_value = Inking::default().name(), value_parser = choice(&Inking::ALL, Inking::name))]
    pub(in crate::cli) inking: Inking,
    /// pdf, svg: the size of the paper; with it, an SVG is a sheet to print too [default for pdf: a4]
    #[arg(long, value_name = "PAPER", value_parser = choice(&Paper::ALL, Paper::name))]
    sheet: Option<Paper>,
    /// The file to write, instead of standard output; or a folder, for the pictures of all puzzles
    #[arg(long, short, value_name = "FILE")]
    pub(in crate::cli) output: Option<PathBuf>,
    #[command(flatten)]
    pub(in crate::cli) solving: Solving,
    /// Which puzzle of a file with several [default: 1; for a folder of pictures, all of them]
    #[arg(long, value_name = "N")]
    puzzle: Option<NonZeroUsize>,
    #[command(flatten)]
    pub(in crate::cli) many: ManyPuzzles,
}

impl PictureArgs {
    /// The kind of picture: the requested one, or the one that the file's extension stands for.
    pub(in crate::cli) fn kind(&self) -> Option<PictureKind> {
        let by_extension = || {
            let name = self.output.as_deref()?.to_string_lossy();
            let extension = name.rsplit_once('.')?.1.to_ascii_lowercase();
            PictureKind::from_str(if extension == "htm" { "html" } else { &extension }, true).ok()
        };
        self.to.or_else(by_extension)
    }

    /// The folder for the pictures of all puzzles, if that is what is to be written.
    pub(in crate::cli) fn folder(&self) -> Option<&Path> {
        let is_folder = |path: &&Path| path.is_dir() || path.as_os_str().to_string_lossy().ends_with(is_separator);
        self.output.as_deref().filter(is_folder)
    }

    /// Whether the first puzzle of the file is drawn because none was chosen.
    pub(in crate::cli) fn takes_the_first(&self) -> bool {
        self.puzzle.is_none() && self.folder().is_none()
    }

    /// Which puzzle of each file is drawn; all of them if `None`.
    pub(in crate::cli) fn chosen(&self) -> Option<NonZeroUsize> {
        self.puzzle.or(Some(NonZeroUsize::MIN).filter(|_| self.folder().is_none()))
    }

    /// The paper, if the picture is a sheet to print.
    pub(in crate::cli) fn sheet(&self, kind: PictureKind) -> Option<Paper> {
        match kind {
            PictureKind::Pdf => Some(self.sheet.unwrap_or_default()),
            PictureKind::Svg => self.sheet,
            _ => None,
        }
    }

    /// The moment that the picture shows.
    pub(in crate::cli) fn moment(&self, kind: PictureKind) -> Moment {
        let default = if self.sheet(kind).is_some() { Moment::AfterStep(0) } else { Moment::End };
        self.at.unwrap_or(default)
    }

    /// The side of a cell in pixels.
    pub(in crate::cli) fn cell(&self, kind: PictureKind) -> u32 {
        self.cell.unwrap_or(match kind {
            PictureKind::Html => 12,
            PictureKind::Gif => 16,
            _ => 20,
        })
    }
}

/// When an animation has a frame, and how fast it runs.
#[derive(Debug, Args)]
pub(in crate::cli) struct AnimationArgs {
    /// gif: a frame for each step or for each pass
    #[arg(long, value_enum, default_value_t, value_name = "WHAT")]
    by: FrameUnit,
    /// gif: also draw frames for steps that infer nothing
    #[arg(long)]
    every_step: bool,
    /// gif: frames per second, from 0.01 to 50 [default: 4 for steps, 1 for passes]
    #[arg(long, value_name = "FRAMES", value_parser = number_between::<1, 5000>)]
    speed: Option<f64>,
    /// gif: how many seconds the last frame stays, up to 600
    #[arg(long, value_name = "SECONDS", default_value = "3", value_parser = number_between::<0, 60000>)]
    pub(in crate::cli) pause: f64,
}

impl AnimationArgs {
    /// Which steps have a frame.
    pub(in crate::cli) fn frames(&self) -> Frames {
        match self.by {
            FrameUnit::Pass => Frames::Passes,
            FrameUnit::Step if self.every_step => Frames::EveryStep,
            FrameUnit::Step => Frames::Steps,
        }
    }

    /// Frames per second.
    pub(in crate::cli) fn per_second(&self) -> f64 {
        self.speed.unwrap_or(match self.by {
            FrameUnit::Pass => 1.0,
            FrameUnit::Step => 4.0,
        })
    }
}

/// A kind of picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(in crate::cli) enum PictureKind {
    Svg,
    Png,
    Gif,
    Html,
    Txt,
    Pdf,
}

impl PictureKind {
    /// The extension of a file that holds it.
    pub(in crate::cli) fn extension(self) -> &'static str {
        match self {
            PictureKind::Svg => "svg",
            PictureKind::Png => "png",
            PictureKind::Gif => "gif",
            PictureKind::Html => "html",
            PictureKind::Txt => "txt",
            PictureKind::Pdf => "pdf",
        }
    }

    /// Whether a terminal cannot show it.
    pub(in crate::cli) fn is_binary(self) -> bool {
        matches!(self, PictureKind::Png | PictureKind::Gif | PictureKind::Pdf)
    }
}

/// A moment of a solve.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::cli) enum Moment {
    /// After this number of steps; 0 is the start.
    AfterStep(usize),
    /// After all steps.
    End,
}

impl Moment {
    fn parse(text: &str) -> Result<Moment, String> {
        match text {
            "end" => Ok(Moment::End),
            "start" => Ok(Moment::AfterStep(0)),
            number => {
                number.parse().map(Moment::AfterStep).map_err(|_| "expected a number of steps, or `end`".to_owned())
            }
        }
    }
}

/// What each frame of an animation stands for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum FrameUnit {
    #[default]
    Step,
    Pass,
}
