//! Starts the worker that argues like a person.

fn main() -> Result<(), wasm_bindgen::JsValue> {
    nonoscope::app::report_panics();
    nonoscope::app::start_tutor()
}
