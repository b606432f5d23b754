//! All files of the shelf, for programs that cannot load them when they are wanted.

use crate::entry::Id;
use crate::error::DataError;
use crate::index::Index;
use crate::pack::Pack;

/// The index.
pub const INDEX: &str = include_str!("../data/index.txt");

/// The pictures and the English titles of each pack.
pub const PACKS: &[(&str, &str)] = &include!("../data/packs.rs");

/// Reads the index.
///
/// # Errors
/// None; a test reads it.
pub fn index() -> Result<Index, DataError> {
    Index::parse(INDEX)
}

/// Reads the pack that holds a puzzle; `None` if there is no such puzzle.
///
/// # Errors
/// None; a test reads all.
pub fn pack(id: Id) -> Option<Result<Pack, DataError>> {
    PACKS.get(id.pack()).map(|(pictures, titles)| Pack::parse(pictures, titles))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_packs_are_there() {
        let index = index().unwrap();
        assert_eq!(index.packs(), PACKS.len());
        for entry in index.entries() {
            assert!(PACKS.len() > entry.pack());
        }
        assert!(pack(Id::new(0)).unwrap().is_ok());
        assert_eq!(pack(Id::new(u16::MAX)), None);
    }
}
