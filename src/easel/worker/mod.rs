//! The page's own worker, which appraises drawings and makes puzzles. Two workers of the other page read texts and draw files.

pub(crate) mod maker;
