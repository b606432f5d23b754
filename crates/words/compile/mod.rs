//! The compiler of messages: reads the folder of a language, checks it against English, and writes a pack and Rust functions.

mod functions;
#[allow(clippy::duplicate_mod, reason = "tests look at the build's compiler, too")]
#[path = "../src/marks.rs"]
mod marks;
mod message;
mod pack;
mod pattern;
mod rules;
mod source;

use message::{Message, Messages};
use source::Source;
use std::path::Path;

/// The language from which all others are translated.
const ENGLISH: &str = "en";

/// The file with what is true of a language, which holds its rules, too.
const GRAMMAR: &str = "grammar";

/// What a build needs.
pub(crate) struct Compiled {
    /// Rust: a module for each file, a function for each message.
    pub(crate) functions: String,
    /// Rust: a table of all languages.
    pub(crate) table: String,
    pub(crate) languages: Vec<Language>,
    /// English without what stands in pages: a built page holds that already.
    pub(crate) spoken: Vec<u8>,
    /// The same without what only the pages say.
    pub(crate) spoken_elsewhere: Vec<u8>,
}

/// A language as it is loaded.
pub(crate) struct Language {
    /// Its tag of BCP 47, such as `de`.
    pub(crate) tag: String,
    pub(crate) pack: Vec<u8>,
}

/// Compiles all languages of a folder, which has a folder for each.
///
/// # Errors
///
/// Everything that is wrong, a sentence each, with the file and the line.
pub(crate) fn folder(path: &Path) -> Result<Compiled, Vec<String>> {
    let tags = source::tags(path)?;
    let english = Source::read(path, ENGLISH)?;
    let english = Messages::new(&english)?;
    let mut mistakes = Vec::new();
    let mut languages = Vec::new();
    let mut names = Vec::new();
    for tag in &tags {
        match language(path, tag, &english) {
            Ok((language, name, missing)) => {
                languages.push(language);
                names.push((tag.clone(), name, missing));
            }
            Err(more) => mistakes.extend(more),
        }
    }
    if !mistakes.is_empty() {
        return Err(mistakes);
    }
    Ok(Compiled {
        spoken: pack::of(&english, &english, |message| !message.is_in_page)?,
        spoken_elsewhere: pack::of(&english, &english, |message| !message.is_in_page && !message.is_of_pages)?,
        functions: functions::of(&english) + &functions::names(&names),
        table: functions::table(&names),
        languages,
    })
}

/// A language, its own name, and the messages that it does not have.
type Translated = (Language, String, Vec<String>);

fn language(path: &Path, tag: &str, english: &Messages) -> Result<Translated, Vec<String>> {
    let source = Source::read(path, tag)?;
    let messages = Messages::new(&source)?;
    let mut mistakes = Vec::new();
    for message in messages.iter() {
        match english.find(&message.file, &message.id) {
            None => mistakes.push(format!("{}: English has no message “{}”", message.place, message.id)),
            Some(of_english) => {
                for variable in message.pattern.variables() {
                    if !of_english.variables.contains(&variable) {
                        mistakes.push(format!(
                            "{}: “{}” has no variable ${variable} in English",
                            message.place, message.id
                        ));
                    }
                }
            }
        }
    }
    let missing = english.iter().filter(|message| messages.find(&message.file, &message.id).is_none());
    let missing: Vec<String> = missing.map(Message::name).collect();
    let pack = pack::of(english, &messages, |_| true);
    let name = messages.find(GRAMMAR, "name").and_then(|name| name.pattern.plain());
    let name =
        name.ok_or_else(|| vec![format!("{tag}/{GRAMMAR}.ftl: “name” is missing: the name of the language in itself")]);
    match (pack, name) {
        (Ok(pack), Ok(name)) if mistakes.is_empty() => Ok((Language { tag: tag.to_owned(), pack }, name, missing)),
        (pack, name) => {
            mistakes.extend(pack.err().into_iter().chain(name.err()).flatten());
            Err(mistakes)
        }
    }
}

#[cfg(test)]
pub(crate) use {pattern::CATEGORIES, rules::compiled as rules_for_tests};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_pages_say_what_is_of_the_pages() {
        let compiled = folder(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/languages"))).unwrap();
        let has = |pack: &[u8], said: &str| pack.windows(said.len()).any(|part| part == said.as_bytes());
        // Of `solver.ftl`, and of `verdict.ftl`.
        let (of_pages, of_all) = ("There is not enough memory for the solution.", "No solution");
        assert!(has(&compiled.spoken, of_pages) && has(&compiled.spoken, of_all));
        assert!(!has(&compiled.spoken_elsewhere, of_pages) && has(&compiled.spoken_elsewhere, of_all));
        assert!(compiled.functions.contains("#[cfg(feature = \"pages\")]\npub mod solver {"));
        assert!(!compiled.functions.contains("#[cfg(feature = \"pages\")]\npub mod verdict {"));
    }
}
