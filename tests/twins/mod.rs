//! Slow and plain doubles of the line solver, which share no code with it.

pub(crate) mod coloured;
pub(crate) mod coloured_grids;
pub(crate) mod coloured_tables;
pub(crate) mod listing;
pub(crate) mod masks;
pub(crate) mod tables;
