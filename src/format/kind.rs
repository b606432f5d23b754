//! The formats by name; the [table](super::table) says everything about each of them.

/// Declares the enum and the list of its variants.
macro_rules! formats {
    ($($(#[$doc:meta])* $name:ident,)*) => {
        /// A way to write down a puzzle.
        ///
        /// [`FromStr`](std::str::FromStr) reads its short name or an alias, and [`Display`](std::fmt::Display) writes
        /// the short name.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        #[non_exhaustive]
        pub enum Format {
            $($(#[$doc])* $name,)*
        }

        impl Format {
            /// All formats, in the order in which they are listed for people.
            pub const ALL: [Format; [$(Format::$name),*].len()] = [$(Format::$name),*];
        }
    };
}

formats! {
    /// Clue lines of rows, then of columns.
    Plain,
    /// The game ID of Pattern in Simon Tatham's Portable Puzzle Collection.
    Tatham,
    /// Steve Simpson's `.non`.
    Non,
    /// The XML of webpbn.com.
    Webpbn,
    /// JSON, and nested lists as in programs.
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
    /// The format of the tournaments of TAAI, TCGA and ICGA.
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
