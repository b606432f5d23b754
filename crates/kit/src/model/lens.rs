//! The part of the board in view: the size of cells, and the scroll offset. It needs no canvas.

use super::display::Room;
use nonoscope_core::puzzle::{At, Puzzle};
use nonoscope_picture::{Inking, Measures, Under, View};
use nonoscope_play::Number;

/// Which part of the board is in view.
#[derive(Clone, Debug, Default)]
pub struct Lens {
    /// `None` before the first puzzle.
    view: Option<View>,
    /// The side of a cell in device pixels; `None` while the board fits its place.
    cell: Option<u32>,
    /// The room that the view was made for.
    room: Option<Room>,
    /// How colours are shown in it: letters take room.
    inking: Inking,
    /// Whether the whole board fits its place with clues that can be read.
    fits_with_clues: bool,
    /// Whether clues are repeated on the right and below.
    repeats: bool,
}

impl Lens {
    /// The view, with the room that it was made for.
    pub fn view(&self) -> Option<(&View, Room)> {
        self.view.as_ref().zip(self.room)
    }

    /// Whether clues are repeated on the right and below from now on.
    pub fn repeat_clues(&mut self, repeats: bool) {
        if std::mem::replace(&mut self.repeats, repeats) != repeats {
            self.view = None;
        }
    }

    /// Whether clues should be repeated, but would be too small to read.
    pub fn lacks_room_to_repeat(&self) -> bool {
        self.repeats && self.view.as_ref().is_some_and(|view| view.measures.far == (0, 0))
    }

    /// The board as a whole.
    fn fitting(&self, puzzle: &Puzzle, room: Room) -> Measures {
        Measures::fit_repeating(puzzle, self.inking, self.repeats, (room.width, room.height, room.density))
    }

    /// Makes everything as large as the room allows, or as the chosen zoom asks. Does nothing if the view was already
    /// made for this.
    pub fn fit(&mut self, puzzle: &Puzzle, inking: Inking, room: Room) {
        if self.view.is_some() && self.room == Some(room) && self.inking == inking {
            return;
        }
        self.inking = inking;
        let fitting = self.fitting(puzzle, room);
        self.fits_with_clues = fitting.has_clues();
        self.cell = self.cell.filter(|&cell| cell > fitting.cell);
        let measures = match self.cell {
            Some(cell) => Measures::magnified_repeating(&fitting, puzzle, self.repeats, cell, room.density),
            None => fitting,
        };
        let mut view = View::new(measures, room.width, room.height, room.density);
        if let Some(old) = &self.view {
            view.scroll_by(f64::from(old.scrolled.0), f64::from(old.scrolled.1));
        }
        (self.room, self.view) = (Some(room), Some(view));
    }

    /// The clues of the puzzle need different room: remakes the view at the same zoom.
    pub fn outdate(&mut self) {
        self.room = None;
    }

    /// Forgets the view, so that all of a new puzzle is in view.
    pub fn forget(&mut self) {
        (self.view, self.cell) = (None, None);
    }

    /// The target at a point of the canvas, in CSS pixels.
    pub fn under(&self, (x, y): (f64, f64)) -> Under {
        let density = self.density();
        self.view.as_ref().map_or(Under::Nothing, |view| view.under(x * density, y * density))
    }

    /// The number of a clue under a point of the canvas, in CSS pixels, or the nearest one.
    pub fn number_under(&self, puzzle: &Puzzle, (x, y): (f64, f64)) -> Option<Number> {
        let density = self.density();
        let (line, index) = self.view.as_ref()?.number_under(puzzle, x * density, y * density)?;
        Some(Number { line, index })
    }

    /// Whether the board is larger than its place.
    pub fn is_magnified(&self) -> bool {
        self.view.as_ref().is_some_and(View::is_magnified)
    }

    /// Whether the clues of all lines in view are on the board, each as a whole.
    pub fn shows_clues(&self) -> bool {
        // Decided for the whole board and kept when it is magnified, so that less moves.
        self.fits_with_clues && self.view.as_ref().is_none_or(|view| view.cut == (0, 0))
    }

    /// Whether cells are larger than when the whole board is in view.
    pub fn is_larger_than_fits(&self) -> bool {
        self.cell.is_some()
    }

    /// Whether cells can become larger.
    pub fn can_be_larger(&self) -> bool {
        let largest = self.room.map_or(1, |room| Measures::largest_cell(room.density));
        self.view.as_ref().is_some_and(|view| view.measures.cell < largest)
    }

    /// Makes cells larger or smaller. The board under the fixed point, in CSS pixels of the canvas, stays there; without a point, the middle does.
    pub fn magnify(&mut self, puzzle: &Puzzle, factor: f64, fixed: Option<(f64, f64)>) {
        let (Some(view), Some(room)) = (&self.view, self.room) else { return };
        let fitting = self.fitting(puzzle, room);
        let old = view.measures.cell;
        // The smallest change is one pixel.
        let wished = f64::from(old) * factor;
        let cell = if factor > 1.0 { wished.ceil() } else { wished.floor() };
        let cell = (cell.max(1.0) as u32).clamp(fitting.cell, Measures::largest_cell(room.density).max(fitting.cell));
        if cell == old {
            return;
        }
        let fixed = fixed.map_or((f64::from(view.size.0) / 2.0, f64::from(view.size.1) / 2.0), |(x, y)| {
            (x * room.density, y * room.density)
        });
        self.cell = (cell != fitting.cell).then_some(cell);
        let measures = match self.cell {
            Some(cell) => Measures::magnified_repeating(&fitting, puzzle, self.repeats, cell, room.density),
            None => fitting,
        };
        self.view = Some(view.magnify(measures, (room.width, room.height, room.density), fixed));
    }

    /// Shows the whole board again.
    pub fn show_whole(&mut self) {
        if self.cell.take().is_some() || self.is_magnified() {
            self.view = None;
        }
    }

    /// Scrolls by CSS pixels, as far as the board goes.
    pub fn scroll_by(&mut self, right: f64, down: f64) {
        let density = self.density();
        if let Some(view) = &mut self.view {
            view.scroll_by(right * density, down * density);
        }
    }

    /// Scrolls until a cell is in view.
    pub fn reveal(&mut self, at: At) {
        if let Some(view) = &mut self.view {
            view.reveal(at);
        }
    }

    fn density(&self) -> f64 {
        self.room.map_or(1.0, |room| room.density)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonoscope_core::puzzle::Line;
    use nonoscope_format::examples;

    const ROOM: Room = Room { width: 600.0, height: 600.0, density: 1.0 };

    fn card() -> Puzzle {
        nonoscope_format::read(examples::GCHQ_2015.text).unwrap().puzzle
    }

    #[test]
    fn the_whole_board_is_seen_until_it_is_magnified() {
        let (puzzle, mut lens) = (card(), Lens::default());
        assert_eq!(lens.under((300.0, 300.0)), Under::Nothing);
        lens.fit(&puzzle, Inking::Colours, ROOM);
        assert!(!lens.is_magnified() && !lens.is_larger_than_fits() && lens.can_be_larger());
        let span = lens.view().unwrap().0.measures.line(Line::row(15));
        let middle = f64::from(span.start) + f64::from(span.length) / 2.0;
        let Under::Cell(under) = lens.under((400.0, middle)) else { panic!("no cell") };
        lens.magnify(&puzzle, 3.0, Some((400.0, middle)));
        assert!(lens.is_magnified() && lens.is_larger_than_fits());
        let Under::Cell(now) = lens.under((400.0, middle)) else { panic!("no cell") };
        assert!(
            under.row().abs_diff(now.row()) <= 1 && under.column().abs_diff(now.column()) <= 1,
            "{under:?} {now:?}"
        );
        lens.scroll_by(-10_000.0, -10_000.0);
        lens.reveal(At::new(24, 24));
        let scrolled = lens.view().unwrap().0.scrolled;
        assert!(scrolled.0 > 0 && scrolled.1 > 0);
        lens.show_whole();
        lens.fit(&puzzle, Inking::Colours, ROOM);
        assert!(!lens.is_magnified() && !lens.is_larger_than_fits());
    }

    #[test]
    fn other_room_keeps_what_was_magnified() {
        let (puzzle, mut lens) = (card(), Lens::default());
        lens.fit(&puzzle, Inking::Colours, ROOM);
        lens.magnify(&puzzle, 3.0, None);
        let cell = lens.view().unwrap().0.measures.cell;
        lens.fit(&puzzle, Inking::Colours, Room { width: 500.0, ..ROOM });
        assert_eq!(lens.view().unwrap().0.measures.cell, cell);
        lens.fit(&puzzle, Inking::Colours, Room { width: 4000.0, height: 4000.0, density: 1.0 });
        assert!(!lens.is_larger_than_fits(), "it fits larger than it was magnified");
        lens.forget();
        assert!(lens.view().is_none());
    }

    #[test]
    fn letters_make_room_for_themselves() {
        let (puzzle, mut lens) = (Puzzle::of_picture(&"XXXB\nBBXX\nOOBX".parse().unwrap()).unwrap(), Lens::default());
        lens.fit(&puzzle, Inking::Colours, ROOM);
        lens.fit(&puzzle, Inking::Letters, ROOM);
        assert_eq!(lens.view().unwrap().0.measures.inking, Inking::Letters);
        lens.magnify(&puzzle, 3.0, None);
        assert_eq!(lens.view().unwrap().0.measures.inking, Inking::Letters);
    }
}
