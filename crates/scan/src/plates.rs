//! Circles, boxes and discs in which numbers stand: the numbers are put onto plain paper.

use super::blobs::{Blob, Blobs};
use super::order::sort_by_key;
use super::plate::{On, Plate, RIM};
use super::rings::{broken, usual_width};
use super::shades::Shades;
use super::sheet::Sheet;
use super::strength::half;

/// A threshold for light or dark: how far from the darkest to the lightest shade nearby, in eighths, and whether plates are the lighter side.
const LEVELS: [(usize, bool); 6] = [(6, true), (4, false), (7, true), (4, true), (2, true), (2, false)];

/// At how many of these levels plates are looked for first.
const SEEN: usize = 2;

/// How large plates are, in parts of 10 of a cell.
const LEAST: usize = 4;
const MOST: usize = 14;

/// The percentage of its bounding box that a plate fills, and of the plate that is not its number.
const FILLS: usize = 68;
const PAPER: std::ops::Range<usize> = 50..97;

/// The least difference in shade between a plate and its surroundings.
const CONTRAST: usize = 20;

/// The largest difference in shade between the inside of a ring and the paper.
const ALIKE: u8 = 40;

/// How thick rings are at most, in parts of a cell.
const RING: usize = 8;

/// How far from its corners a strip begins and ends at least, in pixels.
const ROUND: usize = 3;

/// The sheet with the numbers of plates put onto its paper, and where the plates of one number were; `None` unless every second line has one.
pub(super) fn without_plates(sheet: &Sheet) -> Option<(Sheet, Vec<Blob>)> {
    let limits = limits(sheet);
    let found = |levels: &[(usize, bool)]| -> Vec<Vec<Plate>> {
        levels.iter().map(|&level| plates(sheet, &limits, level)).collect()
    };
    // If there are plates, some show at the first levels.
    let mut all = found(&LEVELS[..SEEN]);
    if all.iter().map(Vec::len).sum::<usize>() * 8 < sheet.rows + sheet.columns {
        return None;
    }
    all.extend(found(&LEVELS[SEEN..]));
    let mut most = together(all, sheet);
    if most.len() * 2 < sheet.rows + sheet.columns {
        return None;
    }
    let mut sheet = sheet.clone();
    let ring = ring(&sheet);
    let around = |place: &Blob, sheet: &Sheet| {
        let (width, height) = (sheet.shades.width(), sheet.shades.height());
        let (left, top) = (place.left.saturating_sub(ring), place.top.saturating_sub(ring));
        (left, top, (place.right + ring).min(width), (place.bottom + ring).min(height))
    };
    let is_light = is_paper_light(&sheet, &limits, &most);
    let on_paper = |place: &Blob| paper(&sheet, &limits, place, is_light);
    let are_rings =
        most.iter().filter(|plate| plate.shade.abs_diff(on_paper(&plate.place)) < ALIKE).count() * 2 > most.len();
    if are_rings {
        // Narrower ones are parts of one.
        let usual = usual_width(&most);
        most.retain(|plate| plate.place.width() * 6 >= usual * 5);
        let broken = broken(&most, &sheet, usual);
        most.extend(broken.into_iter().map(|plate| Plate { shade: on_paper(&plate.place), ..plate }));
    }
    let papers: Vec<u8> = most.iter().map(|plate| on_paper(&plate.place)).collect();
    let before = sheet.shades.clone();
    for (plate, &paper) in most.iter().zip(&papers) {
        let (left, top, right, bottom) = around(&plate.place, &sheet);
        (top..bottom).for_each(|y| (left..right).for_each(|x| sheet.shades.set(x, y, paper)));
    }
    for (plate, &paper) in most.iter().zip(&papers) {
        for y in plate.place.top..plate.place.bottom {
            for x in plate.place.left..plate.place.right {
                if plate.has_around(x, y) {
                    let ink = before.get(x as isize, y as isize).abs_diff(plate.shade);
                    let shade = if is_light { paper.saturating_sub(ink) } else { paper.saturating_add(ink) };
                    sheet.shades.set(x, y, shade);
                }
            }
        }
    }
    let numbers = most.into_iter().filter(|plate| plate.on == On::Number);
    Some((sheet, numbers.map(|plate| plate.place).collect()))
}

/// How thick the frame around a plate may be, in pixels.
fn ring(sheet: &Sheet) -> usize {
    sheet.wide.min(sheet.high) / RING + 1
}

/// Whether the paper at and beyond the corners of most plates is lighter than the darkest shade there.
fn is_paper_light(sheet: &Sheet, limits: &[(u8, u8)], plates: &[Plate]) -> bool {
    let ring = ring(sheet);
    let mut light = 0_isize;
    for Plate { place, .. } in plates {
        let (least, most) = limits[place.top / sheet.high * (sheet.left + sheet.columns) + place.left / sheet.wide];
        let middle = (u16::from(least) + u16::from(most)) / 2;
        // A frame around the plate is not paper.
        for off in RIM as isize..=ring as isize {
            let (left, top) = (place.left as isize - off, place.top as isize - off);
            let (right, bottom) = (place.right as isize - 1 + off, place.bottom as isize - 1 + off);
            for (x, y) in [(left, top), (right, top), (left, bottom), (right, bottom)] {
                light += if u16::from(sheet.shades.get(x, y)) >= middle { 1 } else { -1 };
            }
        }
    }
    light > 0
}

/// The shade of the paper around a plate.
fn paper(sheet: &Sheet, limits: &[(u8, u8)], place: &Blob, is_light: bool) -> u8 {
    let (width, height) = (sheet.shades.width(), sheet.shades.height());
    let (least, most) = limits[place.top / sheet.high * (sheet.left + sheet.columns) + place.left / sheet.wide];
    let limit = ((u16::from(least) + u16::from(most)) / 2) as u8;
    let rows = place.top.saturating_sub(sheet.high / 2)..(place.bottom + sheet.high / 2).min(height);
    let columns = place.left.saturating_sub(sheet.wide / 2)..(place.right + sheet.wide / 2).min(width);
    let mut counts = [0_usize; 256];
    for y in rows {
        for x in columns.clone() {
            let is_inside = (place.left..place.right).contains(&x) && (place.top..place.bottom).contains(&y);
            let shade = sheet.shades.bytes()[y * width + x];
            counts[usize::from(shade)] += usize::from(!is_inside && (shade >= limit) == is_light);
        }
    }
    half(&counts, if is_light { most } else { least })
}

/// Shades that are counted together.
const TOGETHER: usize = 8;
const KINDS: usize = 256 / TOGETHER;

/// The part of pixels near a cell that may be darker or lighter by chance.
const FEW: u32 = 60;

/// The darkest and the lightest shade near each cell of the sheet, row by row.
fn limits(sheet: &Sheet) -> Vec<(u8, u8)> {
    let (columns, rows) = (sheet.left + sheet.columns, sheet.top + sheet.rows);
    let (wide, high) = (sheet.wide, sheet.high);
    let width = sheet.shades.width();
    let mut counts = vec![[0_u32; KINDS]; columns * rows];
    for (y, line) in sheet.shades.bytes().chunks_exact(width).enumerate() {
        for (x, part) in line.chunks_exact(wide).enumerate() {
            let own = &mut counts[y / high * columns + x];
            part.iter().for_each(|&shade| own[usize::from(shade) / TOGETHER] += 1);
        }
    }
    let limit = |at: usize| {
        let (column, row) = (at % columns, at / columns);
        let mut all = [0_u32; KINDS];
        for row in row.saturating_sub(1)..(row + 2).min(rows) {
            for column in column.saturating_sub(1)..(column + 2).min(columns) {
                all.iter_mut().zip(&counts[row * columns + column]).for_each(|(all, own)| *all += own);
            }
        }
        let few = all.iter().sum::<u32>() / FEW;
        let (mut before, mut after) = (few, few);
        let is_end = |rest: &mut u32, shade: usize| {
            let is_it = all[shade] > *rest;
            *rest = rest.saturating_sub(all[shade]);
            is_it
        };
        let least = (0..KINDS).find(|&shade| is_end(&mut before, shade)).unwrap_or(0);
        let most = (0..KINDS).rev().find(|&shade| is_end(&mut after, shade)).unwrap_or(0);
        ((least * TOGETHER) as u8, (most * TOGETHER + TOGETHER - 1) as u8)
    };
    (0..columns * rows).map(limit).collect()
}

/// Possible plates in the margins at this threshold.
fn plates(sheet: &Sheet, limits: &[(u8, u8)], (eighths, is_light): (usize, bool)) -> Vec<Plate> {
    let (width, height) = (sheet.shades.width(), sheet.shades.height());
    let (wide, high) = (sheet.wide, sheet.high);
    let (left, top) = (sheet.left * wide, sheet.top * high);
    let columns = sheet.left + sheet.columns;
    let mut own = Shades::plain(width, height, 0);
    for (at, &(least, most)) in
        limits.iter().enumerate().filter(|(_, (least, most))| usize::from(most - least) >= CONTRAST)
    {
        let (from_x, from_y) = (at % columns * wide, at / columns * high);
        if from_x >= left && from_y >= top {
            continue;
        }
        let limit = usize::from(least) + usize::from(most - least) * eighths / 8;
        for y in from_y..from_y + high {
            for x in from_x..from_x + wide {
                if (usize::from(sheet.shades.bytes()[y * width + x]) >= limit) == is_light {
                    own.set(x, y, 255);
                }
            }
        }
    }
    let found = Blobs::of_sides(&own, 128);
    let on = |blob: &Blob| {
        let (own_wide, own_high) = (blob.width() * 10, blob.height() * 10);
        let is_high = (high * LEAST..=high * MOST).contains(&own_high);
        let is_wide = own_wide >= wide * LEAST;
        // Two circles that run into each other are no plate.
        if is_high && is_wide && own_wide * 10 >= own_high * 7 && own_wide * 4 <= own_high * 7 {
            Some(On::Number)
        } else if is_high && own_wide > own_high && blob.right <= left + wide / 8 {
            Some(On::Row)
        } else if is_wide && own_wide <= wide * MOST && own_high > own_wide && blob.bottom <= top + high / 8 {
            Some(On::Column)
        } else {
            None
        }
    };
    let mut all: Vec<Plate> = Vec::new();
    for (index, blob) in found.blobs.iter().enumerate() {
        let Some(on) = on(blob) else { continue };
        let is_own = |x: usize, y: usize| found.numbers[y * width + x] as usize == index + 1;
        let span = |range: std::ops::Range<usize>, is_own: &dyn Fn(usize) -> bool| {
            let first = range.clone().find(|&at| is_own(at)).unwrap_or(range.start);
            (first, range.clone().rev().find(|&at| is_own(at)).map_or(first, |last| last + 1))
        };
        let rows: Vec<(usize, usize)> =
            (blob.top..blob.bottom).map(|y| span(blob.left..blob.right, &|x| is_own(x, y))).collect();
        let columns: Vec<(usize, usize)> =
            (blob.left..blob.right).map(|x| span(blob.top..blob.bottom, &|y| is_own(x, y))).collect();
        // The boxes of a table have corners; the code that removes lines handles them.
        let ends = (&rows[0], &rows[rows.len() - 1]);
        let corners = [ends.0.0 == blob.left, ends.0.1 == blob.right, ends.1.0 == blob.left, ends.1.1 == blob.right];
        let has_corners = match on {
            On::Number => is_light && corners.into_iter().filter(|is_corner| *is_corner).count() > 1,
            // Those near the board.
            On::Row => ends.0.1.max(ends.1.1) + ROUND > blob.right,
            On::Column => ends.1.0 < blob.left + ROUND || ends.1.1 + ROUND > blob.right,
        };
        if has_corners {
            continue;
        }
        let mut plate = Plate { place: *blob, on, rows, columns, shade: 0 };
        let mut inside = 0;
        let mut counts = [0_usize; 256];
        for y in blob.top..blob.bottom {
            for x in blob.left..blob.right {
                inside += usize::from(plate.has(x, y));
                counts[usize::from(sheet.shades.bytes()[y * width + x])] += usize::from(is_own(x, y));
            }
        }
        plate.shade = half(&counts, 0);
        let paper = blob.pixels * 100 / inside.max(1);
        let has_number = PAPER.contains(&paper) || on != On::Number && paper >= PAPER.start;
        if has_number && inside * 100 >= blob.width() * blob.height() * FILLS {
            all.push(plate);
        }
    }
    all
}

/// The plates found at several levels, the best level first. All are about as high as most, or as wide above columns.
fn together(mut ways: Vec<Vec<Plate>>, sheet: &Sheet) -> Vec<Plate> {
    sort_by_key(&mut ways, |way| -(way.len() as i64));
    let mut all: Vec<Plate> = Vec::new();
    for plate in ways.into_iter().flatten() {
        if !all.iter().any(|known| known.overlaps(&plate)) {
            all.push(plate);
        }
    }
    for (on, lines) in [(On::Number, 0), (On::Row, sheet.rows), (On::Column, sheet.columns)] {
        let size = |plate: &Plate| if on == On::Column { plate.place.width() } else { plate.place.height() };
        let mut sizes: Vec<usize> = all.iter().filter(|plate| plate.on == on).map(size).collect();
        sort_by_key(&mut sizes, |&size| size as i64);
        if let Some(&usual) = sizes.get(sizes.len() / 2) {
            let are_few = sizes.len() * 2 < lines;
            all.retain(|plate| plate.on != on || !are_few && size(plate).abs_diff(usual) * 6 <= usual);
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIDE: usize = 30;

    /// A board of 4 × 4 cells, with two margins on the left and above that contain the drawing: the shade of each pixel by its place in its cell.
    fn sheet(drawn: impl Fn(usize, usize) -> u8) -> Sheet {
        sheet_of(|x, y| drawn(x % SIDE, y % SIDE))
    }

    /// The same by its place on the sheet.
    fn sheet_of(drawn: impl Fn(usize, usize) -> u8) -> Sheet {
        let shade = |x: usize, y: usize| match (x < 2 * SIDE, y < 2 * SIDE) {
            (true, true) => 240,
            (false, false) if x.is_multiple_of(SIDE) || y.is_multiple_of(SIDE) => 0,
            (false, false) => 240,
            _ => drawn(x, y),
        };
        Sheet::flat(Shades::of(6 * SIDE, 6 * SIDE, shade), (2, 2), SIDE)
    }

    /// How far a place in a cell is from its middle, and whether a 1 stands there.
    fn place(x: usize, y: usize) -> (f64, bool) {
        let (x, y) = (x as f64 - 14.5, y as f64 - 14.5);
        ((x * x + y * y).sqrt(), x.abs() < 1.5 && y.abs() < 5.0)
    }

    fn read(sheet: &Sheet) -> (Vec<Blob>, [u8; 4]) {
        let (plain, plates) = without_plates(sheet).unwrap();
        // The number, the plate beside it, its rim, and the paper.
        (
            plates,
            [(14, 14), (20, 14), (14, 3), (1, 1)]
                .map(|(x, y)| plain.shades.get(SIDE as isize + x, 2 * SIDE as isize + y)),
        )
    }

    #[test]
    fn light_numbers_on_dark_discs_become_dark_ones_on_paper() {
        let (plates, shades) = read(&sheet(|x, y| match place(x, y) {
            (_, true) => 250,
            (far, _) if far < 12.0 => 60,
            _ => 240,
        }));
        assert_eq!(plates.len(), 16);
        assert_eq!(shades, [50, 240, 240, 240]);
    }

    #[test]
    fn rings_are_taken_away() {
        let (plates, shades) = read(&sheet(|x, y| match place(x, y) {
            (_, true) => 30,
            (far, _) if (11.0..12.5).contains(&far) => 120,
            (far, _) if far < 11.0 => 220,
            _ => 240,
        }));
        assert_eq!(plates.len(), 16);
        assert_eq!(shades, [50, 240, 240, 240]);
    }

    #[test]
    fn broken_rings_are_taken_away_where_others_say_that_they_are() {
        // Those of the first row have a gap.
        let (plates, shades) = read(&sheet_of(|x, y| {
            let is_gap = y / SIDE == 2 && x % SIDE > 14 && (y % SIDE).abs_diff(15) < 3;
            match place(x % SIDE, y % SIDE) {
                (_, true) => 30,
                (far, _) if (11.0..12.5).contains(&far) && !is_gap => 120,
                (far, _) if far < 11.0 => 220,
                _ => 240,
            }
        }));
        assert_eq!(plates.len(), 16);
        assert_eq!(shades, [30, 220, 240, 240]);
    }

    #[test]
    fn numbers_and_boxes_of_a_table_are_no_plates() {
        let number = |x: usize, y: usize| if place(x, y).1 { 30 } else { 240 };
        assert!(without_plates(&sheet(number)).is_none());
        let boxed = |x: usize, y: usize| if x < 2 || y < 2 { 0 } else { number(x, y) };
        assert!(without_plates(&sheet(boxed)).is_none());
        assert!(without_plates(&sheet(|_, _| 240)).is_none());
    }

    #[test]
    fn strips_behind_clues_are_taken_away() {
        // Dark, with round ends; in the second margin of each is a light 1.
        let is_strip = |along: usize, across: usize| {
            let over = |at: usize, middle: f64, straight: f64| ((at as f64 - middle).abs() - straight).max(0.0);
            let (x, y) = (over(along, 29.5, 19.0), over(across, 14.5, 3.0));
            x * x + y * y < 64.0
        };
        let sheet = sheet_of(|x, y| match (x < 2 * SIDE, x.max(SIDE) - SIDE, y.max(SIDE) - SIDE) {
            (true, x, _) if x > 0 && place(x, y % SIDE).1 => 250,
            (false, _, y) if y > 0 && place(x % SIDE, y).1 => 250,
            (true, ..) if is_strip(x, y % SIDE) => 60,
            (false, ..) if is_strip(y, x % SIDE) => 60,
            _ => 240,
        });
        let (plain, plates) = without_plates(&sheet).unwrap();
        assert_eq!(plates.len(), 0, "strips tell no numbers apart");
        let at = |x: usize, y: usize| plain.shades.get(x as isize, y as isize);
        let (near, line) = (SIDE + 14, 2 * SIDE + 14);
        // The number, the strip, and its round end.
        assert_eq!([at(near, line), at(20, line), at(56, line)], [50, 240, 240]);
        assert_eq!([at(line, near), at(line, 20), at(line, 56)], [50, 240, 240]);
    }
}
