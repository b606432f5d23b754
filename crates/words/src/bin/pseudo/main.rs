//! A language that nobody speaks, to see whether the page has room for one: English, half as long again, with accents on its letters.
//!
//! It is made as any other language is: a folder of messages, compiled with those that are there. Only a copy of the built page gets it.

#![allow(clippy::print_stderr, reason = "a program for the terminal")]

#[allow(dead_code, unused_imports, reason = "the build runs it; here, only packs are wanted")]
#[path = "../../../compile/mod.rs"]
mod compile;
#[path = "../words/ending.rs"]
mod ending;
mod lengthen;
#[path = "../words/pages.rs"]
mod pages;
mod translate;

use std::fs;
use std::io;
use std::path::Path;
use std::process::ExitCode;

const USAGE: &str = "pseudo PAGE   puts the language en-XA into a copy of the built page";

/// Regions that begin with X are for private use.
const TAG: &str = "en-XA";

/// What a language is copied from.
const LANGUAGES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/languages");
const ENGLISH: &str = "en";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let done = match &words[..] {
        [page] => add(Path::new(page)),
        _ => Err(USAGE.to_owned()),
    };
    ending::end(done)
}

/// Puts the language beside those of a page, and into the list that the page has.
fn add(page: &Path) -> Result<(), String> {
    let failed = |error: io::Error| error.to_string();
    let pack = compiled(&page.join("languages"))?;
    fs::write(page.join(format!("words/{TAG}.txt")), pack).map_err(failed)?;
    let list = format!("data-languages=\"{TAG} ");
    pages::rewrite(page, |html| Ok(html.replacen("data-languages=\"", &list, 1)))
}

/// Its pack. `folder` gets a folder for English, and one for it.
fn compiled(folder: &Path) -> Result<Vec<u8>, String> {
    let failed = |error: io::Error| error.to_string();
    let english = Path::new(LANGUAGES).join(ENGLISH);
    for tag in [ENGLISH, TAG] {
        fs::create_dir_all(folder.join(tag)).map_err(failed)?;
    }
    for entry in fs::read_dir(english).map_err(failed)? {
        let path = entry.map_err(failed)?.path();
        let Some(name) = path.file_name().filter(|_| path.extension().is_some_and(|kind| kind == "ftl")) else {
            continue;
        };
        let text = fs::read_to_string(&path).map_err(failed)?;
        let translated = translate::file(&name.to_string_lossy(), &text)?;
        fs::write(folder.join(ENGLISH).join(name), text).map_err(failed)?;
        fs::write(folder.join(TAG).join(name), translated).map_err(failed)?;
    }
    let compiled = compile::folder(folder).map_err(|mistakes| mistakes.join("\n"))?;
    let pack = compiled.languages.into_iter().find(|language| language.tag == TAG).map(|language| language.pack);
    pack.ok_or_else(|| format!("{TAG} was not compiled"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonoscope_words::{Language, Number, Text, cells, names, page, translation};

    /// A further language takes a folder, and no change of anything else.
    #[test]
    fn a_folder_is_all_that_a_further_language_takes() {
        let folder = std::env::temp_dir().join(format!("nonoscope-further-{}", std::process::id()));
        let pack = compiled(&folder).unwrap();
        let own = Language::read(pack).unwrap();
        let english = translation(ENGLISH).unwrap().language();
        assert_eq!(own.say(&cells::unknown(1_u8)), lengthen::text("1 cell unknown"));
        assert_eq!(own.say(&cells::unknown(25_u8)), lengthen::text("25 cells unknown"));
        assert_eq!(own.say(&page::heading(Text::verbatim("Tulip"), 20_u8, 30_u8)), "Tulip · 20\u{a0}×\u{a0}30");
        let (mut before, mut after) = (0, 0);
        for name in names().iter().filter(|name| !name.starts_with("grammar.")) {
            let text = Text::named(name, vec![Text::from(Number::from(5_u8)); 12]).unwrap();
            let [plain, long] = [&english, &own].map(|language| language.say(&text));
            let letters = |text: &str| text.chars().filter(|letter| letter.is_alphabetic()).count();
            assert!(letters(&plain) < 2 || plain != long, "{name}: {long}");
            assert_eq!(plain.matches('<').count(), long.matches('<').count(), "{name}: {long}");
            (before, after) = (before + letters(&plain), after + letters(&long));
        }
        assert!((1.4..1.6).contains(&(f64::from(after as u32) / f64::from(before as u32))), "{before}, {after}");
        // The same folder beside all that there are.
        for entry in fs::read_dir(LANGUAGES).unwrap() {
            let path = entry.unwrap().path();
            let copy = folder.join(path.file_name().unwrap());
            fs::create_dir_all(&copy).unwrap();
            for file in fs::read_dir(path).unwrap().map(|file| file.unwrap().path()) {
                fs::copy(&file, copy.join(file.file_name().unwrap())).unwrap();
            }
        }
        let all = compile::folder(&folder).unwrap();
        assert!(all.functions.contains("(\"en-XA\", \"Ééñglííísh\")"));
        assert_eq!(all.languages.len(), nonoscope_words::LANGUAGES.len() + 1);
        fs::remove_dir_all(folder).unwrap();
    }
}
