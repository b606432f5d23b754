//! The table of formats. Everything else uses its entries: reading, recognising, writing, the lists on the page and the
//! command line.
//!
//! To add a format:
//!
//! 1. Write its file in the folder for its kind of text: its grammar and source at the top, a `SPEC` with its entry, and a
//!    reader that makes a [`Draft`](super::text::draft::Draft). Name the file in the folder's `mod.rs`.
//! 2. Add a variant to the enum in [`kind`](super::kind), at its place in the lists that people see.
//! 3. Give it a name in `format.ftl` of the words; what its reader expects stands in `expected.ftl`.
//! 4. Add its `SPEC` to the table, at its place in the order of recognition.
//!
//! The compiler reports a format that is missing here or listed twice. The tests of this file take the sample of each
//! entry: it must be recognised as its format, written back to the letter, and read again; and everything that the format is said to hold must come
//! back.

use super::ids::{nonograms_org, puzzlink, tatham};
use super::link;
use super::lists::{clojure, griddlers, haskell, json, latex, models, prolog};
use super::rows::{
    asp, cwd, halves, nin, non, nonogrid, olsak, one_line, pbm, picross, picture, plain, poja, rosetta, sheet,
    tournament,
};
use super::spec::{Facts, Format, Likeness, NoteKeys, Reads, Spec, Writes};
use super::xml::webpbn;
use nonoscope_words::{Text, writing};
use std::fmt;
use std::str::FromStr;

/// All formats, in the order in which a text is compared with them: first those with signs that no other format has. Of
/// these, the first five are known by whole lines, since a title in them may look like anything.
pub(crate) static FORMATS: [Spec; Format::ALL.len()] = [
    picross::SPEC,
    non::SPEC,
    olsak::SPEC,
    webpbn::SPEC,
    prolog::SPEC,
    link::SPEC,
    puzzlink::SPEC,
    tatham::SAVE,
    tatham::SPEC,
    nonograms_org::SPEC,
    tournament::SPEC,
    halves::MAKHORIN,
    pbm::SPEC,
    poja::SPEC,
    nonogrid::SPEC,
    griddlers::SPEC,
    latex::SPEC,
    clojure::SPEC,
    models::DZN,
    asp::SPEC,
    haskell::SPEC,
    models::PYTHON,
    nin::MK,
    nin::NIN,
    cwd::SPEC,
    halves::SYRO,
    rosetta::SPEC,
    plain::SPEC,
    json::SPEC,
    one_line::SPEC,
    sheet::SPEC,
    sheet::WITH_GIVENS,
    picture::SPEC,
    halves::KEEN,
    halves::FAASE,
    halves::ISH,
];

/// The index of each format in the table. The compiler checks that each is listed exactly once.
static PLACES: [usize; Format::ALL.len()] = {
    let mut places = [usize::MAX; Format::ALL.len()];
    let mut place = 0;
    while place < FORMATS.len() {
        let format = FORMATS[place].format as usize;
        assert!(places[format] == usize::MAX, "a format stands in the table twice");
        places[format] = place;
        place += 1;
    }
    places
};

/// What people see about each format. This copy contains no readers and writers: otherwise a program that only lists formats,
/// such as the page's main program, would be linked with all of them.
static FACTS: [(Facts, bool); Format::ALL.len()] = {
    let mut facts = [(FORMATS[0].facts, false); Format::ALL.len()];
    let mut format = 0;
    while format < facts.len() {
        let spec = &FORMATS[PLACES[format]];
        facts[format] = (spec.facts, !matches!(spec.writes, Writes::Never));
        format += 1;
    }
    facts
};

/// A format, and how strongly a text looks like it.
type LikenessOf = (Format, fn(&str) -> Likeness);

/// How strongly a text looks like each format, in the order of the table. This copy contains no readers and writers.
pub(crate) static LIKENESSES: [LikenessOf; Format::ALL.len()] = {
    let mut likenesses: [LikenessOf; Format::ALL.len()] =
        [(FORMATS[0].format, FORMATS[0].recognised.likeness()); Format::ALL.len()];
    let mut place = 0;
    while place < likenesses.len() {
        likenesses[place] = (FORMATS[place].format, FORMATS[place].recognised.likeness());
        place += 1;
    }
    likenesses
};

/// The readers of the formats that most texts are in. This copy leaves out the other readers, many of which are large.
static FREQUENT: [(Format, Reads); 5] = [
    (Format::Plain, plain::SPEC.reads),
    (Format::Json, json::SPEC.reads),
    (Format::Tatham, tatham::SPEC.reads),
    (Format::Nin, nin::NIN.reads),
    (Format::Cwd, cwd::SPEC.reads),
];

impl Format {
    /// How it is read, if many texts are in it.
    pub(crate) fn frequent(self) -> Option<Reads> {
        FREQUENT.iter().find(|(format, _)| *format == self).map(|(_, reads)| *reads)
    }

    /// Its entry in the table.
    pub(crate) fn spec(self) -> &'static Spec {
        &FORMATS[PLACES[self as usize]]
    }

    fn facts(self) -> &'static Facts {
        &FACTS[self as usize].0
    }

    /// Its short name, as on the command line.
    pub fn id(self) -> &'static str {
        self.facts().id
    }

    /// Other short names for it.
    pub fn aliases(self) -> &'static [&'static str] {
        self.facts().aliases
    }

    /// Its name for people, as in “read as …”.
    pub fn name(self) -> Text {
        (self.facts().name)()
    }

    /// The extension of files in this format, without the dot.
    pub fn extension(self) -> &'static str {
        self.facts().extension
    }

    /// Its media type, such as `text/plain`. All texts are written in UTF-8.
    pub fn media_type(self) -> &'static str {
        self.facts().media_type
    }

    /// Whether it can be written, and not only read.
    pub fn is_written(self) -> bool {
        FACTS[self as usize].1
    }

    /// Whether it can hold given cells.
    pub fn holds_givens(self) -> bool {
        self.facts().holds.givens
    }

    /// Whether it can hold several colours.
    pub fn holds_colours(self) -> bool {
        self.facts().holds.colours
    }

    /// Whether a text can hold several puzzles.
    pub fn holds_several(self) -> bool {
        self.facts().holds.several
    }

    /// Whether it is a picture: a solution, which must be known to write it, and from which the clues follow.
    pub fn is_picture(self) -> bool {
        matches!(self, Format::Picture | Format::Pbm)
    }

    /// Whether it can hold a title.
    pub fn holds_title(self) -> bool {
        self.facts().holds.title
    }

    /// Whether it can hold notes: author, copyright, licence, source and description.
    pub fn holds_notes(self) -> bool {
        self.facts().holds.notes != NoteKeys::None
    }

    /// Whether it can hold the picture from which the puzzle was made.
    pub fn holds_picture(self) -> bool {
        self.facts().holds.goal
    }

    /// A small puzzle in this format.
    ///
    /// ```
    /// # mod nonoscope { pub use nonoscope_core::*; pub mod format { pub use nonoscope_format::*; } pub use nonoscope_format::examples; }
    /// use nonoscope::format::{Format, read};
    ///
    /// assert_eq!(Format::Nin.sample(), "3 2\n1 1\n2\n2\n1\n1\n");
    /// assert_eq!(read(Format::Nin.sample()).unwrap().format, Format::Nin);
    /// ```
    pub fn sample(self) -> &'static str {
        self.spec().sample
    }

    /// The format with this short name or alias, in any case, with or without a leading dot.
    pub fn named(name: &str) -> Option<Format> {
        let name = name.trim_start_matches('.').to_ascii_lowercase();
        Format::ALL.into_iter().find(|format| format.id() == name || format.aliases().contains(&name.as_str()))
    }
}

/// The short name.
impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

/// The error for an unknown name of a format.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownFormat(String);

impl UnknownFormat {
    /// The error in a sentence.
    pub fn text(&self) -> Text {
        writing::unknown_format(Text::verbatim(&self.0))
    }
}

impl fmt::Display for UnknownFormat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text().fmt(f)
    }
}

impl std::error::Error for UnknownFormat {}

impl FromStr for Format {
    type Err = UnknownFormat;

    /// As [`Format::named`].
    fn from_str(name: &str) -> Result<Format, UnknownFormat> {
        Format::named(name).ok_or_else(|| UnknownFormat(name.to_owned()))
    }
}

#[cfg(test)]
mod tests;
