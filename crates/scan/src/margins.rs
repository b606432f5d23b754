//! The digits beside and above a board: beside its lattice, or in boxes that are part of it.

use super::digits::{Digit, Digits, evidence};
use super::lattice::Lattice;
use super::median::of_fractions;
use super::order::sort_by_key;
use super::piece::Piece;
use super::place::Place;
use super::sheet::Sheet;
use nonoscope_digits::KINDS;
use std::ops::Range;

/// The digits beside rows and above columns.
#[derive(Clone, Debug)]
pub(super) struct Margins {
    pub(super) sheet: Sheet,
    pub(super) beside: Vec<Piece>,
    pub(super) above: Vec<Piece>,
    /// How tall digits beside rows are, and how high those above columns.
    pub(super) tall: f64,
    pub(super) high: f64,
    /// How many rows and columns of the lattice are boxes of clues.
    pub(super) boxed: (usize, usize),
}

/// A part of a sheet, in cells from its corner: columns, and rows.
type Cells = (Range<usize>, Range<usize>);

/// The digits of a sheet.
pub(super) struct Seen<'d, 'p, 's> {
    digits: &'d Digits<'p>,
    sheet: &'s Sheet,
    pub(super) scale: i32,
}

/// How tall digits may be, in parts of a cell, the usual height first; and how many times as tall or as small those are that each stands for.
const TALL: [f64; 3] = [0.55, 1.0, 0.3];
const ALIKE: f64 = 1.4;

/// How many rows and columns of a board are looked at to find out how tall digits are.
const TRIED: usize = 4;

/// How much must speak for digits beside these, in parts of 256 of a natural logarithm. Boards had 5000 and more, what is no board mostly less than 1500.
const FEW: i64 = 2500;

/// How many cells are looked at together on the way away from a board. Where there is no digit, the way ends.
const BAND: usize = 4;

/// How many rows or columns in the lattice that have no digit end its boxes of clues.
const BARE: usize = 3;

/// How much taller or smaller digits of clues are than others, at most.
const UNLIKE: f64 = 1.6;

impl<'d, 'p, 's> Seen<'d, 'p, 's> {
    /// The digits of a sheet, as tall as most of some lines are.
    pub(super) fn of(digits: &'d Digits<'p>, sheet: &'s Sheet) -> Option<Seen<'d, 'p, 's>> {
        let pitch = sheet.lattice.pitch();
        let cell = pitch.0.min(pitch.1);
        let some = |first: usize, count: usize| {
            let middle = first + count / 2;
            middle.saturating_sub(TRIED / 2).max(first)..(middle + TRIED / 2).min(first + count)
        };
        let parts: [Cells; 2] = [
            (0..sheet.left + sheet.columns / 2, some(sheet.top, sheet.rows)),
            (some(sheet.left, sheet.columns), 0..sheet.top + sheet.rows / 2),
        ];
        let mut best: Option<(i64, f64)> = None;
        for own in TALL {
            let own = own * cell;
            let seen = Seen { digits, sheet, scale: Digits::scale(own) };
            let found: Vec<Digit> = parts.iter().flat_map(|part| seen.found(part)).map(|(digit, _)| digit).collect();
            let evidence = evidence(&found);
            let likely = found.iter().filter(|digit| digit.costs[KINDS - 1] > 0);
            let Some(tall) = of_fractions(likely.map(|digit| digit.size.1).collect()) else { continue };
            if best.is_none_or(|(most, _)| evidence > most) {
                best = Some((evidence, tall));
            }
            // No other height needs to be tried if most digits have this one.
            if evidence >= FEW && (tall / own).max(own / tall) < ALIKE {
                break;
            }
        }
        let (_, tall) = best.filter(|(evidence, _)| *evidence >= FEW)?;
        Some(Seen { digits, sheet, scale: Digits::scale(tall) })
    }

    /// The digits in some cells, on the sheet.
    fn within(&self, cells: &Cells) -> Vec<Piece> {
        self.found(cells).into_iter().map(|(_, piece)| piece).collect()
    }

    /// The digits in some cells, in the picture and on the sheet.
    fn found(&self, (columns, rows): &Cells) -> Vec<(Digit, Piece)> {
        let (wide, high) = (self.sheet.wide, self.sheet.high);
        let (left, top, right, bottom) = (columns.start * wide, rows.start * high, columns.end * wide, rows.end * high);
        if left >= right || top >= bottom {
            return Vec::new();
        }
        let corners = [(left, top), (right, top), (left, bottom), (right, bottom)]
            .map(|(x, y)| self.sheet.in_picture(x as f64, y as f64));
        let bound =
            |pick: fn(f64, f64) -> f64, of: fn(&(f64, f64)) -> f64| corners.iter().map(of).reduce(pick).unwrap_or(0.0);
        let part = (
            bound(f64::min, |at| at.0),
            bound(f64::min, |at| at.1),
            bound(f64::max, |at| at.0),
            bound(f64::max, |at| at.1),
        );
        let own = |digit: Digit| {
            let (x, y) = self.sheet.on_sheet(digit.middle);
            if x < left as f64 || x >= right as f64 || y < top as f64 || y >= bottom as f64 {
                return None;
            }
            let (across, down) = self.larger();
            let (width, height) = self.sheet.size();
            let (half_wide, half_high) = (digit.size.0 * across / 2.0, digit.size.1 * down / 2.0);
            let place = Place {
                left: (x - half_wide).max(0.0).round() as usize,
                top: (y - half_high).max(0.0).round() as usize,
                right: ((x + half_wide).round() as usize).min(width),
                bottom: ((y + half_high).round() as usize).min(height),
            };
            Some((digit, Piece { place, costs: digit.costs, follows: digit.follows, ink: 0 }))
        };
        self.digits.within(part, self.scale).into_iter().filter_map(own).collect()
    }

    /// By how much things on the sheet are larger than in the picture.
    fn larger(&self) -> (f64, f64) {
        let pitch = self.sheet.lattice.pitch();
        (self.sheet.wide as f64 / pitch.0, self.sheet.high as f64 / pitch.1)
    }

    /// The digits beside and above the lines of the sheet, and in those of its rows and columns that may be boxes of clues.
    pub(super) fn all(&self) -> Vec<Piece> {
        let sheet = self.sheet;
        let (columns, rows) = (0..sheet.left + sheet.columns, 0..sheet.top + sheet.rows);
        let mut found = self.away(&(0..sheet.left, rows.clone()), true);
        found.extend(self.away(&(sheet.left..columns.end, 0..sheet.top), false));
        // From the edge of the lattice inwards, until there is no digit any more.
        let inwards = |lines: Range<usize>, cells: &dyn Fn(usize) -> Cells| {
            let (mut found, mut bare, mut end) = (Vec::new(), 0, lines.start);
            for line in lines {
                let own = self.within(&cells(line));
                bare = if is_bare(&own) { bare + 1 } else { 0 };
                if bare == BARE {
                    break;
                }
                end = line + 1;
                found.extend(own);
            }
            (found, end)
        };
        let most = |count: usize| count * 2 / 3 + 1;
        let (upper, end) =
            inwards(sheet.top..sheet.top + most(sheet.rows), &|row| (sheet.left..columns.end, row..row + 1));
        let (lower, _) =
            inwards(sheet.left..sheet.left + most(sheet.columns), &|column| (column..column + 1, end..rows.end));
        found.extend(upper);
        found.extend(lower);
        found
    }

    /// The digits in some cells, looked at in bands that go away from the board, to the left or upwards.
    fn away(&self, (columns, rows): &Cells, to_left: bool) -> Vec<Piece> {
        let mut found = Vec::new();
        let along = if to_left { columns } else { rows };
        let mut end = along.end;
        while end > along.start {
            let start = end.saturating_sub(BAND).max(along.start);
            let own = if to_left {
                self.within(&(start..end, rows.clone()))
            } else {
                self.within(&(columns.clone(), start..end))
            };
            if is_bare(&own) {
                break;
            }
            found.extend(own);
            end = start;
        }
        found
    }
}

fn is_bare(found: &[Piece]) -> bool {
    !found.iter().any(Piece::is_likely)
}

/// The height of most digits in some margin, of those near the board if there are any; those that are much taller or smaller are left out.
fn like_most(pieces: &mut Vec<Piece>, is_near: impl Fn(&Piece) -> bool) -> Option<f64> {
    let heights = |near: bool| {
        let mut heights: Vec<usize> = pieces
            .iter()
            .filter(|piece| piece.is_likely() && (!near || is_near(piece)))
            .map(|piece| piece.place.height())
            .collect();
        sort_by_key(&mut heights, |&height| height as i64);
        heights
    };
    let near = heights(true);
    let all = if near.is_empty() { heights(false) } else { near };
    let tall = *all.get(all.len() / 2)? as f64;
    pieces.retain(|piece| {
        let own = piece.place.height() as f64;
        own < tall * UNLIKE && own * UNLIKE > tall
    });
    Some(tall)
}

impl Margins {
    /// The digits of this scale beside the lines of a sheet, of which so many are boxes of clues.
    pub(super) fn of(sheet: &Sheet, digits: &Digits<'_>, scale: i32, boxed: (usize, usize)) -> Option<Margins> {
        let seen = Seen { digits, sheet, scale };
        let (left, top) = (sheet.left + boxed.1, sheet.top + boxed.0);
        let (columns, rows) = (sheet.left + sheet.columns, sheet.top + sheet.rows);
        let mut beside = seen.away(&(0..left, top..rows), true);
        let mut above = seen.away(&(left..columns, 0..top), false);
        let near = |edge: usize, size: usize, middle: fn(&Piece) -> f64| {
            move |piece: &Piece| middle(piece) > (edge * size) as f64 - 3.0 * size as f64
        };
        let tall = like_most(&mut beside, near(left, sheet.wide, |piece| piece.middle().0))?;
        let high = like_most(&mut above, near(top, sheet.high, |piece| piece.middle().1))?;
        Some(Margins { sheet: sheet.clone(), beside, above, tall, high, boxed })
    }
}

/// Of how many cells one has a number if numbers stand in them.
const INSIDE: usize = 6;

/// Whether numbers stand in the cells of these lines. Only those of the last quarter count: what is above and on the left may be boxes of clues.
pub(super) fn has_numbers_inside(digits: &Digits<'_>, lattice: &Lattice) -> bool {
    let sheet = Sheet::of(lattice);
    let Some(seen) = Seen::of(digits, &sheet) else { return false };
    let (rows, columns) = (sheet.rows / 2, sheet.columns / 2);
    let (width, height) = (sheet.left + sheet.columns, sheet.top + sheet.rows);
    let found = seen.within(&(width - columns..width, height - rows..height));
    found.iter().filter(|piece| piece.is_likely()).count() * INSIDE >= (rows * columns).max(1)
}
