//! Pictures, animations and sheets, read back.

mod animations;
mod coloured;
mod drawings;
pub(crate) mod files;
mod markup;
mod pictures;
mod sheets;
