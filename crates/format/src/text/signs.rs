//! The colours of a typed text: lines that define them, such as `colour r red`, and their signs in runs and cells.
//!
//! ```text
//! colour r red             or color, with a colon or an equals sign anywhere; the sign is a letter or a word
//! colour r #ff0000 wine    a number, and perhaps a name of its own
//! colour red               called by its name
//! r = red                  without the word, too
//! colour . #ffffe0         the background, also as: background lightyellow
//! ```
//!
//! Where a text defines no ink, the names of CSS's colours and their usual abbreviations are known.

use super::inks::{Inks, ink, ink_of, named_ink};
use super::lines::{TextLine, lines};
use super::{Scan, headings, names};
use crate::error::{Fault, Mistakes};
use nonoscope_core::puzzle::{Colour, Ink, Palette};
use nonoscope_words::expected;
use std::collections::BTreeMap;
use std::fmt::Write;

/// A line that defines a colour.
struct Definition<'t> {
    /// Its sign in runs; `None` for the background.
    sign: Option<&'t str>,
    /// Its colour, and perhaps its name; or the rest of the line, if that is not a colour.
    value: Result<([u8; 3], &'t str), &'t str>,
}

/// The colour that stands at the beginning of a text, and the name behind it, if it has one of its own.
fn value(text: &str) -> Option<([u8; 3], &str)> {
    let text = text.trim();
    let (first, name) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    if let Some(rgb) = Some(first).filter(|first| first.starts_with('#')).and_then(names::hexadecimal) {
        return Some((rgb, name.trim()));
    }
    let plain = |text: &str| {
        let text = text.trim_end_matches([',', ';', '.', '"', '\'']).trim_start_matches(['"', '\'']);
        // A number without a sign in front is more likely a clue.
        names::colour(text).filter(|_| !text.bytes().all(|byte| byte.is_ascii_digit()))
    };
    plain(text).map(|rgb| (rgb, "")).or_else(|| Some((plain(first)?, name.trim())))
}

/// The definition on a line, if there is one.
fn definition(line: &str) -> Option<Definition<'_>> {
    let is_between = |c: char| c.is_whitespace() || matches!(c, ':' | '=');
    let word = |text: &str| text.len() - text.trim_start_matches(char::is_alphabetic).len();
    let line = line.trim();
    let (first, rest) = line.split_at(word(line));
    let after = rest.trim_start_matches(is_between);
    if first.is_empty() || after.is_empty() || rest.len() == after.len() {
        // Nothing between the word and what follows it.
        return None;
    }
    let is_one = |words: &[&str]| words.iter().any(|word| word.eq_ignore_ascii_case(first));
    if is_one(&["background"]) {
        return Some(Definition { sign: None, value: value(after).ok_or(after) });
    }
    if is_one(&["colour", "color"]) {
        let length = if after.starts_with('.') { 1 } else { word(after) };
        let (sign, rest) = after.split_at(length);
        let is_background = sign == "." || sign.eq_ignore_ascii_case("background");
        let own = rest.trim_start_matches(is_between);
        if sign.is_empty() || (rest.len() == own.len() && !own.is_empty()) {
            return None;
        }
        let value = if own.is_empty() { value(sign).ok_or(after) } else { value(own).ok_or(own) };
        return Some(Definition { sign: Some(sign).filter(|_| !is_background), value });
    }
    let has_sign = rest.trim_start().starts_with([':', '=']);
    let is_heading = first.chars().count() > 1 && headings::known(first).is_some();
    let value = value(after).filter(|_| has_sign && !is_heading)?;
    Some(Definition { sign: Some(first), value: Ok(value) })
}

/// Whether a line defines a colour.
pub(crate) fn defines(line: &str) -> bool {
    definition(line).is_some_and(|definition| definition.value.is_ok())
}

/// Whether a line is meant to define a colour, even if it is not a valid one.
pub(crate) fn is_definition(line: &str) -> bool {
    definition(line).is_some()
}

/// Whether a word is the name of a common colour or its abbreviation.
pub(crate) fn is_usual(word: &str) -> bool {
    usual(word).is_some()
}

/// The colour that a word means. A capital O is more likely the number zero.
fn usual(word: &str) -> Option<[u8; 3]> {
    names::css(word).or_else(|| names::css(names::in_full(word)?)).filter(|_| word != "O")
}

/// The colours of a text, by what runs and cells call them.
pub(crate) struct Signs {
    inks: Inks,
    /// The sign of each colour, by its name in small letters.
    named: BTreeMap<String, String>,
    /// The sign of the first ink that the text defines, and whether it is the only one.
    first: Option<(String, bool)>,
}

impl Signs {
    /// No colours yet.
    pub(crate) fn new() -> Signs {
        Signs { inks: Inks::new(expected::defining_line), named: BTreeMap::new(), first: None }
    }

    /// The colours that a text defines.
    pub(crate) fn of(text: &str) -> Result<Signs, Mistakes> {
        let mut signs = Signs::new();
        let mut mistakes = Mistakes::default();
        for line in lines(text) {
            if let Some(definition) = definition(line.1)
                && let Err(fault) = signs.add(&definition)
            {
                mistakes.0.push(Scan::at(text, 0).fault(place(line, &definition), fault));
                if mistakes.are_enough() {
                    break;
                }
            }
        }
        if mistakes.0.is_empty() { Ok(signs) } else { Err(mistakes) }
    }

    fn add(&mut self, definition: &Definition<'_>) -> Result<(), Fault> {
        let Ok((rgb, name)) = definition.value else {
            return Err(Fault::ShouldBe { expected: expected::colour() });
        };
        match definition.sign {
            Some(sign) => {
                let name = if name.is_empty() { names::name_of(rgb).unwrap_or_default() } else { name };
                self.define(sign, named_ink(sign, name, rgb))
            }
            None => {
                self.background(name, rgb);
                Ok(())
            }
        }
    }

    /// Defines an ink.
    pub(crate) fn define(&mut self, sign: &str, ink: Ink) -> Result<(), Fault> {
        let is_new = !self.inks.has(sign);
        self.named.entry(ink.name.to_lowercase()).or_insert_with(|| sign.to_owned());
        self.inks.define(sign, ink, false)?;
        match &mut self.first {
            Some((_, is_only)) => *is_only &= !is_new,
            None => self.first = Some((sign.to_owned(), true)),
        }
        Ok(())
    }

    /// Says what the background looks like. Without a name it gets CSS's, if there is one.
    pub(crate) fn background(&mut self, name: &str, rgb: [u8; 3]) {
        let name = if name.is_empty() { names::name_of(rgb).unwrap_or_default() } else { name };
        self.inks.set_background(named_ink(".", name, rgb));
    }

    /// Whether the text defines an ink.
    pub(crate) fn are_defined(&self) -> bool {
        self.first.is_some()
    }

    /// The sign of the ink that is meant, as the text defines it.
    fn own(&self, sign: &str) -> Option<String> {
        if self.inks.has(sign) {
            return Some(sign.to_owned());
        }
        let small = sign.to_lowercase();
        if self.inks.has(&small) {
            return Some(small);
        }
        let mut letters = sign.chars();
        let letter = letters.next().filter(|_| letters.next().is_none());
        self.named.get(&small).cloned().or_else(|| self.inks.with_letter(letter?))
    }

    /// Whether a sign stands for a colour here.
    pub(crate) fn know(&self, sign: &str) -> bool {
        if self.are_defined() { self.own(sign).is_some() } else { is_usual(sign) }
    }

    /// The colour that a run or a cell means by a sign.
    pub(crate) fn colour(&mut self, sign: &str) -> Result<Colour, Fault> {
        if self.are_defined() {
            let own = self.own(sign);
            return self.inks.colour(own.as_deref().unwrap_or(sign));
        }
        let Some((name, rgb)) = usual(sign).and_then(|rgb| Some((names::name_of(rgb)?, rgb))) else {
            let found = sign.chars().take(20).collect();
            return Err(Fault::ColourNotDefined { found, define: expected::defining_line() });
        };
        if rgb == [0; 3] && self.inks.has("") {
            // Runs without a sign are black, too.
            return self.inks.colour("");
        }
        if !self.inks.has(name) {
            self.inks.define(name, ink_of(rgb), false)?;
        }
        self.inks.colour(name)
    }

    /// The colour that looks like this.
    pub(crate) fn looking_like(&mut self, rgb: [u8; 3]) -> Result<Colour, Fault> {
        let sign = self.inks.sign_of(rgb).unwrap_or_else(|| names::called(rgb));
        if !self.inks.has(&sign) {
            self.inks.define(&sign, ink(names::name_of(rgb).unwrap_or(&sign), rgb), false)?;
        }
        self.inks.colour(&sign)
    }

    /// The sign of the ink that has this letter, of those that are defined.
    pub(crate) fn with_letter(&self, letter: char) -> Option<String> {
        self.inks.with_letter(letter)
    }

    /// The colour of a run without a sign: that of the only ink, or else black.
    pub(crate) fn without_sign(&mut self) -> Result<Colour, Fault> {
        match &self.first {
            Some((only, true)) => self.inks.colour(only),
            _ => self.inks.black(),
        }
    }

    /// The sign of the only ink, if the text defines a single one.
    pub(crate) fn only(&self) -> Option<&str> {
        self.first.as_ref().filter(|(_, is_only)| *is_only).map(|(sign, _)| sign.as_str())
    }

    /// The background and the inks that are used. If there are none, it has the first one that the text defines, or black.
    pub(crate) fn palette(&mut self) -> Option<Palette> {
        if let Some(palette) = self.inks.palette() {
            return Some(palette);
        }
        let ink = match &self.first {
            Some((first, _)) => self.inks.colour(first),
            None => self.inks.black(),
        };
        ink.ok().and_then(|_| self.inks.palette())
    }
}

/// The byte offset of what a definition says.
fn place((offset, line): TextLine<'_>, definition: &Definition<'_>) -> usize {
    let said = match definition.value {
        Ok((_, name)) => definition.sign.unwrap_or(name),
        Err(rest) => rest,
    };
    // Both are parts of the line.
    offset + (said.as_ptr() as usize).saturating_sub(line.as_ptr() as usize).min(line.len())
}

/// Lines that define the colours of a palette; none for black on white.
pub(crate) fn definitions(palette: &Palette) -> String {
    let mut out = String::new();
    let usual = Palette::default();
    for (colour, ink) in palette.colours() {
        if colour.is_background() && ink == usual.get(colour) {
            continue;
        }
        let number = names::number(ink.rgb);
        let css = names::name_of(ink.rgb);
        let value = match css {
            Some(css) if css == ink.name => css.to_owned(),
            None if number == ink.name => number,
            _ => format!("{number} {}", ink.name),
        };
        let _ = writeln!(out, "colour {} {value}", ink.letter);
    }
    if *palette == usual { String::new() } else { out }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonoscope_core::puzzle::MAX_INKS;

    /// The sign that a line defines, and what it says.
    type Defined = (Option<String>, Result<[u8; 3], String>);

    fn defined(line: &str) -> Option<Defined> {
        let Definition { sign, value } = definition(line)?;
        Some((sign.map(str::to_owned), value.map(|value| value.0).map_err(str::to_owned)))
    }

    #[test]
    fn colours_are_defined_in_many_ways() {
        let red = Some((Some("r".to_owned()), Ok([255, 0, 0])));
        for line in [
            "colour r red",
            "Color R: #f00",
            "color: r = red",
            "r = red",
            "r: #ff0000",
            "colour r #ff0000 wine",
            "r=red,",
            "r: r",
        ] {
            let found = defined(line).map(|(sign, rgb)| (sign.map(|sign| sign.to_lowercase()), rgb));
            assert_eq!(found, red, "{line}");
        }
        assert_eq!(defined("colour red"), Some((Some("red".to_owned()), Ok([255, 0, 0]))));
        for line in ["colour . #ffffe0", "background lightyellow", "Background = #ffffe0", "colour background #ffffe0"]
        {
            assert_eq!(defined(line), Some((None, Ok([255, 255, 224]))), "{line}");
        }
        assert_eq!(defined("colour r reddish"), Some((Some("r".to_owned()), Err("reddish".to_owned()))));
        for line in
            ["r 1 2", "row: blue", "title: red", "r: 1", "r: 123456", "3r = red", "", "colour", "colours of the sea"]
        {
            assert_eq!(defined(line), None, "{line}");
        }
    }

    #[test]
    fn definitions_are_read_as_they_were_written() {
        let inks = vec![
            Ink::new('r', "red", [255, 0, 0]),
            Ink::new('R', "red 2", [255, 0, 0]),
            Ink::new('q', "#ff0001", [255, 0, 1]),
            Ink::new('ß', "#00ff00", [0, 255, 0]),
            Ink::new('x', "=: a, \"b\"; #x", [0, 0, 0]),
        ];
        let palette = Palette::new(Ink::new('.', "cream; x", [255, 253, 208]), inks).unwrap();
        let text = definitions(&palette);
        assert!(text.lines().all(defines), "{text}");
        let mut signs = Signs::of(&text).unwrap();
        for letter in ["r", "R", "q", "ß", "x"] {
            signs.colour(letter).unwrap();
        }
        assert_eq!(signs.palette().unwrap(), palette, "{text}");
        assert_eq!(definitions(&Palette::default()), "");
    }

    #[test]
    fn signs_and_names_mean_the_same() {
        let mut signs = Signs::new();
        let numbers =
            ["r", "red", "RED", "b", "bl", "Light-Blue", "k"].map(|sign| signs.colour(sign).unwrap().number());
        assert_eq!(numbers, [1, 1, 1, 2, 2, 3, 4]);
        let letters: String = signs.palette().unwrap().colours().map(|(_, ink)| ink.letter).collect();
        assert_eq!(letters, ".rblk");
        assert!(signs.colour("z").is_err() && !signs.know("O") && signs.know("o"));

        let mut signs = Signs::of("colour r crimson\nq = #123456 deep sea").unwrap();
        assert_eq!(["r", "R", "Crimson", "q"].map(|sign| signs.colour(sign).unwrap().number()), [1, 1, 1, 2]);
        assert_eq!(signs.colour("b").unwrap_err().to_string(), "There is no colour “b” here. The colours are q and r.");
        assert_eq!(signs.only(), None);
    }

    #[test]
    fn mistakes_in_definitions_have_their_place() {
        let error = |text| Signs::of(text).map(|_| ()).unwrap_err().0.remove(0).to_string();
        assert_eq!(
            error("\ncolour r reddish"),
            "Line 2, column 10: This should be a colour such as “red” or “#ff0000”."
        );
        assert_eq!(
            error("colour r red\ncolour r blue"),
            "Line 2, column 8: “r” already stands for another colour. Choose a different sign for this one."
        );
        let many: String =
            ('a'..='z').chain('A'..='F').map(|c| format!("colour {c} #0000{:02x}\n", c as u32)).collect();
        let mut signs = Signs::of(&many).unwrap();
        let found: Vec<_> = ('a'..='z').chain('A'..='F').map(|c| signs.colour(&c.to_string())).collect();
        assert_eq!((found.iter().flatten().count(), found.last()), (MAX_INKS, Some(&Err(Fault::TooManyColours))));
    }
}
