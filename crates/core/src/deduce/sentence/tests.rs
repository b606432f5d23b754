//! What is said about lines made by hand.

use crate::deduce::deductions;
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
    told.map(|(technique, told)| (technique, told.strip_prefix("Row 4: ").unwrap().to_owned())).collect()
}

#[test]
fn each_technique_in_words() {
    use Technique::*;
    let expected = [
        (BlankLine, "0", "?????", "its clue is 0, so all its cells are empty."),
        (ExactFit, "5", "?????", "the 5 takes all 5 cells, so they are all filled."),
        (
            ExactFit,
            "2 1",
            "????",
            "the runs 2 and 1, with the gap between them, take all 4 cells, so there is only one way to place them.",
        ),
        (
            ExactFit,
            "2r 3b",
            "?????",
            "the runs red 2 and blue 3 take all 5 cells, so there is only one way to place them.",
        ),
        (LineComplete, "1 2", "#???##", "all 3 filled cells that its clue asks for are there, so cells 2–4 are empty."),
        (
            LineComplete,
            "1 1",
            "??#?#",
            "both filled cells that its clue asks for are there, so cells 1, 2 and 4 are empty.",
        ),
        (
            FillTheRest,
            "1 2",
            "-?--##",
            "its clue asks for 3 filled cells, and only 3 are not empty. So cell 2 is filled.",
        ),
        (
            FillTheRest,
            "1r 1b",
            "?-?-",
            "its clue asks for 2 filled cells, and only 2 are not empty. They take its colours in order, so cell 1 is red, and cell 3 is blue.",
        ),
        (Overlap, "3", "????", "the 3 must lie between cells 1 and 4, so it covers cells 2 and 3 wherever it is."),
        (
            Overlap,
            "1 4 1",
            "?????????",
            "to leave room for the other runs, the 4 must lie between cells 3 and 7, so it covers cells 4–6 wherever it is.",
        ),
        (Overlap, "3", "?-???", "with cell 2 empty, the 3 can only lie at cells 3–5, so they are all filled."),
        (
            Overlap,
            "3 3 3",
            "-????-???-????-",
            "with cells 1 and 6 empty and room left for the other runs, the first 3 must lie between cells 2 and 5, so it covers cells 3 and 4 wherever it is.",
        ),
        (
            Overlap,
            "2r 2b",
            "?-????",
            "given cell 2 and room left for the other runs, the red 2 can only lie at cells 3–4, so they are all red.",
        ),
        (
            OutOfReach,
            "2 1",
            "?-????#-?",
            "with cell 2 empty and room left for the other runs, the first run (2) starts no earlier than cell 3, so cell 1 is empty.",
        ),
        (
            OutOfReach,
            "1r 1b",
            "????",
            "to leave room for the other runs, the red 1 must lie between cells 1 and 3, so cell 4 is not red.",
        ),
        (
            OutOfReach,
            "2r 1b 1r 1b",
            "????????",
            "to leave room for the other runs, no red run reaches cell 8, so it is not red.",
        ),
        (OutOfReach, "2r 1b 2r", "????rr??????", "its clue has no green, so cells 1–4 and 7–12 are not green."),
        (
            WholeRun,
            "2 3",
            "?????###?????",
            "the block at cells 6–8 is as long as the longest run (3), so cells 5 and 9 are empty.",
        ),
        (
            WholeRun,
            "1 1 2",
            "???#???????",
            "the block at cell 4 is as long as any run it can be (1), so cells 3 and 5 are empty.",
        ),
        (
            WholeRun,
            "1r 1b 1r",
            "????b????????",
            "the blue block at cell 5 is all of the blue 1, so cells 4 and 6 are not blue.",
        ),
        (
            Extend,
            "4",
            "?#????????",
            "the block at cell 2 belongs to the 4, which starts no earlier than cell 1, so cells 3 and 4 are filled too.",
        ),
        (
            Extend,
            "2 4",
            "????????????#",
            "the block at cell 13 must be the end of the 4, so cells 10–12 are filled too.",
        ),
        (
            Extend,
            "2 4",
            "????????????#?",
            "the block at cell 13 belongs to the 4, which ends no later than cell 14, so cells 11 and 12 are filled too.",
        ),
        (
            Extend,
            "3 3",
            "???-#?????????",
            "the block at cell 5 must be the start of a run of 3, so cells 6 and 7 are filled too.",
        ),
        (
            GapTooSmall,
            "3",
            "???-??-?????",
            "the gap at cells 5–6 has only 2 cells, too few for the 3. So cells 5 and 6 are empty.",
        ),
        (
            GapTooSmall,
            "3 2",
            "???-?-????????????",
            "the gap at cell 5 has only 1 cell, too few for the 3, the only run that reaches it. So cell 5 is empty.",
        ),
        (
            GapTooSmall,
            "2r 3b 1r",
            "???????-?-????????",
            "the gap for blue at cell 9 has only 1 cell, too few for the blue 3, the only blue run that reaches it. So cell 9 is not blue.",
        ),
        (
            Split,
            "4 1 4",
            "???????###?#????????",
            "if cell 11 were filled, the blocks at cells 8–10 and 12 would make a run of 5, longer than any run they can be. So cell 11 is empty.",
        ),
        (
            Join,
            "5",
            "????#?#???????",
            "the blocks at cells 5 and 7 both belong to the 5, the only run. So cell 6 is filled.",
        ),
        (
            Join,
            "1 1 12 1 2 4 4",
            "????????#########?????????#?#???#?????",
            "the block at cell 27 belongs to no run before the first 4, and the one at cell 29 to none after it. So both blocks are parts of it, and cell 28 is filled.",
        ),
        (
            Mercury,
            "3",
            "???#??????",
            "cell 1 is the first that the 3 could cover, but starting there it would touch the block at cell 4 and be too long. So cell 1 is empty.",
        ),
        (
            Mercury,
            "4 2",
            "?????#??????????#??",
            "cell 19 is the last that the 2 could cover, but ending there it would touch the block at cell 17 and be too long. So cell 19 is empty.",
        ),
        (
            ThatRun,
            "2 1",
            "??????-#-?",
            "the block at cell 8 can only be the 1. So the last run (1) reaches no further than cell 8, which leaves cell 10 empty.",
        ),
        (
            ThatRun,
            "1 1 4",
            "#-#-#?##??",
            "cell 1 can only belong to the first 1, cell 3 to the second 1 and cell 5 to the 4. So the 4 can only lie at cells 5–8, and cell 6 is filled.",
        ),
        (
            ThatRun,
            "3 3",
            "????#????????????#????",
            "given cells 5 and 18, the first run (3) starts no earlier than cell 3, so cells 1 and 2 are empty.",
        ),
        (
            ColourNeighbours,
            "1r 1g 1b 1g",
            "?????g?????",
            "the green block at cell 6 is as long as the longest green run (1), and the run after it is blue. So cell 7 is blue or empty.",
        ),
        (
            NoRunFits,
            "1 3",
            "??#?????",
            "the 1 is the only run that reaches cell 2, but put there, it would touch a filled cell. So cell 2 is empty.",
        ),
        (
            Layouts,
            "5 3 1 2 2 2",
            "?????????#??#???????#???????",
            "no simple rule is enough here. So all layouts that fit cells 10 and 13 were compared: in all of them, cell 9 is filled.",
        ),
    ];
    let mut missing = String::new();
    for (technique, numbers, line, sentence) in expected {
        let all = all(numbers, line);
        if !all.contains(&(technique, sentence.to_owned())) {
            missing.push_str(&format!("{numbers} {line}: {sentence}\n{all:#?}\n"));
        }
    }
    assert_eq!(missing, "");
    let of_one_line = Technique::ALL.into_iter().filter(|technique| technique.is_of_one_line());
    for technique in of_one_line {
        assert!(expected.iter().any(|(other, ..)| *other == technique), "{technique}");
    }
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
                let text = deduction.sentence(&clue, &palette);
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
