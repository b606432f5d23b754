//! The cells of `goal` and `saved` in a `.non` file.

use super::signs::Signs;
use crate::format::error::fault::Fault;
use crate::format::error::mistake::Mistake;
use crate::format::text::inks;
use crate::format::text::scan::Scan;
use crate::puzzle::{Cell, Colours, Grid, MAX_INKS};

/// Whether a line consists of cells.
pub(crate) fn is_image(line: &str) -> bool {
    line.chars().all(|c| c.is_whitespace() || matches!(c, '0' | '1' | '?' | '"'))
}

/// The cells as a grid of this width and height. Each sign has its byte offset; the first is at `offset`. Between brackets
/// are the signs of all colours that are possible for one cell.
pub(super) fn grid(
    text: &str,
    (width, height): (usize, usize),
    letters: &[(usize, char)],
    offset: usize,
    signs: &mut Signs,
) -> Result<Grid, Mistake> {
    let (found, expected) = (count(letters), width * height);
    if found != expected {
        let fault = Fault::Shape { cells: "“saved” has", found, expected, what: "cells" };
        return Err(Scan::at(text, 0).fault(offset, fault));
    }
    let mut grid = inks::unknown(width, height);
    let mut rest = letters.iter();
    for at in grid.places() {
        let mut possible = |&(offset, letter): &(usize, char)| {
            let scan = Scan::at(text, offset);
            let colours = signs.cell(letter).map_err(|fault| scan.fault(offset, fault))?;
            colours.ok_or_else(|| scan.expected("“0”, “1” or “?” for a cell"))
        };
        let Some(first) = rest.next() else { break };
        let colours = match first.1 {
            '?' => Colours::all(MAX_INKS),
            '[' => {
                let inside = rest.by_ref().take_while(|letter| letter.1 != ']');
                inside.map(&mut possible).try_fold(Colours::NONE, |all, one| Ok(all.or(one?)))?
            }
            _ => possible(first)?,
        };
        grid.set(at, Cell::among(colours, MAX_INKS));
    }
    Ok(grid)
}

/// How many cells there are; what stands between brackets is one of them.
fn count(letters: &[(usize, char)]) -> usize {
    let mut is_open = false;
    let is_cell = |&&(_, letter): &&(usize, char)| {
        let was_open = is_open;
        is_open = if is_open { letter != ']' } else { letter == '[' };
        !was_open
    };
    letters.iter().filter(is_cell).count()
}
