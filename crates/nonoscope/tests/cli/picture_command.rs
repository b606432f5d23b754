//! What `picture` promises on the command line: every kind, at any step, to a file and to standard output, and its exit codes.

use super::program::{Said, nonoscope};
use crate::decoders::{Solved, decode_gif, decode_png};
use nonoscope::examples;
use nonoscope::picture::{self, Scene};
use nonoscope::solve::Method;
use std::fs;
use std::path::{Path, PathBuf};

const CARD: &str = examples::GCHQ_2015.text;
const HEART: &str = examples::HEART.text;
const DIAGONALS: &str = "2x2:1/1/1/1";
/// How each kind begins.
const KINDS: [(&str, &[u8]); 6] = [
    ("svg", b"<svg xmlns=\"http://www.w3.org/2000/svg\" "),
    ("png", b"\x89PNG\r\n\x1a\n"),
    ("gif", b"GIF89a"),
    ("html", b"<!doctype html>\n"),
    ("txt", b"OOOOO\n"),
    ("pdf", b"%PDF-1."),
];

/// Runs `picture` with a text on standard input.
fn drawn(arguments: &[&str], input: &str) -> Said {
    nonoscope(&[&["picture"], arguments].concat(), input)
}

/// A path for a file that does not exist yet.
fn place(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_file(&path);
    path
}

fn heart() -> Solved {
    Solved::new("heart", HEART, Method::Auto)
}

#[test]
fn every_kind_is_written() {
    for (kind, start) in KINDS {
        let start = if kind == "txt" { b"OXOXO\n" } else { start };
        let said = drawn(&["--to", kind, "-"], HEART);
        assert_eq!((said.code, said.err.as_str()), (0, ""), "{kind}");
        assert!(said.bytes.starts_with(start), "{kind}");
        for name in [format!("written.{kind}"), format!("written.{}", kind.to_uppercase())] {
            let path = place(&name);
            let said_less = drawn(&["-", "-o", path.to_str().unwrap()], HEART);
            assert_eq!((said_less.code, said_less.err.as_str(), said_less.bytes.len()), (0, "", 0), "{kind}");
            assert_eq!(fs::read(path).unwrap(), said.bytes, "{kind}");
        }
    }
    let path = place("written.htm");
    assert_eq!(drawn(&["-", "-o", path.to_str().unwrap()], HEART).code, 0);
    assert!(fs::read(path).unwrap().starts_with(b"<!doctype html>"));
    // The option counts more than the extension.
    let path = place("written.dat");
    assert_eq!(drawn(&["-", "--to", "png", "-o", path.to_str().unwrap()], HEART).code, 0);
    assert!(fs::read(path).unwrap().starts_with(b"\x89PNG"));
}

#[test]
fn the_card_is_read_from_its_file() {
    for cell in ["8", "12", "20", "33"] {
        let path = place(&format!("card-{cell}.png"));
        let said = drawn(&["--cell", cell, "-", "-o", path.to_str().unwrap()], CARD);
        assert_eq!((said.code, said.err.as_str()), (0, ""));
        assert_eq!(decode_png(&fs::read(path).unwrap()).message().as_deref(), Some("www.gchq.gov.uk/puzz"));
    }
}

#[test]
fn pictures_are_those_of_the_library() {
    let heart = heart();
    let steps = heart.trace.len();
    let at = |position: usize| Scene::after_step(&heart.puzzle, &heart.trace, &heart.replay(position));
    let png = |arguments: &[&str]| drawn(&[&["--to", "png", "-"], arguments].concat(), HEART).bytes;
    for (step, scene) in [("0", at(0)), ("start", at(0)), ("3", at(3)), ("end", heart.last_scene())] {
        assert!(png(&["--at", step]) == picture::png(&heart.puzzle, &scene, 20).unwrap(), "at {step}");
    }
    assert!(png(&["--at", &steps.to_string(), "--cell", "9"]) == picture::png(&heart.puzzle, &at(steps), 9).unwrap());
    assert!(png(&[]) == png(&["--at", "end"]));
    let text = |arguments: &[&str]| {
        String::from_utf8(drawn(&[&["--to", "txt", "-"], arguments].concat(), HEART).bytes).unwrap()
    };
    assert_eq!(text(&[]), "OXOXO\nXXXXX\nXXXXX\nOXXXO\nOOXOO\n");
    assert_eq!(text(&["--notation", "hashes"]), ".#.#.\n#####\n#####\n.###.\n..#..\n");
    assert_eq!(text(&["--at", "0"]), ".....\n".repeat(5));
    // By default, a sheet is for solving.
    let sheet = |arguments: &[&str]| drawn(&[&["--to", "svg", "-"], arguments].concat(), HEART).bytes;
    assert!(sheet(&["--sheet", "a4"]) == sheet(&["--sheet", "a4", "--at", "0"]));
    assert!(sheet(&["--sheet", "a4"]) != sheet(&["--sheet", "letter"]));
    assert!(sheet(&["--sheet", "a4"]) != sheet(&["--sheet", "a4", "--at", "end"]));
}

#[test]
fn animations_have_the_frames_asked_for() {
    let card = Solved::new("card", CARD, Method::Auto);
    let changing = card.trace.steps().filter(|step| !step.changes.is_empty()).count();
    for (arguments, count, delay) in [
        (&[][..], changing + 2, 25),
        (&["--every-step"], card.trace.len() + 2, 25),
        (&["--by", "pass"], card.trace.passes() + 2, 100),
        (&["--speed", "20"], changing + 2, 5),
        (&["--at", "0"], 2, 25),
        (&["--at", "5", "--every-step"], 7, 25),
    ] {
        let said = drawn(&[&["--to", "gif", "--cell", "4", "--pause", "1.5", "-"], arguments].concat(), CARD);
        assert_eq!((said.code, said.err.as_str()), (0, ""), "{arguments:?}");
        let mut delays = Vec::new();
        assert_eq!(decode_gif(&said.bytes, |_, shown| delays.push(shown.delay)), count, "{arguments:?}");
        assert_eq!((delays[0], delays[count - 1]), (delay, 150), "{arguments:?}");
    }
    for wrong in [["--speed", "0"], ["--speed", "51"], ["--speed", "NaN"], ["--pause", "-1"], ["--pause", "601"]] {
        assert_eq!(drawn(&[&["--to", "gif", "-"], &wrong[..]].concat(), HEART).code, 2, "{wrong:?}");
    }
}

#[test]
fn a_step_that_is_not_there_is_no_picture() {
    let steps = heart().trace.len();
    for (kind, _) in KINDS {
        let said = drawn(&["--to", kind, "--at", "99999", "-"], HEART);
        assert_eq!((said.code, said.bytes.len()), (2, 0), "{kind}");
        assert_eq!(said.err, format!("nonoscope: There are only {steps} steps, so there is no step 99999.\n"));
    }
    for wrong in ["-1", "middle", "", "1.5"] {
        let said = drawn(&["--to", "txt", "--at", wrong, "-"], HEART);
        assert_eq!((said.code, said.bytes.len()), (2, 0), "{wrong}");
    }
}

#[test]
fn the_kind_has_to_be_known() {
    let path = place("written.bmp");
    for arguments in [&["-"][..], &["-", "-o", path.to_str().unwrap()], &["-", "-o", "no-ending"]] {
        let said = drawn(arguments, HEART);
        assert_eq!((said.code, said.bytes.len()), (2, 0), "{arguments:?}");
        assert!(said.err.starts_with("nonoscope: Which kind of picture? Use --to svg, png,"), "{}", said.err);
    }
    assert!(!path.exists());
    let said = drawn(&["--to", "bmp", "-"], HEART);
    assert_eq!((said.code, said.bytes.len()), (2, 0));
    assert!(said.err.contains("svg, png, gif, html, txt, pdf"), "{}", said.err);
}

#[test]
fn one_of_several_solutions_is_shown_and_named() {
    for (kind, start) in KINDS {
        let said = drawn(&["--to", kind, "--at", "end", "-"], DIAGONALS);
        assert_eq!(said.code, 0, "{kind}");
        // An animation ends with what is certain.
        let sentence =
            if kind == "gif" { "More than one solution." } else { "There are several solutions; this is one" };
        assert_eq!((said.err.lines().count(), said.err.contains(sentence)), (1, true), "{kind}: {}", said.err);
        assert!(kind == "txt" || said.bytes.starts_with(start), "{kind}");
    }
    let said = drawn(&["--to", "txt", "-"], DIAGONALS);
    assert!([&b"XO\nOX\n"[..], b"OX\nXO\n"].contains(&&said.bytes[..]));
    // The start needs no solving, so there is no note about solutions.
    let said = drawn(&["--to", "txt", "--at", "0", "-"], DIAGONALS);
    assert_eq!((said.code, said.err.as_str(), &said.bytes[..]), (0, "", &b"..\n..\n"[..]));
}

#[test]
fn without_a_solution_the_exit_code_says_so() {
    let contradiction = "1\n1\n\n1\n1\n\ngivens\nX.\nX.";
    for (kind, _) in KINDS {
        let said = drawn(&["--to", kind, "--at", "end", "-"], contradiction);
        assert_eq!((said.code, said.err.lines().count()), (1, 1), "{kind}: {}", said.err);
        assert!(!said.bytes.is_empty(), "{kind}");
    }
    let stuck = drawn(&["--to", "txt", "--method", "passes", "-"], DIAGONALS);
    assert_eq!((stuck.code, &stuck.bytes[..]), (3, &b"..\n..\n"[..]));
}

#[test]
fn a_picture_that_would_be_too_large_is_refused() {
    let strip = format!("1\n\n{}1\n", "0\n".repeat(299));
    for kind in ["png", "gif"] {
        let said = drawn(&["--to", kind, "--cell", "256", "-"], &strip);
        assert_eq!((said.code, said.bytes.len()), (2, 0), "{kind}");
        assert!(said.err.starts_with("nonoscope: The picture would have "), "{}", said.err);
        assert!(said.err.ends_with(" on each side. Use smaller cells.\n"), "{}", said.err);
    }
    let said = drawn(&["--to", "png", "--cell", "200", "-"], &strip);
    assert_eq!((said.code, decode_png(&said.bytes).width > 60_000), (0, true));
    for cell in ["0", "257", "x"] {
        assert_eq!(drawn(&["--to", "png", "--cell", cell, "-"], HEART).code, 2, "{cell}");
    }
}

#[test]
fn a_file_that_cannot_be_written_or_read_is_reported() {
    let said = drawn(&["-", "-o", "no/such/folder/a.png"], HEART);
    assert_eq!(said.code, 2);
    assert!(said.err.starts_with("nonoscope: no/such/folder/a.png "), "{}", said.err);
    let said = drawn(&["--to", "png", "no/such/file"], "");
    assert_eq!((said.code, said.bytes.len()), (2, 0));
    let said = drawn(&["--to", "png", "-"], "2 1\nx\n");
    assert_eq!((said.code, said.bytes.len()), (2, 0));
}

#[test]
fn colours_may_be_letters() {
    let tulip = examples::TULIP.text;
    let sheet = |inking: &str| drawn(&["--to", "svg", "--sheet", "a4", "--inking", inking, "-"], tulip);
    let [colours, letters, alone] = ["colours", "letters", "letters-alone"].map(sheet);
    assert_eq!([colours.code, letters.code, alone.code], [0; 3]);
    let red = "#d3322f";
    let has = |said: &Said, text: &str| said.out.contains(text);
    assert!(has(&colours, red) && has(&letters, red) && !has(&alone, red));
    assert!(colours.out != letters.out && letters.out != alone.out);
    // A puzzle in black and white looks the same.
    assert_eq!(drawn(&["--to", "svg", "--inking", "letters", "-"], HEART).out, drawn(&["--to", "svg", "-"], HEART).out);
    assert_eq!(drawn(&["--to", "png", "--inking", "crayons", "-"], tulip).code, 2);
}
