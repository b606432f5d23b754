//! Two independent programs that check proofs: drat-trim, which goes backwards from the end, and dratify, which goes forwards.

use dratify::Checker;
use nonoscope::proof::{Proved, prove};
use nonoscope::puzzle::{Grid, Puzzle};
use nonoscope::solve::Verdict;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The steps of a proof: whether a clause is added or deleted, and its literals.
pub(crate) type Steps = Vec<(bool, Vec<i32>)>;

/// A formula and a proof, as read from their texts.
#[derive(Clone, Debug)]
pub(crate) struct Texts {
    pub(crate) formula: String,
    pub(crate) proof: Steps,
}

/// What was proved: the text of the formula and the proof, if there is one solution or none.
pub(crate) fn texts(proved: &Proved<'_>) -> Option<Texts> {
    let certificate = proved.certificate.as_ref()?;
    let written = certificate.proof().to_string();
    let proof: Steps = written.lines().map(step).collect();
    assert!(proof.iter().cloned().eq(certificate.proof().steps()));
    Some(Texts { formula: certificate.formula().to_string(), proof })
}

fn step(line: &str) -> (bool, Vec<i32>) {
    let rest = line.strip_prefix("d ");
    let numbers = rest.unwrap_or(line).split(' ').map(|number| number.parse().unwrap());
    let mut numbers: Vec<i32> = numbers.collect();
    assert_eq!(numbers.pop(), Some(0));
    (rest.is_none(), numbers)
}

/// Proves a puzzle and lets both checkers check it. Returns the verdict.
pub(crate) fn check(puzzle: &Puzzle) -> Verdict {
    let (verdict, texts) = proved(puzzle);
    if let Some(texts) = texts {
        assert!(drat_trim(&texts), "{puzzle:?}");
        assert!(dratify(&texts), "{puzzle:?}");
    }
    verdict
}

/// The verdict and what proves it; several solutions prove themselves.
pub(crate) fn proved(puzzle: &Puzzle) -> (Verdict, Option<Texts>) {
    let proved = prove(puzzle, None, &mut ()).unwrap();
    let solutions: Vec<&Grid> = proved.outcome.found().collect();
    let verdict = proved.outcome.verdict;
    match verdict {
        Verdict::Unique | Verdict::None => assert!(proved.certificate.is_some()),
        _ => assert!(verdict == Verdict::Multiple && proved.certificate.is_none() && solutions[0] != solutions[1]),
    }
    assert!(solutions.iter().all(|solution| is_solution(puzzle, solution)));
    (verdict, texts(&proved))
}

fn is_solution(puzzle: &Puzzle, grid: &Grid) -> bool {
    puzzle.lines().all(|line| grid.clue(line) == *puzzle.clue(line))
        && puzzle.places().all(|at| !puzzle.givens().get(at).is_known() || puzzle.givens().get(at) == grid.get(at))
}

/// Whether dratify accepts a proof.
pub(crate) fn dratify(texts: &Texts) -> bool {
    let literal = |number: &i32| 2 * (number.unsigned_abs() - 1) + u32::from(*number < 0);
    let mut lines = texts.formula.lines().filter(|line| !line.starts_with('c'));
    let head: Vec<&str> = lines.next().unwrap().split(' ').collect();
    let ["p", "cnf", variables, clauses] = head[..] else { panic!("not a head: {head:?}") };
    let formula: Vec<Vec<u32>> = lines.map(|line| step(line).1.iter().map(literal).collect()).collect();
    assert_eq!(formula.len(), clauses.parse::<usize>().unwrap());
    let steps: Vec<(bool, Vec<u32>)> =
        texts.proof.iter().map(|(is_added, clause)| (!is_added, clause.iter().map(literal).collect())).collect();
    // No step needs more than unit propagation.
    Checker::new(variables.parse().unwrap(), &formula, false, true).check(&steps).ok
}

/// Whether drat-trim accepts a proof.
pub(crate) fn drat_trim(texts: &Texts) -> bool {
    static NUMBER: AtomicUsize = AtomicUsize::new(0);
    let name = format!("proof-{}-{}", std::process::id(), NUMBER.fetch_add(1, Ordering::Relaxed));
    let file = |ending: &str| folder().join(format!("{name}.{ending}"));
    let mut proof = String::new();
    for (is_added, clause) in &texts.proof {
        let kind = if *is_added { "" } else { "d " };
        let numbers: String = clause.iter().map(|number| format!("{number} ")).collect();
        proof.push_str(&format!("{kind}{numbers}0\n"));
    }
    fs::write(file("cnf"), &texts.formula).unwrap();
    fs::write(file("drat"), proof).unwrap();
    let ran = Command::new(program()).args([file("cnf"), file("drat")]).output().unwrap();
    for ending in ["cnf", "drat"] {
        fs::remove_file(file(ending)).unwrap();
    }
    let said = String::from_utf8_lossy(&ran.stdout).into_owned();
    // Its exit code does not say the same where a formula contradicts itself at once.
    assert!(!said.contains("TIMEOUT"), "{said}");
    said.contains("s VERIFIED")
}

fn folder() -> &'static Path {
    Path::new(env!("CARGO_TARGET_TMPDIR"))
}

/// drat-trim, compiled from its source with `cc`.
fn program() -> &'static Path {
    static PROGRAM: OnceLock<PathBuf> = OnceLock::new();
    PROGRAM.get_or_init(|| {
        let source = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/..")).join("tests/drat-trim/drat-trim.c");
        let own = fs::read_to_string(source).unwrap();
        let (many, few) = ("#define BIGINIT     1000000", "#define BIGINIT     20000");
        assert_eq!(own.matches(many).count(), 1);
        let program = folder().join(format!("drat-trim-{}", std::process::id()));
        let source = program.with_extension("c");
        // Filling a million buckets takes far longer than checking one of these proofs.
        fs::write(&source, own.replace(many, few)).unwrap();
        let ran = Command::new("cc").args(["-O2", "-w", "-o"]).arg(&program).arg(&source).output();
        let ran = ran
            .unwrap_or_else(|error| panic!("To check proofs with drat-trim, a C compiler named cc is needed: {error}"));
        assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
        fs::remove_file(source).unwrap();
        program
    })
}
