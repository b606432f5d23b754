//! Starts the worker that reads puzzles from pictures.

/// Its code is a fifth as large as the standard one's, and this program has to be small.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

/// Browsers alone run it.
fn main() {
    #[cfg(target_arch = "wasm32")]
    nonoscope_kit::panic::run_worker(nonoscope_page::start_scanner);
}
