//! Partly faint digits: the clear ink is only a part of a blob of faint ink.

use super::blobs::Blobs;
use super::glyph::glyph;
use super::network::costs;
use super::parted::parted;
use super::piece::{Piece, SURE, cut, shown};
use super::shades::Shades;
use super::sheet::CLEAR;
use super::strength::FAINT;
use super::work::Work;

/// A piece that may be only part of a digit looks at least this unlike one.
const ODD: i32 = 250;

/// How wide the contents of one blob may be, in heights of a digit.
const WIDEST: usize = 2;

/// How unlikely it is that a digit continues into the edge of the board.
const CONTINUED: i32 = 150;

/// A blob of faint ink as large as a digit is one digit if it looks more like one than its clear parts do, or is certain where no clear part is
/// large enough. That keeps the parts of thin strokes together. A wider blob is several touching digits if each is certain and the clear parts do
/// not look like digits: a side of one may have joined the other. `cell` is the size of cells, and the board begins at column `right` and row `bottom`.
pub(super) fn with_faint(
    ink: &Shades,
    pieces: &mut Vec<Piece>,
    tall: usize,
    cell: (usize, usize),
    (right, bottom): (usize, usize),
    work: &Work,
) {
    let found = Blobs::of(ink, FAINT);
    for (index, blob) in found.blobs.iter().enumerate() {
        let fits = blob.height() * 10 >= tall * 7 && blob.height() * 10 <= tall * 13 && blob.width() <= tall * WIDEST;
        // A piece that ends at the board may continue into its edge.
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
        let is_own = |number: usize| number == index + 1;
        let whole = || cut(ink, &found, &is_own, *blob, work);
        if blob.width() * 10 > tall * 9 {
            if own().any(|piece| piece.best().1 >= ODD) {
                let parts = parted(ink, &found, &is_own, whole(), tall, work);
                if parts.len() > 1 && parts.iter().all(Piece::is_sure) {
                    pieces.retain(|piece| !is_inside(piece));
                    pieces.extend(parts);
                }
            }
            continue;
        }
        // Thin strokes are missing if it is much wider than its clear part, or too narrow for several digits.
        let wide = own().map(|piece| piece.place.width()).sum::<usize>();
        let is_broken = wide * 3 <= blob.width() * 2 || own().count() > 1 && blob.width() * 4 <= tall * 3;
        // How much it must look like a digit. A stroke with something around it, or the rest of a ring, may look like 0.
        let (limit, is_zero_likely) = match own().map(|piece| piece.best().1).max() {
            None if is_beside || is_above => (4 * ODD, true),
            // Its clear parts are too small to be pieces.
            None => (SURE, false),
            Some(worst) if worst >= ODD => (worst, true),
            Some(_) if is_broken => (SURE, own().count() > 1),
            Some(_) => continue,
        };
        let mut whole = whole();
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

/// A digit whose last stroke lies in the edge of the board, beside or below the visible part.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pieces::pieces;

    /// A 1, and beside it what these rows show, as tall.
    fn beside_a_one(rows: [&str; 12], shade: impl Fn(u8) -> u8) -> Shades {
        Shades::of(90, 60, |x, y| {
            let is_one = (20..22).contains(&x) && (20..32).contains(&y);
            let row = y.checked_sub(20).and_then(|row| rows.get(row));
            let sign = row.zip(x.checked_sub(40)).and_then(|(row, x)| row.as_bytes().get(x));
            if is_one { 255 } else { sign.map_or(0, |&sign| shade(sign)) }
        })
    }

    /// The digits from the left, each with its height.
    fn digits(ink: &Shades) -> Vec<(u8, usize)> {
        let (mut pieces, _) = pieces(ink, CLEAR, (30, 30), (80, 60), &[], |_| true, &Work::of(1000));
        pieces.sort_by_key(|piece| piece.place.left);
        pieces.iter().map(|piece| (piece.best().0, piece.place.height())).collect()
    }

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
        let (pieces, tall) = pieces(&ink, CLEAR, (40, 40), (80, 90), &[], |_| true, &Work::of(1000));
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
        let ink = beside_a_one(five, |sign| match sign {
            b'#' => 255,
            b'+' => 80,
            _ => 0,
        });
        assert_eq!(digits(&ink), [(1, 12), (5, 12)]);
        // Without the faint rest, they are none.
        let clear = Shades::of(90, 60, |x, y| ink.get(x as isize, y as isize) / 255 * 255);
        assert_eq!(digits(&clear), [(1, 12)]);
    }

    #[test]
    fn a_side_of_a_digit_is_no_part_of_the_one_before() {
        // A 1, and 20 in a type whose hairlines hardly show: the left side of the 0 touches the 2, and nothing clear joins it to the right one.
        let twenty = [
            ".122321.12222...",
            "1334663.3322331.",
            "373368726532462.",
            "493.39949611394.",
            "262.399496..296.",
            ".112686397..396.",
            "...36733981.396.",
            "11234423981.395.",
            ".35543339821384.",
            "157876537743462.",
            "48999983455343..",
            "3565431122231...",
        ];
        let ink = beside_a_one(twenty, |sign| if sign == b'.' { 0 } else { (sign - b'0') * 28 });
        assert_eq!(digits(&ink).iter().map(|digit| digit.0).collect::<Vec<_>>(), [1, 2, 0]);
    }
}
