//! The digits of a sheet, cut out.

use super::blobs::{Blob, Blobs};
use super::faint::with_faint;
use super::order::sort_by_key;
use super::parted::parted;
use super::piece::{Piece, cut};
use super::shades::Shades;
use super::work::Work;

/// How tall digits may be, in pixels.
pub(super) struct Heights {
    pub(super) least: usize,
    pub(super) most: usize,
}

/// The blobs of ink from this strength on that are surely single digits.
pub(super) fn sure(ink: &Shades, clear: u8, cell: (usize, usize), work: &Work) -> Vec<Piece> {
    let mut found = Blobs::of(ink, clear);
    without_frames(&mut found);
    let pieces = alone(ink, &found, cell, work).into_iter().map(|(_, piece)| piece);
    pieces.filter(Piece::is_sure).collect()
}

/// The blobs that may be single digits, with their numbers.
fn alone(ink: &Shades, found: &Blobs, cell: (usize, usize), work: &Work) -> Vec<(usize, Piece)> {
    let heights = Heights { least: (cell.1 / 7).max(4), most: cell.1 * 11 / 10 };
    let looks =
        |blob: &Blob| blob.height() >= heights.least && blob.height() <= heights.most && blob.width() <= cell.0 * 2;
    let blobs = found.blobs.iter().enumerate().filter(|(_, blob)| looks(blob));
    blobs.map(|(index, blob)| (index + 1, cut(ink, found, &|number| number == index + 1, *blob, work))).collect()
}

/// All pieces of some ink from this strength on that may be digits; the height of digits, as it is near the board: where `is_near` says so.
pub(super) fn pieces(
    ink: &Shades,
    clear: u8,
    cell: (usize, usize),
    edge: (usize, usize),
    plates: &[Blob],
    is_near: impl Fn(&Piece) -> bool,
    work: &Work,
) -> (Vec<Piece>, f64) {
    let mut found = Blobs::of(ink, clear);
    let mut frames = without_frames(&mut found);
    frames.retain(|frame| frame.width() < 2 * cell.0 && frame.height() < 2 * cell.1);
    // Rings that run into each other are no frame.
    let widest = plates.iter().map(Blob::width).max();
    frames.retain(|frame| widest.is_none_or(|widest| frame.width() <= widest + widest / 2));
    frames.extend(plates);
    let alone = alone(ink, &found, cell, work);
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
        let whole = known.map_or_else(|| cut(ink, &found, &is_own, place, work), |known| alone[known].1.clone());
        if place.width() * 10 > tall * 7 && place.height() * 10 > tall * 6 {
            pieces.extend(parted(ink, &found, &is_own, whole, tall, work));
        } else {
            pieces.push(whole);
        }
    }
    with_faint(ink, &mut pieces, tall, cell, edge, work);
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

/// Removes circles and boxes around numbers, and returns where they are.
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

/// The least share of a digit's height that its largest piece has.
const DOTS: usize = 4;

/// Blobs that belong together, by number: parts of digits that overlap or are above each other.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sheet::CLEAR;

    #[test]
    fn dots_above_each_other_are_no_digit() {
        // A 1, and a dotted line beside it.
        let is_ink = |x: usize, y: usize| {
            let is_one = (20..23).contains(&x) && (20..38).contains(&y);
            is_one || (35..38).contains(&x) && y % 7 < 3
        };
        let ink = Shades::of(90, 90, |x, y| if is_ink(x, y) { 255 } else { 0 });
        let (pieces, tall) = pieces(&ink, CLEAR, (40, 40), (80, 90), &[], |_| true, &Work::of(1000));
        assert_eq!((pieces.len(), pieces[0].place.left, tall), (1, 20, 18.0));
    }
}
