//! Every method's results, step by step, match the digests in `tests/data/golden`: natively and in a browser
//! (`tests/wasm.rs`), optimised or not.

use std::fs;
use std::path::Path;

#[test]
fn what_is_found_is_what_is_kept() {
    let now = crate::digest::now();
    if std::env::var_os("NONOSCOPE_BLESS").is_some() {
        let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/..")).join("tests/data/golden/digests");
        fs::write(folder.join("behaviour.txt"), &now.behaviour).unwrap();
        fs::write(folder.join("words.txt"), &now.words).unwrap();
        // What is kept is compiled in, so it is compared from the next build on.
        return;
    }
    assert_eq!(crate::digest::differences(&now), "");
}
