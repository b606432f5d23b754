//! Starts the page.

fn main() {
    nonoscope::app::run_page(nonoscope::app::start);
}
