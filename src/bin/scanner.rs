//! Starts the worker that reads puzzles from pictures.

fn main() -> Result<(), wasm_bindgen::JsValue> {
    nonoscope::app::report_panics();
    nonoscope::lightbox::start_scanner()
}
