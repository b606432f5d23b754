//! `make repair`: the fewest givens, or the fewest changes of the picture.

use super::super::arguments::MakeRepairArgs;
use super::super::console::Console;
use super::super::ending::Ending;
use super::super::one;
use super::super::progress::Task;
use super::printed::print;
use crate::make::Made;
use crate::make::repair::{Aim, Effort, fewest_changes, fewest_givens, picture_of};
use crate::puzzle::{At, Grid, Puzzle};
use crate::solve::{Method, Verdict};
use std::io::{self, Write};

/// The most changed cells that are named.
const NAMED: usize = 30;

pub(super) fn run(arguments: &MakeRepairArgs, console: &Console, out: &mut impl Write) -> io::Result<Ending> {
    let Some(reading) = one::puzzle(&arguments.chosen, console) else { return Ok(Ending::Unreadable) };
    let mut puzzle = reading.puzzle;
    let mut task = Task::new(console, "Looking for a solution".to_owned());
    let options = arguments.limit.options(Method::Auto);
    let found = picture_of(&puzzle, reading.notes.goal.as_ref(), options, &mut task);
    drop(task);
    let picture = match found {
        Ok(picture) => picture,
        Err(verdict) => {
            console.complain(match verdict {
                Verdict::None => "The puzzle has no solution, so there is no picture to keep.",
                _ => "No solution was found, so there is no picture to keep.",
            });
            return Ok(Ending::of(verdict));
        }
    };
    if arguments.afresh {
        puzzle = Puzzle::of_picture(&picture)
            .and_then(|bare| bare.with_palette(puzzle.palette().clone()))
            .map_or_else(|_| puzzle.clone(), |bare| bare.with_title(puzzle.title().unwrap_or_default()));
    }
    let task = Task::new(console, "Looking for the fewest cells".to_owned());
    let repaired = repaired(arguments, &puzzle, &picture, task);
    match repaired {
        Ok((made, about)) => print(&made, &about, &arguments.printed, console, out),
        Err(why) => {
            console.complain(&why);
            Ok(Ending::Undecided)
        }
    }
}

/// The repaired puzzle, and what was done to it.
fn repaired(
    arguments: &MakeRepairArgs,
    puzzle: &Puzzle,
    picture: &Grid,
    mut task: Task<'_>,
) -> Result<(Made, String), String> {
    let aim = if arguments.lines_only { Aim::Lines } else { Aim::OneSolution };
    if arguments.changes {
        let changes = fewest_changes(picture, aim, arguments.rating, Effort::default(), &mut task)
            .map_err(|why| why.to_string())?;
        let about = about_changes(&changes.cells, changes.lower, changes.proven);
        return Ok((changes.made(puzzle, &mut task), about));
    }
    with_givens(puzzle, picture, aim, task)
}

/// The puzzle with the fewest givens, and how many these are.
pub(super) fn with_givens(
    puzzle: &Puzzle,
    picture: &Grid,
    aim: Aim,
    mut task: Task<'_>,
) -> Result<(Made, String), String> {
    let givens = fewest_givens(puzzle, picture, aim, Effort::default(), &mut task).map_err(|why| why.to_string())?;
    let more = puzzle.givens().unknown_cells() < puzzle.givens().cells().len();
    let about = about_givens(givens.cells.len(), more, givens.lower, givens.proven);
    Ok((givens.made(puzzle, picture, &mut task), about))
}

fn about_givens(number: usize, more: bool, lower: usize, proven: bool) -> String {
    match (cells(number, more), proven) {
        (_, true) if number == 0 && more => "No more cells need to be given.".to_owned(),
        (_, true) if number == 0 => "No cells need to be given.".to_owned(),
        (cells, true) => format!("{cells} given, the fewest possible."),
        (cells, false) => format!("{cells} given; the proven minimum is {lower}."),
    }
}

fn about_changes(changed: &[At], lower: usize, proven: bool) -> String {
    let named = |at: &At| format!("row {} column {}", at.row() + 1, at.column() + 1);
    let mut names: Vec<String> = changed.iter().take(NAMED).map(named).collect();
    names.extend((changed.len() > NAMED).then(|| format!("and {} more", changed.len() - NAMED)));
    let names = names.join(", ");
    match (cells(changed.len(), false), proven) {
        (_, true) if changed.is_empty() => "No cells need to be changed.".to_owned(),
        (cells, true) => format!("{cells} changed, the fewest possible: {names}."),
        (cells, false) => format!("{cells} changed; the proven minimum is {lower}: {names}."),
    }
}

fn cells(number: usize, more: bool) -> String {
    let more = if more { "more " } else { "" };
    if number == 1 { format!("1 {more}cell") } else { format!("{number} {more}cells") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_cell_is_no_cells() {
        assert_eq!(about_givens(0, false, 0, true), "No cells need to be given.");
        assert_eq!(about_givens(0, true, 0, true), "No more cells need to be given.");
        assert_eq!(about_givens(1, false, 1, true), "1 cell given, the fewest possible.");
        assert_eq!(about_givens(2, true, 2, true), "2 more cells given, the fewest possible.");
        assert_eq!(about_givens(9, false, 7, false), "9 cells given; the proven minimum is 7.");
        let at = At::new(1, 2);
        assert_eq!(about_changes(&[], 0, true), "No cells need to be changed.");
        assert_eq!(about_changes(&[at], 1, true), "1 cell changed, the fewest possible: row 2 column 3.");
        let many = about_changes(&[at; 40], 3, false);
        assert!(many.starts_with("40 cells changed; the proven minimum is 3: row 2 column 3, "), "{many}");
        assert!(many.ends_with(", and 10 more."), "{many}");
    }
}
