//! Starts the worker that makes puzzles.

fn main() -> Result<(), wasm_bindgen::JsValue> {
    nonoscope::app::report_panics();
    nonoscope::easel::start_maker()
}
