//! File names and texts that strangers chose: read and written whatever they are.

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
