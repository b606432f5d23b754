//! A colour of a puzzle outside its board: on a button, or in a strip.

use super::contrast::legible_on;
use super::inking::{letter, paint};
use crate::puzzle::{Colour, Palette};

/// What a colour looks like, the same as on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sample {
    /// Red, green and blue, 0 to 255 each; `None` for a background that is paper.
    pub fill: Option<[u8; 3]>,
    /// Black or white, whichever is easier to read on it.
    pub on_it: [u8; 3],
    /// The letter that stands for it, if it is an ink.
    pub letter: Option<char>,
}

impl Sample {
    /// A colour of a palette.
    pub fn of(palette: &Palette, colour: Colour) -> Sample {
        let letter = (!colour.is_background()).then(|| letter(palette, colour));
        Sample { fill: paint(palette, colour), on_it: legible_on(palette.get(colour).rgb), letter }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::Ink;

    #[test]
    fn a_sample_looks_as_the_board_does() {
        let inks = vec![Ink::new('n', "navy", [0, 0, 128]), Ink::new('ж', "yellow", [255, 255, 0])];
        let palette = Palette::new(Ink::new('.', "white", [255; 3]), inks).unwrap();
        let samples = Colour::all(2).map(|colour| Sample::of(&palette, colour)).collect::<Vec<_>>();
        let [paper, navy, yellow] = samples[..] else { panic!("{samples:?}") };
        assert_eq!((paper.fill, paper.letter), (None, None));
        assert_eq!((navy.fill, navy.on_it, navy.letter), (Some([0, 0, 128]), [255; 3], Some('n')));
        assert_eq!((yellow.on_it, yellow.letter), ([0; 3], Some(letter(&palette, Colour::ink(2)))));
    }
}
