//! Clues in the models of constraint solvers, as program text: `rows = 5`, and in `row_rules` lists of equal length, padded with zeros in front.

use crate::text::{clues, headings, lines};
use nonoscope_core::puzzle::{Axis, Clue, Puzzle};

/// Whether a line gives a value that `is_meant` to a name for the clues of an axis.
#[inline(never)]
pub(super) fn gives(text: &str, is_meant: &dyn Fn(&str, &str) -> bool) -> bool {
    lines::any(text, &|line| {
        let Some((name, value)) = line.split_once('=') else { return false };
        let name = name.rsplit(|c: char| !(c.is_alphanumeric() || c == '_')).find(|word| !word.is_empty());
        name.is_some_and(|name| headings::axis_in(name).is_some() && is_meant(name, value.trim()))
    })
}

/// A puzzle with a line that ends in `end` for each value; `list` puts the clues into brackets, which have `between` between
/// them.
#[inline(never)]
pub(super) fn write(puzzle: &Puzzle, end: &str, between: &str, list: &dyn Fn(&str, &str) -> String) -> String {
    let part = |axis: Axis| {
        let (many, one) = if axis == Axis::Row { ("rows", "row") } else { ("cols", "col") };
        let count = puzzle.clues(axis).len();
        let longest = puzzle.clues(axis).iter().map(|clue| clue.lengths().len()).max().unwrap_or(0).max(1);
        let padded = |clue: &Clue| {
            let zeros = "0,".repeat(longest - clue.lengths().len());
            if clue.lengths().is_empty() {
                zeros.trim_end_matches(',').to_owned()
            } else {
                zeros + &clues::joined(clue, ",")
            }
        };
        let rules = list(many, &clues::side(puzzle, axis, between, &padded));
        format!("{many} = {count}{end}\n{one}_rule_len = {longest}{end}\n{one}_rules = {rules}{end}\n")
    };
    [part(Axis::Row), part(Axis::Column)].join("\n")
}
