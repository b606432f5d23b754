//! All clues of the rows on one line after a heading, and those of the columns on another.
//!
//! ```text
//! Rows: 1 1, 5, 5, 3, 1            commas between clues, and spaces between runs
//! Columns: 1,1; 5; 5; 3; 1         or semicolons or bars between clues, and spaces or commas between runs
//! ```
//!
//! The line may continue below after a separator. Everything that clue lines may contain besides clues is allowed here
//! too. Both headings with a colon may stand on one line. There may also be no headings, if there are just the two
//! lines, and some clue has several runs with another sign between them, as in `3;5;1,1,1` or `3, 5, 1.1.1`. A line
//! with a heading could also be the clue of a single row or column, so clue lines are tried first. With slashes between
//! them, clues on one line are clue lines. The format follows what people type and programs print; it has no other
//! source.

use super::plain::{self, cut, typed};
use crate::spec::{Facts, Format, Holds, Likeness, Reads, Recognised, Spec, Writes};
use crate::text::headings::{self, Part};
use crate::text::{TextLine, is_blank, lines};
use nonoscope_core::puzzle::Axis;
use nonoscope_words::format;

pub(crate) const SPEC: Spec = Spec {
    format: Format::OneLine,
    facts: Facts {
        id: "one-line",
        name: format::list_on_one_line,
        holds: Holds { givens: true, colours: true, title: true, ..Holds::CLUES },
        ..Facts::DEFAULT
    },
    recognised: Recognised::By(|text| Likeness::maybe(slashed(text).is_some())),
    reads: Reads::One(|text| plain::read_parts(slashed(text).as_deref().unwrap_or(text), true)),
    writes: Writes::Never,
    sample: "Rows: 1 1, 2\nColumns: 2, 1, 1\n",
};

/// The text with slashes between such clues, if there are any, as several clues on a line have them elsewhere.
pub(crate) fn slashed(text: &str) -> Option<String> {
    if let Some(separator) = of_two_lines(text) {
        let slashed = |line: TextLine<'_>| {
            if is_clue_line(&line) { line.1.replace(separator, "/") } else { line.1.to_owned() }
        };
        return Some(lines::lines(text).map(slashed).collect::<Vec<_>>().join("\n"));
    }
    let mut sides: [Side<'_>; 2] = Default::default();
    let mut part = None;
    for (offset, whole) in cut::lines(text) {
        let line = whole.trim_start();
        let line = &line[typed::bullet(line).len()..];
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let after = line.trim_start_matches(char::is_alphabetic);
        let word = &line[..line.len() - after.len()];
        let mut rest = line;
        if let Some((_, heading)) = headings::known(word).filter(|_| word.len() > 1 || after.starts_with(':')) {
            part = Some(heading);
            rest = after.trim_start_matches(|c: char| c.is_whitespace() || matches!(c, ':' | '='));
        }
        match part {
            Some(Part::Clues(axis)) if !rest.is_empty() => {
                sides[usize::from(axis == Axis::Column)].add((offset + whole.len() - rest.len(), rest));
            }
            Some(_) => {}
            None => return None,
        }
        // A title has one line.
        part = part.filter(|part| *part != Part::Title);
    }
    let mut slashed = text.to_owned();
    for side in &sides {
        let Some(separator) = side.separator() else { continue };
        for (offset, line) in &side.lines {
            slashed.replace_range(*offset..offset + line.len(), &line.replace(separator, "/"));
        }
    }
    sides.iter().any(|side| side.separator().is_some()).then_some(slashed)
}

/// Whether a text has all clues of the rows, and of the columns, on one line each, without headings.
pub(super) fn are_two_lines(text: &str) -> bool {
    lines::lines(text).filter(is_clue_line).count() == 2
}

fn is_clue_line(line: &TextLine<'_>) -> bool {
    let word = line.1.split([':', '=']).next().unwrap_or_default().trim();
    let is_title = matches!(headings::known(word), Some((_, Part::Title)));
    !is_blank(line) && !line.1.starts_with('#') && !is_title
}

/// The separator in a text of two lines without headings, if they are clearly all clues of the rows and all of the columns: some
/// clue has several runs with another sign between them. Ones and zeros alone are more likely a picture.
fn of_two_lines(text: &str) -> Option<char> {
    let mut written = lines::lines(text).filter(is_clue_line).map(|line| line.1);
    let both = [written.next()?, written.next()?];
    if written.next().is_some() || !both.iter().any(|line| line.contains(|c| matches!(c, '2'..='9'))) {
        return None;
    }
    let separator = |line: &str| [';', '|', ','].into_iter().find(|&sign| line.contains(sign));
    let found = separator(both[0]).filter(|_| separator(both[0]) == separator(both[1]))?;
    let is_sign = |c: char| c.is_ascii_digit() || c == found || matches!(c, ' ' | '\t' | ',' | '.' | '-');
    let runs = |clue: &str| clue.split(|c: char| !c.is_ascii_digit()).filter(|run| !run.is_empty()).count();
    let mut several = false;
    for line in both {
        let mut clues = line.strip_suffix(found).unwrap_or(line).split(found);
        let is_right = line.starts_with(|c: char| c.is_ascii_digit())
            && line.chars().all(is_sign)
            && clues.clone().count() > 1
            && clues.all(|clue| {
                several |= runs(clue) > 1;
                !clue.trim().is_empty()
            });
        if !is_right {
            return None;
        }
    }
    Some(found).filter(|_| several)
}

/// The line with the clues along an axis.
#[derive(Default)]
struct Side<'t> {
    lines: Vec<TextLine<'t>>,
    separator: Option<char>,
    /// Whether nothing, or another line, may follow.
    begun: bool,
    is_complete: bool,
    /// Whether there are other lines, or signs that do not go together.
    is_other: bool,
}

impl<'t> Side<'t> {
    fn add(&mut self, (offset, line): TextLine<'t>) {
        self.lines.push((offset, line));
        let mut found = [';', '|', ','].into_iter().filter(|&sign| line.contains(sign));
        let separator = found.next();
        // Commas may separate runs where another sign separates clues.
        let is_mixed = found.next().is_some_and(|sign| sign != ',');
        let goes_on = !self.is_complete && (!self.begun || self.separator == separator || separator.is_none());
        // A label in front of a line makes it the clue of that line alone.
        self.is_other |=
            is_mixed || !goes_on || line.starts_with([',', ';']) || line.contains([':', ')', '/', '[', '(']);
        self.separator = self.separator.or(separator);
        self.is_complete = !self.separator.is_some_and(|separator| line.trim_end().ends_with(separator));
        self.begun = true;
    }

    fn separator(&self) -> Option<char> {
        self.separator.filter(|_| !self.is_other)
    }
}

#[cfg(test)]
mod tests {
    use crate::{Format, read, read_as};

    /// Rows, columns, the format, and the other one that it could be.
    fn found(text: &str) -> (String, Format, Option<Format>) {
        let reading = read(text).unwrap_or_else(|error| panic!("{text:?}: {error}"));
        let id = crate::write(&reading, Format::Tatham).unwrap().text;
        (id.trim_end().to_owned(), reading.format, reading.doubt)
    }

    /// The heart of five rows and five columns.
    const HEART: &str = "5x5:2/4/4/4/2/1.1/5/5/3/1";

    #[test]
    fn clues_may_be_separated_by_any_sign() {
        for text in [
            "Rows: 1 1, 5, 5, 3, 1\nColumns: 2, 4, 4, 4, 2\n",
            "rows = 1 1 , 5 , 5 , 3 , 1 ,\ncols = 2,4,4,4,2",
            "Rows: 1 1; 5; 5; 3; 1\nColumns: 2; 4; 4; 4; 2;",
            "Rows:\n1,1;5;5;3;1\n\nColumns:\n2;4;4;4;2",
            "Rows: 1,1 | 5 | 5 | 3 | 1\nColumns: | 2 | 4 | 4 | 4 | 2 |",
            "Columns: 2, 4, 4,\n  4, 2\nRows: 1-1, 5, 5, 3, 1",
            "* Rows: 1 1, 5, 5, 3, 1\n* Columns: 2, 4, 4, 4, 2",
            "Rows: 1 1, 5, 5, 3, 1\nColumns:\n2\n4\n4\n4\n2\n",
            "title: Rows, columns\nRows: \"1 1\", \"5\", \"5\", \"3\", \"1\"\nColumns: 2, 4, 4, 4, 2",
        ] {
            assert_eq!(found(text), (HEART.to_owned(), Format::OneLine, None), "{text:?}");
        }
        // Both on one line, or without headings.
        for text in [
            "Rows: 1 1, 5, 5, 3, 1 Columns: 2, 4, 4, 4, 2",
            "Rows: 1 1, 5, 5, 3, 1; Columns: 2, 4, 4, 4, 2",
            "title: Heart\nrows = 1,1;5;5;3;1;  cols = 2;4;4;4;2;",
            "1,1;5;5;3;1\n2;4;4;4;2\n",
            "title: A, b; c\n# 1, 2\n1 1, 5, 5, 3, 1,\n\n2, 4, 4, 4, 2,\n",
            "1.1, 5, 5, 3, 1\n2, 4, 4, 4, 2",
            "1-1|5|5|3|1\n2|4|4|4|2",
        ] {
            assert_eq!(found(text), (HEART.to_owned(), Format::OneLine, None), "{text:?}");
        }
        // With slashes they are clue lines, as always.
        let slashes = "Rows: 1 1/5/5/3/1\nColumns: 2/4/4/4/2";
        assert_eq!(found(slashes), (HEART.to_owned(), Format::Plain, None));
    }

    #[test]
    fn a_single_row_is_still_one_and_the_other_meaning_is_said() {
        let (id, format, doubt) = found("Rows: 1, 1\nColumns:\n1\n0\n1\n");
        assert_eq!((id.as_str(), format, doubt), ("3x1:1//1/1.1", Format::Plain, Some(Format::OneLine)));
        assert_eq!(found("Rows: 1, 1\nColumns: 1, 1").1, Format::OneLine);
        // Labels are those of single lines.
        assert_eq!(found("Row 1: 1, 1\nColumn 1: 1\nColumn 2: 0\nColumn 3: 1\n").2, None);
    }

    #[test]
    fn two_lines_without_headings_may_be_something_else() {
        let said = |text: &str| read(text).unwrap_err().to_string();
        // Two rows of a text that goes on, perhaps.
        for text in ["1,2\n3", "3,5,1\n2,2,5", "1 1,2\n2 1\n", "2,1,2\n2,2,1\n3,1 1", "1 1,x\n2,2"] {
            assert!(!said(text).contains("because there are"), "{text}: {}", said(text));
        }
        // A picture, and a sheet.
        assert_eq!(read("1 1,1\n1 1,1").unwrap().format, Format::Picture);
        assert_eq!(read(",1,1,0,1\n2 1,,,,").unwrap().format, Format::Sheet);
        assert!(said("3;5;1,1,1;1;2\n2;2;5;2,2;2\n").starts_with("The 5 rows ask for 14 filled cells in all"));
    }

    #[test]
    fn clues_without_runs_and_with_colours() {
        assert_eq!(found("Rows: 1, 0, -,, 1\nColumns: 1 1").0, "1x5:1.1/1////1");
        let coloured = read("Rows: 1r 1b, 1b\nColumns: 1r, 2b\n").unwrap();
        assert_eq!((coloured.format, coloured.puzzle.inks()), (Format::OneLine, 2));
        let given = read("Rows: 1, 1\nColumns: 1, 1\ngivens\nX.\n..").unwrap();
        assert_eq!(given.puzzle.givens().row_strings(), ["X.", ".."]);
    }

    #[test]
    fn errors_say_where() {
        let error = |text: &str| read(text).unwrap_err();
        let unknown = error("Rows: 1 1, 5, x, 3, 1\nColumns: 2, 4, 4, 4, 2\n");
        assert_eq!(unknown.format, Format::OneLine);
        assert_eq!(unknown.to_string(), "Line 1, column 15: Found “x”, expected a number.");
        assert_eq!(
            error("Rows: 1 1, 5, 6, 3, 1\nColumns: 2, 4, 4, 4, 2\n").to_string(),
            "Line 1, column 15: The clue of row 3, 6, needs at least 6 cells, but a row has only 5, because there are 5 columns."
        );
        assert_eq!(
            read_as("1", Format::OneLine).unwrap_err().to_string(),
            read_as("1", Format::Plain).unwrap_err().to_string()
        );
    }
}
