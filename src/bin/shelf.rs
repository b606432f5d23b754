//! Starts the dialogues in which a person finds a puzzle to play.

/// Browsers alone run it.
fn main() {
    #[cfg(target_arch = "wasm32")]
    nonoscope_kit::panic::run_page(nonoscope_page::start_shelf);
}
