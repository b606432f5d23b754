//! Grids in lists: given cells, and pictures.

use super::colours::Colours;
use crate::error::{Cells, Counted, Fault, Mistake};
use crate::lists::nested::{Kind, Value};
use crate::text::{Scan, cells};
use nonoscope_core::puzzle::{At, Cell, Grid, MAX_INKS};
use nonoscope_words::expected;

/// A grid as rows of text, rows of numbers, one text, or the places of filled cells.
pub(crate) fn grid(
    at: &Scan<'_>,
    value: &Value,
    (width, height): (usize, usize),
    cells: Cells,
    colours: &mut Colours,
) -> Result<Grid, Mistake> {
    let rows: Vec<(usize, String)> = match &value.kind {
        Kind::Text(all) => {
            let all: Vec<char> = all.chars().filter(|c| !c.is_whitespace()).collect();
            if all.len() != width * height {
                let fault = Fault::Shape { cells, counted: Counted::Cells, found: all.len(), expected: width * height };
                return Err(at.fault(value.offset, fault));
            }
            all.chunks(width.max(1)).map(|row| (value.offset, row.iter().collect())).collect()
        }
        Kind::List(items) if items.iter().all(|item| matches!(item.kind, Kind::Text(_))) && !items.is_empty() => {
            items.iter().map(|item| (item.offset, text_of(item))).collect()
        }
        Kind::List(items) => {
            let numbers = |item: &Value| match &item.kind {
                Kind::List(row) => row.iter().map(text_of).collect::<String>(),
                _ => String::new(),
            };
            let is_pair = |item: &Value| matches!(&item.kind, Kind::List(row) if row.len() == 2);
            if items.iter().all(is_pair) && (width != 2 || items.len() != height) {
                return places(at, items, (width, height));
            }
            items.iter().map(|item| (item.offset, numbers(item))).collect()
        }
        _ => {
            return Err(at.fault(value.offset, Fault::ShouldBe { expected: expected::rows_of_givens() }));
        }
    };
    if colours.are_there() {
        return cells::grid(at, &rows, ((width, height), MAX_INKS), cells, &mut |letter| colours.cell(letter));
    }
    cells::sized(at, &rows, (width, height), cells)
}

/// A single cell of a grid as a letter.
fn text_of(value: &Value) -> String {
    match &value.kind {
        Kind::Text(text) => text.clone(),
        Kind::Number(number) => number.to_string(),
        Kind::Word(word) if word.eq_ignore_ascii_case("true") => "1".to_owned(),
        Kind::Word(word) if word.eq_ignore_ascii_case("false") => "0".to_owned(),
        Kind::Word(_) => "?".to_owned(),
        Kind::List(_) | Kind::Wrong => String::new(),
    }
}

/// Filled cells by row and column, both from 0.
fn places(at: &Scan<'_>, items: &[Value], (width, height): (usize, usize)) -> Result<Grid, Mistake> {
    let mut grid = Grid::unknown(width, height);
    for item in items {
        let Kind::List(pair) = &item.kind else { continue };
        let [Value { kind: Kind::Number(row), .. }, Value { kind: Kind::Number(column), .. }] = pair[..] else {
            return Err(at.fault(item.offset, Fault::ShouldBe { expected: expected::row_and_column() }));
        };
        let (row, column) = (row as usize, column as usize);
        if row >= height || column >= width {
            return Err(at.fault(item.offset, Fault::GivensOverrun));
        }
        grid.set(At::new(row, column), Cell::FILLED);
    }
    Ok(grid)
}
