//! Draws boards pixel by pixel: of puzzles as small screens show them, and of another game.

use super::chance::Chance;

/// A picture: its width and height, and red, green, blue and opacity of each pixel.
pub struct Drawing {
    pub width: usize,
    pub height: usize,
    pub pixels: Vec<u8>,
}

/// The digits as a handheld shows them, of 5 × 6 pixels, a line of bits for each row.
const ANGULAR: [[u8; 6]; 10] = [
    [0b11111, 0b10001, 0b10001, 0b10001, 0b10001, 0b11111],
    [0b00110, 0b00010, 0b00010, 0b00010, 0b00010, 0b00010],
    [0b11111, 0b00001, 0b11111, 0b10000, 0b10000, 0b11111],
    [0b11111, 0b00001, 0b01111, 0b00001, 0b00001, 0b11111],
    [0b10001, 0b10001, 0b11111, 0b00001, 0b00001, 0b00001],
    [0b11111, 0b10000, 0b11111, 0b00001, 0b00001, 0b11111],
    [0b11111, 0b10000, 0b11111, 0b10001, 0b10001, 0b11111],
    [0b11111, 0b00001, 0b00001, 0b00001, 0b00001, 0b00001],
    [0b11111, 0b10001, 0b11111, 0b10001, 0b10001, 0b11111],
    [0b11111, 0b10001, 0b11111, 0b00001, 0b00001, 0b11111],
];

impl Drawing {
    fn of((width, height): (usize, usize), colour: [u8; 3]) -> Drawing {
        let [red, green, blue] = colour;
        Drawing { width, height, pixels: [red, green, blue, 255].repeat(width * height) }
    }

    fn fill(&mut self, (left, top): (usize, usize), (wide, high): (usize, usize), colour: [u8; 3]) {
        for y in top..(top + high).min(self.height) {
            for x in left..(left + wide).min(self.width) {
                self.pixels[(y * self.width + x) * 4..][..3].copy_from_slice(&colour);
            }
        }
    }

    /// A digit with pixels of this side.
    fn digit(&mut self, digit: usize, (left, top): (usize, usize), side: usize, colour: [u8; 3]) {
        for (row, bits) in ANGULAR[digit].into_iter().enumerate() {
            for column in (0..5).filter(|column| bits >> (4 - column) & 1 == 1) {
                self.fill((left + column * side, top + row * side), (side, side), colour);
            }
        }
    }
}

/// The clues, rows and columns, of a random puzzle with this many lines each way and this percentage of filled cells.
pub fn clues(lines: usize, percent: usize, chance: &mut Chance) -> [Vec<Vec<u16>>; 2] {
    let cells: Vec<bool> = (0..lines * lines).map(|_| chance.below(100) < percent).collect();
    let runs = |first: usize, step: usize| -> Vec<u16> {
        let line: Vec<bool> = (0..lines).map(|at| cells[first + at * step]).collect();
        line.split(|&cell| !cell).filter(|run| !run.is_empty()).map(|run| run.len() as u16).collect()
    };
    [(0..lines).map(|row| runs(row * lines, 1)).collect(), (0..lines).map(|column| runs(column, lines)).collect()]
}

/// How a puzzle is drawn.
pub struct Look {
    /// The side of a cell, and how far numbers are from each other, across and down.
    pub cell: usize,
    pub gap: (usize, usize),
    /// Between how many cells there is a line.
    pub every: usize,
    pub paper: [u8; 3],
    pub line: [u8; 3],
}

/// The board of a puzzle with its clues, all of whose numbers have one digit.
pub fn board([rows, columns]: &[Vec<Vec<u16>>; 2], look: &Look) -> Drawing {
    let &Look { cell, gap, every, paper, line } = look;
    let (start, size) = (80, rows.len() * cell);
    let mut own = Drawing::of((start + size + 14, start + size + 14), paper);
    for at in (0..=rows.len()).step_by(every) {
        own.fill((start + at * cell, start), (1, size), line);
        own.fill((start, start + at * cell), (size, 1), line);
    }
    let ink = [20, 28, 36];
    for (index, (row, column)) in rows.iter().zip(columns).enumerate() {
        for (number, &run) in row.iter().rev().enumerate() {
            let left = start - 7 - number * (5 + gap.0);
            own.digit(usize::from(run), (left, start + index * cell + (cell - 6) / 2 + 1), 1, ink);
        }
        for (number, &run) in column.iter().rev().enumerate() {
            let top = start - 8 - number * (6 + gap.1);
            own.digit(usize::from(run), (start + index * cell + (cell - 5) / 2 + 1, top), 1, ink);
        }
    }
    own
}

/// A board of another game, with this many closed cells each way. Mines are random, and the open cells above and on the left say how many mines are
/// around them.
pub fn minesweeper(closed: usize, chance: &mut Chance) -> Drawing {
    const OPEN: usize = 3;
    const CELL: usize = 29;
    const EDGE: usize = 40;
    let lines = OPEN + closed;
    let mines: Vec<bool> =
        (0..lines * lines).map(|at| at % lines >= OPEN && at / lines >= OPEN && chance.below(4) == 0).collect();
    let mut own = Drawing::of((lines * CELL + 2 * EDGE, lines * CELL + 2 * EDGE), [200; 3]);
    own.fill((EDGE - 3, EDGE - 3), (lines * CELL + 6, lines * CELL + 6), [80; 3]);
    for (row, column) in (0..lines).flat_map(|row| (0..lines).map(move |column| (row, column))) {
        let (left, top) = (EDGE + column * CELL, EDGE + row * CELL);
        if row >= OPEN && column >= OPEN {
            own.fill((left, top), (CELL, CELL), [230; 3]);
            own.fill((left + 2, top + 2), (CELL - 2, CELL - 2), [120; 3]);
            own.fill((left + 2, top + 2), (CELL - 4, CELL - 4), [190; 3]);
            continue;
        }
        own.fill((left, top), (CELL, CELL), [215; 3]);
        own.fill((left + 1, top + 1), (CELL - 1, CELL - 1), [180; 3]);
        let near = |at: usize| at.saturating_sub(1)..(at + 2).min(lines);
        let around = near(row).flat_map(|row| near(column).map(move |column| row * lines + column));
        let count = around.filter(|&at| mines[at]).count();
        if count > 0 {
            own.digit(count, (left + (CELL - 15) / 2, top + (CELL - 18) / 2), 3, [0, 40 * count as u8, 160]);
        }
    }
    own
}
