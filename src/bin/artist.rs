//! Starts the worker that draws.

fn main() {
    nonoscope::app::run_worker(nonoscope::app::start_artist);
}
