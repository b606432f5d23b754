//! Grids as pictures, with no browser: the measures of a board, and plain text.

mod measure;
mod text;
mod view;

pub use measure::{Measures, Span};
pub use text::block_text;
pub use view::{Under, View};
