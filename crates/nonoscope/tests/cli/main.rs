//! The command line as it is run.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]
#![allow(clippy::print_stdout, reason = "says what was tried where that depends on the machine")]
#![cfg(not(target_arch = "wasm32"))]

use nonoscope_tests::{decoders, digest, makers, patterns, truth};

mod batches;
mod books;
mod command_line;
mod console;
mod counted;
mod expected;
mod golden;
mod help;
mod limits;
mod limits_of_solving;
mod making;
mod making_cards;
mod making_pictures;
mod making_random;
mod making_repairs;
mod many;
mod messages;
mod picture_command;
mod program;
mod proving;
mod rating;
mod reading_pictures;
mod schema;
mod strangers;
mod version;
mod written_files;
