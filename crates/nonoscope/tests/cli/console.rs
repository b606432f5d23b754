//! What goes to standard error: errors, notes and progress, and when they are coloured.

use super::program::nonoscope;
#[cfg(target_os = "linux")]
use super::program::on_a_terminal;

/// Two lists without names, which can be read in two ways: a note says so.
const DOUBTFUL: &str = "[[[1,1]],[[1],[],[1]]]";

/// A puzzle that takes more than a second. Tests run in the folder of their crate.
const FILE: &str = "../../tests/data/survey/faase.non";

#[test]
fn who_wants_quiet_hears_only_errors() {
    for quiet in ["--quiet", "-q"] {
        let convert = |words: &[&str]| nonoscope(&[&["convert", "--to", "nin", "-"], words].concat(), DOUBTFUL);
        assert!(!convert(&[]).err.is_empty());
        let said = convert(&[quiet]);
        assert_eq!((said.code, said.err.as_str(), &said.out), (0, "", &convert(&[]).out));
        // It may come before the command, too.
        assert_eq!(nonoscope(&[quiet, "solve", "-"], DOUBTFUL).err, "");
    }
    let diagonals = "2x2:1/1/1/1";
    let picture = |words: &[&str]| nonoscope(&[&["picture", "--to", "txt", "-"], words].concat(), diagonals);
    assert_eq!(picture(&[]).err, "nonoscope: There are several solutions; this is one of them.\n");
    assert_eq!((picture(&["-q"]).err.as_str(), picture(&["-q"]).code), ("", 0));
    let stuck = picture(&["-q", "--method", "passes"]);
    assert!(stuck.code == 3 && stuck.err.starts_with("nonoscope: Single lines"), "{}", stuck.err);
    let broken = nonoscope(&["solve", "-q", "-"], "2 1\nx\n");
    assert_eq!(broken.err, nonoscope(&["solve", "-"], "2 1\nx\n").err);
    assert!(broken.err.contains("Line 2, column 1"));
}

#[test]
fn colour_is_for_terminals_and_who_asks_for_it() {
    let broken = |words: &[&str]| nonoscope(&[&["solve", "-"], words].concat(), "2 1\nx\n").err;
    let plain = "nonoscope: standard input: Line 2, column 1: Found “x”, expected a number.\n    x\n    ^\n";
    assert_eq!([broken(&[]), broken(&["--color", "auto"]), broken(&["--color=never"])], [plain; 3]);
    let red = "\u{1b}[1m\u{1b}[31m";
    let coloured =
        plain.replace("nonoscope:", &format!("{red}nonoscope:\u{1b}[0m")).replace('^', &format!("{red}^\u{1b}[0m"));
    assert_eq!(broken(&["--color=always"]), coloured);
    // The help, and errors in the arguments.
    let misused = |words: &[&str]| nonoscope(&[&["slove"], words].concat(), "").err;
    assert!(!misused(&[]).contains('\u{1b}') && !misused(&["--color", "never"]).contains('\u{1b}'));
    assert!(misused(&["--color", "always"]).contains('\u{1b}'));
    assert!(nonoscope(&["--help", "--color", "always"], "").out.contains('\u{1b}'));
}

#[test]
fn no_progress_where_nobody_would_see_it() {
    let said = nonoscope(&["steps", FILE, "--method", "sat", "--limit", "20000"], "");
    assert_eq!(said.err, "");
}

#[cfg(target_os = "linux")]
#[test]
fn a_terminal_shows_colour_and_progress_and_who_wants_neither_gets_neither() {
    let missing = "\"$NONOSCOPE\" solve no/such/file";
    // Where there is no terminal, there is nothing to look at.
    let Some(seen) = on_a_terminal(&[], missing) else { return };
    assert!(seen.starts_with("\u{1b}[1m\u{1b}[31mnonoscope:\u{1b}[0m no/such"));
    assert!(on_a_terminal(&[("NO_COLOR", "1")], missing).unwrap().starts_with("nonoscope: no/such"));
    assert!(on_a_terminal(&[("NO_COLOR", "1")], &format!("{missing} --color always")).unwrap().starts_with('\u{1b}'));

    let long = &format!("\"$NONOSCOPE\" solve {FILE} --method sat --limit 20000");
    let seen = on_a_terminal(&[], long).unwrap();
    assert!(seen.starts_with(&format!("\rSolving {FILE}, ")), "{seen}");
    // The progress is erased before the board is shown.
    let (progress, board) = seen.rsplit_once(&format!("\r{}\r", " ".repeat(78))).unwrap();
    assert!(progress.contains(" conflicts") && !progress.contains('\n'), "{progress}");
    assert!(board.contains("(80 × 95)") && !board.contains("Solving"), "{board}");
    assert!(!on_a_terminal(&[], &format!("{long} --quiet")).unwrap().contains("Solving"));
    // Nothing is left on the terminal if the output goes elsewhere.
    let elsewhere = on_a_terminal(&[], &format!("{long} --json > /dev/null")).unwrap();
    assert!(
        elsewhere.starts_with("\rSolving") && elsewhere.ends_with(&format!("\r{}\r", " ".repeat(78))),
        "{elsewhere}"
    );
}
