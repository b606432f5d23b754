//! File names and texts that strangers chose: all of them can be read and written.

#[cfg(target_os = "linux")]
#[test]
fn files_whose_names_are_not_utf8_are_read_and_written() {
    use super::program::nonoscope;
    use std::ffi::OsStr;
    use std::fs;
    use std::os::unix::ffi::OsStrExt;
    use std::path::Path;

    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("not-utf8");
    fs::create_dir_all(&folder).unwrap();
    let name = |name: &[u8]| folder.join(OsStr::from_bytes(name));
    let (puzzle, written) = (name(b"caf\xe9.txt"), name(b"caf\xe9.PNG"));
    fs::write(&puzzle, "2x1:1/0/1").unwrap();
    let arguments = |words: &[&str]| words.iter().map(Into::into).chain([puzzle.clone().into()]).collect::<Vec<_>>();

    let said = nonoscope::<std::ffi::OsString>(&arguments(&["solve"]), "");
    assert_eq!((said.code, said.err.as_str()), (0, ""));
    assert!(said.out.contains("caf\u{fffd}.txt (2 × 1)\n"), "{}", said.out);
    let object = nonoscope(&arguments(&["solve", "--json"]), "").json().remove(0);
    assert!(object["path"].as_str().unwrap().ends_with("/caf\u{fffd}.txt"), "{object}");

    let drawn = nonoscope(&[OsStr::new("picture"), puzzle.as_os_str(), OsStr::new("-o"), written.as_os_str()], "");
    assert_eq!((drawn.code, drawn.err.as_str()), (0, ""));
    assert!(fs::read(&written).unwrap().starts_with(b"\x89PNG"));

    fs::write(&puzzle, "2 1\nx\n").unwrap();
    let said = nonoscope(&arguments(&["steps"]), "");
    assert_eq!(said.code, 2);
    assert!(said.err.contains("caf\u{fffd}.txt: Line 2"), "{}", said.err);
}

/// A control sequence, a line end that would begin a line of its own, and an override that turns the rest around.
#[cfg(unix)]
const HOSTILE: &str = "a\u{1b}[31mb\nnonoscope: all is well\u{202e}txt.exe";
#[cfg(unix)]
const HARMLESS: &str = "a\\u{1b}[31mb\\nnonoscope: all is well\\u{202e}txt.exe";

#[cfg(unix)]
#[test]
fn names_of_files_do_nothing_to_a_terminal() {
    use super::program::nonoscope;
    use std::fs;
    use std::path::Path;

    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("hostile-names");
    fs::create_dir_all(&folder).unwrap();
    let file = folder.join(HOSTILE);
    let path = file.to_str().unwrap();
    fs::write(&file, "2x1:1/0/1").unwrap();
    let solved = nonoscope(&["solve", path], "");
    assert!(solved.out.contains(&format!("/{HARMLESS} (2 × 1)\n")), "{}", solved.out);
    // Programs get the name as it is.
    assert_eq!(nonoscope(&["solve", "--json", path], "").json()[0]["path"], path);
    for (arguments, input) in [
        (&["solve", path][..], "2 1\nx\n"),
        (&["steps", "--puzzle", "2", path], "2x1:1/0/1"),
        (&["convert", "--to", "tatham", path], "[[[1,1]],[[1],[],[1]]]"),
    ] {
        fs::write(&file, input).unwrap();
        let said = nonoscope(arguments, "").err;
        assert!(said.contains(HARMLESS) && !said.contains('\u{1b}') && !said.contains('\u{202e}'), "{said}");
    }
    let missing = format!("{path}/{HOSTILE}");
    for arguments in [&["solve", &missing][..], &["picture", "-", "-o", &missing, "--to", "svg"]] {
        let said = nonoscope(arguments, "2x1:1/0/1");
        assert_eq!((said.code, said.err.lines().count()), (2, 1), "{}", said.err);
        assert!(said.err.contains(&format!("{HARMLESS}/{HARMLESS} cannot be ")), "{}", said.err);
    }
    // A shell puts names of files anywhere.
    for arguments in [&[path][..], &["solve", "-", "--method", path]] {
        let said = nonoscope(arguments, "");
        assert_eq!(said.code, 2);
        assert!(!said.err.contains('\u{1b}') && said.err.contains("\\u{202e}"), "{}", said.err);
    }
}

#[test]
fn texts_do_nothing_to_a_terminal() {
    use super::program::nonoscope;

    let title = "Cat \u{202e}tac";
    let titled = nonoscope(&["solve", "-"], &format!("title: {title}\n1\n\n1\n"));
    assert!(titled.out.starts_with("Cat \\u{202e}tac (1 × 1)\n"), "{}", titled.out);
    let object = nonoscope(&["solve", "--json", "-"], &format!("title: {title}\n1\n\n1\n")).json().remove(0);
    assert_eq!(object["title"], title);
    for hostile in [
        "1 \u{1b}]0;x\u{7} 2\n\n1\n",
        "[{\"\u{1b}[2J\u{202e}\": [1",
        "<puzzleset><a\u{1b}[2J\u{202e}>",
        "1\n1 \u{202e}\n",
    ] {
        for from in [&[][..], &["--from", "webpbn"], &["--from", "json"], &["--from", "plain"]] {
            let said = nonoscope(&[&["solve", "-"][..], from].concat(), hostile);
            let obeyed = |c: char| (c.is_control() && c != '\n') || c == '\u{202e}';
            assert!(said.code == 2 && !said.err.contains(obeyed), "{:?}", said.err);
        }
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_file_that_goes_to_a_terminal_does_nothing_to_it() {
    use super::program::{nonoscope, on_a_terminal};
    use std::fs;
    use std::path::Path;

    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("titled.txt");
    fs::write(&path, "title: Cat \u{202e}tac\n1\n\n1\n").unwrap();
    let path = path.to_str().unwrap();
    for command in ["convert --to non", "cnf"] {
        let Some(seen) = on_a_terminal(&[], &format!("\"$NONOSCOPE\" {command} '{path}'")) else { return };
        assert!(seen.contains("Cat \\u{202e}tac"), "{command}: {seen}");
        // Other programs get the title as it is.
        let arguments: Vec<&str> = command.split(' ').chain([path]).collect();
        assert!(nonoscope(&arguments, "").out.contains("Cat \u{202e}tac"), "{command}");
    }
}
