//! `.g` of Mirek and Petr Olšák's solver, for puzzles with a single colour.
//!
//! ```text
//! A name                   lines of text
//! #d                       a table of colours: a sign, a colon and perhaps a letter to print, the colour, its name
//!    0:   #FFFFFF   white      0 is the background
//!    g:X  #000000   black
//! : rows                   then a line for each row from the top: runs with the sign of their colour, spaces between
//! 1g 3g                    them; 0 or nothing for a line without runs
//! …
//! : columns                likewise from the left
//! …
//! : end                    or a third colon, perhaps with a remark: what follows is not read
//! ```
//!
//! Source: the remarks in the examples of Olšák's solver `grid`, and the exports of webpbn.com.

use crate::format::error::fault::Fault;
use crate::format::error::mistake::{Mistake, Mistakes};
use crate::format::kind::Format;
use crate::format::spec::{Facts, Holds, Likeness, Reads, Recognised, Spec, Writes};
use crate::format::text::draft::{Draft, PlacedClue};
use crate::format::text::lines::{self, TextLine, is_blank};
use crate::format::text::scan::Scan;
use crate::puzzle::{Axis, Clue, Puzzle};
use std::fmt::Write;

pub(crate) const SPEC: Spec = Spec {
    format: Format::Olsak,
    facts: Facts {
        id: "g",
        aliases: &["olsak"],
        name: "Olšák’s .g file",
        extension: "g",
        media_type: "text/plain",
        holds: Holds { title: true, ..Holds::CLUES },
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
    if heading.starts_with("col") { Some(Axis::Column) } else { heading.starts_with("row").then_some(Axis::Row) }
}

/// Whether a text has a table of colours, or a heading that no other format has.
fn looks_like(text: &str) -> bool {
    let has = |line: &str| {
        matches!(line.trim(), "#d" | "#D")
            || heading(line).is_some_and(|heading| matches!(heading.as_str(), "rows" | "columns"))
    };
    text.lines().any(has)
}

/// The lines up to the end of the puzzle, and which of them are headings, with the axis that each names. The puzzle ends
/// at `: end`, or at a third heading unless that names rows or columns once more, which is a mistake.
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
    let mut sign = None;
    let mut begun: Vec<Axis> = Vec::new();
    // If blank lines separate rows from columns, they are only for looks, and so are those below a heading.
    let is_spaced = parts.iter().skip(1).any(|&(at, _)| at > 0 && is_blank(&all[at - 1]));
    for (index, &(at, named)) in parts.iter().enumerate() {
        // Headings without a name stand above the rows, and then the columns.
        let axis = named.unwrap_or(if begun.contains(&Axis::Row) { Axis::Column } else { Axis::Row });
        if begun.contains(&axis) {
            let heading = axis.plural();
            return Err(draft.mistakes.and(end.fault(all[at].0, Fault::Again { heading })));
        }
        begun.push(axis);
        let until = parts.get(index + 1).map_or(all.len(), |next| next.0);
        for &line in clue_lines(&all[at + 1..until], is_spaced) {
            draft.keep(axis, coloured_clue(text, line, &mut sign));
            if draft.mistakes.are_enough() {
                return Err(draft.mistakes);
            }
        }
    }
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

/// A clue in which every run is followed by the same sign, or none is.
fn coloured_clue(text: &str, (offset, line): TextLine<'_>, sign: &mut Option<char>) -> Result<PlacedClue, Mistake> {
    let mut scan = Scan::in_line(text, (offset, line));
    let mut runs = Vec::new();
    scan.skip_space();
    while let Some(run) = scan.number()? {
        runs.push(run);
        if let Some(found) = scan.peek().filter(|c| !c.is_whitespace()) {
            if !found.is_alphanumeric() {
                return Err(scan.expected("a number with the sign of its colour"));
            }
            if *sign.get_or_insert(found) != found {
                return Err(scan.fault(scan.offset(), Fault::Colours));
            }
            scan.eat(found);
        }
        scan.skip_space();
    }
    match scan.peek() {
        None => Ok(PlacedClue::new(runs, offset)),
        Some(_) => Err(scan.expected("a number")),
    }
}

fn write(puzzle: &Puzzle) -> String {
    let mut out = String::new();
    // A title that would be read as something else is left out.
    let title = puzzle.title().filter(|title| !title.starts_with(['#', ':']));
    let _ = writeln!(out, "{}", title.unwrap_or("A nonogram"));
    out.push_str("#d\n   0:   #FFFFFF   white\n   g:X  #000000   black\n");
    for (heading, axis) in [("rows", Axis::Row), ("columns", Axis::Column)] {
        let _ = writeln!(out, ": {heading}");
        for clue in puzzle.clues(axis) {
            let _ = writeln!(out, "{}", signed(clue));
        }
    }
    out
}

fn signed(clue: &Clue) -> String {
    let runs: Vec<String> = clue.lengths().iter().map(|run| format!("{run}g")).collect();
    if runs.is_empty() { "0".to_owned() } else { runs.join(" ") }
}

#[cfg(test)]
mod tests {
    use crate::format::{Format, read as read_text, read_as};
    use crate::puzzle::Line;

    const SMALL: &str =
        "Small\n#d\n   0:   #FFFFFF   white\n   g:X  #000000   black\n: rows\n1g 1g\n2g\n: columns\n2g\n1g\n1g\n";

    #[test]
    fn runs_have_the_sign_of_their_colour() {
        let reading = read_text(SMALL).unwrap();
        assert_eq!((reading.format, reading.puzzle.title()), (Format::Olsak, Some("Small")));
        assert_eq!((reading.puzzle.width(), reading.puzzle.height()), (3, 2));
        assert_eq!(read_text(&SMALL.replace("g 1", " 1").replace("g\n", "\n")).unwrap().puzzle, reading.puzzle);
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
        let refused = "This belongs to a puzzle in several colours; only those in black and white can be read.";
        assert_eq!(error(&SMALL.replace("1g 1g", "1g 1r")), format!("Line 6, column 5: {refused}"));
        assert_eq!(
            error(&SMALL.replace("2g\n:", "2;\n:")),
            "Line 7, column 2: Found “;”, expected a number with the sign of its colour."
        );
        assert!(error(": rows\n1g\n").contains("There are no clues for the columns."));
        assert!(error(": rows\n1g\n: rows\n1g\n").contains("A second part “rows” begins here"));
    }
}
