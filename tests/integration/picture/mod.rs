//! Pictures, animations and sheets, read back.

mod animations;
mod coloured;
mod drawings;
mod first_paint;
mod markup;
mod pictures;
mod sheets;
