//! Finds the clues in a table: those of columns above, those of rows to the left.

use super::marks::{self, Mark};
use super::table::{Entry, MOST, Row, Table, What};
use crate::text::{Draft, PlacedClue, Scan};
use nonoscope_words::expected;

/// The meaning of a table if its first lines are column clues.
pub(super) struct Layout {
    pub(super) draft: Draft,
    pub(super) marks: Vec<Mark>,
}

/// How many ways to divide a table are tried.
const TRIED: usize = 6;

/// The layout of a table. The numbers above stand to the right of all numbers below, and their totals are equal; if they are
/// not, something is wrong with the clues.
pub(super) fn layout(text: &str, table: &Table) -> Option<Layout> {
    let rows = &table.rows;
    let starts = |row: &Row| row.entries.iter().filter(|entry| entry.number().is_some()).map(|entry| entry.start).min();
    // The last place of the numbers from each line on: of those that could not be marks, and of all.
    let mut ends = vec![(0, 0); rows.len() + 1];
    let mut left_over = 0;
    for (index, row) in rows.iter().enumerate().rev() {
        ends[index] = ends[index + 1];
        for entry in &row.entries {
            if let Some(number) = entry.number() {
                ends[index].1 = ends[index].1.max(entry.end);
                if number > 1 {
                    ends[index].0 = ends[index].0.max(entry.end);
                }
                left_over += usize::from(number);
            }
        }
    }
    let mut left = u32::MAX;
    let mut above = 0;
    let mut ways: Vec<(bool, bool, usize)> = Vec::new();
    for (index, row) in rows.iter().enumerate().take(rows.len().saturating_sub(1)) {
        left = left.min(starts(row).unwrap_or(u32::MAX));
        let total = row.entries.iter().filter_map(Entry::number).map(usize::from).sum::<usize>();
        above += total;
        left_over -= total;
        let (certain, all) = ends[index + 1];
        if left > 0 && left < u32::MAX && certain <= left && all > 0 {
            ways.push((all <= left && above == left_over, all <= left, index + 1));
        }
    }
    // First those where the totals are equal, then those where no number could be a mark.
    ways.sort_by_key(|&(equal, apart, split)| (!equal, !apart, split));
    let mut likeliest = None;
    for (_, apart, split) in ways.into_iter().take(TRIED) {
        let Some(layout) = divided(text, table, split) else { continue };
        if layout.draft.mistakes.0.is_empty() && layout.draft.is_consistent() {
            return Some(layout);
        }
        if apart && likeliest.is_none() {
            likeliest = Some(layout);
        }
    }
    likeliest
}

/// The layout of a table whose clues stand on the right and below.
pub(super) fn mirrored(text: &str, mut table: Table) -> Option<Layout> {
    let width = table.rows.iter().flat_map(|row| &row.entries).map(|entry| entry.end).max()?;
    table.rows.reverse();
    for row in &mut table.rows {
        row.entries.reverse();
        for entry in &mut row.entries {
            (entry.start, entry.end) = (width - entry.end, width - entry.start);
        }
    }
    let Layout { mut draft, mut marks } = layout(text, &table).filter(|layout| layout.draft.is_consistent())?;
    let (width, height) = (draft.columns.len(), draft.rows.len());
    for clues in [&mut draft.rows, &mut draft.columns] {
        clues.reverse();
        for placed in clues {
            placed.clue = placed.clue.lengths().iter().rev().copied().collect();
        }
    }
    for mark in &mut marks {
        (mark.row, mark.column) = (height - 1 - mark.row, width - 1 - mark.column);
    }
    Some(Layout { draft, marks })
}

/// What a table says if this many of its first lines are clues of columns.
fn divided(text: &str, table: &Table, split: usize) -> Option<Layout> {
    let (above, below) = table.rows.split_at(split);
    let blank = below.iter().take_while(|row| row.entries.is_empty()).count();
    let below = &below[blank..];
    let numbers = || above.iter().flat_map(|row| &row.entries).filter(|entry| entry.number().is_some());
    let left = numbers().map(|entry| entry.start).min()?;
    // Where the clues of the rows end, and the grid may begin.
    let of_rows = below.iter().flat_map(|row| &row.entries).filter(|entry| entry.number().is_some());
    let end = of_rows.filter(|entry| entry.start < left).map(|entry| entry.end).max()?;
    if end > left {
        return None;
    }
    let mut draft = Draft::default();
    let mut found: Vec<(usize, u32, char)> = Vec::new();
    let mut foreign = None;
    for row in above {
        let is_foreign = |what| matches!(what, What::Mark(sign) if !marks::is_open(sign));
        foreign = foreign.or_else(|| row.entries.iter().find(|entry| is_foreign(entry.what)));
    }
    for (index, row) in below.iter().enumerate() {
        let mut runs = Vec::new();
        for entry in &row.entries {
            match entry.what {
                What::Number(run) if entry.end <= end => runs.push(run),
                What::Number(mark @ (0 | 1)) if entry.start >= left => {
                    found.push((index, entry.start, if mark == 0 { '0' } else { '1' }));
                }
                What::Number(_) => return None,
                What::Mark(sign) if entry.start >= end => found.push((index, entry.start, sign)),
                What::Mark(sign) if marks::is_open(sign) => {}
                What::Mark(_) => foreign = foreign.or(Some(entry)),
            }
        }
        let offset = row.entries.first().map_or(row.offset, |entry| entry.offset as usize);
        draft.rows.push(PlacedClue::new(runs, offset));
    }
    if let Some(foreign) = foreign {
        draft.mistakes.0.push(Scan::at(text, foreign.offset as usize).expected_number(expected::number));
    }
    let columns = if table.is_separated {
        let places = || numbers().map(|entry| entry.start).chain(found.iter().map(|mark| mark.1));
        let (first, last) = (places().min()?, places().max()?);
        Columns { places: Vec::new(), first, pitch: 1, count: (last - first) as usize + 1 }
    } else {
        Columns::of(numbers().map(|entry| (entry.start, entry.end)).collect())
    };
    if columns.count > MOST {
        return None;
    }
    draft.columns = vec![PlacedClue::new(Vec::new(), above.first()?.offset); columns.count];
    let mut runs: Vec<Vec<u16>> = vec![Vec::new(); columns.count];
    for entry in above.iter().flat_map(|row| &row.entries) {
        let Some(run) = entry.number() else { continue };
        let column = columns.index(entry.start)?;
        if runs.get(column)?.is_empty() {
            draft.columns.get_mut(column)?.offset = entry.offset as usize;
        }
        runs.get_mut(column)?.push(run);
    }
    for (column, runs) in draft.columns.iter_mut().zip(runs) {
        column.clue = runs.into_iter().collect();
    }
    let marks = if table.is_separated {
        let mark = |(row, place, sign)| Mark { row, column: (place - columns.first) as usize, sign };
        found.into_iter().map(mark).collect()
    } else {
        in_order(&found, columns.count)?
    };
    Some(Layout { draft, marks })
}

/// Marks without separators: a line has one for each cell, or none.
fn in_order(found: &[(usize, u32, char)], width: usize) -> Option<Vec<Mark>> {
    let mut marks = Vec::with_capacity(found.len());
    for line in found.chunk_by(|one, other| one.0 == other.0) {
        if line.len() != width {
            return None;
        }
        marks.extend(line.iter().enumerate().map(|(column, &(row, _, sign))| Mark { row, column, sign }));
    }
    Some(marks)
}

/// Where the columns of the grid stand.
struct Columns {
    /// The first and the last character of each column that has numbers, in order; nothing if cells have numbers.
    places: Vec<(u32, u32)>,
    first: u32,
    /// How far a column is from the next one.
    pitch: u32,
    count: usize,
}

impl Columns {
    /// The columns of numbers that stand below each other.
    fn of(mut numbers: Vec<(u32, u32)>) -> Columns {
        numbers.sort_unstable();
        let mut places: Vec<(u32, u32)> = Vec::new();
        for (start, end) in numbers {
            match places.last_mut() {
                Some(last) if start < last.1 => last.1 = last.1.max(end),
                _ => places.push((start, end)),
            }
        }
        // If they are evenly spaced, from their right or their left edges, there may be columns without runs between them.
        let pitch = |edge: fn(&(u32, u32)) -> u32| {
            let gaps = || places.windows(2).map(|pair| edge(&pair[1]) - edge(&pair[0]));
            let least = gaps().min().filter(|&least| least > 0)?;
            gaps().all(|gap| gap % least == 0).then_some(least)
        };
        let first = |edge: fn(&(u32, u32)) -> u32| places.first().map_or(0, edge);
        let last = |edge: fn(&(u32, u32)) -> u32| places.last().map_or(0, edge);
        for edge in [|place: &(u32, u32)| place.1, |place: &(u32, u32)| place.0] {
            if let Some(pitch) = pitch(edge) {
                let count = ((last(edge) - first(edge)) / pitch) as usize + 1;
                let places = places.iter().map(|place| (place.0, edge(place))).collect();
                return Columns { first: first(edge), places, pitch, count };
            }
        }
        // They are not: there is nothing between them.
        let count = places.len();
        let places = places.iter().zip(0..).map(|(place, index)| (place.0, index)).collect();
        Columns { places, first: 0, pitch: 1, count }
    }

    /// The column of a number.
    fn index(&self, start: u32) -> Option<usize> {
        let edge = if self.places.is_empty() {
            start
        } else {
            let after = self.places.partition_point(|place| place.0 <= start);
            self.places.get(after.checked_sub(1)?)?.1
        };
        Some((edge.checked_sub(self.first)? / self.pitch) as usize)
    }
}
