//! What there is to know about a message is shown wherever the message is: on the command line, on the page, in the page to scan.

use crate::patterns::{grid, kept, put};
use crate::program::nonoscope;
use nonoscope::puzzle::{Axis, Cell, Grid};
use nonoscope::qr::{Message, Stance};
use nonoscope::solve::Method;
use nonoscope::{examples, format};
use nonoscope_play::{Player, Session};
use qrcodegen::{QrCode, QrCodeEcc};
use serde_json::json;

const MIRRORED: Stance = Stance { turns: 0, mirrored: true, inverted: false };

/// A puzzle whose only solution is this grid, since all of it is given.
fn puzzle(grid: &Grid) -> String {
    let clues = |axis| grid.clues(axis).iter().map(|clue| format!("{clue}\n")).collect::<String>();
    format!("{}\n{}\ngivens\n{grid}", clues(Axis::Row), clues(Axis::Column))
}

fn of_bytes(bytes: &[u8]) -> Grid {
    grid(&QrCode::encode_binary(bytes, QrCodeEcc::Medium).unwrap())
}

#[test]
fn the_command_line_says_it_beside_the_message() {
    let said = nonoscope(&["qr", "-"], &puzzle(&kept("part-2-of-3")));
    assert_eq!((said.code, said.err.as_str()), (0, "nonoscope: This is part 2 of 3 of a longer message.\n"));
    assert!(said.out.ends_with("patterns share: htt\n"), "{}", said.out);
    let said = nonoscope(&["qr", "-"], &puzzle(&put(&kept("kanji"), MIRRORED)));
    assert_eq!(
        (said.code, said.out.as_str(), said.err.as_str()),
        (0, "点と茗荷\n", "nonoscope: The pattern is mirrored.\n")
    );
}

#[test]
fn what_a_terminal_would_obey_is_escaped_for_people_only() {
    let text = puzzle(&of_bytes(b"\x1b]0;title\x07 a\tb\nc"));
    let said = nonoscope(&["qr", "-"], &text);
    assert_eq!((said.code, said.out.as_str(), said.err.as_str()), (0, "\\u{1b}]0;title\\u{7} a\tb\nc\n", ""));
    let object = &nonoscope(&["qr", "--json", "-"], &text).json()[0];
    assert_eq!(object["text"], "\u{1b}]0;title\u{7} a\tb\nc");
}

#[test]
fn programs_get_objects() {
    let said = nonoscope(&["qr", "--json", "-"], &puzzle(&of_bytes(b"http://example.org/")));
    assert_eq!((said.code, said.err.as_str()), (0, ""));
    let expected = json!({ "text": "http://example.org/", "link": "http://example.org/", "remarks": [] });
    assert_eq!(said.json(), [expected]);
    let said = nonoscope(&["qr", "--json", "-"], &puzzle(&put(&of_bytes(b"caf\xE9"), MIRRORED)));
    let remarks = json!([
        { "kind": "stance", "degrees": 0, "mirrored": true, "inverted": false, "sentence": "The pattern is mirrored." },
        {
            "kind": "undeclared",
            "set": "Latin-1",
            "sentence": "The message was read as Latin-1. The pattern does not name its character set.",
        },
    ]);
    assert_eq!(said.json(), [json!({ "text": "café", "link": null, "remarks": remarks })]);
    let said = nonoscope(&["qr", "--json", "-"], "2x2:2/1/2/1");
    assert_eq!((said.code, said.out.as_str()), (2, ""));
}

#[test]
fn the_page_says_it() {
    let player = |grid: &Grid| Player::new(Session::open(&puzzle(grid), Method::Auto).unwrap());
    let mirrored = player(&put(&of_bytes(b"caf\xE9"), MIRRORED));
    assert_eq!(mirrored.message().map(Message::text), Some("café"));
    let sentences =
        "The pattern is mirrored. The message was read as Latin-1. The pattern does not name its character set.";
    assert_eq!(mirrored.remarks(), sentences);
    assert_eq!(player(&of_bytes(b"plain")).remarks(), "");
    assert_eq!(Player::new(Session::open("2x2:2/1/1/2", Method::Auto).unwrap()).remarks(), "");
}

#[test]
fn programs_learn_how_many_cells_were_mended() {
    let card = nonoscope(&["qr", "--json", "-"], examples::GCHQ_2015.text);
    let remark = json!({ "kind": "corrected", "cells": 5, "sentence": "Error correction repaired 5 wrong cells." });
    let link = "https://www.gchq.gov.uk/puzz";
    assert_eq!(card.json(), [json!({ "text": "www.gchq.gov.uk/puzz", "link": link, "remarks": [remark] })]);
    // For people the text is what matters.
    let card = nonoscope(&["qr", "-"], examples::GCHQ_2015.text);
    assert_eq!((card.out.as_str(), card.err.as_str()), ("www.gchq.gov.uk/puzz\n", ""));
}

#[test]
fn the_page_to_scan_says_it() {
    let reading = format::read(&puzzle(&put(&kept("kanji"), MIRRORED))).unwrap();
    let (puzzle, caption) = (&reading.puzzle, nonoscope::picture::Caption::of(&reading));
    let page = nonoscope::picture::html(
        puzzle.givens(),
        puzzle.palette(),
        &caption,
        12,
        nonoscope::words::Language::english(),
    );
    assert!(page.contains("<p>It says: 点と茗荷</p>\n<p>The pattern is mirrored.</p>"), "{page}");
    assert!(reading.puzzle.givens().cells().iter().all(|&cell| cell != Cell::UNKNOWN));
}
