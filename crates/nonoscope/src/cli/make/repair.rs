//! `make repair`: the fewest givens, or the fewest changes of the picture.

use super::super::arguments::MakeRepairArgs;
use super::super::console::Console;
use super::super::ending::Ending;
use super::super::one;
use super::super::progress::Task;
use super::printed::print;
use crate::make::Made;
use crate::make::repair::{Aim, Effort, Fewest, Pictures, pictures_of};
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
    let found = pictures_of(&puzzle, reading.notes.goal.as_ref(), options, &mut task);
    drop(task);
    let pictures = match found {
        Ok(pictures) => pictures,
        Err(verdict) => {
            console.complain(match verdict {
                Verdict::None => "The puzzle has no solution, so there is no picture to keep.",
                _ => "No solution was found, so there is no picture to keep.",
            });
            return Ok(Ending::of(verdict));
        }
    };
    if let Some(picture) = pictures.pictures.first().filter(|_| arguments.afresh) {
        puzzle = Puzzle::of_picture(picture)
            .and_then(|bare| bare.with_palette(puzzle.palette().clone()))
            .map_or_else(|_| puzzle.clone(), |bare| bare.with_title(puzzle.title().unwrap_or_default()));
    }
    let task = Task::new(console, "Looking for the fewest cells".to_owned());
    let repaired = repaired(arguments, &puzzle, &pictures, task);
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
    pictures: &Pictures,
    mut task: Task<'_>,
) -> Result<(Made, String), String> {
    let aim = if arguments.lines_only { Aim::Lines } else { Aim::OneSolution };
    if arguments.changes {
        let found = pictures
            .fewest_changes(aim, arguments.rating, Effort::default(), &mut task)
            .map_err(|why| why.to_string())?;
        let changes = &found.repair;
        let about = about_changes(&changes.cells, how_few(&found, changes.proven));
        return Ok((Made { proven: found.proven, ..changes.made(puzzle, &mut task) }, about));
    }
    of_any(puzzle, pictures, aim, task)
}

/// The puzzle with the fewest givens, and how many these are.
pub(super) fn with_givens(puzzle: &Puzzle, picture: &Grid, aim: Aim, task: Task<'_>) -> Result<(Made, String), String> {
    let pictures = Pictures { pictures: vec![picture.clone()], all: true };
    of_any(puzzle, &pictures, aim, task)
}

/// The same for the picture that takes the fewest.
fn of_any(puzzle: &Puzzle, pictures: &Pictures, aim: Aim, mut task: Task<'_>) -> Result<(Made, String), String> {
    let found = pictures.fewest_givens(puzzle, aim, Effort::default(), &mut task).map_err(|why| why.to_string())?;
    let givens = &found.repair;
    let more = puzzle.givens().unknown_cells() < puzzle.givens().cells().len();
    let about = about_givens(givens.cells.len(), more, how_few(&found, givens.proven));
    Ok((Made { proven: found.proven, ..givens.made(puzzle, &found.picture, &mut task) }, about))
}

/// How few cells these are.
#[derive(Clone, Copy)]
enum HowFew {
    Fewest,
    /// The fewest for one of the solutions. For any of them it may be as few as this.
    FewestForOne(usize),
    AtLeast(usize),
}

fn how_few<T>(found: &Fewest<T>, proven_for_it: bool) -> HowFew {
    match (found.proven, proven_for_it) {
        (true, _) => HowFew::Fewest,
        (false, true) => HowFew::FewestForOne(found.lower),
        (false, false) => HowFew::AtLeast(found.lower),
    }
}

impl HowFew {
    /// In words, after what was done.
    fn told(self) -> String {
        match self {
            HowFew::Fewest => ", the fewest possible".to_owned(),
            HowFew::FewestForOne(lower) => {
                format!(", the fewest that leave this solution; for another one, the proven minimum is {lower}")
            }
            HowFew::AtLeast(lower) => format!("; the proven minimum is {lower}"),
        }
    }
}

fn about_givens(number: usize, more: bool, how_few: HowFew) -> String {
    match (cells(number, more), how_few) {
        (_, HowFew::Fewest) if number == 0 && more => "No more cells need to be given.".to_owned(),
        (_, HowFew::Fewest) if number == 0 => "No cells need to be given.".to_owned(),
        (cells, how_few) => format!("{cells} given{}.", how_few.told()),
    }
}

fn about_changes(changed: &[At], how_few: HowFew) -> String {
    let named = |at: &At| format!("row {} column {}", at.row() + 1, at.column() + 1);
    let mut names: Vec<String> = changed.iter().take(NAMED).map(named).collect();
    names.extend((changed.len() > NAMED).then(|| format!("and {} more", changed.len() - NAMED)));
    let names = names.join(", ");
    match (cells(changed.len(), false), how_few) {
        (_, HowFew::Fewest) if changed.is_empty() => "No cells need to be changed.".to_owned(),
        (cells, how_few) => format!("{cells} changed{}: {names}.", how_few.told()),
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
        assert_eq!(about_givens(0, false, HowFew::Fewest), "No cells need to be given.");
        assert_eq!(about_givens(0, true, HowFew::Fewest), "No more cells need to be given.");
        assert_eq!(about_givens(1, false, HowFew::Fewest), "1 cell given, the fewest possible.");
        assert_eq!(about_givens(2, true, HowFew::Fewest), "2 more cells given, the fewest possible.");
        assert_eq!(about_givens(9, false, HowFew::AtLeast(7)), "9 cells given; the proven minimum is 7.");
        assert_eq!(
            about_givens(2, false, HowFew::FewestForOne(1)),
            "2 cells given, the fewest that leave this solution; for another one, the proven minimum is 1."
        );
        let at = At::new(1, 2);
        assert_eq!(about_changes(&[], HowFew::Fewest), "No cells need to be changed.");
        assert_eq!(about_changes(&[at], HowFew::Fewest), "1 cell changed, the fewest possible: row 2 column 3.");
        let many = about_changes(&[at; 40], HowFew::AtLeast(3));
        assert!(many.starts_with("40 cells changed; the proven minimum is 3: row 2 column 3, "), "{many}");
        assert!(many.ends_with(", and 10 more."), "{many}");
    }
}
