//! Colours in lists: a palette beside the clues, and runs with colours.

use crate::error::{Fault, Mistake};
use crate::lists::nested::{Kind, Value};
use crate::text::{Scan, Signs, cells, named_ink, names};
use nonoscope_core::puzzle::{Colour, MAX_SIDE, Palette, Run};
use nonoscope_words::expected;
use std::collections::BTreeMap;

pub(super) const PALETTE: [&str; 4] = ["colours", "colors", "palette", "inks"];
const COLOUR: [&str; 4] = ["colour", "color", "ink", "c"];
const SHADE: [&str; 7] = ["rgb", "hex", "colour", "color", "value", "code", "css"];

/// The colours of a text.
pub(super) struct Colours {
    signs: Signs,
    /// The names by which runs refer to the colours of a list, by number from 0; `None` for the background.
    listed: Vec<Option<String>>,
    /// Whether the text says anything about colours.
    are_there: bool,
    /// The meanings found for the letters of cells.
    cells: BTreeMap<char, Colour>,
}

impl Colours {
    /// No colours yet.
    pub(super) fn new() -> Colours {
        Colours { signs: Signs::new(), listed: Vec::new(), are_there: false, cells: BTreeMap::new() }
    }

    /// Whether the text says anything about colours.
    pub(super) fn are_there(&self) -> bool {
        self.are_there
    }

    /// The background and the inks that are used.
    pub(super) fn palette(&mut self) -> Option<Palette> {
        if self.are_there { self.signs.palette() } else { None }
    }

    /// Defines the colours that stand beside the clues.
    pub(super) fn define(&mut self, at: &Scan<'_>, values: &[Value]) -> Result<(), Mistake> {
        for value in values {
            match plain_name(value.name(at)).as_str() {
                "background" => {
                    if let Some(shade) = shade(at, value) {
                        self.background(shade);
                    }
                }
                name if PALETTE.contains(&name) => {
                    for colour in value.items() {
                        match colour.has_key {
                            true => self.defined(at, &colour.plain_key(at), colour)?,
                            false => self.listed(at, colour)?,
                        }
                    }
                }
                _ => {}
            }
        }
        Ok(())
    }

    fn background(&mut self, shade: Shade) {
        self.are_there = true;
        self.signs.background(&shade.name.unwrap_or_default(), shade.rgb);
    }

    /// A colour with its name in front.
    fn defined(&mut self, at: &Scan<'_>, name: &str, value: &Value) -> Result<(), Mistake> {
        let is_object = matches!(value.kind, Kind::List(_)) && value.is_record();
        let (name, found) = match (shade(at, value), names::hexadecimal(name), &value.kind) {
            // The other way round.
            (None, Some(rgb), Kind::Text(own)) => (own.as_str(), Shade { rgb, name: None, letter: None }),
            (Some(found), ..) => (name, found),
            (None, ..) => return Err(at.fault(value.offset, Fault::ShouldBe { expected: expected::colour() })),
        };
        if name.eq_ignore_ascii_case("background") && !is_object {
            self.background(found);
            return Ok(());
        }
        self.add(name, &found).map_err(|fault| at.fault(value.offset, fault))
    }

    fn add(&mut self, sign: &str, shade: &Shade) -> Result<(), Fault> {
        self.are_there = true;
        // A letter is not a name.
        let own = if sign.chars().count() > 1 { sign } else { names::name_of(shade.rgb).unwrap_or_default() };
        let mut ink = named_ink(sign, shade.name.as_deref().unwrap_or(own), shade.rgb);
        ink.letter = shade.letter.unwrap_or(ink.letter);
        self.signs.define(sign, ink)
    }

    /// A colour of a list. White at the beginning is the background.
    fn listed(&mut self, at: &Scan<'_>, value: &Value) -> Result<(), Mistake> {
        let Some(shade) = shade(at, value) else {
            return Err(at.fault(value.offset, Fault::ShouldBe { expected: expected::colour() }));
        };
        let is_background = self.listed.is_empty() && shade.rgb == [255; 3];
        if is_background {
            self.listed.push(None);
            self.background(shade);
            return Ok(());
        }
        let sign = shade.name.clone().unwrap_or_else(|| names::called(shade.rgb));
        self.listed.push(Some(sign.clone()));
        self.add(&sign, &shade).map_err(|fault| at.fault(value.offset, fault))
    }

    /// The colour with this name, or that looks like this.
    fn named(&mut self, name: &str) -> Result<Colour, Fault> {
        self.are_there = true;
        match names::hexadecimal(name) {
            Some(rgb) if !self.signs.know(name) => self.signs.looking_like(rgb),
            _ => self.signs.colour(name.trim()),
        }
    }

    fn colour(&mut self, at: &Scan<'_>, value: &Value) -> Result<Colour, Mistake> {
        let fault = |fault| at.fault(value.offset, fault);
        match &value.kind {
            Kind::Text(name) | Kind::Word(name) => self.named(name).map_err(fault),
            Kind::Number(number) => match self.listed.get(*number as usize).cloned() {
                Some(None) => Ok(Colour::BACKGROUND),
                Some(Some(sign)) => self.named(&sign).map_err(fault),
                None => self.named(&number.to_string()).map_err(fault),
            },
            _ => Err(fault(Fault::ShouldBe { expected: expected::colour() })),
        }
    }

    /// The colour of a run without one.
    pub(super) fn without_one(&mut self, at: &Scan<'_>, value: &Value) -> Result<Colour, Mistake> {
        self.signs.without_sign().map_err(|fault| at.fault(value.offset, fault))
    }

    /// A run with a colour: `{"length": 3, "colour": "red"}`, `[3, "red"]` or `"3r"`; nothing if it is none.
    pub(super) fn run(&mut self, at: &Scan<'_>, value: &Value) -> Option<Result<Run, Mistake>> {
        let (length, colour) = match &value.kind {
            Kind::List(items) => match (pair(at, value), &items[..]) {
                (Some(pair), _) => pair,
                (None, [length, colour]) if !self.listed.is_empty() => (number(length)?, Some(colour)),
                _ => return None,
            },
            Kind::Text(written) => {
                let written = written.trim();
                let sign = written.trim_start_matches(|c: char| c.is_ascii_digit());
                let length = written[..written.len() - sign.len()].parse().ok()?;
                let sign = sign.trim_start();
                if sign.is_empty() || !(self.signs.know(sign) || self.are_there) {
                    return None;
                }
                let colour = self.named(sign).map_err(|fault| at.fault(value.offset, fault));
                return Some(colour.and_then(|colour| run(at, value, length, colour)));
            }
            _ => return None,
        };
        let colour = match colour {
            Some(colour) => self.colour(at, colour),
            None => self.without_one(at, value),
        };
        Some(colour.and_then(|colour| run(at, value, length, colour)))
    }

    /// The runs of a clue that is one text: `3r 1b`.
    pub(super) fn runs(&mut self, at: &Scan<'_>, value: &Value, written: &str) -> Result<Vec<Run>, Mistake> {
        let mut runs: Vec<Run> = Vec::new();
        let words = written.split(|c: char| c.is_whitespace() || matches!(c, ',' | '.' | '-'));
        for word in words.filter(|word| !word.is_empty()) {
            let part = Value::new(value.offset, Kind::Text(word.to_owned()));
            if let Some(coloured) = self.run(at, &part) {
                runs.push(coloured?);
            } else if let Ok(length) = word.parse::<usize>() {
                let colour = self.without_one(at, value)?;
                runs.push(run(at, value, length, colour)?);
            } else {
                return Err(at.fault(value.offset, Fault::unexpected(word, expected::number)));
            }
        }
        Ok(runs)
    }

    /// The colour of a cell that is a letter.
    pub(super) fn cell(&mut self, letter: char) -> Result<Colour, Fault> {
        if let Some(&colour) = self.cells.get(&letter) {
            return Ok(colour);
        }
        let palette = self.signs.palette();
        let used = palette.and_then(|palette| palette.by_letter(letter)).filter(|colour| !colour.is_background());
        let colour = match used {
            Some(colour) => colour,
            None => match self.signs.with_letter(letter) {
                Some(sign) => self.signs.colour(&sign)?,
                None => cells::colour(letter, &mut self.signs)?,
            },
        };
        self.cells.insert(letter, colour);
        Ok(colour)
    }
}

fn number(value: &Value) -> Option<usize> {
    match &value.kind {
        Kind::Number(number) => Some(*number as usize),
        Kind::Text(number) => number.trim().parse().ok(),
        _ => None,
    }
}

/// Length and colour of a run that is a list or a record of both, or a record with a length alone. The colour is what has the name
/// of one, or is a text and no number.
pub(super) fn pair<'v>(at: &Scan<'_>, value: &'v Value) -> Option<(usize, Option<&'v Value>)> {
    let is_colour = |item: &Value| {
        let is_named = item.has_key && COLOUR.contains(&plain_name(item.name(at)).as_str());
        is_named || (matches!(item.kind, Kind::Text(_)) && number(item).is_none())
    };
    match value.items() {
        [length] if length.has_key && !is_colour(length) => Some((number(length)?, None)),
        [length, colour] | [colour, length] if is_colour(colour) => Some((number(length)?, Some(colour))),
        _ => None,
    }
}

fn run(at: &Scan<'_>, value: &Value, length: usize, colour: Colour) -> Result<Run, Mistake> {
    match u16::try_from(length) {
        Ok(run) if length <= MAX_SIDE => Ok(Run { length: run, colour }),
        _ => Err(at.fault(value.offset, Fault::NumberTooLarge)),
    }
}

/// A name in lower case, without separators between words.
pub(super) fn plain_name(name: &str) -> String {
    name.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

/// What a colour looks like, and perhaps its own name and letter.
struct Shade {
    rgb: [u8; 3],
    name: Option<String>,
    letter: Option<char>,
}

fn shade(at: &Scan<'_>, value: &Value) -> Option<Shade> {
    match &value.kind {
        Kind::Text(text) => Some(Shade { rgb: names::colour(text)?, name: None, letter: None }),
        Kind::List(parts) if !value.is_record() => {
            let part = |value: &Value| match value.kind {
                Kind::Number(part) => u8::try_from(part).ok(),
                _ => None,
            };
            let [red, green, blue] = &parts[..] else { return None };
            Some(Shade { rgb: [part(red)?, part(green)?, part(blue)?], name: None, letter: None })
        }
        Kind::List(items) => {
            let text = |wanted: &[&str]| items.iter().find(|item| wanted.contains(&plain_name(item.name(at)).as_str()));
            let written = |value: Option<&Value>| match value.map(|value| &value.kind) {
                Some(Kind::Text(text)) => Some(text.clone()),
                _ => None,
            };
            let name = written(text(&["name"]));
            let own = text(&SHADE).filter(|value| !matches!(value.kind, Kind::List(_)) || !value.is_record());
            let rgb = match own {
                Some(value) => shade(at, value)?.rgb,
                None => names::colour(name.as_deref()?)?,
            };
            let letter = written(text(&["letter", "char", "sign", "symbol"]));
            Some(Shade { rgb, name, letter: letter.and_then(|letter| letter.chars().next()) })
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

    use crate::{Format, read, read_as, write};

    const SMALL: &str = "2r 1b\n1b\n\n1r\n1r\n1b 1b";

    #[test]
    fn runs_have_colours_as_people_write_them() {
        let small = read(SMALL.replace("\n1b\n\n", "\n0\n1b\n\n").as_str()).unwrap().puzzle;
        for text in [
            r#"{"rows": [[[2, "red"], [1, "blue"]], [], [[1, "blue"]]], "columns": [["1r"], [[1, "r"]], "1b 1b"]}"#,
            r##"{"rows": [[{"length": 2, "colour": "red"}, {"count": 1, "color": "#00f"}], [], [1, "blue"]],
                "columns": [[{"size": "1", "colour": "red"}], [{"colour": "red", "length": 1}], [["blue", 1], ["b", 1]]]}"##,
            r#"{"colours": {"q": "red", "z": "blue"}, "clues": {"rows": [["2q", "1z"], [0], ["1z"]],
                "cols": ["1q", "1q", "1z 1z"]}}"#,
            r##"{"colors": ["white", "red", {"name": "sea", "rgb": [0, 0, 255]}],
                "rows": [[[2, 1], [1, 2]], [], [[1, 2]]], "columns": [[[1, 1]], [[1, "red"]], [[1, "sea"], [1, 2]]]}"##,
            r#"[[[[2, "red"], [1, "blue"]], [], [[1, "blue"]]], [[[1, "red"]], [[1, "red"]], [[1, "blue"], [1, "blue"]]]]"#,
        ] {
            let reading = read(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
            assert!(reading.puzzle.asks_the_same(&small), "{text}");
            let shades = |puzzle: &nonoscope_core::puzzle::Puzzle| -> Vec<[u8; 3]> {
                puzzle.palette().colours().map(|(_, ink)| ink.rgb).collect()
            };
            assert_eq!((reading.format, shades(&reading.puzzle)), (Format::Json, shades(&small)), "{text}");
            let written = write(&reading, Format::Json).unwrap().text;
            assert_eq!(read(&written).unwrap().puzzle, reading.puzzle, "{written}");
        }
    }

    #[test]
    fn cells_palettes_and_pictures_come_back() {
        let text = "{\n  \"background\": {\"name\": \"paper\", \"rgb\": \"#ffffe0\"},\n  \
                    \"colours\": {\"red\": \"#d62728\", \"rose\": {\"name\": \"rose\", \"rgb\": \"#ff0080\", \"letter\": \"s\"}},\n  \
                    \"width\": 3,\n  \"height\": 2,\n  \"rows\": [[[1,\"red\"],[1,\"rose\"]], [[1,\"rose\"]]],\n  \
                    \"columns\": [[[1,\"red\"]], [[1,\"rose\"]], [[1,\"rose\"]]],\n  \
                    \"givens\": [\"r.[rs]\", \"-..\"],\n  \"goal\": [\"rs-\", \"--s\"]\n}\n";
        let reading = read(text).unwrap();
        assert_eq!(write(&reading, Format::Json).unwrap().text, text);
        assert_eq!(reading.puzzle.givens().row_strings(), ["X..", "O.."]);
        assert_eq!(reading.notes.goal.as_ref().unwrap().row_strings(), ["XBO", "OOB"]);
    }

    #[test]
    fn mistakes_with_colours_have_their_place() {
        let error = |text| read_as(text, Format::Json).unwrap_err().to_string();
        let starts = |text, start: &str| assert!(error(text).starts_with(start), "{}", error(text));
        starts(
            r#"{"rows": [[[1, "reddish"]]], "columns": [[[1, "red"]]]}"#,
            "Line 1, column 16: The colour “reddish” is not defined. ",
        );
        starts(
            r#"{"colours": {"r": "red"}, "rows": [["1r", "1b"]], "columns": [["1r"], ["1b"]]}"#,
            "Line 1, column 43: There is no colour “b” here. The only colour is r.",
        );
        starts(
            r#"{"colours": {"r": "reddish"}, "rows": [["1r"]], "columns": [["1r"]]}"#,
            "Line 1, column 19: This should be a colour such as “red” or “#ff0000”.",
        );
        starts(
            r#"{"rows": [[{"colour": "red"}]], "columns": [[1]]}"#,
            "Line 1, column 12: This should be a run such as",
        );
        starts(r#"{"rows": [[[2000, "red"]]], "columns": [[1]]}"#, "Line 1, column 12: This number is too large");
    }
}
