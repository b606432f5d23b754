//! The colours of a `.non` file, and the signs that stand for them.

use super::keys::key_and_value;
use crate::format::error::fault::Fault;
use crate::format::error::mistake::Mistake;
use crate::format::text::inks::{Inks, ink};
use crate::format::text::lines::lines;
use crate::format::text::names;
use crate::format::text::scan::Scan;
use crate::puzzle::{Colour, Colours, Run};
use std::cell::Cell;

/// The sign of runs without a letter in images.
const PLAIN: &str = "1";

pub(super) struct Signs {
    pub(super) inks: Inks,
    /// Whether the text defines colours; if not, letters stand for some.
    are_defined: bool,
    /// Whether there is a run without a letter.
    has_plain: bool,
}

/// Sign and colour of a value such as `a #ff0000`; nothing if it is something else. The colour may be wrong.
pub(super) fn definition(value: &str) -> Option<(&str, &str)> {
    let (sign, colour) = value.split_once(char::is_whitespace)?;
    let colour = colour.trim();
    let is_colour = colour.starts_with('#') || names::colour(colour).is_some();
    (is_colour && !sign.contains(['"', ',', '?', '[', ']'])).then_some((sign, colour))
}

impl Signs {
    /// The colours that a text defines, wherever it does.
    pub(super) fn of(text: &str) -> Result<Signs, Mistake> {
        let mut inks = Inks::new("“color a #ff0000” on a line above");
        for (offset, line) in lines(text) {
            let (key, value) = key_and_value(line);
            let Some((sign, colour)) = definition(value).filter(|_| key == "color") else { continue };
            let scan = Scan::at(text, offset);
            let Some(rgb) = names::colour(colour) else {
                let at = offset + line.trim_end().len() - colour.len();
                let found = Some(colour.chars().take(20).collect());
                return Err(scan.fault(at, Fault::Unexpected { found, expected: "a colour such as “#ff0000”" }));
            };
            let ink = ink(sign, rgb);
            let defined = if sign == "0" { inks.define_background(sign, ink) } else { inks.define(sign, ink) };
            defined.map_err(|fault| scan.fault(offset, fault))?;
        }
        let are_defined = inks.has_signs();
        Ok(Signs { inks, are_defined, has_plain: false })
    }

    pub(super) fn run(&mut self, scan: &mut Scan<'_>) -> Result<Option<Run>, Mistake> {
        let are_defined = self.are_defined;
        let has_plain = Cell::new(self.has_plain);
        let run = self.inks.run(scan, &|inks, sign| match sign {
            "" => {
                has_plain.set(true);
                if inks.has(PLAIN) { inks.ink_of(PLAIN) } else { inks.black() }
            }
            sign if are_defined => inks.ink_of(sign),
            sign => inks.colour_or_made_up(sign),
        });
        self.has_plain = has_plain.get();
        run
    }

    /// Whether a line is a row of cells, some of which have letters.
    pub(super) fn is_row(&self, line: &str, width: usize) -> bool {
        let is_cell = |c: char| "01?".contains(c) || self.inks.has(c.encode_utf8(&mut [0; 4]));
        let cells: String = line.chars().filter(|c| !c.is_whitespace() && *c != '"').collect();
        cells.chars().count() == width && cells.chars().all(is_cell)
    }

    /// The colours that a sign in an image stands for; nothing if only runs with signs could explain it.
    pub(super) fn cell(&mut self, sign: char) -> Result<Option<Colours>, Fault> {
        let colours = match sign {
            '0' => Colours::BACKGROUND,
            '1' if self.inks.has(PLAIN) => Colours::of(self.inks.ink_of(PLAIN)?),
            '1' if self.has_plain || self.inks.used() == 0 => Colours::of(self.inks.black()?),
            // A cell of whatever ink.
            '1' => Colour::all(self.inks.used()).skip(1).collect(),
            sign if self.inks.has_signs() => Colours::of(self.inks.colour(sign.encode_utf8(&mut [0; 4]))?),
            _ => return Ok(None),
        };
        Ok(Some(colours))
    }
}
