//! The notice above the page, until it is closed or replaced. If something has broken down, it has details to copy.

use nonoscope_words::{Text, trouble};

/// A message about a notice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoticeMsg {
    Close,
    CopyDetails,
}

/// The notice.
#[derive(Debug, Default)]
pub struct Notice {
    pub sentence: Option<Text>,
    /// Details for developers, if something has broken down.
    pub details: Option<String>,
    /// The label of the button that copies them.
    pub copy_button: Text,
    /// The browser's name for itself.
    pub browser: String,
}

impl Notice {
    /// Shows a sentence.
    pub fn say(&mut self, sentence: impl Into<Text>) {
        (self.sentence, self.details) = (Some(sentence.into()), None);
    }

    /// Says that something has broken down while working on this text.
    pub fn say_of_trouble(&mut self, sentence: Text, details: &str, text: &str) {
        let (version, browser) = (env!("CARGO_PKG_VERSION"), &self.browser);
        let details = format!("{sentence}\n\n{details}\n\nNonoscope {version}, {browser}\n\n{text}");
        (self.sentence, self.details) = (Some(sentence), Some(details));
        self.copy_button = trouble::copy_details();
    }

    /// What it says; nothing if it is closed.
    pub fn said(&self) -> String {
        self.sentence.as_ref().map(Text::to_string).unwrap_or_default()
    }

    /// Closes the notice.
    pub fn close(&mut self) {
        self.sentence = None;
    }
}
