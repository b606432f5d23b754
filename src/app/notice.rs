//! What is said above the page, until it is closed or overtaken; if something has broken down, with details to copy.

use super::clipboard::copy;
use super::controller::App;
use super::elements::set_text;

impl App {
    /// Says something above the page.
    pub(super) fn notify(&self, sentence: &str) {
        set_text(&self.elements.notice_text, sentence);
        self.elements.copy_details.set_hidden(true);
        self.elements.notice.set_hidden(false);
    }

    /// Says that something has broken down; the details are for whoever mends it.
    pub(super) fn notify_of_trouble(&mut self, sentence: &str, details: &str) {
        self.notify(sentence);
        let browser = self.window.navigator().user_agent().unwrap_or_default();
        let version = env!("CARGO_PKG_VERSION");
        self.details = format!("{sentence}\n\n{details}\n\nNonoscope {version}, {browser}\n\n{}", self.opened_text);
        set_text(&self.elements.copy_details, "Copy details");
        self.elements.copy_details.set_hidden(false);
    }

    /// Copies the details of what has broken down.
    pub(super) fn copy_details(&self) {
        let button = &self.elements.copy_details;
        copy(&self.window, &self.details, button, "Copied".to_owned(), "Could not be copied");
    }

    /// Takes away what was said above the page.
    pub(super) fn close_notice(&mut self) {
        self.elements.notice.set_hidden(true);
        set_text(&self.elements.notice_text, "");
    }
}
