//! The entries of the table of formats: names, what a format can hold, how it is recognised, reader and writer.

use super::error::Mistakes;
pub(crate) use super::kind::Format;
use super::notes::Notes;
use super::text::{Cut, Draft, Places};
use super::write::WriteError;
use nonoscope_core::puzzle::Puzzle;
use nonoscope_words::Said;
use nonoscope_words::Text;

/// The entry of a format.
pub(crate) struct Spec {
    pub(crate) format: Format,
    pub(crate) facts: Facts,
    pub(crate) recognised: Recognised,
    pub(crate) reads: Reads,
    pub(crate) writes: Writes,
    /// A small puzzle, exactly as this format writes it, or as it is found if the format is only read.
    pub(crate) sample: &'static str,
}

/// What people see about a format. It contains no readers and writers, so a program can list formats without linking
/// them.
#[derive(Clone, Copy)]
pub(crate) struct Facts {
    /// The short name, as on the command line.
    pub(crate) id: &'static str,
    /// Other short names.
    pub(crate) aliases: &'static [&'static str],
    /// Its name for people, as in “read as …”.
    pub(crate) name: Said,
    /// The extension of its files, without the dot.
    pub(crate) extension: &'static str,
    /// Its media type, for browsers and mail programs.
    pub(crate) media_type: &'static str,
    pub(crate) holds: Holds,
}

impl Facts {
    /// What most formats have in common; the names are still missing.
    pub(crate) const DEFAULT: Facts = Facts {
        id: "",
        aliases: &[],
        name: Text::default,
        extension: "txt",
        media_type: "text/plain",
        holds: Holds::CLUES,
    };
}

/// What a format can hold besides the clues.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Holds {
    /// Given cells.
    pub(crate) givens: bool,
    /// Several colours.
    pub(crate) colours: bool,
    /// Several puzzles in one text.
    pub(crate) several: bool,
    /// The puzzle's title.
    pub(crate) title: bool,
    /// Author, copyright and the like.
    pub(crate) notes: NoteKeys,
    /// The picture from which the puzzle was made.
    pub(crate) goal: bool,
}

/// Which notes a format can hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NoteKeys {
    None,
    /// Those in [`Notes::KNOWN`].
    Known,
    /// These, and any others.
    All,
}

impl Holds {
    /// Clues only.
    pub(crate) const CLUES: Holds =
        Holds { givens: false, colours: false, several: false, title: false, notes: NoteKeys::None, goal: false };
}

/// How a text is recognised as being in this format.
#[derive(Clone, Copy)]
pub(crate) enum Recognised {
    /// By its look.
    By(fn(&str) -> Likeness),
    /// By its look. If it cannot be read in any format that it looks like, `is_meant` says whether this one
    /// was more likely meant than those further down in the table.
    Guessed { likeness: fn(&str) -> Likeness, is_meant: fn(&str) -> bool },
    /// Not at all: such texts are also clue lines, and are recognised as those.
    AsClueLines,
}

impl Recognised {
    /// The function that says how strongly a text looks like this format.
    pub(crate) const fn likeness(self) -> fn(&str) -> Likeness {
        match self {
            Recognised::By(likeness) | Recognised::Guessed { likeness, .. } => likeness,
            Recognised::AsClueLines => |_| Likeness::No,
        }
    }

    /// Whether a text that looks like this format, but cannot be read, was likely meant to be in it.
    pub(crate) fn is_meant(self, text: &str) -> bool {
        match self {
            Recognised::Guessed { is_meant, .. } => is_meant(text),
            _ => true,
        }
    }
}

/// How strongly a text looks like a format.
pub(crate) enum Likeness {
    No,
    /// It could be one.
    Maybe,
    /// It has signs that only this format has.
    Sure,
    /// Like [`Sure`](Likeness::Sure), but the other format may be meant too.
    SureOr(Format),
}

impl Likeness {
    /// The likeness for signs that only this format has.
    pub(crate) fn sure(has_signs: bool) -> Likeness {
        if has_signs { Likeness::Sure } else { Likeness::No }
    }

    /// The likeness for signs that other formats have too.
    pub(crate) fn maybe(looks_like: bool) -> Likeness {
        if looks_like { Likeness::Maybe } else { Likeness::No }
    }
}

/// How texts in a format are read.
#[derive(Clone, Copy)]
pub(crate) enum Reads {
    /// As one puzzle.
    One(fn(&str) -> Result<Draft, Mistakes>),
    /// As one puzzle that is already checked.
    Checked(fn(&str) -> Result<Puzzle, Mistakes>),
    /// As several puzzles, divided at certain lines of text.
    InParts { cut: fn(&str) -> Cut, read: fn(&str) -> Result<Draft, Mistakes> },
    /// As several puzzles; at least one draft or list of mistakes.
    Several(fn(&Places<'_>) -> Vec<Result<Draft, Mistakes>>),
}

/// A puzzle with its notes.
pub(crate) type Noted<'p> = (&'p Puzzle, &'p Notes);

/// How puzzles are written in a format. A text ends with a line end.
pub(crate) enum Writes {
    /// Not at all; the format is only read.
    Never,
    /// Any single puzzle.
    One(fn(&Puzzle) -> String),
    /// One puzzle, if the format can hold it.
    Fitting(fn(Noted<'_>) -> Result<String, WriteError>),
    /// Several puzzles, if the format can hold each of them.
    Several(fn(&[Noted<'_>]) -> Result<String, WriteError>),
}
