//! The board on its canvas. It remembers how everything was last drawn, and redraws only what should look different
//! now.

use super::pen::CanvasPen;
use crate::dom::{context_of, in_pixels};
use crate::model::display::{Room, Theme};
use crate::model::game::Empties;
use nonoscope_core::puzzle::{At, Axis, Line, Puzzle};
use nonoscope_picture::{Area, CellLook, LineLook, Pen, Scene, Tone, View, cell, clue, far_clue, numbers, rules};
use std::rc::Rc;
use wasm_bindgen::JsValue;
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement};

/// The most cells that are drawn in one turn. A large board takes several, so that the page answers meanwhile.
const AT_ONCE: usize = 20_000;

/// The parts of the window. Cells scroll both ways, clues and numbers one way.
#[derive(Clone, Copy)]
enum Window {
    Cells,
    RowClues,
    ColumnClues,
    /// The clues that are repeated on the right and below.
    FarRowClues,
    FarColumnClues,
    RowNumbers,
    ColumnNumbers,
}

/// The parameters of the whole drawing. If they change, everything is redrawn.
#[derive(Clone)]
struct Setup {
    view: View,
    room: Room,
    theme: Rc<Theme>,
    /// Which puzzle this is.
    puzzle: u32,
    /// Whether it is drawn in its colours.
    is_coloured: bool,
    empties: Empties,
}

impl PartialEq for Setup {
    fn eq(&self, other: &Setup) -> bool {
        let same_theme = Rc::ptr_eq(&self.theme, &other.theme);
        let same_puzzle = self.puzzle == other.puzzle && self.empties == other.empties;
        same_theme && same_puzzle && self.room == other.room && self.view == other.view
    }
}

/// The content of a board, and its place.
pub struct Sight<'m> {
    pub puzzle: &'m Puzzle,
    /// Which puzzle this is: another one is drawn from scratch.
    pub number: u32,
    pub view: &'m View,
    /// The room that the view was made for.
    pub room: Room,
    pub theme: &'m Rc<Theme>,
    pub empties: Empties,
    pub scene: &'m Scene,
    /// How often the clue of each row and of each column has changed; nothing if clues never change.
    pub revisions: [&'m [u32]; 2],
    /// The size of fresh cells, from 0 to 1.
    pub settled: f64,
}

/// How a clue was drawn: its look, and its revision.
type DrawnClue = Option<(LineLook, u32)>;

/// The canvas.
pub struct Canvas {
    element: HtmlCanvasElement,
    context: CanvasRenderingContext2d,
    setup: Option<Setup>,
    /// How cells were last drawn, row by row. An unknown cell is paper, as is a board on which nothing is drawn yet.
    cells: Vec<CellLook>,
    rows: Vec<DrawnClue>,
    columns: Vec<DrawnClue>,
    /// The size at which fresh cells were last drawn.
    settled: f64,
}

impl Canvas {
    /// # Errors
    /// If the browser has no canvas.
    pub fn new(element: HtmlCanvasElement) -> Result<Canvas, JsValue> {
        let context = context_of(&element)?;
        let (cells, rows, columns) = (Vec::new(), Vec::new(), Vec::new());
        Ok(Canvas { element, context, setup: None, cells, rows, columns, settled: 1.0 })
    }

    /// Redraws what should look different now. Returns whether that was all of it.
    pub fn show(&mut self, sight: &Sight<'_>) -> bool {
        let Sight { puzzle, number, view, room, theme, empties, .. } = *sight;
        let is_coloured = view.measures.inking.is_coloured(puzzle.palette());
        let (view, theme) = (view.clone(), theme.clone());
        let setup = Setup { view, room, theme, puzzle: number, is_coloured, empties };
        if self.setup.as_ref() != Some(&setup) {
            self.begin(puzzle, &setup);
        }
        let is_whole = self.paint(sight, &setup);
        self.setup = Some(setup);
        is_whole
    }

    /// Draws everything that does not depend on cells.
    fn begin(&mut self, puzzle: &Puzzle, setup: &Setup) {
        let Setup { view, room, .. } = setup;
        let (width, height) = view.size;
        if (self.element.width(), self.element.height()) != (width, height) {
            self.element.set_width(width);
            self.element.set_height(height);
        }
        let style = self.element.style();
        let breadth = f64::from(width) / room.density;
        // The offset is in whole device pixels, so that the board stays sharp.
        let before = ((room.width - breadth).max(0.0) / 2.0 * room.density).floor() / room.density;
        for (name, length) in
            [("width", breadth), ("height", f64::from(height) / room.density), ("margin-left", before)]
        {
            // Browsers accept all lengths in pixels.
            let _ = style.set_property(name, &in_pixels(length));
        }
        self.cells = vec![CellLook::default(); puzzle.width() * puzzle.height()];
        self.rows = vec![None; puzzle.height()];
        self.columns = vec![None; puzzle.width()];
        let whole = Area { left: 0.0, top: 0.0, width: f64::from(width), height: f64::from(height) };
        self.pen(setup).ground(Tone::Paper.into(), whole);
        self.within(setup, Window::Cells, |pen| rules(pen, &view.measures, puzzle));
        self.within(setup, Window::RowNumbers, |pen| numbers(pen, &view.measures, puzzle, Axis::Row));
        self.within(setup, Window::ColumnNumbers, |pen| numbers(pen, &view.measures, puzzle, Axis::Column));
    }

    /// Redraws the clues that should look different now, and as many cells as a turn has time for. Returns whether these were all.
    fn paint(&mut self, sight: &Sight<'_>, setup: &Setup) -> bool {
        let Sight { puzzle, view, scene, revisions: [rows, columns], settled, .. } = *sight;
        let windows = [
            (Axis::Row, rows, Window::RowClues, Window::FarRowClues),
            (Axis::Column, columns, Window::ColumnClues, Window::FarColumnClues),
        ];
        for (axis, revisions, window, far_window) in windows {
            let seen = view.seen(axis, puzzle);
            let drawn = if axis == Axis::Row { &mut self.rows } else { &mut self.columns };
            let mut changed = Vec::new();
            for (index, &look) in scene.lines(axis).iter().enumerate().skip(seen.start).take(seen.len()) {
                let now = (look, revisions.get(index).copied().unwrap_or_default());
                if drawn[index] != Some(now) {
                    drawn[index] = Some(now);
                    changed.push((Line { axis, index }, look));
                }
            }
            if !changed.is_empty() {
                self.within(setup, far_window, |pen| {
                    changed.iter().for_each(|&(line, look)| far_clue(pen, &view.measures, puzzle, line, look));
                });
                self.within(setup, window, |pen| {
                    changed.into_iter().for_each(|(line, look)| clue(pen, &view.measures, puzzle, line, look));
                });
            }
        }
        let (rows, columns) = (view.seen(Axis::Row, puzzle), view.seen(Axis::Column, puzzle));
        let mut changed = Vec::new();
        let is_settling = settled != self.settled;
        let mut is_whole = true;
        'cells: for row in rows {
            let first = row * puzzle.width();
            let seen = first + columns.start..first + columns.end;
            let (drawn, looks) = (&mut self.cells[seen.clone()], &scene.cells()[seen]);
            for ((column, drawn), &look) in columns.clone().zip(drawn).zip(looks) {
                if *drawn != look || (is_settling && look.fresh) {
                    if changed.len() == AT_ONCE {
                        is_whole = false;
                        break 'cells;
                    }
                    *drawn = look;
                    changed.push((At::new(row, column), look));
                }
            }
        }
        if !changed.is_empty() {
            self.within(setup, Window::Cells, |pen| {
                changed.into_iter().for_each(|(at, look)| cell(pen, &view.measures, puzzle, at, look, settled));
            });
        }
        if is_whole {
            self.settled = settled;
        }
        is_whole
    }

    /// Draws in one part of the window. The origin is where it would be if the whole board were in view.
    fn within(&self, setup: &Setup, window: Window, draw: impl FnOnce(&mut CanvasPen<'_>)) {
        let view = &setup.view;
        let (across, down) = (view.window(Axis::Column), view.window(Axis::Row));
        let [left, top, width, height] = [across.start, down.start, across.length, down.length].map(f64::from);
        let scrolled = [f64::from(view.cut.0 + view.scrolled.0), f64::from(view.cut.1 + view.scrolled.1)];
        let cut = [f64::from(view.cut.0), f64::from(view.cut.1)];
        let whole = [f64::from(view.measures.width()), f64::from(view.measures.height())];
        let size = [f64::from(view.size.0), f64::from(view.size.1)];
        let far = [whole[0] - size[0], whole[1] - size[1]];
        // The room of repeated clues in the window, and where the board ends in the whole.
        let beyond = [Axis::Row, Axis::Column].map(|axis| f64::from(view.far_window(axis).length));
        let ends = [Axis::Column, Axis::Row].map(|across| {
            let board = view.measures.board(across);
            f64::from(board.start + board.length)
        });
        let ([x, y, w, h], [right, up]) = match window {
            Window::Cells => ([left, top, width, height], scrolled),
            Window::RowClues => ([0.0, top, left, height], [cut[0], scrolled[1]]),
            Window::ColumnClues => ([left, 0.0, width, top], [scrolled[0], cut[1]]),
            Window::FarRowClues => ([left + width, top, beyond[0], height], [ends[0] - left - width, scrolled[1]]),
            Window::FarColumnClues => ([left, top + height, width, beyond[1]], [scrolled[0], ends[1] - top - height]),
            Window::RowNumbers => {
                let start = left + width + beyond[0];
                ([start, top, size[0] - start, height], [far[0], scrolled[1]])
            }
            Window::ColumnNumbers => {
                let start = top + height + beyond[1];
                ([left, start, width, size[1] - start], [scrolled[0], far[1]])
            }
        };
        self.context.save();
        self.context.begin_path();
        self.context.rect(x, y, w, h);
        self.context.clip();
        // Browsers accept all finite numbers.
        let _ = self.context.translate(-right, -up);
        draw(&mut self.pen(setup));
        self.context.restore();
    }

    fn pen<'c>(&'c self, setup: &'c Setup) -> CanvasPen<'c> {
        CanvasPen::new(&self.context, &setup.theme, setup.is_coloured, setup.empties)
    }
}
