//! The board on its canvas. It remembers how everything was last drawn, and draws again only what should look
//! different now.

mod draw;

use self::draw::CanvasPen;
use super::theme::Theme;
use crate::picture::{Area, CellLook, Colour, LineLook, Measures, Pen, Shade, Under, View, cell, clue, numbers, rules};
use crate::player::Player;
use crate::puzzle::{At, Axis, Line, Puzzle};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement};

/// The size at which a fresh cell's mark begins to settle in, relative to its full size.
pub(super) const UNSETTLED: f64 = 0.4;

/// The room for the board in CSS pixels, and the device pixels in each.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Room {
    pub(super) width: f64,
    pub(super) height: f64,
    pub(super) density: f64,
}

/// What is pointed at.
#[derive(Clone, Copy, Default, PartialEq)]
pub(super) struct Pointed {
    /// The cell under the pointer, or under the cursor.
    pub(super) at: Option<At>,
    /// The line whose clue is under the pointer.
    pub(super) line: Option<Line>,
    /// Where the keyboard's cursor is, if it is to be seen.
    pub(super) cursor: Option<At>,
    /// The line that is inspected.
    pub(super) chosen: Option<Line>,
}

/// The parts of the window. Cells scroll both ways, clues and numbers one way.
#[derive(Clone, Copy)]
enum Part {
    Cells,
    RowClues,
    ColumnClues,
    RowNumbers,
    ColumnNumbers,
}

pub(super) struct Board {
    canvas: HtmlCanvasElement,
    context: CanvasRenderingContext2d,
    theme: Theme,
    /// What is seen of it; nothing before the first puzzle.
    view: Option<View>,
    /// The side of a cell in device pixels, where it is not as large as fits.
    cell: Option<u32>,
    /// The room that it was made for.
    room: Option<Room>,
    /// Whether everything must be drawn again.
    stale: bool,
    /// How cells were drawn last, row by row; nothing where they were not drawn yet.
    cells: Vec<Option<CellLook>>,
    rows: Vec<Option<LineLook>>,
    columns: Vec<Option<LineLook>>,
    /// The size at which fresh cells were drawn.
    settled: f64,
}

impl Board {
    pub(super) fn new(canvas: HtmlCanvasElement, theme: Theme) -> Result<Board, JsValue> {
        let context = canvas.get_context("2d")?.ok_or("no canvas")?.dyn_into()?;
        let (cells, rows, columns) = (Vec::new(), Vec::new(), Vec::new());
        let (view, cell, room) = (None, None, None);
        Ok(Board { canvas, context, theme, view, cell, room, stale: true, cells, rows, columns, settled: 1.0 })
    }

    /// Takes up other colours; everything is drawn again.
    pub(super) fn set_theme(&mut self, theme: Theme) {
        self.theme = theme;
        self.stale = true;
    }

    /// Makes everything as large as there is room, or as it was magnified to. Nothing happens if it was made for that room
    /// already.
    pub(super) fn fit(&mut self, puzzle: &Puzzle, room: Room) {
        if self.view.is_none() || self.room != Some(room) {
            let fitting = Measures::fit(puzzle, room.width, room.height, room.density);
            let cell = self.cell.filter(|&cell| cell > fitting.cell);
            self.cell = cell;
            let measures = match cell {
                Some(cell) => Measures::magnified(&fitting, puzzle, cell, room.density),
                None => fitting,
            };
            let mut view = View::new(measures, room.width, room.height, room.density);
            if let Some(old) = &self.view {
                view.scroll_by(f64::from(old.scrolled.0), f64::from(old.scrolled.1));
            }
            self.room = Some(room);
            self.view = Some(view);
            self.stale = true;
        }
        if self.stale {
            self.begin(puzzle, room);
        }
    }

    /// Draws all that does not depend on what is known.
    fn begin(&mut self, puzzle: &Puzzle, room: Room) {
        let Some(view) = self.view.take() else { return };
        let (width, height) = view.size;
        if (self.canvas.width(), self.canvas.height()) != (width, height) {
            self.canvas.set_width(width);
            self.canvas.set_height(height);
        }
        let style = self.canvas.style();
        let breadth = f64::from(width) / room.density;
        // Whole device pixels before the board, so that it is as sharp as it was drawn.
        let before = ((room.width - breadth).max(0.0) / 2.0 * room.density).floor() / room.density;
        for (name, length) in
            [("width", breadth), ("height", f64::from(height) / room.density), ("margin-left", before)]
        {
            // Lengths in pixels are never refused.
            let _ = style.set_property(name, &format!("{length}px"));
        }
        self.cells = vec![None; puzzle.width() * puzzle.height()];
        self.rows = vec![None; puzzle.height()];
        self.columns = vec![None; puzzle.width()];
        let whole = Area { left: 0.0, top: 0.0, width: f64::from(width), height: f64::from(height) };
        CanvasPen(self).ground(Colour::Paper, whole);
        self.in_part(&view, Part::Cells, |pen| rules(pen, &view.measures, puzzle));
        self.in_part(&view, Part::RowNumbers, |pen| numbers(pen, &view.measures, puzzle, Axis::Row));
        self.in_part(&view, Part::ColumnNumbers, |pen| numbers(pen, &view.measures, puzzle, Axis::Column));
        self.view = Some(view);
        self.stale = false;
    }

    /// Forgets what was drawn, for a new puzzle, which is seen as a whole.
    pub(super) fn forget(&mut self) {
        self.view = None;
        self.cell = None;
    }

    /// What lies under a point of the canvas, in CSS pixels.
    pub(super) fn under(&self, x: f64, y: f64) -> Under {
        let density = self.room.map_or(1.0, |room| room.density);
        self.view.as_ref().map_or(Under::Nothing, |view| view.under(x * density, y * density))
    }

    /// Whether there is more to see than fits.
    pub(super) fn is_magnified(&self) -> bool {
        self.view.as_ref().is_some_and(View::is_magnified)
    }

    /// Whether cells are larger than they are where the whole board is seen.
    pub(super) fn is_larger_than_fits(&self) -> bool {
        self.cell.is_some()
    }

    /// Whether cells could be larger.
    pub(super) fn can_be_larger(&self) -> bool {
        let largest = self.room.map_or(1, |room| Measures::largest_cell(room.density));
        self.view.as_ref().is_some_and(|view| view.measures.cell < largest)
    }

    /// Makes cells larger or smaller; what lies under a point of the canvas, in CSS pixels, stays there. Without a point, the
    /// middle does.
    pub(super) fn magnify(&mut self, puzzle: &Puzzle, factor: f64, fixed: Option<(f64, f64)>) {
        let (Some(view), Some(room)) = (&self.view, self.room) else { return };
        let fitting = Measures::fit(puzzle, room.width, room.height, room.density);
        let old = view.measures.cell;
        // A step of less than a pixel is a step of one.
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
            Some(cell) => Measures::magnified(&fitting, puzzle, cell, room.density),
            None => fitting,
        };
        self.view = Some(view.magnify(measures, (room.width, room.height, room.density), fixed));
        self.stale = true;
    }

    /// Shows the whole board again.
    pub(super) fn show_whole(&mut self) {
        if self.cell.take().is_some() || self.is_magnified() {
            self.view = None;
        }
    }

    /// Scrolls by so many CSS pixels.
    pub(super) fn scroll_by(&mut self, right: f64, down: f64) {
        let density = self.room.map_or(1.0, |room| room.density);
        self.move_view(|view| view.scroll_by(right * density, down * density));
    }

    /// Scrolls until a cell is seen.
    pub(super) fn reveal(&mut self, at: At) {
        self.move_view(|view| view.reveal(at));
    }

    fn move_view(&mut self, moves: impl FnOnce(&mut View)) {
        if let Some(view) = &mut self.view {
            let before = view.scrolled;
            moves(view);
            self.stale = self.stale || view.scrolled != before;
        }
    }

    /// Draws what should look different now. Fresh cells are drawn at a size from [`UNSETTLED`] to 1.
    pub(super) fn paint(&mut self, player: &Player, likely: Option<&[Shade]>, pointed: Pointed, settled: f64) {
        let Some(view) = self.view.take() else { return };
        let puzzle = player.puzzle();
        let mut scene = player.scene(likely);
        let under = pointed.at.map(|at| [Line::row(at.row()), Line::column(at.column())]);
        for line in under.into_iter().flatten().chain(pointed.line) {
            if let Some(look) = scene.line_mut(line) {
                look.pointed = true;
            }
        }
        if let Some(look) = pointed.chosen.and_then(|line| scene.line_mut(line)) {
            look.chosen = true;
        }
        let width = puzzle.width();
        if let Some(look) = pointed.cursor.and_then(|at| scene.cells.get_mut(at.row() * width + at.column())) {
            look.cursor = true;
        }
        for (axis, part) in [(Axis::Row, Part::RowClues), (Axis::Column, Part::ColumnClues)] {
            let seen = view.seen(axis, puzzle);
            let drawn = if axis == Axis::Row { &mut self.rows } else { &mut self.columns };
            let mut changed = Vec::new();
            for (index, &look) in scene.lines(axis).iter().enumerate().skip(seen.start).take(seen.len()) {
                if drawn[index] != Some(look) {
                    drawn[index] = Some(look);
                    changed.push((Line { axis, index }, look));
                }
            }
            if !changed.is_empty() {
                self.in_part(&view, part, |pen| {
                    changed.into_iter().for_each(|(line, look)| clue(pen, &view.measures, puzzle, line, look));
                });
            }
        }
        let (rows, columns) = (view.seen(Axis::Row, puzzle), view.seen(Axis::Column, puzzle));
        let mut changed = Vec::new();
        for row in rows {
            for column in columns.clone() {
                let (index, look) = (row * width + column, scene.cells[row * width + column]);
                if self.cells[index] != Some(look) || (look.fresh && settled != self.settled) {
                    self.cells[index] = Some(look);
                    changed.push((At::new(row, column), look));
                }
            }
        }
        if !changed.is_empty() {
            self.in_part(&view, Part::Cells, |pen| {
                changed.into_iter().for_each(|(at, look)| cell(pen, &view.measures, at, look, settled));
            });
        }
        self.settled = settled;
        self.view = Some(view);
    }

    /// Draws in one part of the window, with the origin where it would be if all of the board were seen.
    fn in_part(&self, view: &View, part: Part, draw: impl FnOnce(&mut CanvasPen<'_>)) {
        let (across, down) = (view.window(Axis::Column), view.window(Axis::Row));
        let [left, top, width, height] = [across.start, down.start, across.length, down.length].map(f64::from);
        let scrolled = [f64::from(view.cut.0 + view.scrolled.0), f64::from(view.cut.1 + view.scrolled.1)];
        let cut = [f64::from(view.cut.0), f64::from(view.cut.1)];
        let whole = [f64::from(view.measures.width()), f64::from(view.measures.height())];
        let size = [f64::from(view.size.0), f64::from(view.size.1)];
        let far = [whole[0] - size[0], whole[1] - size[1]];
        let ([x, y, w, h], [right, up]) = match part {
            Part::Cells => ([left, top, width, height], scrolled),
            Part::RowClues => ([0.0, top, left, height], [cut[0], scrolled[1]]),
            Part::ColumnClues => ([left, 0.0, width, top], [scrolled[0], cut[1]]),
            Part::RowNumbers => ([left + width, top, size[0] - left - width, height], [far[0], scrolled[1]]),
            Part::ColumnNumbers => ([left, top + height, width, size[1] - top - height], [scrolled[0], far[1]]),
        };
        self.context.save();
        self.context.begin_path();
        self.context.rect(x, y, w, h);
        self.context.clip();
        // Finite numbers are never refused.
        let _ = self.context.translate(-right, -up);
        draw(&mut CanvasPen(self));
        self.context.restore();
    }
}
