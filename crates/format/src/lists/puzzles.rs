//! The puzzles in nested lists: their clues, and the values beside these.

use super::colours::{Colours, pair, plain_name};
use super::grids::grid;
use super::nested::{self, Kind, Value};
use super::sides::{self, Found, Sides, is_nothing};
use crate::error::{Cells, Counted, Expected, Fault, Mistake, Mistakes};
use crate::notes::Notes;
use crate::remark::Remark;
use crate::text::{Draft, PlacedClue, Places, Scan};
use nonoscope_core::puzzle::{Axis, Cell, Colour, Grid, Line, MAX_SIDE, Run};
use nonoscope_words::expected;

const GIVENS: [&str; 4] = ["givens", "given", "saved", "givensblackrowcol0based"];
const GOALS: [&str; 3] = ["goal", "solution", "picture"];
/// How many columns, and how many rows there are.
const SIZES: [&[&str]; 2] = [
    &["height", "h", "rows", "nrows", "numrows", "rowcount"],
    &["width", "w", "columns", "cols", "ncolumns", "ncols", "numcolumns", "numcols", "columncount", "colcount"],
];

/// Reads all puzzles of a text. Two lists without names begin with the clues of the axis `first`.
pub(super) fn read_all(at: &Scan<'_>, first: Axis, expected: Expected) -> Vec<Result<Draft, Mistakes>> {
    match nested::text(&mut at.from(0)) {
        Ok(values) => puzzles(at, &values, first, expected),
        Err(mistake) => vec![Err(mistake.into())],
    }
}

/// The same for a text with a single puzzle, perhaps with remarks that begin with a sign of their own.
pub(super) fn read_one(text: &str, remark: Option<char>, first: Axis, expected: Expected) -> Result<Draft, Mistakes> {
    read_all(&Scan::with_remarks(&Places::new(text), remark), first, expected).swap_remove(0)
}

/// The puzzles in the values of a text; at least one draft or list of mistakes.
pub(super) fn puzzles(
    at: &Scan<'_>,
    values: &[Value],
    first: Axis,
    expected: Expected,
) -> Vec<Result<Draft, Mistakes>> {
    let found = sides::found(at, values);
    if found.puzzles.is_empty() {
        let picture = if found.nameless.len() < 2 { picture(at, values) } else { None };
        return vec![picture.ok_or_else(|| missing(at, values, &found, first, expected).into())];
    }
    let around = |index: usize| found.puzzles.get(index)?.as_ref().ok().map(|sides| &sides.around);
    let draft = |(index, sides): (usize, &Result<Sides<'_>, &Value>)| match sides {
        Ok(sides) => {
            // Values around several puzzles belong to none of them.
            let neighbours = [around(index.wrapping_sub(1)), around(index + 1)];
            let is_own = |depth: &usize| {
                let is_same = |other: &&[Value]| std::ptr::eq(*other, sides.around[*depth]);
                neighbours.iter().flatten().all(|around| !around.get(*depth).is_some_and(is_same))
            };
            let own: Vec<&[Value]> = (0..sides.around.len()).filter(is_own).map(|depth| sides.around[depth]).collect();
            draft(at, sides, &own, first)
        }
        Err(value) => Err(at.fault(value.offset, Fault::NoPuzzle { expected: expected() }).into()),
    };
    found.puzzles.iter().enumerate().map(draft).collect()
}

/// Why there are no clues.
fn missing(at: &Scan<'_>, values: &[Value], found: &Found<'_>, first: Axis, expected: Expected) -> Mistake {
    let one_axis = |axis| Fault::OneAxis { axis }.into();
    if let Some(wrong) = first_wrong(values, false) {
        return nested::wrong(at, wrong);
    }
    match (found.named, &found.nameless[..]) {
        ([Some(_), None], _) => one_axis(Axis::Column),
        ([None, Some(_)], _) => one_axis(Axis::Row),
        (_, [only]) if values.iter().any(|value| value.offset == only.offset) => {
            at.fault(only.offset, Fault::TwoLists { found: only.items().len(), clues: true, first })
        }
        (_, [_]) => at.fault(values[0].offset, Fault::TwoLists { found: 1, clues: false, first }),
        (_, [_, .., third]) => {
            at.fault(third.offset, Fault::TwoLists { found: found.nameless.len(), clues: false, first })
        }
        _ => Fault::NoPuzzle { expected: expected() }.into(),
    }
}

/// The first value that belongs into no list of numbers, among numbers or lists of them.
fn first_wrong(values: &[Value], is_inside: bool) -> Option<&Value> {
    let is_list =
        is_inside && values.iter().all(|value| !value.has_key && !matches!(value.kind, Kind::Text(_) | Kind::Word(_)));
    let wrong = |value: &&Value| is_list && values.len() > 1 && matches!(value.kind, Kind::Wrong);
    values.iter().find(wrong).or_else(|| values.iter().find_map(|value| first_wrong(value.items(), true)))
}

/// The puzzle of a solution, if a text has just that: rows of cells that are all as long as each other.
fn picture(at: &Scan<'_>, values: &[Value]) -> Option<Draft> {
    let mut pictures = values.iter().filter_map(|value| {
        let rows = value.items();
        let width = |row: &Value| match &row.kind {
            Kind::Text(cells) => cells.chars().count(),
            _ => row.items().len(),
        };
        let size = (rows.first().map_or(0, width), rows.len());
        if size.0 < 2 || size.1 < 2 || rows.iter().any(|row| width(row) != size.0) {
            return picture(at, rows);
        }
        let goal = grid(at, value, size, Cells::Goal, &mut Colours::new()).ok()?;
        // Where nothing else stands for empty cells, a dot does.
        let goal = if goal.cells().contains(&Cell::EMPTY) { goal } else { filled_up(goal) };
        let has = |cell| goal.cells().contains(&cell);
        let is_one = has(Cell::FILLED) && has(Cell::EMPTY) && !has(Cell::UNKNOWN);
        is_one.then(|| Draft::of_solution(goal))
    });
    pictures.next().filter(|_| pictures.next().is_none())
}

fn draft(at: &Scan<'_>, sides: &Sides<'_>, around: &[&[Value]], first: Axis) -> Result<Draft, Mistakes> {
    let mut colours = Colours::new();
    for values in around {
        colours.define(at, values)?;
    }
    let axes = if sides.are_named { [Axis::Row, Axis::Column] } else { [first, first.crossing()] };
    let mut draft = Draft { order: (!sides.are_named).then_some(first), ..Draft::default() };
    draft.remarks.extend(sides.is_open.then_some(Remark::Others));
    let beside = Beside { at, around };
    for (axis, list) in axes.into_iter().zip(sides.both) {
        let cut = cut(at, list, beside.size(axis))?;
        add(at, &mut draft, axis, cut.as_ref().unwrap_or(list), &mut colours);
    }
    beside.add(sides, &mut draft, &mut colours);
    Ok(draft)
}

/// A list of numbers that are those of all clues, as the models of constraint solvers have them, as lists of which each is as long
/// as the others.
fn cut(at: &Scan<'_>, list: &Value, size: Option<(usize, usize)>) -> Result<Option<Value>, Mistake> {
    let items = list.items();
    let Some((count, _)) = size.filter(|&(count, _)| count > 0 && items.len() > count) else { return Ok(None) };
    if items.iter().any(|item| !matches!(item.kind, Kind::Number(_))) {
        return Ok(None);
    }
    let longest = items.len().div_ceil(count);
    if items.len() != count * longest {
        let fault = Fault::Shape {
            cells: Cells::List,
            counted: Counted::Numbers,
            found: items.len(),
            expected: count * longest,
        };
        return Err(at.fault(list.offset, fault));
    }
    let clue = |clue: &[Value]| Value::new(clue[0].offset, Kind::List(clue.to_vec()));
    Ok(Some(Value::new(list.offset, Kind::List(items.chunks(longest).map(clue).collect()))))
}

/// Adds the clues of an axis.
pub(super) fn add(at: &Scan<'_>, draft: &mut Draft, axis: Axis, value: &Value, colours: &mut Colours) {
    // All clues in one text, as on a command line.
    let written = match &value.kind {
        Kind::Text(clues) => {
            let clue = |clue: &str| Value::new(value.offset, Kind::Text(clue.to_owned()));
            clues.split(['/', '|', '\n', ';']).map(clue).collect()
        }
        _ => Vec::new(),
    };
    for (index, item) in value.items().iter().chain(&written).enumerate() {
        if draft.mistakes.are_enough() {
            return;
        }
        draft.keep(axis, clue(at, item, Line { axis, index }, colours));
    }
}

fn clue(at: &Scan<'_>, value: &Value, line: Line, colours: &mut Colours) -> Result<PlacedClue, Mistake> {
    let runs = match &value.kind {
        // A single run with its colour.
        Kind::List(items)
            if items.iter().any(|item| matches!(item.kind, Kind::Number(_)))
                && pair(at, value).is_some_and(|(_, colour)| colour.is_some_and(|colour| !is_hidden(colour))) =>
        {
            vec![run(at, value, colours)?]
        }
        Kind::List(items) => items.iter().map(|item| run(at, item, colours)).collect::<Result<Vec<Run>, Mistake>>()?,
        Kind::Number(_) | Kind::Wrong => vec![run(at, value, colours)?],
        Kind::Word(word) if is_nothing(word) => return Err(at.fault(value.offset, Fault::UnknownClue { line })),
        Kind::Text(written) => colours.runs(at, value, written)?,
        Kind::Word(_) => {
            return Err(at.fault(value.offset, Fault::ShouldBe { expected: expected::list_of_runs() }));
        }
    };
    Ok(PlacedClue::coloured(runs, value.offset))
}

/// Whether a question mark or a word stands in place of a length.
fn is_hidden(value: &Value) -> bool {
    match &value.kind {
        Kind::Text(text) => text.trim() == "?",
        Kind::Word(word) => is_nothing(word),
        _ => false,
    }
}

fn run(at: &Scan<'_>, value: &Value, colours: &mut Colours) -> Result<Run, Mistake> {
    let length = match &value.kind {
        Kind::Number(number) if *number as usize <= MAX_SIDE => *number as u16,
        Kind::Number(_) => return Err(at.fault(value.offset, Fault::NumberTooLarge)),
        Kind::Text(written) if written.trim().parse::<u16>().is_ok_and(|run| usize::from(run) <= MAX_SIDE) => {
            written.trim().parse().unwrap_or_default()
        }
        _ if is_hidden(value) => return Err(at.fault(value.offset, Fault::HiddenNumber)),
        Kind::Wrong => return Err(nested::wrong(at, value)),
        kind => {
            let expected = match kind {
                Kind::List(inside) if !inside.is_empty() && value.is_record() => expected::run_record,
                Kind::List(_) => expected::number_not_list,
                _ => expected::number,
            };
            let other = || Err(at.fault(value.offset, Fault::ShouldBe { expected: expected() }));
            return colours.run(at, value).unwrap_or_else(other);
        }
    };
    // A run without cells has no colour.
    let colour = if length == 0 { Colour::INK } else { colours.without_one(at, value)? };
    Ok(Run { length, colour })
}

/// The values beside the clues of a puzzle, in the lists around them.
struct Beside<'v, 't> {
    at: &'v Scan<'t>,
    around: &'v [&'v [Value]],
}

impl<'v> Beside<'v, '_> {
    /// The values with names, the innermost first.
    fn values(&self) -> impl Iterator<Item = (String, &'v Value)> {
        let values = self.around.iter().rev().flat_map(|values| values.iter());
        values.filter(|value| value.has_key).map(|value| (plain_name(value.name(self.at)), value))
    }

    /// The first value with one of these names that is meant.
    fn find(&self, names: &[&str], is_meant: fn(&Value) -> bool) -> Option<&'v Value> {
        let mut known = self.values().filter(|(name, value)| names.contains(&name.as_str()) && is_meant(value));
        known.next().map(|(_, value)| value)
    }

    /// How many lines there are along an axis, and where this is said.
    fn size(&self, axis: Axis) -> Option<(usize, usize)> {
        let names = SIZES[usize::from(axis == Axis::Column)];
        let value = self.find(names, |value| matches!(value.kind, Kind::Number(1..)))?;
        if let Kind::Number(size) = value.kind { Some((size as usize, value.offset)) } else { None }
    }

    /// Reads title, sizes, given cells, and who made the puzzle.
    fn add(&self, sides: &Sides<'_>, draft: &mut Draft, colours: &mut Colours) {
        // In a call, the title is the first argument.
        let first = self.around.last().and_then(|values| values.first()).filter(|first| !first.has_key);
        if let Some(Kind::Text(title) | Kind::Word(title)) = first.map(|first| &first.kind) {
            title.clone_into(&mut draft.title);
        }
        for (name, value) in self.values() {
            let text = match &value.kind {
                Kind::Text(text) => text.clone(),
                Kind::Number(id) if name == "id" => id.to_string(),
                _ => continue,
            };
            match name.as_str() {
                "title" | "name" if draft.title.is_empty() => draft.title = text,
                "by" | "author" => draft.notes.add(Notes::BY, &text),
                key @ (Notes::COPYRIGHT | Notes::CATALOGUE | Notes::LICENSE | Notes::DESCRIPTION) => {
                    draft.notes.add(key, &text);
                }
                "id" => draft.notes.add(Notes::CATALOGUE, &text),
                _ => {}
            }
        }
        let (width, height) = (draft.columns.len(), draft.rows.len());
        if !draft.mistakes.0.is_empty() {
            return;
        }
        let (w, h) = (self.size(Axis::Column), self.size(Axis::Row));
        draft.is_sized = w.is_some() && h.is_some();
        if let Some((w, h)) = w.zip(h)
            && draft.order.is_some()
            && w.0 != h.0
            && (w.0, h.0) == (height, width)
        {
            // Nothing else says which list is which.
            std::mem::swap(&mut draft.rows, &mut draft.columns);
            draft.order = None;
            return self.add(sides, draft, colours);
        }
        draft.check_size(self.at, w, h);
        if draft.is_sized && width != height {
            draft.order = None;
        }
        draft.palette = colours.palette();
        if width.max(height) > MAX_SIDE {
            return;
        }
        let is_grid = |value: &Value| matches!(value.kind, Kind::List(_) | Kind::Text(_));
        if let Some(givens) = self.find(&GIVENS, is_grid) {
            draft.givens = draft.mistakes.keep(grid(self.at, givens, (width, height), Cells::Givens, colours));
        }
        if let Some(value) = self.find(&GOALS, is_grid)
            && let Ok(goal) = grid(self.at, value, (width, height), Cells::Goal, colours)
            && goal.unknown_cells() == 0
        {
            match is_solution(&goal, draft) {
                true => draft.notes.goal = Some(goal),
                false => self.leave_out(value, draft),
            }
        }
        draft.palette = colours.palette();
        self.add_cells(sides, draft);
    }

    fn leave_out(&self, cells: &Value, draft: &mut Draft) {
        let name = cells.name(self.at).chars().filter(|c| !c.is_control()).take(20).collect();
        let remark = Remark::CellsLeftOut { name };
        if !draft.remarks.contains(&remark) {
            draft.remarks.push(remark);
        }
    }

    /// Takes cells under other names as the picture if all clues follow from them; if not, they are left out.
    fn add_cells(&self, sides: &Sides<'_>, draft: &mut Draft) {
        let (width, height) = (draft.columns.len(), draft.rows.len());
        let is_side = |value: &Value| {
            let is_inside = |side: &&Value| {
                std::ptr::eq(*side, value) || value.items().iter().any(|item| std::ptr::eq(item, *side))
            };
            sides.both.iter().any(is_inside)
        };
        for (name, value) in self.values().filter(|(_, value)| !is_side(value)) {
            let is_known =
                GIVENS.contains(&name.as_str()) || (GOALS.contains(&name.as_str()) && draft.notes.goal.is_some());
            let Some(cells) = cells(self.at, value, (width, height)).filter(|_| !is_known) else { continue };
            if !is_solution(&cells, draft) {
                self.leave_out(value, draft);
            } else if draft.notes.goal.is_none() {
                draft.notes.goal = Some(cells);
            }
        }
    }
}

/// Whether all clues follow from a picture.
fn is_solution(picture: &Grid, draft: &Draft) -> bool {
    let fits = |axis, clues: &[PlacedClue]| picture.clues(axis).iter().eq(clues.iter().map(|placed| &placed.clue));
    fits(Axis::Row, &draft.rows) && fits(Axis::Column, &draft.columns)
}

/// The cells of a board, some of them filled: as many values as it has cells, row by row or in one list.
fn cells(at: &Scan<'_>, value: &Value, (width, height): (usize, usize)) -> Option<Grid> {
    let items = value.items();
    let is_flat = items.len() == width * height && items.iter().all(|item| item.items().is_empty());
    let row = |row: &[Value]| Value::new(row[0].offset, Kind::List(row.to_vec()));
    let rows = match &value.kind {
        Kind::List(_) if is_flat && width > 1 => {
            Value::new(value.offset, Kind::List(items.chunks(width).map(row).collect()))
        }
        Kind::List(_) if items.len() != height => return None,
        _ => value.clone(),
    };
    let grid = grid(at, &rows, (width, height), Cells::Goal, &mut Colours::new()).ok()?;
    grid.cells().contains(&Cell::FILLED).then(|| filled_up(grid))
}

/// A grid in which unknown cells are empty.
fn filled_up(mut grid: Grid) -> Grid {
    for place in grid.places().collect::<Vec<_>>() {
        if grid.get(place) == Cell::UNKNOWN {
            grid.set(place, Cell::EMPTY);
        }
    }
    grid
}
