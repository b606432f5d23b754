//! Starts the dialogue in which a picture is shown to the page.

/// Browsers alone run it.
fn main() {
    #[cfg(target_arch = "wasm32")]
    nonoscope_kit::panic::run_page(nonoscope_page::start_photo);
}
