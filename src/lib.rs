//! The pages and their workers: one folder or file for each feature, with what it knows, its messages, what changes it, its part of the page and
//! its tests. None of them knows how anything is inferred.
//!
//! The page on which puzzles are watched and played is [`page`] with the features beside it, and the one on which they are made is [`make`]. The
//! dialogue that reads pictures is [`photo`], and those in which a person finds a puzzle are [`shelf`]. The [workers] answer all of them.
//!
//! Within a folder, `mod.rs` has what the feature knows and its messages, `update.rs` what changes it (if it is short, it is in `mod.rs` too), `part.rs`
//! its elements and listeners, and `tests.rs` its tests. Only modules declared for browsers name anything of a browser. All else is compiled
//! natively too, for the tests.

#![allow(rustdoc::private_intra_doc_links, missing_docs, reason = "only the programs of this package use it")]
#![cfg_attr(not(target_arch = "wasm32"), allow(dead_code, unused_imports, reason = "natively, only the tests use it"))]

mod answer;
mod asking;
mod board;
#[cfg(target_arch = "wasm32")]
mod cells;
mod clock;
mod days;
mod drawers;
mod entry;
mod export;
mod finish;
mod gallery;
#[cfg(target_arch = "wasm32")]
mod inspector;
mod keep;
mod kept_names;
mod learn;
mod link;
mod make;
mod marks;
mod method;
mod origin;
mod page;
mod photo;
mod rating;
mod ready;
mod reasons;
mod save;
mod settings;
mod shelf;
mod solved;
mod talk;
mod transport;
mod tutoring;
mod welcome;
mod workers;

#[cfg(target_arch = "wasm32")]
pub use make::start::start as start_make;
#[cfg(target_arch = "wasm32")]
pub use page::start::start as start_page;
#[cfg(target_arch = "wasm32")]
pub use photo::{scanner::program::start_scanner, start::start as start_photo};
#[cfg(target_arch = "wasm32")]
pub use shelf::start::start as start_shelf;
#[cfg(target_arch = "wasm32")]
pub use workers::{engine::start_engine, studio::start_studio};

// The numbers that look random in tests.
#[cfg(test)]
#[path = "../tests/makers/chance.rs"]
mod chance;
#[cfg(test)]
mod one_way;
