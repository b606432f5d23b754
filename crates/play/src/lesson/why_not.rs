//! Why a mark is not certain: a layout in which the cell is something else.

use super::exercise::{Because, WhyNot};
use nonoscope_core::line::{Excluded, Knowledge, LineLogic};
use nonoscope_core::puzzle::{Cell, Clue, Colour, Colours, MAX_INKS, Palette};
use nonoscope_words::{Text, deduction as named, lesson as said};

type Any = Excluded<u64, { MAX_INKS + 1 }>;

/// Why this unsettled cell need not have this colour, or cannot because of `denied`.
pub(super) fn why_not(
    clue: &Clue,
    palette: &Palette,
    known: &[Cell],
    along: usize,
    colour: Colour,
    denied: Option<Because>,
) -> WhyNot {
    let mark = Cell::of(colour);
    if let Some(because) = denied {
        return WhyNot { mark, because, layout: Vec::new() };
    }
    let inks = palette.inks();
    let others: Colours =
        Colour::all(inks).filter(|&other| other != colour && known[along].possible(inks).has(other)).collect();
    let mut cells = known.to_vec();
    cells[along] = Cell::among(others, inks);
    let layout = complete(clue, inks, cells);
    let because = sentence(clue, palette, &layout, along).into();
    WhyNot { mark, because, layout }
}

/// The layout in which each cell in turn, from the left, has the least colour that it can have.
fn complete(clue: &Clue, inks: usize, mut cells: Vec<Cell>) -> Vec<Cell> {
    let mut logic = <Any as Knowledge>::Logic::default();
    loop {
        let known = Any::of_cells(cells.iter().copied(), inks);
        let Some(all) = logic.infer(clue, cells.len(), known) else { return cells };
        for (along, cell) in cells.iter_mut().enumerate() {
            *cell = all.cell(along);
        }
        let Some(open) = cells.iter_mut().find(|cell| !cell.is_known()) else { return cells };
        let least = Colour::all(inks).find(|&colour| open.possible(inks).has(colour));
        *open = least.map_or(Cell::EMPTY, Cell::of);
    }
}

/// Where the run next to a cell lies in a layout.
fn sentence(clue: &Clue, palette: &Palette, layout: &[Cell], along: usize) -> Text {
    let mut runs = Vec::with_capacity(clue.len());
    let mut at = 0;
    for run in clue.runs() {
        let is_own = |cell: &Cell| cell.ink() == Some(run.colour);
        let Some(from) = layout.get(at..).and_then(|rest| rest.iter().position(is_own)) else { break };
        let first = at + from;
        at = first + usize::from(run.length);
        runs.push((first, at));
    }
    let distance = |&(_, &(first, end)): &(usize, &(usize, usize))| {
        first.saturating_sub(along).max((along + 1).saturating_sub(end))
    };
    let Some((run, &(first, end))) = runs.iter().enumerate().min_by_key(distance) else {
        return Text::default();
    };
    let name = name_of(clue, palette, run);
    match end - first {
        1 => said::could_be_cell(name, end),
        _ => said::could_lie_in_cells(name, first + 1, end),
    }
}

/// The name of a run: `the 3`, or `the second 3`.
fn name_of(clue: &Clue, palette: &Palette, run: usize) -> Text {
    let Some(own) = clue.runs().nth(run) else { return named::some_run() };
    let name = match palette.inks() {
        1 => Text::from(own.length),
        _ => named::coloured_number(palette.get(own.colour).text(), own.length),
    };
    match clue.runs().filter(|other| *other == own).count() {
        1 => named::the_run(name),
        _ => named::the_nth_run(clue.runs().take(run + 1).filter(|other| *other == own).count(), name),
    }
}
