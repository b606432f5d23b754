//! The interface of a store of texts.

/// Texts by name: the browser's storage, or a test's.
pub trait Store {
    /// The text under a name.
    fn get(&self, name: &str) -> Option<String>;
    /// Keeps a text. False if there is no room, or the browser keeps nothing.
    fn set(&self, name: &str, text: &str) -> bool;
    /// Forgets the text under a name. False if the browser does not allow it.
    fn remove(&self, name: &str) -> bool;
    /// All names.
    fn names(&self) -> Vec<String>;
}
