//! Draws coloured cells and clues: cells in their ink, numbers on tiles, and letters if wanted.
//!
//! Nothing that stands out changes the colour of a cell, because the colour says what is known. A fresh cell has a
//! rim, a supposed one a notch, a wrong one a cross, one that differs a wide rim. The board is on light paper even in
//! a dark theme: black ink could not be told from dark paper.

use super::ghosts::{Inks, ghosts, on_paper};
use super::inking::{Style, legible, letter, needs_outline, paint};
use super::look::{CellLook, LineLook, Shade};
use super::measure::Measures;
use super::pen::{Align, Area, Pen, Span};
use super::shapes::{cross, frame, frames, ground, likely, ring, strike, swatch, thin};
use super::tiles::{DIGIT, HALF_A_DIGIT, LETTER, decimal_digits};
use super::tone::{Paint, Tone};
use nonoscope_core::puzzle::{Axis, Cell, Colour, Colours, Line, Palette, Puzzle};

/// The size of a letter after a number, relative to the number's; of one in a cell, relative to the cell; and of one that is in
/// a cell alone.
const IN_CLUE: f64 = 0.8;
const IN_CELL: f64 = 0.62;
const ALONE: f64 = 0.78;
/// The smallest letter in a cell, in rules' widths: one that repeats a colour, and one that stands for it.
const LEAST_REPEATED: f64 = 6.0;
const LEAST_ALONE: f64 = 3.0;
/// The smallest dot for a colour that is possible, in pixels.
const LEAST_DOT: f64 = 2.0;
/// The smallest cell with room for a cross on its colour, in pixels.
const LEAST_CROSSED: f64 = 8.0;
/// The size of what would follow from a supposition, and of a cell that stands out in its background, relative to the cell.
const SUPPOSED: f64 = 0.4;
const WITH_RIM: f64 = 0.62;

/// A cell in its place, with what it takes to draw it.
struct Place<'p> {
    palette: &'p Palette,
    style: Style,
    area: Area,
    /// The width of a thin rule.
    rule: f64,
}

/// Draws a cell, with its background. A fresh cell has the size `settled`, from 0 to 1, where 1 is its full size.
pub(super) fn cell(pen: &mut impl Pen, measures: &Measures, puzzle: &Puzzle, area: Area, look: CellLook, settled: f64) {
    let palette = puzzle.palette();
    let place = Place { palette, style: measures.inking.style(palette), area, rule: measures.thin.into() };
    pen.ground(ground(look).into(), area);
    let shade = look.shade.filter(|_| !look.cell.is_known()).map(Shade::likelihood);
    if let Some(likelihood) = shade.filter(|&likelihood| likelihood > 0.0) {
        likely(pen, area, likelihood);
    }
    match look.cell.colour() {
        Some(colour) if place.is_written() || paint(palette, colour).is_none() => {
            place.tone(pen, colour, look, settled);
        }
        Some(colour) => place.colour(pen, colour, look, settled),
        None => place.open(pen, look),
    }
    let framed = frames(pen, area, look);
    let is_changed = look.fresh
        && match look.cell.colour() {
            Some(colour) => !place.is_written() && paint(palette, colour).is_some(),
            None => look.cell.is_partly_known(),
        };
    if is_changed {
        frame(pen, Tone::Fresh.into(), area.inset(framed), place.rim());
    }
    let inks = on_paper(ground(look).into());
    let filled = look.cell.colour().filter(|_| !place.is_written());
    let filled = filled.and_then(|colour| paint(palette, colour));
    ghosts(pen, area, look, filled.map_or(inks, |rgb| Inks { on_it: legible(rgb), ..inks }));
}

/// Draws a cell of a finished picture: without circles, and joined with its neighbours by the caller.
pub(super) fn finished(pen: &mut impl Pen, measures: &Measures, puzzle: &Puzzle, area: Area, look: CellLook) {
    let palette = puzzle.palette();
    let place = Place { palette, style: measures.inking.style(palette), area, rule: measures.thin.into() };
    match look.cell.colour() {
        Some(Colour::BACKGROUND) => {
            if let Some(rgb) = paint(palette, Colour::BACKGROUND).filter(|_| !place.is_written()) {
                pen.fill(Paint::Exact(rgb), area);
            }
        }
        Some(colour) if place.is_written() => place.tone(pen, colour, look, 1.0),
        Some(colour) => place.colour(pen, colour, look, 1.0),
        None => {}
    }
}

/// The colour that fills a cell of a finished picture up to its neighbours; `None` if it is drawn apart from them.
pub(super) fn joining(measures: &Measures, puzzle: &Puzzle, cell: Cell) -> Option<Paint> {
    let palette = puzzle.palette();
    let colour = cell.colour().filter(|_| measures.inking.style(palette) != Style::Letters)?;
    let rgb = paint(palette, colour)?;
    (colour.is_background() || !needs_outline(rgb)).then_some(Paint::Exact(rgb))
}

impl Place<'_> {
    /// Whether colours are letters.
    fn is_written(&self) -> bool {
        self.style == Style::Letters
    }

    /// The thickness of the frame around a cell that has just changed.
    fn rim(&self) -> f64 {
        (self.area.width * 0.1).round().max(1.0)
    }

    /// A cell without a colour to be filled with: a ring on paper for the background, or a letter on paper.
    fn tone(&self, pen: &mut impl Pen, colour: Colour, look: CellLook, settled: f64) {
        let is_empty = colour.is_background();
        let tone = match look {
            CellLook { wrong: true, .. } => Tone::Wrong,
            CellLook { fresh: true, .. } => Tone::Fresh,
            CellLook { supposed: true, .. } => Tone::Supposed,
            _ if is_empty => Tone::Faint,
            _ => Tone::Ink,
        };
        let scale = match look {
            CellLook { differs: true, .. } => WITH_RIM,
            CellLook { fresh: true, .. } => settled,
            _ => 1.0,
        };
        match is_empty {
            true => ring(pen, tone.into(), self.area, scale),
            false if self.area.width * ALONE < LEAST_ALONE * self.rule.max(1.0) => pen.fill(tone.into(), self.area),
            false => self.write(pen, tone.into(), colour, self.area, ALONE * scale.max(WITH_RIM)),
        }
        if look.supposed && !look.fresh && (!is_empty || look.tentative) {
            let side = notch(self.area);
            pen.over(Tone::Supposed.into(), Area { width: side, height: side, ..self.area });
        }
        if look.wrong {
            cross(pen, Tone::Wrong.into(), self.area);
        }
    }

    /// A cell in its colour. The colour says nothing else, so cells stand out by a rim, a notch or a cross.
    fn colour(&self, pen: &mut impl Pen, colour: Colour, look: CellLook, settled: f64) {
        let rgb = self.palette.get(colour).rgb;
        let area = match look {
            CellLook { wrong: true, .. } | CellLook { differs: true, .. } => self.area.shrunk(WITH_RIM),
            // The rim around a fresh cell is next to paper, so that it can be seen around any colour.
            CellLook { fresh: true, .. } if settled < 1.0 => self.area.shrunk(self.fresh_part() * settled),
            CellLook { fresh: true, .. } => self.area.shrunk(self.fresh_part()),
            _ => self.area,
        };
        match look.cursor || look.tried {
            true if area == self.area => pen.fill(Paint::Exact(rgb), area),
            _ => swatch(pen, rgb, area),
        }
        if look.supposed && !look.fresh {
            // A notch in the corner, of paper unless the colour is like paper.
            let is_pale = needs_outline(rgb);
            let edge = if is_pale { thin(area) } else { 0.0 };
            let side = notch(area);
            let notch = Area { left: area.left + edge, top: area.top + edge, width: side, height: side };
            let is_violet = is_pale || look.tentative;
            pen.over(if is_violet { Tone::Supposed } else { ground(look) }.into(), notch);
        }
        let on_it = legible(rgb);
        if colour.is_background() {
            ring(pen, on_it, area, 1.0);
        } else if look.wrong {
            // In a small cell it would hide the colour.
            if self.area.width >= LEAST_CROSSED {
                cross(pen, on_it, self.area);
            }
        } else if self.style == Style::Lettered && area.width * IN_CELL >= LEAST_REPEATED * self.rule && self.rule > 0.0
        {
            self.write(pen, on_it, colour, area, IN_CELL);
        }
    }

    /// How much of a fresh cell is filled.
    fn fresh_part(&self) -> f64 {
        let margin = if self.area.width < 10.0 { 0.0 } else { (self.area.width * 0.06).round().max(1.0) };
        (self.area.width - 2.0 * (self.rim() + margin)).max(1.0) / self.area.width
    }

    fn write(&self, pen: &mut impl Pen, paint: Paint, colour: Colour, area: Area, size: f64) {
        let ((x, y), size) = (area.middle(), area.width * size);
        pen.letter(paint, letter(self.palette, colour), (x, y + HALF_A_DIGIT * size), size);
    }

    /// A cell whose colour is not known: dots for the colours that are possible if some are not, or what would follow.
    fn open(&self, pen: &mut impl Pen, look: CellLook) {
        // Supposed cells are smaller than known ones.
        let would_be = look.would_be;
        match would_be.colour() {
            Some(Colour::BACKGROUND) => ring(pen, Tone::Supposed.into(), self.area, 0.6),
            Some(colour) => {
                let area = self.area.shrunk(SUPPOSED);
                frame(pen, Tone::Supposed.into(), self.area.shrunk(SUPPOSED + 0.24), self.rim());
                match self.is_written() {
                    true => self.write(pen, Tone::Supposed.into(), colour, area, 1.0),
                    false => pen.fill(Paint::Exact(self.palette.get(colour).rgb), area),
                }
            }
            None if would_be.is_partly_known() => {
                self.dots(pen, would_be.possible(self.palette.inks()));
                frame(pen, Tone::Supposed.into(), self.area.shrunk(SUPPOSED + 0.24), self.rim());
            }
            None if look.cell.is_partly_known() => self.dots(pen, look.cell.possible(self.palette.inks())),
            None => {}
        }
    }

    /// A dot for each colour that is possible, always in the same place: they are numbered from the top left. Dots are square,
    /// because round ones would need shades that a palette has no room for.
    fn dots(&self, pen: &mut impl Pen, possible: Colours) {
        let colours = self.palette.inks() + 1;
        let a_row = (1..).find(|side| side * side >= colours).unwrap_or(1);
        let (across, down) = (a_row as f64, colours.div_ceil(a_row) as f64);
        let pitch = (self.area.width * 0.88 / across).floor();
        let dot = (pitch * 0.64).round();
        if dot < LEAST_DOT {
            return;
        }
        let edge = |places: f64| ((self.area.width - pitch * places) / 2.0).floor() + ((pitch - dot) / 2.0).floor();
        for colour in possible.iter() {
            let (left, top) = (colour.number() % a_row, colour.number() / a_row);
            let (left, top) = (edge(across) + pitch * left as f64, edge(down) + pitch * top as f64);
            let area = Area { left: self.area.left + left, top: self.area.top + top, width: dot, height: dot };
            let has_letters = matches!(self.style, Style::Lettered | Style::Letters);
            if colour.is_background() {
                pen.ring(Tone::Faint.into(), area.middle(), dot * 0.36, (dot * 0.16).max(1.0));
            } else if has_letters && dot >= LEAST_REPEATED * self.rule.max(1.0) {
                self.write(pen, Tone::Ink.into(), colour, area, 1.2);
            } else if self.is_written() {
                pen.fill(Tone::Ink.into(), area);
            } else {
                swatch(pen, self.palette.get(colour).rgb, area);
            }
        }
    }
}

/// The side of the mark in the corner of a cell that was found by supposing.
fn notch(area: Area) -> f64 {
    (area.width * 0.26).round().max(1.0)
}

/// Draws the runs of a line, each on a tile of its ink. A settled run keeps the rim of its tile, and its number is dimmed.
pub(super) fn runs(pen: &mut impl Pen, measures: &Measures, puzzle: &Puzzle, line: Line, look: LineLook) {
    let (palette, clue) = (puzzle.palette(), puzzle.clue(line));
    let style = measures.inking.style(palette);
    let across = measures.tile_across(line);
    for (index, (run, along)) in clue.runs().zip(measures.tiles(line, clue.lengths())).enumerate() {
        let is_settled = look.is_off(index, clue.len()) && !look.blamed && !look.told.has(index);
        let tile = tile(line.axis, along, across);
        let rgb = palette.get(run.colour).rgb;
        let paint = match style {
            Style::Letters if look.blamed => Tone::Wrong.into(),
            _ if is_settled => Tone::Dimmed.into(),
            Style::Letters => Tone::Ink.into(),
            _ => legible(rgb),
        };
        if style != Style::Letters {
            let edge = match look {
                LineLook { blamed: true, .. } => Some((Tone::Wrong, thin(tile))),
                _ => needs_outline(rgb).then(|| (Tone::Faint, thin(tile))),
            };
            if is_settled {
                let rim = (measures.type_size * 0.16).round().max(1.0);
                frame(pen, Paint::Exact(rgb), tile.inset(edge.map_or(0.0, |(_, width)| width)), rim);
            } else {
                pen.fill(Paint::Exact(rgb), tile);
            }
            if let Some((tone, width)) = edge {
                frame(pen, tone.into(), tile, width);
            }
        }
        if look.told.has(index) {
            // Around the tile, and parted from it, so that it can be seen around any ink.
            let rim = (measures.type_size * 0.1).round().max(1.0);
            frame(pen, Tone::Paper.into(), tile, 2.0 * rim);
            frame(pen, Tone::Ink.into(), tile, rim);
        }
        if look.is_struck(index) {
            strike(pen, paint, tile, measures.type_size);
        }
        if look.cursor.map(usize::from) == Some(index) {
            frame(pen, Tone::Fresh.into(), tile, (measures.type_size * 0.1).round().max(1.0));
        }
        let ((x, y), size) = (tile.middle(), measures.type_size);
        let base = y + HALF_A_DIGIT * size;
        if !measures.has_letters {
            pen.number(paint, run.length.into(), (x, base), size, Align::Middle);
            continue;
        }
        let left = x - measures.tiling().text_width(run.length) / 2.0;
        pen.number(paint, run.length.into(), (left, base), size, Align::Left);
        let after = decimal_digits(run.length.into()) as f64 * DIGIT + LETTER / 2.0;
        pen.letter(paint, letter(palette, run.colour), (left + after * size, base), size * IN_CLUE);
    }
}

fn tile(axis: Axis, along: Span, across: Span) -> Area {
    match axis {
        Axis::Row => Area::of(along, across),
        Axis::Column => Area::of(across, along),
    }
}
