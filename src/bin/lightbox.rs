//! Starts the dialogue in which a picture is shown to the page.

fn main() -> Result<(), wasm_bindgen::JsValue> {
    nonoscope::app::report_panics();
    nonoscope::lightbox::start()
}
