//! Starts the worker that argues like a person.

/// Browsers alone run it.
fn main() {
    #[cfg(target_arch = "wasm32")]
    nonoscope_page::app::run_worker(nonoscope_page::app::start_tutor);
}
