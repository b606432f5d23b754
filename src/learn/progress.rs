//! The progress of the course, as one text.
//!
//! ```text
//! 1 1f3a9c07       the version, and a checksum of all lines below
//! exact fit 3      a technique, and how many of its exercises have been done
//! overlap 1
//! ```

use nonoscope_core::trace::Technique;
use nonoscope_play::checksum::{checksum, is_right};

/// What a text of this version begins with.
const VERSION: &str = "1 ";

/// How many exercises have been done, by the names of their techniques, which are sorted. Names that this page does not
/// know stay: another version of it does.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Progress(Vec<(String, u32)>);

impl Progress {
    /// How many exercises of a technique have been done.
    pub(crate) fn done(&self, technique: Technique) -> u32 {
        self.0.iter().find(|(name, _)| name == technique.name()).map_or(0, |(_, done)| *done)
    }

    /// One more has been done.
    pub(crate) fn add(&mut self, technique: Technique) {
        let done = self.done(technique).saturating_add(1);
        self.raise(technique.name(), done);
    }

    /// Takes over what has been done elsewhere, in another tab: of each technique, the higher number.
    pub(crate) fn merge(&mut self, other: &Progress) {
        for (name, done) in &other.0 {
            self.raise(name, *done);
        }
    }

    /// At least this many have been done.
    fn raise(&mut self, name: &str, done: u32) {
        match self.0.iter().position(|(other, _)| other.as_str() >= name) {
            Some(index) if self.0[index].0 == name => self.0[index].1 = done.max(self.0[index].1),
            place => self.0.insert(place.unwrap_or(self.0.len()), (name.to_owned(), done)),
        }
    }

    /// The text to keep.
    pub(crate) fn to_text(&self) -> String {
        let body: String = self.0.iter().map(|(name, done)| format!("{name} {done}\n")).collect();
        format!("{VERSION}{:08x}\n{body}", checksum(body.as_bytes()))
    }

    /// Reads a kept text; `None` for another version, or for rubbish.
    pub(crate) fn from_text(text: &str) -> Option<Progress> {
        let (sum, body) = text.strip_prefix(VERSION)?.split_once('\n')?;
        if !is_right(sum, body.as_bytes()) {
            return None;
        }
        let mut progress = Progress::default();
        for line in body.lines() {
            let (name, done) = line.rsplit_once(' ')?;
            progress.raise(name, done.parse().ok()?);
        }
        Some(progress)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What version 1 keeps, with a technique that no page knows yet.
    const FIRST: &str = include_str!("../../tests/data/kept/learned-1.txt");

    #[test]
    fn version_1_is_written_and_read_to_the_letter() {
        let mut progress = Progress::from_text(FIRST).unwrap();
        assert_eq!([Technique::ExactFit, Technique::Overlap, Technique::Join].map(|it| progress.done(it)), [3, 2, 0]);
        assert_eq!(progress.to_text(), FIRST, "with what a later page has kept");
        progress.add(Technique::Join);
        let again = Progress::from_text(&progress.to_text()).unwrap();
        assert_eq!((again.done(Technique::Join), &again), (1, &progress));
    }

    #[test]
    fn what_another_tab_has_done_counts_too() {
        let mut here = Progress::default();
        here.add(Technique::Overlap);
        let mut there = Progress::from_text(FIRST).unwrap();
        there.merge(&here);
        assert_eq!(there, Progress::from_text(FIRST).unwrap());
        here.merge(&there);
        assert_eq!(here, there);
    }

    #[test]
    fn rubbish_is_not_read() {
        for end in 0..FIRST.len() {
            assert_eq!(Progress::from_text(&FIRST[..end]), None, "{}", &FIRST[..end]);
        }
        for rubbish in [FIRST.replace('3', "4"), FIRST.replace("1 ", "2 "), "1 00000000\nx".to_owned()] {
            assert_eq!(Progress::from_text(&rubbish), None, "{rubbish}");
        }
        let sealed = |body: &str| format!("1 {:08x}\n{body}", checksum(body.as_bytes()));
        assert_eq!(Progress::from_text(&sealed("overlap\n")), None);
        assert_eq!(Progress::from_text(&sealed("overlap -1\n")), None);
    }
}
