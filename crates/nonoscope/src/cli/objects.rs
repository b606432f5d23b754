//! The JSON objects that `solve` prints, one for each puzzle, readable or not, and the last one of `steps`.

use super::input::Entry;
use crate::format::{Mistake, Notes, ReadError, Reading};
use crate::picture::{Notation, text};
use crate::puzzle::{Axis, Grid, Palette, Puzzle};
use crate::sat::Size;
use crate::solve::{Contradiction, Outcome};
use serde::Serialize;
use std::borrow::Cow;
use std::path::Path;

/// A puzzle and the outcome of solving it.
#[derive(Serialize)]
pub(super) struct Solved<'a> {
    #[serde(flatten)]
    puzzle: PuzzleKeys<'a>,
    #[serde(flatten)]
    found: FoundKeys,
    millis: f64,
    #[serde(flatten)]
    end: EndKeys<'a>,
}

/// The outcome alone, which `steps` prints after the steps.
#[derive(Serialize)]
pub(super) struct Ended<'a> {
    #[serde(flatten)]
    found: FoundKeys,
    #[serde(flatten)]
    end: EndKeys<'a>,
}

/// The verdict, the solutions and what they took.
#[derive(Serialize)]
struct FoundKeys {
    method: &'static str,
    verdict: &'static str,
    solutions: Vec<Vec<String>>,
    /// Whether there are solutions beyond these; `None` if that is not known.
    more: Option<bool>,
    unknown: usize,
    #[serde(flatten)]
    effort: EffortKeys,
    #[serde(skip_serializing_if = "Option::is_none")]
    contradiction: Option<ContradictionObject>,
}

/// What is known at the end.
#[derive(Serialize)]
struct EndKeys<'a> {
    grid: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    colours: Vec<ColourObject<'a>>,
    sentence: String,
}

/// The colour of a letter, in a puzzle with several inks.
#[derive(Serialize)]
pub(super) struct ColourObject<'a> {
    letter: char,
    name: &'a str,
    rgb: String,
}

/// The colours of a puzzle with several inks, the background first.
pub(super) fn colours(palette: &Palette) -> Vec<ColourObject<'_>> {
    let inks = palette.colours().filter(|_| palette.inks() > 1).map(|(_, ink)| ink);
    inks.map(|ink| ColourObject { letter: ink.letter, name: &ink.name, rgb: hex(ink.rgb) }).collect()
}

fn hex([red, green, blue]: [u8; 3]) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}

/// Which puzzle it is.
#[derive(Serialize)]
struct PuzzleKeys<'a> {
    path: Cow<'a, str>,
    /// Its number in the file, from 1.
    puzzle: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<&'a str>,
    format: &'static str,
    title: Option<&'a str>,
    width: usize,
    height: usize,
}

/// The name under which others know the puzzle.
pub(super) fn id(reading: &Reading) -> Option<&str> {
    reading.notes.get(Notes::CATALOGUE)
}

/// The work done.
#[derive(Serialize)]
struct EffortKeys {
    passes: usize,
    steps: usize,
    suppositions: u64,
    conflicts: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    formula: Option<Size>,
}

/// Why there is no solution.
#[derive(Serialize)]
struct ContradictionObject {
    rows: Vec<usize>,
    columns: Vec<usize>,
    minimal: bool,
}

impl<'a> Solved<'a> {
    /// The keys that an answer of `solve` can have, also if the puzzle cannot be read.
    pub(super) const KEYS: &'static str = "path puzzle id format title width height method verdict solutions \
        more unknown passes steps suppositions conflicts formula contradiction millis grid colours sentence mistakes more_mistakes";

    pub(super) fn new(entry: &'a Entry, reading: &'a Reading, outcome: &Outcome, millis: f64) -> Self {
        let puzzle = &reading.puzzle;
        Solved {
            puzzle: PuzzleKeys {
                path: entry.path.to_string_lossy(),
                puzzle: entry.number,
                id: id(reading),
                format: reading.format.id(),
                title: puzzle.title(),
                width: puzzle.width(),
                height: puzzle.height(),
            },
            found: FoundKeys::new(puzzle, outcome),
            millis,
            end: EndKeys::new(puzzle, outcome),
        }
    }
}

impl<'a> Ended<'a> {
    pub(super) fn new(puzzle: &'a Puzzle, outcome: &Outcome) -> Self {
        Ended { found: FoundKeys::new(puzzle, outcome), end: EndKeys::new(puzzle, outcome) }
    }
}

impl FoundKeys {
    fn new(puzzle: &Puzzle, outcome: &Outcome) -> Self {
        let numbers = |contradiction: &Contradiction, axis| {
            contradiction.lines.iter().filter(|line| line.axis == axis).map(|line| line.number()).collect()
        };
        FoundKeys {
            method: outcome.method.name(),
            verdict: outcome.verdict.name(),
            solutions: outcome.solutions.iter().map(|solution| rows(solution, puzzle)).collect(),
            more: outcome.more(),
            unknown: outcome.grid.unknown_cells(),
            effort: EffortKeys {
                passes: outcome.passes,
                steps: outcome.trace.len(),
                suppositions: outcome.work.suppositions,
                conflicts: outcome.work.conflicts,
                formula: outcome.formula,
            },
            contradiction: outcome.contradiction.as_ref().map(|contradiction| ContradictionObject {
                rows: numbers(contradiction, Axis::Row),
                columns: numbers(contradiction, Axis::Column),
                minimal: contradiction.minimal,
            }),
        }
    }
}

impl<'a> EndKeys<'a> {
    fn new(puzzle: &'a Puzzle, outcome: &Outcome) -> Self {
        EndKeys {
            grid: rows(&outcome.grid, puzzle),
            colours: colours(puzzle.palette()),
            sentence: outcome.sentence().to_string(),
        }
    }
}

/// The rows of a grid. With several inks each cell is the letter of its colour.
fn rows(grid: &Grid, puzzle: &Puzzle) -> Vec<String> {
    match puzzle.inks() {
        1 => grid.row_strings(),
        _ => text(grid, puzzle.palette(), Notation::Letters).lines().map(str::to_owned).collect(),
    }
}

/// A puzzle or a whole file that cannot be read. It has a verdict, `null`, so that programs can ask every object for one.
#[derive(Serialize)]
pub(super) struct Unread<'a> {
    path: Cow<'a, str>,
    /// The number of the puzzle; `None` if the file cannot be read.
    puzzle: Option<usize>,
    verdict: (),
    mistakes: Vec<MistakeObject>,
    /// The number of mistakes that are not listed.
    more_mistakes: usize,
    sentence: String,
}

/// What is wrong, and where, if the mistake has one place.
#[derive(Serialize)]
struct MistakeObject {
    line: Option<usize>,
    column: Option<usize>,
    sentence: String,
}

impl<'a> Unread<'a> {
    /// A file that cannot be read, and why.
    pub(super) fn file(path: &'a Path, sentence: String) -> Self {
        Unread {
            path: path.to_string_lossy(),
            puzzle: None,
            verdict: (),
            mistakes: Vec::new(),
            more_mistakes: 0,
            sentence,
        }
    }

    /// A puzzle that cannot be read.
    pub(super) fn puzzle(entry: &'a Entry, error: &ReadError) -> Self {
        let object = |mistake: &Mistake| MistakeObject {
            line: mistake.spot.map(|spot| spot.line),
            column: mistake.spot.map(|spot| spot.column),
            sentence: mistake.fault.to_string(),
        };
        let sentence = error.mistakes.first().map_or_else(String::new, Mistake::to_string);
        let mistakes = error.mistakes.iter().map(object).collect();
        let puzzle = Some(entry.number);
        Unread {
            path: entry.path.to_string_lossy(),
            puzzle,
            verdict: (),
            mistakes,
            more_mistakes: error.more,
            sentence,
        }
    }
}
