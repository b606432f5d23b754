//! Texts that are not a puzzle in any format: binary files, addresses, web pages, prose.

use super::error::mistake::ENOUGH;
use super::error::{Fault, ReadError};
use super::text::place_of;
use nonoscope_words::Said;
use nonoscope_words::{Text, mistake};

/// How files of some kinds begin, what they are, and what to do with them.
const BEGINNINGS: [(&str, Said, Said); 14] = [
    ("\u{89}PNG", || mistake::image(Text::verbatim("PNG")), mistake::type_clues),
    ("\u{ff}\u{d8}\u{ff}", || mistake::image(Text::verbatim("JPEG")), mistake::type_clues),
    ("GIF8", || mistake::image(Text::verbatim("GIF")), mistake::type_clues),
    ("RIFF", || mistake::image_or_recording(Text::verbatim("RIFF")), mistake::type_clues),
    ("II*\0", || mistake::image(Text::verbatim("TIFF")), mistake::type_clues),
    ("PK\u{3}\u{4}", mistake::zip, mistake::copy_from_program),
    ("\u{d0}\u{cf}\u{11}\u{e0}", mistake::office_file, mistake::copy_from_program),
    ("P4\n", mistake::binary_bitmap, mistake::save_plain),
    ("%PDF-", mistake::pdf, mistake::copy_from_program),
    ("{\\rtf", mistake::rich_text, mistake::copy_from_program),
    ("\u{1f}\u{8b}", || mistake::compressed(Text::verbatim("gzip")), mistake::unpack),
    ("BZh", || mistake::compressed(Text::verbatim("bzip2")), mistake::unpack),
    ("7z\u{bc}\u{af}", || mistake::compressed(Text::verbatim("7z")), mistake::unpack),
    ("\u{7f}ELF", mistake::program, mistake::choose_text),
];

/// The fault of a binary file, whose bytes have somehow been turned into characters.
pub(crate) fn binary(text: &str) -> Option<Fault> {
    // Bytes above 127 that happen to be valid UTF-8 do not look as in the table, but then there are other signs.
    if let Some((_, kind, instead)) = BEGINNINGS.into_iter().find(|(start, ..)| text.starts_with(start)) {
        return Some(not_text(kind, instead));
    }
    let is_odd = |c: char| c == '\u{fffd}' || (c.is_control() && !c.is_whitespace());
    let (all, odd) = text.chars().take(4096).fold((0, 0), |(all, odd), c| (all + 1, odd + usize::from(is_odd(c))));
    (odd > 2 && odd * 20 > all).then(|| not_text(mistake::other_file, mistake::choose_text))
}

fn not_text(kind: Said, instead: Said) -> Fault {
    Fault::NotText { what: Text::sentences([mistake::not_text(kind()), instead()]) }
}

/// What a text is, if it clearly is not a puzzle.
pub(crate) fn fault(text: &str) -> Option<Fault> {
    if let Some(instead) = address(text) {
        return Some(Fault::Address { instead });
    }
    if is_web_page(text) {
        return Some(Fault::WebPage);
    }
    if let Some(kind) = other_kind(text) {
        return Some(Fault::OtherPuzzle { kind: kind.to_owned() });
    }
    // A word or two may be meant as headings or clues.
    let words = text.split_whitespace().take(8).count();
    (words == 8 && !text.contains(|c: char| c.is_numeric())).then_some(Fault::Prose)
}

/// Kinds of puzzles that are not read, as their texts call them.
const KINDS: [&str; 7] = ["mega", "3d", "3-d", "three-dimensional", "hexagonal", "triddler", "triangular"];

/// The kind of puzzle that a text says it is, if that is one that is not read.
pub(crate) fn other_kind(text: &str) -> Option<&'static str> {
    let words = text.split(|c: char| !(c.is_alphanumeric() || c == '-')).take(2000).map(str::to_lowercase);
    let mut kinds = words.filter_map(|word| KINDS.into_iter().find(|kind| *kind == word));
    kinds.next()
}

/// The fewest mistakes in clue lines after which the text may be something else altogether.
const FOREIGN: usize = 6;

/// Whether a text that could not be read as clue lines is something else altogether: most of its lines have a mistake, and do
/// not even begin as clues do.
pub(crate) fn is_foreign(text: &str, error: &ReadError) -> bool {
    let lines = || text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
    let mistakes = (error.mistakes.len() + error.more).min(lines().count());
    let foreign = lines().filter(|line| !line.starts_with(|c: char| c.is_numeric() || matches!(c, '-' | '"'))).count();
    // The reader stops looking for mistakes when it has found enough.
    mistakes >= FOREIGN && 2 * foreign > lines().count() && (2 * mistakes > lines().count() || mistakes >= ENOUGH)
}

/// What to do with an address, if the text is just that.
fn address(text: &str) -> Option<Text> {
    let text = text.trim().trim_start_matches(['<', '(', '"']);
    if text.contains(char::is_whitespace) {
        return None;
    }
    let small: String = text.chars().take(60).flat_map(char::to_lowercase).collect();
    if !["http://", "https://", "www.", "ftp://", "file:"].iter().any(|start| small.starts_with(start)) {
        return None;
    }
    Some(if place_of("nonograms.org", &small).is_some() || place_of("nonograms.ru", &small).is_some() {
        mistake::copy_source()
    } else if place_of("webpbn.com", &small).is_some() {
        mistake::export_there()
    } else {
        mistake::copy_clues()
    })
}

fn is_web_page(text: &str) -> bool {
    let start = text.trim_start();
    let small: String = start.chars().take(4096).flat_map(char::to_lowercase).collect();
    start.starts_with('<') && TAGS.split('|').any(|tag| small.contains(tag))
}

/// Tags of web pages.
const TAGS: &str = "<!doctype html|<html|<head|<body|<table|<tr|<td|<div|<span|<p>|<script|<br";

#[cfg(test)]
mod tests {
    use crate::error::fault::Fault;
    use crate::read::read;

    #[test]
    fn of_a_text_that_is_nothing_known_one_sentence_is_said() {
        let program = "#include <stdio.h>\n\nint main(void) {\n    int x = 3;\n    x += 4;\n    printf(\"%d\", x);\n    return 0;\n}\n";
        let table = "name,side\nfish,10\ncat,12\ndog,9\nowl,7\nbat,5\nant,3\n";
        for text in [program, table, &table.repeat(100)] {
            let error = read(text).unwrap_err();
            let [mistake] = &error.mistakes[..] else { panic!("{error}") };
            assert_eq!((&mistake.fault, error.more), (&Fault::NoFormat, 0), "{text}");
        }
        // Clues with a mistake in each are still clues.
        let plus = "5+2\n1+1\n3+1\n1+3\n2+2\n2+1\n1+1\n";
        assert!(read(plus).unwrap_err().to_string().starts_with("Line 1, column 2: Found “+”, expected a number."));
    }
}
