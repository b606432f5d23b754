//! Starts the worker that draws.

fn main() -> Result<(), wasm_bindgen::JsValue> {
    console_error_panic_hook::set_once();
    nonoscope::app::start_artist()
}
