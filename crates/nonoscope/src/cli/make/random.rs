//! `make random`: a random puzzle from a seed.

use super::super::arguments::MakeRandomArgs;
use super::super::console::Console;
use super::super::ending::Ending;
use super::super::progress::Task;
use super::printed::print;
use crate::make::random::{Wish, puzzle, seed_of};
use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher, Hasher};
use std::io::{self, Write};

pub(super) fn run(arguments: &MakeRandomArgs, console: &Console, out: &mut impl Write) -> io::Result<Ending> {
    let seed = arguments.seed.clone().unwrap_or_else(any_seed);
    let wish = Wish {
        width: arguments.width,
        height: arguments.height.unwrap_or(arguments.width),
        rating: arguments.rating,
        inks: arguments.colours,
        lines_only: arguments.lines_only,
        seed: seed_of(&seed),
    };
    let mut task = Task::new(console, "Looking for a puzzle".to_owned());
    let found = puzzle(&wish, &mut task);
    drop(task);
    let Some(found) = found else {
        console.complain("No puzzle of this size has one solution and that many colours.");
        return Ok(Ending::Unreadable);
    };
    let mut about = format!("Seed {seed}, {}.", found.style.name());
    if !found.is_as_wished {
        about += " No puzzle of that difficulty was found. This one comes closest.";
    }
    print(&found.made, &about, &arguments.printed, console, out)
}

/// A random seed, short enough to pass on by word of mouth.
pub(crate) fn any_seed() -> String {
    (RandomState::new().build_hasher().finish() % 1_000_000).to_string()
}
