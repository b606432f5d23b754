//! What a text says besides the puzzle itself: who made it, its licence, its picture.

use nonoscope_core::puzzle::Grid;
use nonoscope_words::Said;
use nonoscope_words::writing;

/// Everything besides the puzzle that formats can hold. It plays no part in solving, and is kept from format to format
/// if the other one has a place for it.
///
/// Every value is one line without control characters; deserialising ensures this too.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(from = "Unchecked"))]
pub struct Notes {
    /// The picture from which the puzzle was made.
    pub goal: Option<Grid>,
    keys: Vec<(String, String)>,
}

impl Notes {
    /// Who made the puzzle.
    pub const BY: &str = "by";
    /// The copyright line.
    pub const COPYRIGHT: &str = "copyright";
    /// Where it comes from, and its number there.
    pub const CATALOGUE: &str = "catalogue";
    /// The terms for copying it.
    pub const LICENSE: &str = "license";
    /// What its author says about it.
    pub const DESCRIPTION: &str = "description";

    /// The keys with a meaning, and what they are called in sentences.
    pub(crate) const KNOWN: [(&str, Said); 5] = [
        (Notes::BY, writing::author),
        (Notes::COPYRIGHT, writing::copyright),
        (Notes::LICENSE, writing::licence),
        (Notes::CATALOGUE, writing::source),
        (Notes::DESCRIPTION, writing::description),
    ];

    /// Keys and values, in the order of the text. The keys are in lower case.
    pub fn keys(&self) -> impl Iterator<Item = (&str, &str)> {
        self.keys.iter().map(|(key, value)| (key.as_str(), value.as_str()))
    }

    /// The first value of a key.
    pub fn get(&self, key: &str) -> Option<&str> {
        self.keys().find(|(known, _)| *known == key).map(|(_, value)| value)
    }

    /// All values of a key, joined by semicolons: a text may name several authors on lines of their own.
    pub fn all(&self, key: &str) -> Option<String> {
        let values: Vec<&str> = self.keys().filter(|(known, _)| *known == key).map(|(_, value)| value).collect();
        (!values.is_empty()).then(|| values.join("; "))
    }

    /// Adds a value, as one line without control characters and U+FFFD; a blank value is ignored.
    pub fn add(&mut self, key: &str, value: &str) {
        let value: String =
            value.chars().filter(|&c| c.is_whitespace() || !(c.is_control() || c == '\u{fffd}')).collect();
        let value = value.split_whitespace().collect::<Vec<_>>().join(" ");
        if !value.is_empty() {
            self.keys.push((key.to_ascii_lowercase(), value));
        }
    }
}

/// Stored notes, whose values may contain anything.
#[cfg(feature = "serde")]
#[derive(serde::Deserialize)]
#[serde(rename = "Notes")]
struct Unchecked {
    goal: Option<Grid>,
    keys: Vec<(String, String)>,
}

#[cfg(feature = "serde")]
impl From<Unchecked> for Notes {
    fn from(Unchecked { goal, keys }: Unchecked) -> Notes {
        let mut notes = Notes { goal, keys: Vec::with_capacity(keys.len()) };
        keys.iter().for_each(|(key, value)| notes.add(key, value));
        notes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg(feature = "serde")]
    fn stored_values_are_cleaned() {
        let stored: (Option<Grid>, Vec<(&str, &str)>) = (None, vec![("By", "A\nper\u{1b}son"), ("by", "\0")]);
        let notes = postcard::from_bytes::<Notes>(&postcard::to_allocvec(&stored).unwrap()).unwrap();
        assert_eq!(notes.keys().collect::<Vec<_>>(), [("by", "A person")]);
        assert_eq!(postcard::from_bytes(&postcard::to_allocvec(&notes).unwrap()), Ok(notes));
    }

    #[test]
    fn values_are_kept_in_order_on_one_line() {
        let mut notes = Notes::default();
        notes.add("By", "A\n  per\u{1b}son");
        notes.add("by", "another");
        notes.add("license", " \0");
        assert_eq!(notes.keys().collect::<Vec<_>>(), [("by", "A person"), ("by", "another")]);
        assert_eq!((notes.get(Notes::BY), notes.get(Notes::LICENSE)), (Some("A person"), None));
    }
}
