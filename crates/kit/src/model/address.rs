//! The page's address.

/// The page's address.
#[derive(Debug, Default)]
pub struct Address {
    /// Everything before the `#`.
    pub base: String,
    /// The link after it, with `#`; empty if there is none.
    pub hash: String,
    /// Whether the person wishes to solve the puzzle, or to watch, as the address said when the page began.
    pub wished: Option<bool>,
}

impl Address {
    /// Whether there is a link.
    pub fn has_link(&self) -> bool {
        self.hash.len() > 1
    }

    /// Takes `#solve` or `#watch`, with which the page for making leads here.
    pub fn take_wish(&mut self) -> bool {
        self.wished = match self.hash.as_str() {
            "#solve" => Some(true),
            "#watch" => Some(false),
            _ => return false,
        };
        self.hash.clear();
        true
    }
}
