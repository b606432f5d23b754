//! What the colours of a puzzle look like and are called. Solving never asks.

use super::clue::Clue;
use super::colour::{Colour, MAX_INKS};
use super::everyday;
use nonoscope_words::{Text, puzzle};
use std::fmt;

/// What one colour looks like and is called.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Ink {
    /// Red, green and blue, 0 to 255 each.
    pub rgb: [u8; 3],
    /// What people call it, such as `red`.
    pub name: String,
    /// One letter that stands for it where there is no colour.
    pub letter: char,
}

impl Ink {
    /// A colour with a letter and a name.
    pub fn new(letter: char, name: &str, rgb: [u8; 3]) -> Ink {
        Ink { rgb, name: name.to_owned(), letter }
    }

    /// What people call it: its name, in the language of the reader if it is an everyday one.
    pub fn text(&self) -> Text {
        everyday::text(&self.name)
    }
}

/// The background and the inks of a puzzle.
///
/// Each colour has a name and a letter of its own. Deserialising checks what [`Palette::new`] checks.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(try_from = "Unchecked"))]
pub struct Palette {
    background: Ink,
    inks: Vec<Ink>,
}

impl Default for Palette {
    /// Black on white.
    fn default() -> Palette {
        Palette { background: Ink::new('.', "white", [255; 3]), inks: vec![Ink::new('x', "black", [0; 3])] }
    }
}

impl Palette {
    /// A palette. Control characters are taken out of names. A name or letter that is missing, unsuitable (a letter is
    /// one that is printed, and no digit, punctuation or space, except the background's) or used before is replaced; a name
    /// that is only a number counts as missing.
    ///
    /// # Errors
    /// If there is no ink, or more than [`MAX_INKS`].
    pub fn new(background: Ink, inks: Vec<Ink>) -> Result<Palette, PaletteError> {
        if inks.is_empty() || inks.len() > MAX_INKS {
            return Err(PaletteError { inks: inks.len() });
        }
        let mut palette =
            Palette { background: Ink { letter: '.', ..background }, inks: Vec::with_capacity(inks.len()) };
        palette.background.name = palette.own_name(&palette.background);
        for ink in inks {
            let name = palette.own_name(&ink);
            let letter = palette.own_letter(ink.letter, &name);
            palette.inks.push(Ink { name, letter, ..ink });
        }
        Ok(palette)
    }

    /// Colours that are easy to tell apart, for a puzzle that says nothing about its own: black, if it has a single ink.
    pub fn standard(inks: usize) -> Palette {
        let palette = Palette::default();
        if inks <= 1 {
            return palette;
        }
        let shade = |index: usize| match STANDARD.get(index) {
            Some(&(letter, name, rgb)) => Ink::new(letter, name, rgb),
            // The further ones are greys.
            None => Ink::new('?', "", [(index * 7) as u8; 3]),
        };
        Palette::new(palette.background.clone(), (0..inks.min(MAX_INKS)).map(shade).collect()).unwrap_or(palette)
    }

    /// Inks that look like this on white, named after what they look like; black if there is none, or if there are too many.
    pub fn of_looks(inks: &[[u8; 3]]) -> Palette {
        let inks = inks.iter().map(|&rgb| Ink { rgb, name: String::new(), letter: '?' }).collect();
        Palette::new(Palette::default().background, inks).unwrap_or_default()
    }

    /// Inks that all look the same and have no names, for a puzzle that is only solved.
    pub(super) fn unnamed(inks: usize) -> Palette {
        let Palette { background, inks: one } = Palette::default();
        if inks <= 1 {
            return Palette { background, inks: one };
        }
        Palette { background, inks: vec![Ink { rgb: [0; 3], name: String::new(), letter: '?' }; inks.min(MAX_INKS)] }
    }

    /// How many inks there are.
    pub fn inks(&self) -> usize {
        self.inks.len()
    }

    /// All colours, the background first.
    pub fn colours(&self) -> impl Iterator<Item = (Colour, &Ink)> {
        Colour::all(self.inks.len()).zip(std::iter::once(&self.background).chain(&self.inks))
    }

    /// What a colour looks like. A colour that the palette does not have looks like the background.
    pub fn get(&self, colour: Colour) -> &Ink {
        colour.number().checked_sub(1).and_then(|index| self.inks.get(index)).unwrap_or(&self.background)
    }

    /// A clue with the letters of these colours, `3r 1b`; with one ink as plain numbers, `3 1`. `0` for an empty line.
    pub fn clue(&self, clue: &Clue) -> String {
        if self.inks.len() == 1 || clue.is_empty() {
            return clue.to_string();
        }
        let runs: Vec<String> =
            clue.runs().map(|run| format!("{}{}", run.length, self.get(run.colour).letter)).collect();
        runs.join(" ")
    }

    /// The colour with this letter.
    pub fn by_letter(&self, letter: char) -> Option<Colour> {
        self.colours().find(|(_, ink)| ink.letter == letter).map(|(colour, _)| colour)
    }

    /// The inks with these numbers, in this order, without the others.
    pub(super) fn select(&self, colours: &[Colour]) -> Palette {
        let inks = colours.iter().map(|&colour| self.get(colour).clone()).collect();
        Palette { background: self.background.clone(), inks }
    }

    fn is_used(&self, of: impl Fn(&Ink) -> bool) -> bool {
        of(&self.background) || self.inks.iter().any(of)
    }

    fn own_name(&self, ink: &Ink) -> String {
        let name: String = ink.name.chars().filter(|&c| !c.is_control() && c != '\u{fffd}').collect();
        let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
        let has_none = name.is_empty() || everyday::is_number(&name);
        let name = if has_none { everyday::nearest(ink.rgb).to_owned() } else { name };
        let numbered = (2..).map(|number| format!("{name} {number}"));
        let mut names = std::iter::once(name.clone()).chain(numbered);
        let is_free = |name: &String| std::ptr::eq(ink, &self.background) || !self.is_used(|other| other.name == *name);
        names.find(is_free).unwrap_or_default()
    }

    fn own_letter(&self, wished: char, name: &str) -> char {
        let wished = std::iter::once(wished).chain(name.chars().map(|c| c.to_ascii_lowercase()));
        let mut letters = wished.filter(|&c| is_letter(c)).chain('a'..='z').chain('A'..='Z');
        letters.find(|&c| !self.is_used(|other| other.letter == c)).unwrap_or('?')
    }
}

/// Inks for puzzles that say nothing about theirs.
const STANDARD: [(char, &str, [u8; 3]); 10] = [
    ('k', "black", [0, 0, 0]),
    ('r', "red", [214, 39, 40]),
    ('b', "blue", [31, 97, 180]),
    ('g', "green", [44, 140, 44]),
    ('y', "yellow", [240, 200, 30]),
    ('o', "orange", [245, 130, 30]),
    ('p', "purple", [130, 80, 170]),
    ('n', "brown", [130, 80, 60]),
    ('i', "pink", [235, 130, 190]),
    ('c', "cyan", [30, 180, 200]),
];

/// Whether a character can stand for an ink.
fn is_letter(c: char) -> bool {
    c.is_alphabetic()
}

/// The error for a [`Palette`] of no ink or too many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct PaletteError {
    /// How many there are.
    pub inks: usize,
}

impl PaletteError {
    /// The error in words.
    pub fn text(&self) -> Text {
        puzzle::inks_out_of_range(self.inks, MAX_INKS)
    }
}

impl fmt::Display for PaletteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text().fmt(f)
    }
}

impl std::error::Error for PaletteError {}

/// A stored palette, which may have too many inks.
#[cfg(feature = "serde")]
#[derive(serde::Deserialize)]
#[serde(rename = "Palette")]
struct Unchecked {
    background: Ink,
    inks: Vec<Ink>,
}

#[cfg(feature = "serde")]
impl TryFrom<Unchecked> for Palette {
    type Error = PaletteError;

    fn try_from(Unchecked { background, inks }: Unchecked) -> Result<Palette, PaletteError> {
        Palette::new(background, inks)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn white() -> Ink {
        Ink::new('w', "white", [255; 3])
    }

    #[test]
    fn each_colour_has_a_name_and_a_letter_of_its_own() {
        let inks = vec![
            Ink::new('r', "red", [255, 0, 0]),
            Ink::new('r', "rose", [255, 0, 128]),
            Ink::new('3', " ", [1, 2, 3]),
            Ink::new('\u{1b}', "red\u{1b}", [4, 5, 6]),
        ];
        let palette = Palette::new(white(), inks).unwrap();
        let told: Vec<_> = palette.colours().map(|(_, ink)| (ink.letter, ink.name.as_str())).collect();
        assert_eq!(told, [('.', "white"), ('r', "red"), ('o', "rose"), ('b', "black"), ('e', "red 2")]);
        assert_eq!(palette.by_letter('o'), Some(Colour::ink(2)));
        assert_eq!(palette.get(Colour::ink(2)).rgb, [255, 0, 128]);
    }

    #[test]
    fn there_are_at_most_31_inks() {
        let ink = || Ink::new('a', "a", [0; 3]);
        assert!(Palette::new(white(), Vec::new()).is_err());
        let most = Palette::new(white(), (0..31).map(|_| ink()).collect()).unwrap();
        let mut letters: Vec<char> = most.colours().map(|(_, ink)| ink.letter).collect();
        letters.sort_unstable();
        letters.dedup();
        assert_eq!(letters.len(), 32);
        let error = Palette::new(white(), (0..32).map(|_| ink()).collect()).unwrap_err();
        assert_eq!(error.to_string(), "There are 32 colours besides the background. A puzzle has 1 to 31.");
        let stored = postcard::to_allocvec(&(white(), vec![ink(); 32])).unwrap();
        assert!(postcard::from_bytes::<Palette>(&stored).is_err());
    }
}
