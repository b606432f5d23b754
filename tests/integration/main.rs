//! All tests of the library and the command line that can share one process, in a folder for each room.
//!
//! `README.md` in the parent folder says where things are, and what the modules named `long` are.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]
#![allow(clippy::print_stdout, reason = "says what was tried where that depends on the machine")]
#![cfg(not(target_arch = "wasm32"))]

use nonoscope_tests::{cases, checker, decoders, digest, made, makers, patterns, targets, truth, twins};

mod checked;
mod coloured;
mod deduce;
mod documents;
mod elements;
mod format;
mod fuzzed;
mod languages;
mod lessons;
mod line;
mod make;
mod packed;
mod picture;
mod proof;
mod puzzle_folders;
mod qr;
mod sat;
mod scan;
mod shelf;
mod solve;
