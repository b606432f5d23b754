//! Bytes with a meaning in the pack of a language, which no text has.

/// What stands for a variable, for one with a capital letter, and for a choice.
pub(crate) const VARIABLE: u8 = 1;
pub(crate) const CAPITAL: u8 = 2;
pub(crate) const CHOICE: u8 = 3;

/// Before a message that is in English.
pub(crate) const IN_ENGLISH: u8 = 4;

/// In place of a category: a number follows.
pub(crate) const NUMBER: u8 = 6;
