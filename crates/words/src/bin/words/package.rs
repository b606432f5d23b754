//! The languages of the package for JavaScript: a file of words for each, and a script that says where they are.

use nonoscope_words::{Translation, entry, solver, translations};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

/// Where the languages are in the package.
const LANGUAGES: &str = "languages";

/// What its programs hold already.
const ENGLISH: &str = "en";

/// Writes the words of all languages but English into a package, and `packs.js`, which its scripts take them from.
pub(crate) fn write(package: &Path) -> Result<(), String> {
    let failed = |error: std::io::Error| error.to_string();
    let folder = package.join(LANGUAGES);
    fs::create_dir_all(&folder).map_err(failed)?;
    for translation in translations().iter().filter(|translation| translation.tag != ENGLISH) {
        fs::write(folder.join(format!("{}.txt", translation.tag)), translation.pack).map_err(failed)?;
    }
    fs::write(package.join("packs.js"), script(translations())).map_err(failed)?;
    fs::write(package.join("packs.d.ts"), TYPES).map_err(failed)
}

const TYPES: &str = "\
export declare const languages: readonly { readonly tag: string; readonly name: string }[];
export declare const addresses: Readonly<Record<string, () => URL>>;
export declare const early: Readonly<Record<string, { readonly solving: string; readonly nothing: string }>>;
";

/// Bundlers find a file by its name in a line like these.
fn script(translations: &[Translation]) -> String {
    let (mut languages, mut addresses, mut early) = (String::new(), String::new(), String::new());
    for translation in translations {
        let Translation { tag, name, .. } = translation;
        let language = translation.language();
        let [solving, nothing] = [solver::solving(), entry::no_puzzle_here()].map(|text| language.say(&text));
        let _ = writeln!(languages, "  {{ tag: {tag:?}, name: {name:?} }},");
        let _ = writeln!(early, "  {tag:?}: {{ solving: {solving:?}, nothing: {nothing:?} }},");
        if *tag != ENGLISH {
            let _ = writeln!(addresses, "  {tag:?}: () => new URL(\"./{LANGUAGES}/{tag}.txt\", import.meta.url),");
        }
    }
    format!(
        "/** Every language, and its name in itself. */\nexport const languages = [\n{languages}];\n\
        /** Where their words are; those of English are in the programs. */\nexport const addresses = {{\n{addresses}}};\n\
        /** What the element says before its program is there. */\nexport const early = {{\n{early}}};\n"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_script_names_every_language() {
        let script = script(translations());
        for expected in [
            "{ tag: \"en\", name: \"English\" }",
            "\"de\": () => new URL(\"./languages/de.txt\", import.meta.url)",
            "\"de\": { solving: ",
        ] {
            assert!(script.contains(expected), "{script}");
        }
        assert!(!script.contains("en.txt"), "{script}");
    }
}
