//! The cells of `goal` and `saved` in a `.non` file.

use super::signs::Signs;
use crate::error::{Cells, Counted, Fault, Mistake};
use crate::text::{Scan, TextLine, inks};
use nonoscope_core::puzzle::{Cell, Colours, Grid, MAX_INKS};
use nonoscope_words::expected;

/// Whether a line consists of cells.
pub(crate) fn is_image(line: &str) -> bool {
    line.chars().all(|c| c.is_whitespace() || matches!(c, '0' | '1' | '?' | '"'))
}

/// One of the two images.
#[derive(Clone, Copy)]
pub(super) enum Image {
    /// The picture.
    Goal,
    /// The cells known from the start.
    Saved,
}

/// The cells of both images that have been read, each with its byte offset.
#[derive(Default)]
pub(super) struct Images {
    goal: Vec<(usize, char)>,
    saved: Vec<(usize, char)>,
    /// Where the saved cells begin, if there are any.
    saved_offset: Option<usize>,
}

impl Images {
    /// Whether the saved cells have begun.
    pub(super) fn has_saved(&self) -> bool {
        self.saved_offset.is_some()
    }

    /// Adds the cells of a line or of a part of it.
    pub(super) fn add(&mut self, image: Image, (offset, cells): TextLine<'_>) {
        let into = match image {
            Image::Goal => &mut self.goal,
            Image::Saved => {
                self.saved_offset.get_or_insert(offset + usize::from(cells.starts_with('"')));
                &mut self.saved
            }
        };
        let cells = cells.char_indices().filter(|(_, c)| !c.is_whitespace() && *c != '"');
        into.extend(cells.map(|(at, c)| (offset + at, c)));
    }

    /// The saved cells as a grid of this width and height, if there are any.
    pub(super) fn givens(&self, text: &str, size: (usize, usize), signs: &mut Signs) -> Option<Result<Grid, Mistake>> {
        self.saved_offset.map(|offset| grid(text, size, &self.saved, offset, signs))
    }

    /// The picture, if every cell of it is there and known.
    pub(super) fn goal(&self, text: &str, size: (usize, usize), signs: &mut Signs) -> Option<Grid> {
        grid(text, size, &self.goal, 0, signs).ok().filter(|goal| goal.unknown_cells() == 0)
    }
}

/// The cells as a grid of this width and height. Each sign has its byte offset; the first is at `offset`. Between brackets
/// are the signs of all colours that are possible for one cell.
fn grid(
    text: &str,
    (width, height): (usize, usize),
    letters: &[(usize, char)],
    offset: usize,
    signs: &mut Signs,
) -> Result<Grid, Mistake> {
    let (found, expected) = (count(letters), width * height);
    if found != expected {
        let fault = Fault::Shape { cells: Cells::Quoted, counted: Counted::Cells, found, expected };
        return Err(Scan::at(text, 0).fault(offset, fault));
    }
    let mut grid = inks::unknown(width, height);
    let mut rest = letters.iter();
    for at in grid.places() {
        let mut possible = |&(offset, letter): &(usize, char)| {
            let scan = Scan::at(text, offset);
            let colours = signs.cell(letter).map_err(|fault| scan.fault(offset, fault))?;
            colours.ok_or_else(|| scan.expected(expected::cell_of_non))
        };
        let Some(first) = rest.next() else { break };
        let colours = match first.1 {
            '?' => Colours::all(MAX_INKS),
            '[' => {
                let inside = rest.by_ref().take_while(|letter| letter.1 != ']');
                inside.map(&mut possible).try_fold(Colours::NONE, |all, one| Ok::<_, Mistake>(all.or(one?)))?
            }
            _ => possible(first)?,
        };
        grid.set(at, Cell::among(colours, MAX_INKS));
    }
    Ok(grid)
}

/// How many cells there are; a pair of brackets holds one cell.
fn count(letters: &[(usize, char)]) -> usize {
    let mut is_open = false;
    let is_cell = |&&(_, letter): &&(usize, char)| {
        let was_open = is_open;
        is_open = if is_open { letter != ']' } else { letter == '[' };
        !was_open
    };
    letters.iter().filter(is_cell).count()
}

#[cfg(test)]
mod tests {
    use crate::read as read_text;

    const SMALL: &str = "width 3\nheight 2\n\nrows\n1,1\n\n\ncolumns\n1\n\n1\n\ngoal \"101000\"\n";

    #[test]
    fn saved_cells_are_given() {
        let puzzle = read_text(&format!("{SMALL}saved \"1?00?0\"")).unwrap().puzzle;
        assert_eq!(puzzle.givens().row_strings(), ["X.O", "O.O"]);
    }

    #[test]
    fn cells_may_stand_on_the_lines_below() {
        let puzzle = read_text(&format!("{SMALL}saved\n1?0\n0 ? 0\n")).unwrap().puzzle;
        assert_eq!(puzzle.givens().row_strings(), ["X.O", "O.O"]);
    }
}
