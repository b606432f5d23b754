//! The test of `integration/solve/digests.rs` by itself: to build it in the released form, the other tests need not be built.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test fails by panicking")]
#![cfg(not(target_arch = "wasm32"))]

#[path = "integration/solve/digests.rs"]
mod digests;

use nonoscope_tests::{digest, makers};
