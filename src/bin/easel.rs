//! Starts the page on which puzzles are made.

fn main() {
    nonoscope::app::run_page(nonoscope::easel::start);
}
