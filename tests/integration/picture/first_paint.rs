//! The card that stands in the page until the program draws it: `www/card.svg` shows the first puzzle as the board will.
//!
//! To write it anew, set the environment variable `NONOSCOPE_BLESS`.

use nonoscope::picture::{Inking, Measures};
use nonoscope::puzzle::{At, Axis, Cell, Clue, Line, Puzzle};
use nonoscope::{examples, format};
use std::fmt::Write;
use std::path::{Path, PathBuf};

/// The size of a cell, as good as any: the page's first script changes it.
const CELL: u32 = 20;

fn place(file: &str) -> PathBuf {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/..")).join(file)
}

fn card() -> Puzzle {
    format::read(examples::GCHQ_2015.text).unwrap().puzzle
}

fn digits(run: u16) -> f64 {
    f64::from(run.to_string().len() as u32)
}

/// The width of the row clues and the height of the column clues, relative to the size of the type.
fn room(puzzle: &Puzzle) -> (f64, f64) {
    let wide = |clue: &Clue| {
        clue.lengths().iter().map(|&run| digits(run) * 0.56).sum::<f64>() + (clue.len() - 1) as f64 * 0.44
    };
    let wide = puzzle.clues(Axis::Row).iter().map(wide).fold(0.0, f64::max);
    let tall = puzzle.clues(Axis::Column).iter().map(Clue::len).max().unwrap();
    (wide + 0.8, tall as f64 * 1.12 + 0.5)
}

/// The drawing. Colours come from the style of the page.
fn drawing(puzzle: &Puzzle) -> String {
    let measures = Measures::of_picture(puzzle, Inking::Colours, CELL);
    let (wide, tall) = room(puzzle);
    let [left, top] = [Axis::Column, Axis::Row].map(|axis| measures.board(axis).start);
    let board = measures.board(Axis::Column).length;
    let inside = |line: Line| measures.line(line).start - measures.board(line.axis).start;
    let middle = |index: usize| inside(Line::row(index)) + CELL / 2;
    let mut rules = [String::new(), String::new()];
    for index in 0..25 {
        let (start, is_thick) = (inside(Line::row(index)), index % 5 == 0);
        let width = if is_thick { measures.thick } else { measures.thin };
        let start = start - width;
        write!(
            rules[usize::from(is_thick)],
            "M{start} 0h{width}v{board}h-{width}zM0 {start}v{width}h{board}v-{width}z"
        )
        .unwrap();
    }
    let (last, width) = (board - measures.thick, measures.thick);
    write!(rules[1], "M{last} 0h{width}v{board}h-{width}zM0 {last}v{width}h{board}v-{width}z").unwrap();
    let mut cells = String::new();
    for row in 0..25 {
        for column in 0..25 {
            match puzzle.givens().get(At::new(row, column)) {
                Cell::UNKNOWN => {}
                Cell::FILLED => {
                    let [x, y] = [Line::column(column), Line::row(row)].map(inside);
                    write!(cells, "M{x} {y}h{CELL}v{CELL}h-{CELL}z").unwrap();
                }
                other => panic!("{other:?} is not drawn"),
            }
        }
    }
    let mut text = format!(
        "<svg id=\"card\" aria-hidden=\"true\" viewBox=\"0 0 {} {}\" data-wide=\"{wide:.2}\" data-tall=\"{tall:.2}\">\n",
        measures.width(),
        measures.height()
    );
    writeln!(
        text,
        "<svg x=\"{left}\" y=\"{top}\" width=\"{board}\" height=\"{board}\" viewBox=\"0 0 {board} {board}\" \
         preserveAspectRatio=\"none\">\n<path class=\"thin\" d=\"{}\"/>\n<path class=\"thick\" d=\"{}\"/>\n<path d=\"{cells}\"/>\n\
         </svg>",
        rules[0], rules[1]
    )
    .unwrap();
    writeln!(text, "<g class=\"rows\" font-size=\"{}\">", measures.type_size).unwrap();
    for (index, clue) in puzzle.clues(Axis::Row).iter().enumerate() {
        let runs: Vec<String> = clue.lengths().iter().map(u16::to_string).collect();
        let y = top + middle(index);
        writeln!(text, "<text x=\"-.4em\" y=\".36em\" transform=\"translate({left} {y})\">{}</text>", runs.join(" "))
            .unwrap();
    }
    writeln!(text, "</g>\n<g class=\"columns\" font-size=\"{}\">", measures.type_size).unwrap();
    for (index, clue) in puzzle.clues(Axis::Column).iter().enumerate() {
        write!(text, "<g transform=\"translate({} {top})\">", left + middle(index)).unwrap();
        for (from_last, run) in clue.lengths().iter().rev().enumerate() {
            // As in `Measures::column_runs`, with half a digit.
            let up = 0.3 + (from_last as f64 + 0.5) * 1.12 - 0.36;
            write!(text, "<text y=\"-{up:.2}em\">{run}</text>").unwrap();
        }
        text.push_str("</g>\n");
    }
    for (class, anchor) in [("right", "x=\".35em\" y=\".36em\""), ("below", "y=\"1.26em\"")] {
        writeln!(text, "</g>\n<g class=\"{class}\" font-size=\"{:.1}\">", measures.number_size).unwrap();
        for index in 0..25 {
            let along = middle(index);
            let (x, y) = if class == "right" { (left + board, top + along) } else { (left + along, top + board) };
            let number = index + 1;
            writeln!(text, "<text {anchor} transform=\"translate({x} {y})\">{number}</text>").unwrap();
        }
    }
    text.push_str("</g>\n</svg>\n");
    text
}

#[test]
fn the_page_shows_the_first_puzzle_before_its_program_does() {
    let (drawing, file) = (drawing(&card()), place("www/card.svg"));
    if std::env::var_os("NONOSCOPE_BLESS").is_some() {
        std::fs::write(file, drawing).unwrap();
        return;
    }
    assert!(std::fs::read_to_string(file).unwrap() == drawing, "www/card.svg is out of date");
}

#[test]
fn the_card_has_the_measures_of_the_board() {
    let card = card();
    let (wide, tall) = room(&card);
    for cell in [10, 17, 20, 41] {
        let measures = Measures::of_picture(&card, Inking::Colours, cell);
        assert_eq!(measures.clue_width, (wide * measures.type_size).ceil() as u32, "{cell}");
        assert_eq!(measures.clue_height, (tall * measures.type_size).ceil() as u32, "{cell}");
    }
}

#[test]
fn the_page_has_the_title_of_the_first_puzzle() {
    let page = std::fs::read_to_string(place("index.html")).unwrap();
    assert!(page.contains("<h2 id=\"title\" data-l10n=\"page.title\">"));
    let name = examples::GCHQ_2015.name().to_string();
    let title = format!("{} · 25\u{a0}×\u{a0}25", card().title().unwrap_or(&name));
    assert_eq!(nonoscope::words::page::title(), title);
}
