//! A puzzle in the lists of any language, with anything beside them, is read as the same puzzle, refused, or read with a remark.

use super::bytes::Bytes;
use nonoscope::format::{Reading, read_all};
use nonoscope::puzzle::{At, Axis, Cell, Clue, Grid, Puzzle};

/// What came back of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Came {
    /// The same puzzle.
    Same,
    /// Nothing.
    Refused,
    /// Another puzzle, with a word about what could be meant.
    Noted,
}

pub(super) fn hold(bytes: &[u8]) {
    came(bytes);
}

/// A puzzle and a text with it, both made from bytes.
fn written(bytes: &[u8]) -> (Puzzle, String) {
    let mut bytes = Bytes::new(bytes);
    let picture = picture(&mut bytes);
    let puzzle = Puzzle::of_picture(&picture).expect("a picture of known cells");
    let text = text(&mut bytes, &puzzle, &picture);
    (puzzle, text)
}

/// What comes back of a puzzle in a structure.
pub fn came(bytes: &[u8]) -> Came {
    let (puzzle, text) = written(bytes);
    let found = read_all(&text);
    let is_told = |reading: &Reading| reading.doubt.is_some() || !reading.remarks.is_empty();
    match &found[..] {
        [Ok(reading)] if reading.puzzle.asks_the_same(&puzzle) => Came::Same,
        [Ok(reading)] if is_told(reading) => Came::Noted,
        [Ok(reading)] => panic!("{:?}, {:?}: another puzzle without a word\n{text}", reading.format, reading.puzzle),
        [Err(_)] => Came::Refused,
        _ => panic!("{} puzzles\n{text}", found.len()),
    }
}

fn picture(bytes: &mut Bytes<'_>) -> Grid {
    let mut picture = Grid::unknown(1 + bytes.below(7), 1 + bytes.below(7));
    for row in 0..picture.height() {
        let bits = bytes.byte();
        for column in 0..picture.width() {
            picture.set(At::new(row, column), if bits >> column & 1 == 1 { Cell::FILLED } else { Cell::EMPTY });
        }
    }
    picture
}

/// How a language writes lists: what opens and closes an outer and an inner one, what stands between values, and what before
/// and behind a list with a name.
struct Language {
    outer: [&'static str; 2],
    inner: [&'static str; 2],
    between: &'static str,
    before: &'static str,
    gives: &'static str,
    end: &'static str,
}

const fn language(
    outer: [&'static str; 2],
    inner: [&'static str; 2],
    between: &'static str,
    [before, gives, end]: [&'static str; 3],
) -> Language {
    Language { outer, inner, between, before, gives, end }
}

const LANGUAGES: [Language; 20] = [
    language(["[", "]"], ["[", "]"], ", ", ["\"", "\": ", ", "]),
    language(["[", "]"], ["[", "]"], ",", ["", " = ", "\n"]),
    language(["{", "}"], ["{", "}"], ", ", ["int[][] ", " = ", ";\n"]),
    language(["[][]int{", "}"], ["{", "}"], ", ", ["", " := ", "\n"]),
    language(["listOf(", ")"], ["listOf(", ")"], ", ", ["val ", " = ", "\n"]),
    language(["vec![", "]"], ["vec![", "]"], ", ", ["let ", " = ", ";\n"]),
    language(["list(", ")"], ["c(", ")"], ", ", ["", " <- ", "\n"]),
    language(["array(", ")"], ["array(", ")"], ", ", ["$", " = ", ";\n"]),
    language(["new[] { ", " }"], ["new[]{", "}"], ", ", ["var ", " = ", ";\n"]),
    language(["List.of(", ")"], ["List.of(", ")"], ", ", ["List<List<Integer>> ", " = ", ";\n"]),
    language(["'(", ")"], ["(", ")"], " ", ["(defvar ", " ", ")\n"]),
    language(["[", "]"], ["[", "]"], " ", [":", " ", "\n"]),
    language(["(", ",)"], ["(", ",)"], ", ", ["", " = ", "\n"]),
    language(["{", "}"], ["{", "}"], ", ", ["std::vector<std::vector<int>> ", " ", ";\n"]),
    language(["&[", "]"], ["&[", "]"], ", ", ["const ", ": &[&[u8]] = ", ";\n"]),
    language(["[", "]"], ["\"", "\""], ", ", ["'", "' => ", ",\n"]),
    language(["[", "]"], ["[", "]"], ",\n  ", ["the ", " are ", " and "]),
    language(["[", "]"], ["[", "]"], ",", ["", "(", ").\n"]),
    language(["[", "]"], ["[", "]"], ", ", ["let ", ": [[Int]] = ", "\n"]),
    language(["Array(", ")"], ["Array(", ")"], ", ", ["val ", ": Array[Array[Int]] = ", "\n"]),
];

/// Names of rows and columns; the last ones say nothing.
const NAMES: [[&str; 2]; 20] = [
    ["rows", "columns"],
    ["rowClues", "colClues"],
    ["row_hints", "column_hints"],
    ["rowConstraints", "colConstraints"],
    ["HintsRow", "HintsColumn"],
    ["sideNumbers", "topNumbers"],
    ["left", "top"],
    ["horizontal", "vertical"],
    ["Zeilen", "Spalten"],
    ["lignes", "colonnes"],
    ["filas", "columnas"],
    ["righe", "colonne"],
    ["wiersze", "kolumny"],
    ["radky", "sloupce"],
    ["строки", "столбцы"],
    ["行", "列"],
    ["ROWS", "COLS"],
    ["rowruns", "colruns"],
    ["a", "b"],
    ["first", "second"],
];

/// How lines without runs, and runs beside which there is room, are written.
#[derive(Clone, Copy)]
struct Habits {
    zero: bool,
    bare: bool,
    /// Zeros that make all clues equally long: in front, behind, or none.
    padding: usize,
}

fn list(language: &Language, clues: &[Clue], habits: Habits) -> String {
    let longest = clues.iter().map(|clue| clue.lengths().len()).max().unwrap_or(0).max(1);
    let quoted = language.inner[0] == "\"";
    let between = if quoted { " " } else { language.between.trim_end_matches(['\n', ' ']) };
    let between = if between.is_empty() { " " } else { between };
    let clue = |clue: &Clue| {
        let mut runs: Vec<String> = clue.lengths().iter().map(u16::to_string).collect();
        let zeros = vec!["0".to_owned(); longest - runs.len()];
        match habits.padding {
            1 => runs.splice(0..0, zeros).for_each(drop),
            2 => runs.extend(zeros),
            _ if runs.is_empty() && habits.zero => runs.push("0".to_owned()),
            _ => {}
        }
        match &runs[..] {
            [run] if habits.bare && !quoted => run.clone(),
            // A tuple of nothing has no comma.
            [] => format!("{}{}", language.inner[0], language.inner[1].trim_start_matches(',')),
            runs => format!("{}{}{}", language.inner[0], runs.join(between), language.inner[1]),
        }
    };
    let clues: Vec<String> = clues.iter().map(clue).collect();
    format!("{}{}{}", language.outer[0], clues.join(language.between), language.outer[1])
}

/// What may stand beside the clues in JSON.
fn beside(bytes: &mut Bytes<'_>, puzzle: &Puzzle, picture: &Grid) -> String {
    let (width, height) = (puzzle.width(), puzzle.height());
    let cells = |known: usize| -> String {
        let row = |row: usize| {
            let cell = |column: usize| {
                let at = At::new(row, column);
                usize::from(picture.get(at) == Cell::FILLED && (row * width + column).is_multiple_of(known)).to_string()
            };
            format!("[{}]", (0..width).map(cell).collect::<Vec<_>>().join(","))
        };
        format!("[{}]", (0..height).map(row).collect::<Vec<_>>().join(","))
    };
    let totals = |axis| {
        let totals = puzzle.clues(axis).iter().map(|clue: &Clue| clue.filled_cells().to_string());
        format!("[{}]", totals.collect::<Vec<_>>().join(","))
    };
    match bytes.below(14) {
        0 => String::new(),
        1 => "\"rating\": 4.5, ".to_owned(),
        2 => "\"likes\": -1, ".to_owned(),
        3 => format!("\"rows\": {height}, \"cols\": {width}, "),
        4 => "\"title\": \"A [row] of 3, 1\", ".to_owned(),
        5 => "\"tags\": [\"a\", \"b\"], ".to_owned(),
        6 => format!("\"size\": [{width}, {height}], "),
        7 => format!("\"solution\": {}, ", cells(1)),
        8 => format!("\"state\": {}, ", cells(2)),
        9 => format!("\"rowTotals\": {}, \"colTotals\": {}, ", totals(Axis::Row), totals(Axis::Column)),
        10 => "\"solved\": false, \"by\": null, ".to_owned(),
        11 => "\"palette\": [], \"times\": [1, 2, 3], ".to_owned(),
        12 => format!("\"width\": {width}, \"height\": {height}, "),
        _ => "\"meta\": {\"id\": 7, \"date\": [2020, 1, 2]}, ".to_owned(),
    }
}

fn text(bytes: &mut Bytes<'_>, puzzle: &Puzzle, picture: &Grid) -> String {
    let language = &LANGUAGES[bytes.below(LANGUAGES.len())];
    let names = NAMES[bytes.below(NAMES.len())];
    let habits = Habits { zero: bytes.happens(128), bare: bytes.happens(60), padding: bytes.below(6) };
    let axes = if bytes.happens(60) { [Axis::Column, Axis::Row] } else { [Axis::Row, Axis::Column] };
    let name = |axis: Axis| if axis == Axis::Row { names[0] } else { names[1] };
    let side = |language: &Language, axis: Axis| list(language, puzzle.clues(axis), habits);
    match bytes.below(8) {
        // An object, perhaps inside others.
        0..=2 => {
            let language = &LANGUAGES[if bytes.happens(40) { 15 } else { 0 }];
            let entries = axes.map(|axis| format!("\"{}\": {}", name(axis), side(language, axis)));
            let (first, last) = (beside(bytes, puzzle, picture), beside(bytes, puzzle, picture));
            let mut text = format!("{{{first}{}, {last}{}}}", entries[0], entries[1]);
            for _ in 0..bytes.below(3) {
                text = match bytes.below(4) {
                    0 => format!("{{\"task\": {text}}}"),
                    1 => format!("{{\"levels\": [{text}]}}"),
                    2 => format!("[{text}]"),
                    _ => format!("{{{}\"board\": {text}}}", beside(bytes, puzzle, picture)),
                };
            }
            text
        }
        // Two lists without names.
        3 => {
            let both = axes.map(|axis| side(language, axis));
            match bytes.below(4) {
                0 => format!("{}{}{}{}{}", language.outer[0], both[0], language.between, both[1], language.outer[1]),
                1 => format!("{}\n{}\n", both[0], both[1]),
                2 => format!("solve({}, {})", both[0], both[1]),
                _ => format!("{{\"data\": [{}, {}]}}", both[0], both[1]),
            }
        }
        // YAML.
        4 => {
            let item = |clue: &Clue| {
                let runs: Vec<String> = clue.lengths().iter().map(u16::to_string).collect();
                format!("  - [{}]\n", runs.join(", "))
            };
            let part =
                |axis: Axis| format!("{}:\n{}", name(axis), puzzle.clues(axis).iter().map(item).collect::<String>());
            let head = ["", "title: A puzzle\n", "rating: 4.5\n", "# remark\n"][bytes.below(4)];
            format!("{head}{}{}", part(axes[0]), part(axes[1]))
        }
        // Names with values, in a program or in words.
        _ => {
            let head = [
                "",
                "// A puzzle, 3 of 7\n",
                "import re\n\ndef main():\n    pass\n\n",
                "Here is one (easy :)\n\n",
                "x = 3\nprint(x)\n",
                "#include <vector>\nint n = 5;\n",
            ][bytes.below(6)];
            let tail = ["", "\nprint(solve())\n", "\n// the end (really)\n", "Thanks!\n"][bytes.below(4)];
            let part = |axis: Axis| {
                let Language { before, gives, end, .. } = language;
                format!("{before}{}{gives}{}{end}", name(axis), side(language, axis))
            };
            format!("{head}{}{}{tail}", part(axes[0]), part(axes[1]))
        }
    }
}
