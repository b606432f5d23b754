//! The language in which this program speaks.

use crate::language::Language;
use crate::text::Text;
use std::fmt::{self, Write};
use std::sync::{Arc, LazyLock, PoisonError, RwLock};

static SPOKEN: LazyLock<RwLock<Arc<Language>>> = LazyLock::new(|| RwLock::new(Arc::new(first())));

#[cfg(feature = "english")]
fn first() -> Language {
    Language::english().clone()
}

#[cfg(not(feature = "english"))]
fn first() -> Language {
    Language::silent()
}

/// From now on, [`Display`](fmt::Display) of every text speaks this language, in all threads.
pub fn speak(language: Language) {
    *SPOKEN.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(language);
}

/// The language in which [`Display`](fmt::Display) speaks.
pub fn spoken() -> Arc<Language> {
    Arc::clone(&SPOKEN.read().unwrap_or_else(PoisonError::into_inner))
}

/// The same for documents whose fonts have Latin letters only, such as PDFs: English if it is written in others.
#[cfg(feature = "english")]
pub fn spoken_in_latin() -> Arc<Language> {
    let spoken = spoken();
    let name = spoken.say(&crate::grammar::name());
    if name.chars().all(|letter| u32::from(letter) < 0x100) { spoken } else { Arc::new(Language::english().clone()) }
}

/// Writes a text in the language of this program.
pub(crate) fn write(text: &Text, out: &mut dyn Write) -> fmt::Result {
    spoken().write(text, out)
}
