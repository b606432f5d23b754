//! Starts the workers that draw files and make puzzles.

/// Browsers alone run it.
fn main() {
    #[cfg(target_arch = "wasm32")]
    nonoscope_kit::panic::run_worker(nonoscope_page::start_studio);
}
