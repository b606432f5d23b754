//! Starts the worker.

fn main() {
    nonoscope::app::run_worker(nonoscope::app::start_worker);
}
