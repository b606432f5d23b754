//! The interface of a part of a page.

/// A part of the page. It owns its elements, its listeners, and its record of what it drew last.
///
/// Listeners only send messages. Showing changes only the part's own elements.
pub trait Part<M> {
    /// Updates the part's elements with what has changed.
    fn show(&mut self, model: &M);
}
