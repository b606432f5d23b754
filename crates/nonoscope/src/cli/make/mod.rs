//! `make`: puzzles from something else, with their appraisal.

mod picture;
mod printed;
mod qr;
mod random;
mod repair;

pub(super) use random::any_seed;

use super::arguments::{MakeArgs, MakeWay};
use super::console::Console;
use super::ending::Ending;
use std::io::{self, Write};

pub(super) fn run(arguments: &MakeArgs, console: &Console, out: &mut impl Write) -> io::Result<Ending> {
    match &arguments.way {
        MakeWay::Picture(arguments) => picture::run(arguments, console, out),
        MakeWay::Random(arguments) => random::run(arguments, console, out),
        MakeWay::Qr(arguments) => qr::run(arguments, console, out),
        MakeWay::Repair(arguments) => repair::run(arguments, console, out),
    }
}
