//! A grid as text, in the notations of the write-ups from which the methods come, and in blocks for a terminal.

use super::error::UnknownName;
use crate::puzzle::{Cell, Grid, Line};
use std::str::FromStr;

/// How cells are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum Notation {
    /// `X` filled, `O` empty, `.` unknown.
    #[default]
    Letters,
    /// `#` filled, `.` empty, `?` unknown.
    Hashes,
    /// `X` filled, a space empty, `?` unknown.
    Crosses,
    /// `██` filled, ` ·` empty, ` ?` unknown: two characters wide, so that a cell is about square.
    Blocks,
}

impl Notation {
    /// All notations.
    pub const ALL: [Notation; 4] = [Notation::Letters, Notation::Hashes, Notation::Crosses, Notation::Blocks];

    /// Its name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Notation::Letters => "letters",
            Notation::Hashes => "hashes",
            Notation::Crosses => "crosses",
            Notation::Blocks => "blocks",
        }
    }

    /// Samples of a filled, an empty and an unknown cell, to show to people.
    pub fn sample(self) -> &'static str {
        match self {
            Notation::Letters => "X O .",
            Notation::Hashes => "# . ?",
            Notation::Crosses => "X, space, ?",
            Notation::Blocks => "██ · ?",
        }
    }

    fn written(self, cell: Cell) -> &'static str {
        match (self, cell) {
            (Notation::Letters | Notation::Crosses, Cell::FILLED) => "X",
            (Notation::Letters, Cell::EMPTY) => "O",
            (Notation::Letters, _) | (Notation::Hashes, Cell::EMPTY) => ".",
            (Notation::Hashes, Cell::FILLED) => "#",
            (Notation::Crosses, Cell::EMPTY) => " ",
            (Notation::Hashes | Notation::Crosses, _) => "?",
            (Notation::Blocks, Cell::FILLED) => "██",
            (Notation::Blocks, Cell::EMPTY) => " ·",
            (Notation::Blocks, _) => " ?",
        }
    }
}

impl FromStr for Notation {
    type Err = UnknownName;

    /// The notation with this name.
    fn from_str(name: &str) -> Result<Notation, UnknownName> {
        Notation::ALL.into_iter().find(|notation| notation.name() == name).ok_or_else(|| UnknownName(name.to_owned()))
    }
}

/// Writes a grid in a notation, with a line of text for each row.
pub fn text(grid: &Grid, notation: Notation) -> String {
    let mut text = String::new();
    for row in (0..grid.height()).map(Line::row) {
        text.extend(grid.line(row).map(|cell| notation.written(cell)));
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_notation_has_its_characters() {
        let grid = Grid::from_picture(&["XO", ".X"]).unwrap();
        let texts = Notation::ALL.map(|notation| text(&grid, notation));
        assert_eq!(texts, ["XO\n.X\n", "#.\n?#\n", "X \n?X\n", "██ ·\n ?██\n"]);
        assert!(Notation::ALL.iter().all(|&notation| notation.name().parse() == Ok(notation)));
        assert_eq!("runes".parse::<Notation>(), Err(UnknownName("runes".to_owned())));
    }
}
