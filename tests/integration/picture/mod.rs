//! Pictures, animations and sheets, read back.

mod animations;
mod drawings;
pub(crate) mod files;
mod markup;
mod pictures;
mod sheets;
