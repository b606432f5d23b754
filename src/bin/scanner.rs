//! Starts the worker that reads puzzles from pictures.

/// Its code is a fifth as large as the standard one's, and this program has to be small.
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

fn main() {
    nonoscope::app::run_worker(nonoscope::lightbox::start_scanner);
}
