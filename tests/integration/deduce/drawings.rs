//! The page about techniques: its drawings are made by the program, and its sentences are those of the program. To accept
//! new drawings, set the environment variable `NONOSCOPE_BLESS`; then look at them.

use super::techniques::{TECHNIQUES, Used};
use nonoscope::deduce::{Deduction, deductions};
use nonoscope::format;
use nonoscope::puzzle::{Axis, Cell, Clue, Colour, Grid, Ink, Line, Palette, Run};
use nonoscope::solve::{Argument, Branch, Method, argument, solve};
use nonoscope::trace::{Replay, Technique, sentence};
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

const CELL: usize = 24;

fn palette() -> Palette {
    let inks = [('r', "red", [200, 40, 40]), ('b', "blue", [40, 90, 190]), ('g', "green", [40, 140, 60])];
    let inks = inks.into_iter().map(|(letter, name, rgb)| Ink::new(letter, name, rgb));
    Palette::new(Ink::new('.', "white", [255; 3]), inks.collect()).unwrap()
}

fn clue(text: &str, palette: &Palette) -> Clue {
    let run = |run: &str| {
        let digits = run.trim_end_matches(char::is_alphabetic);
        let letter = run[digits.len()..].chars().next();
        let colour = letter.map_or(Colour::INK, |letter| palette.by_letter(letter).unwrap());
        Run { length: digits.parse().unwrap(), colour }
    };
    text.split(' ').filter(|run| *run != "0").map(run).collect()
}

fn cells(text: &str, palette: &Palette) -> Vec<Cell> {
    let cell = |letter| match letter {
        '#' => Cell::FILLED,
        '-' => Cell::EMPTY,
        '?' => Cell::UNKNOWN,
        _ => Cell::of(palette.by_letter(letter).unwrap()),
    };
    text.chars().map(cell).collect()
}

/// A rectangle of cells with clues beside it, drawn at a height.
struct Board<'b> {
    palette: &'b Palette,
    rows: Vec<Vec<Cell>>,
    row_clues: Vec<String>,
    column_clues: Vec<Vec<String>>,
    /// Cells with a frame: an argument rests on them.
    framed: BTreeSet<(usize, usize)>,
    /// Cells with a coloured ground: they are new.
    new: BTreeSet<(usize, usize)>,
}

impl Board<'_> {
    fn margin(&self) -> usize {
        8 * self.row_clues.iter().map(|clue| clue.chars().count()).max().unwrap_or(0) + 14
    }

    fn top(&self) -> usize {
        14 * self.column_clues.iter().map(Vec::len).max().unwrap_or(0) + 6
    }

    fn width(&self) -> usize {
        self.margin() + CELL * self.rows[0].len() + 8
    }

    fn height(&self) -> usize {
        self.top() + CELL * self.rows.len() + 8
    }

    fn draw(&self, svg: &mut String, x: usize, y: usize) {
        let (left, top) = (x + self.margin(), y + self.top());
        for (row, clue) in self.row_clues.iter().enumerate() {
            let at = top + CELL * row + 17;
            writeln!(svg, r#"<text x="{}" y="{at}" text-anchor="end">{clue}</text>"#, left - 6).unwrap();
        }
        for (column, clue) in self.column_clues.iter().enumerate() {
            for (index, run) in clue.iter().rev().enumerate() {
                let (x, y) = (left + CELL * column + CELL / 2, top - 5 - 14 * index);
                writeln!(svg, r#"<text x="{x}" y="{y}" text-anchor="middle">{run}</text>"#).unwrap();
            }
        }
        for (row, cells) in self.rows.iter().enumerate() {
            for (column, &cell) in cells.iter().enumerate() {
                self.cell(svg, cell, (left + CELL * column, top + CELL * row), (row, column));
            }
        }
    }

    fn cell(&self, svg: &mut String, cell: Cell, (x, y): (usize, usize), at: (usize, usize)) {
        let ground = if self.new.contains(&at) { "#ffdf80" } else { "#fff" };
        writeln!(svg, r##"<rect x="{x}" y="{y}" width="{CELL}" height="{CELL}" fill="{ground}" stroke="#999"/>"##)
            .unwrap();
        let hex = |colour: Colour| {
            let [red, green, blue] = self.palette.get(colour).rgb;
            format!("#{red:02x}{green:02x}{blue:02x}")
        };
        let cross = |svg: &mut String, x: usize, y: usize| {
            writeln!(svg, r##"<path d="M{x} {y}l8 8m0-8l-8 8" stroke="#555" stroke-width="1.6" fill="none"/>"##)
                .unwrap();
        };
        if let Some(ink) = cell.ink() {
            let (x, y, side, fill) = (x + 4, y + 4, CELL - 8, hex(ink));
            writeln!(svg, r#"<rect x="{x}" y="{y}" width="{side}" height="{side}" fill="{fill}"/>"#).unwrap();
        } else if cell == Cell::EMPTY {
            cross(svg, x + 8, y + 8);
        } else if cell.is_partly_known() {
            // What is still possible: a dot for each ink, and a cross.
            let possible = cell.possible(self.palette.inks());
            let inks: Vec<Colour> = possible.iter().filter(|colour| !colour.is_background()).collect();
            if possible.has(Colour::BACKGROUND) {
                cross(svg, x + 3, y + 8);
            }
            for (index, &ink) in inks.iter().enumerate() {
                let (x, y, fill) = (x + 18, y + CELL * (index + 1) / (inks.len() + 1), hex(ink));
                writeln!(svg, r#"<circle cx="{x}" cy="{y}" r="3.5" fill="{fill}"/>"#).unwrap();
            }
        }
        if self.framed.contains(&at) {
            let (x, y, side) = (x + 2, y + 2, CELL - 4);
            let stroke = r##"fill="none" stroke="#1668c7" stroke-width="3""##;
            writeln!(svg, r#"<rect x="{x}" y="{y}" width="{side}" height="{side}" {stroke}/>"#).unwrap();
        }
    }
}

/// Two boards, before and after.
fn svg(title: &str, before: &Board<'_>, after: &Board<'_>, is_beside: bool) -> String {
    let at = if is_beside { (before.width() + 16, 0) } else { (0, before.height()) };
    let (width, height) = (at.0 + after.width(), at.1 + after.height());
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\" \
         font-family=\"sans-serif\" font-size=\"13\">\n<title>{title}: before and after</title>\n\
         <rect width=\"{width}\" height=\"{height}\" fill=\"#fff\"/>\n"
    );
    before.draw(&mut svg, 0, 0);
    after.draw(&mut svg, at.0, at.1);
    svg.push_str("</svg>\n");
    svg
}

fn of_line(technique: Technique, numbers: &str, line: &str) -> (String, Vec<String>) {
    let palette = if numbers.contains(char::is_alphabetic) { palette() } else { Palette::default() };
    let (clue, mut now) = (clue(numbers, &palette), cells(line, &palette));
    let line = Line::row(0);
    for deduction in deductions(line, &clue, &now, palette.inks()).unwrap() {
        let before = now.clone();
        deduction.cells.iter().for_each(|&(along, cell)| now[along] = cell);
        if deduction.technique != technique {
            continue;
        }
        let board = |cells: &[Cell], framed: &[usize], new: &[(usize, Cell)]| Board {
            palette: &palette,
            rows: vec![cells.to_vec()],
            row_clues: vec![numbers.to_owned()],
            column_clues: Vec::new(),
            framed: framed.iter().map(|&along| (0, along)).collect(),
            new: new.iter().map(|&(along, _)| (0, along)).collect(),
        };
        let drawing = svg(
            technique.name(),
            &board(&before, &deduction.rests_on, &[]),
            &board(&now, &[], &deduction.cells),
            false,
        );
        return (drawing, vec![deduction.sentence(&clue, &palette).to_string()]);
    }
    panic!("{technique} is not used on {numbers}");
}

fn of_puzzle(technique: Technique, text: &str) -> (String, Vec<String>) {
    let puzzle = format::read(text).unwrap().puzzle;
    let outcome = solve(&puzzle, Method::Human);
    let mut replay = Replay::new(puzzle.givens());
    for (index, step) in outcome.trace.steps().enumerate() {
        replay.go_to(&outcome.trace, index);
        let argument = argument(&puzzle, replay.grid(), &step);
        if argument.technique() != Some(technique) {
            continue;
        }
        let before = replay.grid().clone();
        let mut after = before.clone();
        step.changes.iter().for_each(|change| after.set(change.at, change.cell));
        let board = |grid: &Grid, framed, new| Board {
            palette: puzzle.palette(),
            rows: (0..puzzle.height()).map(|row| grid.line(Line::row(row)).collect()).collect(),
            row_clues: puzzle.clues(Axis::Row).iter().map(Clue::to_string).collect(),
            column_clues: puzzle
                .clues(Axis::Column)
                .iter()
                .map(|clue| clue.to_string().split(' ').map(str::to_owned).collect())
                .collect(),
            framed,
            new,
        };
        let branches: Vec<&Branch> = match &argument {
            Argument::Refuted(refutation) => vec![&refutation.branch],
            Argument::TwoWay(one, other) => vec![one, other],
            _ => Vec::new(),
        };
        let supposed = branches.iter().map(|branch| (branch.supposed.at.row(), branch.supposed.at.column())).collect();
        let new = step.changes.iter().map(|change| (change.at.row(), change.at.column())).collect();
        let told = |deduction: &Deduction| deduction.sentence(puzzle.clue(deduction.line), puzzle.palette());
        let sentences = branches.iter().flat_map(|branch| branch.deductions.iter().map(told));
        let drawing = svg(
            technique.name(),
            &board(&before, supposed, BTreeSet::new()),
            &board(&after, BTreeSet::new(), new),
            true,
        );
        let step = sentence(&step, puzzle.palette());
        return (drawing, [step].into_iter().chain(sentences).map(|said| said.to_string()).collect());
    }
    panic!("{technique} is not used on {text}");
}

#[test]
fn the_page_of_techniques_shows_what_the_program_says() {
    let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."));
    let page = fs::read_to_string(root.join("docs/techniques.md")).unwrap();
    let mut missing = Vec::new();
    assert_eq!(TECHNIQUES.map(|(technique, _)| technique), Technique::ALL);
    for (technique, used) in TECHNIQUES {
        let (drawing, sentences) = match used {
            Used::OnLine(clue, line, _) => of_line(technique, clue, line),
            Used::InPuzzle(text) => of_puzzle(technique, text),
        };
        let name = technique.name().replace(' ', "-");
        let file = root.join(format!("docs/techniques/{name}.svg"));
        if std::env::var_os("NONOSCOPE_BLESS").is_some() {
            fs::write(&file, &drawing).unwrap();
        }
        assert_eq!(fs::read_to_string(&file).unwrap_or_default(), drawing, "{}", file.display());
        let picture = format!("](techniques/{name}.svg)");
        let words = sentences.into_iter().chain([picture, technique.summary().to_string()]);
        missing.extend(words.filter(|words| !page.contains(words)).map(|words| format!("{technique}: {words}")));
    }
    assert!(missing.is_empty(), "docs/techniques.md does not say:\n{}", missing.join("\n"));
}
