//! The page's four workers (the solver, the tutor that argues like a person, the reader of texts, and the artist that draws), the searchers
//! that help the solver, and the replayer, which draws replays for the record.
//!
//! Each has its own protocol: requests from the page, or from the worker that it helps, and news from the worker. The program of the artist and of
//! the replayer is the [studio], that of all others the [engine].

pub(crate) mod artist;
pub(crate) mod binder;
#[cfg(target_arch = "wasm32")]
pub(crate) mod engine;
pub(crate) mod maker;
pub(crate) mod reader;
pub(crate) mod replayer;
pub(crate) mod searcher;
pub(crate) mod solver;
pub(crate) mod solving;
#[cfg(target_arch = "wasm32")]
pub(crate) mod studio;
#[cfg(test)]
mod tests;
pub(crate) mod tutor;

use nonoscope_core::puzzle::Puzzle;

/// A puzzle's title as a file name.
pub(crate) fn file_name(puzzle: &Puzzle) -> String {
    let title = puzzle.title().unwrap_or_default().to_lowercase();
    let words: Vec<&str> = title.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    let name: String = words.join("-").chars().take(60).collect();
    match name.is_empty() {
        true => format!("nonogram-{}x{}", puzzle.width(), puzzle.height()),
        false => name,
    }
}
