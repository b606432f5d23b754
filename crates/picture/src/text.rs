//! A grid as text, in the notations of the write-ups from which the methods come, and in blocks for a terminal.

use super::error::UnknownName;
use nonoscope_core::puzzle::{Cell, Grid, Line, Palette};
use std::str::FromStr;

/// How cells are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
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

    /// Writes a cell of a puzzle with several inks. An `O`, an `X` or a `#` would say too little or be taken for an ink.
    fn write_coloured(self, text: &mut String, palette: &Palette, cell: Cell) {
        let letter = match cell.colour() {
            None => '?',
            Some(colour) if !colour.is_background() => palette.get(colour).letter,
            Some(_) => match self {
                Notation::Letters | Notation::Hashes => '.',
                Notation::Crosses => ' ',
                Notation::Blocks => '·',
            },
        };
        if self == Notation::Blocks {
            text.push(if cell.is_filled() { letter } else { ' ' });
        }
        text.push(letter);
    }
}

impl FromStr for Notation {
    type Err = UnknownName;

    /// The notation with this name.
    fn from_str(name: &str) -> Result<Notation, UnknownName> {
        Notation::ALL.into_iter().find(|notation| notation.name() == name).ok_or_else(|| UnknownName(name.to_owned()))
    }
}

/// Writes a grid in a notation, with a line of text for each row. If there are several inks, a filled cell is the letter of its
/// ink in the palette.
pub fn text(grid: &Grid, palette: &Palette, notation: Notation) -> String {
    let mut text = String::new();
    for row in (0..grid.height()).map(Line::row) {
        for cell in grid.line(row) {
            match palette.inks() {
                1 => text.push_str(notation.written(cell)),
                _ => notation.write_coloured(&mut text, palette, cell),
            }
        }
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonoscope_core::puzzle::{At, Colour, Ink};

    #[test]
    fn each_notation_has_its_characters() {
        let grid = Grid::from_picture(&["XO", ".X"]).unwrap();
        let texts = Notation::ALL.map(|notation| text(&grid, &Palette::default(), notation));
        assert_eq!(texts, ["XO\n.X\n", "#.\n?#\n", "X \n?X\n", "██ ·\n ?██\n"]);
        assert!(Notation::ALL.iter().all(|&notation| notation.name().parse() == Ok(notation)));
        assert_eq!("runes".parse::<Notation>(), Err(UnknownName("runes".to_owned())));
    }

    #[test]
    fn filled_cells_of_several_inks_are_letters_of_the_palette() {
        let mut grid = Grid::from_picture(&["XBO", ".XB"]).unwrap();
        let partly = [Colour::BACKGROUND, Colour::ink(2)].into_iter().collect();
        grid.set(At::new(1, 1), Cell::among(partly, 2));
        let inks = vec![Ink::new('r', "red", [255, 0, 0]), Ink::new('ж', "жёлтый", [250, 220, 0])];
        let palette = Palette::new(Ink::new('.', "white", [255; 3]), inks).unwrap();
        let texts = Notation::ALL.map(|notation| text(&grid, &palette, notation));
        assert_eq!(texts, ["rж.\n??ж\n", "rж.\n??ж\n", "rж \n??ж\n", "rrжж ·\n ? ?жж\n"]);
    }
}
