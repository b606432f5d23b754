//! `.g` of Mirek and Petr Olšák's solver.
//!
//! ```text
//! A name                   lines of text
//! #d                       a table of colours, perhaps with more behind it: a sign, a colon and a letter to print, the
//!    0:   white            colour as X11 calls it or in hexadecimal digits, and a remark, which may be its name; 0 is
//!    1:X  black            the background, white if left out, and 1 the colour of runs without a sign
//!    y:y  #FFFF00   yellow
//! : rows                   then a line for each row from the top: runs with the signs of their colours, spaces between
//! 1y 3                     them; 0 or nothing for a line without runs
//! …
//! : columns                likewise from the left
//! …
//! : end                    or a third colon, perhaps with a remark: what follows is not read
//! ```
//!
//! Without a table, all runs have the same sign or none. Triangles (colours such as `black/orange`) and puzzles of hexagons
//! (`#t`) are not read. Source: the remarks in the examples of Olšák's solver `grid`, and the exports of webpbn.com.

use crate::error::{Fault, Mistake, Mistakes};
use crate::spec::{Facts, Format, Holds, Likeness, Reads, Recognised, Spec, Writes};
use crate::text::{Draft, Inks, PlacedClue, Scan, TextLine, clues, headings, ink, is_blank, lines, named_ink, names};
use nonoscope_core::puzzle::{Axis, Colour, Palette, Puzzle, Run};
use nonoscope_words::{expected, format};
use std::fmt::Write;

pub(crate) const SPEC: Spec = Spec {
    format: Format::Olsak,
    facts: Facts {
        id: "g",
        aliases: &["olsak"],
        name: format::olsak,
        extension: "g",
        holds: Holds { title: true, colours: true, ..Holds::CLUES },
        ..Facts::DEFAULT
    },
    recognised: Recognised::By(|text| Likeness::sure(looks_like(text))),
    reads: Reads::One(read),
    writes: Writes::One(write),
    sample: "A nonogram\n#d\n   0:   #FFFFFF   white\n   g:X  #000000   black\n\
        : rows\n1g 1g\n2g\n: columns\n2g\n1g\n1g\n",
};

/// The heading in a line that begins with a colon, in lower case.
fn heading(line: &str) -> Option<String> {
    line.trim_start().strip_prefix(':').map(|heading| heading.trim().to_ascii_lowercase())
}

/// The axis that a heading names; none if it has no name, or another one.
fn axis_of(heading: &str) -> Option<Axis> {
    let word = heading.split_whitespace().next().unwrap_or_default();
    let axis =
        if heading.starts_with("col") { Some(Axis::Column) } else { heading.starts_with("row").then_some(Axis::Row) };
    axis.or(headings::axis_in(word))
}

/// Whether a text has a table of colours, or headings that no other format has: any words after a colon, or none.
fn looks_like(text: &str) -> bool {
    let has = |line: &str| {
        matches!(line.trim(), "#d" | "#D" | "#t" | "#T")
            || heading(line).is_some_and(|heading| matches!(heading.as_str(), "rows" | "columns"))
    };
    let is_heading = |line: &&str| line.starts_with(':') && line[1..].chars().all(|c| c.is_alphabetic() || c == ' ');
    text.lines().any(has) || matches!(text.lines().map(str::trim_end).filter(is_heading).take(4).count(), 2 | 3)
}

/// The lines up to the end of the puzzle, and which of them are headings, with the axis that each names. The puzzle ends
/// at `: end`, or at a third heading, unless that names rows or columns again, which is a mistake.
fn with_headings(text: &str) -> (Vec<TextLine<'_>>, Vec<(usize, Option<Axis>)>) {
    let (mut all, mut parts) = (Vec::new(), Vec::new());
    for line in lines::lines(text) {
        if let Some(heading) = heading(line.1) {
            let axis = axis_of(&heading);
            if heading == "end" || (parts.len() > 1 && axis.is_none()) {
                break;
            }
            parts.push((all.len(), axis));
        }
        all.push(line);
    }
    (all, parts)
}

fn read(text: &str) -> Result<Draft, Mistakes> {
    let (all, parts) = with_headings(text);
    let end = Scan::at_end(text);
    let mut draft = Draft { title: title(&all), ..Draft::default() };
    let mut inks = colours(text, &all[..parts.first().map_or(all.len(), |first| first.0)])?;
    let has_table = inks.has_signs();
    let mut begun: Vec<Axis> = Vec::new();
    // Blank lines between rows and columns, or below a heading, are only for looks.
    let is_spaced = parts.iter().skip(1).any(|&(at, _)| at > 0 && is_blank(&all[at - 1]));
    for (index, &(at, named)) in parts.iter().enumerate() {
        // Headings without a name stand above the rows, and then the columns.
        let axis = named.unwrap_or(if begun.contains(&Axis::Row) { Axis::Column } else { Axis::Row });
        if begun.contains(&axis) {
            let heading = axis.plural();
            return Err(draft.mistakes.and(end.fault(all[at].0, Fault::Again { heading, instead: None })));
        }
        begun.push(axis);
        let until = parts.get(index + 1).map_or(all.len(), |next| next.0);
        for &line in clue_lines(&all[at + 1..until], is_spaced) {
            draft.keep(axis, coloured_clue(text, line, &mut inks, has_table));
            if draft.mistakes.are_enough() {
                return Err(draft.mistakes);
            }
        }
    }
    draft.palette = inks.palette();
    draft.with_both(text, [": rows", ": columns"])
}

/// The lines without trailing blank ones, and if blank lines are only for looks, without leading ones; otherwise those
/// are clues without runs.
fn clue_lines<'l, 't>(lines: &'l [TextLine<'t>], is_spaced: bool) -> &'l [TextLine<'t>] {
    let written = lines.iter().position(|line| !is_blank(line)).unwrap_or(lines.len());
    let start = if is_spaced || written == lines.len() { written } else { 0 };
    let end = lines.iter().rposition(|line| !is_blank(line)).map_or(start, |last| last + 1);
    &lines[start..end]
}

/// The first line of text before anything else.
fn title(all: &[TextLine<'_>]) -> String {
    let first = all.iter().find(|line| !is_blank(line)).map_or("", |line| line.1.trim());
    if first.starts_with(['#', ':']) { String::new() } else { first.to_owned() }
}

/// The colours of the table among the lines above the clues.
fn colours(text: &str, lines: &[TextLine<'_>]) -> Result<Inks, Mistake> {
    let mut inks = Inks::new(expected::defining_table_row);
    let mut is_table = false;
    for &(offset, line) in lines {
        match line.get(..2) {
            Some("#d" | "#D") => is_table = true,
            Some("#t" | "#T") => {
                let fault = Fault::OtherPuzzle { kind: "triddler".to_owned() };
                return Err(Scan::at(text, offset).fault(offset, fault));
            }
            _ if is_table && !is_blank(&(offset, line)) => colour(text, (offset, line), &mut inks)?,
            _ => {}
        }
    }
    Ok(inks)
}

/// A colour in the table: `y:y  yellow`, `s:s  #F6BEF6  a light pink`.
fn colour(text: &str, line: TextLine<'_>, inks: &mut Inks) -> Result<(), Mistake> {
    let mut scan = Scan::in_line(text, line);
    scan.skip_space();
    let at = scan.offset();
    let sign = scan.peek().unwrap_or(' ');
    scan.eat(sign);
    if sign == ',' || !scan.eat(':') {
        return Err(Scan::at(text, at).expected(expected::table_row));
    }
    // The letter that is printed may be a space.
    let printed = scan.peek().filter(|c| !c.is_whitespace());
    printed.map(|printed| scan.eat(printed));
    scan.skip_space();
    let (word_at, rest) = (scan.offset(), scan.rest().trim_end());
    let (word, remark) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    if word.contains(['/', '\\']) {
        return Err(scan.fault(word_at, Fault::Triangle));
    }
    let rgb = named(word).ok_or_else(|| match word {
        "" => scan.expected(expected::missing_colour_of_table),
        word => scan.fault(word_at, Fault::unexpected(word, expected::colour_of_table)),
    })?;
    let name = if word.starts_with('#') { remark.trim() } else { word };
    let name = if name.is_empty() { names::name_of(rgb).unwrap_or_default() } else { name };
    let sign = sign.to_string();
    let ink = match sign.as_str() {
        DEFAULT => named_ink(printed.unwrap_or(' ').encode_utf8(&mut [0; 4]), name, rgb),
        sign => named_ink(sign, name, rgb),
    };
    inks.define(&sign, ink, sign == "0").map_err(|fault| scan.fault(at, fault))
}

/// The sign in the table for the colour of runs without one.
const DEFAULT: &str = "1";

/// The colour that a word means. X11 has four shades of many colours, such as `red3`, and a hundred greys.
fn named(word: &str) -> Option<[u8; 3]> {
    let name = word.trim_end_matches(|c: char| c.is_ascii_digit());
    let number: u32 = word[name.len()..].parse().ok().filter(|&number| number <= 100).unwrap_or(0);
    let grey = (matches!(name.to_ascii_lowercase().as_str(), "gray" | "grey") && name.len() < word.len())
        .then_some([((number * 255 + 50) / 100) as u8; 3]);
    names::css(word).or_else(|| names::hexadecimal(word)).or(grey).or_else(|| names::css(name))
}

/// A clue whose runs have the signs of their colours. Without a table, there is only one sign.
fn coloured_clue(
    text: &str,
    (offset, line): TextLine<'_>,
    inks: &mut Inks,
    has_table: bool,
) -> Result<PlacedClue, Mistake> {
    let mut scan = Scan::in_line(text, (offset, line));
    let own = |inks: &mut Inks, sign: &str| match sign {
        "" if inks.has(DEFAULT) => inks.ink_of(DEFAULT),
        "" if !has_table => inks.black(),
        "" => inks.only_ink().ok_or_else(|| inks.no_sign()).and_then(|only| inks.ink_of(&only)),
        sign if !has_table && inks.only_ink().is_none() => {
            inks.define(sign, ink(sign, [0; 3]), false)?;
            inks.ink_of(sign)
        }
        sign => inks.ink_of(sign),
    };
    let mut runs = Vec::new();
    scan.skip_space();
    while let Some(run) = inks.run(&mut scan, &own)? {
        runs.push(run);
        if scan.peek().is_some_and(|c| !c.is_whitespace()) {
            return Err(scan.expected_number(expected::number_with_sign));
        }
        scan.skip_space();
    }
    match scan.peek() {
        None => Ok(PlacedClue::coloured(runs, offset)),
        Some(_) => Err(scan.expected_number(expected::number)),
    }
}

fn write(puzzle: &Puzzle) -> String {
    let mut out = String::new();
    // A title that would be read as something else is left out.
    let title = puzzle.title().filter(|title| !title.starts_with(['#', ':']));
    let _ = writeln!(out, "{}\n#d", title.unwrap_or("A nonogram"));
    let palette = puzzle.palette();
    let is_plain = *palette == Palette::default();
    for (colour, ink) in palette.colours() {
        let [red, green, blue] = ink.rgb;
        let sign = match colour {
            Colour::BACKGROUND => "0: ".to_owned(),
            _ if is_plain => "g:X".to_owned(),
            _ => format!("{0}:{0}", ink.letter),
        };
        let _ = writeln!(out, "   {sign}  #{red:02X}{green:02X}{blue:02X}   {}", ink.name);
    }
    let run = |run: Run| format!("{}{}", run.length, if is_plain { 'g' } else { palette.get(run.colour).letter });
    for (heading, axis) in [("rows", Axis::Row), ("columns", Axis::Column)] {
        let _ = writeln!(out, ": {heading}");
        for clue in puzzle.clues(axis) {
            let _ = writeln!(out, "{}", clues::written(clue, " ", &run));
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use crate::{Format, read as read_text, read_as, write};
    use nonoscope_core::puzzle::{Axis, Colour, Line};

    const SMALL: &str =
        "Small\n#d\n   0:   #FFFFFF   white\n   g:X  #000000   black\n: rows\n1g 1g\n2g\n: columns\n2g\n1g\n1g\n";

    #[test]
    fn runs_have_the_sign_of_their_colour() {
        let reading = read_text(SMALL).unwrap();
        assert_eq!((reading.format, reading.puzzle.title()), (Format::Olsak, Some("Small")));
        assert_eq!((reading.puzzle.width(), reading.puzzle.height()), (3, 2));
        assert_eq!(read_text(&SMALL.replace("g 1", " 1").replace("g\n", "\n")).unwrap().puzzle, reading.puzzle);
    }

    const COLOURED: &str = "Oko\n#declaration of the colors:\n   m:%  blue   modra\n   0:   ivory bila\n   1:*  black  cerna\n   \
        %:p  #ffc0CB  a light pink\n: rows\n1m 1\n2%\n: columns\n1m 1%\n1 1%\n: end\n";

    #[test]
    fn colours_are_read() {
        let reading = read_as(COLOURED, Format::Olsak).unwrap();
        assert_eq!(read_text(COLOURED).as_ref(), Ok(&reading));
        let clues: Vec<String> = reading.puzzle.clues(Axis::Column).iter().map(ToString::to_string).collect();
        assert_eq!(clues, ["1a 1c", "1b 1c"]);
        let palette: Vec<_> = reading.puzzle.palette().colours().map(|(_, ink)| (ink.letter, &*ink.name)).collect();
        assert_eq!(palette, [('.', "ivory"), ('m', "blue"), ('b', "black"), ('a', "a light pink")]);
        let written = write(&reading, Format::Olsak).unwrap();
        assert_eq!(read_text(&written.text), Ok(reading), "{}", written.text);
    }

    #[test]
    fn colours_of_x11_are_known() {
        for (word, rgb) in
            [("red3", [255, 0, 0]), ("gray50", [128; 3]), ("grey100", [255; 3]), ("DarkGreen", [0, 100, 0])]
        {
            let text = SMALL.replace("#000000   black", word);
            let palette = read_text(&text).unwrap().puzzle.palette().clone();
            assert_eq!((palette.get(Colour::INK).rgb, &*palette.get(Colour::INK).name), (rgb, word));
        }
    }

    #[test]
    fn blank_lines_inside_are_clues() {
        let puzzle = read_text(": rows\n\n2a\n\n2a\n\n: columns\n1a 1a\n1a 1a\n\n").unwrap().puzzle;
        assert_eq!((puzzle.width(), puzzle.height()), (2, 3));
        assert_eq!(puzzle.clue(Line::row(1)).lengths(), [0u16; 0]);
        let first = read_text(": rows\n\n2a\n: columns\n1a\n1a\n\n").unwrap().puzzle;
        assert_eq!((first.width(), first.height()), (2, 2));
        assert_eq!(first.clue(Line::row(0)).lengths(), [0u16; 0]);
    }

    #[test]
    fn what_follows_the_end_is_not_read() {
        for end in [": end", ":", ": END\n1g 1g\n: more", ": the end\nwhatever"] {
            assert_eq!(read_text(&format!("{SMALL}{end}\n")), read_text(SMALL), "{end}");
        }
        let nameless = SMALL.replace(" rows", "").replace(" columns", "");
        assert_eq!(read_text(&format!("{nameless}:\n")), read_text(SMALL));
    }

    #[test]
    fn errors_say_where() {
        let error = |text: &str| read_as(text, Format::Olsak).unwrap_err().to_string();
        assert_eq!(
            error(&SMALL.replace("1g 1g", "1g 1r")),
            "Line 6, column 5: There is no colour “r” here. The only colour is g."
        );
        assert_eq!(
            error(": rows\n1g\n1b\n: columns\n1b\n1g"),
            "Line 3, column 2: There is no colour “b” here. The only colour is g.\n\
             Line 5, column 2: There is no colour “b” here. The only colour is g."
        );
        let colour = |line: &str| error(&SMALL.replace("   g:X", &format!("{line}\n   g:X")));
        assert_eq!(
            colour("t:/  black/orange"),
            "Line 4, column 6: This is a triangle, half a cell. Nonoscope reads only puzzles in which each cell has a single colour."
        );
        assert_eq!(
            colour(" r:x reddish red"),
            "Line 4, column 6: Found “reddish”, expected a colour such as “#ff0000” or “red”."
        );
        assert_eq!(
            colour(" r:"),
            "Line 4, column 4: The line ends here, expected the colour, such as “#ff0000” or “red”."
        );
        assert!(
            colour(" red").starts_with("Line 4, column 2: Found “red”, expected a colour such as “r:r  #ff0000  red”")
        );
        assert!(colour(" g:g red").starts_with("Line 5, column 4: “g” already stands for another colour"));
        assert!(error(&SMALL.replace("#d", "#t")).contains("another kind of puzzle: “triddler”"));
        assert_eq!(
            error(&COLOURED.replace("   1:*  black  cerna\n", "")),
            "Line 7, column 5: This run has no colour. Write one of these signs after its number: % and m.\n\
             Line 11, column 2: This run has no colour. Write one of these signs after its number: % and m."
        );
        assert_eq!(
            error(&SMALL.replace("2g\n:", "2;\n:")),
            "Line 7, column 2: Found “;”, expected a number with the sign of its colour."
        );
        assert!(error(": rows\n1g\n").contains("There are no clues for the columns."));
        assert!(error(": rows\n1g\n: rows\n1g\n").contains("A second part “rows” begins here"));
    }
}
