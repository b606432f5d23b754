//! Starts the workers that solve, argue, read texts and search.

/// Browsers alone run it.
fn main() {
    #[cfg(target_arch = "wasm32")]
    nonoscope_kit::panic::run_worker(nonoscope_page::start_engine);
}
