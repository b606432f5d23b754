//! Starts the page on which puzzles are made.

fn main() -> Result<(), wasm_bindgen::JsValue> {
    nonoscope::app::report_panics();
    nonoscope::easel::start()
}
