//! What is said about lines made by hand.

use crate::deduce::deductions;
use crate::deduce::rules::{EXAMPLES, Examples};
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

/// The deductions of row 4, in words.
fn all(numbers: &str, line: &str) -> Vec<(Technique, String)> {
    let is_plain = !numbers.contains(char::is_alphabetic);
    let (clue, palette) = (clue(numbers), if is_plain { Palette::default() } else { palette() });
    let all = deductions(Line::row(3), &clue, &cells(line), palette.inks()).unwrap();
    let told = all.iter().map(|deduction| (deduction.technique, deduction.sentence(&clue, &palette)));
    told.map(|(technique, told)| (technique, told.to_string().strip_prefix("Row 4: ").unwrap().to_owned())).collect()
}

#[test]
fn each_technique_in_words() {
    let mut missing = String::new();
    for &(technique, Examples { says, .. }) in EXAMPLES {
        assert!(!says.is_empty(), "{technique}");
        for &(numbers, line, sentence) in says {
            let all = all(numbers, line);
            if !all.contains(&(technique, sentence.to_owned())) {
                missing.push_str(&format!("{numbers} {line}: {sentence}\n{all:#?}\n"));
            }
        }
    }
    assert_eq!(missing, "");
}

#[test]
fn long_names_and_lines_make_no_long_sentences() {
    let ink = |letter, name: &str| Ink::new(letter, name, [0; 3]);
    let long = "the colour of the sea on the last evening of a long summer, seen from far away through rain";
    let palette = Palette::new(ink('.', "white"), vec![ink('r', long), ink('b', &format!("not {long}"))]).unwrap();
    let run = |index: usize| Run { length: 1 + (index % 12) as u16, colour: Colour::ink(1 + index % 2) };
    for runs in 1..60 {
        let clue: Clue = (0..runs).map(run).collect();
        for spare in [0, 1, 3] {
            let cells = vec![Cell::UNKNOWN; clue.shortest() + spare];
            for deduction in deductions(Line::column(998), &clue, &cells, 2).unwrap() {
                let text = deduction.sentence(&clue, &palette).to_string();
                assert!(text.split(". ").all(|sentence| sentence.chars().count() <= 160), "{text}");
            }
        }
    }
}

#[test]
fn runs_of_a_line_that_is_counted_out_lie_where_its_filled_cells_are() {
    for (numbers, line, runs) in
        [("1", "-??#", &[(3, 3)][..]), ("1 2", "?#?##?", &[(1, 1), (3, 3)]), ("1 2", "-#-?#-", &[(1, 1), (3, 3)])]
    {
        let all = deductions(Line::row(3), &clue(numbers), &cells(line), 1).unwrap();
        let placed: Vec<(usize, usize)> = all[0].runs.iter().map(|run| (run.earliest, run.latest)).collect();
        assert_eq!(placed, runs, "{numbers} {line}");
    }
}
