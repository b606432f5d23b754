//! The languages that a build has.

use crate::language::Language;
use crate::text::Text;
use std::borrow::Cow;

/// A language into which the messages were translated; English is one, too.
#[derive(Clone, Copy, Debug)]
pub struct Translation {
    /// Its tag of BCP 47, such as `de`.
    pub tag: &'static str,
    /// Its name in itself.
    pub name: &'static str,
    /// The names of the messages that it does not have.
    pub missing: &'static [&'static str],
    /// What [`Language::read`] reads.
    pub pack: &'static [u8],
}

impl Translation {
    /// The language, ready to speak.
    pub fn language(&self) -> Language {
        Language::of(Cow::Borrowed(self.pack)).unwrap_or_else(Language::silent)
    }
}

/// All languages, in the order of their tags.
pub fn translations() -> &'static [Translation] {
    TABLE
}

/// The language that is meant by a tag of BCP 47: the one with this tag, or else without a region, such as `de` for `de-AT`.
pub fn translation(tag: &str) -> Option<&'static Translation> {
    let without_region = tag.split('-').next();
    let named = |tag: &str| TABLE.iter().find(|one| one.tag.eq_ignore_ascii_case(tag));
    named(tag).or_else(|| named(without_region?))
}

/// The names of all messages, in their order.
pub fn names() -> &'static [&'static str] {
    crate::NAMES
}

/// The attributes of a message, each with what it says.
pub fn attributes(name: &str) -> Vec<(&'static str, Text)> {
    let own = crate::NAMES.iter().filter_map(|one| Some((*one, one.strip_prefix(name)?.strip_prefix('.')?)));
    own.filter_map(|(one, attribute)| Some((attribute, Text::named(one, Vec::new())?))).collect()
}

include!(concat!(env!("OUT_DIR"), "/languages.rs"));

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_meant_with_or_without_a_region() {
        let tag = |tag: &str| translation(tag).map(|translation| translation.tag);
        for meant in ["de", "DE", "de-AT", "de-Latn-AT"] {
            assert_eq!(tag(meant), Some("de"));
        }
        for other in ["", "-", "d", "deu", "german", "tlh-DE"] {
            assert_eq!(tag(other), None);
        }
    }
}
