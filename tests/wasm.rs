//! The library as WebAssembly, in a browser: it solves as it does natively.

#![cfg(target_arch = "wasm32")]

use nonoscope::solve::{Method, Verdict, solve};
use nonoscope::{format, trace};
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

#[wasm_bindgen_test]
fn a_small_puzzle_is_solved() {
    let read = format::read("3x3:1/3/1/1/3/1");
    let outcome = read.map(|read| solve(&read.puzzle, Method::Passes));
    let outcome = outcome.as_ref();
    assert_eq!(outcome.map(|outcome| outcome.verdict).ok(), Some(Verdict::Unique));
    assert_eq!(outcome.map(|outcome| outcome.grid.row_strings().join("/")).ok().as_deref(), Some("OXO/XXX/OXO"));
    let first = outcome.ok().and_then(|outcome| outcome.trace.step(0));
    let sentence = "Row 1: all 3 layouts fit what is known. They agree on no further cell.";
    assert_eq!(first.as_ref().map(trace::sentence).as_deref(), Some(sentence));
}
