//! Making puzzles.

mod cards;
mod changes;
mod givens;
mod pictures;
mod random;

use std::fs;
use std::path::Path;

/// Compares what is made with what is kept in a file, or keeps it if `NONOSCOPE_BLESS` is set.
fn compare(file: &str, now: &str, kept: &str) {
    if std::env::var_os("NONOSCOPE_BLESS").is_some() {
        let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/..")).join("tests/data/golden/made");
        fs::write(folder.join(file), now).unwrap();
        // What is kept is compiled in, so it is compared from the next build on.
        return;
    }
    let differing = now.lines().zip(kept.lines()).find(|(now, kept)| now != kept);
    assert!(now == kept, "{file}: {differing:?}");
}
