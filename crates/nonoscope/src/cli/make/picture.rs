//! `make picture`: the puzzle of a picture.

use super::super::arguments::MakePictureArgs;
use super::super::console::Console;
use super::super::ending::Ending;
use super::super::input;
use super::super::photo::{MOST_BYTES, photo};
use super::super::progress::Task;
use super::printed::print;
use super::repair::with_givens;
use crate::make::image::{Pixels, Settings, sketch, tuned};
use crate::make::repair::Aim;
use crate::make::{Appraisal, Made};
use crate::puzzle::{Grid, Puzzle};
use std::io::{self, Write};

/// A puzzle with its picture, and how it was made, for people.
struct Drawn {
    puzzle: Puzzle,
    picture: Grid,
    about: String,
}

pub(super) fn run(arguments: &MakePictureArgs, console: &Console, out: &mut impl Write) -> io::Result<Ending> {
    let bytes = match input::bytes(&arguments.path, MOST_BYTES + 1) {
        Ok(bytes) => bytes,
        Err(error) => {
            console.complain(&format!("{} cannot be read: {error}", input::shown(&arguments.path)));
            return Ok(Ending::Unreadable);
        }
    };
    let drawn = match photo(&bytes) {
        Some(_) if bytes.len() > MOST_BYTES => Err("The file is larger than 64 MiB, the limit.".to_owned()),
        Some(Ok(pixels)) => of_photo(&pixels, arguments, console),
        Some(Err(error)) => Err(error.to_string()),
        None => match in_letters(&bytes, arguments, console) {
            Some(drawn) => Ok(drawn),
            None => return Ok(Ending::Unreadable),
        },
    };
    let Drawn { puzzle, picture, about } = match drawn {
        Ok(drawn) => drawn,
        Err(why) => {
            console.complain(&format!("{}: {why}", input::shown(&arguments.path)));
            return Ok(Ending::Unreadable);
        }
    };
    if arguments.givens {
        let aim = if arguments.lines_only { Aim::Lines } else { Aim::OneSolution };
        let task = Task::new(console, "Looking for the fewest cells".to_owned());
        return match with_givens(&puzzle, &picture, aim, task) {
            Ok((made, givens)) => {
                print(&made, format!("{about} {givens}").trim_start(), &arguments.printed, console, out)
            }
            Err(why) => {
                console.complain(&why);
                Ok(Ending::Undecided)
            }
        };
    }
    let mut task = Task::new(console, "Looking at the puzzle".to_owned());
    let appraisal = Appraisal::of(&puzzle, arguments.limit, &mut task);
    drop(task);
    let made = Made { puzzle, picture, changed: Vec::new(), proven: true, appraisal };
    print(&made, &about, &arguments.printed, console, out)
}

fn of_photo(pixels: &Pixels, arguments: &MakePictureArgs, console: &Console) -> Result<Drawn, String> {
    let settings = arguments.settings();
    let plain = sketch(pixels, &settings);
    let mut found = None;
    if arguments.tune {
        let mut task = Task::new(console, "Trying similar pictures".to_owned());
        found = tuned(pixels, &settings, arguments.lines_only, &mut task);
    }
    let (width, height) = (plain.grid.width(), plain.grid.height());
    let mut about = match (plain.is_exact, plain.threshold) {
        (true, _) => format!("{width} × {height} cells, each a square of the picture."),
        (false, Some(threshold)) => format!("{width} × {height} cells, threshold {threshold}."),
        (false, None) => format!("{width} × {height} cells in {} inks.", plain.palette.inks()),
    };
    let sketch = match found {
        Some(found) if found.sketch.grid != plain.grid => {
            about =
                format!("{width} × {height} cells; {}, the closest that works.", changed(&settings, &found.settings));
            found.sketch
        }
        Some(found) => found.sketch,
        None if arguments.tune => {
            about += " No similar picture works.";
            plain
        }
        None => plain,
    };
    let puzzle = sketch.puzzle().map_err(|error| error.to_string())?;
    Ok(Drawn { puzzle, picture: sketch.grid, about })
}

/// The differences from the requested settings, for people.
fn changed(before: &Settings, after: &Settings) -> String {
    match (after.threshold, after.colours) {
        (Some(threshold), _) if before.threshold != after.threshold => format!("threshold {threshold}"),
        (_, Some(colours)) if before.colours != after.colours => {
            format!("{colours} inks, without patches of fewer than {} cells", after.islands)
        }
        _ => format!("without patches of fewer than {} cells", after.islands),
    }
}

/// A picture of which each letter is a cell.
fn in_letters(bytes: &[u8], arguments: &MakePictureArgs, console: &Console) -> Option<Drawn> {
    let entries = input::puzzles_of(bytes, &arguments.path.as_path().into(), None);
    let reading = entries.first()?.reading(console)?;
    let Some(picture) = reading.notes.goal.clone() else {
        console.complain("This is a puzzle, not a picture. `nonoscope picture` draws one.");
        return None;
    };
    if arguments.settings() != Settings::default() || arguments.tune {
        console.note("Each letter of this picture is a cell. The settings are for PNG, GIF and JPEG files.");
    }
    Some(Drawn { puzzle: reading.puzzle.clone(), picture, about: String::new() })
}
