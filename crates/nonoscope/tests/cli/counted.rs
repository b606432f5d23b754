//! What comes of the pictures of a folder, as the command line reads them: `NONOSCOPE_PICTURES` names it. `NAME.json` beside a picture has what it
//! shows; a picture without that shows no puzzle.

use crate::program::nonoscope;
use crate::truth::{Clues, truth_of};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

/// What comes of a picture. Of what is wrong, a person is told, or is not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Outcome {
    /// Every number is right, and nothing is asked.
    Right,
    /// Every number is right, and a person is asked to count the lines or to look at numbers.
    RightAndAsked,
    /// Each line that is wrong has a mark.
    WrongAndMarked,
    WrongWithoutAWord,
    /// There are more lines or fewer, and a person is asked to count them.
    OtherSizeAndAsked,
    OtherSizeWithoutAWord,
    Refused,
    /// There is no puzzle, and a sentence says so.
    NothingRefused,
    /// There is no puzzle, and one is found.
    NothingAccepted,
}

impl Outcome {
    fn is_without_a_word(self) -> bool {
        matches!(self, Outcome::WrongWithoutAWord | Outcome::OtherSizeWithoutAWord | Outcome::NothingAccepted)
    }
}

/// What came of a picture, and what the program said.
fn outcome(path: &Path) -> (Outcome, String) {
    let said = nonoscope(&["read-picture".as_ref(), "--json".as_ref(), path.as_os_str()], "");
    let json = said.json().into_iter().next();
    let truth = fs::read_to_string(path.with_extension("json")).ok();
    let outcome = match (&json, truth) {
        (None, None) => Outcome::NothingRefused,
        (None, Some(_)) => Outcome::Refused,
        (Some(_), None) => Outcome::NothingAccepted,
        (Some(read), Some(truth)) => compared(read, &serde_json::from_str(&truth).unwrap()),
    };
    (outcome, json.map_or(said.err, |json| about(&json)))
}

/// What came of a reading, by what the picture shows.
fn compared(read: &Value, truth: &Value) -> Outcome {
    let (own, wanted) = (truth_of(read), truth_of(truth));
    let (asks, has_marks) = (
        read["size_is_doubtful"] == true,
        !read["doubtful"].as_array().is_none_or(Vec::is_empty) || !read["changed"].as_array().is_none_or(Vec::is_empty),
    );
    if own.each_ref().map(Vec::len) != wanted.each_ref().map(Vec::len) {
        return if asks { Outcome::OtherSizeAndAsked } else { Outcome::OtherSizeWithoutAWord };
    }
    let is_marked = |axis: usize, line: usize| {
        let is_it = |mark: &Value| mark["axis"] == ["row", "column"][axis] && mark["line"] == line + 1;
        ["doubtful", "changed"].into_iter().any(|key| read[key].as_array().is_some_and(|all| all.iter().any(is_it)))
    };
    let inks = inks(read, &own) == inks(truth, &wanted);
    let places = || (0..2).flat_map(|axis| (0..own[axis].len()).map(move |line| (axis, line)));
    let mut wrong = places().filter(|&(axis, line)| own[axis][line] != wanted[axis][line]).peekable();
    match (wrong.peek().is_some(), wrong.all(|(axis, line)| is_marked(axis, line))) {
        (false, _) if inks => {
            if asks || has_marks {
                Outcome::RightAndAsked
            } else {
                Outcome::Right
            }
        }
        (true, true) if inks => Outcome::WrongAndMarked,
        _ => Outcome::WrongWithoutAWord,
    }
}

/// The ink of each number, by the order in which the clues use them.
fn inks(value: &Value, clues: &Clues) -> Vec<usize> {
    let of = |key: &str, own: &str| {
        let lines = if value["inks"].is_object() { &value["inks"][key] } else { &value[own] };
        lines
            .as_array()
            .into_iter()
            .flatten()
            .flat_map(|line| line.as_array().unwrap())
            .cloned()
            .collect::<Vec<Value>>()
    };
    let all = [of("rows", "row_inks"), of("columns", "column_inks")].concat();
    if all.is_empty() {
        return vec![0; clues.iter().flatten().map(Vec::len).sum()];
    }
    let mut used: Vec<Value> = Vec::new();
    let number = |ink: Value| {
        used.iter().position(|other| *other == ink).unwrap_or_else(|| {
            used.push(ink);
            used.len() - 1
        })
    };
    all.into_iter().map(number).collect()
}

/// A reading in short.
fn about(read: &Value) -> String {
    let count = |key: &str| read[key].as_array().map_or(0, Vec::len);
    let size = (count("rows"), count("columns"));
    format!(
        "{} x {}, {} doubtful, {} changed, {}",
        size.0,
        size.1,
        count("doubtful"),
        count("changed"),
        read["verdict"]
    )
}

/// The pictures in a folder and in those in it, by name.
fn pictures_under(folder: &Path) -> Vec<PathBuf> {
    let mut all = Vec::new();
    let mut entries: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    entries.sort();
    for path in entries {
        let extension = path.extension().and_then(|extension| extension.to_str()).unwrap_or_default();
        if path.is_dir() {
            all.extend(pictures_under(&path));
        } else if ["png", "jpg", "gif"].contains(&extension) {
            all.push(path);
        }
    }
    all
}

#[test]
fn pictures_of_a_folder_are_counted() {
    let Some(folder) = std::env::var_os("NONOSCOPE_PICTURES") else { return };
    let mut counts: BTreeMap<Outcome, usize> = BTreeMap::new();
    for path in pictures_under(folder.as_ref()) {
        let start = Instant::now();
        let (outcome, about) = outcome(&path);
        *counts.entry(outcome).or_default() += 1;
        let name = path.strip_prefix(&folder).unwrap().display();
        println!("{outcome:?} {name}: {} ({} ms)", about.trim(), start.elapsed().as_millis());
    }
    println!("{counts:#?}");
    let silent: usize = counts.iter().filter(|(outcome, _)| outcome.is_without_a_word()).map(|(_, count)| count).sum();
    assert_eq!(silent, 0, "read wrongly without a word");
}
