//! A link as a QR code, for a phone across the table.

#[cfg(target_arch = "wasm32")]
pub(crate) mod part;
#[cfg(test)]
mod tests;

use nonoscope_core::puzzle::{Axis, Cell, Grid, Line};
use nonoscope_qr::{MOST_DRAWN, draw};
use nonoscope_words::{Text, sharing};

/// The width of the margin that a camera needs, in modules.
const QUIET: usize = 4;

/// The link that is shown.
#[derive(Debug, Default)]
pub(crate) struct Code {
    pub(crate) link: String,
    /// `None` if the link is too long.
    grid: Option<Grid>,
}

impl Code {
    /// Shows a link.
    pub(crate) fn show(&mut self, link: String) {
        (self.grid, self.link) = (draw(&link), link);
    }

    /// What there is to say.
    pub(crate) fn words(&self) -> Text {
        match &self.grid {
            Some(_) => sharing::point_a_camera(),
            None => sharing::link_too_long(self.link.len(), MOST_DRAWN),
        }
    }

    /// The side with its margin, and the dark modules as the path of a drawing, if there is one.
    pub(crate) fn drawing(&self) -> Option<(usize, String)> {
        let grid = self.grid.as_ref()?;
        let mut path = String::new();
        for row in 0..grid.height() {
            let modules: Vec<Cell> = grid.line(Line { axis: Axis::Row, index: row }).collect();
            let mut column = 0;
            for run in modules.chunk_by(|one, next| one == next) {
                if run[0] == Cell::FILLED {
                    path += &format!("M{} {}h{}v1h-{}z", column + QUIET, row + QUIET, run.len(), run.len());
                }
                column += run.len();
            }
        }
        Some((grid.width() + 2 * QUIET, path))
    }
}
