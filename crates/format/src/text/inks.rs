//! The colours that a text defines and its runs use, and runs with the sign of a colour, such as `3a`.
//!
//! A reader numbers colours when runs first use them, and `Draft::finish` puts them in the order of use, rows first,
//! without unused ones. So the same puzzle is equal in every format, and marks fit it.

use super::{Scan, names};
use crate::error::{Expected, Fault, Mistake};
use nonoscope_core::puzzle::{Colour, Grid, Ink, MAX_INKS, Palette, Run, everyday_name};
use std::collections::BTreeMap;

/// The colours of a text. They get their numbers when first used, so unused ones do not count.
pub(crate) struct Inks {
    background: Ink,
    /// By the signs in runs or cells.
    defined: BTreeMap<String, Defined>,
    /// Those that are used, in the order of their numbers.
    used: Vec<Ink>,
    /// How to define a colour, to end a sentence that asks for it.
    define: Expected,
}

struct Defined {
    ink: Ink,
    colour: Option<Colour>,
}

/// Distinct colours for inks that have none.
const MADE_UP: [&str; 12] =
    ["black", "red", "blue", "green", "yellow", "orange", "purple", "brown", "pink", "cyan", "grey", "lime"];

/// The name or the number of one of many distinct colours; the further ones are greys.
pub(crate) fn made_up(index: usize) -> String {
    MADE_UP.get(index).map_or_else(|| names::number([(index * 7) as u8; 3]), |&name| name.to_owned())
}

/// An ink of this colour, with the name that CSS has for it, or else an everyday one.
pub(crate) fn ink(sign: &str, rgb: [u8; 3]) -> Ink {
    named_ink(sign, name_of(rgb), rgb)
}

fn name_of(rgb: [u8; 3]) -> &'static str {
    names::name_of(rgb).unwrap_or_else(|| everyday_name(rgb))
}

/// An ink of this name.
pub(crate) fn named_ink(sign: &str, name: &str, rgb: [u8; 3]) -> Ink {
    Ink::new(sign.chars().next().unwrap_or(' '), name, rgb)
}

/// An ink with the CSS name of its colour, or its number, and its usual letter.
pub fn ink_of(rgb: [u8; 3]) -> Ink {
    let name = name_of(rgb);
    named_ink(names::letter_of(name).unwrap_or(name), name, rgb)
}

impl Inks {
    /// No colours yet, on white. `define` shows how the text would define one.
    pub(crate) fn new(define: Expected) -> Inks {
        let background = ink(".", [255; 3]);
        Inks { background, defined: BTreeMap::new(), used: Vec::new(), define }
    }

    /// Defines an ink, or the background. Runs call it by its sign, which may be a word.
    pub(crate) fn define(&mut self, sign: &str, ink: Ink, is_background: bool) -> Result<(), Fault> {
        if is_background {
            self.background = ink.clone();
        }
        match self.defined.get(sign) {
            Some(before) if before.ink.rgb != ink.rgb => return Err(Fault::ColourAgain { sign: sign.to_owned() }),
            Some(_) => {}
            None => {
                let colour = is_background.then_some(Colour::BACKGROUND);
                self.defined.insert(sign.to_owned(), Defined { ink, colour });
            }
        }
        Ok(())
    }

    /// Says what the background looks like; no sign stands for it.
    pub(crate) fn set_background(&mut self, ink: Ink) {
        self.background = ink;
    }

    /// The sign of the ink that looks like this, if there is one.
    pub(crate) fn sign_of(&self, rgb: [u8; 3]) -> Option<String> {
        self.inks().find(|(_, defined)| defined.ink.rgb == rgb).map(|(sign, _)| sign.clone())
    }

    /// The sign of the only ink that was defined with this letter, if there is one.
    pub(crate) fn with_letter(&self, letter: char) -> Option<String> {
        let mut alike = self.defined.iter().filter(|(_, defined)| defined.ink.letter == letter);
        let (sign, _) = alike.next()?;
        alike.next().is_none().then(|| sign.clone())
    }

    /// Whether a sign is defined.
    pub(crate) fn has(&self, sign: &str) -> bool {
        self.defined.contains_key(sign)
    }

    /// Whether any sign is defined, or was made up.
    pub(crate) fn has_signs(&self) -> bool {
        self.defined.keys().any(|sign| !sign.is_empty())
    }

    /// The colour with this sign.
    pub(crate) fn colour(&mut self, sign: &str) -> Result<Colour, Fault> {
        let Some(defined) = self.defined.get_mut(sign) else { return Err(self.no_such(sign)) };
        if let Some(colour) = defined.colour {
            return Ok(colour);
        }
        if self.used.len() == MAX_INKS {
            return Err(Fault::TooManyColours);
        }
        self.used.push(defined.ink.clone());
        Ok(*defined.colour.insert(Colour::ink(self.used.len())))
    }

    /// The ink with this sign; a mistake if it is the background.
    pub(crate) fn ink_of(&mut self, sign: &str) -> Result<Colour, Fault> {
        match self.colour(sign)? {
            Colour::BACKGROUND => Err(Fault::RunOfBackground),
            ink => Ok(ink),
        }
    }

    /// The ink with this sign. If the text does not define it, it looks as its name says, or else like none before.
    pub(crate) fn colour_or_made_up(&mut self, sign: &str) -> Result<Colour, Fault> {
        if !self.has(sign) {
            let is_new = |rgb: &[u8; 3]| self.defined.values().all(|defined| defined.ink.rgb != *rgb);
            let named = names::css(sign).or_else(|| names::css(names::in_full(sign)?));
            let made_up = || MADE_UP.iter().filter_map(|name| names::css(name)).find(is_new);
            let rgb = named.filter(is_new).or_else(made_up);
            // The further ones are greys.
            let rgb = rgb.unwrap_or([(self.defined.len() * 7) as u8; 3]);
            self.define(sign, ink(sign, rgb), false)?;
        }
        self.ink_of(sign)
    }

    /// The colour of runs without a sign: black.
    pub(crate) fn black(&mut self) -> Result<Colour, Fault> {
        let sign = self.sign_of([0; 3]).unwrap_or_default();
        if !self.has(&sign) {
            let black = Palette::default().get(Colour::INK).clone();
            self.define(&sign, black, false)?;
        }
        self.colour(&sign)
    }

    fn no_such(&self, sign: &str) -> Fault {
        let found = sign.chars().take(20).collect();
        let known: Vec<String> = self.ink_signs().filter(|sign| !sign.is_empty()).take(MAX_INKS).collect();
        match known.is_empty() {
            true => Fault::ColourNotDefined { found, define: (self.define)() },
            false => Fault::NoSuchColour { found, known },
        }
    }

    /// The background and the inks that are used.
    pub(crate) fn palette(&self) -> Option<Palette> {
        Palette::new(self.background.clone(), self.used.clone()).ok()
    }

    /// Reads one run, if there is one. `own` gives the colour for the letters behind a number, which may be none.
    pub(crate) fn run(
        &mut self,
        scan: &mut Scan<'_>,
        own: &dyn Fn(&mut Inks, &str) -> Result<Colour, Fault>,
    ) -> Result<Option<Run>, Mistake> {
        let Some(length) = scan.number()? else {
            let is_hidden = scan.peek() == Some('?');
            return if is_hidden { Err(scan.fault(scan.offset(), Fault::HiddenNumber)) } else { Ok(None) };
        };
        let offset = scan.offset();
        let sign = self.sign(scan);
        // A run without cells needs no colour.
        if length == 0 && sign.is_empty() {
            return Ok(Some(Run { length, colour: Colour::INK }));
        }
        if !self.has(sign)
            && let Some(mistake) = Scan::letter_in(scan, offset)
        {
            return Err(mistake);
        }
        let colour = own(self, sign).map_err(|fault| scan.fault(offset, fault))?;
        Ok(Some(Run { length, colour }))
    }

    /// Skips the sign of a colour, if there is one here: letters, or something else that is defined.
    fn sign<'t>(&self, scan: &mut Scan<'t>) -> &'t str {
        let rest = scan.rest();
        if let Some(c) = scan.peek().filter(|c| !c.is_alphabetic() && !c.is_whitespace())
            && self.has(&rest[..c.len_utf8()])
        {
            scan.eat(c);
            return &rest[..c.len_utf8()];
        }
        scan.word()
    }

    /// Reads runs, with something between them.
    pub(crate) fn runs(
        &mut self,
        scan: &mut Scan<'_>,
        between: &dyn Fn(char) -> bool,
        own: &dyn Fn(&mut Inks, &str) -> Result<Colour, Fault>,
    ) -> Result<Vec<Run>, Mistake> {
        let between = |c: char| c.is_whitespace() || between(c);
        let mut runs = Vec::new();
        scan.skip(between);
        while let Some(run) = self.run(scan, own)? {
            runs.push(run);
            scan.skip(between);
        }
        Ok(runs)
    }

    /// How many inks are used so far.
    pub(crate) fn used(&self) -> usize {
        self.used.len()
    }

    /// The only ink that is defined, if there is just one.
    pub(crate) fn only_ink(&self) -> Option<String> {
        let mut inks = self.ink_signs();
        inks.next().filter(|_| inks.next().is_none())
    }

    fn inks(&self) -> impl Iterator<Item = (&String, &Defined)> {
        self.defined.iter().filter(|(_, defined)| defined.colour.is_none_or(|colour| !colour.is_background()))
    }

    fn ink_signs(&self) -> impl Iterator<Item = String> {
        self.inks().map(|(sign, _)| sign.clone())
    }

    /// The fault of a run without a sign.
    pub(crate) fn no_sign(&self) -> Fault {
        Fault::RunWithoutColour { known: self.ink_signs().take(MAX_INKS).collect() }
    }
}

/// A grid for all the colours that there may be; a puzzle takes it as it is.
pub(crate) fn unknown(width: usize, height: usize) -> Grid {
    let grid = Grid::unknown(width, height);
    grid.clone().with_inks(MAX_INKS).unwrap_or(grid)
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonoscope_words::{Text, expected};

    #[test]
    fn colours_are_numbered_as_they_are_used() {
        let mut inks = Inks::new(expected::defining_color_line);
        inks.define("0", ink("0", [255; 3]), true).unwrap();
        for (sign, rgb) in [("a", [255, 0, 0]), ("b", [0, 0, 255]), ("c", [1, 2, 3])] {
            inks.define(sign, ink(sign, rgb), false).unwrap();
        }
        assert_eq!(inks.palette(), None);
        let numbers: Vec<usize> = ["c", "0", "a", "c"].iter().map(|sign| inks.colour(sign).unwrap().number()).collect();
        assert_eq!(numbers, [1, 0, 2, 1]);
        let palette = inks.palette().unwrap();
        let names: Vec<_> = palette.colours().map(|(_, ink)| (ink.letter, ink.name.as_str())).collect();
        assert_eq!(names, [('.', "white"), ('c', "black"), ('a', "red")]);
        assert_eq!(inks.define("a", ink("a", [0; 3]), false), Err(Fault::ColourAgain { sign: "a".to_owned() }));
        assert_eq!(inks.define("a", ink("a", [255, 0, 0]), false), Ok(()));
        let error = inks.colour("d").unwrap_err().to_string();
        assert_eq!(error, "There is no colour “d” here. The colours are a, b and c.");
    }

    #[test]
    fn colours_may_be_made_up() {
        let mut inks = Inks::new(Text::default);
        let names = ["r", "x", "b", "red"].map(|sign| {
            inks.colour_or_made_up(sign).unwrap();
            inks.used.last().unwrap().name.clone()
        });
        assert_eq!(names, ["red", "black", "blue", "green"]);
        let made_up: Vec<_> = (0..27).map(|number| inks.colour_or_made_up(&format!("x{number}"))).collect();
        assert!(made_up.iter().all(Result::is_ok));
        assert_eq!(inks.colour_or_made_up("z"), Err(Fault::TooManyColours));
        assert_eq!(inks.palette().unwrap().inks(), 31);
    }

    #[test]
    fn runs_may_have_signs() {
        let mut inks = Inks::new(Text::default);
        let mut runs = |text: &str| {
            let mut scan = Scan::at(text, 0);
            let runs = inks.runs(&mut scan, &|c| c == ',', &|inks, sign| match sign {
                "" => inks.black(),
                sign => inks.colour_or_made_up(sign),
            })?;
            Ok(runs.iter().map(|run| (run.length, run.colour.number())).collect::<Vec<_>>())
        };
        assert_eq!(runs("3r, 1blue 2,0"), Ok(vec![(3, 1), (1, 2), (2, 3), (0, 1)]));
        assert_eq!(runs("3r1r"), Ok(vec![(3, 1), (1, 1)]));
        assert_eq!(runs(""), Ok(Vec::new()));
        let hidden: Mistake = runs("3r ?r").unwrap_err();
        assert!(hidden.to_string().starts_with("Line 1, column 4: The length of this run is hidden"), "{hidden}");
        let error: Mistake = runs("3r 1O").unwrap_err();
        assert_eq!(error.to_string(), "Line 1, column 4: “1O” has a letter in it. Perhaps it should be the number 10.");
    }
}
