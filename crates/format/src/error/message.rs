//! The sentence for each fault. It tells a person who does not know the program how to correct the text.

use super::fault::{Cells, Counted, Fault};
use crate::limits::too_long;
use crate::lists::nested::{closing, comma_or_closing};
use crate::text::draft::digits_apart;
use nonoscope_core::puzzle::{Axis, MAX_INKS, MAX_SIDE};
use nonoscope_words::{Text, expected, mistake};
use std::fmt;

/// The clues that a puzzle of this width and height needs, and how many there are.
fn clue_count(found: usize, (width, height): (usize, usize)) -> Text {
    let (expected, off) = (width + height, found.abs_diff(width + height));
    match found < expected {
        true => mistake::too_few_clues(width, height, expected, found, off),
        false => mistake::too_many_clues(width, height, expected, found, off),
    }
}

/// Signs or names, as a list.
fn all(known: &[String]) -> Text {
    Text::all(known.iter().map(Text::verbatim))
}

impl Cells {
    /// Its word in the messages.
    fn key(self) -> Text {
        Text::verbatim(match self {
            Cells::Picture => "picture",
            Cells::Givens => "givens",
            Cells::Goal => "goal",
            Cells::Saved => "saved",
            Cells::Quoted => "quoted",
            Cells::List => "list",
        })
    }
}

impl Fault {
    /// The fault in sentences.
    pub fn text(&self) -> Text {
        match self {
            Fault::NoText => mistake::no_text(),
            Fault::TextTooLong => too_long(),
            Fault::Unexpected { found: Some(found), expected } => mistake::found(Text::verbatim(found), expected),
            Fault::Unexpected { found: None, expected } => mistake::text_ends(expected),
            Fault::LineEnds { expected } => mistake::line_ends(expected),
            Fault::LetterForDigit { found, digits } => {
                mistake::letter_for_digit(Text::verbatim(found), Text::verbatim(digits))
            }
            Fault::Picture { why } => why.clone(),
            Fault::NotText { what } => what.clone(),
            Fault::Address { instead } => Text::sentences([&mistake::address(), instead]),
            Fault::WebPage => mistake::web_page(),
            Fault::Prose => mistake::prose(),
            Fault::NoFormat => mistake::no_format(),
            Fault::Words { found, alone } => {
                let instead = if *alone { mistake::maybe_heading() } else { mistake::maybe_remark() };
                Text::sentences([mistake::found(Text::verbatim(found), expected::number()), instead])
            }
            Fault::WordInClue { found } => mistake::word_in_clue(Text::verbatim(found)),
            Fault::NumberTooLarge => mistake::number_too_large(MAX_SIDE),
            Fault::NotWhole { number } => mistake::not_whole(Text::verbatim(number)),
            Fault::RandomSeed => mistake::random_seed(),
            Fault::NoSize => mistake::no_size(),
            Fault::IdCutOff { found, expected } => mistake::id_cut_off(*found, *expected),
            Fault::SlashMissing { clue, found, size } => {
                Text::sentences([clue_count(*found, *size), mistake::slash_missing(Text::verbatim(clue))])
            }
            Fault::SlashTooMany { found, size } => {
                Text::sentences([clue_count(*found, *size), mistake::slash_too_many()])
            }
            Fault::TooManyNumbers { size: (width, height) } => mistake::too_many_numbers(*width, *height),
            Fault::PageCutOff => mistake::page_cut_off(),
            Fault::AddressCutOff => mistake::address_cut_off(),
            Fault::CommaForPoint => mistake::comma_for_point(),
            Fault::ClueCount { found, size } => clue_count(*found, *size),
            Fault::Lines { axis, found, expected } => mistake::lines(axis.key(), *expected, *found),
            Fault::SidesSwapped { size: (width, height) } => mistake::sides_swapped(*width, *height),
            Fault::OtherWayRound { size: (width, height) } => mistake::other_way_round(*width, *height),
            Fault::OddLines { found } => mistake::odd_lines(*found),
            Fault::NoClues { axis: Axis::Row } => mistake::no_rows(),
            Fault::NoClues { axis: Axis::Column } => mistake::no_columns(),
            Fault::TwoLists { found, clues: true, first } => mistake::one_list_of_clues(*found, first.key()),
            Fault::TwoLists { found, clues: false, first } => mistake::two_lists(*found, first.key()),
            Fault::NoCluesElement { axis } => mistake::no_clues_element(axis.key()),
            Fault::NoPart { axis, heading } => mistake::no_part(axis.key(), Text::verbatim(*heading)),
            Fault::NoBlankLine { lines, columns } => {
                let begin = columns.map(mistake::columns_begin).unwrap_or_default();
                Text::sentences([mistake::no_blank_line(*lines), begin])
            }
            Fault::OneLine => mistake::one_line(),
            Fault::ThirdBlock { complete: true } => mistake::more_after_puzzle(),
            Fault::ThirdBlock { complete: false } => mistake::third_block(),
            Fault::Bracket { found: None, open, spot } => {
                mistake::not_closed(*open, spot.line, spot.column, closing(*open).unwrap_or(']'))
            }
            Fault::Bracket { found: Some(found), open, spot } => {
                mistake::still_open(Text::verbatim(found), comma_or_closing(*open), *open, spot.line, spot.column)
            }
            Fault::OpenQuote { quote } => mistake::open_quote(*quote),
            Fault::ListAmongNumbers => mistake::list_among_numbers(),
            Fault::OneAxis { axis } => mistake::one_axis(axis.key()),
            Fault::ShouldBe { expected } => mistake::should_be(expected),
            Fault::EmptyPart { axis } => mistake::empty_part(axis.key()),
            Fault::Again { heading, instead: Some(instead) } => {
                mistake::again_for_other(Text::verbatim(*heading), Text::verbatim(*instead))
            }
            Fault::Again { heading, instead: None } => mistake::again(Text::verbatim(*heading)),
            Fault::Shape { cells, counted, found, expected } => match counted {
                Counted::InRow => mistake::row_shape(cells.key(), *found, *expected),
                Counted::Rows => mistake::rows_shape(cells.key(), *found, *expected),
                Counted::Cells => mistake::cells_shape(cells.key(), *found, *expected),
                Counted::Numbers => mistake::numbers_shape(*found, *expected),
            },
            Fault::Ragged { found, expected } => mistake::ragged(*found, *expected),
            Fault::GivensOverrun => mistake::givens_overrun(),
            Fault::UnfinishedPicture => mistake::unfinished_picture(),
            Fault::ColourNotDefined { found, define } => mistake::colour_not_defined(Text::verbatim(found), define),
            Fault::NoSuchColour { found, known } => {
                mistake::no_such_colour(Text::verbatim(found), known.len(), all(known))
            }
            Fault::ColourAgain { sign } => mistake::colour_again(Text::verbatim(sign)),
            Fault::RunWithoutColour { known } => mistake::run_without_colour(all(known)),
            Fault::RunOfBackground => mistake::run_of_background(),
            Fault::TooManyColours => mistake::too_many_colours(MAX_INKS),
            Fault::UnknownClue { line } => mistake::unknown_clue(Text::from(*line)),
            Fault::HiddenNumber => mistake::hidden_number(),
            Fault::Triangle => mistake::triangle(),
            Fault::OtherPuzzle { kind } => mistake::other_puzzle(Text::verbatim(kind)),
            Fault::Xml { what } => mistake::xml(what),
            Fault::NoPuzzle { expected } => mistake::no_puzzle(expected),
            Fault::ClueTooLong { line, shortest, length, clue, split } => {
                let (label, clue) = (Text::from(*line), Text::verbatim(clue));
                let too_long = mistake::clue_too_long(label, clue, *shortest, line.axis.key(), *length);
                let apart =
                    split.as_deref().map(|[run, apart]| mistake::run_apart(Text::verbatim(run), Text::verbatim(apart)));
                Text::sentences([too_long, apart.unwrap_or_default()])
            }
            Fault::AxesSwapped => mistake::axes_swapped(),
            Fault::Totals { rows, columns, split, is_slip } => {
                let more = match split {
                    Some((line, run)) => {
                        let apart = Text::verbatim(digits_apart(*run, ""));
                        mistake::match_if_apart(*run, Text::from(*line), apart)
                    }
                    None if *is_slip => mistake::slip(),
                    None => Text::default(),
                };
                Text::sentences([mistake::totals(rows.0, rows.1, columns.0, columns.1), more])
            }
            Fault::ColourTotals { colour, rows, columns, split } => {
                let apart = split.as_deref().map(|(line, [run, apart])| {
                    mistake::match_if_apart(Text::verbatim(run), Text::from(*line), Text::verbatim(apart))
                });
                let totals = mistake::colour_totals(*rows, Text::verbatim(colour), *columns);
                Text::sentences([totals, apart.unwrap_or_default()])
            }
            Fault::LineCount { shorter, cells, missing, too_many } => match (missing, too_many) {
                (true, true) => mistake::line_missing_or_too_many(shorter.key(), *cells),
                (false, _) => mistake::line_too_many(shorter.crossing().key(), *cells),
                (true, false) => mistake::line_missing(shorter.key(), *cells),
            },
            Fault::Link(error) => error.text(),
            Fault::Puzzle(error) => error.text(),
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text().fmt(f)
    }
}
