//! The command that proves verdicts.

use super::program::{Said, nonoscope};
use nonoscope::{examples, proof};
use std::fs;
use std::path::{Path, PathBuf};

/// Proves a puzzle into a fresh folder.
fn proved(name: &str, puzzle: &str, options: &[&str]) -> (Said, PathBuf) {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("proof-of-{name}"));
    let _ = fs::remove_dir_all(&folder);
    let said = nonoscope(&[&["prove", "-", "-o", folder.to_str().unwrap()], options].concat(), puzzle);
    (said, folder)
}

/// The names of the files in a folder, in order.
fn names(folder: &Path) -> Vec<String> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut names: Vec<String> =
        entries.map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

#[test]
fn a_formula_and_a_proof_are_written() {
    for (name, text, code, sentence) in [
        ("lambda", examples::LAMBDA.text, 0, "Exactly one solution. "),
        ("cannot-be", examples::CANNOT_BE.text, 1, "No solution."),
        ("coloured", examples::TULIP.text, 0, "Exactly one solution. "),
    ] {
        let (said, folder) = proved(name, text, &[]);
        assert_eq!((said.code, said.err.as_str()), (code, ""));
        assert!(said.out.starts_with(sentence), "{}", said.out);
        let shown = folder.display();
        assert!(said.out.ends_with(&format!("To check it: drat-trim {shown}/puzzle.cnf {shown}/proof.drat\n")));
        assert_eq!(names(&folder), ["proof.drat", "puzzle.cnf"]);
        let puzzle = nonoscope::format::read(text).unwrap().puzzle;
        let proved = proof::prove(&puzzle, None, &mut ()).unwrap();
        let certificate = proved.certificate.unwrap();
        assert_eq!(fs::read_to_string(folder.join("puzzle.cnf")).unwrap(), certificate.formula().to_string());
        assert_eq!(fs::read_to_string(folder.join("proof.drat")).unwrap(), certificate.proof().to_string());
        let excludes = certificate.formula().to_string().contains("\nc The last clause excludes one of them.\n");
        assert_eq!(excludes, code == 0);
    }
}

#[test]
fn several_solutions_prove_themselves() {
    let (said, folder) = proved("several", "2x2:1/1/1/1", &[]);
    assert_eq!((said.code, said.err.as_str()), (0, ""));
    assert_eq!(names(&folder), ["solution-1.txt", "solution-2.txt"]);
    let shown = folder.display();
    let sentence = format!("Two solutions prove it: {shown}/solution-1.txt and {shown}/solution-2.txt.\n");
    assert!(said.out.starts_with("More than one solution.") && said.out.ends_with(&sentence), "{}", said.out);
    let solutions =
        names(&folder).iter().map(|name| fs::read_to_string(folder.join(name)).unwrap()).collect::<Vec<_>>();
    assert_ne!(solutions[0], solutions[1]);
}

#[test]
fn what_cannot_be_proved_leaves_no_files() {
    let (said, folder) = proved("stopped", examples::LAMBDA.text, &["--limit", "3"]);
    assert_eq!((said.code, names(&folder)), (3, Vec::new()));
    assert!(said.out.ends_with("There is no verdict to prove.\n"), "{}", said.out);
    let clues = format!("{}\n", "1 ".repeat(256)).repeat(1024);
    let (said, folder) = proved("large", &format!("{clues}\n{clues}"), &[]);
    assert_eq!((said.code, names(&folder)), (2, Vec::new()));
    assert!(
        said.err.contains("As a formula the puzzle could have more than 20\u{202f}000\u{202f}000 literals."),
        "{}",
        said.err
    );
}
