//! The board on its canvas. It remembers how everything was last drawn, and draws again only what should look
//! different now.

use super::theme::Theme;
use crate::picture::{Measures, Span};
use crate::player::{CellLook, LineLook, Player, Shade};
use crate::puzzle::{At, Axis, Cell, Line, Puzzle};
use std::f64::consts::TAU;
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

pub(super) struct Board {
    canvas: HtmlCanvasElement,
    context: CanvasRenderingContext2d,
    theme: Theme,
    measures: Option<Measures>,
    /// The room that it was measured for.
    room: Option<Room>,
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
        Ok(Board { canvas, context, theme, measures: None, room: None, cells, rows, columns, settled: 1.0 })
    }

    /// Takes up other colours; everything is drawn again at the next [`Board::fit`].
    pub(super) fn set_theme(&mut self, theme: Theme) {
        self.theme = theme;
        self.measures = None;
    }

    /// Makes everything as large as there is room. Nothing happens if it was made for that room already.
    pub(super) fn fit(&mut self, puzzle: &Puzzle, room: Room) {
        if self.measures.is_some() && self.room == Some(room) {
            return;
        }
        let Room { width, height, density } = room;
        let measures = Measures::fit(puzzle, width, height, density);
        self.room = Some(room);
        self.canvas.set_width(measures.width());
        self.canvas.set_height(measures.height());
        let style = self.canvas.style();
        let breadth = f64::from(measures.width()) / density;
        // Whole device pixels before the board, so that it is as sharp as it was drawn.
        let before = ((width - breadth).max(0.0) / 2.0 * density).floor() / density;
        for (name, length) in
            [("width", breadth), ("height", f64::from(measures.height()) / density), ("margin-left", before)]
        {
            // Lengths in pixels are never refused.
            let _ = style.set_property(name, &format!("{length}px"));
        }
        self.cells = vec![None; puzzle.width() * puzzle.height()];
        self.rows = vec![None; puzzle.height()];
        self.columns = vec![None; puzzle.width()];
        self.fill(&self.theme.paper, 0.0, 0.0, f64::from(measures.width()), f64::from(measures.height()));
        self.draw_rules(&measures);
        self.draw_numbers(&measures);
        self.measures = Some(measures);
    }

    /// Forgets what was drawn, for a new puzzle.
    pub(super) fn forget(&mut self) {
        self.measures = None;
    }

    /// Draws what should look different now. Fresh cells are drawn at a size from [`UNSETTLED`] to 1.
    pub(super) fn paint(&mut self, player: &Player, likely: Option<&[Shade]>, settled: f64) {
        let Some(measures) = self.measures.take() else { return };
        for axis in [Axis::Row, Axis::Column] {
            for (index, look) in player.line_looks(axis).into_iter().enumerate() {
                let drawn = if axis == Axis::Row { &mut self.rows } else { &mut self.columns };
                if drawn[index] != Some(look) {
                    drawn[index] = Some(look);
                    self.draw_clue(&measures, player.puzzle(), Line { axis, index }, look);
                }
            }
        }
        let width = player.puzzle().width();
        for (index, look) in player.cell_looks(likely).into_iter().enumerate() {
            let resized = look.fresh && settled != self.settled;
            if self.cells[index] != Some(look) || resized {
                self.cells[index] = Some(look);
                self.draw_cell(&measures, At::new(index / width, index % width), look, settled);
            }
        }
        self.settled = settled;
        self.measures = Some(measures);
    }

    fn draw_rules(&self, measures: &Measures) {
        let (across, down) = (measures.board(Axis::Column), measures.board(Axis::Row));
        if measures.thin > 0 {
            self.fill_spans(&self.theme.thin_rule, across, down);
        }
        for (axis, count) in [(Axis::Row, self.rows.len()), (Axis::Column, self.columns.len())] {
            let board = measures.board(axis);
            let thick = |index: &usize| measures.rule_before(*index) == measures.thick;
            let before_lines =
                (0..count).filter(thick).map(|index| measures.line(Line { axis, index }).start - measures.thick);
            for start in before_lines.chain([board.start + board.length - measures.thick]) {
                let rule = Span { start, length: measures.thick };
                match axis {
                    Axis::Row => self.fill_spans(&self.theme.thick_rule, across, rule),
                    Axis::Column => self.fill_spans(&self.theme.thick_rule, rule, down),
                }
            }
        }
    }

    fn draw_numbers(&self, measures: &Measures) {
        if measures.number_size == 0.0 {
            return;
        }
        self.set_type(measures.number_size, &self.theme.faint);
        let (across, down) = (measures.board(Axis::Column), measures.board(Axis::Row));
        self.context.set_text_align("left");
        let right = f64::from(across.start + across.length) + 0.35 * measures.number_size;
        for index in (0..self.rows.len()).filter(|&index| measures.is_numbered(index)) {
            self.write(index + 1, right, middle(measures.line(Line::row(index))), measures.number_size);
        }
        self.context.set_text_align("center");
        let below = f64::from(down.start + down.length) + 0.9 * measures.number_size;
        for index in (0..self.columns.len()).filter(|&index| measures.is_numbered(index)) {
            self.write(index + 1, middle(measures.line(Line::column(index))), below, measures.number_size);
        }
    }

    fn draw_clue(&self, measures: &Measures, puzzle: &Puzzle, line: Line, look: LineLook) {
        if measures.type_size == 0.0 {
            return;
        }
        let own = measures.line(line);
        let ground = match look {
            LineLook { lit: true, .. } => &self.theme.lit,
            LineLook { blamed: true, .. } => &self.theme.differs,
            _ => &self.theme.paper,
        };
        let room = match line.axis {
            Axis::Row => Span { start: 0, length: measures.clue_width },
            Axis::Column => Span { start: 0, length: measures.clue_height },
        };
        match line.axis {
            Axis::Row => self.fill_spans(ground, room, own),
            Axis::Column => self.fill_spans(ground, own, room),
        }
        let colour = match look {
            LineLook { blamed: true, .. } => &self.theme.wrong,
            LineLook { settled: true, .. } => &self.theme.faint,
            _ => &self.theme.ink,
        };
        self.set_type(measures.type_size, colour);
        let runs = match puzzle.clue(line).runs() {
            [] => &[0],
            runs => runs,
        };
        match line.axis {
            Axis::Row => {
                self.context.set_text_align("right");
                for (&run, right) in runs.iter().zip(measures.row_runs(runs)) {
                    self.write(run.into(), right, middle(own), measures.type_size);
                }
            }
            Axis::Column => {
                self.context.set_text_align("center");
                for (&run, height) in runs.iter().zip(measures.column_runs(runs)) {
                    self.write(run.into(), middle(own), height, measures.type_size);
                }
            }
        }
    }

    fn draw_cell(&self, measures: &Measures, at: At, look: CellLook, settled: f64) {
        let (across, down) = (measures.line(Line::column(at.column())), measures.line(Line::row(at.row())));
        let theme = &self.theme;
        let ground = match look {
            CellLook { lit: true, .. } => &theme.lit,
            CellLook { differs: true, .. } => &theme.differs,
            _ => &theme.paper,
        };
        let (mark, circle) = match look {
            CellLook { fresh: true, .. } => (&theme.fresh, &theme.fresh),
            CellLook { supposed: true, .. } => (&theme.supposed, &theme.supposed),
            _ => (&theme.ink, &theme.faint),
        };
        let size = f64::from(measures.cell);
        let scale = if look.fresh { settled } else { 1.0 };
        // A cell that differs keeps a rim of its ground; so it is told by more than a colour.
        let scale = if look.differs { 0.62 } else { scale };
        match look.cell {
            Cell::Filled if scale == 1.0 => self.fill_spans(mark, across, down),
            Cell::Filled => {
                self.fill_spans(ground, across, down);
                self.fill_middle(mark, measures, at, scale);
            }
            Cell::Empty => {
                self.fill_spans(ground, across, down);
                self.context.set_stroke_style_str(circle);
                self.context.set_line_width((size * 0.075).max(1.0));
                self.context.begin_path();
                // A circle with a radius above 0 is never refused.
                let _ = self.context.arc(middle(across), middle(down), (size * 0.2 * scale).max(0.5), 0.0, TAU);
                self.context.stroke();
            }
            Cell::Unknown => {
                self.fill_spans(ground, across, down);
                if let Some(Shade(shade)) = look.shade.filter(|shade| shade.0 > 0) {
                    self.context.set_global_alpha(f64::from(shade) / f64::from(Shade::MOST) * 0.8);
                    self.fill_middle(&theme.supposed, measures, at, 0.8);
                    self.context.set_global_alpha(1.0);
                }
            }
        }
        if look.supposed && look.cell == Cell::Filled && !look.fresh {
            // A notch of paper in the corner, for those who do not see the colour.
            let notch = (size * 0.22).round();
            self.fill(ground, f64::from(across.start), f64::from(down.start), notch, notch);
        }
        if look.tried {
            self.frame(&theme.supposed, across, down, (size * 0.1).max(1.0).round());
        }
    }

    /// A square in the middle of a cell, relative to its size.
    fn fill_middle(&self, colour: &str, measures: &Measures, at: At, scale: f64) {
        let (across, down) = (measures.line(Line::column(at.column())), measures.line(Line::row(at.row())));
        let size = f64::from(measures.cell);
        let side = (size * scale).round();
        let edge = ((size - side) / 2.0).floor();
        self.fill(colour, f64::from(across.start) + edge, f64::from(down.start) + edge, side, side);
    }

    /// A frame just inside a cell.
    fn frame(&self, colour: &str, across: Span, down: Span, thickness: f64) {
        let [x, y, width, height] = [across.start, down.start, across.length, down.length].map(f64::from);
        self.fill(colour, x, y, width, thickness);
        self.fill(colour, x, y + height - thickness, width, thickness);
        self.fill(colour, x, y, thickness, height);
        self.fill(colour, x + width - thickness, y, thickness, height);
    }

    fn set_type(&self, size: f64, colour: &str) {
        self.context.set_font(&format!("{size}px {}", self.theme.type_face));
        self.context.set_fill_style_str(colour);
    }

    /// A number with its digits' middle at a height.
    fn write(&self, number: usize, x: f64, middle: f64, size: f64) {
        // Digits are about 0.72 of the type size high.
        let _ = self.context.fill_text(&number.to_string(), x, middle + 0.36 * size);
    }

    fn fill_spans(&self, colour: &str, across: Span, down: Span) {
        let [x, y, width, height] = [across.start, down.start, across.length, down.length].map(f64::from);
        self.fill(colour, x, y, width, height);
    }

    fn fill(&self, colour: &str, x: f64, y: f64, width: f64, height: f64) {
        self.context.set_fill_style_str(colour);
        self.context.fill_rect(x, y, width, height);
    }
}

fn middle(span: Span) -> f64 {
    f64::from(span.start) + f64::from(span.length) / 2.0
}
