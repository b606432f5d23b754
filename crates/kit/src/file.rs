//! Files that a page makes.

/// A file to be saved or copied.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File {
    pub name: String,
    pub bytes: Vec<u8>,
    /// Its media type.
    pub media: String,
}
