//! How the colours of a puzzle are shown: in colour, with letters for people who see colours otherwise, or as letters alone.

use super::contrast::{are_alike, legible_on};
use super::error::UnknownName;
use super::tone::{Paint, Tone};
use nonoscope_core::puzzle::{Colour, Palette};
use std::str::FromStr;

/// How the colours of a puzzle are shown in its picture. A black-and-white puzzle always looks the same.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Inking {
    /// In colour.
    #[default]
    Colours,
    /// In colour, and with its letter in each filled cell and after each number of a clue, where there is room.
    Letters,
    /// As letters alone, for print without colour.
    LettersAlone,
}

impl Inking {
    /// All of them.
    pub const ALL: [Inking; 3] = [Inking::Colours, Inking::Letters, Inking::LettersAlone];

    /// Its name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Inking::Colours => "colours",
            Inking::Letters => "letters",
            Inking::LettersAlone => "letters-alone",
        }
    }
}

impl FromStr for Inking {
    type Err = UnknownName;

    /// The one with this name.
    fn from_str(name: &str) -> Result<Inking, UnknownName> {
        Inking::ALL.into_iter().find(|inking| inking.name() == name).ok_or_else(|| UnknownName(name.to_owned()))
    }
}

/// The inking of a particular puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Style {
    /// Filled cells have a tone.
    Plain,
    /// Filled cells have their ink.
    Coloured,
    /// Filled cells have their ink and its letter.
    Lettered,
    /// Filled cells have the letter of their ink.
    Letters,
}

impl Inking {
    /// Whether a puzzle with this palette is drawn in its own colours, and so on light paper in a dark theme, too: see
    /// [`Tone::on_screen`].
    pub fn is_coloured(self, palette: &Palette) -> bool {
        matches!(self.style(palette), Style::Coloured | Style::Lettered)
    }

    pub(super) fn style(self, palette: &Palette) -> Style {
        let has_several = palette.inks() > 1;
        match self {
            Inking::LettersAlone if has_several => Style::Letters,
            Inking::LettersAlone => Style::Plain,
            _ if is_black_on_white(palette) => Style::Plain,
            Inking::Letters if has_several => Style::Lettered,
            Inking::Letters | Inking::Colours => Style::Coloured,
        }
    }
}

fn is_black_on_white(palette: &Palette) -> bool {
    palette.inks() == 1 && palette.get(Colour::INK).rgb == [0; 3] && is_white(palette)
}

/// Whether the background is nearly white, and therefore paper.
fn is_white(palette: &Palette) -> bool {
    palette.get(Colour::BACKGROUND).rgb.into_iter().all(|part| part >= 240)
}

/// The fill of a known cell of a colour: `None` for a background that is paper.
pub(super) fn paint(palette: &Palette, colour: Colour) -> Option<[u8; 3]> {
    let is_paper = colour.is_background() && is_white(palette);
    (!is_paper).then(|| palette.get(colour).rgb)
}

/// Black or white, to be written on a colour.
pub(super) fn legible(rgb: [u8; 3]) -> Paint {
    Paint::Exact(legible_on(rgb))
}

/// Whether an area of a colour needs an outline, since it could be taken for the paper around it.
pub(super) fn needs_outline(rgb: [u8; 3]) -> bool {
    [Tone::Paper, Tone::Lit, Tone::Pointed, Tone::Differs].into_iter().any(|tone| are_alike(rgb, tone.on_screen()))
}

/// The letter that stands for an ink in pictures: the palette's own if it is one of the Latin letters, which every picture can
/// show. Otherwise one that no other ink has.
pub(super) fn letter(palette: &Palette, ink: Colour) -> char {
    let own = |ink: Colour| palette.get(ink).letter;
    let is_drawn = |letter: char| letter.is_ascii_alphabetic();
    if is_drawn(own(ink)) {
        return own(ink);
    }
    let inks = || Colour::all(palette.inks()).skip(1);
    let before = inks().take_while(|&other| other != ink).filter(|&other| !is_drawn(own(other))).count();
    let mut free = ('a'..='z').chain('A'..='Z').filter(|&letter| inks().all(|other| own(other) != letter));
    free.nth(before).unwrap_or('?')
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonoscope_core::puzzle::Ink;

    fn palette(inks: &[(char, [u8; 3])]) -> Palette {
        let inks = inks.iter().map(|&(letter, rgb)| Ink::new(letter, "", rgb)).collect();
        Palette::new(Ink::new('.', "white", [255; 3]), inks).unwrap()
    }

    #[test]
    fn black_and_white_has_no_colours() {
        let (red, two) = (palette(&[('r', [255, 0, 0])]), palette(&[('k', [0; 3]), ('r', [255, 0, 0])]));
        let styles = |palette: &Palette| {
            [Inking::Colours, Inking::Letters, Inking::LettersAlone].map(|inking| inking.style(palette))
        };
        assert_eq!(styles(&Palette::default()), [Style::Plain; 3]);
        assert_eq!(styles(&red), [Style::Coloured, Style::Coloured, Style::Plain]);
        assert_eq!(styles(&two), [Style::Coloured, Style::Lettered, Style::Letters]);
        assert!(Inking::Letters.is_coloured(&two) && !Inking::LettersAlone.is_coloured(&two));
    }

    #[test]
    fn a_background_that_is_not_white_is_a_colour() {
        let ink = || vec![Ink::new('k', "black", [0; 3])];
        let sky = Palette::new(Ink::new('.', "sky", [120, 180, 240]), ink()).unwrap();
        assert_eq!(paint(&sky, Colour::BACKGROUND), Some([120, 180, 240]));
        assert_eq!(Inking::Colours.style(&sky), Style::Coloured);
        let ivory = Palette::new(Ink::new('.', "ivory", [255, 255, 240]), ink()).unwrap();
        assert_eq!((paint(&ivory, Colour::BACKGROUND), paint(&ivory, Colour::INK)), (None, Some([0; 3])));
    }

    #[test]
    fn every_ink_has_a_letter_that_can_be_drawn() {
        let mixed = palette(&[('ж', [1, 2, 3]), ('b', [4, 5, 6]), ('é', [7, 8, 9]), ('a', [0; 3])]);
        let letters: String = Colour::all(4).skip(1).map(|ink| letter(&mixed, ink)).collect();
        assert_eq!(letters, "cbda");
        let greek = palette(&('α'..='ω').chain('Α'..='Ε').map(|letter| (letter, [0; 3])).collect::<Vec<_>>());
        let mut letters: Vec<char> = Colour::all(greek.inks()).skip(1).map(|ink| letter(&greek, ink)).collect();
        letters.dedup();
        assert_eq!((letters.len(), letters.contains(&'?')), (greek.inks(), false));
    }
}
