//! What `solve` and `rate` have in common: they go through every puzzle of every file.

use super::arguments::Source;
use super::console::Console;
use super::ending::Ending;
use super::input::{self, Entry};
use super::objects::Unread;
use super::output::write_json;
use crate::format::Reading;
use std::io::{self, Write};
use std::path::PathBuf;

/// Files, and how what they hold is read and answered.
pub(super) struct Files<'a> {
    pub(super) paths: &'a [PathBuf],
    pub(super) source: &'a Source,
    /// Whether what cannot be read is answered as JSON, too.
    pub(super) json: bool,
}

impl Files<'_> {
    /// Answers each puzzle in order. Complains about what cannot be read, and goes on. The worst ending is the ending.
    ///
    /// # Errors
    /// If nothing more can be written.
    pub(super) fn each<Out: Write>(
        &self,
        console: &Console,
        out: &mut Out,
        mut answer: impl FnMut(&Entry<'_>, &Reading, &mut Out) -> io::Result<Ending>,
    ) -> io::Result<Ending> {
        let mut worst = Ending::Done;
        for path in self.paths {
            let entries = match input::puzzles(path, self.source.from, console) {
                Ok(entries) => entries,
                Err(why) => {
                    if self.json {
                        write_json(out, &Unread::file(path, why))?;
                    }
                    worst = worst.max(Ending::Unreadable);
                    continue;
                }
            };
            for entry in &entries {
                worst = worst.max(match entry.reading(console) {
                    Some(reading) => answer(entry, reading, out)?,
                    None => self.refuse(entry, out)?,
                });
                // Complaints on standard error then appear between the puzzles, where they belong.
                out.flush()?;
            }
        }
        Ok(worst)
    }

    fn refuse(&self, entry: &Entry<'_>, out: &mut impl Write) -> io::Result<Ending> {
        if let (true, Some(error)) = (self.json, entry.error()) {
            write_json(out, &Unread::puzzle(entry, error))?;
        }
        Ok(Ending::Unreadable)
    }
}
