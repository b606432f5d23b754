//! The page's own worker, which finds out what is true of a drawing and makes puzzles. Reading texts and drawing files is done by two workers
//! of the other page.

pub(crate) mod maker;
