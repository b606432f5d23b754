//! Every method finds the same of every puzzle, step by step, as the digests say that are kept in `tests/golden`: natively and
//! in a browser (`tests/wasm.rs`), optimised and not.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test fails by panicking")]
#![cfg(not(target_arch = "wasm32"))]

mod digest;

use std::fs;
use std::path::Path;

#[test]
fn what_is_found_is_what_is_kept() {
    let now = digest::now();
    if std::env::var_os("NONOSCOPE_BLESS").is_some() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/digests");
        fs::write(folder.join("behaviour.txt"), &now.behaviour).unwrap();
        fs::write(folder.join("words.txt"), &now.words).unwrap();
    }
    assert_eq!(digest::differences(&now), "");
}
