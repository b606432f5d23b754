//! `make`: what it prints, and what it says about it.

use super::program::nonoscope;

#[test]
fn a_picture_becomes_clue_lines_and_a_note() {
    let made = nonoscope(&["make", "picture", "-"], "OXO\nXXX\nOXO\n");
    assert_eq!((made.code, made.out.as_str()), (0, "rows\n1\n3\n1\n\ncolumns\n1\n3\n1\n"));
    assert_eq!(made.err, "nonoscope: One solution, no guessing needed. It is gentle (0 of 100).\n");
    let made = nonoscope(&["make", "picture", "-"], "XO\nOX\n");
    assert_eq!((made.code, made.err.as_str()), (0, "nonoscope: Several solutions. They differ in at least 4 cells.\n"));
}

#[test]
fn what_was_made_can_be_read_again() {
    let made = nonoscope(&["make", "picture", "--json", "-"], "XXO\nOXO\n");
    let object = &made.json()[0];
    assert_eq!((object["givens"].as_u64(), object["changed"].as_u64()), (Some(0), Some(0)));
    assert_eq!((object["verdict"].as_str(), object["solved_by"].as_str()), (Some("unique"), Some("lines")));
    let again = nonoscope(&["solve", "--json", "-"], object["puzzle"].as_str().unwrap());
    assert_eq!(again.json()[0]["solutions"][0][0], "XXO");
}

#[test]
fn a_puzzle_is_no_picture() {
    let refused = nonoscope(&["make", "picture", "-"], "2x2:1/1/1/1");
    assert_eq!((refused.code, refused.out.as_str()), (2, ""));
    assert!(refused.err.contains("nonoscope picture"), "{}", refused.err);
}
