//! The size and the place of everything on a board, in whole pixels, so that rules and cells are sharp at every density.

use super::inking::{Inking, Style};
use super::pen::Span;
use super::tiles::{DIGIT, Tiling, decimal_digits, runs_or_zero, within_column};
use nonoscope_core::puzzle::{Axis, Clue, Line, Puzzle};

/// The places of the cells, rules, clues and numbers of a board. All in device pixels, from the top left corner.
#[derive(Clone, Debug, PartialEq)]
pub struct Measures {
    /// The side of a cell, without rules.
    pub cell: u32,
    /// Width of a thin rule.
    pub thin: u32,
    /// Width of the rules around the board and after every fifth line.
    pub thick: u32,
    /// Size of the clues' type; 0 if there is no room for clues.
    pub type_size: f64,
    /// Size of the line numbers' type, which is smaller than that of clues; 0 if there is no room for them.
    pub number_size: f64,
    /// Width of the row clues, left of the board.
    pub clue_width: u32,
    /// Height of the column clues, above the board.
    pub clue_height: u32,
    /// Width of the row numbers, right of the board, and height of the column numbers, below it.
    pub number_room: (u32, u32),
    /// Width of the row clues that are repeated on the right of the board, and height of the column clues below it; 0 if there
    /// are none.
    pub far: (u32, u32),
    /// How colours are shown.
    pub inking: Inking,
    /// Whether there is a letter after each number of a clue.
    pub(super) has_letters: bool,
    /// The number of rows and of columns.
    lines: (usize, usize),
}

/// The number of lines between two thick rules.
const GROUP: usize = 5;
/// The width of a space between two runs of a row, and the height of a run of a column, relative to the type size.
const SPACE: f64 = 0.44;
const RUN_HEIGHT: f64 = 1.12;
/// The smallest cell with rules around it, in CSS pixels.
const RULED: f64 = 4.0;
/// Readable type, in CSS pixels.
const COMFORTABLE_TYPE: f64 = 13.0;
/// The side of a cell in a picture that has rules of one pixel; larger cells have wider rules.
const PICTURE_CELL: f64 = 20.0;
/// The least distance between the numbers of neighbouring columns, relative to the type size: more than there is between digits.
const APART: f64 = 0.2;
/// The largest type of line numbers, in CSS pixels, and its size relative to that of clues: nobody must take them for clues.
const LARGEST_NUMBER: f64 = 9.0;
const NUMBER: f64 = 0.6;
/// The size of the type relative to a cell.
const WISHED: f64 = 0.6;

/// How large cells and type may be: lengths in CSS pixels, and the type relative to a cell.
#[derive(Clone, Copy)]
struct Bounds {
    largest_cell: f64,
    /// Type below `smallest` is as large as its cell allows; below `least` it is left out.
    smallest: f64,
    least: f64,
    /// The same for clues that name their inks by letters alone.
    least_lettered: f64,
    /// The smallest type of numbers that their columns are too narrow for.
    narrowest: f64,
    largest: f64,
    at_most: f64,
    /// The smallest type of line numbers, as long as that of clues is larger by as much.
    number: f64,
    number_at_most: f64,
    has_clues: bool,
    has_numbers: bool,
    /// Whether clues are repeated on the other two sides.
    repeats: bool,
}

/// In files and on paper, which can be enlarged.
const ON_PAPER: Bounds = Bounds {
    largest_cell: 64.0,
    smallest: 8.5,
    least: 5.95,
    least_lettered: 2.975,
    narrowest: 4.0,
    largest: 26.0,
    at_most: 0.86,
    number: 6.0,
    number_at_most: 0.75,
    has_clues: true,
    has_numbers: true,
    repeats: false,
};
/// On paper for weak eyes, where one CSS pixel is a point: numbers of 18 points wherever the board leaves room for them.
const LARGE_PRINT: Bounds =
    Bounds { largest_cell: 60.0, smallest: 18.0, largest: 24.0, at_most: 0.95, has_numbers: false, ..ON_PAPER };
/// In a window, where nothing is smaller than people can read; long numbers in narrow columns are at least nearly as large.
const ON_SCREEN: Bounds = Bounds {
    largest_cell: 128.0,
    smallest: 9.0,
    least: 9.0,
    least_lettered: 9.0,
    narrowest: 7.0,
    largest: 44.0,
    at_most: 1.0,
    number: 9.0,
    number_at_most: 1.0,
    ..ON_PAPER
};

impl Measures {
    /// The largest board that fits a sheet. `width` and `height` are in points, `density` is the number of units per point.
    ///
    /// A board that does not fit even with the smallest cells, of one unit, is larger than the sheet.
    pub fn fit(puzzle: &Puzzle, inking: Inking, width: f64, height: f64, density: f64) -> Measures {
        Measures::fit_within(puzzle, inking, (width, height, density), ON_PAPER)
            .unwrap_or_else(|| Measures::of(puzzle, inking, 1, density, f64::INFINITY, ON_PAPER))
    }

    /// The largest board that fits a page for weak eyes: the numbers of clues have 18 points or more if cells are large enough for that,
    /// and lines have no numbers. `width` and `height` are in points, `density` is the number of units per point.
    pub(super) fn fit_large_print(puzzle: &Puzzle, inking: Inking, width: f64, height: f64, density: f64) -> Measures {
        Measures::fit_within(puzzle, inking, (width, height, density), LARGE_PRINT)
            .unwrap_or_else(|| Measures::of(puzzle, inking, 1, density, f64::INFINITY, LARGE_PRINT))
    }

    /// The largest board that fits a window. `width` and `height` are in CSS pixels, `density` is the number of device pixels per
    /// CSS pixel. Without room for clues that can be read it has none, and so larger cells; the numbers of lines go first.
    ///
    /// A board that does not fit even with the smallest cells, of one device pixel, is larger than the window.
    pub fn fit_window(puzzle: &Puzzle, inking: Inking, width: f64, height: f64, density: f64) -> Measures {
        Measures::fit_repeating(puzzle, inking, false, (width, height, density))
    }

    /// The same, with clues on the right and below, too, if that is wished and there is room. `room` is the width, the height and
    /// the density.
    pub fn fit_repeating(puzzle: &Puzzle, inking: Inking, repeats: bool, room: (f64, f64, f64)) -> Measures {
        let density = room.2;
        let without_numbers = Bounds { has_numbers: false, ..ON_SCREEN };
        let without_clues = Bounds { has_clues: false, ..ON_SCREEN };
        let fits = |bounds| Measures::fit_within(puzzle, inking, room, bounds);
        let repeating = [ON_SCREEN, without_numbers].map(|bounds| Bounds { repeats: true, ..bounds });
        let bounds = repeating.into_iter().filter(|_| repeats).chain([ON_SCREEN, without_numbers]);
        let readable = bounds.filter_map(fits).find(Measures::has_clues);
        readable
            .or_else(|| fits(without_clues))
            .unwrap_or_else(|| Measures::of(puzzle, inking, 1, density, f64::INFINITY, without_clues))
    }

    /// The largest board within a box, if any fits.
    fn fit_within(
        puzzle: &Puzzle,
        inking: Inking,
        (width, height, density): (f64, f64, f64),
        bounds: Bounds,
    ) -> Option<Measures> {
        let [width, height] = [width * density, height * density];
        // Cells alone must fit, so larger ones need not be tried.
        let most = (width / puzzle.width() as f64).min(height / puzzle.height() as f64);
        let most = most.min((bounds.largest_cell * density).round()).max(1.0) as u32;
        let sizes = (1..=most).rev().map(|cell| Measures::of(puzzle, inking, cell, density, f64::INFINITY, bounds));
        sizes
            .into_iter()
            .find(|measures| f64::from(measures.width()) <= width && f64::from(measures.height()) <= height)
    }

    /// Whether there is room for clues.
    pub fn has_clues(&self) -> bool {
        self.type_size > 0.0
    }

    /// The board with cells of `cell` device pixels a side, at any total size. The type grows only as large as in
    /// `fitting` or as is comfortable to read, so that clues leave room for cells.
    pub fn magnified(fitting: &Measures, puzzle: &Puzzle, cell: u32, density: f64) -> Measures {
        Measures::magnified_repeating(fitting, puzzle, false, cell, density)
    }

    /// The same, with clues on the right and below, too, if that is wished.
    pub fn magnified_repeating(
        fitting: &Measures,
        puzzle: &Puzzle,
        repeats: bool,
        cell: u32,
        density: f64,
    ) -> Measures {
        let most_type = fitting.type_size.max(COMFORTABLE_TYPE * density);
        Measures::of(puzzle, fitting.inking, cell, density, most_type, Bounds { repeats, ..ON_SCREEN })
    }

    /// The board in a picture, with cells of `cell` pixels a side: the larger the cells, the wider the rules.
    pub fn of_picture(puzzle: &Puzzle, inking: Inking, cell: u32) -> Measures {
        Measures::of(
            puzzle,
            inking,
            cell.max(1),
            (f64::from(cell) / PICTURE_CELL).round().max(1.0),
            f64::INFINITY,
            ON_PAPER,
        )
    }

    /// The largest cell that a board is magnified to, in device pixels.
    pub fn largest_cell(density: f64) -> u32 {
        (ON_SCREEN.largest_cell * density).round().max(1.0) as u32
    }

    fn of(puzzle: &Puzzle, inking: Inking, cell: u32, density: f64, most_type: f64, bounds: Bounds) -> Measures {
        let size = f64::from(cell);
        let ruled = size >= RULED * density;
        let thin = if ruled { density.round().max(1.0) as u32 } else { 0 };
        let style = inking.style(puzzle.palette());
        let typed = |at_most: f64, least: f64| {
            let type_size = (size * WISHED).max(bounds.smallest * density);
            let type_size = type_size.min(size * at_most).min(bounds.largest * density).min(most_type);
            // Type that is too small to read is left out.
            if type_size < least * density || !bounds.has_clues { 0.0 } else { type_size }
        };
        let (at_most, least) = (bounds.at_most, bounds.least);
        let (type_size, has_letters) = match style {
            // Where the longest number of a column would have to be too small, there are no clues.
            Style::Plain if within_pitch(cell + thin, longest_number(puzzle)) < bounds.narrowest * density => {
                (0.0, false)
            }
            Style::Plain => (typed(at_most, least), false),
            Style::Coloured => (typed(within_column(puzzle, false, at_most), least), false),
            // Without letters, the ink would be unclear.
            Style::Letters => (typed(within_column(puzzle, true, at_most), bounds.least_lettered), true),
            Style::Lettered => match typed(within_column(puzzle, true, at_most), least) {
                0.0 => (typed(within_column(puzzle, false, at_most), least), false),
                type_size => (type_size, true),
            },
        };
        let number_size = match type_size > 0.0 && bounds.has_numbers {
            true => {
                let wished = (type_size * NUMBER).max(bounds.number * density);
                wished.min(LARGEST_NUMBER * density).min(type_size * bounds.number_at_most)
            }
            false => 0.0,
        };
        let padded = |units: f64| (units * type_size).ceil() as u32;
        let digits = decimal_digits(puzzle.height()) as f64;
        let measures = Measures {
            cell,
            thin,
            thick: if ruled { thin * 2 } else { 0 },
            type_size,
            number_size,
            clue_width: 0,
            clue_height: 0,
            number_room: (((digits * DIGIT + 0.7) * number_size).ceil() as u32, (1.7 * number_size).ceil() as u32),
            far: (0, 0),
            inking,
            has_letters,
            lines: (puzzle.height(), puzzle.width()),
        };
        let (clue_width, clue_height) = match style {
            Style::Plain => {
                let widest = puzzle.clues(Axis::Row).iter().map(|clue| row_width(clue.lengths())).fold(0.0, f64::max);
                let tallest = puzzle.clues(Axis::Column).iter().map(|clue| clue.len().max(1)).max().unwrap_or(1);
                (padded(widest + 0.8), padded(tallest as f64 * RUN_HEIGHT + 0.5))
            }
            _ => (measures.tiling().room(puzzle, Axis::Row), measures.tiling().room(puzzle, Axis::Column)),
        };
        let far = if bounds.repeats { (clue_width, clue_height) } else { (0, 0) };
        Measures { clue_width, clue_height, far, ..measures }
    }

    /// The sizes of the tiles of coloured clues.
    pub(super) fn tiling(&self) -> Tiling {
        Tiling { type_size: self.type_size, has_letters: self.has_letters }
    }

    /// The tiles of a line's runs, from left to right or from top to bottom: where each lies along the line.
    pub(super) fn tiles(&self, line: Line, runs: &[u16]) -> Vec<Span> {
        let room = if line.axis == Axis::Row { self.clue_width } else { self.clue_height };
        self.tiling().tiles(line.axis, runs, room)
    }

    /// Where a tile lies across its line.
    pub(super) fn tile_across(&self, line: Line) -> Span {
        let Span { start, length } = self.line(line);
        let margin = (f64::from(length) * 0.06).round() as u32;
        Span { start: start + margin, length: length - 2 * margin }
    }

    /// Width of the whole picture.
    pub fn width(&self) -> u32 {
        self.clue_width + self.board_length(self.lines.1) + self.far.0 + self.number_room.0
    }

    /// Height of the whole picture.
    pub fn height(&self) -> u32 {
        self.clue_height + self.board_length(self.lines.0) + self.far.1 + self.number_room.1
    }

    /// The board with its outer rules, left to right (columns) or top to bottom (rows).
    pub fn board(&self, across: Axis) -> Span {
        match across {
            Axis::Column => Span { start: self.clue_width, length: self.board_length(self.lines.1) },
            Axis::Row => Span { start: self.clue_height, length: self.board_length(self.lines.0) },
        }
    }

    /// The inside of the cells of a line, across the line: top to bottom for a row, left to right for a column.
    pub fn line(&self, line: Line) -> Span {
        Span {
            start: self.board(line.axis).start + self.before(line.index) + self.rule_before(line.index),
            length: self.cell,
        }
    }

    /// The width of the rule before the line with this index; the one after the last line is thick too.
    pub fn rule_before(&self, index: usize) -> u32 {
        if index.is_multiple_of(GROUP) { self.thick } else { self.thin }
    }

    /// The line whose cells cover a place across the lines of an axis, if any does.
    pub fn line_at(&self, axis: Axis, place: f64) -> Option<Line> {
        let count = if axis == Axis::Row { self.lines.0 } else { self.lines.1 };
        let span = |index| self.line(Line { axis, index });
        let covers = |&index: &usize| {
            let span = span(index);
            (f64::from(span.start)..f64::from(span.start + span.length)).contains(&place)
        };
        (0..count).find(covers).map(|index| Line { axis, index })
    }

    /// The size of the type of a number in the clue of a black-and-white line. One that is too wide for its column is smaller, so
    /// that it stands apart from those beside it.
    pub fn type_of(&self, axis: Axis, run: u16) -> f64 {
        match axis {
            Axis::Row => self.type_size,
            Axis::Column => within_pitch(self.cell + self.thin, run).min(self.type_size),
        }
    }

    /// The positions of a row's runs: the right end of each, in order.
    pub fn row_runs(&self, runs: &[u16]) -> Vec<f64> {
        let mut end = f64::from(self.clue_width) - 0.4 * self.type_size;
        let mut ends = Vec::with_capacity(runs.len());
        for &run in runs.iter().rev() {
            ends.push(end);
            end -= (decimal_digits(usize::from(run)) as f64 * DIGIT + SPACE) * self.type_size;
        }
        ends.reverse();
        ends
    }

    /// The positions of a column's runs: the middle of each, from top to bottom.
    pub fn column_runs(&self, runs: &[u16]) -> Vec<f64> {
        let bottom = f64::from(self.clue_height) - 0.3 * self.type_size;
        let up = |from_last: usize| (from_last as f64 + 0.5) * RUN_HEIGHT * self.type_size;
        (0..runs.len()).map(|index| bottom - up(runs.len() - 1 - index)).collect()
    }

    /// The places of the numbers of a line's clue along the line: the middle of each. An empty clue has a 0.
    pub(super) fn number_places(&self, puzzle: &Puzzle, line: Line) -> Vec<f64> {
        let clue = puzzle.clue(line);
        let runs = runs_or_zero(clue.lengths());
        if !clue.is_empty() && self.inking.style(puzzle.palette()) != Style::Plain {
            let middle = |tile: Span| f64::from(tile.start) + f64::from(tile.length) / 2.0;
            return self.tiles(line, runs).into_iter().map(middle).collect();
        }
        let half = |run: u16| decimal_digits(run.into()) as f64 * DIGIT * self.type_size / 2.0;
        match line.axis {
            Axis::Row => self.row_runs(runs).into_iter().zip(runs).map(|(end, &run)| end - half(run)).collect(),
            Axis::Column => self.column_runs(runs),
        }
    }

    /// The room for the clues on the far side of the board: on its right for rows, below it for columns.
    pub(super) fn far_room(&self, axis: Axis) -> Span {
        let board = self.board(axis.crossing());
        let length = if axis == Axis::Row { self.far.0 } else { self.far.1 };
        Span { start: board.start + board.length, length }
    }

    /// How far a line's clue on the far side is from the one before the line, along the line: both begin or end at the board.
    pub(super) fn far_shift(&self, puzzle: &Puzzle, line: Line) -> f64 {
        let clue = puzzle.clue(line);
        let runs = runs_or_zero(clue.lengths());
        let is_plain = clue.is_empty() || self.inking.style(puzzle.palette()) == Style::Plain;
        let half_a_number = match line.axis {
            Axis::Row => decimal_digits(runs[0].into()) as f64 * DIGIT / 2.0,
            Axis::Column => RUN_HEIGHT / 2.0,
        };
        let middle = self.number_places(puzzle, line).first().copied().unwrap_or_default();
        let first = match is_plain {
            true => middle - half_a_number * self.type_size,
            false => self.tiles(line, runs).first().map_or(middle, |tile| tile.start.into()),
        };
        (f64::from(self.far_room(line.axis).start) + 0.4 * self.type_size - first).round()
    }

    /// Whether a number in a column's clue may be wider than the column.
    pub(super) fn columns_are_crowded(&self, puzzle: &Puzzle) -> bool {
        let longest = longest_number(puzzle);
        let width = match self.inking.style(puzzle.palette()) {
            Style::Plain => decimal_digits(longest.into()) as f64 * DIGIT * self.type_of(Axis::Column, longest),
            _ => self.tiling().text_width(longest),
        };
        // Digits begin on a whole pixel and may touch the next one.
        width + 2.0 > f64::from(self.cell)
    }

    /// Whether the line with this index has its number beside it: every line if there is room, otherwise the first and
    /// every fifth.
    pub fn is_numbered(&self, index: usize) -> bool {
        let digits = decimal_digits(self.lines.0.max(self.lines.1)) as f64;
        let room = digits * DIGIT * self.number_size <= 0.8 * f64::from(self.cell);
        self.number_size > 0.0 && (room || (index + 1).is_multiple_of(GROUP) || index == 0)
    }

    fn board_length(&self, lines: usize) -> u32 {
        self.before(lines) + self.thick
    }

    /// The distance from the outer edge of the board to the rule before a line.
    fn before(&self, index: usize) -> u32 {
        let thick_rules = index.div_ceil(GROUP) as u32;
        index as u32 * (self.cell + self.thin) + thick_rules * (self.thick - self.thin)
    }
}

/// The type size at which a number stands apart from those of the columns beside it, which are this many pixels away.
fn within_pitch(pitch: u32, run: u16) -> f64 {
    f64::from(pitch) / (decimal_digits(run.into()) as f64 * DIGIT + APART)
}

/// The longest number of the columns' clues.
fn longest_number(puzzle: &Puzzle) -> u16 {
    puzzle.clues(Axis::Column).iter().flat_map(Clue::lengths).max().copied().unwrap_or(0)
}

/// The width of a row's clue in units of the type size.
fn row_width(runs: &[u16]) -> f64 {
    let digits: usize = runs.iter().map(|&run| decimal_digits(usize::from(run))).sum();
    digits.max(1) as f64 * DIGIT + runs.len().saturating_sub(1) as f64 * SPACE
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonoscope_format as format;
    use nonoscope_format::examples;

    fn card() -> Puzzle {
        format::read(examples::GCHQ_2015.text).unwrap().puzzle
    }

    #[test]
    fn cells_and_rules_lie_edge_to_edge() {
        for density in [1.0, 1.5, 2.0, 3.0] {
            let measures = Measures::fit_window(&card(), Inking::Colours, 700.0, 640.0, density);
            let board = measures.board(Axis::Row);
            let mut next = board.start;
            for index in 0..25 {
                let span = measures.line(Line::row(index));
                assert_eq!(span.start, next + measures.rule_before(index), "row {index} at {density}");
                next = span.start + span.length;
            }
            assert_eq!(next + measures.thick, board.start + board.length);
        }
    }

    #[test]
    fn the_board_fits_its_box_and_fills_it() {
        for (width, height, density) in [(700.0, 640.0, 1.0), (366.0, 900.0, 3.0), (366.0, 900.0, 2.0)] {
            let measures = Measures::fit_window(&card(), Inking::Colours, width, height, density);
            let (w, h) = (f64::from(measures.width()) / density, f64::from(measures.height()) / density);
            assert!(w <= width && h <= height, "{w} x {h}");
            assert!(w > 0.9 * width || h > 0.9 * height, "{w} x {h}");
            assert!(measures.type_size >= 9.0 * density, "type of {}", measures.type_size / density);
        }
    }

    #[test]
    fn clues_stay_inside_their_room() {
        let card = card();
        let measures = Measures::fit_window(&card, Inking::Colours, 366.0, 900.0, 2.0);
        for clue in card.clues(Axis::Row) {
            let ends = measures.row_runs(clue.lengths());
            assert!(ends[0] - 2.0 * DIGIT * measures.type_size >= 0.0 || clue.lengths()[0] < 10);
            assert!(ends[0] - DIGIT * measures.type_size >= 0.0);
        }
        for clue in card.clues(Axis::Column) {
            assert!(measures.column_runs(clue.lengths())[0] - 0.5 * measures.type_size >= 0.0);
        }
    }

    #[test]
    fn repeated_clues_stay_inside_their_room() {
        let coloured = Puzzle::of_picture(&"XXBBO\nBOOXX\nOOOOO".parse().unwrap()).unwrap();
        for puzzle in [card(), coloured] {
            let room = (1200.0, 1100.0, 1.0);
            let [once, twice] =
                [false, true].map(|repeats| Measures::fit_repeating(&puzzle, Inking::Colours, repeats, room));
            assert_eq!((once.far, twice.far), ((0, 0), (twice.clue_width, twice.clue_height)));
            assert!(f64::from(twice.width()) <= room.0 && f64::from(twice.height()) <= room.1);
            for line in puzzle.lines() {
                let (room, shift) = (twice.far_room(line.axis), twice.far_shift(&puzzle, line));
                let inside = f64::from(room.start)..f64::from(room.start + room.length);
                let places = twice.number_places(&puzzle, line);
                assert!(places.iter().all(|place| inside.contains(&(place + shift))), "{line}");
                assert!(places[0] + shift < inside.start + 2.0 * twice.type_size, "{line} begins at the board");
            }
            // Without room they are left out, and the board has its clues.
            let small =
                Measures::fit_repeating(&puzzle, Inking::Colours, true, (20.0 * puzzle.width() as f64, 400.0, 1.0));
            assert!(small.has_clues());
        }
        let small = Measures::fit_repeating(&card(), Inking::Colours, true, (420.0, 500.0, 1.0));
        assert!(small.has_clues() && small.far == (0, 0));
    }

    #[test]
    fn places_lead_to_lines() {
        let measures = Measures::fit_window(&card(), Inking::Colours, 700.0, 640.0, 2.0);
        for index in [0, 4, 5, 24] {
            let line = Line::column(index);
            let span = measures.line(line);
            let middle = f64::from(span.start) + f64::from(span.length) / 2.0;
            assert_eq!(measures.line_at(Axis::Column, middle), Some(line));
        }
        assert_eq!(measures.line_at(Axis::Column, 0.0), None);
    }

    #[test]
    fn clues_are_readable_or_left_out() {
        let card = card();
        // At 200 % zoom, beside the texts; and on a phone that lies on its side.
        for (width, height, density, has_clues) in [
            (356.0, 390.0, 2.0, true),
            (330.0, 350.0, 2.0, false),
            (480.0, 380.0, 2.0, true),
            (300.0, 200.0, 1.0, false),
        ] {
            let measures = Measures::fit_window(&card, Inking::Colours, width, height, density);
            assert_eq!(measures.has_clues(), has_clues, "{width} x {height}");
            let fills = f64::from(measures.width()) > 0.85 * width * density;
            assert!(fills || f64::from(measures.height()) > 0.85 * height * density, "{width} x {height}");
        }
    }

    #[test]
    fn small_puzzles_fill_their_sheet() {
        let heart = format::read("1 1\n5\n5\n3\n1\n\n2\n4\n4\n4\n2\n").unwrap().puzzle;
        let measures = Measures::fit_window(&heart, Inking::Colours, 850.0, 600.0, 1.0);
        assert!(f64::from(measures.height()) > 0.95 * 600.0, "{}", measures.height());
    }

    #[test]
    fn the_largest_puzzle_still_has_a_picture() {
        let lines = || vec![Default::default(); 1024];
        let puzzle = Puzzle::new(lines(), lines()).unwrap();
        let measures = Measures::fit_window(&puzzle, Inking::Colours, 360.0, 640.0, 1.0);
        assert_eq!((measures.cell, measures.width(), measures.height()), (1, 1024, 1024));
    }
}
