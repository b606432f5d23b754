//! How strong the ink of clues is at each place of a sheet, without the lines of the board.

use super::blobs::{Blob, Blobs};
use super::paper::Paper;
use super::shades::Shades;
use super::sheet::{CLEAR, Sheet};

/// The least difference that counts as ink, of 255.
const LEAST: u8 = 22;

/// The ink of a part of a sheet: 0 is paper, 255 the strongest ink of what is left of a column and above a row. Outside of the part there is
/// none.
pub(super) fn strength(sheet: &Sheet, part: (usize, usize, usize, usize), before: (usize, usize)) -> Option<Shades> {
    // Only the cells in which the part lies are looked at.
    let (left, top, right, bottom) = part;
    let first = (left / sheet.wide, top / sheet.high);
    let (x, y) = (first.0 * sheet.wide, first.1 * sheet.high);
    let width = sheet.shades.width();
    let own = Sheet {
        shades: Shades::of(right - x, bottom - y, |column, row| sheet.shades.bytes()[(y + row) * width + x + column]),
        left: sheet.left.saturating_sub(first.0),
        top: sheet.top.saturating_sub(first.1),
        lattice: sheet.lattice.clone(),
        ..*sheet
    };
    let before = (before.0.saturating_sub(x), before.1.saturating_sub(y));
    let own = strength_of(&own, (left - x, top - y), before)?;
    let mut ink = Shades::plain(width, sheet.shades.height(), 0);
    for (row, line) in own.bytes().chunks_exact(own.width()).enumerate() {
        line.iter().enumerate().for_each(|(column, &own)| ink.set(x + column, y + row, own));
    }
    Some(ink)
}

/// The same of a sheet from a column and a row on.
fn strength_of(sheet: &Sheet, (left, top): (usize, usize), before: (usize, usize)) -> Option<Shades> {
    let (width, height) = (sheet.shades.width(), sheet.shades.height());
    let (right, bottom) = (width, height);
    let mut dark = Shades::plain(width, height, 0);
    let mut light = Shades::plain(width, height, 0);
    // Each cell has one paper; the margins need not match the size of cells.
    let (edge_x, edge_y) = ((sheet.left * sheet.wide).clamp(left, right), (sheet.top * sheet.high).clamp(top, bottom));
    for (left, right, is_beside) in [(left, edge_x, true), (edge_x, right, false)] {
        for (top, bottom, is_above) in [(top, edge_y, true), (edge_y, bottom, false)] {
            let paper = (is_beside || is_above)
                .then(|| Paper::of(&sheet.shades, (left, top, right, bottom), (sheet.wide, sheet.high)));
            for tile_top in (top..bottom).step_by(sheet.high) {
                for tile_left in (left..right).step_by(sheet.wide) {
                    let own =
                        (tile_left, tile_top, (tile_left + sheet.wide).min(right), (tile_top + sheet.high).min(bottom));
                    let plain = if paper.is_none() { middle(&sheet.shades, own) } else { 0 };
                    for y in own.1..own.3 {
                        for x in own.0..own.2 {
                            let paper = paper.as_ref().map_or(plain, |paper| paper.at(x, y));
                            let shade = sheet.shades.bytes()[y * width + x];
                            dark.set(x, y, paper.saturating_sub(shade));
                            light.set(x, y, shade.saturating_sub(paper));
                        }
                    }
                }
            }
        }
    }
    let ((dark_most, dark_all), (light_most, light_all)) =
        (strongest(&dark, sheet, before), strongest(&light, sheet, before));
    // The grain of paper covers more than digits, but it is faint.
    let weight = |most: usize, all: usize| all as u64 * (most as u64).pow(4);
    let is_dark = weight(dark_most, dark_all) >= weight(light_most, light_all);
    let (ink, most) = if is_dark { (dark, dark_most) } else { (light, light_most) };
    if most < usize::from(LEAST) {
        return None;
    }
    let strong = |ink: u8| (usize::from(ink) * 255 / most).min(255) as u8;
    let mut ink = Shades::of(width, height, |x, y| strong(ink.bytes()[y * width + x]));
    without_lines(&mut ink, sheet);
    without_borders(&mut ink, sheet);
    without_partings(&mut ink, sheet);
    evened(&mut ink);
    Some(ink)
}

/// How strong the ink of digits is, near its maximum, and how much of it there is. Only blobs as large as digits and near the board count, since a
/// table under the paper or a line differs from paper as ink does.
fn strongest(ink: &Shades, sheet: &Sheet, before: (usize, usize)) -> (usize, usize) {
    let found = Blobs::of(ink, LEAST);
    let looks = |blob: &Blob| {
        let is_near = blob.right + 4 * sheet.wide >= sheet.left * sheet.wide
            && blob.bottom + 4 * sheet.high >= sheet.top * sheet.high;
        let is_tall = blob.height() * 7 >= sheet.high && blob.height() * 10 <= sheet.high * 11;
        // A marked cell may reach over the edge of the board a little.
        let is_own =
            blob.left + sheet.wide.div_ceil(ASTRAY) < before.0 && blob.top + sheet.high.div_ceil(ASTRAY) < before.1;
        is_own && is_near && is_tall && blob.pixels > 5 && blob.width() <= 2 * sheet.wide
    };
    let counted: Vec<bool> = std::iter::once(false).chain(found.blobs.iter().map(looks)).collect();
    let mut counts = [0_usize; 256];
    for (&number, &ink) in found.numbers.iter().zip(ink.bytes()) {
        counts[usize::from(ink)] += usize::from(counted[number as usize]);
    }
    let all: usize = counts.iter().sum();
    let mut rest = all / 12;
    // A few places may be stronger by chance.
    let most = (0..256).rev().find(|&at| {
        let is_it = counts[at] > rest;
        rest = rest.saturating_sub(counts[at]);
        is_it
    });
    (most.unwrap_or(0), all)
}

/// The least strength of a pixel of faint ink.
pub(super) const FAINT: u8 = 50;

/// Makes faint numbers, those of finished lines, as strong as the others.
fn evened(ink: &mut Shades) {
    let found = Blobs::of(ink, FAINT);
    let mut most = vec![0_u8; found.blobs.len() + 1];
    for (&number, &ink) in found.numbers.iter().zip(ink.bytes()) {
        let own = &mut most[number as usize];
        *own = ink.max(*own);
    }
    for (index, blob) in found.blobs.iter().enumerate() {
        if blob.pixels < 6 || blob.height() < 4 {
            most[index + 1] = 255;
        }
    }
    let even = |at: usize| {
        let (number, ink) = (found.numbers[at] as usize, ink.bytes()[at]);
        if number == 0 { ink } else { (u32::from(ink) * 255 / u32::from(most[number].max(1))).min(255) as u8 }
    };
    *ink = Shades::of(ink.width(), ink.height(), |x, y| even(y * ink.width() + x));
}

/// The median shade of a rectangle.
pub(super) fn middle(shades: &Shades, (left, top, right, bottom): (usize, usize, usize, usize)) -> u8 {
    let mut counts = [0_usize; 256];
    for y in top..bottom {
        let row = &shades.bytes()[y * shades.width() + left..y * shades.width() + right];
        row.iter().for_each(|&shade| counts[usize::from(shade)] += 1);
    }
    half(&counts, 255)
}

/// The median of the counted shades; this one if there are none.
#[inline(never)]
pub(super) fn half(counts: &[usize; 256], otherwise: u8) -> u8 {
    let mut rest = counts.iter().sum::<usize>() / 2;
    let found = counts.iter().position(|&count| {
        let is_it = count > rest;
        rest = rest.saturating_sub(count);
        is_it
    });
    found.map_or(otherwise, |shade| shade as u8)
}

/// The least strength of a pixel of a faint line.
const TRACE: u8 = 24;

/// How far lines may be from the borders of cells, in parts of a cell.
const ASTRAY: usize = 9;

/// Removes even faint lines between cells: anything along a whole side of a cell.
fn without_borders(ink: &mut Shades, sheet: &Sheet) {
    let (width, height) = (ink.width(), ink.height());
    for level in [false, true] {
        // The size of cells along the lines and from line to line, and how far the sheet reaches.
        let (side, step, long, far) =
            if level { (sheet.wide, sheet.high, width, height) } else { (sheet.high, sheet.wide, height, width) };
        let place = |along: usize, across: usize| if level { (along, across) } else { (across, along) };
        for border in (0..=far).step_by(step) {
            let astray = step.div_ceil(ASTRAY);
            let band = border.saturating_sub(astray)..(border + astray).min(far);
            for from in (0..long).step_by(side) {
                let cell = from..(from + side).min(long);
                let traces = |across: usize| {
                    let is_trace = |along: &usize| {
                        let (x, y) = place(*along, across);
                        ink.bytes()[y * width + x] >= TRACE
                    };
                    cell.clone().filter(is_trace).count()
                };
                let counts: Vec<usize> = band.clone().map(traces).collect();
                let lies = |index: usize| counts.get(index).is_some_and(|&count| count * 10 >= cell.len() * 8);
                for (index, across) in band.clone().enumerate() {
                    // The pixels beside a line show its blur.
                    if lies(index) || lies(index + 1) || index > 0 && lies(index - 1) {
                        for along in cell.clone() {
                            let (x, y) = place(along, across);
                            ink.set(x, y, 0);
                        }
                    }
                }
            }
        }
    }
}

/// The percentage of visible pixels in a line between boxes of clues: more than in digits below each other.
const ALONG: usize = 75;

/// Removes faint lines between boxes of clues, which need not match the size of cells.
fn without_partings(ink: &mut Shades, sheet: &Sheet) {
    let (width, height) = (ink.width(), ink.height());
    let (left, top) = (sheet.left * sheet.wide, sheet.top * sheet.high);
    for level in [false, true] {
        // How far boxes of clues reach, and from where to where lines between them go.
        let (beside, first, last) = if level { (top, left, width) } else { (left, top, height) };
        let place = |along: usize, across: usize| if level { across * width + along } else { along * width + across };
        let is_line = |across: &usize| {
            (first..last).filter(|&along| ink.bytes()[place(along, *across)] >= TRACE).count() * 100
                >= last.saturating_sub(first).max(1) * ALONG
        };
        let found: Vec<usize> = (0..beside).filter(is_line).collect();
        for across in found {
            for at in across.saturating_sub(1)..(across + 2).min(beside) {
                (first..last).for_each(|along| {
                    let at = place(along, at);
                    ink.set(at % width, at / width, 0);
                });
            }
        }
    }
}

/// Removes strokes longer than a cell, which no digit has.
fn without_lines(ink: &mut Shades, sheet: &Sheet) {
    let across = strokes(ink, sheet.wide * 5 / 4);
    let down = strokes(&ink.transposed(), sheet.high * 5 / 4);
    let (width, height) = (ink.width(), ink.height());
    for y in 0..height {
        for x in 0..width {
            if across[y * width + x] || down[x * height + y] {
                ink.set(x, y, 0);
            }
        }
    }
}

/// The pixels in level strokes of at least this length, which may rise or fall by a pixel here and there.
fn strokes(ink: &Shades, least: usize) -> Vec<bool> {
    let (width, height) = (ink.width(), ink.height());
    let is_ink = |x: usize, y: usize| ink.bytes()[y * width + x] >= CLEAR / 2;
    let mut own = vec![false; width * height];
    for y in 0..height {
        let near = |x: usize| is_ink(x, y) || y > 0 && is_ink(x, y - 1) || y + 1 < height && is_ink(x, y + 1);
        let mut x = 0;
        while x < width {
            let length = (x..width).take_while(|&x| near(x)).count();
            if length >= least {
                // Digits that touch a line run along it only briefly.
                let covered = (x..x + length).filter(|&x| is_ink(x, y)).count();
                if covered * 4 >= length {
                    own[y * width + x..y * width + x + length].fill(true);
                }
            }
            x += length + 1;
        }
    }
    own
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marked_cells_at_the_edge_of_the_board_are_no_ink_of_clues() {
        const SIDE: usize = 30;
        // Two margins of grey paper with a dark stroke in each row, then four columns of white cells. Two cells of the first column are filled, but for
        // a white rim that reaches over the edge of the board.
        let edge = 2 * SIDE;
        let shades = Shades::of(6 * SIDE, 4 * SIDE, |x, y| {
            let is_filled = y / SIDE % 2 == 1;
            match (x + 1).checked_sub(edge) {
                None if (40..43).contains(&x) && (9..21).contains(&(y % SIDE)) => 60,
                Some(4..28) if is_filled && (3..27).contains(&(y % SIDE)) => 10,
                Some(0) if !is_filled => 170,
                Some(_) => 250,
                None => 170,
            }
        });
        let sheet = Sheet::flat(shades, (2, 0), SIDE);
        let ink = strength(&sheet, (0, 0, edge + SIDE, 4 * SIDE), (edge, 4 * SIDE)).unwrap();
        for row in 0..4 {
            let at = |x: isize| ink.get(x, (row * SIDE + 15) as isize);
            assert_eq!([at(41), at(20), at(50)], [255, 0, 0], "row {row}");
        }
    }
}
