//! Boards as pictures.

use crate::interrupt::{Size, Stop, interruptible};
use nonoscope::format::Reading;
use nonoscope::picture::{Caption, Scene, Svg};
use nonoscope::puzzle::Grid;
use nonoscope::words::spoken;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use std::sync::Arc;

/// The side of a cell of a picture in a notebook, in pixels.
pub(crate) const CELL: u32 = 16;

/// A board with these cells as an SVG.
pub(crate) fn svg(py: Python<'_>, reading: &Arc<Reading>, grid: &Grid, cell: u32) -> PyResult<String> {
    if !(1..=256).contains(&cell) {
        return Err(PyValueError::new_err("expected a side of a cell from 1 to 256 pixels"));
    }
    let (reading, grid) = (Arc::clone(reading), grid.clone());
    interruptible(py, Size::of(&reading.puzzle), &Stop::default(), move |_| {
        let scene = Scene::of_grid(&reading.puzzle, &grid);
        Svg::of_board(&reading.puzzle, &scene, &Caption::of(&reading), cell, &spoken()).to_string()
    })
}
