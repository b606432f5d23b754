//! Messages of a language: each value and each attribute is one.

use super::pattern::{self, Pattern};
use super::source::{File, Source};
use fluent_syntax::ast::{Comment, Entry};
use std::collections::{BTreeMap, BTreeSet};

/// How the comment begins above those messages of a file that only stand in pages.
const IN_THE_PAGE: &str = "In the page.";

/// How the comment begins at the top of a file of which only the pages say anything.
const OF_THE_PAGES: &str = "Of the pages.";

/// A message.
pub(crate) struct Message {
    pub(crate) file: String,
    /// `cells-left`, or `close.aria-label` for an attribute.
    pub(crate) id: String,
    pub(crate) place: String,
    /// What translators are told about it.
    pub(crate) comment: String,
    pub(crate) pattern: Pattern,
    /// In the order in which they come first.
    pub(crate) variables: Vec<String>,
    /// Whether it only stands in pages, and no program says it.
    pub(crate) is_in_page: bool,
    /// Whether no program but those of the pages says anything of its file.
    pub(crate) is_of_pages: bool,
}

impl Message {
    /// `play.cells-left`.
    pub(crate) fn name(&self) -> String {
        format!("{}.{}", self.file, self.id)
    }
}

/// All messages of a language, in the order of files and in that of each file.
pub(crate) struct Messages {
    all: Vec<Message>,
    places: BTreeMap<(String, String), usize>,
}

impl Messages {
    /// Resolves references, which can lead to other messages and terms of the same file.
    pub(crate) fn new(source: &Source) -> Result<Messages, Vec<String>> {
        let mut messages = Messages { all: Vec::new(), places: BTreeMap::new() };
        let mut mistakes = Vec::new();
        for file in &source.files {
            messages.add(file, &mut mistakes);
        }
        if mistakes.is_empty() { Ok(messages) } else { Err(mistakes) }
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &Message> {
        self.all.iter()
    }

    pub(crate) fn find(&self, file: &str, id: &str) -> Option<&Message> {
        self.places.get(&(file.to_owned(), id.to_owned())).map(|&index| &self.all[index])
    }

    fn add(&mut self, file: &File, mistakes: &mut Vec<String>) {
        let known = pattern::Known::new(file);
        let mut seen = BTreeSet::new();
        let (mut is_in_page, mut is_of_pages) = (false, false);
        for entry in &file.entries {
            match entry {
                Entry::GroupComment(comment) => is_in_page = begins(comment, IN_THE_PAGE),
                Entry::ResourceComment(comment) => is_of_pages |= begins(comment, OF_THE_PAGES),
                _ => {}
            }
            let Entry::Message(message) = entry else { continue };
            let id = &message.id.name;
            if !seen.insert(id.clone()) {
                mistakes.push(format!("{}: “{id}” is there twice", file.path));
            }
            let comment = message.comment.as_ref().map(|comment| comment.content.join(" ")).unwrap_or_default();
            let value = message.value.as_ref().map(|value| (id.clone(), value));
            let attributes = message.attributes.iter().map(|one| (format!("{id}.{}", one.id.name), &one.value));
            for (name, value) in value.into_iter().chain(attributes) {
                let place = file.place(id);
                match Pattern::new(value, &known) {
                    Ok(pattern) => {
                        let variables = pattern.variables();
                        self.places.insert((file.name.clone(), name.clone()), self.all.len());
                        let (file, comment) = (file.name.clone(), comment.clone());
                        self.all.push(Message {
                            file,
                            id: name,
                            place,
                            comment,
                            pattern,
                            variables,
                            is_in_page,
                            is_of_pages,
                        });
                    }
                    Err(mistake) => mistakes.push(format!("{place}: “{name}”: {mistake}")),
                }
            }
        }
    }
}

fn begins(comment: &Comment<String>, with: &str) -> bool {
    comment.content.first().is_some_and(|line| line.starts_with(with))
}
