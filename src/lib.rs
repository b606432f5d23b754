//! The pages and their workers: `app` watches and plays puzzles, `easel` makes them, and `lightbox` reads pictures.
//! None of them knows how anything is inferred.

#![allow(
    rustdoc::private_intra_doc_links,
    missing_docs,
    reason = "only the programs of this package and the board of the element use it"
)]

pub mod app;
pub mod easel;
pub mod lightbox;
#[cfg(target_arch = "wasm32")]
mod studio;

#[cfg(target_arch = "wasm32")]
pub use studio::start_studio;

// The numbers that look random in tests.
#[cfg(test)]
#[path = "../tests/makers/chance.rs"]
mod chance;
#[cfg(test)]
mod one_way;
