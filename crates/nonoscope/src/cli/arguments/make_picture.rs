//! What `make picture` takes.

use super::printed::Printed;
use super::values::{choice, range};
use crate::make::image::{Background, Crop, Dither, MOST_COLOURS, MOST_ISLANDS, Settings, Size, Style};
use crate::puzzle::MAX_SIDE;
use clap::Args;
use std::path::PathBuf;

#[derive(Debug, Args)]
pub(in crate::cli) struct MakePictureArgs {
    #[command(flatten)]
    size: SizeArgs,
    #[command(flatten)]
    look: LookArgs,
    #[command(flatten)]
    light: LightArgs,
    /// Try similar pictures until the puzzle has one solution: other thresholds, or with several inks larger
    /// patches removed, or fewer inks
    #[arg(long, group = "means")]
    pub(in crate::cli) tune: bool,
    /// Give the fewest cells that leave one solution
    #[arg(long, group = "means")]
    pub(in crate::cli) givens: bool,
    /// With --tune or --givens: the puzzle must need no guessing
    #[arg(long, requires = "means")]
    pub(in crate::cli) lines_only: bool,
    /// Stop looking for further solutions after this much work: the number of suppositions plus the SAT solver's conflicts
    #[arg(long, value_name = "WORK")]
    pub(in crate::cli) limit: Option<u64>,
    #[command(flatten)]
    pub(in crate::cli) printed: Printed,
    /// The picture: a PNG, GIF or JPEG, or one in letters; - is standard input
    #[arg(value_name = "FILE")]
    pub(in crate::cli) path: PathBuf,
}

/// How many cells, and of which part of the picture.
#[derive(Debug, Args)]
struct SizeArgs {
    /// The number of cells in a row [default: 20 on the longer side; a picture made of squares has a cell for each]
    #[arg(long, value_name = "CELLS", value_parser = range(1, MAX_SIDE))]
    width: Option<usize>,
    /// The number of rows
    #[arg(long, value_name = "CELLS", value_parser = range(1, MAX_SIDE))]
    height: Option<usize>,
    /// The part of the picture to use, in pixels
    #[arg(long, value_name = "LEFT,TOP,WIDTH,HEIGHT")]
    crop: Option<Crop>,
    /// Keep the background around a figure, which is otherwise cropped
    #[arg(long)]
    whole: bool,
    /// Stretch the picture to --width and --height instead of keeping its proportions
    #[arg(long, requires_all = ["width", "height"])]
    stretch: bool,
}

/// What is drawn, and in how many colours.
#[derive(Debug, Args)]
struct LookArgs {
    /// What to draw: dark surfaces and a line around a light figure, dark surfaces alone, or edges
    #[arg(long, default_value = Style::default().name(), value_parser = choice(Style::ALL, Style::name))]
    style: Style,
    /// How many inks, 1 for black and white [default: 1; for a picture made of squares, as many as it has]
    #[arg(long, value_name = "N", value_parser = range(1, MOST_COLOURS))]
    colours: Option<usize>,
    /// The background of a picture in several inks: automatic (an even background, or else the lightest), the lightest, the darkest, or the most
    /// frequent at the border
    #[arg(long, default_value = Background::default().name(), value_parser = choice(Background::ALL, Background::name))]
    background: Background,
    /// Dithering for the shades between: none, diffused, or ordered
    #[arg(long, default_value = Dither::default().name(), value_parser = choice(Dither::ALL, Dither::name))]
    dither: Dither,
    /// Remove patches smaller than this many cells
    #[arg(long, value_name = "CELLS", default_value = "0", value_parser = range(0, MOST_ISLANDS))]
    islands: usize,
}

/// What is light, and what is dark.
#[derive(Debug, Args)]
struct LightArgs {
    /// The lightest shade that is filled, 0 to 255; with edges, the strongest edge to leave out [default: the value that separates
    /// the picture best]
    #[arg(long, value_name = "SHADE")]
    threshold: Option<u8>,
    /// Fill the light parts
    #[arg(long)]
    invert: bool,
    /// Even out the shadows of a photo
    #[arg(long)]
    even: bool,
    /// Change the brightness, -100 to 100
    #[arg(long, value_name = "PERCENT", default_value = "0", allow_negative_numbers = true,
          value_parser = clap::value_parser!(i32).range(-100..=100))]
    brightness: i32,
    /// Change the contrast, -100 to 100
    #[arg(long, value_name = "PERCENT", default_value = "0", allow_negative_numbers = true,
          value_parser = clap::value_parser!(i32).range(-100..=100))]
    contrast: i32,
}

impl MakePictureArgs {
    /// The settings as the library has them.
    pub(in crate::cli) fn settings(&self) -> Settings {
        let MakePictureArgs { size, look, light, .. } = self;
        Settings {
            size: Size {
                width: size.width,
                height: size.height,
                crop: size.crop,
                trim: !size.whole,
                stretch: size.stretch,
            },
            colours: look.colours,
            style: look.style,
            threshold: light.threshold,
            invert: light.invert,
            even: light.even,
            brightness: light.brightness,
            contrast: light.contrast,
            dither: look.dither,
            background: look.background,
            islands: look.islands,
        }
    }
}
