//! Turns a picture into cells: a grid of a few colours that looks like the picture.
//!
//! In this order: `frame` chooses the part of the picture and the number of cells, with what `ground` tells about the surroundings of a
//! figure; `area` gives each cell the mean of the light (`light`) that falls on it; then `plain` makes black and white of it, with
//! `tones`, `shades` and `edges`, or `coloured` some inks, with `colours`; `islands` cleans up. `tune` looks for settings with
//! which the puzzle is as wished. All sums are in whole numbers, so the same picture and settings give the same cells
//! everywhere.
//!
//! ```
//! # mod nonoscope { pub use nonoscope_core::*; pub mod make { pub use nonoscope_make::*; } pub mod qr { pub use nonoscope_qr::*; } }
//! use nonoscope::make::image::{Pixels, Settings, sketch};
//!
//! // A dark disc on light paper.
//! let shade = |at: usize| {
//!     let (x, y) = ((at % 90) as i32 - 45, (at / 90) as i32 - 45);
//!     if x * x + y * y < 40 * 40 { [40, 60, 90, 255] } else { [250, 250, 240, 255] }
//! };
//! let picture = Pixels::new(90, 90, (0..90 * 90).flat_map(shade).collect()).unwrap();
//!
//! let mut settings = Settings::default();
//! settings.size.width = Some(6);
//! let sketch = sketch(&picture, &settings);
//! assert_eq!(sketch.grid.to_string(), "OXXXXO\nXXXXXX\nXXXXXX\nXXXXXX\nXXXXXX\nOXXXXO\n");
//! assert_eq!(sketch.puzzle().unwrap().palette(), &Default::default());
//! ```

mod area;
mod coloured;
mod colours;
mod edges;
mod frame;
mod ground;
mod islands;
mod light;
mod pixels;
mod plain;
mod settings;
mod shades;
mod study;
mod tones;
mod tune;

pub use pixels::{MOST_PIXELS, Pixels, PixelsError};
pub use settings::{
    Background, Crop, Dither, MOST_COLOURS, MOST_ISLANDS, Settings, Size, Style, USUAL_SIDE, UnknownBackground,
    UnknownCrop, UnknownDither, UnknownStyle,
};
pub use study::{Sketch, sketch};
pub use tune::{MOST_TRIED, Tuned, tuned};
