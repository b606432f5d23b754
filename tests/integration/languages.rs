//! What is said in all languages, and that nothing but the messages holds sentences for people.

use nonoscope::solve::{Method, solve};
use nonoscope::trace::sentence;
use nonoscope_play::Explanation;
use nonoscope_shelf::embedded;
use nonoscope_words::{Language, Number, Text, cells, names, record, translations, verdict};
use std::fs;
use std::path::Path;

/// Numbers at which languages change the form of a word.
const CRITICAL: [u32; 10] = [0, 1, 2, 3, 5, 11, 12, 21, 101, 1_000_000];

fn languages() -> Vec<(&'static str, Language)> {
    translations().iter().map(|translation| (translation.tag, translation.language())).collect()
}

/// Text that a person can read: something, and no sign of a message. Some messages show what a file has in braces.
fn is_said(said: &str, english: &str) -> bool {
    let is_clean = |sign: char| !said.contains(sign) || english.contains(sign);
    let has_control = said.chars().any(|letter| letter.is_control() && letter != '\n');
    !said.trim().is_empty() && ['{', '}', '$'].into_iter().all(is_clean) && !has_control
}

#[test]
fn every_language_has_every_message() {
    for translation in translations() {
        assert!(translation.missing.is_empty(), "{}: {:?}", translation.tag, translation.missing);
    }
}

#[test]
fn every_message_can_be_said_with_every_number() {
    let english = Language::english();
    for name in names() {
        for number in CRITICAL {
            let text = Text::named(name, vec![Text::from(number); 12]).unwrap();
            let in_english = english.say(&text);
            let is_empty = in_english.trim().is_empty();
            for (tag, language) in languages() {
                let said = language.say(&text);
                assert!(
                    is_said(&said, &in_english) || is_empty || name.starts_with("grammar."),
                    "{tag}: {name}, {number}: {said:?}"
                );
            }
        }
    }
}

#[test]
fn numbers_have_the_right_words() {
    let language = |tag: &str| translations().iter().find(|translation| translation.tag == tag).unwrap().language();
    let said = |tag: &str, number: u32| language(tag).say(&cells::unknown(number));
    for (number, form) in [(1, "ие"), (2, "ия"), (5, "ий"), (11, "ий"), (21, "ие"), (101, "ие")] {
        assert_eq!(language("ru").say(&verdict::suppositions(number as u32)), format!("{number} предположен{form}"));
    }
    assert_ne!(said("de", 1).replace('1', ""), said("es", 1).replace('1', ""));
    assert!(said("es", 1).contains("1 casilla ") && said("es", 2).contains("2 casillas "));
    assert!(said("fr", 1).contains("1 case ") && said("fr", 2).contains("2 cases "));
    assert!(said("ja", 1).contains("1マス"), "{}", said("ja", 1));
    for (tag, point) in [("en", '.'), ("de", ','), ("fr", ','), ("ru", ','), ("es", ',')] {
        let seconds = language(tag).say(&record::seconds(Number::rounded(1.5, 1)));
        assert!(seconds.contains(&format!("1{point}5")), "{tag}: {seconds}");
    }
}

/// All steps of three hundred puzzles of the shelf, with their arguments.
#[test]
fn steps_are_said_in_all_languages() {
    let languages = languages();
    let index = embedded::index().unwrap();
    let entries = index.entries();
    let mut steps = 0;
    for entry in entries.iter().step_by(entries.len() / 300) {
        let pack = embedded::pack(entry.id).unwrap().unwrap();
        let (_, puzzle) = pack.puzzle(entry.id).unwrap();
        let outcome = solve(puzzle, Method::Human);
        let mut known = puzzle.givens().clone();
        for step in outcome.trace.steps() {
            let explanation = Explanation::new(puzzle, &known, &step);
            for text in [sentence(&step, puzzle.palette()), explanation.sentence] {
                let english = Language::english().say(&text);
                for (tag, language) in &languages {
                    let said = language.say(&text);
                    assert!(is_said(&said, &english), "{tag}: {english}: {said:?}");
                    assert!(*tag == "en" || said != english, "{tag} says it in English: {english}");
                }
            }
            step.changes.iter().for_each(|change| known.set(change.at, change.cell));
            steps += 1;
        }
    }
    assert!(steps > 3000, "{steps}");
}

/// What programmers read: errors that only a call with wrong values can cause, and details of breakdowns.
const FOR_PROGRAMMERS: [&str; 16] = [
    "Another one could not be started.",
    "Its answer could not be read.",
    "It gave no answer.",
    "These steps do not go together.",
    "A technique is one of {}.",
    "An encoding is one of {}.",
    "Rows and columns have indices below {MAX_SIDE}.",
    "A clue is a list of numbers with spaces between them.",
    "A run has at least one cell, and an ink.",
    "Colours have numbers from 0 to {MAX_INKS}.",
    "A tier is one of {}.",
    "A method is one of {}.",
    "A part of a picture is LEFT,TOP,WIDTH,HEIGHT in pixels, such as 0,0,300,200.",
    "X O .",
    "X, space, ?",
    "{} is one of {}.",
];

/// Nothing but the messages holds a sentence for people. The command line's help and its complaints about files stay English.
#[test]
fn no_program_holds_sentences() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let crates = ["core", "format", "qr", "make", "scan", "picture", "shelf", "play", "kit", "board"];
    let folders = crates.iter().map(|name| root.join("crates").join(name).join("src")).chain([root.join("src")]);
    let mut found = Vec::new();
    for folder in folders {
        look_through(&folder, &mut found);
    }
    found.retain(|(_, text)| !FOR_PROGRAMMERS.contains(&text.as_str()));
    assert!(found.is_empty(), "{found:#?}");
}

fn look_through(folder: &Path, found: &mut Vec<(String, String)>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        if path.is_dir() && !["tests", "long"].contains(&name.as_str()) {
            look_through(&path, found);
        } else if name.ends_with(".rs") && name != "tests.rs" {
            let text = fs::read_to_string(&path).unwrap();
            let program = text.split("mod tests {").next().unwrap();
            let sentences = strings(program).into_iter().filter(|text| is_sentence(text));
            found.extend(sentences.map(|text| (path.display().to_string(), text)));
        }
    }
}

/// The strings of a program, without those in comments and attributes.
fn strings(program: &str) -> Vec<String> {
    let mut strings = Vec::new();
    for line in program.replace("\\\n", "").lines() {
        let line = line.trim_start();
        if line.starts_with("//") || line.starts_with('#') || line.starts_with("#!") {
            continue;
        }
        let parts: Vec<&str> = line.split(" // ").next().unwrap_or_default().split('"').collect();
        strings.extend(parts.iter().skip(1).step_by(2).map(|text| (*text).to_owned()));
    }
    strings
}

/// Whether a string in a program looks like a sentence.
fn is_sentence(text: &str) -> bool {
    let begins = text.chars().next().is_some_and(char::is_uppercase);
    begins && text.ends_with(['.', '?', '!', '…', ':']) && text.split_whitespace().count() >= 3
}
