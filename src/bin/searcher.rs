//! Starts a worker that takes part in a long search.

fn main() -> Result<(), wasm_bindgen::JsValue> {
    nonoscope::app::report_panics();
    nonoscope::app::start_searcher()
}
