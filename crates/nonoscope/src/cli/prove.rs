//! `prove`: a puzzle as a formula, and the proof of its verdict, for programs that check proofs.

use super::arguments::ProveArgs;
use super::console::Console;
use super::ending::Ending;
use super::progress::Task;
use super::{one, output, printable};
use crate::picture;
use crate::proof::{Proved, prove};
use crate::puzzle::Puzzle;
use std::fs;
use std::io::{self, Write};
use std::path::Path;

pub(super) fn run(arguments: &ProveArgs, console: &Console, out: &mut impl Write) -> io::Result<Ending> {
    let Some(reading) = one::puzzle(&arguments.chosen, console) else { return Ok(Ending::Unreadable) };
    let puzzle = &reading.puzzle;
    let mut task = Task::new(console, "Proving".to_owned());
    let proved = prove(puzzle, arguments.limit.most(), &mut task);
    drop(task);
    let proved = match proved {
        Ok(proved) => proved,
        Err(error) => {
            console.complain(&error.to_string());
            return Ok(Ending::Unreadable);
        }
    };
    let folder = &arguments.output;
    let mut names = Vec::new();
    for (name, text) in files(puzzle, &proved) {
        if names.is_empty()
            && let Err(error) = fs::create_dir_all(folder)
        {
            console.complain(&format!("The folder {} cannot be made: {error}", folder.display()));
            return Ok(Ending::Unreadable);
        }
        if !output::write(Some(&folder.join(&name)), text.as_bytes(), console, out)? {
            return Ok(Ending::Unreadable);
        }
        names.push(name);
    }
    writeln!(out, "{}", proved.outcome.sentence())?;
    writeln!(out, "{}", said(&proved, folder, &names))?;
    Ok(Ending::of(proved.outcome.verdict))
}

/// The files to write, with their names and texts.
fn files(puzzle: &Puzzle, proved: &Proved<'_>) -> Vec<(String, String)> {
    match &proved.certificate {
        Some(certificate) => vec![
            ("puzzle.cnf".to_owned(), certificate.formula().to_string()),
            ("proof.drat".to_owned(), certificate.proof().to_string()),
        ],
        None => {
            let found = proved.outcome.found();
            let several = found.clone().enumerate().filter(|_| found.clone().count() > 1);
            let text = |solution| picture::text(solution, puzzle.palette(), picture::Notation::default());
            several.map(|(index, solution)| (format!("solution-{}.txt", index + 1), text(solution))).collect()
        }
    }
}

/// The purpose of the files.
fn said(proved: &Proved<'_>, folder: &Path, names: &[String]) -> String {
    let folder = printable::line(&folder.to_string_lossy());
    match (&proved.certificate, names) {
        (Some(certificate), _) => format!(
            "The proof has {}. To check it: drat-trim {folder}/puzzle.cnf {folder}/proof.drat",
            match certificate.proof().clauses() {
                1 => "one clause".to_owned(),
                clauses => format!("{clauses} clauses"),
            }
        ),
        (None, [one, other]) => format!("Two solutions prove it: {folder}/{one} and {folder}/{other}."),
        (None, _) => "There is no verdict to prove.".to_owned(),
    }
}
