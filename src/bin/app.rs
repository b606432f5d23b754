//! Starts the page.

/// Its code is a fifth as large as the standard one's, and nothing can be pressed before this program is loaded.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

/// Browsers alone run it.
fn main() {
    #[cfg(target_arch = "wasm32")]
    nonoscope_kit::panic::run_page(nonoscope_page::start_page);
}
