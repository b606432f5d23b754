//! Many puzzles at once: the output is the same for any number of workers, in the order of the input, and comes as soon as it can.

use super::program::nonoscope;
use crate::makers::swapped::swapped;
use nonoscope::format;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// How many workers answer.
const JOBS: [&str; 3] = ["1", "2", "7"];

/// Puzzles of which the later ones are quicker, with one solution, several and none, and one that nobody can read.
const LINES: [&str; 6] = [
    r#"{"title": "A plus", "rows": [[1], [3], [1]], "columns": [[1], [3], [1]]}"#,
    r#"{"rows": [[1], [1]], "columns": [[1], [1]]}"#,
    r#"{"rows": [[3], [], [3]], "columns": [[3], [], [3]]}"#,
    r#"{"rows": [[1], "x"], "columns": [[1], [1]]}"#,
    r#"{"rows": [[1, 1], [5], [5], [3], [1]], "columns": [[2], [4], [4], [4], [2]]}"#,
    r#"{"rows": [[1]], "columns": [[1]]}"#,
];

/// An empty folder of this name.
fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("many").join(name);
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).unwrap();
    path
}

/// A folder with puzzles of several formats: hard and easy ones, some in a folder of their own, broken ones, and a long text.
fn puzzles(name: &str) -> PathBuf {
    let folder = folder(name);
    fs::create_dir(folder.join("inner")).unwrap();
    let survey = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join("tests/data/survey");
    for (puzzle, to) in [("00016-knot.non", "a.non"), ("00001-dancer.non", "inner/z.non"), ("00006-cat.non", "z.non")] {
        fs::copy(survey.join(puzzle), folder.join(to)).unwrap();
    }
    let numbered =
        (1..=600).map(|number| format!("${number}\n{}\n", ["1\n3\n1\n1\n3\n1", "1\n1\n1\n1", "1\nx"][number % 3]));
    fs::write(folder.join("b.txt"), numbered.collect::<String>()).unwrap();
    fs::write(folder.join("c.jsonl"), LINES.join("\n")).unwrap();
    fs::write(folder.join("d.txt"), "2 1\nx\n").unwrap();
    fs::write(folder.join(".hidden"), "nothing").unwrap();
    folder
}

/// The output without the times that solving took.
fn without_times(out: &str) -> String {
    let time = |line: &str| match line.split_once("\"millis\":") {
        Some((before, after)) => format!("{before}{}\n", after.split_once(',').unwrap().1),
        None => format!("{line}\n"),
    };
    out.lines().map(time).collect()
}

/// Runs a command with each number of workers; the output, the messages and the exit code must be the same. They are returned.
fn with_any_jobs(arguments: &[&str], input: &str) -> (String, String, i32) {
    let ran = JOBS.map(|jobs| {
        let said = nonoscope(&[arguments, &["--jobs", jobs]].concat(), input);
        (without_times(&said.out), said.err, said.code)
    });
    assert!(ran.iter().all(|said| *said == ran[0]), "{arguments:?}: {ran:#?}");
    let [said, ..] = ran;
    said
}

#[test]
fn a_folder_is_answered_alike_by_any_number_of_workers() {
    let folder = puzzles("folder");
    let folder = folder.to_str().unwrap();
    for command in [&["solve"][..], &["solve", "--json"], &["rate"], &["rate", "--json"], &["convert", "--to", "json"]]
    {
        let (out, err, code) = with_any_jobs(&[command, &[folder]].concat(), "");
        // In the order of their names.
        let files =
            ["a.non", "b.txt", "c.jsonl", "d.txt", "inner/z.non", "z.non"].map(|file| format!("{folder}/{file}"));
        assert_eq!(code, 2, "{command:?}: {err}");
        assert!(!(out + &err).contains("hidden"), "{command:?}");
        if command[0] != "convert" {
            let alone = files.each_ref().map(|file| nonoscope(&[command, &[file]].concat(), ""));
            let (out, err, _) = with_any_jobs(&[command, &[folder]].concat(), "");
            assert_eq!(out, alone.iter().map(|said| without_times(&said.out)).collect::<String>(), "{command:?}");
            assert_eq!(err, alone.iter().map(|said| &*said.err).collect::<String>(), "{command:?}");
        }
    }
}

#[test]
fn a_pipe_is_answered_alike_by_any_number_of_workers() {
    let input = format!("\n{}\n", LINES.join("\n\n")).repeat(40);
    for command in [&["solve"][..], &["solve", "--json"], &["rate", "--json"], &["convert", "--to", "tatham"]] {
        let (out, err, code) = with_any_jobs(&[command, &["-"]].concat(), &input);
        assert_eq!(code, 2, "{command:?}");
        assert!(err.contains("standard input, puzzle 238: Line 476, column 16: "), "{command:?}: {err}");
        if command.contains(&"--json") {
            assert_eq!(out.lines().count(), 240, "{command:?}");
        }
    }
    let (out, ..) = with_any_jobs(&["convert", "--to", "json", "-"], &input);
    let lines: Vec<serde_json::Value> = out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!((lines.len(), &lines[0]["title"]), (200, &"A plus".into()));
}

#[test]
fn pictures_of_many_puzzles_go_into_a_folder() {
    let given = puzzles("drawn");
    let given = given.to_str().unwrap();
    let written = JOBS.map(|jobs| {
        let folder = folder(&format!("pictures-{jobs}")).join("new");
        let into = format!("{}/", folder.to_str().unwrap());
        let said = nonoscope(&["picture", "--to", "png", "--jobs", jobs, "-o", &into, given], "");
        assert_eq!((said.code, said.out.as_str()), (2, ""));
        let twice = "z.png holds another puzzle, whose file has the same name.\n";
        assert!(said.err.contains("c.jsonl, puzzle 3: No solution.") && said.err.contains(twice), "{}", said.err);
        let files = fs::read_dir(&folder).unwrap().map(|file| file.unwrap().path());
        let mut files: Vec<_> =
            files.map(|path| (path.file_name().unwrap().to_owned(), fs::read(path).unwrap())).collect();
        files.sort();
        files
    });
    let names: Vec<_> = written[0].iter().map(|(name, _)| name.to_str().unwrap()).collect();
    assert_eq!(names.iter().filter(|name| name.starts_with("b-")).count(), 400);
    assert_eq!((names[0], names.last(), names.len()), ("a.png", Some(&"z.png"), 407));
    let alone = nonoscope(&["picture", "--to", "png", &format!("{given}/inner/z.non")], "").bytes;
    assert_eq!(written[0].last().unwrap().1, alone);
    assert!(written.iter().all(|files| *files == written[0]));
}

#[test]
fn several_pictures_need_a_folder() {
    let given = puzzles("several");
    let said = nonoscope(&["picture", "--to", "svg", given.to_str().unwrap()], "");
    assert_eq!((said.code, said.out.as_str()), (2, ""));
    assert!(said.err.contains("Choose a folder for them with -o"), "{}", said.err);
}

#[test]
fn each_line_is_a_puzzle_where_that_is_said() {
    let (out, err, code) = with_any_jobs(&["convert", "--to", "haskell", "--lines", "-"], "2x2:2/1/1/2\n\n1x1:1/1\n");
    assert_eq!((&*out, &*err, code), ("([[2],[1]],[[1],[2]])\n([[1]],[[1]])\n", "", 0));
    let (out, err, code) =
        with_any_jobs(&["convert", "--to", "tatham", "--lines", "--puzzle", "2", "-"], "1x1:1/1\n1x2:1/1/\n");
    assert_eq!((&*out, &*err, code), ("1x2:1/1/\n", "", 0));
    let (out, err, code) = with_any_jobs(&["convert", "--to", "tatham", "--lines", "--puzzle", "3", "-"], "1x1:1/1\n");
    assert_eq!((&*out, code), ("", 2));
    assert_eq!(err, "nonoscope: standard input has only one puzzle, so there is no puzzle 3.\n");
    assert_eq!(with_any_jobs(&["solve", "--lines", "-"], "\n"), (String::new(), String::new(), 0));
}

#[test]
fn a_text_with_a_single_object_is_a_text_like_others() {
    let (out, err, code) = with_any_jobs(&["solve", "-"], LINES[0]);
    assert_eq!((code, err.as_str()), (0, ""));
    assert!(out.starts_with("A plus (3 × 3)\n"), "{out}");
    let file = folder("single").join("one.json");
    for text in [LINES[4].to_owned() + "\n\n", LINES[4].replace(", \"columns", ",\n\"columns")] {
        fs::write(&file, text).unwrap();
        let (out, ..) = with_any_jobs(&["solve", file.to_str().unwrap()], "");
        assert!(out.starts_with(&format!("{} (5 × 5)\n", file.display())), "{out}");
    }
}

#[test]
fn one_puzzle_of_many_lines_is_chosen() {
    let file = folder("chosen").join("many.jsonl");
    fs::write(&file, LINES.join("\n")).unwrap();
    let path = file.to_str().unwrap();
    let heart = nonoscope(&["steps", "-"], LINES[4]).out;
    assert_eq!(nonoscope(&["steps", "--puzzle", "5", path], "").out, heart);
    let said = nonoscope(&["steps", "--puzzle", "9", path], "");
    assert_eq!(said.err, format!("nonoscope: {path} has only 6 puzzles, so there is no puzzle 9.\n"));
}

fn start(arguments: &[&str]) -> Child {
    let mut command = Command::new(env!("CARGO_BIN_EXE_nonoscope"));
    command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap()
}

#[test]
fn a_pipe_that_does_not_end_is_answered_line_by_line() {
    for command in [&["solve", "--json", "-"][..], &["rate", "--json", "-"], &["convert", "--to", "tatham", "-"]] {
        for jobs in JOBS {
            let mut child = start(&[command, &["--jobs", jobs]].concat());
            let mut input = child.stdin.take().unwrap();
            let mut output = BufReader::new(child.stdout.take().unwrap());
            // Each answer must come before the next question.
            for number in 1..=10 {
                writeln!(input, "{}", LINES[number % 2]).unwrap();
                let mut answer = String::new();
                output.read_line(&mut answer).unwrap();
                let is_right = match command[0] {
                    "convert" => answer == ["3x3:1/3/1/1/3/1\n", "2x2:1/1/1/1\n"][number % 2],
                    _ => answer.contains(&format!("\"puzzle\":{number},")),
                };
                assert!(is_right, "{command:?}: {answer}");
            }
            drop(input);
            let mut rest = String::new();
            output.read_to_string(&mut rest).unwrap();
            assert_eq!((rest.as_str(), child.wait().unwrap().code()), ("", Some(0)));
        }
    }
}

#[test]
fn whoever_has_seen_enough_closes_the_pipe() {
    let mut child = start(&["solve", "--jobs", "2", "-"]);
    let mut input = child.stdin.take().unwrap();
    writeln!(input, "{}", LINES[0]).unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    output.read_line(&mut String::new()).unwrap();
    drop(output);
    // Until the program notices; then nobody reads this any more.
    while writeln!(input, "{}", LINES[0]).is_ok() {}
    assert_eq!(child.wait().unwrap().code(), Some(0));
}

mod long {
    use super::*;

    /// The most memory that a process had so far, in bytes.
    #[cfg(target_os = "linux")]
    fn peak(child: &Child) -> usize {
        let status = fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap();
        let line = status.lines().find(|line| line.starts_with("VmHWM:")).unwrap();
        line.split_whitespace().nth(1).unwrap().parse::<usize>().unwrap() << 10
    }

    #[cfg(target_os = "linux")]
    #[allow(clippy::disallowed_methods, reason = "runs natively only")]
    #[test]
    fn memory_does_not_grow_with_the_number_of_puzzles() {
        for command in [&["solve", "--json", "-"][..], &["solve", "-"], &["convert", "--to", "link", "-"]] {
            let mut child = start(command);
            let mut input = child.stdin.take().unwrap();
            let mut output = BufReader::new(child.stdout.take().unwrap());
            let mut line = String::new();
            writeln!(input, "{}", LINES[4]).unwrap();
            output.read_line(&mut line).unwrap();
            let one = peak(&child);
            let writing = std::thread::spawn(move || {
                for _ in 0..100_000 {
                    writeln!(input, "{}", LINES[4]).unwrap();
                }
                input
            });
            let wanted = 100_000 * if command.contains(&"--json") || command[0] == "convert" { 1 } else { 7 };
            for _ in 0..wanted {
                line.clear();
                output.read_line(&mut line).unwrap();
            }
            let many = peak(&child);
            drop(writing.join().unwrap());
            child.wait().unwrap();
            assert!(many - one < 50_000_000, "{command:?}: {one} and {many} bytes");
        }
    }
}

#[test]
fn a_single_hard_puzzle_is_searched_by_several_jobs() {
    let text = format::clue_lines(&swapped(40, 50, 4));
    let solved = ["1", "2", "4"].map(|jobs| {
        let said = nonoscope(&["solve", "--json", "--no-reason", "--jobs", jobs, "-"], &text);
        assert_eq!(said.code, 1);
        without_times(&said.out)
    });
    assert!(solved.iter().all(|object| object.contains(r#""verdict":"none""#)), "{solved:?}");
    assert_eq!(solved[1], solved[2]);
    // Only then the conflicts of several are counted; and only if it is asked for, and there is no other puzzle.
    assert_ne!(solved[0], solved[1]);
    assert_eq!(without_times(&nonoscope(&["solve", "--json", "--no-reason", "-"], &text).out), solved[0]);
    let path = folder("hard").join("hard.txt");
    fs::write(&path, text).unwrap();
    let path = path.to_str().unwrap();
    let (out, ..) = with_any_jobs(&["solve", "--json", "--no-reason", path, path], "");
    assert_eq!(out.matches(r#""verdict":"none""#).count(), 2);
}
