//! The digits of a sheet, cut out.

use super::blobs::{Blob, Blobs};
use super::glyph::glyph;
use super::network::{Costs, KINDS, costs};
use super::order::sort_by_key;
use super::shades::Shades;
use super::sheet::CLEAR;
use super::strength::FAINT;

/// A piece of ink that may be a digit, with how little it looks like each.
#[derive(Clone, Debug)]
pub(super) struct Piece {
    pub(super) place: Blob,
    pub(super) costs: Costs,
    /// Which circle or box stands around it; 0 for none.
    pub(super) frame: usize,
    /// Its ink, from 1; 0 if there is only one.
    pub(super) ink: u8,
}

/// A piece looks more like something else than like any digit from this cost on.
const NONE: usize = KINDS - 1;

impl Piece {
    /// The middle, in pixels.
    pub(super) fn middle(&self) -> (f64, f64) {
        ((self.place.left + self.place.right) as f64 / 2.0, (self.place.top + self.place.bottom) as f64 / 2.0)
    }

    /// The likeliest digit, and how little it looks like it.
    pub(super) fn best(&self) -> (u8, i32) {
        let digits = &self.costs[..NONE];
        let least = digits.iter().copied().min().unwrap_or(i32::MAX);
        (digits.iter().position(|&cost| cost == least).unwrap_or(0) as u8, least)
    }

    fn is_sure(&self) -> bool {
        self.best().1 < SURE
    }

    pub(super) fn is_digit(&self) -> bool {
        self.best().1 < 700
    }
}

/// Up to how little it looks like any other a piece is surely a digit.
const SURE: i32 = 60;

/// How little a piece looks like any digit that may be only a part of one.
const ODD: i32 = 250;

/// How unlikely it is that a digit goes on in the edge of the board.
const CONTINUED: i32 = 150;

/// How tall digits may be, in pixels.
pub(super) struct Heights {
    pub(super) least: usize,
    pub(super) most: usize,
}

/// The blobs of ink from this strength on that are surely digits, each by itself.
pub(super) fn sure(ink: &Shades, clear: u8, cell: (usize, usize)) -> Vec<Piece> {
    let mut found = Blobs::of(ink, clear);
    without_frames(&mut found);
    let pieces = alone(ink, &found, cell).into_iter().map(|(_, piece)| piece);
    pieces.filter(Piece::is_sure).collect()
}

/// The blobs that may be digits, each by itself, with their numbers.
fn alone(ink: &Shades, found: &Blobs, cell: (usize, usize)) -> Vec<(usize, Piece)> {
    let heights = Heights { least: (cell.1 / 7).max(4), most: cell.1 * 11 / 10 };
    let looks =
        |blob: &Blob| blob.height() >= heights.least && blob.height() <= heights.most && blob.width() <= cell.0 * 2;
    let blobs = found.blobs.iter().enumerate().filter(|(_, blob)| looks(blob));
    blobs.map(|(index, blob)| (index + 1, cut(ink, found, &|number| number == index + 1, *blob))).collect()
}

/// All pieces of some ink from this strength on that may be digits; the height of digits, as it is near the board: where `is_near` says so.
pub(super) fn pieces(
    ink: &Shades,
    clear: u8,
    cell: (usize, usize),
    edge: (usize, usize),
    plates: &[Blob],
    is_near: impl Fn(&Piece) -> bool,
) -> (Vec<Piece>, f64) {
    let mut found = Blobs::of(ink, clear);
    let mut frames = without_frames(&mut found);
    frames.retain(|frame| frame.width() < 2 * cell.0 && frame.height() < 2 * cell.1);
    // Rings that run into each other are no frame.
    let widest = plates.iter().map(Blob::width).max();
    frames.retain(|frame| widest.is_none_or(|widest| frame.width() <= widest + widest / 2));
    frames.extend(plates);
    let alone = alone(ink, &found, cell);
    let heights = |near: bool| -> Vec<usize> {
        let sure = alone.iter().map(|(_, piece)| piece).filter(|piece| piece.is_sure());
        let mut heights: Vec<usize> =
            sure.filter(|piece| !near || is_near(piece)).map(|piece| piece.place.height()).collect();
        sort_by_key(&mut heights, |&height| height as i64);
        heights
    };
    let near = heights(true);
    let sure = if near.is_empty() { heights(false) } else { near };
    let Some(&tall) = sure.get(sure.len() * 6 / 10) else { return (Vec::new(), 0.0) };
    let groups = together(&found, tall, cell);
    let mut pieces = Vec::new();
    for group in groups {
        let place = around(&found, &group);
        let is_own = |number: usize| group.contains(&number);
        let known = alone.binary_search_by_key(&group[0], |(number, _)| *number).ok().filter(|_| group.len() == 1);
        let whole = known.map_or_else(|| cut(ink, &found, &is_own, place), |known| alone[known].1.clone());
        if place.width() * 10 > tall * 7 && place.height() * 10 > tall * 6 {
            pieces.extend(parted(ink, &found, &is_own, whole, tall));
        } else {
            pieces.push(whole);
        }
    }
    with_faint(ink, &mut pieces, tall, cell, edge);
    for piece in &mut pieces {
        let (x, y) = piece.middle();
        let holds = |frame: &Blob| {
            (frame.left as f64) < x && x < frame.right as f64 && (frame.top as f64) < y && y < frame.bottom as f64
        };
        piece.frame = frames.iter().position(holds).map_or(0, |frame| frame + 1);
    }
    // What is left of rings that were not taken away.
    pieces.retain(|piece| plates.is_empty() || piece.frame > 0 || piece.place.width() * 6 >= piece.place.height());
    (pieces, tall as f64)
}

/// Takes out what stands around something else: circles and boxes around numbers. Where they are.
fn without_frames(found: &mut Blobs) -> Vec<Blob> {
    let mut frames = Vec::new();
    let blobs = found.blobs.clone();
    let mut order: Vec<usize> =
        (0..blobs.len()).filter(|&index| blobs[index].height() > 3 && blobs[index].pixels > 5).collect();
    sort_by_key(&mut order, |&index| blobs[index].top as i64);
    for (index, frame) in blobs.iter().enumerate() {
        let is_round = frame.width() * 10 >= frame.height() * 8 && frame.height() * 3 >= frame.width();
        let first = order.partition_point(|&other| blobs[other].top <= frame.top);
        let holds = |other: &Blob| {
            let inside = other.left > frame.left && other.right < frame.right && other.bottom < frame.bottom;
            inside && other.height() * 100 >= frame.height() * 22
        };
        let near = order[first..].iter().take_while(|&&other| blobs[other].top < frame.bottom);
        if is_round && near.copied().any(|other| holds(&blobs[other])) {
            frames.push(*frame);
            found.blobs[index] = Blob { right: frame.left, bottom: frame.top, pixels: 0, ..*frame };
        }
    }
    frames
}

/// Of what the height of a digit is the part that its largest piece has at least.
const DOTS: usize = 4;

/// Blobs that belong together, by their numbers: pieces of digits that stand above each other or overlap.
fn together(found: &Blobs, tall: usize, cell: (usize, usize)) -> Vec<Vec<usize>> {
    // Old style digits are of two heights.
    let fits = |height: usize| height * 10 <= tall * 16 + 10;
    let mut groups: Vec<Vec<usize>> = Vec::new();
    let mut order: Vec<usize> = (0..found.blobs.len()).collect();
    order.retain(|&index| {
        let blob = &found.blobs[index];
        fits(blob.height()) && blob.width() <= cell.0 * 2 && blob.pixels >= 3 && blob.height() * 8 >= tall
    });
    sort_by_key(&mut order, |&index| -(found.blobs[index].pixels as i64));
    for index in order {
        let blob = &found.blobs[index];
        let small = blob.height() * 10 < tall * 7;
        let home = groups.iter_mut().find(|group| {
            let place = around(found, group);
            let (left, right) = (place.left.max(blob.left), place.right.min(blob.right));
            let overlap = right.saturating_sub(left) * 10 >= blob.width().min(place.width()) * 6;
            let height = place.bottom.max(blob.bottom) - place.top.min(blob.top);
            let is_part = small || place.height() * 10 < tall * 7;
            overlap && is_part && height * 100 <= tall * 115 + 100
        });
        match home {
            Some(group) => group.push(index + 1),
            None => groups.push(vec![index + 1]),
        }
    }
    groups.retain(|group| {
        let place = around(found, group);
        // Dots above each other are a line.
        let has_stroke = group.iter().any(|number| found.blobs[number - 1].height() * DOTS >= tall);
        place.height() * 10 >= tall * 6 && has_stroke
    });
    groups
}

fn around(found: &Blobs, group: &[usize]) -> Blob {
    let mut blobs = group.iter().map(|number| found.blobs[number - 1]);
    let first = blobs.next().unwrap_or(Blob { left: 0, top: 0, right: 1, bottom: 1, pixels: 0 });
    blobs.fold(first, |one, other| Blob {
        left: one.left.min(other.left),
        top: one.top.min(other.top),
        right: one.right.max(other.right),
        bottom: one.bottom.max(other.bottom),
        pixels: one.pixels + other.pixels,
    })
}

/// What is seen in a place, of certain blobs alone.
fn cut(ink: &Shades, found: &Blobs, is_own: &dyn Fn(usize) -> bool, place: Blob) -> Piece {
    Piece { place, costs: costs(&glyph(&shown(ink, found, is_own, place))), frame: 0, ink: 0 }
}

fn shown(ink: &Shades, found: &Blobs, is_own: &dyn Fn(usize) -> bool, place: Blob) -> Shades {
    let width = ink.width();
    let at = |x: usize, y: usize| {
        let at = (y + place.top) * width + x + place.left;
        let number = found.numbers[at] as usize;
        if number > 0 && !is_own(number) { 0 } else { ink.bytes()[at] }
    };
    let own = Shades::of(place.width(), place.height(), at);
    let strongest = u32::from(own.bytes().iter().copied().max().unwrap_or(255)).max(1);
    let even = |ink: u8| if ink < 25 { 0 } else { (u32::from(ink) * 255 / strongest) as u8 };
    Shades::of(place.width(), place.height(), |x, y| even(own.bytes()[y * place.width() + x]))
}

/// What is in one blob of faint ink, and is as large as a digit, is one digit if that looks more like one than what is clear of it: so the parts
/// of thin strokes stay together. Cells are so wide and high, and the board begins at this column or row.
fn with_faint(
    ink: &Shades,
    pieces: &mut Vec<Piece>,
    tall: usize,
    cell: (usize, usize),
    (right, bottom): (usize, usize),
) {
    let found = Blobs::of(ink, FAINT);
    for (index, blob) in found.blobs.iter().enumerate() {
        let fits = blob.height() * 10 >= tall * 7 && blob.height() * 10 <= tall * 13 && blob.width() * 10 <= tall * 9;
        // What ends at the board may go on in its edge.
        let is_beside = right < ink.width() && blob.right + cell.0 / 5 >= right;
        let is_above = bottom < ink.height() && blob.bottom + cell.1 / 5 >= bottom;
        let is_inside = |piece: &Piece| {
            let (x, y) = piece.middle();
            (blob.left as f64) < x && x < blob.right as f64 && (blob.top as f64) < y && y < blob.bottom as f64
        };
        if !fits {
            continue;
        }
        let own = || pieces.iter().filter(|piece| is_inside(piece));
        // Thin strokes are missing where it is much wider than what is clear, or too narrow for several digits.
        let wide = own().map(|piece| piece.place.width()).sum::<usize>();
        let is_broken = wide * 3 <= blob.width() * 2 || own().count() > 1 && blob.width() * 4 <= tall * 3;
        // How much it must look like a digit. A stroke with something around it may look like 0, and so may what is left of a ring.
        let (limit, is_zero_likely) = match own().map(|piece| piece.best().1).max() {
            None if is_beside || is_above => (4 * ODD, true),
            // What is clear of it is parts that are too small to be pieces.
            None => (SURE, false),
            Some(worst) if worst >= ODD => (worst, true),
            Some(_) if is_broken => (SURE, own().count() > 1),
            Some(_) => continue,
        };
        let is_own = |number: usize| number == index + 1;
        let mut whole = cut(ink, &found, &is_own, *blob);
        if whole.best().1 >= ODD && (is_beside || is_above) {
            let seen = shown(ink, &found, &is_own, *blob);
            let more = costs(&glyph(&continued(&seen, tall, is_beside)));
            whole.costs.iter_mut().zip(more).for_each(|(cost, more)| *cost = (*cost).min(more + CONTINUED));
        }
        let (digit, cost) = whole.best();
        if cost < limit && (digit != 0 || is_zero_likely) {
            pieces.retain(|piece| !is_inside(piece));
            pieces.push(whole);
        }
    }
}

/// A digit whose last stroke lies in the edge of the board: beside or below what is seen.
fn continued(own: &Shades, tall: usize, is_beside: bool) -> Shades {
    let (width, height) = (own.width(), own.height());
    let stroke = (tall / 8).max(2);
    let (wider, higher) = if is_beside { (stroke, 0) } else { (0, tall.saturating_sub(height).min(tall / 4)) };
    let is_end = |at: usize| {
        let (x, y) = if is_beside { (width - 1, at) } else { (at, height - 1) };
        own.bytes()[y * width + x] >= CLEAR / 2
    };
    let along = 0..if is_beside { height } else { width };
    let (first, last) = (along.clone().find(|&at| is_end(at)), along.rev().find(|&at| is_end(at)));
    Shades::of(width + wider, height + higher, |x, y| {
        if x < width && y < height {
            return own.bytes()[y * width + x];
        }
        let at = if is_beside { y } else { x };
        if first.is_some_and(|first| first <= at) && last.is_some_and(|last| at <= last) { 255 } else { 0 }
    })
}

/// A wide piece as one digit, or as two or three that touch: whichever looks more like digits.
fn parted(ink: &Shades, found: &Blobs, is_own: &dyn Fn(usize) -> bool, whole: Piece, tall: usize) -> Vec<Piece> {
    let place = whole.place;
    let narrow = (tall / 6).max(2);
    let weight = |x: usize| -> u32 {
        (place.top..place.bottom)
            .filter(|&y| is_own(found.numbers[y * ink.width() + x] as usize))
            .map(|y| u32::from(ink.bytes()[y * ink.width() + x]))
            .sum()
    };
    let weights: Vec<u32> = (place.left..place.right).map(weight).collect();
    // Where there is least ink, at some distance from each other.
    let mut cuts: Vec<usize> = (narrow..weights.len().saturating_sub(narrow)).collect();
    cuts.retain(|&x| weights[x] <= weights[x - 1] && weights[x] <= weights[(x + 1).min(weights.len() - 1)]);
    sort_by_key(&mut cuts, |&x| i64::from(weights[x]));
    cuts.truncate(6);
    sort_by_key(&mut cuts, |&cut| cut as i64);
    let part = |from: usize, to: usize| {
        let columns = (place.left + from, place.left + to);
        let rows = |y: &usize| {
            (columns.0..columns.1).any(|x| {
                let at = y * ink.width() + x;
                is_own(found.numbers[at] as usize)
            })
        };
        let top = (place.top..place.bottom).find(rows)?;
        let bottom = (place.top..place.bottom).rev().find(rows)? + 1;
        if (bottom - top) * 10 < tall * 6 {
            return None;
        }
        let place = Blob { left: columns.0, right: columns.1, top, bottom, pixels: place.pixels };
        // No digit but 1 is this narrow.
        let part = cut(ink, found, is_own, place);
        (part.best().0 == 1 || place.width() * 100 >= tall * 20).then_some(part)
    };
    let mut ends = vec![0];
    ends.extend(&cuts);
    ends.push(weights.len());
    // The best way to each end: its cost and pieces. Each piece must be better than doubtful.
    let mut ways: Vec<Option<(i32, Vec<Piece>)>> = vec![None; ends.len()];
    ways[0] = Some((0, Vec::new()));
    for to in 1..ends.len() {
        for from in 0..to {
            let is_whole = from == 0 && to + 1 == ends.len();
            let width = ends[to] - ends[from];
            let Some((cost, before)) = ways[from].clone() else { continue };
            if !is_whole && (width < narrow || width * 10 > tall * 11) {
                continue;
            }
            let piece = if is_whole { Some(whole.clone()) } else { part(ends[from], ends[to]) };
            let Some(piece) = piece else { continue };
            let wide = if width * 10 > tall * 9 { ((width * 10 - tall * 9) * 100 / tall) as i32 } else { 0 };
            let cost = cost + piece.best().1.min(2000) + wide + if is_whole { 0 } else { 40 };
            if ways[to].as_ref().is_none_or(|(known, _)| cost < *known) {
                let mut way = before;
                way.push(piece);
                ways[to] = Some((cost, way));
            }
        }
    }
    ways.pop().flatten().map_or_else(|| vec![whole], |(_, way)| way)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strokes_go_on_in_the_edge_of_the_board() {
        // What is seen of a 0 whose right side lies in the edge.
        let rows = [".##", "#..", "#..", ".##"];
        let own = Shades::of(3, 4, |x, y| if rows[y].as_bytes()[x] == b'#' { 255 } else { 0 });
        let longer = continued(&own, 4, true);
        assert_eq!((longer.width(), longer.height()), (5, 4));
        assert!((0..4).all(|y| longer.get(4, y) == 255 && longer.get(0, y) == own.get(0, y)));
        // Below, as much as its height lacks.
        let higher = continued(&own, 5, false);
        assert_eq!((higher.width(), higher.height()), (3, 5));
        assert_eq!([0, 1, 2].map(|x| higher.get(x, 4)), [0, 255, 255]);
        assert_eq!(continued(&own, 4, false), own);
    }

    #[test]
    fn dots_above_each_other_are_no_digit() {
        // A 1, and a dotted line beside it.
        let is_ink = |x: usize, y: usize| {
            let is_one = (20..23).contains(&x) && (20..38).contains(&y);
            is_one || (35..38).contains(&x) && y % 7 < 3
        };
        let ink = Shades::of(90, 90, |x, y| if is_ink(x, y) { 255 } else { 0 });
        let (pieces, tall) = pieces(&ink, CLEAR, (40, 40), (80, 90), &[], |_| true);
        assert_eq!((pieces.len(), pieces[0].place.left, tall), (1, 20, 18.0));
    }

    #[test]
    fn hairlines_belong_to_their_digit() {
        // A 4 of which only the stem is clear.
        let shade = |x: usize, y: usize| {
            let is_slope = y < 17 && (x * 17).abs_diff((13 - y * 13 / 17) * 17) < 17;
            match (x, y) {
                (13..16, _) => 255,
                (_, 16..18) => 80,
                _ if is_slope => 80,
                _ => 0,
            }
        };
        let inside = |at: usize, from: usize, size: usize| at.checked_sub(from).filter(|at| *at < size);
        let ink = Shades::of(90, 90, |x, y| match (inside(x, 20, 19), inside(y, 20, 24)) {
            (Some(x), Some(y)) => shade(x, y),
            _ => 0,
        });
        let (pieces, tall) = pieces(&ink, CLEAR, (40, 40), (80, 90), &[], |_| true);
        assert_eq!((pieces.len(), pieces[0].best().0, tall), (1, 4, 24.0));
    }

    #[test]
    fn clear_parts_that_are_too_small_belong_to_their_digit() {
        // A 1, and a 5 of which only the upper left and the lower right are clear, and too far from each other to hold together.
        let five = [
            "######+++.",
            "######++..",
            "#.........",
            "#.........",
            "#..+++++..",
            "#+++..+##.",
            "+.......##",
            "........##",
            "........##",
            "+.......##",
            "++.....##.",
            ".+++++++..",
        ];
        let ink = Shades::of(90, 60, |x, y| {
            let (row, column) = (y.checked_sub(20), x.checked_sub(40));
            let five = row.and_then(|row| five.get(row)).zip(column).and_then(|(row, x)| row.as_bytes().get(x));
            let is_one = (20..22).contains(&x) && (20..32).contains(&y);
            match five {
                Some(b'#') => 255,
                Some(b'+') => 80,
                _ => u8::from(is_one) * 255,
            }
        });
        let digits = |ink: &Shades| {
            let (mut pieces, _) = pieces(ink, CLEAR, (30, 30), (80, 60), &[], |_| true);
            pieces.sort_by_key(|piece| piece.place.left);
            pieces.iter().map(|piece| (piece.best().0, piece.place.height())).collect::<Vec<_>>()
        };
        assert_eq!(digits(&ink), [(1, 12), (5, 12)]);
        // Without the faint rest, they are none.
        let clear = Shades::of(90, 60, |x, y| ink.get(x as isize, y as isize) / 255 * 255);
        assert_eq!(digits(&clear), [(1, 12)]);
    }
}
