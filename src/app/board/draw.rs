//! How everything on the board is drawn, in the context's present part of the window.

use super::Board;
use crate::picture::{Measures, Span};
use crate::player::{CellLook, LineLook, Shade};
use crate::puzzle::{At, Axis, Cell, Line, Puzzle};
use std::f64::consts::TAU;

impl Board {
    pub(super) fn draw_rules(&self, measures: &Measures) {
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

    pub(super) fn draw_numbers(&self, measures: &Measures, axis: Axis) {
        if measures.number_size == 0.0 {
            return;
        }
        self.set_type(measures.number_size, &self.theme.faint);
        let (across, down) = (measures.board(Axis::Column), measures.board(Axis::Row));
        let count = if axis == Axis::Row { self.rows.len() } else { self.columns.len() };
        let right = f64::from(across.start + across.length) + 0.35 * measures.number_size;
        let below = f64::from(down.start + down.length) + 0.9 * measures.number_size;
        self.context.set_text_align(if axis == Axis::Row { "left" } else { "center" });
        for index in (0..count).filter(|&index| measures.is_numbered(index)) {
            let place = middle(measures.line(Line { axis, index }));
            match axis {
                Axis::Row => self.write(index + 1, right, place, measures.number_size),
                Axis::Column => self.write(index + 1, place, below, measures.number_size),
            }
        }
    }

    pub(super) fn draw_clue(&self, measures: &Measures, puzzle: &Puzzle, line: Line, look: LineLook) {
        if measures.type_size == 0.0 {
            return;
        }
        let own = measures.line(line);
        let ground = match look {
            LineLook { lit: true, .. } => &self.theme.lit,
            LineLook { blamed: true, .. } => &self.theme.differs,
            LineLook { pointed: true, .. } => &self.theme.pointed,
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
        let runs = match puzzle.clue(line).runs() {
            [] => &[0],
            runs => runs,
        };
        let places = match line.axis {
            Axis::Row => measures.row_runs(runs),
            Axis::Column => measures.column_runs(runs),
        };
        self.context.set_text_align(if line.axis == Axis::Row { "right" } else { "center" });
        for (index, (&run, place)) in runs.iter().zip(places).enumerate() {
            let is_settled = index < look.settled.0.into() || runs.len() - 1 - index < look.settled.1.into();
            let colour = match look {
                LineLook { blamed: true, .. } => &self.theme.wrong,
                _ if is_settled => &self.theme.dimmed,
                _ => &self.theme.ink,
            };
            self.set_type(measures.type_size, colour);
            match line.axis {
                Axis::Row => self.write(run.into(), place, middle(own), measures.type_size),
                Axis::Column => self.write(run.into(), middle(own), place, measures.type_size),
            }
        }
        if look.chosen {
            // A bar at the edge of the board, for the line that is inspected.
            let bar = (measures.type_size * 0.14).ceil();
            let [start, length] = [own.start, own.length].map(f64::from);
            match line.axis {
                Axis::Row => self.fill(&self.theme.fresh, f64::from(measures.clue_width) - bar, start, bar, length),
                Axis::Column => self.fill(&self.theme.fresh, start, f64::from(measures.clue_height) - bar, length, bar),
            }
        }
    }

    pub(super) fn draw_cell(&self, measures: &Measures, at: At, look: CellLook, settled: f64) {
        let (across, down) = (measures.line(Line::column(at.column())), measures.line(Line::row(at.row())));
        let theme = &self.theme;
        let ground = match look {
            CellLook { lit: true, .. } => &theme.lit,
            CellLook { differs: true, .. } | CellLook { wrong: true, .. } => &theme.differs,
            _ => &theme.paper,
        };
        let (mark, circle) = match look {
            CellLook { wrong: true, .. } => (&theme.wrong, &theme.wrong),
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
                self.circle(circle, across, down, size * 0.2 * scale, size);
            }
            Cell::Unknown => {
                self.fill_spans(ground, across, down);
                if let Some(Shade(shade)) = look.shade.filter(|shade| shade.0 > 0) {
                    self.context.set_global_alpha(f64::from(shade) / f64::from(Shade::MOST) * 0.8);
                    self.fill_middle(&theme.supposed, measures, at, 0.8);
                    self.context.set_global_alpha(1.0);
                }
                match look.hint {
                    Cell::Filled => self.fill_middle(&theme.fresh, measures, at, 0.5),
                    Cell::Empty => self.circle(&theme.fresh, across, down, size * 0.2, size),
                    Cell::Unknown => {}
                }
            }
        }
        if look.supposed && look.cell == Cell::Filled && !look.fresh {
            // A notch of paper in the corner, for those who do not see the colour.
            let notch = (size * 0.22).round();
            self.fill(ground, f64::from(across.start), f64::from(down.start), notch, notch);
        }
        if look.wrong {
            self.cross(if look.cell == Cell::Filled { &theme.paper } else { &theme.wrong }, across, down);
        }
        if look.tried {
            self.frame(&theme.supposed, across, down, (size * 0.1).max(1.0).round());
        }
        if look.cursor {
            self.frame(&theme.fresh, across, down, (size * 0.12).max(2.0).round());
        }
    }

    /// A circle in the middle of a cell.
    fn circle(&self, colour: &str, across: Span, down: Span, radius: f64, size: f64) {
        self.context.set_stroke_style_str(colour);
        self.context.set_line_width((size * 0.075).max(1.0));
        self.context.begin_path();
        // A circle with a radius above 0 is never refused.
        let _ = self.context.arc(middle(across), middle(down), radius.max(0.5), 0.0, TAU);
        self.context.stroke();
    }

    /// A small cross over a cell.
    fn cross(&self, colour: &str, across: Span, down: Span) {
        let (x, y, arm) = (middle(across), middle(down), f64::from(across.length) * 0.26);
        self.context.set_stroke_style_str(colour);
        self.context.set_line_width((f64::from(across.length) * 0.1).max(1.0));
        self.context.begin_path();
        for (dx, dy) in [(arm, arm), (arm, -arm)] {
            self.context.move_to(x - dx, y - dy);
            self.context.line_to(x + dx, y + dy);
        }
        self.context.stroke();
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

    pub(super) fn fill(&self, colour: &str, x: f64, y: f64, width: f64, height: f64) {
        self.context.set_fill_style_str(colour);
        self.context.fill_rect(x, y, width, height);
    }
}

fn middle(span: Span) -> f64 {
    f64::from(span.start) + f64::from(span.length) / 2.0
}
