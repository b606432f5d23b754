//! Starts the command line.

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::process::ExitCode {
    nonoscope::cli::run()
}

/// There is no command line in a browser.
#[cfg(target_arch = "wasm32")]
fn main() {}
