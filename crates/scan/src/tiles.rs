//! Tiles of several colours on which numbers stand.

use super::blobs::Blob;
use super::picture::{Rgb, far, is_vivid};
use super::sheet::Sheet;
use super::strength::half;

/// How far the colours of a tile may be from its first pixel's, of 255.
const SAME: u8 = 28;

/// How high a tile beside a row is, and how wide one above a column, in parts of 20 of a cell; and how long either is at least.
const ACROSS: std::ops::Range<usize> = 9..25;
const LONG: usize = 5;

/// How much of the box around it a tile fills at least, in parts of 100: the rest is its number; and from what on it may have none.
const FILLS: usize = 45;
const EMPTY: usize = 97;

/// How much of a tile at its edge may be of the colours of both sides, in parts of a cell.
const RIM: usize = 16;

/// How many pixels around a tile may be of the colours of both sides; by how much a tile differs from the paper around, in parts of 255; and one
/// in how many pixels may be missed.
const AROUND: usize = 3;
const MISSED: u8 = 60;
const FEW: usize = 12;

/// The tiles of a sheet.
pub(super) struct Tiles {
    tiles: Vec<(Blob, Rgb)>,
    /// Which tile each pixel is on, from 1; 0 if it is on none.
    on: Vec<u16>,
    width: usize,
}

impl Tiles {
    /// The tiles of a sheet whose pixels have these colours; nothing if they are not of several, or too few.
    pub(super) fn of(sheet: &Sheet, colour: impl Fn(usize, usize) -> Rgb) -> Option<Tiles> {
        let (width, height) = (sheet.shades.width(), sheet.shades.height());
        let mut seen = vec![false; width * height];
        let (mut tiles, mut open) = (Vec::new(), Vec::new());
        let mut vivid = 0;
        for start in 0..width * height {
            if seen[start] {
                continue;
            }
            let own = colour(start % width, start / width);
            let mut tile = Blob { left: width, top: height, right: 0, bottom: 0, pixels: 0 };
            seen[start] = true;
            open.push(start);
            let mut sums = [0_usize; 3];
            while let Some(at) = open.pop() {
                let (x, y) = (at % width, at / width);
                sums.iter_mut().zip(colour(x, y)).for_each(|(sum, part)| *sum += usize::from(part));
                tile = Blob {
                    left: tile.left.min(x),
                    top: tile.top.min(y),
                    right: tile.right.max(x + 1),
                    bottom: tile.bottom.max(y + 1),
                    pixels: tile.pixels + 1,
                };
                let near = [(x.wrapping_sub(1), y), (x + 1, y), (x, y.wrapping_sub(1)), (x, y + 1)];
                for (x, y) in near.into_iter().filter(|&(x, y)| x < width && y < height) {
                    if !seen[y * width + x] && far(colour(x, y), own) <= SAME {
                        seen[y * width + x] = true;
                        open.push(y * width + x);
                    }
                }
            }
            let (wide, high) = (tile.width() * 20 / sheet.wide, tile.height() * 20 / sheet.high);
            let fits = ACROSS.contains(&high) && wide >= LONG || ACROSS.contains(&wide) && high >= LONG;
            let fills = tile.pixels * 100 / (tile.width() * tile.height());
            if fits && fills >= FILLS {
                // The first pixel may be at the edge, and of the colours of both sides.
                let own = sums.map(|sum| (sum / tile.pixels) as u8);
                vivid += usize::from(fills < EMPTY && is_vivid(own));
                tiles.push((tile, own));
            }
        }
        if vivid * 2 < sheet.rows.min(sheet.columns) || tiles.len() > usize::from(u16::MAX) {
            return None;
        }
        if misses_some(sheet, &tiles, &colour) {
            return None;
        }
        let mut on = vec![0_u16; width * height];
        let rim = sheet.wide.min(sheet.high) / RIM + 1;
        for (number, (tile, _)) in (1..).zip(&tiles) {
            let columns = tile.left + rim..(tile.right - rim).max(tile.left + rim);
            (tile.top + rim..tile.bottom - rim).for_each(|y| on[y * width..][columns.clone()].fill(number));
        }
        Some(Tiles { tiles, on, width })
    }

    /// The colour of the tile at a place of the sheet.
    pub(super) fn at(&self, x: usize, y: usize) -> Option<Rgb> {
        let number = usize::from(self.on.get(y * self.width + x).copied()?);
        Some(self.tiles.get(number.checked_sub(1)?)?.1)
    }
}

/// Whether much of the margins is neither paper nor a tile, such as tiles that run together. If all numbers of one ink are missed, the others may
/// still make a puzzle.
fn misses_some(sheet: &Sheet, tiles: &[(Blob, Rgb)], colour: &impl Fn(usize, usize) -> Rgb) -> bool {
    let (width, height) = (sheet.shades.width(), sheet.shades.height());
    let (left, top) = (sheet.left * sheet.wide, sheet.top * sheet.high);
    let mut is_tile = vec![false; width * height];
    for (tile, _) in tiles {
        let columns = tile.left.saturating_sub(AROUND)..(tile.right + AROUND).min(width);
        let rows = tile.top.saturating_sub(AROUND)..(tile.bottom + AROUND).min(height);
        rows.for_each(|y| is_tile[y * width..][columns.clone()].fill(true));
    }
    let (own, others): (Vec<usize>, Vec<usize>) =
        (0..width * height).filter(|at| (at % width < left) != (at / width < top)).partition(|&at| is_tile[at]);
    let colour = |at: usize| colour(at % width, at / width);
    let paper = [0, 1, 2].map(|part| {
        let mut counts = [0_usize; 256];
        others.iter().for_each(|&at| counts[usize::from(colour(at)[part])] += 1);
        half(&counts, 255)
    });
    let missed = others.iter().filter(|&&at| far(colour(at), paper) >= MISSED).count();
    missed * FEW > own.len()
}
