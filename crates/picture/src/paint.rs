//! Draws a board with any `Pen`: the page's canvas, a picture, a printed sheet. So all of them look alike.

use super::coloured;
use super::ghosts::{Inks, ghosts, on_paper};
use super::inking::Style;
use super::look::{CellLook, LineLook, Shade};
use super::measure::Measures;
use super::pen::{Align, Area, Pen, Span};
use super::scene::Scene;
use super::shapes::{cross, frame, frames, ground, likely, ring, strike};
use super::shifted::Shifted;
use super::tiles::{DIGIT, HALF_A_DIGIT, decimal_digits, runs_or_zero};
use super::tone::{Paint, Tone};
use nonoscope_core::puzzle::{At, Axis, Cell, Line, Puzzle};

/// The tones of thin and thick rules.
const RULES: [Tone; 2] = [Tone::ThinRule, Tone::ThickRule];

/// Draws a whole board on paper. A finished board is drawn as a picture more than as a puzzle: without circles, with rules that
/// are hardly darker than the paper, and with filled cells joined. QR code readers cannot see past circles and rules.
pub fn board(pen: &mut impl Pen, measures: &Measures, puzzle: &Puzzle, scene: &Scene) {
    let is_finished = scene.is_finished();
    let tones = if is_finished { [Tone::Pointed; 2] } else { RULES };
    draw_rules(pen, measures, puzzle, tones);
    for axis in [Axis::Row, Axis::Column] {
        numbers(pen, measures, puzzle, axis);
        for (index, look) in scene.lines(axis).iter().enumerate() {
            clue(pen, measures, puzzle, Line { axis, index }, *look);
        }
    }
    let is_plain = is_plain(measures, puzzle);
    for (at, &look) in puzzle.places().zip(scene.cells()) {
        match (is_finished, is_plain) {
            (false, _) => cell(pen, measures, puzzle, at, look, 1.0),
            (true, true) if look.cell == Cell::FILLED => cell(pen, measures, puzzle, at, look, 1.0),
            (true, true) => {}
            (true, false) => coloured::finished(pen, measures, puzzle, area(measures, at), look),
        }
    }
    if is_finished {
        join(pen, measures, puzzle, scene);
    }
}

/// Whether filled cells have a tone, and not a colour of the puzzle.
fn is_plain(measures: &Measures, puzzle: &Puzzle) -> bool {
    measures.inking.style(puzzle.palette()) == Style::Plain
}

/// The area of a cell.
fn area(measures: &Measures, at: At) -> Area {
    Area::of(measures.line(Line::column(at.column())), measures.line(Line::row(at.row())))
}

/// Fills the rules between filled cells, so that a finished pattern is whole.
fn join(pen: &mut impl Pen, measures: &Measures, puzzle: &Puzzle, scene: &Scene) {
    let (width, height, is_plain) = (puzzle.width(), puzzle.height(), is_plain(measures, puzzle));
    let paint = |row: usize, column: usize| match scene.cells()[puzzle.index(At::new(row, column))].cell {
        cell if !is_plain => coloured::joining(measures, puzzle, cell),
        Cell::FILLED => Some(Tone::Ink.into()),
        _ => None,
    };
    let is_filled = |row: usize, column: usize| paint(row, column).is_some();
    // A line's own span, that of the rule after it, and both together.
    let spans = |line: Line| {
        let own = measures.line(line);
        let rule = measures.rule_before(line.index + 1);
        (
            own,
            Span { start: own.start + own.length, length: rule },
            Span { start: own.start, length: own.length + rule },
        )
    };
    for row in 0..height {
        let (down, below, down_and_below) = spans(Line::row(row));
        for column in 0..width {
            let Some(paint) = paint(row, column) else { continue };
            let (across, right, _) = spans(Line::column(column));
            let has_right = column + 1 < width && is_filled(row, column + 1);
            let has_below = row + 1 < height && is_filled(row + 1, column);
            if has_below {
                pen.over(paint, Area::of(across, below));
            }
            if has_right {
                let corner = has_below && is_filled(row + 1, column + 1);
                pen.over(paint, Area::of(right, if corner { down_and_below } else { down }));
            }
        }
    }
}

/// Draws the rules between cells and around the board.
pub fn rules(pen: &mut impl Pen, measures: &Measures, puzzle: &Puzzle) {
    draw_rules(pen, measures, puzzle, RULES);
}

fn draw_rules(pen: &mut impl Pen, measures: &Measures, puzzle: &Puzzle, [thin, thick]: [Tone; 2]) {
    let is_thick = |index: usize| measures.rule_before(index) == measures.thick;
    for (is_outer, tone, width) in [(false, thin, measures.thin), (true, thick, measures.thick)] {
        if width == 0 {
            continue;
        }
        for axis in [Axis::Row, Axis::Column] {
            let (board, crossing) = (measures.board(axis), measures.board(axis.crossing()));
            let lines = (0..puzzle.clues(axis).len()).filter(|&index| is_thick(index) == is_outer);
            let starts = lines.map(|index| measures.line(Line { axis, index }).start - width);
            let last = is_outer.then(|| board.start + board.length - width);
            for start in starts.chain(last) {
                let rule = Span { start, length: width };
                pen.ground(tone.into(), across(axis, crossing, rule));
            }
        }
    }
}

/// Writes the numbers of the rows to the right of the board, or of the columns below it.
pub fn numbers(pen: &mut impl Pen, measures: &Measures, puzzle: &Puzzle, axis: Axis) {
    let size = measures.number_size;
    if size == 0.0 {
        return;
    }
    let (columns, rows) = (measures.board(Axis::Column), measures.board(Axis::Row));
    let right = f64::from(columns.start + columns.length + measures.far.0) + 0.35 * size;
    let below = f64::from(rows.start + rows.length + measures.far.1) + 0.9 * size;
    for index in (0..puzzle.clues(axis).len()).filter(|&index| measures.is_numbered(index)) {
        let place = middle(measures.line(Line { axis, index }));
        let (at, align) = match axis {
            Axis::Row => ((right, place), Align::Left),
            Axis::Column => ((place, below), Align::Middle),
        };
        pen.number(Tone::Dimmed.into(), index + 1, (at.0, at.1 + HALF_A_DIGIT * size), size, align);
    }
}

/// Draws the clue of a line, with its background.
pub fn clue(pen: &mut impl Pen, measures: &Measures, puzzle: &Puzzle, line: Line, look: LineLook) {
    if measures.type_size == 0.0 {
        return;
    }
    let own = measures.line(line);
    let room = match line.axis {
        Axis::Row => measures.clue_width,
        Axis::Column => measures.clue_height,
    };
    pen.ground(clue_ground(look).into(), across(line.axis, Span { start: 0, length: room }, own));
    runs(pen, measures, puzzle, line, look);
    if look.chosen {
        // A bar at the edge of the board marks the line whose layouts are shown.
        let bar = ((measures.type_size * 0.14).ceil() as u32).min(room);
        pen.over(Tone::Ink.into(), across(line.axis, Span { start: room - bar, length: bar }, own));
    }
}

/// Draws the clue of a line on the far side of the board, if clues are repeated there.
pub fn far_clue(pen: &mut impl Pen, measures: &Measures, puzzle: &Puzzle, line: Line, look: LineLook) {
    let room = measures.far_room(line.axis);
    if room.length == 0 || measures.type_size == 0.0 {
        return;
    }
    pen.ground(clue_ground(look).into(), across(line.axis, room, measures.line(line)));
    let shift = measures.far_shift(puzzle, line);
    let (right, down) = if line.axis == Axis::Row { (shift, 0.0) } else { (0.0, shift) };
    runs(&mut Shifted { pen, right, down }, measures, puzzle, line, look);
}

/// The background of a clue.
fn clue_ground(look: LineLook) -> Tone {
    match look {
        LineLook { lit: true, .. } => Tone::Lit,
        LineLook { blamed: true, .. } => Tone::Differs,
        LineLook { pointed: true, .. } => Tone::Pointed,
        _ => Tone::Paper,
    }
}

/// Writes the runs of a line, in colours if the puzzle has some.
fn runs(pen: &mut impl Pen, measures: &Measures, puzzle: &Puzzle, line: Line, look: LineLook) {
    match puzzle.clue(line).is_empty() || is_plain(measures, puzzle) {
        true => plain_runs(pen, measures, puzzle, line, look),
        false => coloured::runs(pen, measures, puzzle, line, look),
    }
}

/// Writes the runs of a line. An empty line has a 0.
fn plain_runs(pen: &mut impl Pen, measures: &Measures, puzzle: &Puzzle, line: Line, look: LineLook) {
    let (own, runs) = (measures.line(line), runs_or_zero(puzzle.clue(line).lengths()));
    let places = match line.axis {
        Axis::Row => measures.row_runs(runs),
        Axis::Column => measures.column_runs(runs),
    };
    for (index, (&run, place)) in runs.iter().zip(places).enumerate() {
        let tone = match look {
            LineLook { blamed: true, .. } => Tone::Wrong,
            _ if look.told.has(index) => Tone::Ink,
            _ if look.is_off(index, runs.len()) => Tone::Dimmed,
            _ => Tone::Ink,
        };
        let (at, align) = match line.axis {
            Axis::Row => ((place, middle(own)), Align::Right),
            Axis::Column => ((middle(own), place), Align::Middle),
        };
        let size = measures.type_of(line.axis, run);
        if look.told.has(index) {
            told(pen, size, own, run, at, align);
        }
        pen.number(tone.into(), run.into(), (at.0, at.1 + HALF_A_DIGIT * size), size, align);
        let area = around(size, own, run, at, align);
        if look.is_struck(index) {
            strike(pen, tone.into(), area, size);
        }
        if look.cursor.map(usize::from) == Some(index) {
            frame(pen, Tone::Fresh.into(), area, (size * 0.1).round().max(1.0));
        }
    }
}

/// A frame around the number of a run that an argument is about.
fn told(pen: &mut impl Pen, size: f64, own: Span, run: u16, at: (f64, f64), align: Align) {
    let area = around(size, own, run, at, align);
    pen.ground(Tone::Paper.into(), area);
    frame(pen, Tone::Ink.into(), area, (size * 0.1).round().max(1.0));
}

/// The area around a number with type of this size.
fn around(size: f64, own: Span, run: u16, (x, y): (f64, f64), align: Align) -> Area {
    let width = decimal_digits(run.into()) as f64 * DIGIT * size;
    let left = if align == Align::Right { x - width } else { x - width / 2.0 };
    let margin = (size * 0.16).max(1.0);
    let high = (size * 1.12).min(own.length.into());
    let (left, top) = ((left - margin).floor(), (y - high / 2.0).floor());
    Area { left, top, width: (width + 2.0 * margin).ceil(), height: high.ceil() }
}

/// Draws a cell, with its background. A fresh mark has the size `settled`, from 0 to 1, where 1 is its full size.
pub fn cell(pen: &mut impl Pen, measures: &Measures, puzzle: &Puzzle, at: At, look: CellLook, settled: f64) {
    match is_plain(measures, puzzle) {
        true => plain_cell(pen, area(measures, at), look, settled),
        false => coloured::cell(pen, measures, puzzle, area(measures, at), look, settled),
    }
}

/// Draws a cell of a black-and-white puzzle.
fn plain_cell(pen: &mut impl Pen, area: Area, look: CellLook, settled: f64) {
    let ground: Paint = ground(look).into();
    let (mark, circle) = match look {
        CellLook { wrong: true, .. } => (Tone::Wrong, Tone::Wrong),
        CellLook { fresh: true, .. } => (Tone::Fresh, Tone::Fresh),
        CellLook { supposed: true, .. } => (Tone::Supposed, Tone::Supposed),
        _ => (Tone::Ink, Tone::Faint),
    };
    let scale = if look.fresh { settled } else { 1.0 };
    // A cell that differs keeps a rim of its background, so that its colour is not the only sign.
    let scale = if look.differs { 0.62 } else { scale };
    if look.cell != Cell::FILLED || scale != 1.0 {
        pen.ground(ground, area);
    }
    match look.cell {
        Cell::FILLED => pen.fill(mark.into(), if scale == 1.0 { area } else { area.shrunk(scale) }),
        Cell::EMPTY => ring(pen, circle.into(), area, scale),
        _ => {
            if let Some(likelihood) = look.shade.map(Shade::likelihood).filter(|&likelihood| likelihood > 0.0) {
                likely(pen, area, likelihood);
            }
            // Supposed cells are smaller than known ones, and hollow.
            match look.would_be {
                Cell::FILLED => {
                    frame(pen, Tone::Supposed.into(), area.shrunk(0.46), (area.width * 0.1).round().max(1.0));
                }
                Cell::EMPTY => ring(pen, Tone::Supposed.into(), area, 0.6),
                _ => {}
            }
        }
    }
    if look.supposed && look.cell == Cell::FILLED && !look.fresh {
        // A notch of paper in the corner, for people who do not see the colour.
        let notch = (area.width * 0.22).round();
        pen.over(ground, Area { width: notch, height: notch, ..area });
    }
    if look.tentative && look.cell == Cell::EMPTY {
        // The same where the cell has no colour.
        let notch = (area.width * 0.22).round();
        pen.over(Tone::Supposed.into(), Area { width: notch, height: notch, ..area });
    }
    if look.wrong {
        cross(pen, if look.cell == Cell::FILLED { Tone::Paper } else { Tone::Wrong }.into(), area);
    }
    frames(pen, area, look);
    let inks = on_paper(ground);
    ghosts(pen, area, look, if look.cell == Cell::FILLED { Inks { on_it: Tone::Paper.into(), ..inks } } else { inks });
}

/// The area of a line's `own` span across the line and the span `along` it.
fn across(axis: Axis, along: Span, own: Span) -> Area {
    match axis {
        Axis::Row => Area::of(along, own),
        Axis::Column => Area::of(own, along),
    }
}

fn middle(span: Span) -> f64 {
    f64::from(span.start) + f64::from(span.length) / 2.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Inking;
    use nonoscope_core::puzzle::{Clue, Colour, Run};

    /// A pen that remembers where numbers are written, in which paint and size, as areas.
    #[derive(Default)]
    struct Written(Vec<(Paint, f64, Area)>);

    impl Pen for Written {
        fn ground(&mut self, _: Paint, _: Area) {}
        fn fill(&mut self, _: Paint, _: Area) {}
        fn shade(&mut self, _: Paint, _: f64, _: Area) {}
        fn ring(&mut self, _: Paint, _: (f64, f64), _: f64, _: f64) {}
        fn over(&mut self, _: Paint, _: Area) {}
        fn stroke(&mut self, _: Paint, _: (f64, f64), _: (f64, f64), _: f64) {}
        fn number(&mut self, paint: Paint, number: usize, (x, y): (f64, f64), size: f64, align: Align) {
            let (width, height) = (decimal_digits(number) as f64 * DIGIT * size, 2.0 * HALF_A_DIGIT * size);
            let left = match align {
                Align::Left => x,
                Align::Middle => x - width / 2.0,
                Align::Right => x - width,
            };
            self.0.push((paint, size, Area { left, top: y - height, width, height }));
        }
        fn letter(&mut self, _: Paint, _: char, _: (f64, f64), _: f64) {}
    }

    /// A puzzle in which all lines have numbers of this many digits, in one ink or in two.
    fn with_digits(digits: u32, inks: usize) -> Puzzle {
        let run = |index: usize| {
            let length = if digits == 1 { 5 } else { 10_u16.pow(digits - 1) };
            Run { length, colour: Colour::ink(1 + index % inks) }
        };
        let runs = if digits < 4 { 3 } else { 1 };
        let (sides, used) = (run(0).length as usize * runs + 8, runs * if digits < 3 { 6 } else { 3 });
        // As many lines of each axis have runs, so the totals are the same.
        let clue = |index: usize| -> Clue { if index < used { (0..runs).map(run).collect() } else { Clue::default() } };
        let lines = || (0..sides.min(1024)).map(clue).collect::<Vec<_>>();
        Puzzle::new(lines(), lines()).unwrap()
    }

    fn puzzles() -> impl Iterator<Item = Puzzle> {
        (1..=4).flat_map(|digits| [1, 2].map(|inks| with_digits(digits, inks)))
    }

    /// Boards in windows and in files, of all sizes and densities, however they were magnified.
    fn measures_of(puzzle: &Puzzle) -> Vec<(f64, bool, Measures)> {
        let mut all = Vec::new();
        for inking in [Inking::Colours, Inking::Letters, Inking::LettersAlone] {
            for density in [0.5, 1.0, 1.1, 1.25, 1.5, 2.0, 3.0] {
                let fitting = Measures::fit_repeating(puzzle, inking, true, (1280.0, 800.0, density));
                for cell in (1..=Measures::largest_cell(density)).filter(|cell| cell % 7 == 0 || *cell < 80) {
                    let twice = Measures::magnified_repeating(&fitting, puzzle, true, cell, density);
                    all.push((density, true, twice));
                }
                all.push((density, true, fitting));
                all.push((density, false, Measures::fit(puzzle, inking, 500.0, 700.0, density)));
            }
            all.extend((1..=64).map(|cell| {
                let density = (f64::from(cell) / 20.0).round().max(1.0);
                (density, false, Measures::of_picture(puzzle, inking, cell))
            }));
        }
        all
    }

    /// The numbers of a clue, on both sides of the board.
    fn written(measures: &Measures, puzzle: &Puzzle, line: Line) -> Vec<(Paint, f64, Area)> {
        let mut pen = Written::default();
        clue(&mut pen, measures, puzzle, line, LineLook::default());
        far_clue(&mut pen, measures, puzzle, line, LineLook::default());
        pen.0
    }

    #[test]
    fn numbers_of_neighbouring_lines_stand_apart() {
        for puzzle in puzzles() {
            let (mut with_clues, plain) = (0, puzzle.inks() == 1);
            for (density, in_window, measures) in measures_of(&puzzle) {
                with_clues += usize::from(measures.has_clues());
                // Digits of one number are closer.
                let least = if plain { 0.19 } else { 0.1 };
                for axis in [Axis::Row, Axis::Column] {
                    let [one, next] = [0, 1].map(|index| written(&measures, &puzzle, Line { axis, index }));
                    for (_, size, one) in &one {
                        let readable = if in_window { 7.0 * density } else { 2.9 * density.min(1.0) };
                        assert!(*size >= readable, "{size} at {density} {measures:?}");
                        for (_, other, next) in &next {
                            let across = next.left - one.left - one.width;
                            let down = next.top - one.top - one.height;
                            assert!(across.max(down) >= least * size.max(*other), "{across} {down} {measures:?}");
                        }
                    }
                    // Those of one line do, too.
                    for pair in one.windows(2).filter(|pair| axis == Axis::Row || pair[0].2.top < pair[1].2.top) {
                        let across = (pair[1].2.left - pair[0].2.left) - pair[0].2.width;
                        let down = pair[1].2.top - pair[0].2.top - pair[0].2.height;
                        assert!(across.max(down) >= 0.2 * measures.type_size, "{across} {down} {measures:?}");
                    }
                }
            }
            assert!(with_clues > 50, "{with_clues}");
        }
    }

    #[test]
    fn nobody_takes_the_numbers_of_lines_for_clues() {
        let small = Puzzle::of_picture(&"XO\nOX".parse().unwrap()).unwrap();
        for puzzle in puzzles().chain([small.clone()]) {
            for (density, in_window, measures) in measures_of(&puzzle) {
                let (number, clues) = (measures.number_size, measures.type_size);
                assert!(number <= 9.0 * density, "{number} at {density}");
                assert!(number <= clues * if in_window { 1.0 } else { 0.75 }, "{number} beside {clues}");
                let mut pen = Written::default();
                numbers(&mut pen, &measures, &puzzle, Axis::Row);
                assert!(pen.0.iter().all(|(paint, ..)| *paint == Tone::Dimmed.into()), "they are paler");
                let clue = written(&measures, &puzzle, Line::row(0));
                assert!(clue.iter().all(|(paint, ..)| *paint != Tone::Dimmed.into()));
            }
        }
        let in_window = Measures::fit_window(&small, Inking::Colours, 800.0, 600.0, 2.0);
        assert_eq!((in_window.number_size, in_window.type_size), (18.0, 88.0));
        let in_picture = Measures::of_picture(&small, Inking::Colours, 32);
        assert!(in_picture.number_size < 0.65 * in_picture.type_size);
    }
}
