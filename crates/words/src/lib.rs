//! Everything that Nonoscope says to people: facts become sentences here, in the language of the reader.
//!
//! A [`Text`] holds which message it is, and its numbers and names. It travels between workers and programs, and only the one that
//! shows it needs a [`Language`].
//!
//! The messages stand in `languages`, a folder for each language and a file for each feature, as Project Fluent writes them.
//! Each message in the English files is a function of a module named after its file:
//!
//! ```
//! use nonoscope_words::{Language, cells};
//! let text = cells::unknown(1_usize);
//! assert_eq!(text.to_string(), "1 cell unknown");
//! assert_eq!(Language::english().say(&text), "1 cell unknown");
//! ```

mod language;
mod marks;
mod markup;
mod number;
mod rules;
mod spoken;
mod text;
#[cfg(feature = "languages")]
mod translations;

#[cfg(test)]
#[allow(dead_code, reason = "the build runs it; the tests look at parts of it")]
#[path = "../compile/mod.rs"]
mod compile;

pub use language::{Broken, Language};
pub use markup::{Piece, pieces};
pub use number::Number;
pub use spoken::{print_in, printed, speak, spoken};
pub use text::{Said, Text};
#[cfg(feature = "languages")]
pub use translations::{Translation, attributes, names, translation, translations};

include!(concat!(env!("OUT_DIR"), "/messages.rs"));
