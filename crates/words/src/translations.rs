//! The languages that a build has.

use crate::language::Language;
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
        Language::of(Cow::Borrowed(self.pack)).unwrap_or_else(|| Language::english().clone())
    }
}

/// All languages, in the order of their tags.
pub fn translations() -> &'static [Translation] {
    TABLE
}

include!(concat!(env!("OUT_DIR"), "/languages.rs"));
