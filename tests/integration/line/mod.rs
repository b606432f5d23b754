//! What one line implies, how many layouts it has, and how likely each cell is to be filled.

mod logic;
mod long_lines;
mod short_lines;
mod weights;
