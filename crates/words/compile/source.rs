//! The files of a language.

use fluent_syntax::ast::{Entry, Resource};
use fluent_syntax::parser;
use std::fs;
use std::path::Path;

/// A language as it is written.
pub(crate) struct Source {
    pub(crate) files: Vec<File>,
}

/// A file of messages.
pub(crate) struct File {
    /// Its name without `.ftl`, which is that of the feature it speaks of.
    pub(crate) name: String,
    /// Where it is, for people.
    pub(crate) path: String,
    pub(crate) entries: Vec<Entry<String>>,
    text: String,
}

impl Source {
    /// Reads the files of a language in the order of their names.
    pub(crate) fn read(languages: &Path, tag: &str) -> Result<Source, Vec<String>> {
        let folder = languages.join(tag);
        let mut names: Vec<String> = names(&folder)?.into_iter().filter(|name| name.ends_with(".ftl")).collect();
        names.sort();
        let mut files = Vec::new();
        let mut mistakes = Vec::new();
        for name in names {
            let path = format!("{tag}/{name}");
            let text = fs::read_to_string(folder.join(&name)).map_err(|error| vec![format!("{path}: {error}")])?;
            match parser::parse(text.clone()) {
                Ok(Resource { body }) => {
                    let name = name.trim_end_matches(".ftl").to_owned();
                    files.push(File { name, path, entries: body, text });
                }
                Err((_, errors)) => mistakes.extend(
                    errors.iter().map(|error| format!("{path}, line {}: {}", line(&text, error.pos.start), error.kind)),
                ),
            }
        }
        if mistakes.is_empty() { Ok(Source { files }) } else { Err(mistakes) }
    }
}

impl File {
    /// The file and the line of a message.
    pub(crate) fn place(&self, id: &str) -> String {
        let start = [format!("{id} ="), format!("{id}=")];
        let found = self.text.lines().position(|line| start.iter().any(|start| line.trim_start().starts_with(start)));
        found.map_or_else(|| self.path.clone(), |index| format!("{}, line {}", self.path, index + 1))
    }
}

/// The tags of all languages, in alphabetical order.
pub(crate) fn tags(languages: &Path) -> Result<Vec<String>, Vec<String>> {
    let mut tags = names(languages)?;
    tags.retain(|tag| languages.join(tag).is_dir());
    tags.sort();
    Ok(tags)
}

fn names(folder: &Path) -> Result<Vec<String>, Vec<String>> {
    let failed = |error: std::io::Error| vec![format!("{}: {error}", folder.display())];
    let entries = fs::read_dir(folder).map_err(failed)?;
    entries.map(|entry| entry.map(|entry| entry.file_name().to_string_lossy().into_owned()).map_err(failed)).collect()
}

fn line(text: &str, position: usize) -> usize {
    text.char_indices().take_while(|(index, _)| *index < position).filter(|(_, letter)| *letter == '\n').count() + 1
}
