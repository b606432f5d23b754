//! The address of a nonogram on puzz.link.
//!
//! ```text
//! https://puzz.link/p?nonogram/W/H/DATA
//! DATA     columns from the left, then rows from the top; each has half as many places as its line has cells, rounded up,
//!          and its runs fill them from the last to the first, followed by empty places
//! 0-9 a-f  one run
//! -xx      one run as two hexadecimal digits
//! g to z   1 to 20 empty places
//! ```
//!
//! Addresses on other hosts with the same program are read too, and what it saves:
//!
//! ```text
//! pzprv3/nonogram/H/W/      a slash or a line end behind each part
//! . . 2 1/. 1 # ./…         the board with its clues above and on the left, row by row: a run, `#` for a marked cell, `+` for an
//!                           empty one, and `.` for nothing
//! ```
//!
//! Source: how the program, `pzprjs`, decodes numbers outside the grid, addresses that it makes, and the texts in its tests.

use crate::error::{Expected, Fault, Mistake, Mistakes};
use crate::lists::json;
use crate::remark::Remark;
use crate::spec::{Facts, Format, Likeness, Noted, Reads, Recognised, Spec, Writes};
use crate::text::{Draft, PlacedClue, Scan, place_of};
use crate::write::WriteError;
use nonoscope_core::puzzle::{At, Axis, Cell, Grid, Line, MAX_SIDE};
use nonoscope_words::{expected, format};
use std::fmt::Write;

pub(crate) const SPEC: Spec = Spec {
    format: Format::PuzzLink,
    facts: Facts { id: "puzzlink", name: format::puzzlink, ..Facts::DEFAULT },
    recognised: Recognised::By(|text| Likeness::sure(looks_like(text))),
    reads: Reads::One(read),
    writes: Writes::Fitting(write),
    sample: "https://puzz.link/p?nonogram/3/2/211112g\n",
};

/// What precedes the size.
const KIND: &str = "nonogram/";

/// The longest run that can be written.
const LONGEST_RUN: u16 = 255;

/// With what a saved board begins.
const SAVED: &str = "pzprv3";

/// The board with its clues that is saved in a text.
fn saved(text: &str) -> Result<Draft, Mistakes> {
    let mut fields = text.split(['/', '\n']).scan(0, |offset, field| {
        let start = *offset;
        *offset += field.len() + 1;
        Some((start, field))
    });
    let mut fields = fields.by_ref().filter(|field| !field.1.trim().is_empty()).skip(2);
    let mut side = |name: Expected| {
        let (offset, field) = fields.next().unwrap_or((text.len(), ""));
        let side = field.trim().parse().ok().filter(|side| (1..=MAX_SIDE).contains(side));
        side.ok_or_else(|| Scan::at(text, offset).expected(name))
    };
    let (height, width) = (side(expected::height)?, side(expected::width)?);
    let rows: Vec<(usize, Vec<&str>)> =
        fields.map(|(offset, row)| (offset, row.split_whitespace().collect())).collect();
    let above = rows.len().checked_sub(height);
    let mut draft = Draft { is_sized: true, ..Draft::default() };
    draft.columns = vec![PlacedClue::new(Vec::new(), 0); width];
    let mut columns = vec![Vec::new(); width];
    let mut marks = Grid::unknown(width, height);
    for (index, (offset, signs)) in rows.iter().enumerate() {
        let (Some(above), Some(left)) = (above, signs.len().checked_sub(width)) else {
            let end = Scan::at_end(text);
            return Err(end.fault(end.offset(), Fault::AddressCutOff).into());
        };
        let mut runs = Vec::new();
        for (place, sign) in signs.iter().enumerate() {
            let cell = At::new(index.saturating_sub(above), place.saturating_sub(left));
            match (sign.parse::<u16>(), index < above, place < left) {
                (Ok(run), true, false) => columns[cell.column()].push(run),
                (Ok(run), false, true) => runs.push(run),
                (Err(_), false, false) if *sign == "#" => marks.set(cell, Cell::FILLED),
                (Err(_), false, false) if *sign == "+" => marks.set(cell, Cell::EMPTY),
                (Err(_), ..) if *sign == "." => {}
                _ => return Err(Scan::at(text, *offset).expected(expected::rows_of_a_board).into()),
            }
        }
        if index >= above {
            draft.rows.push(PlacedClue::new(runs, *offset));
        }
    }
    for (placed, runs) in draft.columns.iter_mut().zip(columns) {
        *placed = PlacedClue::new(runs, placed.offset);
    }
    if !marks.is_unknown() {
        draft.marks = Some(marks);
        draft.remarks.push(Remark::Marks);
    }
    Ok(draft)
}

/// Where the size begins.
fn start(text: &str) -> Option<usize> {
    let kind = text.find(KIND)?;
    let sized = text[kind + KIND.len()..].trim_start_matches(|c: char| c.is_ascii_alphabetic() || c == ':');
    let sized = sized.strip_prefix('/').unwrap_or(sized);
    sized.starts_with(|c: char| c.is_ascii_digit()).then(|| text.len() - sized.len())
}

/// The kind of puzzle in an address.
fn kind(text: &str) -> Option<&str> {
    let query = text.trim().split_once("p?").or_else(|| text.trim().split_once("p.html?"))?.1;
    let kind = query.split('/').next().unwrap_or_default();
    let is_kind = !kind.is_empty() && kind.len() < 40 && kind.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    (is_kind && place_of("://", text).is_some() && query.contains('/')).then_some(kind)
}

/// Whether a text is one line with an address. JSON that fits on a line may name one as its source.
fn looks_like(text: &str) -> bool {
    if text.trim_start().starts_with(SAVED) {
        return place_of(KIND.trim_end_matches('/'), text).is_some();
    }
    !json::opens_json(text)
        && (start(text).is_some() || kind(text).is_some())
        && text.lines().filter(|line| !line.trim().is_empty()).count() == 1
}

fn read(text: &str) -> Result<Draft, Mistakes> {
    if text.trim_start().starts_with(SAVED) {
        return saved(text);
    }
    if let Some(other) = kind(text).filter(|kind| *kind != "nonogram") {
        let offset = text.find(other).unwrap_or(0);
        return Err(Scan::at(text, 0).fault(offset, Fault::OtherPuzzle { kind: other.to_owned() }).into());
    }
    if start(text).is_none() && kind(text).is_some() {
        let text = text.trim_end();
        return Err(Scan::at(text, 0).fault(text.len(), Fault::AddressCutOff).into());
    }
    let nothing = || Scan::at(text, 0).fault(0, Fault::NoPuzzle { expected: expected::address() });
    let mut scan = Scan::at(text, start(text).ok_or_else(nothing)?);
    let mut side = |name: Expected| {
        let side = usize::from(scan.positive(name)?);
        if scan.eat('/') { Ok(side) } else { Err(scan.expected(|| expected::sign('/'))) }
    };
    let (width, height) = (side(expected::width)?, side(expected::height)?);
    let size = scan.offset();
    let places = places(&mut scan)?;
    let slots = |length: usize| length.div_ceil(2);
    let expected = width * slots(height) + height * slots(width);
    // Empty places at the end may be left out, or there may be too many.
    if let Some(&(_, offset)) = places.iter().skip(expected).find(|place| place.0 > 0) {
        return Err(scan.fault(offset, Fault::TooManyNumbers { size: (width, height) }).into());
    }
    let mut at = 0;
    let mut clues = |count: usize, slots: usize| -> Vec<PlacedClue> {
        let mut clues = Vec::with_capacity(count);
        for _ in 0..count {
            let own = places.get(at.min(places.len())..(at + slots).min(places.len())).unwrap_or_default();
            at += slots;
            let offset = own.first().map_or(size, |place| place.1);
            clues.push(PlacedClue::new(own.iter().rev().map(|place| place.0).collect(), offset));
        }
        clues
    };
    let columns = clues(width, slots(height));
    let draft = Draft { columns, rows: clues(height, slots(width)), is_sized: true, ..Draft::default() };
    if places.len() < expected && !draft.is_consistent() {
        return Err(scan.fault(scan.offset(), Fault::AddressCutOff).into());
    }
    Ok(draft)
}

/// The number in each place, 0 if empty, and its byte offset.
fn places(scan: &mut Scan<'_>) -> Result<Vec<(u16, usize)>, Mistake> {
    let most = MAX_SIDE * (MAX_SIDE + 2);
    let mut places = Vec::new();
    while let Some(sign) = scan.peek().filter(|c| !c.is_whitespace() && *c != '/' && places.len() <= most) {
        let offset = scan.offset();
        scan.eat(sign);
        if let Some(digit) = sign.to_digit(16).filter(|_| !sign.is_ascii_uppercase()) {
            places.push((digit as u16, offset));
        } else if sign == '-' {
            let digits = scan.rest().get(..2).unwrap_or_default();
            let both = digits.chars().all(|digit| digit.is_ascii_hexdigit());
            let run = u16::from_str_radix(digits, 16).ok().filter(|_| both);
            let run = run.ok_or_else(|| scan.expected(expected::hexadecimal_digits))?;
            scan.eat_text(digits);
            places.push((run, offset));
        } else if let Some(skip) = sign.to_digit(36).filter(|skip| *skip >= 16 && !sign.is_ascii_uppercase()) {
            places.extend((16..=skip).map(|_| (0, offset)));
        } else {
            return Err(scan.fault(offset, Fault::unexpected(&sign.to_string(), expected::digit_letter_or_dash)));
        }
    }
    Ok(places)
}

/// Writes a puzzle whose runs are at most [`LONGEST_RUN`].
fn write((puzzle, _): Noted<'_>) -> Result<String, WriteError> {
    let too_long = |line: &Line| puzzle.clue(*line).lengths().iter().any(|&run| run > LONGEST_RUN);
    if let Some(line) = puzzle.lines().find(too_long) {
        return Err(WriteError::RunTooLong { format: Format::PuzzLink, line, most: LONGEST_RUN });
    }
    let mut out = format!("https://puzz.link/p?nonogram/{}/{}/", puzzle.width(), puzzle.height());
    let mut empty = 0;
    let flush = |out: &mut String, empty: &mut usize| {
        while *empty > 0 {
            let skip = (*empty).min(20);
            out.push(char::from(b'g' + (skip - 1) as u8));
            *empty -= skip;
        }
    };
    for axis in [Axis::Column, Axis::Row] {
        let slots = puzzle.length(axis).div_ceil(2);
        for clue in puzzle.clues(axis) {
            for &run in clue.lengths().iter().rev() {
                flush(&mut out, &mut empty);
                let _ = if run < 16 { write!(out, "{run:x}") } else { write!(out, "-{run:02x}") };
            }
            empty += slots - clue.lengths().len();
        }
    }
    flush(&mut out, &mut empty);
    out.push('\n');
    Ok(out)
}

#[cfg(test)]
mod tests {
    use crate::{Format, read as read_text, read_as, write as write_text};
    use nonoscope_core::puzzle::Line;

    #[test]
    fn columns_come_first_and_runs_backwards() {
        // 5 wide and 3 high: two places a column, three a row.
        let reading = read_text("https://puzz.link/p?nonogram/5/3/3g1g11h3g11112g111").unwrap();
        assert_eq!((reading.format, reading.puzzle.width(), reading.puzzle.height()), (Format::PuzzLink, 5, 3));
        assert_eq!(reading.puzzle.clue(Line::column(2)).lengths(), [1, 1]);
        assert_eq!(reading.puzzle.clue(Line::row(0)).lengths(), [1, 1, 1]);
        assert_eq!(reading.puzzle.clue(Line::row(1)).lengths(), [2, 1]);
    }

    #[test]
    fn every_host_and_space_around_are_fine() {
        let plain = read_text("https://puzz.link/p?nonogram/1/1/11").unwrap();
        for text in [" http://pzv.jp/p.html?nonogram/1/1/11 \n", "p?nonogram/1/1/11/", "nonogram/1/1/11gg"] {
            assert_eq!(read_text(text).unwrap(), plain, "{text}");
        }
    }

    #[test]
    fn json_may_mention_an_address() {
        let json = r#"{"source": "https://puzz.link/p?nonogram/1/1/11", "rows": [[1]], "columns": [[1]]}"#;
        assert_eq!(read_text(json).unwrap().format, Format::Json);
    }

    #[test]
    fn long_runs_have_two_digits() {
        let address = format!("https://puzz.link/p?nonogram/40/1/{}-28", "1".repeat(40));
        let reading = read_text(&address).unwrap();
        assert_eq!(reading.puzzle.clue(Line::row(0)).lengths(), [40]);
        assert_eq!(write_text(&reading, Format::PuzzLink).unwrap().text.trim_end(), format!("{address}y"));
    }

    #[test]
    fn errors_say_where() {
        let error = |text: &str| read_as(text, Format::PuzzLink).unwrap_err().to_string();
        assert_eq!(error("p?nonogram/1/1/!1"), "Line 1, column 16: Found “!”, expected a digit, a to z, or “-”.");
        assert_eq!(error("p?nonogram/1/x"), "Line 1, column 14: Found “x”, expected the height.");
        assert_eq!(error("p?nonogram/1/1/-1"), "Line 1, column 17: Found “1”, expected two hexadecimal digits.");
        assert!(error("p?sudoku/1/1/1").contains("Expected: an address with “nonogram/” in it"));
    }
}
