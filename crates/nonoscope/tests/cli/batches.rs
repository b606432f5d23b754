//! Millions of puzzles: shares for several machines, going on after a stop, chosen keys, totals, and a limit by the clock.

use super::program::nonoscope;
use std::fs;
use std::path::{Path, PathBuf};

/// A folder with 100 puzzles on lines, five in a short file of their own, one that cannot be read, and one alone.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(folder.join("in")).unwrap();
    let line =
        |number| format!("{{\"id\": {number}, \"title\": \"no. {number}\", \"rows\": [[1]], \"columns\": [[1]]}}\n");
    fs::write(folder.join("in/a.jsonl"), (1..=100).map(line).collect::<String>()).unwrap();
    fs::write(folder.join("in/b.txt"), "$1\n1\n1\n".repeat(5)).unwrap();
    fs::write(folder.join("in/c.txt"), "nothing").unwrap();
    fs::write(folder.join("in/d.txt"), "2x2:1/1/1/1").unwrap();
    folder
}

fn answers(words: &[&str], folder: &Path) -> String {
    let puzzles = folder.join("in");
    let said = nonoscope(&[&["rate", "--json"], words, &[puzzles.to_str().unwrap()]].concat(), "");
    said.out
}

#[test]
fn shares_are_all_answers_once() {
    let folder = folder("shares");
    let mut whole: Vec<String> = answers(&[], &folder).lines().map(str::to_owned).collect();
    let shares = ["1/3", "2/3", "3/3"].map(|share| answers(&["--shard", share], &folder));
    assert!(shares.iter().all(|share| share.lines().count() > 30));
    let mut together: Vec<String> = shares.iter().flat_map(|share| share.lines().map(str::to_owned)).collect();
    whole.sort();
    together.sort();
    assert_eq!((whole.len(), &together), (107, &whole));
}

#[test]
fn a_run_that_was_stopped_goes_on_where_it_was() {
    let folder = folder("stopped");
    let path = folder.join("answers.jsonl");
    for words in [&[][..], &["--shard", "2/2"], &["--fields", "path,puzzle,rating"]] {
        let whole = answers(words, &folder);
        let ends: Vec<usize> = whole.match_indices('\n').map(|(at, _)| at + 1).collect();
        // Stopped within a line, at its end, or before the first.
        for cut in ends.iter().rev().step_by(6).flat_map(|&end| [end - 3, end]).chain([0, 5]) {
            fs::write(&path, &whole[..cut]).unwrap();
            let said = answers(&[words, &["--resume", path.to_str().unwrap()]].concat(), &folder);
            assert_eq!(said, "");
            assert_eq!(fs::read_to_string(&path).unwrap(), whole, "{words:?} {cut}");
        }
    }
    fs::write(&path, "no answers\n").unwrap();
    let said = nonoscope(&["rate", "--json", "--resume", path.to_str().unwrap(), "-"], "1x1:1/1");
    assert!(said.code == 2 && said.err.contains("its last line is no answer"), "{}", said.err);
    assert_eq!(fs::read_to_string(&path).unwrap(), "no answers\n");
}

#[test]
fn an_id_and_a_title_pass_through() {
    let folder = folder("names");
    let first = answers(&["--fields", "id,title,verdict"], &folder);
    assert_eq!(first.lines().nth(6), Some(r#"{"id":"7","title":"no. 7","verdict":"unique"}"#));
    let solved =
        nonoscope(&["solve", "--json", "--fields", "id,more", "-"], r#"{"id": "x", "rows": [[1]], "columns": [[1]]}"#);
    assert_eq!(solved.out, "{\"id\":\"x\",\"more\":false}\n");
}

#[test]
fn a_key_that_no_answer_has_is_refused() {
    for (command, key, near, other) in [("rate", "ratings", "rating", "grid"), ("solve", "verdicts", "verdict", "tier")]
    {
        for wrong in [key, other] {
            let said = nonoscope(&[command, "--json", "--fields", &format!("path,{wrong}"), "-"], "1x1:1/1");
            assert_eq!((said.code, said.out.as_str()), (2, ""), "{wrong}");
            assert!(said.err.contains(&format!("invalid value '{wrong}' for '--fields <KEYS>'")), "{}", said.err);
            assert!(
                said.err.contains("[possible values: path, puzzle, id, ") && said.err.contains(near),
                "{}",
                said.err
            );
        }
        let said = nonoscope(&[command, "--json", "--fields", "path,mistakes,id", "-"], "1x1:1/1");
        assert_eq!(said.out, "{\"path\":\"-\",\"mistakes\":null,\"id\":null}\n", "which others have");
    }
}

#[test]
fn totals_come_at_the_end() {
    let folder = folder("totals");
    let puzzles = folder.join("in");
    for command in ["rate", "solve"] {
        let said = nonoscope(&[command, "--totals", puzzles.to_str().unwrap()], "");
        assert!(said.err.ends_with("106 puzzles: 105 unique, 1 multiple.\n"), "{}", said.err);
    }
}

#[test]
fn the_clock_can_stop_a_puzzle() {
    // Noise, of which lines settle nothing.
    let mut state = 1_u32;
    let picture: String = (0..80 * 81)
        .map(|place| {
            state = state.wrapping_mul(1_103_515_245).wrapping_add(12_345);
            if place % 81 == 80 {
                '\n'
            } else if state >> 16 & 3 == 0 {
                '#'
            } else {
                '.'
            }
        })
        .collect();
    let hard = nonoscope(&["make", "picture", "-", "--json"], &picture);
    let clues = hard.json()[0]["puzzle"].as_str().unwrap().to_owned();
    let said = nonoscope(&["solve", "--json", "--seconds", "0.01", "-"], &clues);
    assert_eq!((said.code, &said.json()[0]["verdict"]), (3, &serde_json::json!("stopped")), "{}", said.err);
    let said = nonoscope(&["solve", "--json", "--seconds", "100000", "-"], "1x1:1/1");
    assert_eq!(said.json()[0]["verdict"], "unique");
    for wrong in ["0", "-1", "a"] {
        assert_eq!(nonoscope(&["solve", "--seconds", wrong, "-"], "1x1:1/1").code, 2);
    }
}
