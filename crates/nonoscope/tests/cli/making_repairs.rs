//! `make repair`: what is given or changed, what is said of it, and what cannot be repaired.

use super::program::nonoscope;
use nonoscope::examples;

/// Two pairs of cells that can each be turned.
const PAIRS: &str = "XOOOO\nOXOOO\nOOOXO\nOOOOX\n";

#[test]
fn the_fewest_givens_are_added() {
    let made = nonoscope(&["make", "repair", "-"], "XO\nOX\n");
    assert_eq!((made.code, made.out.as_str()), (0, "rows\n1\n1\n\ncolumns\n1\n1\n\ngivens\nX.\n..\n"));
    let said =
        "nonoscope: One solution, no guessing needed. It is gentle (0 of 100). 1 cell given, the fewest possible.\n";
    assert_eq!(made.err, said);
    let none = nonoscope(&["make", "repair", "--lines-only", "-"], "OXO\nXXX\nOXO\n");
    assert!(none.err.ends_with("No cells need to be given.\n"), "{}", none.err);
}

#[test]
fn the_card_needs_two_of_its_22_givens() {
    let card = examples::GCHQ_2015.text;
    let kept = nonoscope(&["make", "repair", "--json", "-"], card);
    assert_eq!(kept.json()[0]["givens"], 22);
    assert!(kept.err.ends_with("No more cells need to be given.\n"), "{}", kept.err);
    for aim in [&[][..], &["--lines-only"]] {
        let made = nonoscope(&[&["make", "repair", "--afresh", "--json"], aim, &["-"]].concat(), card);
        let object = &made.json()[0];
        assert_eq!(
            (&object["givens"], &object["proven"], &object["verdict"]),
            (&2.into(), &true.into(), &"unique".into())
        );
        assert!(made.err.ends_with("2 cells given, the fewest possible.\n"), "{}", made.err);
        let again = nonoscope(&["qr", "-"], object["puzzle"].as_str().unwrap());
        assert!(again.out.contains("www.gchq.gov.uk/puzz"), "{}", again.out);
    }
}

#[test]
fn the_picture_that_its_maker_had_in_mind_is_kept() {
    // As a puzzle, the first solution that is found.
    for picture in ["XO\nOX\n", "OX\nXO\n"] {
        let made = nonoscope(&["make", "repair", "-"], picture);
        let again = nonoscope(&["solve", "--json", "-"], &made.out);
        assert_eq!(again.json()[0]["solutions"][0], serde_json::json!(picture.lines().collect::<Vec<_>>()));
    }
    let made = nonoscope(&["make", "repair", "--json", "-"], "2x2:1/1/1/1");
    assert_eq!((made.code, &made.json()[0]["verdict"]), (0, &"unique".into()));
}

#[test]
fn without_a_picture_any_solution_may_be_kept() {
    // The first solution that is found needs two cells.
    let puzzle = "5x8:2.1.1/1.1//1.1/1.1.2/1/1.2/1/1/2/1/1/1.1";
    let made = nonoscope(&["make", "repair", "--json", "-"], puzzle);
    let object = &made.json()[0];
    assert_eq!((&object["givens"], &object["proven"], &object["verdict"]), (&1.into(), &true.into(), &"unique".into()));
    assert!(made.err.ends_with("1 cell given, the fewest possible.\n"), "{}", made.err);
}

#[test]
fn the_fewest_cells_are_changed() {
    let made = nonoscope(&["make", "repair", "--changes", "--json", "-"], PAIRS);
    let object = &made.json()[0];
    assert_eq!((&object["proven"], &object["verdict"], &object["givens"]), (&true.into(), &"unique".into(), &0.into()));
    let changed = object["cells"].as_array().unwrap();
    assert_eq!((object["changed"].as_u64(), changed.len()), (Some(changed.len() as u64), changed.len()));
    assert!(made.err.contains("cells changed, the fewest possible: row "), "{}", made.err);
    let again = nonoscope(&["solve", "--json", "-"], object["puzzle"].as_str().unwrap());
    let again = again.json();
    let rows = again[0]["solutions"][0].as_array().unwrap();
    let solution: Vec<&str> = rows.iter().map(|row| row.as_str().unwrap()).collect();
    let number = |cell: &serde_json::Value, name: &str| cell[name].as_u64().unwrap() as usize - 1;
    for (row, line) in PAIRS.lines().enumerate() {
        for (column, letter) in line.chars().enumerate() {
            let is_changed = changed.iter().any(|cell| (number(cell, "row"), number(cell, "column")) == (row, column));
            assert_eq!(solution[row].chars().nth(column) != Some(letter), is_changed);
        }
    }
    let rated = nonoscope(&["make", "repair", "--changes", "--rating", "5", "--json", "-"], PAIRS);
    assert!(rated.json()[0]["rating"].as_u64().unwrap() <= 5);
}

#[test]
fn a_title_and_colours_stay() {
    let text =
        "title \"Knot\"\nwidth 3\nheight 3\ncolor a #ff0000\ncolor b #0000ff\nrows\n1a\n1b\n1a\ncolumns\n1a\n1b\n1a\n";
    let made = nonoscope(&["make", "repair", "-"], text);
    assert!(
        made.out.contains("Knot") && made.out.contains("colour b blue") && made.out.contains("givens"),
        "{}{}",
        made.out,
        made.err
    );
}

#[test]
fn what_has_no_solution_cannot_be_repaired() {
    let none = nonoscope(&["make", "repair", "-"], "1\n1\n\n1\n1\n\ngivens\nXX\n..\n");
    assert_eq!((none.code, none.out.as_str()), (1, ""));
    assert_eq!(none.err, "nonoscope: The puzzle has no solution, so there is no picture to keep.\n");
    let stopped = nonoscope(&["make", "repair", "--limit", "1", "-"], examples::NINE_DOM.text);
    assert_eq!((stopped.code, stopped.out.as_str()), (3, ""));
    assert_eq!(stopped.err, "nonoscope: No solution was found, so there is no picture to keep.\n");
    for arguments in [
        &["--givens", "--changes"][..],
        &["--rating", "5"],
        &["--changes", "--rating", "101"],
        &["--changes", "--afresh"],
    ] {
        assert_eq!(nonoscope(&[&["make", "repair"], arguments, &["-"]].concat(), PAIRS).code, 2);
    }
}
