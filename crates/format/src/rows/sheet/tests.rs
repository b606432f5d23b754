//! Tests of sheets in every layout.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use crate::{Format, Reading, read as read_text, read_as, write};

fn found(text: &str) -> Reading {
    read_text(text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

fn id(reading: &Reading) -> String {
    write(reading, Format::Tatham).unwrap().text.trim_end().to_owned()
}

/// A puzzle of five columns and four rows.
const SMALL: &str = "5x4:1/2.1/1/1.2/1/1.1/3/1/1.2";

/// The same with its clues at the grid.
const BOTTOM: &str = "\t\t\t2\t\t1\t\n\t\t1\t1\t1\t2\t1\n1\t1\n\t3\n\t1\n1\t2\n";

#[test]
fn small_is_a_puzzle() {
    assert_eq!(id(&found(SMALL)), SMALL);
}

#[test]
fn clues_stand_above_and_to_the_left() {
    let small = found(SMALL).puzzle;
    let top = "\t\t1\t2\t1\t1\t1\n\t\t\t1\t\t2\t\n1\t1\t\t\t\t\t\n3\t\t\t\t\t\t\n1\t\t\t\t\t\t\n1\t2\t\t\t\t\t\n";
    let aligned = "       2   1\n     1 1 1 2 1\n1 1\n  3\n  1\n1 2\n";
    let drawn = "       2   1  \n     1 1 1 2 1\n1 1 |. . . . .\n  3 |. . . . .\n  1 |. . . . .\n1 2 |. . . . .\n";
    let boxes = "       2   1\n     1 1 1 2 1\n\n1 1  □□□□□\n  3  □□□□□\n  1  □□□□□\n1 2  □□□□□\n";
    let in_cells = ",1,2 1,1,\"1,2\",1\n1 1,,,,,\n3,,,,,\n1,,,,,\n\"1,2\",,,,,\n";
    let bars = "| | 1 | 2.1 | 1 | 1.2 | 1 |\n|---|---|---|---|---|---|\n| 1 1 | | | | | |\n| 3 | | | | | |\n| 1 | | | | | |\n| 1 2 | | | | | |\n";
    let texts = [
        BOTTOM.to_owned(),
        top.to_owned(),
        top.replace('\t', ","),
        BOTTOM.replace('\t', ";"),
        BOTTOM.replace('\t', "\",\"").lines().map(|line| format!("\"{line}\"\n")).collect(),
        format!("\n{BOTTOM}\n\n"),
        aligned.to_owned(),
        drawn.to_owned(),
        boxes.to_owned(),
        in_cells.to_owned(),
        bars.to_owned(),
    ];
    for text in texts {
        let reading = found(&text);
        assert_eq!((reading.format, reading.doubt), (Format::Sheet, None), "{text}");
        assert_eq!(reading.puzzle, small, "{text}");
    }
}

#[test]
fn numbers_of_two_digits_are_aligned_on_either_side() {
    let digits = |columns: &str| format!("{columns}12\n12\n");
    let twelve = "12x2:2/2/2/2/2/2/2/2/2/2/2/2/12/12";
    assert_eq!(id(&found(&digits("    2 2 2 2 2 2 2 2 2 2 2 2\n"))), twelve);
    let rows: String = (0..12).map(|_| "2\n").collect();
    for columns in ["   12 12\n", "   12 12\n    \n"] {
        assert_eq!(id(&found(&format!("{columns}{rows}"))), "2x12:12/12/2/2/2/2/2/2/2/2/2/2/2/2");
    }
    let mixed = "      1 10\n   1 10  1\n".to_owned();
    assert!(read_as(&mixed, Format::Sheet).is_err());
}

#[test]
fn lines_without_runs_are_blank() {
    let reading = found("\t1\t\t1\n1 1\t\t\t\n\t\t\t\n0\n");
    assert_eq!((reading.format, id(&reading).as_str()), (Format::Sheet, "3x3:1//1/1.1//"));
    let reading = found("    1 1   1\n2 1\n");
    assert_eq!((reading.format, id(&reading).as_str()), (Format::Sheet, "4x1:1/1//1/2.1"));
}

/// The sheet with other cells in its grid.
fn with_cells(rows: [&str; 4]) -> String {
    let mut lines = BOTTOM.lines();
    let mut text: String = lines.by_ref().take(2).map(|line| format!("{line}\n")).collect();
    for (clue, row) in ["1\t1", "\t3", "\t1", "1\t2"].into_iter().zip(rows) {
        let cells: Vec<String> = row.chars().map(|c| c.to_string().replace(' ', "")).collect();
        text.push_str(&format!("{clue}\t{}\n", cells.join("\t")));
    }
    text
}

#[test]
fn clear_signs_in_the_grid_are_given_cells() {
    for (rows, expected) in [
        (["#  x ", "     ", "     ", "     "], ["X..O.", ".....", ".....", "....."]),
        ([" ■.. ", ".....", "     ", "     "], [".X...", ".....", ".....", "....."]),
        (["1    ", "  0  ", "     ", "     "], ["X....", "..O..", ".....", "....."]),
    ] {
        let reading = found(&with_cells(rows));
        assert_eq!((reading.format, reading.doubt), (Format::SheetGivens, Some(Format::Sheet)), "{rows:?}");
        assert_eq!(reading.puzzle.givens().row_strings(), expected);
        let bare = read_as(&with_cells(rows), Format::Sheet).unwrap();
        assert!(bare.puzzle.givens().is_unknown());
    }
}

#[test]
fn crosses_alone_are_ignored_and_the_other_meaning_is_said() {
    for rows in [["x    ", "     ", "     ", "     "], ["o    ", "  x  ", "     ", "     "]] {
        let reading = found(&with_cells(rows));
        assert_eq!((reading.format, reading.doubt), (Format::Sheet, Some(Format::SheetGivens)), "{rows:?}");
        assert!(reading.puzzle.givens().is_unknown());
        assert_eq!(reading.puzzle, found(SMALL).puzzle);
    }
}

#[test]
fn a_solution_in_the_grid_is_kept_as_one() {
    let reading = found("\t\t2\t1\t1\n1\t1\tx\t\tx\n\t2\tx\tx\t\n");
    assert_eq!((reading.format, reading.doubt), (Format::Sheet, Some(Format::SheetGivens)));
    assert_eq!(reading.notes.goal.unwrap().row_strings(), ["XOX", "XXO"]);
}

#[test]
fn clue_lines_stay_clue_lines() {
    let lines = "    1 1\n    1\n\n1\n1\n1";
    let reading = found(lines);
    assert_eq!((reading.format, reading.doubt), (Format::Plain, Some(Format::Sheet)));
    for text in ["1\t1\n\t1\n\n1\n1\n1", "  1\n1 1\n\n 1\n 2\n", " 1 1\n 1\n\n 1\n 1\n 1"] {
        if let Ok(reading) = read_text(text) {
            assert_eq!((reading.format, reading.doubt), (Format::Plain, None), "{text:?}");
        }
    }
}

#[test]
fn errors_say_where() {
    let error = |text: &str| read_text(text).unwrap_err();
    let wrong = error(&BOTTOM.replace("\t3\n", "\t4\n"));
    assert_eq!(wrong.format, Format::Sheet);
    assert_eq!(
        wrong.to_string(),
        "The 4 rows ask for 10 filled cells in all, the 5 columns for 9. These totals must be the same. \
         Probably one number is wrong or missing. Check each clue again."
    );
    assert_eq!(
        error(&BOTTOM.replace("\t3\n", "\t6\n")).to_string(),
        "Line 4, column 2: The clue of row 2, 6, needs at least 6 cells, but a row has only 5, because there are 5 columns."
    );
    assert_eq!(
        error(&BOTTOM.replace("1\t2\n", "1\tx\t#\n")).to_string(),
        "Line 6, column 3: Found “x”, expected a number."
    );
    assert_eq!(
        read_as("1\n\n1", Format::Sheet).unwrap_err().to_string(),
        "There is no puzzle in this text. Expected: numbers above a grid and to the left of it."
    );
}
