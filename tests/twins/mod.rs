//! Slow and plain doubles of the line solver and of repair, which share no code with it.

pub mod coloured;
pub mod coloured_grids;
pub mod coloured_tables;
pub mod listing;
pub mod masks;
#[cfg(not(target_arch = "wasm32"))]
pub mod repair;
pub mod tables;
