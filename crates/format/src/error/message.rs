//! The sentence for each fault. It tells a person who does not know the program how to correct the text.

use super::fault::Fault;
use crate::limits::too_long;
use crate::lists::nested::closing;
use crate::text::draft::digits_apart;
use nonoscope_core::puzzle::{Axis, MAX_INKS, MAX_SIDE};
use nonoscope_core::trace::listed;
use std::fmt;

/// `1 row`, `2 rows`.
fn counted(count: usize, axis: Axis) -> String {
    format!("{count} {}{}", axis.name(), if count == 1 { "" } else { "s" })
}

/// `3 columns and 2 rows`.
fn sides((width, height): (usize, usize)) -> String {
    format!("{} and {}", counted(width, Axis::Column), counted(height, Axis::Row))
}

fn are(count: usize) -> &'static str {
    if count == 1 { "is" } else { "are" }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::NoText => f.write_str("There is no puzzle here yet."),
            Fault::TextTooLong => f.write_str(&too_long()),
            Fault::Unexpected { found: Some(found), expected } => write!(f, "Found “{found}”, expected {expected}."),
            Fault::Unexpected { found: None, expected } => write!(f, "The text ends here, expected {expected}."),
            Fault::LineEnds { expected } => write!(f, "The line ends here, expected {expected}."),
            Fault::LetterForDigit { found, digits } => {
                write!(f, "“{found}” is written with a letter; perhaps it should be the number {digits}.")
            }
            Fault::Picture { why } => f.write_str(why),
            Fault::NotText { kind, instead } => write!(f, "This is {kind}, not a text with a puzzle. {instead}"),
            Fault::Address { instead } => {
                write!(f, "This is an address, but Nonoscope does not fetch anything from addresses. {instead}")
            }
            Fault::WebPage => f.write_str(
                "This is the source of a web page, not a puzzle. Copy the clues from the page as they are shown: a line for each row, a blank line, and a line for each column.",
            ),
            Fault::Prose => f.write_str(
                "There are no clues in this text. Write the numbers of each row on a line of its own, then a blank line, and \
                 then a line for each column.",
            ),
            Fault::NoFormat => f.write_str(
                "This could not be read as a puzzle. Write the numbers of each row on a line of its own, then a blank line, and \
                 then a line for each column.",
            ),
            Fault::Words { found, alone } => {
                let instead = match alone {
                    true => "If it is a heading, write “rows” or “columns” instead.",
                    false => "If this line is not a clue, delete it, or write “#” in front of it.",
                };
                write!(f, "Found “{found}”, expected a number. {instead}")
            }
            Fault::WordInClue { found } => write!(
                f,
                "Found “{found}”, expected a number; a clue has only numbers, such as “1 3”."
            ),
            Fault::NumberTooLarge => write!(f, "This number is too large; at most {MAX_SIDE} is possible."),
            Fault::NotWhole { number } => {
                write!(f, "“{number}” is not a run length; expected a whole number, 0 or more.")
            }
            Fault::RandomSeed => f.write_str(
                "This is a random seed, which only Tatham’s own program can turn into a puzzle. \
                 In that program, copy the game ID with a colon instead.",
            ),
            Fault::NoSize => f.write_str(
                "This looks like a game ID without its size; write width and height in front of it, such as “10x10:”.",
            ),
            Fault::IdCutOff { found, expected } => write!(
                f,
                "The game ID ends here, after {found} of {expected} clues; perhaps its end was not copied."
            ),
            Fault::SlashMissing { clue, found, size } => {
                Fault::ClueCount { found: *found, size: *size }.fmt(f)?;
                write!(f, " Perhaps a slash is missing in “{clue}”, which is too long for every line.")
            }
            Fault::SlashTooMany { found, size } => {
                Fault::ClueCount { found: *found, size: *size }.fmt(f)?;
                f.write_str(" Perhaps the slash here is one too many.")
            }
            Fault::TooManyNumbers { size } => write!(
                f,
                "The address goes on after the end of the puzzle, which has {}; copy the whole address again.",
                sides(*size)
            ),
            Fault::PageCutOff => f.write_str(
                "The numbers of “var d=[[…]]” are incomplete or were changed; copy the whole source of the page again.",
            ),
            Fault::AddressCutOff => f.write_str(
                "The address ends before its clues are complete; perhaps it was cut off here. Copy the whole address again.",
            ),
            Fault::CommaForPoint => f.write_str(
                "There is a comma here; a game ID has dots between the runs of a clue, as in 3.2.",
            ),
            Fault::ClueCount { found, size: (width, height) } => {
                let expected = width + height;
                write!(
                    f,
                    "A {width}x{height} puzzle needs {}, {expected} clues in all; there {} {found}, {} too {}.",
                    sides((*width, *height)),
                    are(*found),
                    found.abs_diff(expected),
                    if *found < expected { "few" } else { "many" }
                )
            }
            Fault::Lines { axis, found, expected } => {
                let side = if *axis == Axis::Row { "height" } else { "width" };
                write!(f, "The {side} says {}, but there {} {found}.", counted(*expected, *axis), are(*found))
            }
            Fault::SidesSwapped { size: (width, height) } => write!(
                f,
                "There are {} and {}, but the text says {} and {}. Swap the two sizes; if rows and \
                 columns are swapped, swap those instead.",
                counted(*width, Axis::Row),
                counted(*height, Axis::Column),
                counted(*height, Axis::Row),
                counted(*width, Axis::Column)
            ),
            Fault::OtherWayRound { size: (width, height) } => write!(
                f,
                "The clues do not fit a puzzle of {}, but they fit one of {}; perhaps width and height are swapped.",
                sides((*width, *height)),
                sides((*height, *width))
            ),
            Fault::OddLines { found } => write!(
                f,
                "There is an odd number of clue lines, {found}, but a square puzzle has as many columns as rows. A line without runs is 0 or empty."
            ),
            Fault::NoClues { axis: Axis::Row } => f.write_str(
                "There are no clues for the rows. Write a line for each row, a blank line, and a line for each column.",
            ),
            Fault::NoClues { axis: Axis::Column } => f.write_str(
                "There are no clues for the columns. After the rows, leave a blank line and write a line for each \
                 column.",
            ),
            Fault::TwoLists { found, clues, first } => {
                let lists = match (clues, found) {
                    (true, _) => format!("This is one list of {found} clues"),
                    (false, 1) => "There is only 1 list".to_owned(),
                    (false, _) => format!("There are {found} lists"),
                };
                write!(f, "{lists}; expected two lists, one for the {} and one for the {}.", first.plural(), first.crossing().plural())
            }
            Fault::NoCluesElement { axis } => write!(
                f,
                "This puzzle has no clues for the {axis}s; expected <clues type=\"{axis}s\"> with a <line> for each {axis}.",
                axis = axis.name()
            ),
            Fault::NoPart { axis, heading } => write!(
                f,
                "There are no clues for the {axis}s. Write “{heading}” on a line of its own, and below it a line for each {axis}.",
                axis = axis.name()
            ),
            Fault::NoBlankLine { lines, columns } => {
                write!(f, "There are {lines} lines, but no blank line after the rows; leave one before the first column.")?;
                match columns {
                    Some(line) => write!(f, " Perhaps the columns begin in line {line}; only then do all clues fit together."),
                    None => Ok(()),
                }
            }
            Fault::OneLine => f.write_str(
                "All numbers are on one line. Write the numbers of each row on a line of its own, then a blank line, and \
                 then a line for each column.",
            ),
            Fault::ThirdBlock { complete: true } => f.write_str(
                "The puzzle is complete above this line, but more text follows. Delete what does not belong to the puzzle; \
                 if this is another puzzle, read it separately.",
            ),
            Fault::ThirdBlock { complete: false } => f.write_str(
                "A third block of lines begins here, but there should be only two: the rows, then a blank line and the \
                 columns. Delete the other blank lines; if one of them stands for a line without runs, write 0 there.",
            ),
            Fault::Bracket { found: None, open, spot, .. } => write!(
                f,
                "The text ends here, but “{open}” in line {}, column {} is not closed; “{}” is missing.",
                spot.line,
                spot.column,
                closing(*open).unwrap_or(']')
            ),
            Fault::Bracket { found: Some(found), expected, open, spot } => write!(
                f,
                "Found “{found}”, expected {expected}, as “{open}” in line {}, column {} is still open.",
                spot.line, spot.column
            ),
            Fault::OpenQuote { quote } => {
                write!(f, "The quote {quote} that opens here is not closed on its line; write another one where the quoted text ends.")
            }
            Fault::ListAmongNumbers => {
                f.write_str("A list begins here inside another list, where there should be none; perhaps a closing bracket is missing before it.")
            }
            Fault::OneAxis { axis } => write!(
                f,
                "There is a list “{}”, but no list “{}”; write one with the clues of all {1}.",
                axis.crossing().plural(),
                axis.plural()
            ),
            Fault::ShouldBe { expected } => write!(f, "This should be {expected}."),
            Fault::EmptyPart { axis } => write!(
                f,
                "There are no clues below this heading; write a line for each {axis} there, and 0 for each {axis} without runs.",
                axis = axis.name()
            ),
            Fault::Again { heading, instead: Some(instead) } => {
                write!(f, "A second part “{heading}” begins here; perhaps it should be “{instead}”.")
            }
            Fault::Again { heading, instead: None } => {
                write!(f, "A second part “{heading}” begins here; there can be only one.")
            }
            Fault::Shape { cells, found, expected, what } => {
                write!(f, "{cells} {found} {what}, expected {expected}.")
            }
            Fault::Ragged { found, expected } => write!(f, "This row has {found} cells, but the others have {expected}."),
            Fault::GivensOverrun => f.write_str("The given cells go on beyond the last cell of the puzzle."),
            Fault::UnfinishedPicture => f.write_str(
                "This picture has unknown cells, so its clues cannot be worked out. Fill these cells in, or write the clues \
                 and put the picture below them, under a line “givens”.",
            ),
            Fault::NoSuchColour { found, known, define } if known.is_empty() => {
                write!(f, "The colour “{found}” is not defined here; define it with {define}.")
            }
            Fault::NoSuchColour { found, known, .. } => {
                let known: Vec<&str> = known.iter().map(String::as_str).collect();
                let are = if known.len() == 1 { "the only colour is" } else { "the colours are" };
                write!(f, "There is no colour “{found}” here; {are} {}.", listed(&known))
            }
            Fault::ColourAgain { sign } => {
                write!(f, "“{sign}” already stands for another colour; choose a different sign for this one.")
            }
            Fault::RunWithoutColour { known } => {
                let known: Vec<&str> = known.iter().map(String::as_str).collect();
                write!(f, "This run has no colour; write one of these signs after its number: {}.", listed(&known))
            }
            Fault::RunOfBackground => {
                f.write_str("This run has the colour of the background, but only the cells between runs can have that colour.")
            }
            Fault::TooManyColours => {
                write!(f, "This is one colour too many; a puzzle has at most {MAX_INKS} besides the background.")
            }
            Fault::UnknownClue { line } => write!(
                f,
                "The clue of {line} is not known, but every line needs its clue. A line without runs is [] or 0."
            ),
            Fault::HiddenNumber => f.write_str(
                "The length of this run is hidden, but every run needs its number.",
            ),
            Fault::Triangle => f.write_str(
                "This is a triangle, half a cell; Nonoscope reads only puzzles in which each cell has a single colour.",
            ),
            Fault::OtherPuzzle { kind } => {
                write!(f, "This is a puzzle of the kind “{kind}”; Nonoscope reads only nonograms on a rectangular grid.")
            }
            Fault::Xml { what } => write!(f, "The XML is invalid: {what}."),
            Fault::NoPuzzle { expected } => write!(f, "There is no puzzle in this text; expected {expected}."),
            Fault::ClueTooLong { line, shortest, length, clue, split } => {
                write!(
                    f,
                    "The clue of {line}, {clue}, needs at least {shortest} cells, but a {} has only {length}, as there {} {}.",
                    line.axis.name(),
                    are(*length),
                    counted(*length, line.axis.crossing())
                )?;
                match split {
                    Some(split) => write!(f, " Perhaps {} should be {}.", split[0], split[1]),
                    None => Ok(()),
                }
            }
            Fault::AxesSwapped => f.write_str(
                "All clues fit if rows and columns are swapped; perhaps they are in the wrong order.",
            ),
            Fault::Totals { rows, columns, split, is_slip } => {
                let (many_rows, many_columns) = (counted(rows.0, Axis::Row), counted(columns.0, Axis::Column));
                write!(
                    f,
                    "The {many_rows} ask for {} filled cells in all, the {many_columns} for {}; the totals must be the same.",
                    rows.1, columns.1
                )?;
                match split {
                    Some((line, run)) => {
                        write!(f, " They match if the {run} of {line} is {} instead.", digits_apart(*run, ""))
                    }
                    None if *is_slip => f.write_str(" One number is probably wrong or missing; check each clue again."),
                    None => Ok(()),
                }
            }
            Fault::ColourTotals { colour, rows, columns, split } => {
                let count = |cells: usize, none: &str| if cells == 0 { none.to_owned() } else { cells.to_string() };
                let (rows, columns) = (count(*rows, "no"), count(*columns, "none"));
                let cells = if rows == "1" { "cell" } else { "cells" };
                write!(f, "The rows ask for {rows} {colour} {cells}, the columns for {columns}; the numbers must be the same.")?;
                match split {
                    Some(split) => {
                        let (line, [run, apart]) = &**split;
                        write!(f, " They match if the {run} of {line} is {apart} instead.")
                    }
                    None => Ok(()),
                }
            }
            Fault::LineCount { shorter, cells, missing, too_many } => {
                let longer = shorter.crossing().name();
                let reasons = [
                    (*missing, format!("a {} is missing", shorter.name())),
                    (*too_many, format!("there is one {longer} too many")),
                ];
                let reasons: Vec<String> = reasons.into_iter().filter(|reason| reason.0).map(|(_, why)| why).collect();
                let cells = format!("{cells} filled cell{}", if *cells == 1 { "" } else { "s" });
                write!(f, "Perhaps {}; a line of {cells} would explain the totals.", reasons.join(", or "))
            }
            Fault::Link(error) => error.fmt(f),
            Fault::Puzzle(error) => error.fmt(f),
        }
    }
}
