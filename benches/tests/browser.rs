//! Prints the tables from inside a worker of a browser.

#![cfg(target_arch = "wasm32")]

use wasm_bindgen_test::{console_log, wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_dedicated_worker);

fn print(tables: fn(&mut dyn FnMut(&str))) {
    let mut lines = Vec::new();
    tables(&mut |line| lines.push(line.to_owned()));
    console_log!("{}", lines.join("\n"));
}

#[wasm_bindgen_test]
fn lines() {
    print(nonoscope_bench::report);
}

#[wasm_bindgen_test]
fn truth() {
    print(nonoscope_bench::whole_truth);
}
