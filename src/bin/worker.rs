//! Starts the worker.

/// Browsers alone run it.
fn main() {
    #[cfg(target_arch = "wasm32")]
    nonoscope_page::app::run_worker(nonoscope_page::app::start_worker);
}
