//! Starts the dialogue in which a picture is shown to the page.

fn main() {
    nonoscope::app::run_page(nonoscope::lightbox::start);
}
