//! Files that the command line writes: whole or not at all.

use super::program::nonoscope;
use std::fs;
use std::path::{Path, PathBuf};

const CARD: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../crates/format/src/examples/gchq-2015.txt");

/// A folder of its own, empty.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<String> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[test]
fn a_file_is_replaced_as_it_was() {
    let folder = folder("replaced");
    let path = folder.join("card.non");
    let convert = |path: &Path| nonoscope(&["convert", "--to", "non", CARD, "-o", path.to_str().unwrap()], "");
    assert_eq!(convert(&path).code, 0);
    let text = fs::read_to_string(&path).unwrap();
    fs::write(&path, "old").unwrap();
    #[cfg(unix)]
    {
        use std::os::unix::fs::{PermissionsExt, symlink};
        fs::set_permissions(&path, fs::Permissions::from_mode(0o640)).unwrap();
        let link = folder.join("link.non");
        symlink(&path, &link).unwrap();
        assert_eq!(convert(&link).code, 0);
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
        assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o640);
        assert_eq!(fs::read_to_string(&path).unwrap(), text);
        assert_eq!(convert(Path::new("/dev/null")).code, 0);
        assert!(!fs::metadata("/dev/null").unwrap().is_file());
    }
    assert_eq!(convert(&path).code, 0);
    assert_eq!(fs::read_to_string(&path).unwrap(), text);
    let nowhere = convert(&folder.join("missing").join("card.non"));
    assert_eq!(nowhere.code, 2);
    assert!(nowhere.err.contains("cannot be written"), "{}", nowhere.err);
}

/// The tests that take longest.
mod long {
    use super::*;

    /// A shell that lets no file grow beyond 4 KiB stands for a disk that is full.
    #[cfg(unix)]
    #[test]
    fn on_a_full_disk_the_old_file_stays() {
        let folder = folder("full-disk");
        for kind in ["gif", "png"] {
            let path = folder.join(format!("card.{kind}"));
            for old in [None, Some("the old file")] {
                if let Some(old) = old {
                    fs::write(&path, old).unwrap();
                }
                let script = "trap '' XFSZ; ulimit -f 8; exec \"$0\" picture \"$1\" --cell 40 -o \"$2\"";
                let program = [env!("CARGO_BIN_EXE_nonoscope"), CARD, path.to_str().unwrap()];
                let ran = std::process::Command::new("sh").args(["-c", script]).args(program).output().unwrap();
                let said = String::from_utf8(ran.stderr).unwrap();
                assert_eq!(ran.status.code(), Some(2), "{said}");
                assert!(said.contains("cannot be written"), "{said}");
                assert_eq!(fs::read_to_string(&path).ok().as_deref(), old);
                assert_eq!(names(&folder).len(), usize::from(old.is_some()), "nothing else is left behind");
            }
            fs::remove_file(path).unwrap();
        }
    }
}
