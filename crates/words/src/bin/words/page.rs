//! A built page: what its elements say, and the languages beside it.

use crate::{element, pages};
use nonoscope_words::{Language, translations};
use std::fs;
use std::path::Path;

/// Where the languages are, beside the page. They are called texts, so that hosts compress them: most of what they hold is text.
const LANGUAGES: &str = "words";

/// The language in which pages are built.
const ENGLISH: &str = "en";

/// English without what stands in a built page.
const SPOKEN: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/spoken.words"));

/// Fills all pages in a folder with English, and writes the languages.
pub(crate) fn write(folder: &Path) -> Result<(), String> {
    let failed = |error: std::io::Error| error.to_string();
    let english = english()?;
    let tags: Vec<&str> = translations().iter().map(|translation| translation.tag).collect();
    let list = format!("<html lang=\"en\" data-languages=\"{}\"", tags.join(" "));
    pages::rewrite(folder, |page| Ok(filled(page, &english)?.replacen("<html lang=\"en\"", &list, 1)))?;
    let languages = folder.join(LANGUAGES);
    fs::create_dir_all(&languages).map_err(failed)?;
    for translation in translations() {
        let pack = if translation.tag == ENGLISH { SPOKEN } else { translation.pack };
        fs::write(languages.join(format!("{}.txt", translation.tag)), pack).map_err(failed)?;
    }
    Ok(())
}

fn english() -> Result<Language, String> {
    let english = translations().iter().find(|translation| translation.tag == ENGLISH);
    Ok(english.ok_or("English is missing")?.language())
}

/// Fills every element that names a message in `data-l10n`, and gives it the number of the message instead of its name.
fn filled(page: &str, english: &Language) -> Result<String, String> {
    let mut out = String::new();
    let mut rest = page;
    while let Some(place) = rest.find(element::NAMES_MESSAGE) {
        let start = rest[..place].rfind('<').unwrap_or(place);
        out.push_str(&rest[..start]);
        let (element, after) = element::filled(&rest[start..], english)?;
        out.push_str(&element);
        rest = after;
    }
    Ok(out + rest)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn elements_get_their_messages() {
        let page = "<p>1</p><button id=\"whole\" data-l10n=\"page.whole\"><svg/></button><p data-l10n=\"shelf.shelf-credits\"><a href=\"x\"></a></p>";
        let filled = filled(page, &english().unwrap()).unwrap();
        assert!(filled.starts_with("<p>1</p><button id=\"whole\" data-l10n-attributes=\"aria-label:"), "{filled}");
        assert!(filled.contains(" aria-label=\"Whole board\" title=\"Whole board (0)\"><svg/></button>"), "{filled}");
        assert!(filled.contains("<a href=\"x\">their authors and licences</a>.</p>"), "{filled}");
    }

    #[test]
    fn what_cannot_be_filled_is_said() {
        let filled = |page| filled(page, &english().unwrap());
        assert!(filled("<p data-l10n=\"page.nothing\"></p>").is_err());
        assert!(filled("<p data-l10n=\"page.open-course\">words</p>").is_err());
    }
}
