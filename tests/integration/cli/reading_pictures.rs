//! `read-picture`: what is printed for people and as JSON, and what is said of files that show no puzzle.

use super::program::nonoscope;
use std::fs;
use std::path::Path;

fn picture(name: &str) -> String {
    format!("{}/tests/data/pictures/{name}", env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn a_screenshot_becomes_clue_lines() {
    let said = nonoscope(&["read-picture", &picture("nono3.png")], "");
    assert_eq!(said.code, 0, "{}", said.err);
    assert!(said.err.contains("10 rows and 10 columns. Exactly one solution."), "{}", said.err);
    assert!(said.out.starts_with("2 2\n3 1\n4 2\n") && said.out.contains("\n1 2\n\n4 2 1\n4 1\n3\n"), "{}", said.out);
    let solved = nonoscope(&["solve", "--json", "-"], &said.out);
    assert_eq!(solved.json()[0]["verdict"], "unique");
    assert_eq!(nonoscope(&["--quiet", "read-picture", &picture("nono3.png")], "").err, "");
}

#[test]
fn json_has_the_clues_and_what_is_doubtful() {
    let object = nonoscope(&["read-picture", "--json", &picture("nono1.png")], "").json().remove(0);
    assert_eq!((&object["verdict"], &object["size_is_doubtful"]), (&"unique".into(), &false.into()));
    assert_eq!(object["rows"][9], serde_json::json!([11, 1, 1]));
    assert_eq!(object["columns"].as_array().unwrap().len(), 15);
    assert!(object["doubtful"].is_array() && object["changed"].is_array());
}

#[test]
fn files_without_a_puzzle_get_a_sentence() {
    let face = format!("{}/tests/data/photos/letter.jpg", env!("CARGO_MANIFEST_DIR"));
    let said = nonoscope(&["read-picture", &face], "");
    assert_eq!((said.code, &*said.out), (2, ""));
    assert!(said.err.contains("No puzzle was found in this picture"), "{}", said.err);
    let said = nonoscope(&["read-picture", "-"], "3 1\n1 3\n");
    assert!(said.code == 2 && said.err.contains("This is no picture"), "{}", said.err);
    let said = nonoscope(&["read-picture", "no/such/file.png"], "");
    assert!(said.code == 2 && said.err.contains("cannot be read"), "{}", said.err);
    let damaged = Path::new(env!("CARGO_TARGET_TMPDIR")).join("damaged.png");
    fs::write(&damaged, &fs::read(picture("nono1.png")).unwrap()[..900]).unwrap();
    let said = nonoscope(&["read-picture", damaged.to_str().unwrap()], "");
    assert!(said.code == 2 && said.err.contains("damaged"), "{}", said.err);
}
