//! Slow and plain doubles of the line solver and of repair, which share no code with it.

pub(crate) mod coloured;
pub(crate) mod coloured_grids;
pub(crate) mod coloured_tables;
pub(crate) mod listing;
pub(crate) mod masks;
#[cfg(not(target_arch = "wasm32"))]
pub(crate) mod repair;
pub(crate) mod tables;
