//! The formats, with what people call them and what they can hold.

/// A way to write a puzzle down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Format {
    /// Clue lines of rows, then of columns.
    Plain,
    /// The game ID of Pattern in Simon Tatham's Portable Puzzle Collection.
    Tatham,
    /// Steve Simpson's `.non`.
    Non,
    /// The XML of webpbn.com.
    Webpbn,
    /// JSON, and lists in lists as programs have them.
    Json,
    /// A pair of lists of runs, columns first, as Haskell programs print it.
    Haskell,
    /// Olšák's `.g`.
    Olsak,
    /// Olšák's `.mk`.
    Mk,
    /// Wilk's `.nin`.
    Nin,
    /// QNonograms' `.cwd`.
    Cwd,
    /// Syromolotov's JSolver.
    Syro,
    /// Makhorin's data for the GNU Linear Programming Kit.
    Makhorin,
    /// Keen's solver.
    Keen,
    /// Faase's solver.
    Faase,
    /// Ish's solver.
    Ish,
    /// That of the tournaments of TAAI, TCGA and ICGA.
    Tournament,
    /// The address of a puzzle on puzz.link.
    PuzzLink,
    /// The enciphered form in pages of nonograms.org.
    NonogramsOrg,
    /// A picture in letters.
    Picture,
    /// A link to the page of this program.
    Link,
}

impl Format {
    /// All formats.
    pub const ALL: [Format; 20] = [
        Format::Plain,
        Format::Tatham,
        Format::Non,
        Format::Webpbn,
        Format::Json,
        Format::Haskell,
        Format::Olsak,
        Format::Mk,
        Format::Nin,
        Format::Cwd,
        Format::Syro,
        Format::Makhorin,
        Format::Keen,
        Format::Faase,
        Format::Ish,
        Format::Tournament,
        Format::PuzzLink,
        Format::NonogramsOrg,
        Format::Picture,
        Format::Link,
    ];

    /// Its short name, as on the command line.
    pub fn id(self) -> &'static str {
        match self {
            Format::Plain => "plain",
            Format::Tatham => "tatham",
            Format::Non => "non",
            Format::Webpbn => "webpbn",
            Format::Json => "json",
            Format::Haskell => "haskell",
            Format::Olsak => "g",
            Format::Mk => "mk",
            Format::Nin => "nin",
            Format::Cwd => "cwd",
            Format::Syro => "syro",
            Format::Makhorin => "makhorin",
            Format::Keen => "keen",
            Format::Faase => "faase",
            Format::Ish => "ish",
            Format::Tournament => "tournament",
            Format::PuzzLink => "puzzlink",
            Format::NonogramsOrg => "nonograms-org",
            Format::Picture => "picture",
            Format::Link => "link",
        }
    }

    /// Other short names that people use for it.
    pub fn aliases(self) -> &'static [&'static str] {
        match self {
            Format::Non => &["ss", "simpson"],
            Format::Webpbn => &["xml", "pbn"],
            Format::Olsak => &["olsak"],
            Format::Plain => &["txt"],
            Format::Haskell => &["runs"],
            _ => &[],
        }
    }

    /// What people call it.
    pub fn name(self) -> &'static str {
        match self {
            Format::Plain => "clue lines",
            Format::Tatham => "Tatham game ID",
            Format::Non => ".non file",
            Format::Webpbn => "webpbn XML",
            Format::Json => "JSON or lists in lists",
            Format::Haskell => "Haskell Runs pair",
            Format::Olsak => "Olšák’s .g file",
            Format::Mk => ".mk file",
            Format::Nin => ".nin file",
            Format::Cwd => ".cwd file",
            Format::Syro => "JSolver file",
            Format::Makhorin => "Makhorin’s data",
            Format::Keen => "Keen’s clue lines",
            Format::Faase => "Faase’s clue lines",
            Format::Ish => "Ish’s clue lines",
            Format::Tournament => "tournament file",
            Format::PuzzLink => "puzz.link address",
            Format::NonogramsOrg => "nonograms.org page",
            Format::Picture => "picture in letters",
            Format::Link => "Nonoscope link",
        }
    }

    /// What a file of this format is called at its end, without the dot.
    pub fn extension(self) -> &'static str {
        match self {
            Format::Non => "non",
            Format::Webpbn => "xml",
            Format::Json => "json",
            Format::Olsak => "g",
            Format::Mk => "mk",
            Format::Nin => "nin",
            Format::Cwd => "cwd",
            Format::Syro => "syro",
            Format::Makhorin => "dat",
            Format::Keen => "keen",
            Format::Faase => "faase",
            Format::Ish => "ish",
            Format::NonogramsOrg => "html",
            _ => "txt",
        }
    }

    /// Whether puzzles are written in it, and not only read.
    pub fn is_written(self) -> bool {
        self != Format::NonogramsOrg
    }

    /// Whether it has a place for cells that are known from the start.
    pub fn holds_givens(self) -> bool {
        matches!(self, Format::Plain | Format::Tatham | Format::Non | Format::Webpbn | Format::Json | Format::Link)
    }

    /// Whether a text can hold several puzzles.
    pub fn holds_several(self) -> bool {
        matches!(self, Format::Non | Format::Webpbn | Format::Json | Format::Tournament)
    }

    /// The format with a short name, an alias, or an extension with or without its dot.
    pub fn named(name: &str) -> Option<Format> {
        let name = name.trim_start_matches('.').to_ascii_lowercase();
        Format::ALL.into_iter().find(|format| format.id() == name || format.aliases().contains(&name.as_str()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn names_are_distinct_and_found() {
        let names = Format::ALL.into_iter().flat_map(|format| format.aliases().iter().copied().chain([format.id()]));
        let names: Vec<&str> = names.collect();
        assert_eq!(names.iter().collect::<HashSet<_>>().len(), names.len());
        for format in Format::ALL {
            assert_eq!(Format::named(format.id()), Some(format));
        }
        assert_eq!((Format::named(".SS"), Format::named("dat")), (Some(Format::Non), None));
    }
}
