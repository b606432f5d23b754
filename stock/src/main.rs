//! Fills the shelf: draws icons as puzzles, chooses among them, and writes the files of `crates/shelf/data`.
//!
//!     nonoscope-stock draw NODE_MODULES CACHE     draws all wanted icons in several sizes and keeps those that lines alone solve
//!     nonoscope-stock choose CACHE DATA [--anew]  chooses from these and writes the shelf; numbers given before stay, unless `--anew`
//!     nonoscope-stock look DATA SHEETS [NUMBERS]  draws sheets of what is on the shelf, with titles; or of those whose numbers are in a file

mod candidate;
mod choose;
mod collections;
mod cut;
mod days;
mod doubles;
mod draw;
mod families;
mod likeness;
mod look;
mod title;
mod written;

use anyhow::{Result, bail};
use std::path::Path;

fn main() -> Result<()> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words[..] {
        ["draw", packages, cache] => cut::all(Path::new(packages), Path::new(cache)),
        ["choose", cache, data] => choose::shelf(Path::new(cache), Path::new(data), false),
        ["choose", cache, data, "--anew"] => choose::shelf(Path::new(cache), Path::new(data), true),
        ["look", data, sheets] => look::sheets(Path::new(data), Path::new(sheets), None),
        ["look", data, sheets, only] => look::sheets(Path::new(data), Path::new(sheets), Some(Path::new(only))),
        _ => bail!("draw NODE_MODULES CACHE, choose CACHE DATA [--anew], or look DATA SHEETS [NUMBERS]"),
    }
}
