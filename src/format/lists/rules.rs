//! Clues in the models of constraint solvers, as program text: `rows = 5`, and in `row_rules` lists of equal length, padded with zeros in front.

use super::json;
use super::names::{self, Language};
use super::nested::{Kind, Value};
use crate::format::error::fault::Fault;
use crate::format::error::mistake::{Mistake, Mistakes};
use crate::format::text::clues;
use crate::format::text::draft::Draft;
use crate::format::text::lines;
use crate::format::text::places::Places;
use crate::format::text::scan::Scan;
use crate::puzzle::{Axis, Clue, Puzzle};

/// Whether a line gives a value that `is_meant` to a name for the clues of an axis.
#[inline(never)]
pub(super) fn gives(text: &str, is_meant: &dyn Fn(&str, &str) -> bool) -> bool {
    lines::any(text, &|line| {
        let Some((name, value)) = line.split_once('=') else { return false };
        let name = name.rsplit(|c: char| !(c.is_alphanumeric() || c == '_')).find(|word| !word.is_empty());
        name.is_some_and(|name| json::side(name).is_some() && is_meant(name, value.trim()))
    })
}

/// The puzzle whose clues a program gives to names. Remarks begin with `remark`.
pub(super) fn read(
    text: &str,
    remark: char,
    value: fn(&mut Scan<'_>) -> Result<Value, Mistake>,
) -> Result<Draft, Mistakes> {
    let text = &names::without_remarks(text, remark);
    let places = Places::new(text);
    let at = Scan::with(&places);
    let (named, unread) = names::named(text, &Language { gets_value, value });
    let mut known: Vec<(String, Value)> = named.into_iter().filter_map(|(name, value)| known(name, value)).collect();
    for (axis, count_name) in [(Axis::Row, "height"), (Axis::Column, "width")] {
        let count = known.iter().find_map(|(name, value)| match value.kind {
            Kind::Number(count) if name == count_name => Some(count as usize),
            _ => None,
        });
        for (name, value) in &mut known {
            if let Some(count) = count.filter(|_| json::side(name) == Some(axis)) {
                cut(&at, value, count)?;
            }
        }
    }
    names::puzzle(&at, (&known, unread), "lists “row_rules” and “col_rules”")
}

/// Whether a list or a number is given to this name here, and if so goes to it. A type may stand before the equals sign.
fn gets_value(scan: &mut Scan<'_>, name: &str, _: char) -> bool {
    if json::side(name).is_none() {
        return false;
    }
    scan.skip(|c| matches!(c, ' ' | '\t'));
    if scan.peek() == Some(':') {
        scan.skip(|c| !matches!(c, '=' | '\n' | '(' | '{'));
    }
    if !scan.eat('=') {
        return false;
    }
    scan.skip_space();
    scan.peek().is_some_and(|c| matches!(c, '[' | '(' | '{') || c.is_ascii_digit())
        || scan.rest().starts_with("array2d")
}

/// A value under the name that JSON has for it: the number of rows is the height.
fn known(name: String, value: Value) -> Option<(String, Value)> {
    let is_count = matches!(value.kind, Kind::Number(_));
    match json::side(&name).filter(|_| is_count && name.len() > 1) {
        Some(Axis::Row) => Some(("height".to_owned(), value)),
        Some(Axis::Column) => Some(("width".to_owned(), value)),
        None => Some((name, value)).filter(|_| !is_count),
    }
}

/// Cuts a list of numbers into as many lists as there are clues.
fn cut(at: &Scan<'_>, value: &mut Value, count: usize) -> Result<(), Mistake> {
    let Kind::List(items) = &mut value.kind else { return Ok(()) };
    let is_flat = items.iter().all(|item| matches!(item.kind, Kind::Number(_)));
    if !is_flat || count == 0 || items.len() <= count {
        return Ok(());
    }
    let longest = items.len().div_ceil(count);
    if items.len() != count * longest {
        let fault =
            Fault::Shape { cells: "The list has", found: items.len(), expected: count * longest, what: "numbers" };
        return Err(at.fault(value.offset, fault));
    }
    let clue = |clue: &[Value]| Value { offset: clue[0].offset, kind: Kind::List(clue.to_vec()) };
    *items = items.chunks(longest).map(clue).collect();
    Ok(())
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
