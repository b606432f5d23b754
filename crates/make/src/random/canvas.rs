//! A picture while it is drawn: cells that are filled or not.

use super::super::chance::Chance;

/// Cells, row by row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Canvas {
    pub(super) width: usize,
    pub(super) height: usize,
    pub(super) cells: Vec<bool>,
}

impl Canvas {
    pub(super) fn empty(width: usize, height: usize) -> Canvas {
        Canvas { width, height, cells: vec![false; width * height] }
    }

    /// A picture whose cells are filled where a function of column and row says so.
    pub(super) fn of(width: usize, height: usize, is_filled: impl Fn(usize, usize) -> bool) -> Canvas {
        let places = (0..height).flat_map(|row| (0..width).map(move |column| (column, row)));
        Canvas { width, height, cells: places.map(|(column, row)| is_filled(column, row)).collect() }
    }

    /// Each cell filled with a probability of `part` in 100.
    pub(super) fn noise(width: usize, height: usize, part: usize, chance: &mut Chance) -> Canvas {
        Canvas { width, height, cells: (0..width * height).map(|_| chance.happens(part, 100)).collect() }
    }

    pub(super) fn get(&self, column: usize, row: usize) -> bool {
        self.cells[row * self.width + column]
    }

    pub(super) fn filled(&self) -> usize {
        self.cells.iter().filter(|&&cell| cell).count()
    }

    /// How many of the up to eight cells around one are filled, and how many there are.
    pub(super) fn around(&self, at: usize) -> (usize, usize) {
        let (row, column) = (at / self.width, at % self.width);
        let (mut filled, mut all) = (0, 0);
        for row in row.saturating_sub(1)..(row + 2).min(self.height) {
            for column in column.saturating_sub(1)..(column + 2).min(self.width) {
                let place = row * self.width + column;
                filled += usize::from(place != at && self.cells[place]);
                all += usize::from(place != at);
            }
        }
        (filled, all)
    }

    /// Each cell becomes what most cells of its neighbourhood are, itself included; where both are as many, it stays.
    pub(super) fn smoothed(&self) -> Canvas {
        let cell = |(at, &own): (usize, &bool)| {
            let (filled, all) = self.around(at);
            let (filled, all) = (filled + usize::from(own), all + 1);
            2 * filled > all || (2 * filled == all && own)
        };
        Canvas { cells: self.cells.iter().enumerate().map(cell).collect(), ..*self }
    }

    /// Removes isolated cells: filled ones without a filled neighbour at a side become empty, and vice versa.
    pub(super) fn tidied(&self) -> Canvas {
        let cell = |(at, &own): (usize, &bool)| {
            let (row, column) = (at / self.width, at % self.width);
            let beside = [
                (row > 0).then(|| at - self.width),
                (row + 1 < self.height).then(|| at + self.width),
                (column > 0).then(|| at - 1),
                (column + 1 < self.width).then(|| at + 1),
            ];
            let is_alone = beside.into_iter().flatten().all(|next| self.cells[next] != own);
            own != is_alone
        };
        Canvas { cells: self.cells.iter().enumerate().map(cell).collect(), ..*self }
    }
}
