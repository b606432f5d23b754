//! The plain twin of repair, for pictures of up to 8 x 8 cells: it lists every solution, every layout and every set of cells.
//!
//! It shares no code with `nonoscope::make`, `line` or `solve`.

use super::listing::layouts;
use nonoscope::puzzle::{Axis, Cell, Grid};

/// A picture as bits, row by row from the lowest, with its sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bits {
    pub width: usize,
    pub height: usize,
    pub filled: u64,
}

impl Bits {
    pub fn of(grid: &Grid) -> Bits {
        let filled = grid.cells().iter().enumerate().filter(|&(_, &cell)| cell == Cell::FILLED);
        let filled = filled.map(|(index, _)| 1u64 << index).sum();
        Bits { width: grid.width(), height: grid.height(), filled }
    }

    pub fn cells(self) -> usize {
        self.width * self.height
    }

    /// The cells of a line, in order.
    fn line(self, axis: Axis, index: usize) -> Vec<usize> {
        match axis {
            Axis::Row => (0..self.width).map(|column| index * self.width + column).collect(),
            Axis::Column => (0..self.height).map(|row| row * self.width + index).collect(),
        }
    }

    fn clue(self, axis: Axis, index: usize) -> Vec<u16> {
        let letters: String =
            self.line(axis, index).iter().map(|cell| if self.filled >> cell & 1 == 1 { 'X' } else { ' ' }).collect();
        letters.split_whitespace().map(|run| run.len() as u16).collect()
    }

    fn axes(self) -> [(Axis, usize); 2] {
        [(Axis::Row, self.height), (Axis::Column, self.width)]
    }

    /// For each line, rows first, its cells and its layouts, as sets of cells.
    fn lines(self) -> Vec<(u64, Vec<u64>)> {
        let mut lines = Vec::new();
        for (axis, count) in self.axes() {
            for index in 0..count {
                let cells = self.line(axis, index);
                let set = |layout: &Vec<Cell>| -> u64 {
                    let filled = cells.iter().zip(layout).filter(|&(_, &cell)| cell == Cell::FILLED);
                    filled.map(|(cell, _)| 1u64 << cell).sum()
                };
                let all = layouts(&self.clue(axis, index), cells.len()).iter().map(set).collect();
                lines.push((cells.iter().map(|cell| 1u64 << cell).sum(), all));
            }
        }
        lines
    }

    /// The filled cells of all solutions of the picture's clues.
    pub fn solutions(self) -> Vec<u64> {
        let lines = self.lines();
        let (rows, columns) = lines.split_at(self.height);
        let mut found = vec![0u64];
        for (index, (_, layouts)) in rows.iter().enumerate() {
            let above: u64 = rows[..=index].iter().map(|(cells, _)| cells).sum();
            let begun =
                |filled: u64| columns.iter().all(|(cells, all)| all.iter().any(|it| it & above == filled & cells));
            found = found.iter().flat_map(|filled| layouts.iter().map(move |row| filled | row)).collect();
            found.retain(|&filled| begun(filled));
        }
        found
    }

    /// What lines know in the end, given some cells: the cells.
    pub fn settled(self, lines: &[(u64, Vec<u64>)], given: u64) -> u64 {
        let (mut known, mut before) = (given, !given);
        while known != before {
            before = known;
            for (cells, all) in lines {
                let fitting = || all.iter().filter(|&layout| (layout ^ self.filled) & known & cells == 0);
                let always = fitting().fold(!0, |set, layout| set & layout);
                let ever = fitting().fold(0, |set, layout| set | layout);
                known |= cells & (always | !ever);
            }
        }
        known
    }

    /// The fewest cells to give so that there is one solution.
    pub fn fewest_for_one_solution(self) -> usize {
        let others: Vec<u64> =
            self.solutions().iter().map(|other| other ^ self.filled).filter(|&different| different != 0).collect();
        self.fewest(|given| others.iter().all(|different| different & given != 0))
    }

    /// The fewest cells to give so that lines settle the rest.
    pub fn fewest_for_lines(self) -> usize {
        let lines = self.lines();
        self.fewest(|given| self.settled(&lines, given).count_ones() as usize == self.cells())
    }

    fn fewest(self, is_enough: impl Fn(u64) -> bool) -> usize {
        // What is settled anyway need not be given, as lines go from there.
        let settled = self.settled(&self.lines(), 0);
        let open: Vec<usize> = (0..self.cells()).filter(|cell| settled >> cell & 1 == 0).collect();
        (0..=open.len()).find(|&size| any_set(&open, size, 0, &is_enough)).unwrap()
    }

    /// The fewest cells to change so that lines solve the picture's own clues, or so that these have one solution; `None` if
    /// that takes more than `most`.
    pub fn fewest_changes(self, most: usize, by_lines: bool) -> Option<usize> {
        let all: Vec<usize> = (0..self.cells()).collect();
        (0..=most).find(|&size| {
            any_set(&all, size, 0, &|changed| (Bits { filled: self.filled ^ changed, ..self }).is_good(by_lines))
        })
    }

    /// Whether lines solve the picture's clues, or whether these have one solution.
    pub fn is_good(self, by_lines: bool) -> bool {
        let is_solved = self.settled(&self.lines(), 0).count_ones() as usize == self.cells();
        is_solved || (!by_lines && self.solutions().len() == 1)
    }
}

/// Whether some set of this many cells more does.
fn any_set(cells: &[usize], size: usize, set: u64, does: &impl Fn(u64) -> bool) -> bool {
    if size == 0 {
        return does(set);
    }
    (0..cells.len()).any(|next| any_set(&cells[next + 1..], size - 1, set | 1 << cells[next], does))
}
