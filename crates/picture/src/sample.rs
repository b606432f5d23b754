//! A colour of a puzzle outside its board: on a button, or in a strip.

use super::contrast::legible_on;
use super::inking::{letter, needs_outline, paint};
use nonoscope_core::puzzle::{Colour, Palette};

/// What a colour looks like, the same as on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sample {
    /// Red, green and blue, 0 to 255 each; `None` for a background that is paper.
    pub fill: Option<[u8; 3]>,
    /// Whether it could be taken for the paper around it, and needs an outline.
    pub is_pale: bool,
    /// Black or white, the one that is easier to read on it.
    pub on_it: [u8; 3],
    /// The letter that stands for it, if it is an ink.
    pub letter: Option<char>,
}

impl Sample {
    /// A colour of a palette.
    pub fn of(palette: &Palette, colour: Colour) -> Sample {
        let (rgb, is_ink) = (palette.get(colour).rgb, !colour.is_background());
        Sample {
            fill: paint(palette, colour),
            is_pale: is_ink && needs_outline(rgb),
            on_it: legible_on(rgb),
            letter: is_ink.then(|| letter(palette, colour)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonoscope_core::puzzle::Ink;

    #[test]
    fn a_sample_looks_as_the_board_does() {
        let inks = vec![Ink::new('n', "navy", [0, 0, 128]), Ink::new('ж', "cream", [255, 255, 224])];
        let palette = Palette::new(Ink::new('.', "white", [255; 3]), inks).unwrap();
        let samples = Colour::all(2).map(|colour| Sample::of(&palette, colour)).collect::<Vec<_>>();
        let [paper, navy, cream] = samples[..] else { panic!("{samples:?}") };
        assert_eq!((paper.fill, paper.letter, paper.is_pale), (None, None, false));
        assert_eq!((navy.fill, navy.is_pale), (Some([0, 0, 128]), false));
        assert_eq!((navy.on_it, navy.letter), ([255; 3], Some('n')));
        assert_eq!((cream.on_it, cream.is_pale), ([0; 3], true));
        assert_eq!(cream.letter, Some(letter(&palette, Colour::ink(2))));
    }
}
