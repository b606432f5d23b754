//! Splits digits that touch.

use super::blobs::{Blob, Blobs};
use super::order::sort_by_key;
use super::piece::{Piece, cut};
use super::shades::Shades;
use super::work::Work;

/// A wide piece as one digit, or as two or three that touch: the split that looks most like digits.
pub(super) fn parted(
    ink: &Shades,
    found: &Blobs,
    is_own: &dyn Fn(usize) -> bool,
    whole: Piece,
    tall: usize,
    work: &Work,
) -> Vec<Piece> {
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
        let part = cut(ink, found, is_own, place, work);
        (part.best().0 == 1 || place.width() * 100 >= tall * 20).then_some(part)
    };
    let mut ends = vec![0];
    ends.extend(&cuts);
    ends.push(weights.len());
    // The best path to each cut: its cost and pieces. Each piece must be better than doubtful.
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
