//! What is said about lines made by hand.

use crate::deduce::{Deduction, deductions};
use crate::puzzle::{Cell, Clue, Colour, Ink, Line, Palette, Run};
use crate::trace::Technique;

fn palette() -> Palette {
    let ink = |letter, name| Ink::new(letter, name, [0; 3]);
    Palette::new(ink('.', "white"), vec![ink('r', "red"), ink('b', "blue"), ink('g', "green")]).unwrap()
}

/// A clue such as `3 1`, or `3r 1b`.
fn clue(text: &str) -> Clue {
    let run = |run: &str| {
        let digits = run.trim_end_matches(char::is_alphabetic);
        let letter = run[digits.len()..].chars().next();
        let colour = letter.map_or(Colour::INK, |letter| palette().by_letter(letter).unwrap());
        Run { length: digits.parse().unwrap(), colour }
    };
    text.split(' ').filter(|run| *run != "0").map(run).collect()
}

/// The cells of a line: `#` filled, `-` empty, `?` unknown, or the letter of a colour.
fn cells(text: &str) -> Vec<Cell> {
    let cell = |letter| match letter {
        '#' => Cell::FILLED,
        '-' => Cell::EMPTY,
        '?' => Cell::UNKNOWN,
        _ => Cell::of(palette().by_letter(letter).unwrap()),
    };
    text.chars().map(cell).collect()
}

/// The first deduction of row 4, in words.
fn first(numbers: &str, line: &str) -> (Technique, String) {
    let is_plain = !numbers.contains(char::is_alphabetic);
    let (clue, palette) = (clue(numbers), if is_plain { Palette::default() } else { palette() });
    let all = deductions(Line::row(3), &clue, &cells(line), palette.inks()).unwrap();
    let deduction: &Deduction = &all[0];
    let sentence = deduction.sentence(&clue, &palette);
    (deduction.technique, sentence.strip_prefix("Row 4: ").unwrap().to_owned())
}

#[test]
fn each_technique_in_words() {
    use Technique::*;
    let expected = [(BlankLine, "0", "?????", "")];
    for (technique, numbers, line, sentence) in expected {
        assert_eq!(first(numbers, line), (technique, sentence.to_owned()), "{numbers} {line}");
    }
}

#[test]
fn try_them() {
    for text in std::fs::read_to_string("/tmp/lines.txt").unwrap().lines() {
        let (numbers, line) = text.split_once(" | ").unwrap();
        let Ok((technique, said)) = std::panic::catch_unwind(|| first(numbers, line)) else {
            println!("-- {text}");
            continue;
        };
        println!("        ({technique:?}, {numbers:?}, {line:?}, {said:?}),");
    }
}
