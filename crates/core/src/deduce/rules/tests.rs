//! Each rule on a line made by hand on which it comes first, and on one that differs little and on which it says nothing.

use crate::deduce::deductions;
use crate::puzzle::{Cell, Clue, Colour, Line, Run};
use crate::trace::Technique::{self, *};

/// A clue such as `3 1`, or `3r 1b`.
fn clue(text: &str) -> Clue {
    let run = |run: &str| {
        let digits = run.trim_end_matches(char::is_alphabetic);
        let colour = Colour::ink(if run.ends_with('b') { 2 } else { 1 });
        Run { length: digits.parse().unwrap(), colour }
    };
    text.split(' ').filter(|run| *run != "0").map(run).collect()
}

/// What the line infers, technique by technique, with the cells that are settled, counted from 1.
fn all(numbers: &str, line: &str) -> Vec<(Technique, Vec<usize>)> {
    let cell = |letter| match letter {
        '#' | 'r' => Cell::FILLED,
        'b' => Cell::of(Colour::ink(2)),
        '-' => Cell::EMPTY,
        _ => Cell::UNKNOWN,
    };
    let cells: Vec<Cell> = line.chars().map(cell).collect();
    let inks = if numbers.contains(char::is_alphabetic) { 2 } else { 1 };
    let all = deductions(Line::row(0), &clue(numbers), &cells, inks).unwrap();
    let settled = |cells: &[(usize, Cell)]| cells.iter().map(|(along, _)| along + 1).collect();
    all.iter().map(|one| (one.technique, settled(&one.cells))).collect()
}

/// A technique; a clue and a line on which it comes first, and settles these cells; and a clue and a line on which it does
/// not come at all.
type Example = (Technique, &'static str, &'static str, &'static [usize], &'static str, &'static str);

#[test]
fn each_technique_fires_on_its_line_and_not_on_one_nearby() {
    let lines: [Example; 18] = [
        (BlankLine, "0", "???", &[1, 2, 3], "1", "???"),
        (ExactFit, "1 2", "????", &[1, 2, 3, 4], "1 2", "?????"),
        (ExactFit, "1r 2b", "???", &[1, 2, 3], "1r 2b", "????"),
        (LineComplete, "1 2", "?#?##?", &[1, 3, 6], "1 2", "?#??#?"),
        (FillTheRest, "1 2", "-#-?#-", &[4], "1 2", "-?-???"),
        (Overlap, "3", "?????", &[3], "3", "??????"),
        (Overlap, "2 2", "??????", &[2], "2 2", "???????"),
        (OutOfReach, "2 1", "?-????#-?", &[1], "2 1", "??????#??"),
        (WholeRun, "1 2", "???##????", &[3, 6], "1 3", "????##?????"),
        (Extend, "3", "?#?????", &[3], "3", "??#????"),
        (GapTooSmall, "3", "????-??-????", &[6, 7], "2", "????-??-????"),
        (Split, "2 2", "???#?#????", &[5], "3 1", "???#?#????"),
        (Join, "5", "????#?#???????", &[6], "3 5", "?????#???#????????"),
        (Mercury, "2", "??#????", &[1], "2", "???#???"),
        (ThatRun, "2 1", "??????-#-?", &[10], "2 2 1", "??????#????????"),
        (ColourNeighbours, "2r 2r 1b", "????rr??????", &[4], "2r 2r 1b", "????r???????"),
        (NoRunFits, "1 3", "??#?????", &[2], "1 3", "??????#??"),
        (Layouts, "5 3 1 2 2 2", "?????????#??#???????#???????", &[9], "5 3 1 2 2 2", "?????????#??????????#???????"),
    ];
    let mut wrong = String::new();
    for (technique, numbers, line, cells, near, nearby) in lines {
        let first = all(numbers, line).first().cloned();
        if first != Some((technique, cells.to_vec())) {
            wrong.push_str(&format!("{technique} {numbers} {line}: {first:?}\n"));
        }
        let others = all(near, nearby);
        if others.iter().any(|(other, _)| *other == technique) {
            wrong.push_str(&format!("{technique} near {near} {nearby}: {others:?}\n"));
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
    let of_one_line = Technique::ALL.into_iter().filter(|technique| technique.is_of_one_line());
    of_one_line.for_each(|technique| assert!(lines.iter().any(|line| line.0 == technique), "{technique}"));
}
