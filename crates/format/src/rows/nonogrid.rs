//! The files of nonogrid and pynogram.
//!
//! ```text
//! # a remark               or ; a remark; also after something
//! [clues]
//! columns = """            quotes as in TOML, or none as in INI
//! 2                        the columns from the left: runs with spaces between them, 0 for a line without runs; clues stand
//! 1, 1                     on lines of their own or have commas between them, perhaps in quotes; a run may have the name
//! 3r 1                     of its colour behind it, and is black without one
//! """
//! rows = """               likewise from the top
//! …
//! [colors]                 perhaps above the clues: name, colour and a sign to print
//! defs = ['r = (red) %', 'g = (88CC44) *', 'b = (0, 0, 255) #']
//! r = (red) %              as in TOML, or as in INI on a line for each
//! ```
//!
//! `B` is black and `W` white by default. A background of another colour is written as the colour `W`.
//!
//! Source: the remarks in `examples/hello.toml` of nonogrid, and in `examples/hello.txt` of pynogram.

mod defs;

use crate::error::{Fault, Mistake, Mistakes};
use crate::spec::{Facts, Format, Holds, Likeness, Reads, Recognised, Spec, Writes};
use crate::text::{Draft, Inks, PlacedClue, Scan, TextLine, clues, lines};
use defs::{WHITE, code, section};
use nonoscope_core::puzzle::{Axis, Colour, Ink, Palette, Puzzle, Run};
use nonoscope_words::{expected, format};
use std::fmt::Write;

pub(crate) const SPEC: Spec = Spec {
    format: Format::Nonogrid,
    facts: Facts {
        id: "nonogrid",
        aliases: &["pynogram", "toml"],
        name: format::nonogrid,
        extension: "toml",
        holds: Holds { colours: true, ..Holds::CLUES },
        ..Facts::DEFAULT
    },
    recognised: Recognised::By(|text| Likeness::sure(lines::any(text, &|line| section(line) == Some("clues")))),
    reads: Reads::One(read),
    writes: Writes::One(write),
    sample: "[clues]\ncolumns = \"\"\"\n2\n1\n1\n\"\"\"\nrows = \"\"\"\n1 1\n2\n\"\"\"\n",
};

fn read(text: &str) -> Result<Draft, Mistakes> {
    let mut draft = Draft::default();
    let mut inks = defs::read(text)?;
    let (mut is_inside, mut axis) = (false, None);
    for (offset, line) in lines::lines(text) {
        let mut line = (offset, code(line));
        if let Some(name) = section(line.1) {
            (is_inside, axis) = (name == "clues", None);
            continue;
        }
        if let Some((name, value)) = line.1.split_once('=').filter(|_| is_inside) {
            let begun = match name.trim() {
                "rows" => Axis::Row,
                "columns" => Axis::Column,
                _ => return Err(Scan::in_line(text, line).expected(expected::rows_or_columns).into()),
            };
            if !draft.clues_mut(begun).is_empty() {
                let fault = Fault::Again { heading: begun.plural(), instead: None };
                return Err(draft.mistakes.and(Scan::at(text, offset).fault(offset, fault)));
            }
            axis = Some(begun);
            line = (offset + line.1.len() - value.len(), value);
        }
        if let Some(axis) = axis {
            clues_on(text, line, axis, &mut draft, &mut inks);
        } else if is_inside && !line.1.trim().is_empty() {
            return Err(Scan::in_line(text, line).expected(expected::rows_or_columns).into());
        }
        if draft.mistakes.are_enough() {
            break;
        }
    }
    draft.palette = inks.palette();
    draft.with_both(text, ["rows =", "columns ="])
}

/// Adds the clues of a line, which have commas between them.
fn clues_on(text: &str, (offset, line): TextLine<'_>, axis: Axis, draft: &mut Draft, inks: &mut Inks) {
    let mut place = offset;
    for piece in line.split(',') {
        let at = place;
        place += piece.len() + 1;
        if draft.mistakes.are_enough() {
            return;
        }
        if !piece.trim_matches(is_between).is_empty() {
            draft.keep(axis, clue(text, (at, piece), inks));
        }
    }
}

fn is_between(c: char) -> bool {
    c.is_whitespace() || matches!(c, '"' | '\'')
}

fn clue(text: &str, (offset, piece): TextLine<'_>, inks: &mut Inks) -> Result<PlacedClue, Mistake> {
    let start = offset + piece.len() - piece.trim_start_matches(is_between).len();
    let mut scan = Scan::in_line(text, (offset, piece));
    let runs = inks.runs(&mut scan, &is_between, &|inks, name| match name {
        "" => inks.black(),
        BLACK if !inks.has(BLACK) => inks.black(),
        name => inks.ink_of(name),
    })?;
    match scan.peek() {
        None => Ok(PlacedClue::coloured(runs, start)),
        Some(_) => Err(scan.expected_number(expected::number)),
    }
}

fn write(puzzle: &Puzzle) -> String {
    let palette = puzzle.palette();
    let is_plain = *palette == Palette::default();
    let run = |run: Run| match is_plain {
        true => run.length.to_string(),
        false => format!("{}{}", run.length, name(run.colour, palette)),
    };
    let mut out = "[clues]\n".to_owned();
    for axis in [Axis::Column, Axis::Row] {
        out.push_str(axis.plural());
        out.push_str(" = \"\"\"\n");
        for clue in puzzle.clues(axis) {
            let _ = writeln!(out, "{}", clues::written(clue, " ", &run));
        }
        out.push_str("\"\"\"\n");
    }
    if !is_plain {
        let is_said = |&(colour, ink): &(Colour, &Ink)| !colour.is_background() || ink.rgb != [255; 3];
        let def = |(colour, ink): (Colour, &Ink)| {
            let [red, green, blue] = ink.rgb;
            format!("'{} = ({red:02X}{green:02X}{blue:02X}) {}'", name(colour, palette), ink.letter)
        };
        let defs: Vec<String> = palette.colours().filter(is_said).map(def).collect();
        let _ = write!(out, "[colors]\ndefs = [\n{}\n]\n", defs.join(",\n"));
    }
    out
}

/// The name of black.
const BLACK: &str = "B";

/// The name of a colour, avoiding names with a fixed meaning.
fn name(colour: Colour, palette: &Palette) -> String {
    let letter = palette.get(colour).letter.to_string();
    match letter.as_str() {
        _ if colour.is_background() => WHITE.to_owned(),
        BLACK | WHITE => letter.repeat(2),
        _ => letter,
    }
}

#[cfg(test)]
mod tests {
    use crate::{Format, Reading, read as read_text, read_as, write};
    use nonoscope_core::puzzle::{Axis, Ink, Palette};

    #[test]
    fn clues_stand_on_lines_or_between_commas() {
        let puzzle = read_text("4x2:2/1/1//1.1/2").unwrap().puzzle;
        for text in [
            "# [clues]\n[clues]\ncolumns=2,1,1, 0\nrows=1 1,2",
            "; 5 = 5\n\n[clues]\nrows =\n  1 1  ; two\n\n  # more\n  2\n\ncolumns = \n 2\n '1', 1,\n 0\n\n[colors]\n",
            "[clues]\ncolumns = '''\n2, \"1\", 1\n0\n'''\nrows = \"\"\"1 1\n2\"\"\"\n[colors]\ndefs = []\n",
        ] {
            let reading = read_text(text).unwrap();
            assert_eq!((reading.format, &reading.puzzle), (Format::Nonogrid, &puzzle), "{text}");
        }
    }

    #[test]
    fn colours_are_read() {
        let clues = "[clues]\ncolumns = '''\n1r 1sea, 2sea\n 1* '''\nrows = 1r 1sea, \"2sea 1*\"\n";
        let toml = "[colors] # three\ndefs = [ # them\n  \"r = (Red) %\", 'sea = (0, 0,255) #',\n '* = (eeff00) ;' ]\n";
        let reading = read_text(&format!("{toml}{clues}")).unwrap();
        let told: Vec<_> = reading.puzzle.clues(Axis::Row).iter().map(ToString::to_string).collect();
        assert_eq!(told, ["1a 1b", "2b 1c"]);
        let palette: Vec<_> = reading.puzzle.palette().colours().map(|(_, ink)| (ink.letter, &*ink.name)).collect();
        assert_eq!(palette, [('.', "white"), ('r', "red"), ('s', "blue"), ('y', "yellow")]);
        let ini = "[colors]\n# three\nr = (red) %\n\nsea = (0000FF) # ; remark\n* = EEFF00 ; ;\n";
        for text in [format!("{clues}{toml}"), format!("{ini}{clues}"), format!("{clues}{ini}")] {
            assert_eq!(read_text(&text).as_ref(), Ok(&reading), "{text}");
        }
        let written = write(&reading, Format::Nonogrid).unwrap();
        assert_eq!(read_text(&written.text), Ok(reading), "{}", written.text);
    }

    #[test]
    fn black_and_white_have_names() {
        let text = "[colors]\ndefs = ['r = (red) r', 'W = (ivory) .']\n[clues]\ncolumns = 1 1r, 1r\nrows = 1B, 2r\n";
        let reading = read_text(text).unwrap();
        let palette: Vec<_> = reading.puzzle.palette().colours().map(|(_, ink)| (ink.letter, &*ink.name)).collect();
        assert_eq!(palette, [('.', "ivory"), ('x', "black"), ('r', "red")]);
        let inks = vec![Ink::new('W', "", [1; 3]), Ink::new('B', "", [2; 3])];
        let palette = Palette::new(Ink::new('.', "", [3; 3]), inks).unwrap();
        let odd = Reading { puzzle: reading.puzzle.with_palette(palette).unwrap(), ..read_text(text).unwrap() };
        let written = write(&odd, Format::Nonogrid).unwrap();
        assert_eq!(read_text(&written.text), Ok(odd), "{}", written.text);
    }

    #[test]
    fn errors_in_colours_say_where() {
        let error = |text: &str| read_as(text, Format::Nonogrid).unwrap_err().to_string();
        assert_eq!(
            error("[clues]\nrows = 1r, 2"),
            "Line 2, column 9: The colour “r” is not defined. Define it with “defs = ['r = (red) %']” below “[colors]”."
        );
        let def = |def: &str| error(&format!("[colors]\n  {def}\n[clues]\nrows = 1r"));
        let expected = "expected a colour such as “red”, “FF0000” or “255, 0, 0”.";
        assert_eq!(def("defs = ['r = (reddish) %']"), format!("Line 2, column 17: Found “reddish”, {expected}"));
        assert_eq!(def("r = (1, 2, 256) %"), format!("Line 2, column 8: Found “1, 2, 256”, {expected}"));
        assert_eq!(
            def("defs = ['b = (red) %'"),
            "Line 4, column 9: There is no colour “r” here. The only colour is b."
        );
        assert_eq!(
            def("defs = ['r = (red) %"),
            "Line 2, column 11: The quote ' that opens here is not closed on this line. Write another one where the quoted text ends."
        );
        assert_eq!(def("r"), "Line 2, column 3: Found “r”, expected a colour such as “r = (red) %”.");
        assert_eq!(
            def("r = (red) %\nr = blue *"),
            "Line 3, column 1: “r” already stands for another colour. Choose a different sign for this one."
        );
    }

    #[test]
    fn errors_say_where() {
        let error = |text: &str| read_as(text, Format::Nonogrid).unwrap_err().to_string();
        assert_eq!(error("[clues]\nrows = 1, x"), "Line 2, column 11: Found “x”, expected a number.");
        assert_eq!(error("[clues]\n1 2\n"), "Line 2, column 1: Found “1”, expected “rows” or “columns”.");
        assert!(error("[clues]\nrows = 1\n").starts_with("Line 2, column 9: There are no clues for the columns."));
        assert_eq!(
            error("[clues]\nrows = 1\nrows = 1\n"),
            "Line 3, column 1: A second part “rows” begins here, but there can be only one."
        );
    }
}
