//! Starts the page on which puzzles are made.

/// Browsers alone run it.
fn main() {
    #[cfg(target_arch = "wasm32")]
    nonoscope_kit::panic::run_page(nonoscope_page::start_make);
}
