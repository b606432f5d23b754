//! Starts the worker that reads texts.

fn main() {
    nonoscope::app::run_worker(nonoscope::app::start_reader);
}
