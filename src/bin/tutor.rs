//! Starts the worker that argues like a person.

fn main() {
    nonoscope::app::run_worker(nonoscope::app::start_tutor);
}
