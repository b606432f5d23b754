//! Reading the message of a grid that is a QR code: a finished grid, or one with so few unknown cells that the code's error
//! correction makes up for them.
//!
//! quircs, a port of quirc, does the decoding. It takes the modules of the code as they are, without a picture.
//!
//! ```
//! # #[cfg(feature = "format")] {
//! use nonoscope::{examples, format, qr, solve};
//!
//! let card = format::read(examples::GCHQ_2015.text).unwrap().puzzle;
//! let solution = solve::solve(&card, solve::Method::Auto).grid;
//! let message = qr::read(&solution).unwrap();
//! assert_eq!(message.text(), "www.gchq.gov.uk/puzz");
//! assert_eq!(message.link().as_deref(), Some("https://www.gchq.gov.uk/puzz"));
//! # }
//! ```

use crate::puzzle::{At, Cell, Grid, MAX_SIDE};

/// The message of a QR code.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Message {
    text: String,
}

impl Message {
    /// The text, exactly as it is in the code. Bytes that are not UTF-8 are read as Latin-1.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The address to open, if the message is a web address: if it starts with `http://`, `https://` or `www.` and contains no
    /// blank or control character.
    pub fn link(&self) -> Option<String> {
        let text = &self.text;
        if text.chars().any(|c| c.is_whitespace() || c.is_control()) {
            return None;
        }
        let starts = |prefix: &str| {
            text.get(..prefix.len()).is_some_and(|start| start.eq_ignore_ascii_case(prefix))
                && text.len() > prefix.len()
        };
        if starts("http://") || starts("https://") {
            Some(text.clone())
        } else if starts("www.") {
            Some(format!("https://{text}"))
        } else {
            None
        }
    }
}

/// The largest share of unknown cells that a readable grid may have: one in `CELLS_PER_UNKNOWN`. No level of error correction makes
/// up for more than three modules in ten, and the usual levels for far fewer.
const CELLS_PER_UNKNOWN: usize = 8;

/// Whether a grid of `width` × `height` cells, of which `unknown` are unknown, may be a readable QR code. This is quick to tell,
/// unlike the answer of [`read`].
pub fn may_be_readable(width: usize, height: usize, unknown: usize) -> bool {
    let side = 21..=MAX_SIDE;
    side.contains(&width) && side.contains(&height) && unknown * CELLS_PER_UNKNOWN <= width * height
}

/// The message of a grid; `None` if the grid is not a QR code, or if too many cells are unknown or wrong.
///
/// The grid may include an empty border around the code. Unknown cells count as light.
pub fn read(grid: &Grid) -> Option<Message> {
    if !may_be_readable(grid.width(), grid.height(), grid.unknown_cells()) {
        return None;
    }
    let (top, left, side) = square(grid)?;
    let mut code = quircs::Code { size: i32::try_from(side).ok()?, ..quircs::Code::default() };
    for row in 0..side {
        for column in 0..side {
            if grid.get(At::new(top + row, left + column)) == Cell::Filled {
                let module = row * side + column;
                code.cell_bitmap[module / 8] |= 1 << (module % 8);
            }
        }
    }
    let payload = code.decode().ok()?.payload;
    let text =
        String::from_utf8(payload).unwrap_or_else(|error| error.into_bytes().into_iter().map(char::from).collect());
    Some(Message { text })
}

/// The place of the code: top, left and side of the smallest rectangle around all filled cells, if that is a square with a side of
/// 17 + 4 × version cells, where versions go from 1 to 40. The finders in three corners of a code reach all four of its sides.
fn square(grid: &Grid) -> Option<(usize, usize, usize)> {
    let (mut top, mut bottom, mut left, mut right) = (usize::MAX, 0, usize::MAX, 0);
    for row in 0..grid.height() {
        for column in 0..grid.width() {
            if grid.get(At::new(row, column)) == Cell::Filled {
                (top, bottom) = (top.min(row), bottom.max(row));
                (left, right) = (left.min(column), right.max(column));
            }
        }
    }
    let side = (bottom + 1).checked_sub(top)?;
    let square = (right + 1).checked_sub(left)? == side;
    (square && (21..=177).contains(&side) && side % 4 == 1).then_some((top, left, side))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn message(text: &str) -> Message {
        Message { text: text.to_owned() }
    }

    #[test]
    fn only_web_addresses_are_links() {
        let link = |text| message(text).link();
        assert_eq!(link("www.gchq.gov.uk/puzz").as_deref(), Some("https://www.gchq.gov.uk/puzz"));
        assert_eq!(link("HTTPS://example.org").as_deref(), Some("HTTPS://example.org"));
        assert_eq!(link("http://example.org/a?b").as_deref(), Some("http://example.org/a?b"));
        for text in
            ["Ngornaom", "javascript:alert(1)", "https://", "www.", "http://a b", "data:text/html,x", "www.a\u{7}"]
        {
            assert_eq!(link(text), None, "{text:?}");
        }
    }

    #[test]
    fn what_is_not_a_code_is_not_read() {
        assert_eq!(read(&Grid::unknown(25, 25)), None);
        assert_eq!(read(&Grid::unknown(0, 0)), None);
        let solid = Grid::from_picture(&vec!["X".repeat(25); 25]).unwrap();
        assert_eq!(read(&solid), None);
        let empty = Grid::from_picture(&vec!["O".repeat(25); 25]).unwrap();
        assert_eq!(read(&empty), None);
        let oblong = Grid::from_picture(&vec!["X".repeat(25); 21]).unwrap();
        assert_eq!(read(&oblong), None);
    }
}
