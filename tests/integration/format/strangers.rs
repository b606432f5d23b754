//! Puzzles as people have them who know nothing of our formats: in any language, with anything around the clues. Each text
//! stands for its kind.

use nonoscope::format::{Format, Reading, Remark, read, read_all, write};
use nonoscope::puzzle::Axis;

/// The puzzle that most texts here are: rows 3 and 1, columns 2, 1 and 1.
const SMALL: &str = "3x2:2/1/1/3/1";

fn id(reading: &Reading) -> String {
    write(reading, Format::Tatham).unwrap().text.trim_end().to_owned()
}

/// What is read of a text that can be read.
#[track_caller]
fn reading(text: &str) -> Reading {
    read(text).unwrap_or_else(|error| panic!("{text}\n{error}"))
}

/// The texts are the small puzzle, and nothing is to be said about them.
#[track_caller]
fn are_small(texts: &[&str]) {
    for text in texts {
        let reading = reading(text);
        assert_eq!((id(&reading).as_str(), &reading.remarks[..], reading.doubt), (SMALL, &[][..], None), "{text}");
    }
}

#[track_caller]
fn is_refused(text: &str, with: &str) {
    let said = read(text).map(|reading| id(&reading)).unwrap_err().to_string();
    assert!(said.contains(with), "{text}\n{said}");
}

#[test]
fn an_unknown_clue_is_no_empty_one() {
    is_refused(r#"{"rows":[[1],null],"cols":[[1],[]]}"#, "Line 1, column 14: The clue of row 2 is missing");
    is_refused("rows = [[1], [1]]\ncols = [[1], None]\n", "The clue of column 2 is missing");
    is_refused(r#"{"rows":[[1],["?"]],"cols":[[1],[1]]}"#, "The length of this run is hidden");
    is_refused(r#"{"rows":[[1],[null, 1]],"cols":[[1],[1]]}"#, "The length of this run is hidden");
    is_refused("? 1\n3\n\n2\n1\n1\n", "Line 1, column 1: The length of this run is hidden");
}

#[test]
fn cells_beside_the_clues_are_the_picture_or_left_out_with_a_word() {
    for name in ["content", "state", "cells", "board", "grid", "progress"] {
        for cells in ["[0,1,0,0]", "[[0,1],[0,0]]", "[[false,true],[false,false]]", "[\".#\",\"..\"]"] {
            let text = format!(r#"{{"rows":[[1],[1]],"columns":[[1],[1]],"{name}":{cells}}}"#);
            let reading = reading(&text);
            assert_eq!(reading.remarks, [Remark::CellsLeftOut { name: name.to_owned() }], "{text}");
            assert!(reading.puzzle.givens().is_unknown());
        }
        let solved = reading(&format!(r#"{{"rows":[[1],[1]],"columns":[[1],[1]],"{name}":[0,1,1,0]}}"#));
        assert_eq!((solved.remarks.len(), solved.notes.goal.unwrap().row_strings()[0].as_str()), (0, "OX"));
        let begun = reading(&format!(r#"{{"rows":[[1],[1]],"columns":[[1],[1]],"{name}":[0,0,0,0]}}"#));
        assert!(begun.remarks.is_empty(), "nothing is known before it begins");
    }
    for name in ["solution", "goal"] {
        let text = format!(r#"{{"rows":[[2],[1]],"columns":[[1],[2]],"{name}":[[1,0],[0,1]]}}"#);
        let other = reading(&text);
        assert_eq!(other.remarks, [Remark::CellsLeftOut { name: name.to_owned() }], "{text}");
        assert_eq!(other.notes.goal, None);
    }
    let given = reading(r#"{"rows":[[1],[1]],"columns":[[1],[1]],"givens":["?1","??"]}"#);
    assert_eq!((given.puzzle.givens().row_strings()[0].as_str(), given.remarks.len()), (".X", 0));
}

#[test]
fn a_zero_between_runs_is_left_out_with_a_word() {
    for text in [r#"{"rows":[[1,0,1]],"cols":[[1],[],[1]]}"#, "1 0 1\n\n1\n0\n1\n", "rows\n1 0 1\ncolumns\n1\n0\n1\n"] {
        let reading = reading(text);
        assert_eq!(id(&reading), "3x1:1//1/1.1", "{text}");
        assert!(matches!(reading.remarks[..], [Remark::Zero { .. }]), "{text}: {:?}", reading.remarks);
    }
    // Zeros in front or behind are there to make all clues equally long.
    are_small(&[r#"{"rows":[[0,3],[0,1]],"cols":[[2,0],[1,0],[1,0]]}"#]);
}

#[test]
fn several_puzzles_of_a_program_are_several() {
    let call = "Puzzle(row_clues=[[3],[1]], col_clues=[[2],[1],[1]])";
    for text in [
        format!("a = {call}\nb = {call}\n"),
        format!("[{call}, {call}]"),
        "rows = [[3],[1]]\ncols = [[2],[1],[1]]\nrows = [[3],[1]]\ncols = [[2],[1],[1]]\n".to_owned(),
        r#"{"a":{"rows":[[3],[1]],"cols":[[2],[1],[1]]},"b":{"rows":[[3],[1]],"cols":[[2],[1],[1]]}}"#.to_owned(),
        "[[[[3],[1]],[[2],[1],[1]]],[[[3],[1]],[[2],[1],[1]]]]".to_owned(),
    ] {
        let all: Vec<String> = read_all(&text).iter().map(|reading| id(reading.as_ref().unwrap())).collect();
        assert_eq!(all, [SMALL, SMALL], "{text}");
    }
}

#[test]
fn where_nothing_says_what_the_rows_are_it_is_said() {
    let square = "3x3:1/2/2/3/1/1";
    for text in [
        "3 3\n3\n1\n1\n1\n2\n2\n",
        "3\n3\n3\n1\n1\n\n1\n2\n2\n",
        "3\n1\n1\n\n1\n2\n2\n",
        "3;1;1,0\n1;2;2\n",
        "3 0\n1 0\n1 0\n\n1 0\n2 0\n2 0\n",
        "C A A\nA B B\n",
        r#"{"size":3,"clues":[[[3],[1],[1]],[[1],[2],[2]]]}"#,
        r#"{"a":[[3],[1],[1]],"b":[[1],[2],[2]]}"#,
        "int[][] a = {{3},{1},{1}}; int[][] b = {{1},{2},{2}};",
    ] {
        let reading = reading(text);
        assert_eq!(id(&reading), square, "{text}");
        assert!(
            matches!(reading.remarks[..], [Remark::Order { .. }]),
            "{text}: {:?} {:?}",
            reading.format,
            reading.remarks
        );
    }
    // The format names the other way.
    assert!(reading("[[[3],[1],[1]],[[1],[2],[2]]]").doubt.is_some());
    // What is the same both ways, or has sizes that say it, needs no word.
    for text in
        ["2\n1\n\n2\n1\n", "3 2\n3\n1\n2\n1\n1\n", r#"{"width":3,"height":2,"clues":[[[2],[1],[1]],[[3],[1]]]}"#]
    {
        assert_eq!(reading(text).remarks, [], "{text}");
    }
}

#[test]
fn marks_of_ones_own_in_a_sheet_or_below_the_clues_are_marks() {
    let with_marks = |text: &str, rows: [&str; 2]| {
        let reading = reading(text);
        assert_eq!(id(&reading), SMALL, "{text}");
        assert_eq!(reading.marks.map(|marks| marks.row_strings()), Some(rows.map(str::to_owned).to_vec()), "{text}");
        assert!(reading.remarks.contains(&Remark::Marks) && reading.puzzle.givens().is_unknown(), "{text}");
    };
    with_marks("\t2\t1\t1\n3\tX\tO\t\n1\t\t\to\n", ["XO.", "..O"]);
    with_marks("3\n1\n\n2\n1\n1\n\nX..\no..\n", ["X..", "O.."]);
    // Crosses alone could be filled cells or empty ones.
    let crosses = reading("\t2\t1\t1\n3\tX\t\t\n1\t\t\t\n");
    assert_eq!((id(&crosses).as_str(), &crosses.remarks[..]), (SMALL, &[Remark::MarksLeftOut][..]));
}

#[test]
fn what_stands_beside_the_clues_does_not_matter() {
    are_small(&[
        r#"{"rows":2,"cols":3,"row_clues":[[3],[1]],"col_clues":[[2],[1],[1]]}"#,
        r#"{"rating":4.5,"rows":[[3],[1]],"cols":[[2],[1],[1]],"likes":-1,"by":null,"tags":["a 1",{"b":[2,-3.5]}]}"#,
        r#"{"rows":[[3],[1]],"cols":[[2],[1],[1]],"rowTotals":[3,1],"colTotals":[2,1,1],"size":[3,2]}"#,
        r#"{"task":{"rows":[[3],[1]],"cols":[[2],[1],[1]]}}"#,
        r#"{"levels":[{"rows":[[3],[1]],"cols":[[2],[1],[1]]}]}"#,
        r#"{"board":{"id":3,"rows":{"clues":[[3],[1]]},"cols":{"clues":[[2],[1],[1]]}}}"#,
        "x = 5\nif x > 3 { print(\"rows\", [x]) }\nrows = [[3],[1]]\ncols = [[2],[1],[1]]\n",
    ]);
    // Totals are no clues, even where nothing else has the names of rows and columns.
    let inner = r#""b":{"solution":[[0,0,0],[1,0,1]],"a":[[0],[1,1]],"d":[1,0,1]}"#;
    let reads = reading(&format!(r#"{{"rowTotals":[0,2],"colTotals":[1,0,1],{inner}}}"#));
    assert_eq!((id(&reads).as_str(), &reads.remarks[..]), ("3x2:1//1//1.1", &[Remark::Order { first: Axis::Row }][..]));
    is_refused(r#"{"rowTotals":[0,2],"colTotals":[1,0,1]}"#, "There is no puzzle in this text");
    let order = reading(r#"{"data":[[[3],[1]],[[2],[1],[1]]]}"#);
    assert_eq!((id(&order).as_str(), order.remarks.len()), (SMALL, 1));
}

#[test]
fn names_of_many_kinds_and_languages_are_known() {
    let names = [
        ["rowConstraints", "colConstraints"],
        ["row_runs", "col_runs"],
        ["HintsRow", "HintsColumn"],
        ["sideNumbers", "topNumbers"],
        ["rowclues", "colclues"],
        ["horizontal_hints", "vertical_hints"],
        ["Zeilen", "Spalten"],
        ["lignes", "colonnes"],
        ["filas", "columnas"],
        ["righe", "colonne"],
        ["rijen", "kolommen"],
        ["wiersze", "kolumny"],
        ["řádky", "sloupce"],
        ["строки", "столбцы"],
        ["行", "列"],
        ["가로", "세로"],
    ];
    for [rows, columns] in names {
        are_small(&[
            &format!(r#"{{"{rows}":[[3],[1]],"{columns}":[[2],[1],[1]]}}"#),
            &format!(r#"{{"{columns}":[[2],[1],[1]],"{rows}":[[3],[1]]}}"#),
            &format!("{rows} = [[3],[1]]\n{columns} = [[2],[1],[1]]\n"),
        ]);
    }
    are_small(&[
        "行\n3\n1\n\n列\n2\n1\n1\n",
        "Zeilen:\n3\n1\nSpalten:\n2\n1\n1\n",
        "R: 3 / 1\nC: 2 / 1 / 1\n",
        "The rows are [[3],[1]] and the columns are [[2],[1],[1]].\n",
    ]);
}

#[test]
fn lists_of_other_languages_are_read() {
    are_small(&[
        "int[][] rows = {{3},{1}};\nint[][] cols = {{2},{1},{1}};\n",
        "rows := [][]int{{3}, {1}}\ncols := [][]int{{2}, {1}, {1}}\n",
        "var rows = new[] { new[]{3}, new[]{1} };\nvar cols = new[] { new[]{2}, new[]{1}, new[]{1} };\n",
        "int[][] rows = new int[][] { new int[] {3}, new int[] {1} };\nint[][] cols = { new int[] {2}, {1}, {1} };\n",
        "val rows = listOf(listOf(3), listOf(1))\nval cols = listOf(listOf(2), listOf(1), listOf(1))\n",
        "let rows = vec![vec![3], vec![1]];\nlet cols = vec![vec![2], vec![1], vec![1]];\n",
        "const ROWS: &[&[u8]] = &[&[3], &[1]];\nconst COLS: &[&[u8]] = &[&[2], &[1], &[1]];\n",
        "rows <- list(c(3), c(1))\ncols <- list(c(2), c(1), c(1L))\n",
        "$rows = array(array(3), array(1));\n$cols = array(0 => array(2), 1 => array(1), 2 => array(1));\n",
        "List<List<Integer>> rows = List.of(List.of(3), List.of(1));\nvar cols = Arrays.asList(List.of(2), List.of(1), List.of(1));\n",
        "std::vector<std::vector<int>> rows = {{3}, {1}}, cols = {{2}, {1}, {1}};\n",
        "int rows[2][1] = {{3},{1}};\nint cols[3][1] = {{2},{1},{1}};\n",
        "local rows = {{3},{1}} -- the rows\nlocal cols = {{2},{1},{1}}\n",
        "@rows = ([3],[1]);\n@cols = ([2],[1],[1]);\n",
        "let rows: [[Int]] = [[3],[1]]\nlet cols: [[Int]] = [[2],[1],[1]]\n",
        "(define rows '((3) (1)))\n(define cols '((2) (1) (1)))\n",
        "rows: [[3],[1]],\ncols: [[2],[1],[1]],\n",
    ]);
}

#[test]
fn yaml_is_read() {
    are_small(&[
        "rows:\n- [3]\n- [1]\ncols:\n- [2]\n- [1]\n- [1]\n",
        "rows:\n  - 3\n  - 1\ncolumns:\n  - 2\n  - 1\n  - 1\n",
        "---\ntitle: A title\nwidth: 3\nheight: 2\nrows:\n  - [3]\n  - - 1\ncols:\n  -\n    - 2\n  - [1]\n  - '1'\n",
        "puzzle:\n  rows:\n    - [3]\n    - [1]\n  cols:\n    - [2]\n    - [1]\n    - [1]\n",
    ]);
    assert_eq!(
        reading("title: A title\nrows:\n- [3]\n- [1]\ncols:\n- [2]\n- [1]\n- [1]\n").puzzle.title(),
        Some("A title")
    );
}

#[test]
fn solutions_are_read_as_data() {
    for text in [
        "[[1,1,1],[1,0,0]]",
        "{\"solution\":[\"###\",\"#..\"]}",
        "[[true,true,true],[true,false,false]]",
        "solution = [[1, 1, 1], [1, 0, 0]]\n",
        "+---+\n|###|\n|#..|\n+---+\n",
        "┌───┐\n│###│\n│#..│\n└───┘\n",
        "<?xml version=\"1.0\"?>\n<picmi><board name=\"A\" author=\"B\"><row>111</row><row>1--</row></board></picmi>",
    ] {
        let reading = reading(text);
        assert_eq!((id(&reading).as_str(), reading.notes.goal.is_some()), (SMALL, true), "{text}");
    }
}

#[test]
fn chats_and_markdown_are_read() {
    are_small(&[
        "**Rows**\n3\n1\n\n**Columns**\n2\n1\n1\n",
        "## Rows\n3\n1\n\n## Columns\n2\n1\n1\n",
        "### Row clues (from the top):\n\n1. 3\n2. 1\n\n### Column clues\n\n1. 2\n2. 1\n3. 1\n",
        "Row 1: [3]\nRow 2: [1]\nColumn 1: [2]\nColumn 2: [1]\nColumn 3: [1]\n",
        "- **Row 1:** 3\n- **Row 2:** 1\n- **Column 1:** 2\n- **Column 2:** 1\n- **Column 3:** 1\n",
        "| Row | Clue |\n|---|---|\n| 1 | 3 |\n| 2 | 1 |\n\n| Column | Clue |\n|---|---|\n| 1 | 2 |\n| 2 | 1 |\n| 3 | 1 |\n",
        "Here is one (easy :)\n\n```python\nrows = [[3],[1]]\ncols = [[2],[1],[1]]\n```\nEnjoy!\n",
    ]);
}

#[test]
fn clues_on_the_right_and_below_are_read() {
    are_small(&[". . .  3\n. . .  1\n2 1 1\n", "- - - 3\n- - - 1\n\n2 1 1\n", "_|_|_| 3\n_|_|_| 1\n2 1 1\n"]);
    let two = reading(". . .  1 1\n. . .  1\n. . .  2\n1 2 1\n1\n");
    assert_eq!(id(&two), "3x3:1.1/2/1/1.1/1/2");
    assert_eq!(reading("# . .  1\n. # #  2\n1 1 1\n").notes.goal.unwrap().row_strings(), ["XOO", "OXX"]);
}

#[test]
fn whatever_stands_between_the_parts_divides_them() {
    are_small(&[
        "3\n1\n-\n2\n1\n1\n",
        "3\n1\n---\n2\n1\n1\n",
        "3\n1\n=====\n2\n1\n1\n",
        "3\n1\n***\n2\n1\n1\n",
        "2\n3\n1\n\n3\n2\n1\n1\n",
    ]);
    // A height and a width, or the number of lines before each part.
    let either = reading("2\n3\n1\n3\n2\n1\n1\n");
    assert_eq!(either.remarks, [Remark::Others], "{}", id(&either));
}

#[test]
fn files_of_other_programs_are_read() {
    are_small(&[
        "[Description]\nA file\n[Dimensions]\n2\n3\n[Row clues]\n3\n1\n[Column clues]\n2\n1\n1\n[Solution grid]\n2 2 2\n2 1 1\n",
        "pzprv3/\nnonogram/\n2/\n3/\n. 2 1 1 /\n3 . . . /\n1 . . . /\n",
        "pzprv3/nonogram/2/3/. 2 1 1 /3 . . . /1 . . . /",
        "Srdce\n:\n3\n1\n:\n2\n1\n1\n",
        "Srdce\n: tajenka\n3\n1\n: dolu\n2\n1\n1\n",
    ]);
    let marked = reading("pzprv3/nonogram/2/3/. 2 1 1 /3 # + . /1 . . . /");
    assert_eq!(marked.marks.unwrap().row_strings(), ["XO.", "..."]);
    for text in [
        "color red FF0000 #\nrows\nred 3\nred 1\ncolumns\nred 2\nred 1\nred 1\n",
        "Srdce\n#deklarace barev\n   0:   white bila\n   r:& red cervena\n: radky\n3r\n1r\n: sloupce\n2r\n1r\n1r\n",
    ] {
        let reading = reading(text);
        assert_eq!(
            (id(&reading).as_str(), &*reading.puzzle.palette().colours().nth(1).unwrap().1.name),
            (SMALL, "red"),
            "{text}"
        );
    }
}

#[test]
fn a_cell_of_a_spreadsheet_may_have_two_lines() {
    let reading = reading("\t\"1\n1\"\t2\n2\t\t\n1\t\t\n1\t\t\n");
    assert_eq!((id(&reading).as_str(), reading.format), ("2x3:1.1/2/2/1/1", Format::Sheet));
}

#[test]
fn kinds_that_are_not_read_are_named() {
    is_refused(r#"{"type":"mega","rows":[[3],[1]],"cols":[[9],[1],[1]]}"#, "another kind of puzzle: “mega”");
    is_refused("A three-dimensional nonogram\n3\n1\n\nx\n", "another kind of puzzle: “three-dimensional”");
    is_refused("title: Mega nonogram\n\n3\n1\n\n9\n1\n1\n", "another kind of puzzle: “mega”");
}
