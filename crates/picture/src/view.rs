//! The part of a board that is visible: cells scroll, clues and numbers stay at the edges.

use super::measure::Measures;
use super::pen::Span;
use super::real::within;
use nonoscope_core::puzzle::{At, Axis, Line, Puzzle};

/// A board of any size in a window of limited size. All in device pixels.
#[derive(Clone, Debug, PartialEq)]
pub struct View {
    /// The places of everything in a window as large as the board.
    pub measures: Measures,
    /// Width and height of the window.
    pub size: (u32, u32),
    /// How far cells have scrolled to the left and up.
    pub scrolled: (u32, u32),
    /// The part of the clues' room that is cut off, on the left and at the top.
    pub cut: (u32, u32),
}

/// What lies under a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Under {
    /// A cell.
    Cell(At),
    /// The clue or the number of a line.
    Edge(Line),
    /// Neither.
    Nothing,
}

/// The largest part of the window that clues may take.
const CLUES: f64 = 0.45;
/// How far from the middle of a number a point still belongs to it, relative to the type size.
const REACH: f64 = 1.4;

impl View {
    /// The board with these measures, scrolled to its top left corner. `width` and `height` are the room for the window in CSS
    /// pixels, `density` is the number of device pixels per CSS pixel.
    pub fn new(measures: Measures, width: f64, height: f64, density: f64) -> View {
        let [width, height] = [width, height].map(|side| (side * density).floor().max(1.0) as u32);
        let whole = (measures.width(), measures.height());
        let sides = if measures.far == (0, 0) { 1.0 } else { 2.0 };
        let cut = |clues: u32, whole: u32, room: u32| {
            if whole <= room { 0 } else { clues.saturating_sub((f64::from(room) * CLUES / sides) as u32) }
        };
        let cut = (cut(measures.clue_width, whole.0, width), cut(measures.clue_height, whole.1, height));
        let mut view = View { measures, size: (0, 0), scrolled: (0, 0), cut };
        let far = view.far_cut();
        view.size = ((whole.0 - cut.0 - far.0).min(width), (whole.1 - cut.1 - far.1).min(height));
        view
    }

    /// The part of the room of repeated clues that is cut off, on the right and at the bottom: as much as of the others.
    fn far_cut(&self) -> (u32, u32) {
        let cut = |far: u32, cut: u32| if far > 0 { cut } else { 0 };
        (cut(self.measures.far.0, self.cut.0), cut(self.measures.far.1, self.cut.1))
    }

    /// The part of the window that shows the repeated clues of an axis: left to right for rows, top to bottom for columns.
    pub fn far_window(&self, axis: Axis) -> Span {
        let cells = self.window(axis.crossing());
        let (far, cut) = match axis {
            Axis::Row => (self.measures.far.0, self.far_cut().0),
            Axis::Column => (self.measures.far.1, self.far_cut().1),
        };
        Span { start: cells.start + cells.length, length: far - cut }
    }

    /// The part of the window that shows cells: left to right (columns) or top to bottom (rows).
    pub fn window(&self, across: Axis) -> Span {
        let board = self.measures.board(across);
        let (far, far_cut) = (self.measures.far, self.far_cut());
        let (size, cut, numbers) = match across {
            Axis::Column => (self.size.0, self.cut.0, self.measures.number_room.0 + far.0 - far_cut.0),
            Axis::Row => (self.size.1, self.cut.1, self.measures.number_room.1 + far.1 - far_cut.1),
        };
        let start = board.start - cut;
        Span { start, length: size.saturating_sub(start + numbers).min(board.length) }
    }

    /// Whether the board is larger than the window.
    pub fn is_magnified(&self) -> bool {
        self.most_scrolled() != (0, 0)
    }

    /// How far cells can scroll.
    fn most_scrolled(&self) -> (u32, u32) {
        let most = |axis| self.measures.board(axis).length.saturating_sub(self.window(axis).length);
        (most(Axis::Column), most(Axis::Row))
    }

    /// Scrolls by a distance, but not beyond the edges of the board.
    pub fn scroll_by(&mut self, right: f64, down: f64) {
        let most = self.most_scrolled();
        let moved = |from: u32, by: f64, most: u32| within((f64::from(from) + by).round(), 0.0, f64::from(most)) as u32;
        self.scrolled = (moved(self.scrolled.0, right, most.0), moved(self.scrolled.1, down, most.1));
    }

    /// Scrolls just far enough to show the whole of a cell.
    pub fn reveal(&mut self, at: At) {
        let by = |axis: Axis, index: usize, scrolled: u32| {
            let (line, window) = (self.measures.line(Line { axis, index }), self.window(axis));
            let before = line.start - self.measures.board(axis).start;
            let after = before + line.length + self.measures.thick;
            if before < scrolled + self.measures.thick {
                f64::from(before) - f64::from(scrolled + self.measures.thick)
            } else if after > scrolled + window.length {
                f64::from(after) - f64::from(scrolled + window.length)
            } else {
                0.0
            }
        };
        let (right, down) = (by(Axis::Column, at.column(), self.scrolled.0), by(Axis::Row, at.row(), self.scrolled.1));
        self.scroll_by(right, down);
    }

    /// The same board with other measures. `room` is as in [`View::new`]: width, height and density. What lies under the point
    /// `fixed` of the window stays there.
    pub fn magnify(&self, measures: Measures, room: (f64, f64, f64), fixed: (f64, f64)) -> View {
        let mut view = View::new(measures, room.0, room.1, room.2);
        let place = |axis, fixed: f64, scrolled: u32| {
            let board = self.measures.board(axis);
            let inside = (fixed - f64::from(self.window(axis).start)).max(0.0) + f64::from(scrolled);
            let share = inside / f64::from(board.length.max(1));
            share * f64::from(view.measures.board(axis).length) - (fixed - f64::from(view.window(axis).start)).max(0.0)
        };
        let (left, top) = (place(Axis::Column, fixed.0, self.scrolled.0), place(Axis::Row, fixed.1, self.scrolled.1));
        view.scroll_by(left, top);
        view
    }

    /// What lies under a point of the window.
    pub fn under(&self, x: f64, y: f64) -> Under {
        let inside = |axis, place: f64| {
            let Span { start, length } = self.window(axis);
            (f64::from(start)..f64::from(start + length)).contains(&place)
        };
        let line = |axis, place: f64| {
            let (cut, scrolled) = match axis {
                Axis::Column => (self.cut.0, self.scrolled.0),
                Axis::Row => (self.cut.1, self.scrolled.1),
            };
            let place = place + f64::from(cut) + f64::from(scrolled);
            // A rule belongs to the cell after it, and the last one to the cell before it, so that every point of the
            // board responds.
            let rule = f64::from(self.measures.thick);
            [place, place + rule, place - rule].into_iter().find_map(|place| self.measures.line_at(axis, place))
        };
        match (inside(Axis::Column, x), inside(Axis::Row, y)) {
            (true, true) => match (line(Axis::Row, y), line(Axis::Column, x)) {
                (Some(row), Some(column)) => Under::Cell(At::new(row.index, column.index)),
                _ => Under::Nothing,
            },
            (true, false) => line(Axis::Column, x).map_or(Under::Nothing, Under::Edge),
            (false, true) => line(Axis::Row, y).map_or(Under::Nothing, Under::Edge),
            (false, false) => Under::Nothing,
        }
    }

    /// The number of a clue under a point of the window, by its line and its index; a point beside numbers belongs to the nearest
    /// one. An empty clue has one number, the 0.
    pub fn number_under(&self, puzzle: &Puzzle, x: f64, y: f64) -> Option<(Line, usize)> {
        let Under::Edge(line) = self.under(x, y) else { return None };
        let (place, start, cut) = match line.axis {
            Axis::Row => (x, self.window(Axis::Column).start, self.cut.0),
            Axis::Column => (y, self.window(Axis::Row).start, self.cut.1),
        };
        let far = self.far_window(line.axis);
        let place = if place < f64::from(start) {
            place + f64::from(cut)
        } else if (f64::from(far.start)..f64::from(far.start + far.length)).contains(&place) {
            let room = self.measures.far_room(line.axis);
            place - f64::from(far.start) + f64::from(room.start) - self.measures.far_shift(puzzle, line)
        } else {
            return None;
        };
        let distances = self.measures.number_places(puzzle, line).into_iter().map(|middle| (middle - place).abs());
        let (index, distance) = distances.enumerate().min_by(|one, other| one.1.total_cmp(&other.1))?;
        (distance <= self.measures.type_size * REACH).then_some((line, index))
    }

    /// The lines of an axis that are at least partly visible.
    pub fn seen(&self, axis: Axis, puzzle: &Puzzle) -> std::ops::Range<usize> {
        let count = puzzle.clues(axis).len();
        let scrolled = if axis == Axis::Column { self.scrolled.0 } else { self.scrolled.1 };
        let first = self.measures.board(axis).start + scrolled;
        let last = first + self.window(axis).length;
        let end = |index| {
            let span = self.measures.line(Line { axis, index });
            span.start + span.length
        };
        let before = partition(count, |index| end(index) <= first);
        before..partition(count, |index| end(index) - self.measures.cell < last)
    }
}

/// The first index for which `is_so` is false; it must be true for all before and false for all after.
fn partition(count: usize, is_so: impl Fn(usize) -> bool) -> usize {
    let (mut low, mut high) = (0, count);
    while low < high {
        let middle = low.midpoint(high);
        if is_so(middle) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    low
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Inking;
    use nonoscope_format as format;
    use nonoscope_format::examples;

    fn card() -> Puzzle {
        format::read(examples::GCHQ_2015.text).unwrap().puzzle
    }

    fn fitting(puzzle: &Puzzle) -> View {
        View::new(Measures::fit_window(puzzle, Inking::Colours, 400.0, 400.0, 2.0), 400.0, 400.0, 2.0)
    }

    fn magnified(puzzle: &Puzzle) -> View {
        let view = fitting(puzzle);
        let measures = Measures::magnified(&view.measures, puzzle, 60, 2.0);
        view.magnify(measures, (400.0, 400.0, 2.0), (500.0, 500.0))
    }

    #[test]
    fn what_fits_is_seen_as_a_whole() {
        let card = card();
        let mut view = fitting(&card);
        assert_eq!(view.size, (view.measures.width(), view.measures.height()));
        assert!(!view.is_magnified());
        view.scroll_by(100.0, 100.0);
        assert_eq!((view.scrolled, view.cut), ((0, 0), (0, 0)));
        assert_eq!((view.seen(Axis::Row, &card), view.seen(Axis::Column, &card)), (0..25, 0..25));
        assert_eq!(view.window(Axis::Row), view.measures.board(Axis::Row));
    }

    #[test]
    fn clues_stay_and_cells_scroll() {
        let card = card();
        let mut view = magnified(&card);
        assert!(view.is_magnified() && view.size == (800, 800));
        assert!(f64::from(view.window(Axis::Column).start) <= 800.0 * CLUES);
        view.scroll_by(-1e9, -1e9);
        assert_eq!((view.scrolled, view.seen(Axis::Row, &card).start), ((0, 0), 0));
        view.scroll_by(1e9, 1e9);
        assert_eq!(view.seen(Axis::Column, &card).end, 25);
        for at in [At::new(0, 24), At::new(24, 0), At::new(12, 12), At::new(0, 0)] {
            view.reveal(at);
            assert!(view.seen(Axis::Row, &card).contains(&at.row()));
            assert!(view.seen(Axis::Column, &card).contains(&at.column()));
        }
    }

    #[test]
    fn what_lies_under_a_point_stays_there() {
        let card = card();
        let view = fitting(&card);
        let before = view.under(500.0, 500.0);
        assert!(matches!(before, Under::Cell(_)));
        assert_eq!(magnified(&card).under(500.0, 500.0), before);
    }

    #[test]
    fn points_lead_to_cells_and_clues() {
        let card = card();
        for view in [fitting(&card), magnified(&card)] {
            let (across, down) = (view.window(Axis::Column), view.window(Axis::Row));
            let (x, y) = (f64::from(across.start) + 30.0, f64::from(down.start) + 30.0);
            let Under::Cell(at) = view.under(x, y) else { panic!("no cell") };
            assert_eq!(view.under(5.0, y), Under::Edge(Line::row(at.row())));
            assert_eq!(view.under(x, 5.0), Under::Edge(Line::column(at.column())));
            assert_eq!(view.under(1.0, 1.0), Under::Nothing);
        }
    }

    #[test]
    fn points_lead_to_numbers() {
        let (card, coloured) = (card(), Puzzle::of_picture(&"XXBBO\nBOOXX\nOOOOO".parse().unwrap()).unwrap());
        for (puzzle, view) in [(&card, fitting(&card)), (&card, magnified(&card)), (&coloured, fitting(&coloured))] {
            for line in puzzle.lines() {
                let span = view.measures.line(line);
                let across = f64::from(span.start) + f64::from(span.length) / 2.0;
                for (index, along) in view.measures.number_places(puzzle, line).into_iter().enumerate() {
                    let (cut, scrolled) = match line.axis {
                        Axis::Row => (view.cut.0, view.cut.1 + view.scrolled.1),
                        Axis::Column => (view.cut.1, view.cut.0 + view.scrolled.0),
                    };
                    let (along, across) = (along - f64::from(cut), across - f64::from(scrolled));
                    let (x, y) = if line.axis == Axis::Row { (along, across) } else { (across, along) };
                    if along >= 0.0 && view.under(x, y) == Under::Edge(line) {
                        assert_eq!(view.number_under(puzzle, x, y), Some((line, index)), "{line}");
                    }
                }
            }
        }
        let view = fitting(&coloured);
        let row = f64::from(view.measures.line(Line::row(2)).start) + 5.0;
        assert_eq!(view.number_under(&coloured, 0.0, row), None, "far from the 0");
        assert_eq!(view.number_under(&coloured, f64::from(view.window(Axis::Column).start) + 5.0, row), None);
    }

    #[test]
    fn repeated_clues_stay_at_the_far_edges() {
        let card = card();
        let room = (1000.0, 900.0, 1.0);
        let fitting = Measures::fit_repeating(&card, Inking::Colours, true, room);
        let whole = View::new(fitting.clone(), room.0, room.1, room.2);
        let magnified = Measures::magnified_repeating(&fitting, &card, true, 60, 1.0);
        let mut scrolled = whole.magnify(magnified, room, (500.0, 500.0));
        scrolled.scroll_by(1e9, 1e9);
        assert!(!whole.is_magnified() && scrolled.is_magnified());
        for view in [whole, scrolled] {
            for line in [Line::row(24), Line::column(24)] {
                let cells = view.window(line.axis.crossing());
                let far = view.far_window(line.axis);
                assert_eq!(far.start, cells.start + cells.length);
                let size = if line.axis == Axis::Row { view.size.0 } else { view.size.1 };
                assert!(far.length > 50 && far.start + far.length < size, "{far:?} {size}");
                let own = view.measures.line(line);
                let scrolled = if line.axis == Axis::Row { view.scrolled.1 } else { view.scrolled.0 };
                let cut = if line.axis == Axis::Row { view.cut.1 } else { view.cut.0 };
                let across = f64::from(own.start) + f64::from(own.length) / 2.0 - f64::from(scrolled + cut);
                let along = f64::from(far.start) + 0.7 * view.measures.type_size;
                let (x, y) = if line.axis == Axis::Row { (along, across) } else { (across, along) };
                assert_eq!(view.number_under(&card, x, y), Some((line, 0)), "the first number is at the board");
            }
        }
    }

    #[test]
    fn the_largest_puzzle_is_seen_in_part() {
        let lines = || vec![Default::default(); 1024];
        let puzzle = Puzzle::new(lines(), lines()).unwrap();
        let mut view = View::new(Measures::fit_window(&puzzle, Inking::Colours, 360.0, 640.0, 1.0), 360.0, 640.0, 1.0);
        assert_eq!((view.size, view.seen(Axis::Row, &puzzle)), ((360, 640), 0..640));
        view.reveal(At::new(1023, 1023));
        assert_eq!(view.seen(Axis::Column, &puzzle), 664..1024);
    }
}
