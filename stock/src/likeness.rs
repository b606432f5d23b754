//! How much a picture of few cells looks like the drawing.

use nonoscope_core::puzzle::{At, Cell, Colour, Grid, Palette};
use nonoscope_make::image::Pixels;

/// A drawing on white.
pub(crate) struct Drawing {
    width: usize,
    height: usize,
    /// The colour of each pixel.
    rgb: Vec<[u8; 3]>,
    /// Whether it is dark, or of the figure if it has colours.
    figure: Vec<bool>,
}

/// A surface counts if it is larger than this share of the drawing.
const SMALLEST: usize = 500;

/// Colours further apart than this count as different: the square of a distance.
const APART: i32 = 90 * 90;

impl Drawing {
    pub(crate) fn of(pixels: &Pixels, in_colour: bool) -> Drawing {
        let mut rgb = Vec::new();
        let mut figure = Vec::new();
        for pixel in pixels.bytes().chunks_exact(4) {
            let on_white = |part: u8| {
                let opacity = u32::from(pixel[3]);
                ((u32::from(part) * opacity + 255 * (255 - opacity)) / 255) as u8
            };
            let seen = [on_white(pixel[0]), on_white(pixel[1]), on_white(pixel[2])];
            let is_dark = seen.iter().map(|&part| u32::from(part)).sum::<u32>() < 3 * 128;
            figure.push(if in_colour { pixel[3] >= 128 } else { is_dark });
            rgb.push(seen);
        }
        Drawing { width: pixels.width(), height: pixels.height(), rgb, figure }
    }

    /// How far a picture is from it, in thousandths of its figure.
    pub(crate) fn error(&self, picture: &Grid, palette: &Palette) -> u32 {
        let (mut wrong, mut figure) = (0_u64, 0_u64);
        for row in 0..self.height {
            for column in 0..self.width {
                let at = row * self.width + column;
                let cell = picture.get(self.cell(picture, column, row));
                let is_wrong = if palette.inks() == 1 {
                    cell.is_filled() != self.figure[at]
                } else {
                    let rgb = palette.get(cell.colour().unwrap_or(Colour::BACKGROUND)).rgb;
                    let parts = rgb.iter().zip(self.rgb[at]).map(|(&one, other)| i32::from(one) - i32::from(other));
                    parts.map(|part| part * part).sum::<i32>() > APART
                };
                wrong += u64::from(is_wrong);
                figure += u64::from(self.figure[at]);
            }
        }
        (wrong * 1000 / figure.max(1)) as u32
    }

    fn cell(&self, picture: &Grid, column: usize, row: usize) -> At {
        At::new(row * picture.height() / self.height, column * picture.width() / self.width)
    }

    /// How many surfaces, of the figure and of the ground, are lost, merged or new in a picture.
    pub(crate) fn surfaces(&self, picture: &Grid) -> u32 {
        let cells: Vec<bool> = picture.cells().iter().map(|cell| *cell != Cell::EMPTY).collect();
        let least = self.figure.len() / SMALLEST;
        [true, false]
            .into_iter()
            .map(|kind| {
                let drawn = count(&self.figure, self.width, kind, least);
                let seen = count(&cells, picture.width(), kind, 1);
                drawn.abs_diff(seen) as u32
            })
            .sum()
    }

    /// The figure in 24 × 24 cells.
    pub(crate) fn mark(&self) -> Vec<bool> {
        const SIDE: usize = 24;
        let mut dark = vec![(0_u32, 0_u32); SIDE * SIDE];
        for row in 0..self.height {
            for column in 0..self.width {
                let (filled, all) = &mut dark[row * SIDE / self.height * SIDE + column * SIDE / self.width];
                *filled += u32::from(self.figure[row * self.width + column]);
                *all += 1;
            }
        }
        dark.into_iter().map(|(filled, all)| 2 * filled > all).collect()
    }
}

/// How many surfaces of at least this many cells there are. Those of the figure may touch at corners.
fn count(cells: &[bool], width: usize, kind: bool, least: usize) -> usize {
    let height = cells.len() / width;
    let mut is_new: Vec<bool> = cells.iter().map(|&cell| cell == kind).collect();
    let mut surfaces = 0;
    for start in 0..cells.len() {
        if !is_new[start] {
            continue;
        }
        is_new[start] = false;
        let (mut open, mut size) = (vec![start], 0);
        while let Some(at) = open.pop() {
            size += 1;
            let (row, column) = (at / width, at % width);
            for next_row in row.saturating_sub(1)..=(row + 1).min(height - 1) {
                for next_column in column.saturating_sub(1)..=(column + 1).min(width - 1) {
                    let is_diagonal = next_row != row && next_column != column;
                    let next = next_row * width + next_column;
                    if is_new[next] && (kind || !is_diagonal) {
                        is_new[next] = false;
                        open.push(next);
                    }
                }
            }
        }
        surfaces += usize::from(size >= least);
    }
    surfaces
}
