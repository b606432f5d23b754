//! The pieces beside and above a board, cut out: beside its lattice, or in boxes that are part of it.

use super::blobs::Blob;
use super::lattice::Lattice;
use super::piece::Piece;
use super::pieces::{pieces, sure};
use super::plates::without_plates;
use super::shades::Shades;
use super::sheet::Sheet;
use super::strength::strength;
use super::work::Work;
use nonoscope_core::puzzle::Axis;
use std::ops::Range;

/// The pieces beside rows and above columns, of which some are digits.
#[derive(Clone, Debug)]
pub(super) struct Margins {
    /// The sheet from which they were cut.
    pub(super) sheet: Sheet,
    pub(super) beside: Vec<Piece>,
    pub(super) above: Vec<Piece>,
    /// How tall digits beside rows are, and how high those above columns.
    pub(super) tall: f64,
    pub(super) high: f64,
    /// How many rows and columns of the lattice are boxes of clues.
    pub(super) boxed: (usize, usize),
}

impl Margins {
    /// The pieces beside the lines of a sheet, or in boxes unless these are known to be cells: as they are, or without what stands around numbers,
    /// if that shows more digits. Round digits may look like rings.
    pub(super) fn of(sheet: &Sheet, is_unboxed: bool, work: &Work) -> Option<Margins> {
        let plain = Margins::on(sheet.clone(), &[], is_unboxed, work);
        let plated = if sheet.has_lines { without_plates(sheet) } else { None };
        let plated = plated.and_then(|(own, plates)| Margins::on(own, &plates, is_unboxed, work));
        let shown = |margins: &Option<Margins>| margins.as_ref().map_or(0, Margins::sure_digits);
        if shown(&plated) > shown(&plain) { plated } else { plain }
    }

    fn sure_digits(&self) -> usize {
        self.beside.iter().chain(&self.above).filter(|piece| piece.is_sure()).count()
    }

    fn on(sheet: Sheet, plates: &[Blob], is_unboxed: bool, work: &Work) -> Option<Margins> {
        let boxed = if is_unboxed { (0, 0) } else { boxes(&sheet, work)? };
        let (left, top) = ((sheet.left + boxed.1) * sheet.wide, (sheet.top + boxed.0) * sheet.high);
        let (width, height) = (sheet.shades.width(), sheet.shades.height());
        // Looks one cell farther, because lines between boxes end with them, and drops that cell.
        let read = |(right, bottom): (usize, usize), part| {
            let mut ink = strength(&sheet, part, (right, bottom))?;
            ink.clear_beyond(right, bottom);
            let near = |piece: &Piece| {
                let (x, y) = piece.middle();
                let to_board = if right == width {
                    (bottom as f64 - y) / sheet.high as f64
                } else {
                    (right as f64 - x) / sheet.wide as f64
                };
                to_board < 3.0 && !is_line(piece, &sheet)
            };
            let (pieces, tall) =
                pieces(&ink, sheet.clear, (sheet.wide, sheet.high), (right, bottom), plates, near, work);
            pieces.iter().any(Piece::is_digit).then_some((pieces, tall))
        };
        let (mut beside, tall) = read(
            (left, height),
            (if boxed.1 > 1 { frame(&sheet, Axis::Row) } else { 0 }, top, (left + sheet.wide).min(width), height),
        )?;
        let is_edge =
            |piece: &Piece| piece.place.right + sheet.wide / 10 > left && piece.place.height() as f64 > 1.2 * tall;
        beside.retain(|piece| {
            !is_edge(piece) && (!is_line(piece, &sheet) || piece.middle().0 + 0.2 * (sheet.wide as f64) < left as f64)
        });
        let (mut above, high) = read(
            (width, top),
            (
                left.saturating_sub(sheet.wide / 2),
                if boxed.0 > 1 { frame(&sheet, Axis::Column) } else { 0 },
                width,
                (top + sheet.high).min(height),
            ),
        )?;
        above.retain(|piece| !is_line(piece, &sheet));
        Some(Margins { sheet, beside, above, tall, high, boxed })
    }
}

/// Of how many cells one has a number if numbers stand in them.
const INSIDE: usize = 6;

/// Whether numbers stand in the cells of these lines. Only those of the last quarter count: what is above and on the left may be boxes of clues.
pub(super) fn has_numbers_inside(picture: &Shades, lattice: &Lattice, work: &Work) -> bool {
    let sheet = Sheet::of(picture, lattice);
    let (width, height) = (sheet.shades.width(), sheet.shades.height());
    let Some(ink) = strength(&sheet, (0, 0, width, height), (width, height)) else { return false };
    let (rows, columns) = (sheet.rows / 2, sheet.columns / 2);
    let first = ((width - columns * sheet.wide) as f64, (height - rows * sheet.high) as f64);
    let is_inside = |piece: &&Piece| {
        let (x, y) = piece.middle();
        x > first.0 && y > first.1 && !is_line(piece, &sheet) && piece.place.height() * 4 > sheet.high
    };
    let digits = sure(&ink, sheet.clear, (sheet.wide, sheet.high), work);
    digits.iter().filter(is_inside).count() * INSIDE >= (rows * columns).max(1)
}

/// Where an outermost line closes the boxes of all clues of a kind, so that nothing beyond it belongs to them: at the end of the lattice or a few
/// cells before it; 0 if there is none.
fn frame(sheet: &Sheet, axis: Axis) -> usize {
    let (edge, size) = match axis {
        Axis::Row => (sheet.left * sheet.wide, sheet.wide),
        Axis::Column => (sheet.top * sheet.high, sheet.high),
    };
    if !is_line_at(sheet, axis, edge, 5) {
        return 0;
    }
    let outer = (1..3).map_while(|cells| edge.checked_sub(cells * size));
    outer.take_while(|&place| is_line_at(sheet, axis, place, size / 2)).last().unwrap_or(edge)
}

/// Whether a line runs along most cells of a kind, nearly there.
fn is_line_at(sheet: &Sheet, axis: Axis, place: usize, near: usize) -> bool {
    let (first, last) = match axis {
        Axis::Row => ((sheet.top + sheet.rows / 2) * sheet.high, sheet.shades.height()),
        Axis::Column => ((sheet.left + sheet.columns / 2) * sheet.wide, sheet.shades.width()),
    };
    let is_line = |along: &usize| {
        let across = (place.saturating_sub(near)..place + near + 1).map(|across| {
            let (x, y) = if axis == Axis::Row { (across, *along) } else { (*along, across) };
            sheet.shades.get(x as isize, y as isize)
        });
        let (least, most) = across.fold((u8::MAX, 0), |(least, most), shade| (least.min(shade), most.max(shade)));
        most - least > 24
    };
    (first..last).filter(is_line).count() * 10 >= (last - first) * 9
}

/// If clues begin in the outermost box, at least this percentage of lines have a number there.
const FROM_THE_EDGE: usize = 60;

/// How many rows and columns of the lattice hold clues: up to the last in which most lines have a digit, since nearly all lines have one next to the
/// cells; or in which any has one, if most have one in the first.
fn boxes(sheet: &Sheet, work: &Work) -> Option<(usize, usize)> {
    let (width, height) = (sheet.shades.width(), sheet.shades.height());
    let ink = strength(sheet, (0, 0, width, height), (width, height))?;
    let all = sure(&ink, sheet.clear, (sheet.wide, sheet.high), work);
    // Which cells have a digit, those just above and beside the lattice first. Marks in cells may look like 0.
    let mut above = vec![false; sheet.columns];
    let mut beside = vec![false; sheet.rows];
    let mut has_digit = vec![false; sheet.rows * sheet.columns];
    for piece in all
        .iter()
        .filter(|piece| piece.best().0 != 0 && !is_line(piece, sheet) && piece.place.height() * 10 < sheet.high * 9)
    {
        let (x, y) = piece.middle();
        let (column, row) = (
            (x as usize / sheet.wide + 1).checked_sub(sheet.left),
            (y as usize / sheet.high + 1).checked_sub(sheet.top),
        );
        let cell = match (column, row) {
            (Some(column @ 1..), Some(row @ 1..)) if column <= sheet.columns && row <= sheet.rows => {
                has_digit.get_mut((row - 1) * sheet.columns + column - 1)
            }
            (Some(column @ 1..), Some(0)) => above.get_mut(column - 1),
            (Some(0), Some(row @ 1..)) => beside.get_mut(row - 1),
            _ => None,
        };
        if let Some(cell) = cell {
            *cell = true;
        }
    }
    let is_dense = |count: usize, of: usize, percent: usize| count > 0 && count * 100 >= of * percent;
    // If no number is outside, a few in a row of boxes suffice: many lines may be empty.
    let percent = |outside: &[bool]| if outside.contains(&true) { 45 } else { 18 };
    let count = |rows: Range<usize>, columns: Range<usize>| {
        rows.map(|row| columns.clone().filter(|&column| has_digit[row * sheet.columns + column]).count()).sum::<usize>()
    };
    let among = |line: &[bool]| line.iter().filter(|digit| **digit).count();
    // Numbers that end just outside of the lattice have no boxes.
    let is_outside = |outside: &[bool], first: usize| {
        is_dense(among(outside), outside.len(), 45) && !is_dense(first, outside.len(), 45)
    };
    let most_rows = if is_outside(&above, count(0..1, 0..sheet.columns)) { 0 } else { sheet.rows * 2 / 3 };
    let most_columns = if is_outside(&beside, count(0..sheet.rows, 0..1)) { 0 } else { sheet.columns * 2 / 3 };
    // Clues that begin in the outermost boxes need not reach the others.
    let are_boxes = |last: usize, of: usize, outside: &[bool], first: &dyn Fn() -> usize| {
        let is_from_edge = || last > 0 && !outside.contains(&true) && is_dense(first(), of, FROM_THE_EDGE);
        is_dense(last, of, percent(outside)) || is_from_edge()
    };
    let mut best: Option<(isize, (usize, usize))> = None;
    for rows in 0..=most_rows {
        for columns in 0..=most_columns {
            let (own, other) = (sheet.columns - columns, sheet.rows - rows);
            // A line of some cells has at most half as many runs.
            if rows > other / 2 + 2 || columns > own / 2 + 2 {
                continue;
            }
            let (last_above, last_beside) = match (rows, columns) {
                (0, 0) => (among(&above), among(&beside)),
                (0, _) => (among(&above[columns..]), count(rows..sheet.rows, columns - 1..columns)),
                (_, 0) => (count(rows - 1..rows, columns..sheet.columns), among(&beside[rows..])),
                _ => (count(rows - 1..rows, columns..sheet.columns), count(rows..sheet.rows, columns - 1..columns)),
            };
            let first_above = || count(0..1, columns..sheet.columns);
            let first_beside = || count(rows..sheet.rows, 0..1);
            if rows > 0 && !are_boxes(last_above, own, &above, &first_above)
                || columns > 0 && !are_boxes(last_beside, other, &beside, &first_beside)
            {
                continue;
            }
            let clues = count(0..rows, columns..sheet.columns) + count(rows..sheet.rows, 0..columns);
            let nearest = if rows == 0 { last_above } else { 0 } + if columns == 0 { last_beside } else { 0 };
            let elsewhere = count(0..rows, 0..columns) + count(rows..sheet.rows, columns..sheet.columns);
            let worth = (clues + nearest) as isize - 2 * elsewhere as isize;
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, (rows, columns)));
            }
        }
    }
    let (_, (rows, columns)) = best?;
    (sheet.top + rows > 0 && sheet.left + columns > 0).then_some((rows, columns))
}

/// Whether a piece is the rest of lines between boxes. It looks like 1, or 4 where they cross.
pub(super) fn is_line(piece: &Piece, sheet: &Sheet) -> bool {
    let (x, y) = (piece.middle().0 / sheet.wide as f64, piece.middle().1 / sheet.high as f64);
    let is_at = |place: f64, within: f64| (place - place.round()).abs() < within;
    // A line that bends is followed less well, but no stroke of a digit is so thin.
    let near = if piece.place.width() * 20 < sheet.wide { 0.25 } else { 0.14 };
    let is_between = piece.place.width() * 6 < sheet.wide && is_at(x, near)
        || piece.place.width() * 2 < sheet.wide && is_at(x, 0.14) && is_at(y, 0.14);
    sheet.has_lines && (piece.place.width() * 12 < piece.place.height() || is_between)
}
