//! What an entry of the table of formats says: names, what the format can hold, how it is recognised, reader and writer.

use super::error::link::LinkError;
use super::error::mistake::Mistakes;
use super::kind::Format;
use super::notes::Notes;
use super::text::draft::Draft;
use super::text::parts::Cut;
use super::text::places::Places;
use crate::puzzle::{Line, Puzzle};

/// The entry of a format.
pub(crate) struct Spec {
    pub(crate) format: Format,
    pub(crate) facts: Facts,
    pub(crate) recognised: Recognised,
    pub(crate) reads: Reads,
    pub(crate) writes: Writes,
    /// A small puzzle in this format, to the letter as it is written, or as it is found if it is only read.
    pub(crate) sample: &'static str,
}

/// What people are told about a format. It names no function, so that a program can list formats without their readers.
#[derive(Clone, Copy)]
pub(crate) struct Facts {
    /// The short name, as on the command line.
    pub(crate) id: &'static str,
    /// Other short names.
    pub(crate) aliases: &'static [&'static str],
    /// What people call it, as in “read as …”.
    pub(crate) name: &'static str,
    /// What the name of a file ends with, without the dot.
    pub(crate) extension: &'static str,
    /// Its media type, as browsers and mail programs want it.
    pub(crate) media_type: &'static str,
    pub(crate) holds: Holds,
}

/// What a format has a place for, beside the clues.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Holds {
    /// Cells that are known from the start.
    pub(crate) givens: bool,
    /// Several puzzles in a text.
    pub(crate) several: bool,
    /// What the puzzle is called.
    pub(crate) title: bool,
    /// Author, copyright and the like.
    pub(crate) notes: NoteKeys,
    /// The picture that the puzzle was made from.
    pub(crate) goal: bool,
}

/// Which notes a format has a place for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NoteKeys {
    None,
    /// Those of [`Notes::KNOWN`].
    Known,
    /// These, and whatever else there is.
    All,
}

impl Holds {
    /// Clues, and nothing else.
    pub(crate) const CLUES: Holds =
        Holds { givens: false, several: false, title: false, notes: NoteKeys::None, goal: false };
}

/// How a text is recognised as one in this format.
pub(crate) enum Recognised {
    /// By what it looks like.
    By(fn(&str) -> Likeness),
    /// By what it looks like. If it then cannot be read in any format that it looks like, `is_meant` says whether it was more
    /// likely meant in this one than in those that stand further down in the table.
    Guessed { likeness: fn(&str) -> Likeness, is_meant: fn(&str) -> bool },
    /// Not at all: all such texts are clue lines too, and are recognised as those.
    AsClueLines,
}

/// How much a text looks like one in a format.
pub(crate) enum Likeness {
    No,
    /// It could be one.
    Maybe,
    /// It has signs that only this format has.
    Sure,
    /// As [`Sure`](Likeness::Sure), but the other format could be meant too.
    SureOr(Format),
}

impl Likeness {
    /// What signs say that only this format has.
    pub(crate) fn sure(has_signs: bool) -> Likeness {
        if has_signs { Likeness::Sure } else { Likeness::No }
    }

    /// What signs say that other formats have as well.
    pub(crate) fn maybe(looks_like: bool) -> Likeness {
        if looks_like { Likeness::Maybe } else { Likeness::No }
    }
}

/// How texts in a format are read.
pub(crate) enum Reads {
    /// As one puzzle.
    One(fn(&str) -> Result<Draft, Mistakes>),
    /// As one puzzle that is checked already.
    Checked(fn(&str) -> Result<Puzzle, Mistakes>),
    /// As several puzzles, in parts that end at certain lines of text.
    InParts { cut: fn(&str) -> Cut, read: fn(&str) -> Result<Draft, Mistakes> },
    /// As several puzzles; at least one draft, or one list of mistakes.
    Several(fn(&Places<'_>) -> Vec<Result<Draft, Mistakes>>),
}

/// A puzzle with what is noted beside it.
pub(crate) type Noted<'p> = (&'p Puzzle, &'p Notes);

/// How puzzles are written in a format. What is written ends with a line end.
pub(crate) enum Writes {
    /// Not at all; texts in this format are only read.
    Never,
    /// One puzzle, whichever it is.
    One(fn(&Puzzle) -> String),
    /// One puzzle, if the format can hold it.
    Fitting(fn(Noted<'_>) -> Result<String, Unfit>),
    /// Several puzzles, if the format can hold each.
    Several(fn(&[Noted<'_>]) -> Result<String, Unfit>),
}

/// Why a format cannot hold a puzzle.
pub(crate) enum Unfit {
    /// It is not as wide as it is high; here are its width and height.
    NotSquare { size: (usize, usize) },
    /// A line has a run that is longer than `most`.
    RunTooLong { line: Line, most: u16 },
    /// A line has no runs, which the format cannot say.
    NoRuns { line: Line },
    /// Its solution is not known.
    NoPicture,
    /// It does not fit into a link.
    Link(LinkError),
}
