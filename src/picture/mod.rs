//! Boards and solves as pictures, with no browser: how large everything is, how it should look, what it is drawn with, and the
//! files that come of it.

mod colour;
mod digits;
mod error;
mod film;
mod gif;
mod html;
mod look;
mod markup;
mod measure;
mod paint;
mod pdf;
mod pixels;
mod png;
mod scene;
mod sheet;
mod svg;
mod text;
mod view;

pub use colour::Colour;
pub use error::PictureError;
pub use film::{Film, Frames};
pub use gif::{Pace, gif};
pub use html::html;
pub use look::{CellLook, LineLook, Shade};
pub use measure::{Measures, Span};
pub use paint::{Align, Area, Pen, board, cell, clue, numbers, rules};
pub use pdf::pdf;
pub use png::png;
pub use scene::{Scene, lit_line};
pub use sheet::{Caption, Paper, Sheet};
pub use svg::{Element, SVG, Svg};
pub use text::{Notation, text};
pub use view::{Under, View};
