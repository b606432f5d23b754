//! `make qr`: the card of a text, what is said of it, and texts that have none.

use super::program::nonoscope;

#[test]
fn a_card_is_solved_to_its_text() {
    let made = nonoscope(&["make", "qr", "Meet me at noon"], "");
    assert_eq!(made.code, 0);
    assert!(made.err.starts_with("nonoscope: One solution, no guessing needed. It is "), "{}", made.err);
    assert!(made.err.ends_with("21 × 21 cells, level L, seed 1.\n"), "{}", made.err);
    assert_eq!(nonoscope(&["qr", "-"], &made.out).out, "Meet me at noon\n");
    // Standard input says the same, without the end of its line.
    assert_eq!(nonoscope(&["make", "qr", "-"], "Meet me at noon\r\n").out, made.out);
    assert_ne!(nonoscope(&["make", "qr", "--seed", "2", "Meet me at noon"], "").out, made.out);
}

#[test]
fn the_object_says_what_is_given() {
    let made = nonoscope(&["make", "qr", "--json", "--width", "49", "eight"], "");
    let object = &made.json()[0];
    assert_eq!((object["givens"].as_u64(), object["proven"].as_bool()), (Some(2), Some(true)));
    assert!(made.err.contains("49 × 49 cells, level "), "{}", made.err);
    assert!(made.err.ends_with(", seed 1. 2 cells are given, the fewest possible.\n"), "{}", made.err);
    assert_eq!(nonoscope(&["qr", "-"], object["puzzle"].as_str().unwrap()).out, "eight\n");
}

#[test]
fn wishes_are_arguments() {
    let made = nonoscope(&["make", "qr", "--width", "33", "--level", "q", "--hard", "--lines-only", "HELLO"], "");
    assert!(made.err.starts_with("nonoscope: One solution, no guessing needed. "), "{}", made.err);
    assert!(made.err.contains("33 × 33 cells, level Q") || made.err.contains("33 × 33 cells, level H"), "{}", made.err);
    let refused = |arguments: &[&str]| {
        let said = nonoscope(&[&["make", "qr"], arguments].concat(), "");
        assert_eq!((said.code, said.out.as_str()), (2, ""));
        said.err
    };
    assert!(refused(&["--width", "30", "x"]).contains("a QR code has 21, 25, 29 or so on up to 177 cells in a row"));
    assert!(refused(&["--givens", "--hard", "x"]).contains("cannot be used with"));
    assert_eq!(refused(&[""]), "nonoscope: A card needs a message.\n");
    let long = refused(&["--width", "21", "--level", "H", "too long for this"]);
    assert!(long.contains("too long for 21 × 21 cells at level H: it has 17 bytes."), "{long}");
}
