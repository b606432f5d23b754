//! Reading clue lines, and the messages for mistakes in them.

use crate::{Format, read as read_text, read_as};
use nonoscope_core::puzzle::{Axis, Puzzle};

fn puzzle(text: &str) -> Puzzle {
    read_text(text).unwrap().puzzle
}

fn error(text: &str) -> String {
    read_as(text, Format::Plain).unwrap_err().to_string()
}

/// A small puzzle as it is written most plainly.
const SMALL: &str = "1 1\n1\n\n1\n1\n1";

fn all_are_the_small_one(texts: &[&str]) {
    for text in texts {
        assert_eq!(puzzle(text), puzzle(SMALL), "{text:?}");
    }
}

#[test]
fn with_and_without_headings() {
    let small = puzzle(SMALL);
    assert_eq!((small.width(), small.height()), (3, 2));
    all_are_the_small_one(&[
        "rows\n1 1\n1\n\ncolumns\n1\n1\n1\n",
        "Columns:\n1\n1\n\n1\nROWS: 1,1\n1",
        "rows 1.1 / 1\ncols 1 / 1 / 1 /\n",
        "# a remark\nrow 1;1\n/ 1\n\ncol 1\n1 / 1",
    ]);
}

#[test]
fn lines_may_be_numbered() {
    all_are_the_small_one(&[
        "1: 1 1\n2: 1\n\n1) 1\n2) 1\n3) 1",
        "1. 1 1\n2. 1\n\n1. 1\n2. 1\n3. 1",
        "Row 1: 1 1\nRow 2: 1\nColumn 1: 1\nColumn 2: 1\nColumn 3: 1",
        "C1: 1\nC2: 1\nC3: 1\nR1: 1 1\nR2: 1\n",
        // Without a space after them, dots separate runs, as on any other line.
        "1.1\n1\n\n1\n1\n1",
    ]);
    assert_eq!(puzzle("R1: 1\nR2:\nC1: 1").height(), 2);
}

#[test]
fn labels_need_no_colon_if_all_lines_have_one() {
    all_are_the_small_one(&[
        "R1 1 1\nR2 1\nC1 1\nC2 1\nC3 1",
        "c1 1\nc2 1\nc3 1\n\nr1 1,1\nr2 1",
        "# R9 3\n- Row 1 1 1\n- Row 2 1\n- Column 1 1\n- Column 2 1\n- Column 3 1",
        "Row0 1 1\nRow1 1\nCol0 1\nCol1 1\nCol2 1\ngivens\n...\n...",
    ]);
    assert_eq!(puzzle("R1 1\nR2 0\nC1 -\nC2 1").clue(nonoscope_core::puzzle::Line::column(0)).lengths(), [0u16; 0]);
    assert_eq!(puzzle("title: R5 4\nR1 1\nR2 1\nC1 2").title(), Some("R5 4"));
    assert_eq!(error("R1 1\nR2 x\nC1 1"), "Line 2, column 4: Found “x”, expected a number.");
    // A heading with its first clue, as always.
    let headed = puzzle("Row 1 1\nColumn 1\n0\n1");
    assert_eq!(
        (headed.height(), headed.clue(nonoscope_core::puzzle::Line::row(0)).lengths()),
        (1, [1u16, 1].as_slice())
    );
    // Labels that do not count up are not labels.
    assert!(error("Row 1 1 1\nRow 3 1\nColumn 1 1").contains("A second part “row” begins here"));
}

#[test]
fn a_heading_with_a_colon_may_stand_inside_a_line() {
    all_are_the_small_one(&[
        "Rows: 1 1 / 1 Columns: 1 / 1 / 1",
        "Columns = 1/1/1; Rows = 1 1/1",
        "Row 1: 1 1, Row 2: 1, Column 1: 1, Column 2: 1, Column 3: 1",
        "Row 1: 1 1\nRow 2: 1\nColumn 1: 1 Column 2: 1 Column 3: 1",
    ]);
    // The number of a line may be a word, and a title may be anything.
    assert_eq!(puzzle("Row left: 1\nColumn top: 1"), puzzle("1\n\n1"));
    assert_eq!(puzzle("title: Rows: 1 Columns: 2\n1\n\n1").title(), Some("Rows: 1 Columns: 2"));
    assert!(error("rows: 1 columns 1").contains("“columns”"));
    assert!(error("rows: 1 columns: x").starts_with("Line 1, column 18: Found “x”"));
}

#[test]
fn lines_may_have_bullets() {
    all_are_the_small_one(&[
        "- 1 1\n- 1\n\n- 1\n- 1\n- 1",
        "* Rows\n  * 1 1\n  * 1\n* Columns\n  * 1\n  * 1\n  * 1",
        "• 1 1\n• 1\n\n• 1\n• 1\n• 1",
        "rows\n+ 1, 1\n+ 1\ncolumns\n– 1\n— 1\n· 1",
        "- Row 1: 1 1\n- Row 2: 1\n- Column 1: 1\n- Column 2: 1\n- Column 3: 1",
        "- 1. 1 1\n- 2. 1\n\n- 1\n- 1\n- 1",
    ]);
    // A dash alone is a clue without runs, and one at a number a sign.
    assert_eq!(puzzle("rows\n- 1\n- -\n-\n\ncolumns\n- 1").height(), 3);
    assert_eq!(puzzle("rows\n- / 1 / -\ncolumns\n1").height(), 3);
    assert!(error("-1\n\n1").contains("“-1” cannot be the length of a run"));
}

#[test]
fn numbers_of_lines_may_go_on_and_may_be_clues() {
    all_are_the_small_one(&[
        "1. 1 1\n2. 1\n\n3. 1\n4. 1\n5. 1",
        "0. 1 1\n1. 1\n\n0. 1\n1. 1\n2. 1",
        "0. 1 1\n1. 1\n\n2. 1\n3. 1\n4. 1",
        "01. 1 1\n02. 1\n\n1\n1\n1",
        "columns\n1. 1\n2. 1\n3. 1\nrows\n4. 1 1\n5. 1",
    ]);
    // A single line whose number is not a run, as totals show; and runs that look like numbers of lines.
    assert_eq!(puzzle("1. 2 1\n\n1. 1\n2. 1\n3. 0\n4. 1").height(), 1);
    let runs = puzzle("1. 1\n2.\n\n2\n1\n1");
    assert_eq!(runs.clue(nonoscope_core::puzzle::Line::row(0)).lengths(), [1, 1]);
    assert_eq!(runs, puzzle("1 1\n2\n\n2\n1\n1"));
}

#[test]
fn cells_of_a_spreadsheet_are_read() {
    all_are_the_small_one(&[
        "1,1,\n,1,\n,,\n1,,\n1,,\n1,,\n",
        "1\t1\n\t1\n\n1\n1\n1",
        "\"1\",\"1\"\n\"1\",\n,\n1\n1\n1\n",
        "1-1\n1\n\n1\n1\n1",
    ]);
}

#[test]
fn lines_without_runs() {
    let puzzle = puzzle("rows 0 / 1 / - / \ncolumns // 1");
    let runs = |axis| -> Vec<usize> { puzzle.clues(axis).iter().map(|clue| clue.lengths().len()).collect() };
    assert_eq!((runs(Axis::Row), runs(Axis::Column)), (vec![0, 1, 0], vec![0, 1]));
}

#[test]
fn titles_begin_with_whatever_signs() {
    for title in [":)", "= 3", "\"A\" cat", "[1] cat", "{", "=[", "3x3:1/1", "$1", "<puzzle>", "var d=[[1]];"] {
        let titled = puzzle("1\n\n1").with_title(title);
        assert_eq!(puzzle(&super::write(&titled)), titled, "{title}");
    }
    assert_eq!(puzzle("title = [x]\n1\n\n1").title(), Some("[x]"));
}

#[test]
fn titles_and_given_cells() {
    let puzzle = puzzle("title: Two\nrows\n1\n1\ncolumns\n1\n1\ngivens\nX.\n.x");
    assert_eq!(puzzle.title(), Some("Two"));
    assert_eq!(puzzle.givens().row_strings(), ["X.", ".X"]);
}

#[test]
fn too_large_puzzles_with_given_cells_are_refused_for_their_size() {
    let text = |givens: &str| format!("rows\n{}columns\n0\ngivens\n{givens}", "0\n".repeat(1025));
    assert_eq!(error(&text(&".\n".repeat(1025))), "There are 1025 rows. The limit is 1024.");
    assert_eq!(error(&text(".\n")), "Line 1030, column 1: The givens have 1 row, expected 1025.");
}

#[test]
fn errors_say_where() {
    assert_eq!(error("2 1\nx\n"), "Line 2, column 1: Found “x”, expected a number.");
    assert_eq!(
        error("1 x\n2\ny"),
        "Line 1, column 3: Found “x”, expected a number.\nLine 3, column 1: Found “y”, expected a number."
    );
    assert_eq!(error("1 2 + 3"), "Line 1, column 5: Found “+”, expected a number.");
    assert_eq!(
        error("1\n\n1\n\n1"),
        "Line 5, column 1: The puzzle is complete above this line, but more text follows. Delete the text that does not \
         belong to it. If it is another puzzle, read that separately."
    );
    assert!(error("1\n1").starts_with("Line 2, column 2: There are no clues for the columns."));
    assert!(error("columns\n1").contains("There are no clues for the rows."));
    assert_eq!(
        error("rows\n1\nrows\n1"),
        "Line 3, column 1: A second part “rows” begins here. Perhaps it should be “columns”."
    );
    assert_eq!(error("1\n\n1\ngivens\nX.\n"), "Line 5, column 1: The givens have 2 cells in this row, expected 1.");
    assert_eq!(error("1\n\n1\ngivens\nX\nX\n"), "Line 5, column 1: The givens have 2 rows, expected 1.");
    assert_eq!(
        error("1\n\n1\ngivens\n+\n"),
        "Line 5, column 1: Found “+”, expected “X” or “1” for a filled cell, “O” or “0” for an empty one, “.” or “?” for an unknown one."
    );
    assert_eq!(error("9999\n\n1"), "Line 1, column 1: This number is too large. The limit is 1024.");
    assert_eq!(
        error("1 1\n\n1\n1"),
        "Line 1, column 1: The clue of row 1, 1 1, needs at least 3 cells, but a row has only 2, because there are 2 columns."
    );
}

/// The puzzle of clue lines, its clues with the letters of its colours, and the names of these.
fn coloured(text: &str) -> (String, Vec<String>) {
    let reading = read_text(text).unwrap();
    assert_eq!((reading.format, reading.doubt), (Format::Plain, None), "{text}");
    let palette = reading.puzzle.palette();
    let clues = |axis| -> Vec<String> {
        let clues = reading.puzzle.clues(axis).iter();
        clues.map(|clue| crate::text::colouring::written(clue, palette)).collect()
    };
    let clues = [clues(Axis::Row).join("/"), clues(Axis::Column).join("/")].join(" | ");
    let names = palette.colours().skip(1).map(|(_, ink)| ink.name.clone()).collect();
    let again = puzzle(&super::write(&reading.puzzle));
    assert_eq!(again, reading.puzzle, "{}", super::write(&reading.puzzle));
    (clues, names)
}

#[test]
fn runs_have_signs_of_colours() {
    let small = ("2r 1b/1b | 1r/1r/1b 1b".to_owned(), vec!["red".to_owned(), "blue".to_owned()]);
    let texts = [
        "2r 1b\n0\n1b\n\n1r\n1r\n1b 1b",
        "2r1b/-/1b\n\n1r/1r/1b,1b",
        "2 red 1 blue\n-\n1 blue\n\n1red\n1RED\n1bl 1b",
        "rows\n2q,1z\n0\n1z\ncolumns\n1q\n1q\n1z 1z\nq = red\ncolour z: blue",
        "Row 1: 2r 1b\nRow 2: 0\nRow 3: 1b\nColumn 1: 1r\nColumn 2: 1r\nColumn 3: 1b 1b",
        "1. 2r 1b\n2.\n3. 1b\n\n1. 1r\n2. 1r\n3. 1b 1b",
    ];
    for text in texts {
        let (clues, names) = coloured(text);
        let clues = clues.replace('q', "r").replace('z', "b").replace("/0/", "/");
        assert_eq!((clues, names), small, "{text}");
    }
    assert_eq!(coloured("3o 1k\n\n1o\n1o\n1o\n1k").1, ["orange", "black"]);
}

#[test]
fn runs_without_a_sign_are_black_or_of_the_only_colour() {
    assert_eq!(coloured("2 1r\n\n1\n1\n1r"), ("2x 1r | 1x/1x/1r".to_owned(), vec!["black".into(), "red".into()]));
    assert_eq!(coloured("colour crimson\n2\n\n1\n1"), ("2 | 1/1".to_owned(), vec!["crimson".into()]));
    assert_eq!(puzzle("colour k black\n2k\n\n1\n1"), puzzle("2\n\n1\n1"));
}

#[test]
fn given_cells_have_colours() {
    let text = "colour r #d62728 red\ncolour b blue\ncolour . #ffffe0 paper\n\n\
                rows\n1r 1b\n1b\n\ncolumns\n1r\n1b\n1b\n\ngivens\nr.[rb]\n-..\n";
    let reading = puzzle(text);
    assert_eq!(
        super::write(&reading),
        text.replace(
            "colour r #d62728 red\ncolour b blue\ncolour . #ffffe0 paper",
            "colour . #ffffe0 paper\ncolour r #d62728 red\ncolour b blue"
        )
    );
    assert_eq!(reading.givens().row_strings(), ["X..", "O.."]);
    let either = reading.givens().get(nonoscope_core::puzzle::At::new(0, 2));
    assert!(either.is_partly_known() && either.possible(2).len() == 2);
    assert_eq!(
        error(&text.replace("r.[rb]", "r.[rb")),
        "Line 15, column 1: The givens have 2 cells in this row, expected 3."
    );
    assert_eq!(
        error(&text.replace("r.[rb]", "r.g")),
        "Line 15, column 3: There is no colour “g” here. The colours are b and r."
    );
}

#[test]
fn colours_that_are_not_defined_are_pointed_at() {
    assert_eq!(
        error("colour r red\n2r 1b\n\n1r\n1r\n1b"),
        "Line 2, column 5: There is no colour “b” here. The only colour is r.\n\
         Line 6, column 2: There is no colour “b” here. The only colour is r."
    );
    assert_eq!(
        error("2r 1z\n\n1r\n1r\n1z").lines().next().unwrap(),
        "Line 1, column 5: The colour “z” is not defined. Define it with a line such as “colour r red”."
    );
    assert_eq!(
        error("3q 2z\n1q 1z\n").lines().next().unwrap(),
        "Line 1, column 2: The colour “q” is not defined. Define it with a line such as “colour r red”."
    );
    assert_eq!(
        error("colour r reddish\ncolour b blue\n1r\n\n1r"),
        "Line 1, column 10: This should be a colour such as “red” or “#ff0000”."
    );
    assert_eq!(
        error("2r 1O\n\n1r").lines().next().unwrap(),
        "Line 1, column 4: “1O” has a letter in it. Perhaps it should be the number 10."
    );
    assert_eq!(
        error("2r 1b\n\n1r\n1r\n1r"),
        "The rows ask for 2 red cells, the columns for 3. These numbers must be the same.\n\
         The rows ask for 1 blue cell, the columns for none. These numbers must be the same."
    );
    // These are slips, as always.
    for text in ["1O 2\n\n1", "1x\n\n1", "3 apples 2 pears\n", "1l 1\n", "2r\n1\n1\n1\n\n1\n1\n1"] {
        assert!(!error(text).contains("colour"), "{text}: {}", error(text));
    }
}
