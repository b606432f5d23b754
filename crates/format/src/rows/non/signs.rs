//! The lines of a `.non` file that begin with a key, the colours that they define, and the signs that stand for them.

use crate::error::{Fault, Mistake};
use crate::text::lines::lines;
use crate::text::{Inks, Scan, ink, names};
use nonoscope_core::puzzle::{Colour, Colours, Run};
use nonoscope_words::expected;
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

/// The first word of a line in lower case, and the rest of the line; the word is empty if the line does not begin with
/// one.
pub(super) fn key_and_value(line: &str) -> (String, &str) {
    let line = line.trim();
    let rest = line.trim_start_matches(|c: char| c.is_ascii_alphabetic());
    let key = line[..line.len() - rest.len()].to_ascii_lowercase();
    (key, rest.trim_start_matches(|c: char| c.is_whitespace() || c == ':'))
}

/// A value without the surrounding quotes; quotes inside it remain.
pub(super) fn unquoted(value: &str) -> &str {
    value.strip_prefix('"').map_or(value, |rest| rest.strip_suffix('"').unwrap_or(rest))
}

impl Signs {
    /// The colours that a text defines, wherever it does.
    pub(super) fn of(text: &str) -> Result<Signs, Mistake> {
        let mut inks = Inks::new(expected::defining_color_line);
        for (offset, line) in lines(text) {
            let (key, value) = key_and_value(line);
            let Some((sign, colour)) = definition(value).filter(|_| key == "color") else { continue };
            let scan = Scan::at(text, offset);
            let Some(rgb) = names::colour(colour) else {
                let at = offset + line.trim_end().len() - colour.len();
                return Err(scan.fault(at, Fault::unexpected(colour, expected::colour_number)));
            };
            inks.define(sign, ink(sign, rgb), sign == "0").map_err(|fault| scan.fault(offset, fault))?;
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
            // A cell of any ink.
            '1' => Colour::all(self.inks.used()).skip(1).collect(),
            sign if self.inks.has_signs() => Colours::of(self.inks.colour(sign.encode_utf8(&mut [0; 4]))?),
            _ => return Ok(None),
        };
        Ok(Some(colours))
    }
}

#[cfg(test)]
mod tests {
    use crate::{Format, Notes, read as read_text, write};
    use nonoscope_core::puzzle::{At, Cell, Colour, Line};

    const SMALL: &str = "catalogue \"x 1\"\ntitle \"Aka \"Dot\"\"\nwidth 3\nheight 2\n\nrows\n1,1\n\n\ncolumns\n1\n\n1\n\ngoal \"101000\"\n";

    /// Red and blue, without black.
    const COLOURED: &str = "color r #ff0000\ncolor b #0000FF\ncolor u #123456\nwidth 3\nheight 2\n\nrows\n1r,1b\n2b\n\n\
        columns\n1r,1b\n2b\n\n\ngoal \"rb0bb0\"\nsaved \"?b[r0]?[r0b]0\"\n";

    #[test]
    fn colours_are_read() {
        let reading = read_text(COLOURED).unwrap();
        let puzzle = &reading.puzzle;
        assert_eq!(puzzle.clue(Line::row(0)).to_string(), "1a 1b");
        let palette: Vec<_> = puzzle.palette().colours().map(|(_, ink)| (ink.letter, &*ink.name)).collect();
        assert_eq!(palette, [('.', "white"), ('r', "red"), ('b', "blue")]);
        assert_eq!(reading.notes.goal.as_ref().unwrap().row_strings(), ["XBO", "BBO"]);
        assert_eq!(puzzle.givens().row_strings(), [".B.", "..O"]);
        let possible: Vec<_> = puzzle.givens().possible(At::new(0, 2)).iter().map(Colour::number).collect();
        assert_eq!(possible, [0, 1]);
        assert_eq!(puzzle.givens().get(At::new(1, 1)), Cell::UNKNOWN);
        let written = write(&reading, Format::Non).unwrap();
        assert_eq!(read_text(&written.text), Ok(reading.clone()), "{}", written.text);
        assert_eq!(written.left_out(std::slice::from_ref(&reading), Format::Non), None);
        // Keys come in any order, and cells may stand below.
        let (colours, rest) = COLOURED.split_at(COLOURED.find("width").unwrap());
        assert_eq!(read_text(&format!("{rest}{colours}")), Ok(reading.clone()));
        let below = COLOURED.replace("goal \"rb0bb0\"", "goal\nrb0\nbb0\nby \"bob\"");
        assert_eq!(read_text(&below).unwrap().notes.goal, reading.notes.goal);
        assert_eq!(read_text(&below).unwrap().notes.get(Notes::BY), Some("bob"));
    }

    #[test]
    fn colours_may_be_made_up_or_those_of_cells_unknown() {
        let start = COLOURED.find("width").unwrap();
        let bare = &COLOURED[start..COLOURED.find("goal").unwrap()];
        let reading = read_text(bare).unwrap();
        assert!(reading.puzzle.asks_the_same(&read_text(&COLOURED[..COLOURED.find("goal").unwrap()]).unwrap().puzzle));
        assert_eq!(reading.puzzle.palette().get(Colour::ink(2)).name, "blue");
        // 1 is a cell of any ink, where all runs have letters.
        let filled = read_text(&format!("{bare}goal \"110110\"\nsaved \"1?????\"")).unwrap();
        assert_eq!(filled.notes.goal, None);
        let possible: Vec<_> = filled.puzzle.givens().possible(At::new(0, 0)).iter().map(Colour::number).collect();
        assert_eq!(possible, [1, 2]);
        // And it is that of runs without one.
        let mixed = bare.replace('b', "");
        let mixed = read_text(&format!("{mixed}goal \"r10110\"\n")).unwrap();
        assert_eq!(mixed.notes.goal.as_ref().unwrap().row_strings(), ["XBO", "BBO"]);
        assert_eq!(mixed.puzzle.palette().get(Colour::ink(2)).name, "black");
        // The paper may have a colour.
        let paper = read_text(&format!("color 0 #eee\n{COLOURED}")).unwrap();
        assert_eq!(paper.puzzle.palette().get(Colour::BACKGROUND).rgb, [238; 3]);
        assert_eq!(read_text(&write(&paper, Format::Non).unwrap().text), Ok(paper));
    }

    #[test]
    fn a_key_may_be_called_color() {
        let reading = read_text(&format!("color \"none; #1\"\n{SMALL}")).unwrap();
        assert_eq!((reading.notes.get("color"), reading.puzzle.inks()), (Some("none; #1"), 1));
    }

    #[test]
    fn errors_in_colours_say_where() {
        let error = |text: &str| read_text(text).unwrap_err().to_string();
        assert_eq!(
            error(&COLOURED.replace("2b\n\ncolumns", "2c\n\ncolumns")),
            "Line 9, column 2: There is no colour “c” here. The colours are b, r and u."
        );
        assert_eq!(
            error(&COLOURED.replace("#123456", "#1234")),
            "Line 3, column 9: Found “#1234”, expected a colour such as “#ff0000”."
        );
        assert_eq!(
            error(&COLOURED.replace("color u", "color r")),
            "Line 3, column 1: “r” already stands for another colour. Choose a different sign for this one."
        );
        assert_eq!(
            error(&COLOURED.replace("[r0]", "x")),
            "Line 17, column 10: There is no colour “x” here. The colours are b, r and u."
        );
        assert_eq!(
            error(&COLOURED.replace("2b\n\n\ngoal", "1b\n1r\ngoal")),
            "The rows ask for 1 red cell, the columns for 2. These numbers must be the same.\n\
             The rows ask for 3 blue cells, the columns for 2. These numbers must be the same."
        );
        assert!(error(&SMALL.replace("1,1", "1,1O")).contains("“1O” has a letter in it"));
        assert!(error(&SMALL.replace("1,1", "1,?")).contains("The length of this run is hidden"));
    }
}
