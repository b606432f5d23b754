//! The formats of five solvers that are the two halves of clue lines: a line for each row from the top, and below a divider a
//! line for each column from the left; 0 for a line without runs.
//!
//! ```text
//!             divider          runs                                    remarks
//! keen        a blank line     1 3     with spaces between them        # at the start of a line
//! ish         a blank line     1,3     with commas between them        # likewise
//! syro        a blank line     1 3 0   with 0 at the end of the line   # likewise
//! makhorin    &                1 3                                     * likewise; an & may end the columns too
//! faase       the headings “rows” and “columns”, as in clue lines
//! ```
//!
//! They are those of Daniel Keen, Ish, Kirill Syromolotov (JSolver), Andrew Makhorin (an example of the GNU Linear Programming
//! Kit) and Frans Faase. Source: the exports of webpbn.com. The first two and the last are also clue lines, and recognised as
//! such.

use super::plain;
use crate::error::{Fault, Mistake, Mistakes};
use crate::spec::{Facts, Format, Likeness, Reads, Recognised, Spec, Writes};
use crate::text::clues::{self, add_clues};
use crate::text::lines::{TextLine, any, is_blank, lines};
use crate::text::{Draft, Scan};
use nonoscope_core::puzzle::Axis;
use nonoscope_words::{expected, format};

pub(crate) const KEEN: Spec = Spec {
    format: Format::Keen,
    facts: Facts { id: "keen", name: format::keen, extension: "keen", ..Facts::DEFAULT },
    recognised: Recognised::AsClueLines,
    reads: Reads::One(|text| read(text, '#', "", |_| false)),
    writes: Writes::One(|puzzle| clues::rows_and_columns(puzzle, "", " ", "\n")),
    sample: "1 1\n2\n\n2\n1\n1\n",
};

pub(crate) const FAASE: Spec = Spec {
    format: Format::Faase,
    facts: Facts { id: "faase", name: format::faase, extension: "faase", ..Facts::DEFAULT },
    recognised: Recognised::AsClueLines,
    reads: Reads::One(plain::read),
    writes: Writes::One(|puzzle| clues::rows_and_columns(puzzle, "rows\n", " ", "columns\n")),
    sample: "rows\n1 1\n2\ncolumns\n2\n1\n1\n",
};

pub(crate) const ISH: Spec = Spec {
    format: Format::Ish,
    facts: Facts { id: "ish", name: format::ish, extension: "ish", ..Facts::DEFAULT },
    recognised: Recognised::AsClueLines,
    reads: Reads::One(|text| read(text, '#', "", |c| c == ',')),
    writes: Writes::One(|puzzle| clues::rows_and_columns(puzzle, "# rows\n", ",", "\n# columns\n")),
    sample: "# rows\n1,1\n2\n\n# columns\n2\n1\n1\n",
};

pub(crate) const MAKHORIN: Spec = Spec {
    format: Format::Makhorin,
    facts: Facts { id: "makhorin", name: format::makhorin, extension: "dat", ..Facts::DEFAULT },
    recognised: Recognised::By(|text| Likeness::sure(any(text, &|line| line.trim() == "&"))),
    reads: Reads::One(|text| {
        let end = text.trim_end().strip_suffix('&').filter(|above| any(above, &|line| line.trim() == "&"));
        read(end.unwrap_or(text), '*', "&", |_| false)
    }),
    writes: Writes::One(|puzzle| {
        let head = format!("* {}\n", puzzle.title().unwrap_or("A nonogram"));
        clues::rows_and_columns(puzzle, &head, " ", "&\n")
    }),
    sample: "* A nonogram\n1 1\n2\n&\n2\n1\n1\n",
};

pub(crate) const SYRO: Spec = Spec {
    format: Format::Syro,
    facts: Facts { id: "syro", name: format::jsolver, extension: "syro", ..Facts::DEFAULT },
    recognised: Recognised::By(|text| {
        let lines = || text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
        Likeness::maybe(lines().all(ends_with_0) && lines().any(|line| line != "0"))
    }),
    reads: Reads::One(read_syro),
    writes: Writes::One(|puzzle| {
        let plain = clues::rows_and_columns(puzzle, "", " ", "\n");
        let ended = |line: &str| if matches!(line, "" | "0") { format!("{line}\n") } else { format!("{line} 0\n") };
        plain.lines().map(ended).collect()
    }),
    sample: "1 1 0\n2 0\n\n2 0\n1 0\n1 0\n",
};

fn ends_with_0(line: &str) -> bool {
    line.split_whitespace().next_back() == Some("0")
}

fn read_syro(text: &str) -> Result<Draft, Mistakes> {
    let mut draft = read(text, '#', "", |_| false)?;
    for (offset, line) in halves(text, '#', "")?.into_iter().flatten() {
        if !ends_with_0(line) && draft.mistakes.0.is_empty() {
            let fault = Fault::LineEnds { expected: expected::zero_at_end() };
            draft.mistakes.0.push(Scan::at(text, offset).fault(offset + line.len(), fault));
        }
    }
    Ok(draft)
}

/// The lines above and below a divider, without remarks. If `divider` is empty, a blank line divides.
fn halves<'t>(text: &'t str, remark: char, divider: &str) -> Result<[Vec<TextLine<'t>>; 2], Mistake> {
    let content = lines(text).filter(|(_, line)| !line.trim_start().starts_with(remark));
    let content: Vec<_> = content.skip_while(is_blank).collect();
    let at = content.iter().position(|(_, line)| line.trim() == divider).unwrap_or(content.len());
    let (above, below) = content.split_at(at);
    let rest = below.iter().skip(1);
    let written = |lines: Vec<TextLine<'t>>| lines.into_iter().filter(|line| !is_blank(line)).collect::<Vec<_>>();
    let (above, below) = (written(above.to_vec()), written(rest.copied().collect()));
    for (lines, axis) in [(&above, Axis::Row), (&below, Axis::Column)] {
        if lines.is_empty() {
            let fault = match divider {
                "" => Fault::NoClues { axis },
                _ => Fault::NoPart { axis, heading: "&" },
            };
            return Err(Scan::at(text, 0).fault(text.trim_end().len(), fault));
        }
    }
    if divider.is_empty() {
        // A third block belongs to neither.
        let second = below[0].0;
        let gap = content.iter().skip_while(|line| line.0 < second).skip_while(|line| !is_blank(line));
        if let Some(third) = gap.copied().find(|line| !is_blank(line)) {
            return Err(Scan::at(text, third.0).fault(third.0, Fault::ThirdBlock { complete: false }));
        }
    }
    Ok([above, below])
}

/// Reads the two halves of a text as rows and columns.
fn read(text: &str, remark: char, divider: &str, between: fn(char) -> bool) -> Result<Draft, Mistakes> {
    let [rows, columns] = halves(text, remark, divider)?;
    let order = (divider.is_empty() && rows.len() == columns.len()).then_some(Axis::Row);
    let mut draft = Draft { order, ..Draft::default() };
    add_clues(&mut draft, Axis::Row, text, rows, between);
    add_clues(&mut draft, Axis::Column, text, columns, between);
    Ok(draft)
}

#[cfg(test)]
mod tests {
    use crate::{Format, read as read_text, read_as};

    #[test]
    fn rows_come_first() {
        let text = "1 1\n2\n\n2\n1\n1\n";
        let reading = read_as(text, Format::Keen).unwrap();
        assert_eq!((reading.puzzle.width(), reading.puzzle.height()), (3, 2));
        assert_eq!(reading.puzzle, read_text(text).unwrap().puzzle);
    }

    #[test]
    fn errors_say_where() {
        let error = |text: &str| read_as(text, Format::Keen).unwrap_err().to_string();
        assert_eq!(error("1,1\n2\n\n2\n1\n1\n"), "Line 1, column 2: Found “,”, expected a number.");
        assert!(error("1\n1\n").contains("There are no clues for the columns."));
        assert_eq!(
            error("1\n\n1\n\n2"),
            "Line 5, column 1: A third block of lines begins here, but there should be only two: the rows, then a blank \
             line and the columns. Delete the other blank lines. If one of them stands for a line without runs, write 0 \
             there."
        );
    }

    #[test]
    fn headings_stand_above_rows_and_columns() {
        let text = "rows\n1 1\n2\ncolumns\n2\n1\n1\n";
        let puzzle = read_as(text, Format::Faase).unwrap().puzzle;
        assert_eq!((puzzle.width(), puzzle.height()), (3, 2));
        assert_eq!(read_text(text).unwrap().puzzle, puzzle);
    }

    #[test]
    fn commas_stand_between_runs() {
        let puzzle = read_as("# rows\n1,1\n2\n\n# columns\n2\n1\n1\n", Format::Ish).unwrap().puzzle;
        assert_eq!((puzzle.width(), puzzle.height()), (3, 2));
        let error = read_as("1.1\n\n1\n0\n1\n", Format::Ish).unwrap_err().to_string();
        assert_eq!(error, "Line 1, column 2: Found “.”, expected a number.");
    }

    #[test]
    fn an_ampersand_stands_between_rows_and_columns() {
        for text in ["* a remark\n1 1\n2\n&\n2\n1\n1\n", "1 1\n2\n\n&\n\n2\n1\n1\n&\n"] {
            let reading = read_text(text).unwrap();
            assert_eq!((reading.format, reading.puzzle.width()), (Format::Makhorin, 3), "{text:?}");
        }
        let error = read_as("1\n1\n", Format::Makhorin).unwrap_err().to_string();
        assert!(error.contains("There are no clues for the columns."), "{error}");
    }

    #[test]
    fn every_line_ends_with_0() {
        let reading = read_text("# a remark\n1 1 0\n2 0\n\n2 0\n1 0\n1 0\n").unwrap();
        assert_eq!((reading.format, reading.puzzle.width()), (Format::Syro, 3));
        let error = read_as("1 0\n1\n\n2 0\n", Format::Syro).unwrap_err().to_string();
        assert_eq!(error, "Line 2, column 2: The line ends here, expected 0 at its end, as on every line.");
    }
}
