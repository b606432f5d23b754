//! What a part of the page is.

use super::model::Model;

/// A part of the page. It owns its elements, its listeners, and whatever it remembers of what it drew last.
///
/// Listeners do nothing but send messages. Showing changes nothing but the part's elements.
pub(crate) trait Part {
    /// Brings onto the page whatever has changed.
    fn show(&mut self, model: &Model);
}
