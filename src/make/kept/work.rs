//! A kept drawing with its details.
//!
//! ```text
//! 1 1f3a9c07      the version, and a checksum of all lines below
//! when 17000      in milliseconds since 1970
//! title Boat      a name and a value in each line; what has no line is empty
//! author A. B.
//! cells           then the sheet
//! ```

use super::{cells, opened, sealed};
use crate::make::sheet::Sheet;
use nonoscope_words::{Text, make as words, make_mine};

const VERSION: &str = "1";

/// A drawing with its details.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Work {
    /// When it was kept, in milliseconds since 1970.
    pub(crate) when: u64,
    pub(crate) title: String,
    pub(crate) author: String,
    pub(crate) licence: String,
    pub(crate) sheet: Sheet,
}

impl Work {
    /// The text to keep.
    pub(crate) fn to_text(&self) -> String {
        let mut body = format!("when {}\n", self.when);
        for (name, value) in [("title", &self.title), ("author", &self.author), ("licence", &self.licence)] {
            if !value.is_empty() {
                body += &format!("{name} {}\n", value.replace(['\n', '\r'], " "));
            }
        }
        sealed(VERSION, &(body + "cells\n" + &cells::write(&self.sheet)))
    }

    /// Reads a text; `None` if invalid, or of a later version. Unknown names are skipped.
    pub(crate) fn from_text(text: &str) -> Option<Work> {
        let mut rest = opened(VERSION, text)?;
        let mut work = Work::default();
        loop {
            let (line, after) = rest.split_once('\n')?;
            rest = after;
            let (name, value) = line.split_once(' ').unwrap_or((line, ""));
            match name {
                "when" => work.when = value.parse().ok()?,
                "title" => value.clone_into(&mut work.title),
                "author" => value.clone_into(&mut work.author),
                "licence" => value.clone_into(&mut work.licence),
                "cells" => break,
                _ => {}
            }
        }
        work.sheet = cells::read(rest)?.0;
        Some(work)
    }
}

/// A drawing in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    pub(crate) number: u32,
    pub(crate) when: u64,
    pub(crate) title: String,
    pub(crate) size: (usize, usize),
}

impl Entry {
    pub(crate) fn of(number: u32, work: &Work) -> Entry {
        Entry { number, when: work.when, title: work.title.clone(), size: work.sheet.size() }
    }

    /// Its name in the list.
    pub(crate) fn name(&self) -> Text {
        let (width, height) = self.size;
        let title = if self.title.is_empty() { words::untitled() } else { Text::verbatim(&self.title) };
        make_mine::work(title, nonoscope_words::cells::size(width, height))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What version 1 keeps.
    const FIRST: &str = include_str!("../../../tests/data/kept/make-work-1.txt");

    fn boat() -> Work {
        let picture = "OOXOO\nOXXOO\nXXXXX\nOXXXO".parse().unwrap();
        let mut givens = nonoscope_core::puzzle::Grid::unknown(5, 4);
        givens.set(nonoscope_core::puzzle::At::new(0, 2), nonoscope_core::puzzle::Cell::FILLED);
        Work {
            when: 1_700_000_000_000,
            title: "Boat".to_owned(),
            author: "A. Ünal".to_owned(),
            licence: String::new(),
            sheet: Sheet::of(&picture, &givens, Default::default()).unwrap(),
        }
    }

    #[test]
    fn what_version_1_kept_is_read_and_still_written() {
        assert_eq!(Work::from_text(FIRST), Some(boat()));
        assert_eq!(boat().to_text(), FIRST);
    }

    #[test]
    fn rubbish_is_nothing_and_what_a_later_page_adds_is_passed_over() {
        for end in 0..FIRST.len() {
            assert_eq!(Work::from_text(FIRST.get(..end).unwrap_or_default()), None);
        }
        let body = FIRST.split_once('\n').unwrap().1;
        assert_eq!(Work::from_text(&sealed("1", &format!("mood good\n{body}"))), Some(boat()));
        assert_eq!(Work::from_text(&sealed("2", body)), None);
        let odd = Work { title: "a\nsize 9 9\r".to_owned(), ..boat() };
        assert_eq!(Work::from_text(&odd.to_text()).map(|work| work.title), Some("a size 9 9 ".to_owned()));
    }
}
