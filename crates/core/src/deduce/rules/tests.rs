//! Each rule on a line made by hand on which it comes first, and on one that differs little and on which it says nothing.

use super::{EXAMPLES, Rule};
use crate::deduce::deductions;
use crate::puzzle::{Cell, Clue, Colour, Line, Run};
use crate::trace::Technique;

/// Examples of a technique.
#[derive(Clone, Copy)]
pub(in crate::deduce) struct Examples {
    pub(super) comes: &'static [Comes],
    pub(in crate::deduce) says: &'static [Says],
}

/// A clue and a line on which a technique comes first, and settles these cells; and a clue and a line on which it does not
/// come at all.
type Comes = (&'static str, &'static str, &'static [usize], &'static str, &'static str);

/// A clue and a line on which a technique is used, and what is said.
type Says = (&'static str, &'static str, &'static str);

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

#[test]
fn each_technique_fires_on_its_line_and_not_on_one_nearby() {
    let mut wrong = String::new();
    for &(technique, Examples { comes, .. }) in EXAMPLES {
        assert!(!comes.is_empty(), "{technique}");
        for &(numbers, line, cells, near, nearby) in comes {
            let first = all(numbers, line).first().cloned();
            if first != Some((technique, cells.to_vec())) {
                wrong.push_str(&format!("{technique} {numbers} {line}: {first:?}\n"));
            }
            let others = all(near, nearby);
            if others.iter().any(|(other, _)| *other == technique) {
                wrong.push_str(&format!("{technique} near {near} {nearby}: {others:?}\n"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

#[test]
fn all_techniques_of_one_line_are_in_the_table_and_have_a_rule() {
    let of_one_line = Technique::ALL.into_iter().filter(|technique| technique.is_of_one_line());
    assert!(EXAMPLES.iter().map(|&(technique, _)| technique).eq(of_one_line.clone()));
    for technique in of_one_line {
        assert!(Rule::ALL.iter().any(|rule| rule.technique() == technique), "{technique}");
    }
}

#[test]
fn exact_rules_come_last() {
    assert!(Rule::ALL.is_sorted_by_key(|rule| rule.is_exact()));
}
