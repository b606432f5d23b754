//! All tests of the library and the command line that can share one process, in a folder for each room.
//!
//! `README.md` in the parent folder says where things are, and what the modules named `long` are.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]
#![allow(clippy::print_stdout, reason = "says what was tried where that depends on the machine")]
#![cfg(not(target_arch = "wasm32"))]

#[path = "../checker/mod.rs"]
mod checker;
#[path = "../digest/mod.rs"]
mod digest;
#[path = "../made/mod.rs"]
mod made;
#[path = "../makers/mod.rs"]
mod makers;
#[path = "../targets/mod.rs"]
mod targets;
#[path = "../twins/mod.rs"]
mod twins;

mod architecture;
mod checked;
mod cli;
mod coloured;
mod deduce;
mod documents;
mod format;
mod fuzzed;
mod lessons;
mod limits;
mod line;
mod make;
mod packed;
mod picture;
mod proof;
mod puzzle_folders;
mod qr;
mod sat;
mod scan;
mod solve;
