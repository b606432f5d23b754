//! Starts a worker that takes part in a long search.

fn main() {
    nonoscope::app::run_worker(nonoscope::app::start_searcher);
}
