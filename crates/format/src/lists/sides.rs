//! Which lists of a text are the clues of the rows and of the columns: two that fit each other, wherever they lie. Names tell
//! which is which; if none does, the order does.

use super::colours::pair;
use super::nested::{Kind, Value};
use crate::text::{Scan, headings};
use nonoscope_core::puzzle::Axis;

/// The clues of a puzzle.
pub(super) struct Sides<'v> {
    /// The first and the second list; by name, those of the rows and of the columns.
    pub(super) both: [&'v Value; 2],
    pub(super) are_named: bool,
    /// The lists around them, the outermost first.
    pub(super) around: Vec<&'v [Value]>,
    /// Whether other lists beside them would fit as well.
    pub(super) is_open: bool,
}

/// The clues that stand in some list, or one of the two.
#[derive(Default)]
pub(super) struct Found<'v> {
    /// The puzzles, and values of an array beside them that are none.
    pub(super) puzzles: Vec<Result<Sides<'v>, &'v Value>>,
    /// The first list that has the name of rows, and of columns.
    pub(super) named: [Option<&'v Value>; 2],
    /// The lists of clues without such a name that stand beside each other, and the values around them.
    pub(super) nameless: Vec<&'v Value>,
}

/// Names of cells, and never of clues.
const CELLS: [&str; 9] = ["solution", "goal", "picture", "grid", "state", "content", "cells", "givens", "answer"];

/// No more lists than this are compared with each other.
const COMPARED: usize = 16;

/// The clues in a text.
pub(super) fn found<'v>(at: &Scan<'_>, values: &'v [Value]) -> Found<'v> {
    let mut found = Found::default();
    search(at, values, &mut Vec::new(), &mut found);
    let around = vec![values];
    if !found.puzzles.is_empty() {
        return found;
    }
    if let [Some(rows), Some(columns)] = found.named {
        // They lie apart from each other.
        found.puzzles.push(Ok(Sides { both: [rows, columns], are_named: true, around, is_open: false }));
    } else if let [only] = found.nameless[..]
        && let [one, other] = only.items()
        && (fit(at, one, other) && side(at, one).is_some_and(|side| side.cells > 0)
            || [one, other].iter().all(is_empty))
    {
        // A list of two clues is not a puzzle, but two lists are, even if each of their clues is a number.
        found.puzzles.push(Ok(Sides { both: [one, other], are_named: false, around, is_open: false }));
    } else if let ([array], [None, None]) = (values, found.named)
        && at.has(array.offset, '[')
        && array.items().len() > 1
        && array.items().iter().all(|item| item.is_record() && at.has(item.offset, '{'))
    {
        // An array of puzzles, none of which can be read.
        found.puzzles.extend(array.items().iter().map(Err));
    }
    found
}

fn search<'v>(at: &Scan<'_>, values: &'v [Value], around: &mut Vec<&'v [Value]>, found: &mut Found<'v>) {
    around.push(values);
    let mut named: [Vec<&Value>; 2] = Default::default();
    for value in values.iter().filter(|value| matches!(value.kind, Kind::List(_) | Kind::Text(_))) {
        if let Some(axis) = axis(at, value) {
            named[usize::from(axis == Axis::Column)].push(clues_in(at, value).unwrap_or(value));
        }
    }
    for (first, named) in found.named.iter_mut().zip(&named) {
        *first = first.or(named.first().copied());
    }
    let before = found.puzzles.len();
    let [rows, mut columns] = named;
    if let ([first, ..], [other, ..]) = (&rows[..], &columns[..]) {
        let likeliest = [*first, *other];
        for rows in rows.iter().take(COMPARED) {
            let Some(fitting) = columns.iter().take(COMPARED).position(|columns| fit(at, rows, columns)) else {
                continue;
            };
            let both = [*rows, columns.remove(fitting)];
            found.puzzles.push(Ok(Sides { both, are_named: true, around: around.clone(), is_open: false }));
        }
        if found.puzzles.len() == before {
            found.puzzles.push(Ok(Sides { both: likeliest, are_named: true, around: around.clone(), is_open: false }));
        }
    }
    if found.puzzles.len() == before {
        // In an array of puzzles, those that cannot be read count too.
        let is_array = values.len() > 1 && values.iter().all(|value| !value.has_key && value.is_record());
        for value in values.iter().filter(|value| is_array || side(at, value).is_none()) {
            let so_far = found.puzzles.len();
            search(at, value.items(), around, found);
            if is_array && found.puzzles.len() == so_far {
                found.puzzles.push(Err(value));
            }
        }
        if found.puzzles[before..].iter().all(Result::is_err) {
            found.puzzles.truncate(before);
        }
    }
    if found.puzzles.len() == before {
        nameless(at, values, around, found);
    }
    around.pop();
}

/// Adds the puzzles whose clues stand beside each other without names.
fn nameless<'v>(at: &Scan<'_>, values: &'v [Value], around: &[&'v [Value]], found: &mut Found<'v>) {
    // The only argument of a call is more likely something else.
    let is_list = |value: &&Value| match value.items() {
        [only] if is_call(at, value) && !value.has_key => {
            !only.items().is_empty() && side(at, value).is_some_and(|side| side.cells > 0)
        }
        _ => true,
    };
    let lists = values.iter().filter(|value| axis(at, value).is_none()).filter_map(|value| clues_in(at, value));
    let is_numbers = |list: &Value| list.items().iter().all(|item| matches!(item.kind, Kind::Number(_)));
    // Totals of the clues look like clues of one run each.
    let is_total = |list: &&Value| is_numbers(list) && headings::is_measure(list.name(at));
    let mut lists: Vec<&Value> = lists.filter(is_list).filter(|list| !is_total(list)).take(COMPARED).collect();
    if lists.len() > found.nameless.len() {
        found.nameless.clone_from(&lists);
    }
    let mut all = lists.clone();
    if lists.len() > 2 {
        // Among others, a list of numbers could be anything, and cells are no clues.
        all.retain(|list| !CELLS.contains(&list.name(at)));
        lists = all.clone();
        if !matches!(all[..], [one, other] if fit(at, one, other)) {
            lists.retain(|list| !is_numbers(list));
        }
        let clues: Vec<&Value> = lists.iter().copied().filter(|list| !is_board(list)).collect();
        lists = if clues.len() > 1 { clues } else { lists };
    }
    let is_alone = lists.len() == 2;
    while !lists.is_empty() {
        let one = lists.remove(0);
        let Some(fitting) = lists.iter().position(|other| is_alone || fit(at, one, other)) else { continue };
        let other = lists.remove(fitting);
        // In a text with several puzzles, the clues of each stand together.
        let is_other = |list: &&&Value| !std::ptr::eq(**list, one) && !std::ptr::eq(**list, other);
        // In `a([1])`, the list may be the clues or one of them.
        let [first, second] = [one, other].map(|list| match list.items() {
            [only] if is_call(at, list) && !list.has_key => only,
            _ => list,
        });
        let is_deeper = first.items().len().max(second.items().len()) > 1
            && !(std::ptr::eq(first, one) && std::ptr::eq(second, other))
            && fit(at, first, second);
        let is_open = is_deeper || all.iter().filter(is_other).any(|list| fit(at, one, list) || fit(at, other, list));
        let both = [one, other];
        found.puzzles.push(Ok(Sides { both, are_named: false, around: around.to_vec(), is_open }));
    }
}

/// Whether a list has the cells of a board, row by row: as many zeros and ones in each.
fn is_board(list: &Value) -> bool {
    let is_cell = |cell: &Value| matches!(cell.kind, Kind::Number(0 | 1));
    let width = list.items().first().map_or(0, |row| row.items().len());
    let cells = || list.items().iter().flat_map(Value::items);
    let is_even = list.items().iter().all(|row| row.items().len() == width);
    is_even && width > 1 && cells().all(is_cell) && cells().any(|cell| matches!(cell.kind, Kind::Number(0)))
}

/// The axis that the name of a value stands for. A letter before a bracket is more likely a function, as in `c(1, 3)`.
fn own_axis(at: &Scan<'_>, value: &Value) -> Option<Axis> {
    let name = value.name(at);
    headings::axis_in(name).filter(|_| value.has_key || name.len() > 1)
}

/// The axis that the name of a value stands for, or that of the only value in it.
fn axis(at: &Scan<'_>, value: &Value) -> Option<Axis> {
    let inside = || {
        if let [only] = value.items() {
            axis(at, only).filter(|_| only.has_key || only.name(at).contains(' '))
        } else {
            None
        }
    };
    own_axis(at, value).or_else(inside)
}

/// Whether a value is the argument list of a call, or of what makes a list in many languages.
fn is_call(at: &Scan<'_>, value: &Value) -> bool {
    at.between(0, value.offset).ends_with(char::is_alphanumeric)
}

/// The list of clues that a value is, or the only one in it, if it is just an object, a call or a bracket around it.
fn clues_in<'v>(at: &Scan<'_>, value: &'v Value) -> Option<&'v Value> {
    let is_call = is_call(at, value);
    // In `rows([[1]])`, the name is that of a call.
    let is_argument = is_call && !value.has_key && matches!(value.items(), [Value { kind: Kind::List(_), .. }]);
    // In `(defvar a '(1))`, words stand before the list.
    let is_form = !value.has_key
        && at.has(value.offset, '(')
        && matches!(value.items(), [only] if !only.items().is_empty() && !only.has_key && only.name(at).contains(' '));
    if side(at, value).is_some() && !is_form && !(is_argument && own_axis(at, value).is_some()) {
        return Some(value);
    }
    let mut inside = value.items().iter().filter(|item| !item.items().is_empty());
    let only = inside.next().filter(|_| is_form || is_call || value.is_record())?;
    inside.next().is_none().then(|| clues_in(at, only))?
}

/// Whether a word says that something is missing.
pub(super) fn is_nothing(word: &str) -> bool {
    ["null", "none", "nil", "undefined", "nothing", "na", "nan"]
        .iter()
        .any(|nothing| nothing.eq_ignore_ascii_case(word))
}

fn is_empty(value: &&Value) -> bool {
    matches!(&value.kind, Kind::List(items) if items.is_empty())
}

/// What a list of clues asks for.
#[derive(Clone, Copy, Default)]
struct Side {
    lines: usize,
    cells: usize,
    /// The cells that its longest clue needs.
    longest: usize,
}

/// Whether two lists can be the clues of rows and columns.
fn fit(at: &Scan<'_>, one: &Value, other: &Value) -> bool {
    let (Some(one), Some(other)) = (side(at, one), side(at, other)) else { return false };
    one.cells == other.cells && one.longest <= other.lines && other.longest <= one.lines
}

/// What a list asks for if it is a list of clues.
fn side(at: &Scan<'_>, value: &Value) -> Option<Side> {
    let mut side = Side::default();
    let Kind::List(items) = &value.kind else { return None };
    for item in items {
        // What has a key, or the name of clues, is something of its own.
        let is_own = item.has_key || (!item.items().is_empty() && own_axis(at, item).is_some());
        let (cells, runs) = clue(at, item).filter(|_| !is_own)?;
        side.lines += 1;
        side.cells += cells;
        side.longest = side.longest.max(cells + runs.saturating_sub(1));
    }
    Some(side).filter(|side| side.lines > 0)
}

/// The cells and the runs of a clue, if a value looks like one.
fn clue(at: &Scan<'_>, value: &Value) -> Option<(usize, usize)> {
    let Kind::List(runs) = &value.kind else {
        return run(value).filter(|_| !matches!(value.kind, Kind::Wrong));
    };
    if let Some((cells, _)) = pair(at, value) {
        return Some((cells, 1));
    }
    let mut sum = (0, 0);
    for value in runs {
        // Runs of different colours need no cell between them.
        let other = matches!(value.kind, Kind::Word(_)).then_some((0, 0));
        let (cells, runs) = run(value).or_else(|| pair(at, value).map(|(cells, _)| (cells, 0))).or(other)?;
        sum = (sum.0 + cells, sum.1 + runs);
    }
    Some(sum)
}

/// The cells of a run, or of several in a text.
fn run(value: &Value) -> Option<(usize, usize)> {
    match &value.kind {
        Kind::Number(run) => Some((*run as usize, usize::from(*run > 0))),
        Kind::Text(text) => {
            let text = text.trim();
            let is_clue = text.is_empty() || text == "-" || text.starts_with(|c: char| c.is_ascii_digit());
            let runs = text.split(|c: char| !c.is_ascii_digit()).filter_map(|run| run.parse::<u16>().ok());
            let sum = runs.fold((0, 0), |sum, run| (sum.0 + usize::from(run), sum.1 + usize::from(run > 0)));
            let is_plain = text.chars().all(|c| !c.is_alphabetic());
            is_clue.then_some(if is_plain { sum } else { (sum.0, 0) })
        }
        // What is wrong in a clue is said later.
        Kind::Word(word) => is_nothing(word).then_some((0, 0)),
        Kind::Wrong => Some((0, 0)),
        Kind::List(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use crate::read;
    use crate::remark::Remark;

    #[test]
    fn a_list_in_a_call_may_be_one_clue_or_all() {
        for (text, is_open) in [
            ("a([1]).\nb([0,1,0]).\n", true),
            ("first([0,1]).\nsecond([0,1]).\n", true),
            ("a([1]).\nb([1]).\n", false),
            ("a([[1]]).\nb([[0],[1]]).\n", false),
            ("rows([1]).\ncolumns([0,1,0]).\n", false),
        ] {
            let remarks = read(text).unwrap().remarks;
            assert_eq!(remarks.contains(&Remark::Others), is_open, "{text}{remarks:?}");
        }
    }
}
