//! Starts the worker that makes puzzles.

/// Browsers alone run it.
fn main() {
    #[cfg(target_arch = "wasm32")]
    nonoscope_page::app::run_worker(nonoscope_page::easel::start_maker);
}
