//! The help, the completions and the manual: they name everything, and the examples in them work.

use super::program::nonoscope;
use std::fs;
use std::path::Path;
use std::process::Command;

const COMMANDS: [&str; 15] = [
    "solve",
    "steps",
    "rate",
    "lines",
    "qr",
    "cnf",
    "prove",
    "convert",
    "picture",
    "book",
    "read-picture",
    "make",
    "formats",
    "completions",
    "man",
];

/// The commands of `make`.
const WAYS: [&str; 4] = ["picture", "qr", "random", "repair"];

/// The help of a command, or of the whole program.
fn help(command: Option<&str>) -> String {
    let words = command.into_iter().flat_map(|command| command.split(' '));
    let arguments: Vec<&str> = words.chain(["--help"]).collect();
    let said = nonoscope(&arguments, "");
    assert_eq!(said.code, 0);
    said.out
}

#[test]
fn every_command_is_in_the_help() {
    let (_, list) = help(None).split_once("Commands:\n").map(|(a, b)| (a.to_owned(), b.to_owned())).unwrap();
    let listed: Vec<String> = list
        .lines()
        .take_while(|line| !line.is_empty())
        .filter_map(|line| {
            line.strip_prefix("  ")?.split(' ').next().filter(|word| !word.is_empty()).map(str::to_owned)
        })
        .collect();
    assert_eq!(listed, [&COMMANDS[..], &["help"]].concat());
}

#[cfg(unix)]
#[test]
fn every_example_in_the_help_works() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("examples-of-the-help");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("puzzle.txt"), nonoscope::examples::GCHQ_2015.text).unwrap();
    let dot = "width 1\nheight 1\nrows\n1\ncolumns\n1\n";
    fs::write(folder.join("many.txt"), format!("{dot}====\n{dot}")).unwrap();
    fs::create_dir(folder.join("folder")).unwrap();
    fs::write(folder.join("folder/dot.non"), dot).unwrap();
    fs::write(folder.join("ids.txt"), "2x2:2/1/1/2\n1x1:1/1\n").unwrap();
    let programs = Path::new(env!("CARGO_BIN_EXE_nonoscope")).parent().unwrap();
    let path = format!("{}:{}", programs.display(), std::env::var("PATH").unwrap());
    fs::write(folder.join("heart.txt"), ".X.X.\nXXXXX\n.XXX.\n..X..\n").unwrap();
    let face = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join("tests/data/photos/letter.jpg");
    fs::copy(face, folder.join("face.png")).unwrap();
    let screenshot =
        Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join("tests/data/pictures/table-grey-03.png");
    fs::copy(screenshot, folder.join("screenshot.png")).unwrap();
    let ways = WAYS.map(|way| format!("make {way}"));
    for command in [None].into_iter().chain(COMMANDS.into_iter().chain(ways.iter().map(|way| &**way)).map(Some)) {
        let help = help(command);
        let (_, examples) = help.split_once("Examples:\n").unwrap_or_else(|| panic!("no examples in {help}"));
        let examples: Vec<&str> = examples.lines().map_while(|line| line.strip_prefix("  ")).collect();
        assert!(examples.len() > 1, "{help}");
        for example in examples {
            assert!(example.len() < 78 && example.starts_with("nonoscope "), "{example}");
            assert!(
                command
                    .is_none_or(|command| example.contains(&format!(" {command} "))
                        || example.ends_with(&format!(" {command}"))),
                "{example}"
            );
            let ran =
                Command::new("sh").args(["-c", example]).current_dir(&folder).env("PATH", &path).output().unwrap();
            let said = String::from_utf8(ran.stderr).unwrap();
            // What is made, or read in a picture, is printed with what is true of it.
            let is_told = said.is_empty() || [" make ", " read-picture "].iter().any(|told| example.contains(told));
            assert!(ran.status.success() && is_told, "{example}: {said}");
        }
    }
    for written in [
        "solved.png",
        "pictures/many-2.png",
        "pictures/dot.png",
        "sheet.pdf",
        "book.pdf",
        "shelf.pdf",
        "all.xml",
        "puzzle.cnf",
        "proof/proof.drat",
        "nonoscope.bash",
        "nonoscope-solve.1",
    ] {
        assert!(fs::metadata(folder.join(written)).unwrap().len() > 0, "{written}");
    }
}

#[test]
fn every_way_of_making_is_in_the_help() {
    let help = help(Some("make"));
    let list = help.split_once("Commands:\n").unwrap().1.lines();
    let listed = list.take_while(|line| !line.is_empty()).filter_map(|line| line.strip_prefix("  ")?.split(' ').next());
    let listed: Vec<&str> = listed.filter(|word| !word.is_empty()).collect();
    assert_eq!(listed, [&WAYS[..], &["help"]].concat());
}

#[test]
fn completions_know_every_command() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let said = nonoscope(&["completions", shell], "");
        assert_eq!((said.code, said.err.as_str()), (0, ""));
        for word in COMMANDS.iter().chain(&["quiet", "solutions"]) {
            assert!(said.out.contains(word), "{shell}: {word}");
        }
    }
    assert_eq!(nonoscope(&["completions", "abacus"], "").code, 2);
}

#[cfg(target_os = "linux")]
#[test]
fn bash_completes() {
    let script = "eval \"$(\"$0\" completions bash)\"; COMP_WORDS=(nonoscope con); COMP_CWORD=1; \
                  _nonoscope nonoscope con nonoscope; echo \"${COMPREPLY[@]}\"";
    let ran = Command::new("bash").args(["-c", script, env!("CARGO_BIN_EXE_nonoscope")]).output().unwrap();
    assert_eq!(String::from_utf8_lossy(&ran.stdout), "convert\n");
}

#[test]
fn the_manual_has_a_page_for_each_command() {
    let whole = nonoscope(&["man"], "");
    assert_eq!((whole.code, whole.err.as_str()), (0, ""));
    assert!(whole.out.contains(".TH nonoscope 1 "), "{}", whole.out);
    let make = nonoscope(&["man", "make"], "").out;
    for way in WAYS {
        assert!(make.contains(&format!("nonoscope\\-make\\-{way}(1)")), "{way}: {make}");
        let page = nonoscope(&["man", &format!("make-{way}")], "");
        assert_eq!((page.code, page.err.as_str()), (0, ""));
        assert!(page.out.contains(&format!(".TH nonoscope-make-{way} 1 ")), "{}", page.out);
        assert!(page.out.contains("Examples:") && page.out.contains("\\-\\-quiet"), "{}", page.out);
    }
    for command in COMMANDS {
        assert!(whole.out.contains(&format!("nonoscope\\-{}(1)", command.replace('-', "\\-"))), "{command}");
        let page = nonoscope(&["man", command], "");
        assert_eq!((page.code, page.err.as_str()), (0, ""));
        assert!(page.out.contains(&format!(".TH nonoscope-{command} 1 ")), "{}", page.out);
        assert!(page.out.contains("Examples:") && page.out.contains("\\-\\-quiet"), "{}", page.out);
    }
    let missing = nonoscope(&["man", "fold"], "");
    assert_eq!((missing.code, missing.out.as_str()), (2, ""));
}
