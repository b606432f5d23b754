//! Starts the page.

/// Browsers alone run it.
fn main() {
    #[cfg(target_arch = "wasm32")]
    nonoscope_page::app::run_page(nonoscope_page::app::start);
}
