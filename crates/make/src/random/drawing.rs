//! A picture with its colours, which can be changed a little.

use super::super::chance::Chance;
use super::canvas::Canvas;
use super::styles::Style;
use super::wish::Wish;
use nonoscope_core::puzzle::{Cell, Colour, Grid, Puzzle};

/// Of 100 cells, the fewest and the most that are filled.
const FAIR: (usize, usize) = (25, 78);

/// A picture.
#[derive(Clone, Debug)]
pub(super) struct Drawing {
    pub(super) style: Style,
    canvas: Canvas,
    /// For each cell the ink that it has if it is filled, from 1.
    inks: Vec<u8>,
    /// How many inks there should be.
    wanted: usize,
}

impl Drawing {
    /// A picture of any style.
    pub(super) fn of(wish: &Wish, chance: &mut Chance) -> Drawing {
        let style = Style::ALL[chance.below(Style::ALL.len())];
        let rough = chance.below(4);
        let canvas = style.draw(wish.width, wish.height, rough, chance);
        let inks = plan(wish, style.mirrors(), chance);
        Drawing { style, canvas, inks, wanted: wish.inks }
    }

    /// A picture with one solution, of any size: a staircase, in stripes.
    pub(super) fn plain(wish: &Wish, chance: &mut Chance) -> Drawing {
        let (width, height) = (wish.width, wish.height);
        let turned = chance.happens(1, 2);
        let canvas = Canvas::of(width, height, |column, row| {
            let column = if turned { width - 1 - column } else { column };
            column * height <= row * width
        });
        let inks = (0..width * height).map(|at| (1 + at / width * wish.inks / height) as u8).collect();
        Drawing { style: Style::Mountains, canvas, inks, wanted: wish.inks }
    }

    /// Whether there is enough to see: neither too little nor too much is filled, and every ink is used.
    pub(super) fn is_fair(&self) -> bool {
        let (cells, filled) = (self.canvas.cells.len(), self.canvas.filled());
        let share = filled * 100 / cells;
        (FAIR.0..=FAIR.1).contains(&share) && self.has_all_inks()
    }

    /// Whether every ink is used.
    pub(super) fn has_all_inks(&self) -> bool {
        let is_used = |ink: u8| self.canvas.cells.iter().zip(&self.inks).any(|(&filled, &own)| filled && own == ink);
        (1..=self.wanted as u8).all(is_used)
    }

    /// The picture as a grid.
    pub(super) fn grid(&self) -> Grid {
        let mut grid = Grid::unknown_of(self.canvas.width, self.canvas.height, self.wanted);
        let cells = self.canvas.cells.iter().zip(&self.inks);
        for (at, (&filled, &ink)) in grid.places().zip(cells) {
            let colour = if filled { Colour::ink(usize::from(ink)) } else { Colour::BACKGROUND };
            grid.set(at, Cell::of(colour));
        }
        grid
    }

    /// Its puzzle.
    pub(super) fn puzzle(&self) -> Option<Puzzle> {
        Puzzle::of_picture(&self.grid()).ok()
    }

    /// Fills these cells, with what corresponds to them in a mirrored picture.
    pub(super) fn fill(&mut self, cells: &[bool]) {
        for at in (0..cells.len()).filter(|&at| cells[at]) {
            for place in self.mirrored(at) {
                self.canvas.cells[place] = true;
            }
        }
    }

    /// Changes one to three cells at the edge of what is filled.
    pub(super) fn nudge(&mut self, chance: &mut Chance) {
        for _ in 0..1 + chance.below(3) {
            // Somewhere at an edge, if there is one nearby.
            for _ in 0..20 {
                let at = chance.below(self.canvas.cells.len());
                let (filled, all) = self.canvas.around(at);
                let own = self.canvas.cells[at];
                if (if own { all - filled } else { filled }) >= 2 && (if own { filled } else { all - filled }) >= 1 {
                    for place in self.mirrored(at) {
                        self.canvas.cells[place] = !own;
                    }
                    break;
                }
            }
        }
    }

    /// The cells that are always like this one.
    fn mirrored(&self, at: usize) -> Vec<usize> {
        let (width, height) = (self.canvas.width, self.canvas.height);
        let (across, down) = self.style.mirrors();
        let (row, column) = (at / width, at % width);
        let columns = [column, if across { width - 1 - column } else { column }];
        let rows = [row, if down { height - 1 - row } else { row }];
        let mut places: Vec<usize> = rows.iter().flat_map(|row| columns.map(|column| row * width + column)).collect();
        places.sort_unstable();
        places.dedup();
        places
    }
}

/// Which ink each cell has if it is filled: the one of the nearest of some points, or of the stripe that it lies in.
fn plan(wish: &Wish, (across, down): (bool, bool), chance: &mut Chance) -> Vec<u8> {
    let (width, height, inks) = (wish.width, wish.height, wish.inks);
    if inks == 1 {
        return vec![1; width * height];
    }
    let mut order: Vec<u8> = (1..=inks as u8).collect();
    chance.shuffle(&mut order);
    let points: Vec<(i64, i64, u8)> = (0..inks + chance.below(inks + 1))
        .map(|point| (chance.below(width) as i64, chance.below(height) as i64, order[point % inks]))
        .collect();
    let (stripes, slope) = (chance.happens(1, 3), chance.below(5) as i64 - 2);
    let half =
        |place: usize, side: usize, is_mirrored: bool| if is_mirrored { place.min(side - 1 - place) } else { place };
    let ink = |at: usize| {
        let (row, column) = (half(at / width, height, down), half(at % width, width, across));
        let (x, y) = (column as i64, row as i64);
        if stripes {
            let (tall, low) = (half(height - 1, height, down).max(height / 2), (y + slope * x / 4).max(0));
            return order[(low as usize * inks / tall.max(1)).min(inks - 1)];
        }
        let nearest = points.iter().min_by_key(|(px, py, _)| (px - x) * (px - x) + (py - y) * (py - y));
        nearest.map_or(1, |&(_, _, ink)| ink)
    };
    (0..width * height).map(ink).collect()
}
