//! What `picture` promises: every kind of picture, to a file or to standard output, of the moment that was asked for.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

use nonoscope::examples;
use std::env::temp_dir;
use std::fs;
use std::io::Write;
use std::process::{Command, Stdio};

struct Made {
    code: i32,
    bytes: Vec<u8>,
    err: String,
}

impl Made {
    fn text(&self) -> &str {
        std::str::from_utf8(&self.bytes).unwrap()
    }
}

fn picture(arguments: &[&str], input: &str) -> Made {
    let mut child = Command::new(env!("CARGO_BIN_EXE_nonoscope"))
        .args(["picture", "-"])
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A program that does not read its input closes the pipe early.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    let output = child.wait_with_output().unwrap();
    let err = String::from_utf8(output.stderr).unwrap();
    Made { code: output.status.code().unwrap(), bytes: output.stdout, err }
}

const CARD: &str = examples::GCHQ_2015.text;
const PLUS: &str = "3x3:1/3/1/1/3/1";
const DIAGONALS: &str = "2x2:1/1/1/1";
const NONE: &str = "1\n3\n1\n3\n\n2\n2\n4\n";

#[test]
fn every_kind_begins_as_such_files_do() {
    let kinds: [(&str, &[u8]); 6] = [
        ("svg", b"<svg "),
        ("png", b"\x89PNG"),
        ("gif", b"GIF89a"),
        ("html", b"<!doctype html>"),
        ("txt", b"OXO\nXXX\nOXO\n"),
        ("pdf", b"%PDF-"),
    ];
    for (kind, start) in kinds {
        let made = picture(&["--to", kind], PLUS);
        assert_eq!((made.code, made.err.as_str()), (0, ""), "{kind}");
        assert!(made.bytes.starts_with(start), "{kind}");
        // The same as a file, whose ending says the kind.
        let file = temp_dir().join(format!("nonoscope-{}-picture.{kind}", std::process::id()));
        let written = picture(&["-o", file.to_str().unwrap()], PLUS);
        assert_eq!((written.code, written.bytes.len()), (0, 0), "{kind}: {}", written.err);
        assert!(fs::read(&file).unwrap() == made.bytes, "{kind}");
        fs::remove_file(file).unwrap();
    }
}

#[test]
fn texts_have_the_notations_of_the_write_ups() {
    for (notation, text) in
        [("letters", "OXO\nXXX\nOXO\n"), ("hashes", ".#.\n###\n.#.\n"), ("crosses", " X \nXXX\n X \n")]
    {
        assert_eq!(picture(&["--to", "txt", "--notation", notation], PLUS).text(), text);
    }
}

#[test]
fn any_moment_can_be_drawn() {
    let at = |step: &str| picture(&["--to", "txt", "--at", step], PLUS);
    assert_eq!(at("0").text(), "...\n...\n...\n");
    assert_eq!(at("start").text(), "...\n...\n...\n");
    assert_eq!(at("2").text(), "...\nXXX\n...\n");
    assert_eq!(at("end").text(), "OXO\nXXX\nOXO\n");
    let late = at("99");
    assert_eq!((late.code, late.bytes.len()), (2, 0));
    assert!(late.err.starts_with("nonoscope: There are only ") && late.err.ends_with("so there is no step 99.\n"));
    assert_eq!(at("soon").code, 2);
}

#[test]
fn a_sheet_shows_the_puzzle_and_not_its_solution() {
    let sheet = picture(&["--to", "svg", "--sheet", "letter"], CARD).text().to_owned();
    assert!(sheet.contains("width=\"612pt\" height=\"792pt\""));
    let solved = picture(&["--to", "svg", "--sheet", "letter", "--at", "end"], CARD).text().to_owned();
    let upright = picture(&["--to", "svg"], CARD).text().to_owned();
    assert!(sheet.len() < solved.len() && sheet != upright);
}

#[test]
fn the_truth_is_told_beside_the_picture() {
    let several = picture(&["--to", "txt"], DIAGONALS);
    assert_eq!((several.code, several.text().len()), (0, 6));
    assert_eq!(several.err, "nonoscope: There are several solutions; this is one of them.\n");
    let none = picture(&["--to", "txt"], NONE);
    assert_eq!(none.code, 1, "{}", none.err);
    assert!(none.err.contains("No solution"), "{}", none.err);
    let stuck = picture(&["--to", "txt", "--method", "passes"], DIAGONALS);
    assert_eq!((stuck.code, stuck.text()), (3, "..\n..\n"));
}

#[test]
fn what_cannot_be_drawn_is_said() {
    let too_large =
        picture(&["--to", "png", "--cell", "256"], &format!("{}\n{}", "0\n".repeat(300), "0\n".repeat(300)));
    assert_eq!(too_large.code, 2);
    assert!(too_large.err.contains("Smaller cells would fit."), "{}", too_large.err);
    assert_eq!(picture(&["--to", "png", "--cell", "0"], PLUS).code, 2);
    assert_eq!(picture(&["--to", "png", "--cell", "257"], PLUS).code, 2);
    assert_eq!(picture(&["--to", "gif", "--speed", "51"], PLUS).code, 2);
    let unknown = picture(&["-o", "picture.bmp"], PLUS);
    assert_eq!(unknown.code, 2);
    assert!(unknown.err.contains("Which kind of picture?"), "{}", unknown.err);
    let nowhere = picture(&["-o", "no/such/folder/picture.png"], PLUS);
    assert_eq!(nowhere.code, 2);
    assert!(nowhere.err.starts_with("nonoscope: no/such/folder/picture.png cannot be written"), "{}", nowhere.err);
}
