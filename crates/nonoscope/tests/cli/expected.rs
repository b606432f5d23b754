//! What people expect of any command line: pipes, `-`, extensions, and a word about everything that is left out.

use super::program::nonoscope;
use std::fs;
use std::path::{Path, PathBuf};

const DIAGONALS: &str = "2x2:1/1/1/1";
const DOT: &str = "1x1:1/1";

/// A folder of its own, with a file of two puzzles and one of a single puzzle.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("one.txt"), DOT).unwrap();
    fs::write(folder.join("two.txt"), "$1\n1\n1\n$2\n1\n1\n").unwrap();
    folder
}

#[test]
fn a_puzzle_that_is_piped_in_needs_no_path() {
    for words in [&["solve"][..], &["steps", "--why"], &["rate", "--json"], &["qr"], &["convert", "--to", "non"]] {
        let [said, named] = [words, &[words, &["-"]].concat()].map(|words| nonoscope(words, DOT));
        assert_eq!((said.code, said.out), (named.code, named.out), "{words:?}");
    }
    // What is missing besides the puzzle is still said.
    let said = nonoscope(&["prove"], DOT);
    assert!(said.code == 2 && said.err.contains("--output <DIR>"), "{}", said.err);
}

#[test]
fn a_puzzle_as_an_argument_is_not_taken_for_a_file() {
    let said = nonoscope(&["solve", DIAGONALS], "");
    assert_eq!(said.code, 2);
    assert!(said.err.contains("is a puzzle and not a file") && said.err.contains(" -"), "{}", said.err);
    let said = nonoscope(&["solve", "no-such-file"], "");
    assert!(said.err.contains("cannot be read"), "{}", said.err);
}

#[test]
fn a_minus_is_standard_output() {
    for words in [
        &["convert", "--to", "non", "-"][..],
        &["picture", "--to", "svg", "-"],
        &["make", "random", "--seed", "1", "--width", "5"],
    ] {
        let [said, plain] = [&[words, &["-o", "-"]].concat()[..], words].map(|words| nonoscope(words, DOT));
        assert_eq!((said.code, &said.out), (0, &plain.out), "{words:?}: {}", said.err);
    }
    assert!(!Path::new("-").exists());
}

#[test]
fn the_extension_says_the_format_where_only_one_has_it() {
    let folder = folder("extension");
    let said = nonoscope(&["convert", "-", "-o", folder.join("dot.non").to_str().unwrap()], DOT);
    assert_eq!(said.code, 0, "{}", said.err);
    assert!(fs::read_to_string(folder.join("dot.non")).unwrap().contains("width 1"));
    let said = nonoscope(&["convert", "-", "-o", folder.join("dot.txt").to_str().unwrap()], DOT);
    assert!(said.code == 2 && said.err.contains("--to: ") && said.err.contains("plain"), "{}", said.err);
    let said = nonoscope(&["convert", "-"], DOT);
    assert!(said.code == 2 && said.err.contains("--to"), "{}", said.err);
}

#[test]
fn what_was_not_chosen_is_not_ignored_without_a_word() {
    let folder = folder("several");
    let two = folder.join("two.txt");
    for words in [&["steps"][..], &["lines"], &["cnf"], &["picture", "--to", "txt"]] {
        let said = nonoscope(&[words, &[two.to_str().unwrap()]].concat(), "");
        assert!(said.err.contains("several puzzles; this is the first. --puzzle N"), "{words:?}: {}", said.err);
        let said = nonoscope(&[words, &["--puzzle", "1", two.to_str().unwrap()]].concat(), "");
        assert_eq!(said.err, "", "{words:?}");
        let said = nonoscope(&[words, &[folder.join("one.txt").to_str().unwrap()]].concat(), "");
        assert_eq!(said.err, "", "{words:?}");
    }
    let said = nonoscope(&["steps", folder.to_str().unwrap()], "");
    assert!(said.err.contains("several files; this is") && said.err.contains("one.txt"), "{}", said.err);
    let said = nonoscope(&["picture", "--to", "txt", folder.to_str().unwrap()], "");
    assert!(said.code == 2 && said.err.contains("Choose a folder"), "{}", said.err);
}

#[test]
fn colours_have_a_legend_and_are_shown_where_wanted() {
    let rose = r##"{"colours": {"red": "#d62728", "green": "#2c8c2c"}, "rows": [[[1, "red"], [1, "green"]]],
        "columns": [[[1, "red"]], [[1, "green"]]]}"##;
    let said = nonoscope(&["solve", "-"], rose);
    assert!(said.out.contains("\nr red, g green\nrrgg\n"), "{}", said.out);
    let said = nonoscope(&["solve", "--color", "always", "-"], rose);
    assert!(said.out.contains("\u{1b}[48;2;214;39;40mrr\u{1b}[0m"), "{}", said.out);
    assert!(!nonoscope(&["solve", "--color", "always", "-"], DOT).out.contains('\u{1b}'));
}

#[test]
fn the_manual_knows_two_words_and_shells_complete_formats() {
    let [one, other] = [&["man", "make", "picture"][..], &["man", "make-picture"]].map(|words| nonoscope(words, ""));
    assert_eq!((one.code, &one.out), (0, &other.out));
    let said = nonoscope(&["man", "slove"], "");
    assert!(said.code == 2 && said.err.contains("solve"), "{}", said.err);
    let script = nonoscope(&["completions", "bash"], "").out;
    for word in ["webpbn", "simulate", "read-picture", "make-picture"] {
        assert!(script.contains(word), "{word}");
    }
}

#[test]
fn a_file_that_cannot_be_written_is_named_as_it_was_given() {
    let said = nonoscope(&["convert", "--to", "non", "-", "-o", "no/such/folder/dot.non"], DOT);
    assert_eq!(said.code, 2);
    assert!(
        said.err.contains("no/such/folder/dot.non cannot be written") && !said.err.contains(".nonoscope-"),
        "{}",
        said.err
    );
}

#[cfg(target_os = "linux")]
#[test]
fn help_that_cannot_be_written_has_an_exit_code() {
    for words in [&["--help"][..], &["help", "solve"], &["--version"]] {
        let full = fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
        let ran = std::process::Command::new(env!("CARGO_BIN_EXE_nonoscope")).args(words).stdout(full).status();
        assert_eq!(ran.unwrap().code(), Some(2), "{words:?}");
    }
}
