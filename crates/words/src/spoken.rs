//! The language in which this program speaks.

use crate::language::Language;
use crate::text::Text;
use std::fmt::{self, Write};
use std::sync::{Arc, LazyLock, PoisonError, RwLock};

static SPOKEN: LazyLock<RwLock<Arc<Language>>> = LazyLock::new(|| RwLock::new(Arc::new(first())));

static PRINTED: LazyLock<RwLock<Arc<Language>>> = LazyLock::new(|| RwLock::new(Arc::new(first())));

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

/// From now on, this language takes the place of one that is not written in Latin letters where there are no others: see
/// [`printed`]. It is English, which a program may have to load.
pub fn print_in(language: Language) {
    *PRINTED.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(language);
}

/// The language for documents whose fonts have Latin letters only, such as PDFs: that of the program, or English.
pub fn printed() -> Arc<Language> {
    let spoken = spoken();
    let name = spoken.say(&crate::grammar::name());
    match name.chars().all(|letter| u32::from(letter) < 0x100) {
        true => spoken,
        false => Arc::clone(&PRINTED.read().unwrap_or_else(PoisonError::into_inner)),
    }
}

/// Writes a text in the language of this program.
pub(crate) fn write(text: &Text, out: &mut dyn Write) -> fmt::Result {
    spoken().write(text, out)
}
