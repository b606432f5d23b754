//! Starts the worker that reads texts.

fn main() -> Result<(), wasm_bindgen::JsValue> {
    nonoscope::app::report_panics();
    nonoscope::app::start_reader()
}
