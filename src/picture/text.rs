//! A grid as text for a terminal: each cell two characters wide, so that it comes out about square.

use crate::puzzle::{Cell, Grid, Line};

/// The grid with `██` for filled cells, ` ·` for empty ones and ` ?` for unknown ones, a line for each row.
pub fn block_text(grid: &Grid) -> String {
    let mut text = String::new();
    for row in (0..grid.height()).map(Line::row) {
        for cell in grid.line(row) {
            text.push_str(match cell {
                Cell::Filled => "██",
                Cell::Empty => " ·",
                Cell::Unknown => " ?",
            });
        }
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_two_characters_wide() {
        let grid = Grid::from_picture(&["XO", ".X"]).unwrap();
        assert_eq!(block_text(&grid), "██ ·\n ?██\n");
    }
}
