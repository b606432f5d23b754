//! The letters of Rosetta Code's nonogram solvers.
//!
//! ```text
//! AA B                     a word for each row from the top: a letter for each run, A for 1, B for 2, up to Z for 26
//! B A A                    likewise for each column from the left, on the next line
//!                          a blank line before the next puzzle
//! ```
//!
//! There is no sign for a line without runs. The words may stand between quotes, with a comma after them, as in the programs.
//! Source: the task “Nonogram solver” of Rosetta Code.

use crate::error::{Fault, Mistakes};
use crate::spec::{Facts, Format, Holds, Likeness, Noted, Reads, Recognised, Spec, Writes};
use crate::text::{Cut, Draft, PlacedClue, Scan, TextLine, clues, is_blank, lines};
use crate::write::WriteError;
use nonoscope_core::puzzle::{Axis, Clue};
use nonoscope_words::{expected, format};

pub(crate) const SPEC: Spec = Spec {
    format: Format::Rosetta,
    facts: Facts {
        id: "rosetta",
        name: format::rosetta,
        holds: Holds { several: true, ..Holds::CLUES },
        ..Facts::DEFAULT
    },
    recognised: Recognised::Guessed { likeness: |text| Likeness::maybe(looks_like(text)), is_meant },
    reads: Reads::InParts { cut, read },
    writes: Writes::Several(write_all),
    sample: "AA B\nB A A\n",
};

const LONGEST_RUN: u16 = 26;

fn is_between(c: char) -> bool {
    c.is_whitespace() || matches!(c, '"' | '\'' | ',')
}

/// Whether pairs of lines have nothing but capitals.
fn looks_like(text: &str) -> bool {
    let lines: Vec<&str> = text.trim().lines().collect();
    let mut blocks = lines.split(|line| line.trim().is_empty()).filter(|block| !block.is_empty());
    let is_written = |line: &str| {
        line.contains(|c: char| c.is_ascii_uppercase()) && line.chars().all(|c| c.is_ascii_uppercase() || is_between(c))
    };
    blocks.all(|block| block.len() == 2 && block.iter().all(|line| is_written(line)))
}

/// Whether the words are shorter than those of a language.
fn is_meant(text: &str) -> bool {
    let words = text.split(is_between).filter(|word| !word.is_empty()).count();
    let letters = text.chars().filter(char::is_ascii_uppercase).count();
    words > 3 && letters <= 4 * words
}

fn cut(line: &str) -> Cut {
    if line.is_empty() { Cut::Around } else { Cut::None }
}

fn read(text: &str) -> Result<Draft, Mistakes> {
    let mut draft = Draft::default();
    let mut written = lines::lines(text).filter(|line| !is_blank(line));
    for axis in [Axis::Row, Axis::Column] {
        let Some(line) = written.next() else {
            let end = Scan::at_end(text);
            return Err(end.fault(end.offset(), Fault::NoClues { axis }).into());
        };
        words(text, line, axis, &mut draft);
    }
    match written.next() {
        Some((offset, _)) => Err(Scan::at(text, offset).fault(offset, Fault::ThirdBlock { complete: true }).into()),
        None => {
            draft.order = (draft.rows.len() == draft.columns.len()).then_some(Axis::Row);
            Ok(draft)
        }
    }
}

/// Adds the clues on a line.
fn words(text: &str, line: TextLine<'_>, axis: Axis, draft: &mut Draft) {
    let mut scan = Scan::in_line(text, line);
    scan.skip(is_between);
    while scan.peek().is_some() {
        let (offset, mut runs) = (scan.offset(), Vec::new());
        while let Some(letter) = scan.peek().filter(char::is_ascii_uppercase) {
            scan.eat(letter);
            runs.push(u16::from(letter as u8 - b'A') + 1);
        }
        if scan.peek().is_some_and(|c| !is_between(c)) {
            return draft.mistakes.0.push(scan.expected(expected::letter_of_run));
        }
        draft.clues_mut(axis).push(PlacedClue::new(runs, offset));
        scan.skip(is_between);
    }
}

/// Writes puzzles without runs above [`LONGEST_RUN`], in which every line has runs.
fn write_all(puzzles: &[Noted<'_>]) -> Result<String, WriteError> {
    let mut texts = Vec::with_capacity(puzzles.len());
    for (puzzle, _) in puzzles {
        for line in puzzle.lines() {
            let runs = puzzle.clue(line).lengths();
            if runs.is_empty() {
                return Err(WriteError::NoRuns { format: Format::Rosetta, line });
            }
            if runs.iter().any(|&run| run > LONGEST_RUN) {
                return Err(WriteError::RunTooLong { format: Format::Rosetta, line, most: LONGEST_RUN });
            }
        }
        let letter = |run: &u16| char::from(b'@' + *run as u8);
        let word = |clue: &Clue| clue.lengths().iter().map(letter).collect::<String>();
        let line = |axis| clues::side(puzzle, axis, " ", &word);
        texts.push(format!("{}\n{}\n", line(Axis::Row), line(Axis::Column)));
    }
    Ok(texts.join("\n"))
}

#[cfg(test)]
mod tests {
    use crate::{Format, read as read_text, read_all, read_as, write};

    #[test]
    fn letters_are_runs() {
        let puzzle = read_text("3x2:2/1/1/1.1/2").unwrap().puzzle;
        for text in ["AA B\nB A A", "\"AA B\",\n \"B A A\"\n"] {
            assert_eq!(
                read_text(text).map(|reading| (reading.format, reading.puzzle)),
                Ok((Format::Rosetta, puzzle.clone()))
            );
        }
        let several = read_all("AA B\nB A A\n\nZ\nA A A A A A A A A A A A A A A A A A A A A A A A A A\n");
        assert_eq!(several.len(), 2);
        assert_eq!(several[1].as_ref().unwrap().puzzle.width(), 26);
    }

    #[test]
    fn what_letters_cannot_say_is_not_written() {
        let error = |text: &str| write(&read_text(text).unwrap(), Format::Rosetta).unwrap_err().to_string();
        assert_eq!(
            error("27x1:1/1/1/1/1/1/1/1/1/1/1/1/1/1/1/1/1/1/1/1/1/1/1/1/1/1/1/27"),
            "This format (Rosetta Code text) cannot hold runs longer than 26, but row 1 has one."
        );
        assert_eq!(
            error("2x1:1//1"),
            "This format (Rosetta Code text) has no sign for a line without runs, but column 2 is one."
        );
    }

    #[test]
    fn errors_say_where() {
        let error = |text: &str| read_as(text, Format::Rosetta).unwrap_err().to_string();
        assert_eq!(
            error("AA B\nB a A"),
            "Line 2, column 3: Found “a”, expected a letter from A to Z for the next run."
        );
        assert_eq!(
            error("AA C\nB A A"),
            "The 2 rows ask for 5 filled cells in all, the 3 columns for 4. These totals must be the same. \
             Probably one number is wrong or missing. Check each clue again."
        );
        assert!(error("AA B\n").starts_with("Line 1, column 5: There are no clues for the columns."));
    }
}
