//! JSON, and nested lists as in programs in Python, JavaScript, Rust or q.
//!
//! ```text
//! {"rows": [[1, 3], …], "columns": [[2], …]}       the names may be those that people use: row, col, hor, ver, …
//!     "title", "by", "copyright", …                 optional
//!     "width", "height"                             optional, and must be right
//!     "givens": ["?1?0", …]                         optional: cells known from the start, 1 filled, 0 empty, ? unknown;
//!                                                   or pairs of row and column of filled ones, from 0
//!     "goal": "0110…"                               optional: the picture
//! [{…}, {…}]                                        several puzzles
//! [[[1, 3], …], [[2], …]]                           without names: rows, then columns
//! rows = [[1, 3], …]                                a line of a program, for rows and for columns
//! rows, columns = [[1, 3], …], [[2], …]             both at once, in the order of the names
//! (1 3;,2;…)                                        a list in q
//! ```
//!
//! In a coloured puzzle, each run has a colour:
//!
//! ```text
//! "colours": {"red": "#ff0000", "b": "blue"}        optional; also {"rgb": …, "name": …, "letter": …}, or a list of colours
//! "background": "#ffffe0"                           optional
//! {"length": 3, "colour": "red"}                    a run; also color, and count or size
//! [3, "red"]  "3r"                                  the same
//! "givens": ["r.[rb]-", …]                          letters; - empty, . unknown; in brackets all colours that are possible
//! ```
//!
//! A clue may also be a text (`"1 3"`), and a clue with a single run a number. The format follows common use; JSON itself is defined in RFC 8259.

mod colours;
mod grids;
mod write;

use super::nested::{self, Kind, Value};
use crate::format::error::fault::Fault;
use crate::format::error::mistake::{Mistake, Mistakes};
use crate::format::kind::Format;
use crate::format::notes::Notes;
use crate::format::spec::{Facts, Holds, Likeness, NoteKeys, Reads, Recognised, Spec, Writes};
use crate::format::text::draft::{Draft, PlacedClue};
use crate::format::text::places::Places;
use crate::format::text::scan::Scan;
use crate::puzzle::{Axis, Colour, MAX_SIDE, Run};
use colours::{Colours, plain_name};
use grids::grid;

pub(crate) const SPEC: Spec = Spec {
    format: Format::Json,
    facts: Facts {
        id: "json",
        aliases: &[],
        name: "JSON or lists in lists",
        extension: "json",
        media_type: "application/json",
        holds: Holds { givens: true, colours: true, several: true, title: true, notes: NoteKeys::Known, goal: true },
    },
    recognised: Recognised::By(likeness),
    reads: Reads::Several(read_all),
    writes: Writes::Several(write::write_all),
    sample: "{\n  \"width\": 3,\n  \"height\": 2,\n  \"rows\": [[1,1], [2]],\n  \"columns\": [[2], [1], [1]]\n}\n",
};

const ROWS: [&str; 16] = [
    "rows",
    "row",
    "r",
    "hor",
    "horizontal",
    "horizontals",
    "rowclues",
    "rowhints",
    "rowsclues",
    "rowconstraints",
    "rowruns",
    "left",
    "side",
    "horizontalclues",
    "h",
    "rowrules",
];
const COLUMNS: [&str; 20] = [
    "columns",
    "column",
    "cols",
    "col",
    "c",
    "ver",
    "vert",
    "vertical",
    "verticals",
    "columnclues",
    "colclues",
    "columnhints",
    "colhints",
    "columnruns",
    "top",
    "verticalclues",
    "v",
    "colrules",
    "columnrules",
    "up",
];
/// The keys that may contain the clues.
const INSIDE: [&str; 8] = ["clues", "hints", "puzzle", "nonogram", "data", "constraints", "runs", "problem"];
const GIVENS: [&str; 4] = ["givens", "given", "saved", "givensblackrowcol0based"];
const GOALS: [&str; 4] = ["goal", "solution", "picture", "grid"];

/// Whether a text consists of brackets, or of names followed by brackets.
fn looks_like(text: &str) -> bool {
    let text = text.trim_start();
    if opens_bracket(text) {
        return true;
    }
    // A name, an equals sign or a colon, and a bracket.
    text.lines().take(40).any(|line| {
        let Some((name, value)) = line.split_once(['=', ':']) else { return false };
        let value = value.rsplit('=').next().unwrap_or(value);
        name.trim_start().starts_with(|c: char| c.is_alphabetic() || c == '_')
            && value.trim_start_matches(['&', ' ', '\t']).trim_start_matches("vec!").starts_with(['[', '(', '{'])
    })
}

/// Two lists without names may be meant in either order. Beside names, there may be the rest of a program.
fn likeness(text: &str) -> Likeness {
    match looks_like(text) {
        true if is_nameless(text) || is_under_one_name(text) => Likeness::SureOr(Format::Haskell),
        true if !opens_bracket(text) => Likeness::SureOr(Format::Python),
        has_signs => Likeness::sure(has_signs),
    }
}

/// Whether a text is a nested list without names, where only the order tells rows from columns.
fn is_nameless(text: &str) -> bool {
    text.trim_start().starts_with(['[', '(']) && !text.contains('{')
}

/// Whether a text is a nested list under a single name, and nothing else.
fn is_under_one_name(text: &str) -> bool {
    let Some((name, value)) = text.split_once('=') else { return false };
    let is_name = |c: char| c.is_alphanumeric() || c == '_';
    name.trim().chars().all(is_name) && is_nameless(value) && !value.contains(|c: char| c == '=' || c.is_alphabetic())
}

fn read_all(places: &Places<'_>) -> Vec<Result<Draft, Mistakes>> {
    let mut scan = Scan::with(places);
    let at = &Scan::with(places);
    match nested::text(&mut scan) {
        Err(mistake) => vec![Err(mistake.into())],
        Ok(Value { kind: Kind::List(items), .. })
            if !items.is_empty() && items.iter().all(|item| matches!(item.kind, Kind::Map(_))) =>
        {
            items.iter().map(|item| puzzle(at, item)).collect()
        }
        Ok(value) => {
            // Several puzzles under a name.
            if let Kind::Map(entries) = &value.kind
                && let Some((_, Value { kind: Kind::List(items), .. })) =
                    entries.iter().find(|entry| plain_name(&entry.0) == "puzzles")
                && !items.is_empty()
            {
                return items.iter().map(|item| puzzle(at, item)).collect();
            }
            vec![puzzle(at, &value)]
        }
    }
}

/// Whether a text begins as JSON does. What looks like a sign of another format is then part of a string in it.
pub(crate) fn opens_json(text: &str) -> bool {
    text.trim_start().starts_with(['{', '['])
}

/// Whether a text begins as JSON does, and not as a Clojure map does: with a colon before its first key.
pub(super) fn opens_only_json(text: &str) -> bool {
    let inside = text.trim_start().strip_prefix('{');
    opens_json(text) && !inside.is_some_and(|inside| inside.trim_start().starts_with(':'))
}

/// Whether a text begins with a bracket of any kind, as lists do in one language or another.
pub(super) fn opens_bracket(text: &str) -> bool {
    opens_json(text) || text.trim_start().starts_with('(')
}

/// The axis of the clues that a name stands for.
pub(super) fn side(name: &str) -> Option<Axis> {
    let name = plain_name(name);
    let is_one = |names: &[&str]| names.contains(&name.as_str());
    if is_one(&ROWS) { Some(Axis::Row) } else { is_one(&COLUMNS).then_some(Axis::Column) }
}

/// The value of the first of these names that is present.
fn find<'v>(entries: &'v [(String, Value)], names: &[&str]) -> Option<&'v Value> {
    let place = |entry: &(String, Value)| {
        let name = plain_name(&entry.0);
        names.iter().position(|known| *known == name)
    };
    let found = entries.iter().filter_map(|entry| Some((place(entry)?, &entry.1)));
    found.min_by_key(|(place, _)| *place).map(|(_, value)| value)
}

fn puzzle(at: &Scan<'_>, value: &Value) -> Result<Draft, Mistakes> {
    let fault = |fault| Mistakes::from(at.fault(value.offset, fault));
    match &value.kind {
        Kind::List(_) => pair(at, value, [Axis::Row, Axis::Column]),
        Kind::Map(entries) => named(at, entries, 0).unwrap_or_else(|| {
            // A pair under a name of its own.
            if let [(_, both)] = &entries[..]
                && let Kind::List(items) = &both.kind
                && let [Value { kind: Kind::List(_), .. }, Value { kind: Kind::List(_), .. }] = &items[..]
            {
                return pair(at, both, [Axis::Row, Axis::Column]);
            }
            // A single list whose name does not say what it is.
            let lists = entries.iter().filter(|entry| matches!(entry.1.kind, Kind::List(_) | Kind::Map(_)));
            let found: Vec<String> = lists.map(|entry| entry.0.chars().take(20).collect()).take(4).collect();
            Err(fault(if found.is_empty() {
                Fault::NoPuzzle { expected: "lists under “rows” and under “columns”" }
            } else {
                Fault::Names { found }
            }))
        }),
        _ => Err(fault(Fault::NoPuzzle { expected: "lists of runs for rows and for columns" })),
    }
}

/// The puzzle among named values; `None` if they have neither rows nor columns.
pub(super) fn named(at: &Scan<'_>, entries: &[(String, Value)], depth: usize) -> Option<Result<Draft, Mistakes>> {
    within(at, entries, depth, &mut Colours::new())
}

/// The same, with the colours that were defined around it.
fn within(
    at: &Scan<'_>,
    entries: &[(String, Value)],
    depth: usize,
    colours: &mut Colours,
) -> Option<Result<Draft, Mistakes>> {
    if let Err(mistake) = colours.define(at, entries) {
        return Some(Err(mistake.into()));
    }
    let (rows, columns) = (find(entries, &ROWS), find(entries, &COLUMNS));
    let lists = |value: Option<&Value>| value.is_some_and(|value| matches!(value.kind, Kind::List(_) | Kind::Text(_)));
    if !lists(rows) && !lists(columns) {
        let inside = INSIDE.iter().find_map(|name| find(entries, &[name]))?;
        let mut draft = match &inside.kind {
            Kind::Map(inner) if depth < 4 => within(at, inner, depth + 1, colours)?,
            Kind::List(_) => two(at, inside, [Axis::Row, Axis::Column], colours),
            _ => return None,
        };
        if let Ok(draft) = &mut draft {
            beside(at, entries, draft, colours);
        }
        return Some(draft);
    }
    let mut draft = Draft::default();
    for (axis, value) in [(Axis::Row, rows), (Axis::Column, columns)] {
        match value {
            Some(value) => add(at, &mut draft, axis, value, colours),
            None => draft.mistakes.0.push(Mistake { spot: None, fault: Fault::OneAxis { axis } }),
        }
    }
    beside(at, entries, &mut draft, colours);
    Some(Ok(draft))
}

/// Two lists without names, in a known order.
pub(crate) fn pair(at: &Scan<'_>, value: &Value, axes: [Axis; 2]) -> Result<Draft, Mistakes> {
    two(at, value, axes, &mut Colours::new())
}

/// The same, with the colours that were defined around it.
fn two(at: &Scan<'_>, value: &Value, axes: [Axis; 2], colours: &mut Colours) -> Result<Draft, Mistakes> {
    let none = Vec::new();
    let items = if let Kind::List(items) = &value.kind { items } else { &none };
    let [one, other] = &items[..] else {
        let is_clue = |item: &Value| match &item.kind {
            Kind::List(runs) => runs.iter().all(|run| matches!(run.kind, Kind::Number(_))),
            kind => matches!(kind, Kind::Number(_)),
        };
        let clues = items.len() > 2 && items.iter().all(is_clue);
        let fault = Fault::TwoLists { found: items.len(), clues, first: axes[0] };
        // If there are more than two, the third is one too many; but a list of clues is simply not two lists.
        let offset = items.get(2).filter(|_| !clues).map_or(value.offset, |third| third.offset);
        return Err(at.fault(offset, fault).into());
    };
    let mut draft = Draft::default();
    add(at, &mut draft, axes[0], one, colours);
    add(at, &mut draft, axes[1], other, colours);
    draft.palette = colours.palette();
    Ok(draft)
}

/// Adds the clues of an axis.
fn add(at: &Scan<'_>, draft: &mut Draft, axis: Axis, value: &Value, colours: &mut Colours) {
    match &value.kind {
        Kind::List(items) => {
            for item in items {
                if draft.mistakes.are_enough() {
                    return;
                }
                draft.keep(axis, clue(at, item, colours));
            }
        }
        // All clues in one text, as on a command line.
        Kind::Text(clues) => {
            for written in clues.split(['/', '|', '\n', ';']) {
                if draft.mistakes.are_enough() {
                    return;
                }
                let written = Value { offset: value.offset, kind: Kind::Text(written.to_owned()) };
                let clue = draft.mistakes.keep(clue(at, &written, colours));
                draft.clues_mut(axis).extend(clue);
            }
        }
        _ => draft.mistakes.0.push(at.fault(value.offset, Fault::ShouldBe { expected: "a list of clues" })),
    }
}

fn clue(at: &Scan<'_>, value: &Value, colours: &mut Colours) -> Result<PlacedClue, Mistake> {
    let runs = match &value.kind {
        Kind::List(items) => match &items[..] {
            // A single run with its colour.
            [Value { kind: Kind::Number(_), .. }, Value { kind: Kind::Text(colour), .. }]
                if colour.trim().parse::<u16>().is_err() =>
            {
                colours.run(at, value).into_iter().collect::<Result<Vec<Run>, Mistake>>()?
            }
            items => items.iter().map(|item| run(at, item, colours)).collect::<Result<Vec<Run>, Mistake>>()?,
        },
        Kind::Number(_) => vec![run(at, value, colours)?],
        Kind::Word(word) if matches!(word.to_ascii_lowercase().as_str(), "null" | "none" | "nil") => Vec::new(),
        Kind::Text(written) => colours.runs(at, value, written)?,
        _ => return Err(at.fault(value.offset, Fault::ShouldBe { expected: "a list of runs such as [1, 3]" })),
    };
    Ok(PlacedClue::coloured(runs, value.offset))
}

fn run(at: &Scan<'_>, value: &Value, colours: &mut Colours) -> Result<Run, Mistake> {
    let length = match &value.kind {
        Kind::Number(number) if *number as usize <= MAX_SIDE => *number as u16,
        Kind::Number(_) => return Err(at.fault(value.offset, Fault::NumberTooLarge)),
        Kind::Text(written) if written.trim().parse::<u16>().is_ok_and(|run| usize::from(run) <= MAX_SIDE) => {
            written.trim().parse().unwrap_or_default()
        }
        kind => {
            let expected = match kind {
                Kind::List(_) => "a number, not another list",
                _ => "a number",
            };
            let other = || Err(at.fault(value.offset, Fault::ShouldBe { expected }));
            return colours.run(at, value).unwrap_or_else(other);
        }
    };
    // A run without cells has no colour.
    let colour = if length == 0 { Colour::INK } else { colours.without_one(at, value)? };
    Ok(Run { length, colour })
}

/// Reads what accompanies the clues: title, sizes, given cells, and who made the puzzle.
fn beside(at: &Scan<'_>, entries: &[(String, Value)], draft: &mut Draft, colours: &mut Colours) {
    for (name, value) in entries {
        match (plain_name(name).as_str(), &value.kind) {
            ("title" | "name", Kind::Text(title)) => title.clone_into(&mut draft.title),
            ("by" | "author", Kind::Text(by)) => draft.notes.add(Notes::BY, by),
            (key @ (Notes::COPYRIGHT | Notes::CATALOGUE | Notes::LICENSE | Notes::DESCRIPTION), Kind::Text(value)) => {
                draft.notes.add(key, value);
            }
            _ => {}
        }
    }
    let (width, height) = (draft.columns.len(), draft.rows.len());
    if !draft.mistakes.0.is_empty() {
        return;
    }
    let side = |names| match find(entries, names) {
        Some(Value { offset, kind: Kind::Number(side) }) => Some((*offset, *side as usize)),
        _ => None,
    };
    draft.is_sized = side(&["width", "w"]).is_some() && side(&["height", "h"]).is_some();
    if let (Some((offset, w)), Some((_, h))) = (side(&["width", "w"]), side(&["height", "h"]))
        && w != h
        && (w, h) == (height, width)
    {
        return draft.mistakes.0.push(at.fault(offset, Fault::SidesSwapped { size: (w, h) }));
    }
    for (names, axis, found) in [(["width", "w"], Axis::Column, width), (["height", "h"], Axis::Row, height)] {
        if let Some(Value { offset, kind: Kind::Number(said) }) = find(entries, &names)
            && *said as usize != found
        {
            draft.mistakes.0.push(at.fault(*offset, Fault::Lines { axis, found, expected: *said as usize }));
        }
    }
    draft.palette = colours.palette();
    if width.max(height) > MAX_SIDE {
        return;
    }
    if let Some(givens) = find(entries, &GIVENS) {
        draft.givens = draft.mistakes.keep(grid(at, givens, (width, height), "The givens have", colours));
    }
    if let Some(goal) = find(entries, &GOALS)
        && let Ok(goal) = grid(at, goal, (width, height), "", colours)
    {
        draft.notes.goal = Some(goal).filter(|goal| goal.unknown_cells() == 0);
    }
    draft.palette = colours.palette();
}
