//! Broken texts as people paste them, each with the expected messages in `tests/data/broken`. To accept the current
//! messages, set the environment variable `NONOSCOPE_BLESS`; then read them as somebody would who knows nothing about
//! the program.

use crate::cases::rounds;
use crate::makers::chance::Chance;
use nonoscope::format::{Format, ReadError, read_all, read_as, text_of};
use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

/// Each text, the intended format, and the line and column of the damage; zeros if it has no place.
#[rustfmt::skip]
const TEXTS: [(&str, Format, (usize, usize)); 143] = [
    ("address-nonograms-org", Format::Plain, (0, 0)),
    ("address-other", Format::Plain, (0, 0)),
    ("address-webpbn", Format::Plain, (0, 0)),
    ("binary-other", Format::Plain, (0, 0)),
    ("binary-pdf", Format::Plain, (0, 0)),
    ("binary-png", Format::Plain, (0, 0)),
    ("binary-zip", Format::Plain, (0, 0)),
    ("cwd-no-blank-line-and-a-row-missing", Format::Cwd, (1, 1)),
    ("cwd-row-missing", Format::Cwd, (12, 2)),
    ("cwd-sides-swapped", Format::Cwd, (1, 1)),
    ("g-coloured", Format::Olsak, (0, 0)),
    ("g-no-columns", Format::Olsak, (16, 3)),
    ("g-row-missing", Format::Olsak, (0, 0)),
    ("g-run-without-colour", Format::Olsak, (15, 2)),
    ("g-triangle", Format::Olsak, (8, 9)),
    ("g-triddler", Format::Olsak, (5, 1)),
    ("haskell-bracket-missing", Format::Haskell, (1, 45)),
    ("html-page", Format::Plain, (0, 0)),
    ("html-part", Format::Plain, (0, 0)),
    ("id-colon-missing-size", Format::Tatham, (1, 1)),
    ("id-comma-for-point", Format::Tatham, (1, 10)),
    ("id-cut-off", Format::Tatham, (1, 49)),
    ("id-givens-digit", Format::Tatham, (1, 82)),
    ("id-givens-too-many", Format::Tatham, (1, 85)),
    ("id-letter-l", Format::Tatham, (1, 13)),
    ("id-no-colon", Format::Tatham, (1, 9)),
    ("id-of-size-0", Format::Tatham, (1, 1)),
    ("id-point-doubled", Format::Tatham, (1, 15)),
    ("id-random-seed", Format::Tatham, (1, 6)),
    ("id-semicolon", Format::Tatham, (1, 6)),
    ("id-sides-swapped", Format::Tatham, (1, 1)),
    ("id-slash-doubled", Format::Tatham, (1, 19)),
    ("id-slash-missing", Format::Tatham, (1, 13)),
    ("id-totals", Format::Tatham, (0, 0)),
    ("json-brace-missing", Format::Json, (6, 69)),
    ("json-bracket-missing-at-the-end", Format::Json, (6, 14)),
    ("json-bracket-missing-inside", Format::Json, (6, 37)),
    ("json-brackets-do-not-match", Format::Json, (6, 35)),
    ("json-coloured", Format::Json, (0, 0)),
    ("json-comma-doubled", Format::Json, (6, 37)),
    ("json-float", Format::Json, (6, 34)),
    ("json-givens-short", Format::Json, (7, 14)),
    ("json-letter-o", Format::Json, (5, 63)),
    ("json-lists-three", Format::Json, (1, 29)),
    ("json-negative-number", Format::Json, (6, 34)),
    ("json-only-rows", Format::Json, (0, 0)),
    ("json-quote-open", Format::Json, (5, 3)),
    ("json-row-missing", Format::Json, (4, 13)),
    ("json-sides-swapped", Format::Json, (3, 12)),
    ("json-stray-quote", Format::Json, (6, 35)),
    ("link-changed", Format::Link, (0, 0)),
    ("link-cut-off", Format::Link, (0, 0)),
    ("link-foreign-letter", Format::Link, (0, 0)),
    ("link-newer", Format::Link, (0, 0)),
    ("makhorin-row-missing", Format::Makhorin, (16, 1)),
    ("mk-letter-l", Format::Mk, (17, 3)),
    ("mk-row-missing", Format::Mk, (11, 2)),
    ("mk-sides-swapped", Format::Mk, (1, 1)),
    ("nin-column-missing", Format::Nin, (1, 1)),
    ("nin-sides-swapped", Format::Nin, (1, 1)),
    ("non-colour-too-many-cells", Format::Non, (0, 0)),
    ("non-coloured", Format::Non, (5, 9)),
    ("non-coloured-runs", Format::Non, (0, 0)),
    ("non-colours-ran-together", Format::Non, (22, 1)),
    ("non-no-columns-heading", Format::Non, (21, 1)),
    ("non-row-missing", Format::Non, (18, 1)),
    ("non-row-too-many", Format::Non, (20, 1)),
    ("non-rows-and-columns-swapped", Format::Non, (5, 1)),
    ("non-saved-short", Format::Non, (34, 8)),
    ("non-sides-swapped", Format::Non, (5, 1)),
    ("non-totals", Format::Non, (0, 0)),
    ("non-width-in-words", Format::Non, (5, 7)),
    ("non-width-missing", Format::Non, (24, 2)),
    ("nonograms-org-coloured", Format::NonogramsOrg, (1, 73)),
    ("nonograms-org-cut-off", Format::NonogramsOrg, (2, 107)),
    ("nonograms-org-stretch-missing", Format::NonogramsOrg, (1, 114)),
    ("nonogrid-colour-unknown", Format::Nonogrid, (9, 10)),
    ("nonogrid-colour-wrong", Format::Nonogrid, (28, 11)),
    ("picture-foreign-letter", Format::Picture, (6, 4)),
    ("picture-ragged", Format::Picture, (4, 1)),
    ("picture-ragged-first", Format::Picture, (1, 1)),
    ("picture-unknown-cells", Format::Picture, (0, 0)),
    ("plain-brackets-open", Format::Plain, (5, 1)),
    ("plain-chat-line", Format::Plain, (1, 1)),
    ("plain-chat-line-below", Format::Plain, (23, 1)),
    ("plain-clue-too-long", Format::Plain, (2, 1)),
    ("plain-colours", Format::Plain, (0, 0)),
    ("plain-column-missing", Format::Plain, (2, 1)),
    ("plain-digits-ran-together", Format::Plain, (3, 1)),
    ("plain-digits-ran-together-fitting", Format::Plain, (0, 0)),
    ("plain-empty-rows", Format::Plain, (1, 1)),
    ("plain-first-clues-like-a-size", Format::Plain, (3, 1)),
    ("plain-first-clues-like-a-size-no-blank-line", Format::Plain, (6, 1)),
    ("plain-first-clues-like-a-size-row-missing", Format::Plain, (8, 1)),
    ("plain-givens-letter", Format::Plain, (25, 5)),
    ("plain-givens-row-short", Format::Plain, (25, 1)),
    ("plain-givens-rows-missing", Format::Plain, (24, 1)),
    ("plain-heading-twice", Format::Plain, (13, 1)),
    ("plain-headings-unknown", Format::Plain, (1, 1)),
    ("plain-letter-in-a-number", Format::Plain, (1, 1)),
    ("plain-letter-l", Format::Plain, (3, 1)),
    ("plain-letter-o", Format::Plain, (5, 3)),
    ("plain-negative-number", Format::Plain, (7, 1)),
    ("plain-negative-run", Format::Plain, (2, 3)),
    ("plain-no-blank-line", Format::Plain, (11, 1)),
    ("plain-number-too-large", Format::Plain, (4, 1)),
    ("plain-one-line", Format::Plain, (1, 1)),
    ("plain-only-rows", Format::Plain, (11, 4)),
    ("plain-plus-signs", Format::Plain, (1, 2)),
    ("plain-prose", Format::Plain, (0, 0)),
    ("plain-question-mark", Format::Plain, (5, 1)),
    ("plain-row-missing", Format::Plain, (15, 1)),
    ("plain-row-too-many", Format::Plain, (0, 0)),
    ("plain-third-block", Format::Plain, (13, 1)),
    ("plain-three-digits-ran-together", Format::Plain, (3, 1)),
    ("plain-thousands", Format::Plain, (4, 1)),
    ("plain-too-many-rows", Format::Plain, (0, 0)),
    ("plain-two-puzzles", Format::Plain, (23, 1)),
    ("plain-typo-in-a-number", Format::Plain, (0, 0)),
    ("plain-words", Format::Plain, (1, 1)),
    ("plain-words-behind", Format::Plain, (1, 7)),
    ("puzzlink-another-kind", Format::PuzzLink, (1, 21)),
    ("puzzlink-cut-off", Format::PuzzLink, (1, 44)),
    ("puzzlink-no-size", Format::PuzzLink, (1, 30)),
    ("puzzlink-too-long", Format::PuzzLink, (1, 52)),
    ("python-list-cut-off", Format::Json, (2, 37)),
    ("python-one-list", Format::Json, (1, 9)),
    ("q-bracket-missing", Format::Json, (2, 40)),
    ("rich-text", Format::Plain, (0, 0)),
    ("tournament-letter", Format::Tournament, (15, 1)),
    ("tournament-line-missing", Format::Tournament, (1, 1)),
    ("tournament-typo", Format::Tournament, (0, 0)),
    ("xml-ampersand", Format::Webpbn, (5, 12)),
    ("xml-blot", Format::Webpbn, (26, 7)),
    ("xml-colour-unknown", Format::Webpbn, (23, 7)),
    ("xml-colour-wrong", Format::Webpbn, (10, 1)),
    ("xml-coloured", Format::Webpbn, (0, 0)),
    ("xml-cut-off", Format::Webpbn, (15, 14)),
    ("xml-no-number", Format::Webpbn, (14, 14)),
    ("xml-no-puzzle", Format::Webpbn, (2, 1)),
    ("xml-no-rows", Format::Webpbn, (4, 1)),
    ("xml-tag-not-closed", Format::Webpbn, (12, 31)),
    ("xml-triddler", Format::Webpbn, (4, 1)),
];

fn folder() -> PathBuf {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/..")).join("tests/data/broken")
}

/// Each line of an error message, and below those with a spot the line of the text with a caret under it.
fn said(text: &str, error: &ReadError) -> String {
    let mut out = format!("{}\n\n", error.format.name());
    for (index, line) in error.to_string().lines().enumerate() {
        let _ = writeln!(out, "{line}");
        if let Some(spot) = error.mistakes.get(index).and_then(|mistake| mistake.spot) {
            let excerpt = spot.excerpt(text);
            let under = " ".repeat(excerpt.before.chars().count());
            let _ = writeln!(out, "    {}{}{}\n    {under}^", excerpt.before, excerpt.at, excerpt.after);
        }
    }
    out
}

/// Further damage gets an answer too: cut off, with a character changed, or with a part repeated.
#[test]
fn no_damage_makes_a_reader_panic() {
    let mut chance = Chance::new(1);
    for entry in [folder(), folder().with_file_name("formats")].iter().flat_map(|folder| fs::read_dir(folder).unwrap())
    {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|extension| extension == "said") {
            continue;
        }
        let text: Vec<char> = text_of(&fs::read(&path).unwrap()).chars().collect();
        for _ in 0..rounds(10) {
            let (one, other) = (chance.below(text.len()), chance.below(text.len()));
            let sign =
                ['[', ']', '(', '"', '\n', ',', '/', '-', '0', 'é', '１', '\u{200b}', '#', ':', ' '][chance.below(15)];
            let changed = [&text[..one], &[sign], &text[one + 1..]].concat();
            let twice = [&text[..one.max(other)], &text[one.min(other)..]].concat();
            for damaged in [&text[..one], &text[one..], &changed, &twice] {
                let damaged: String = damaged.iter().collect();
                for reading in read_all(&damaged) {
                    if let Err(error) = reading {
                        said(&damaged, &error);
                    }
                }
                for format in Format::ALL {
                    let _ = read_as(&damaged, format);
                }
            }
        }
    }
}

#[test]
fn broken_texts_are_answered_as_kept() {
    let mut changed = Vec::new();
    for (name, format, place) in TEXTS {
        let path = folder().join(name).with_extension("txt");
        let text = text_of(&fs::read(&path).unwrap());
        // Of several puzzles in one text, the broken one.
        let errors: Vec<ReadError> = read_all(&text).into_iter().filter_map(Result::err).collect();
        let [error] = &errors[..] else {
            changed.push(format!("{name} has {} errors", errors.len()));
            continue;
        };
        let spot = error.mistakes[0].spot.map_or((0, 0), |spot| (spot.line, spot.column));
        if (error.format, spot) != (format, place) {
            changed.push(format!("{name} is damaged as {format:?} at {place:?}"));
        }
        let now = said(&text, error);
        let kept = path.with_extension("said");
        if std::env::var_os("NONOSCOPE_BLESS").is_some() {
            fs::write(&kept, now).unwrap();
        } else if fs::read_to_string(&kept).unwrap_or_default() != now {
            changed.push(format!("{name}\n{now}"));
        }
    }
    assert!(changed.is_empty(), "{} have changed:\n\n{}", changed.len(), changed.join("\n"));
}

#[test]
fn every_broken_text_is_looked_at() {
    let names: BTreeSet<String> = TEXTS.iter().map(|text| text.0.to_owned()).collect();
    assert!(names.len() >= 50 && names.len() == TEXTS.len());
    for extension in ["txt", "said"] {
        let paths = fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().path());
        let of_kind = paths.filter(|path| path.extension().is_some_and(|other| other == extension));
        let there: BTreeSet<String> =
            of_kind.map(|path| path.file_stem().unwrap().to_string_lossy().into_owned()).collect();
        assert_eq!(there, names, "{extension}");
    }
}
