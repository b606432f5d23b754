//! Prints the report from within a browser.

#![cfg(target_arch = "wasm32")]

use wasm_bindgen_test::{console_log, wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_dedicated_worker);

#[wasm_bindgen_test]
fn report() {
    let mut lines = Vec::new();
    nonoscope_bench::report(&mut |line| lines.push(line.to_owned()));
    console_log!("{}", lines.join("\n"));
}
