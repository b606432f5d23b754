//! Starts the worker that makes puzzles.

fn main() {
    nonoscope::app::run_worker(nonoscope::easel::start_maker);
}
