//! What one line implies, how many layouts it has, and how likely each cell is to be filled.

mod coloured_lines;
mod coloured_weights;
mod logic;
mod long_coloured_lines;
mod long_lines;
mod short_lines;
mod weights;
