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
    /// A saved game of Simon Tatham's Portable Puzzle Collection.
    TathamSave,
    /// Steve Simpson's `.non`.
    Non,
    /// The XML of webpbn.com.
    Webpbn,
    /// JSON, and nested lists as in programs.
    Json,
    /// Python that gives lists to names, as models of constraint solvers do.
    Python,
    /// A pair of lists of runs, columns first, as Haskell programs print it.
    Haskell,
    /// Clojure maps of lists.
    Clojure,
    /// Prolog facts with lists.
    Prolog,
    /// Facts of answer set programs.
    Asp,
    /// MiniZinc data.
    Dzn,
    /// The commands of the LaTeX package logicpuzzle.
    Latex,
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
    /// Dejoue's picross-solver.
    Picross,
    /// nonogrid and pynogram.
    Nonogrid,
    /// poja's griddler.
    Poja,
    /// The letters of Rosetta Code.
    Rosetta,
    /// The format of the tournaments of TAAI, TCGA and ICGA.
    Tournament,
    /// The address of a puzzle on puzz.link.
    PuzzLink,
    /// The enciphered form in pages of nonograms.org.
    NonogramsOrg,
    /// The script of a page of griddlers.net.
    Griddlers,
    /// A picture in letters.
    Picture,
    /// A portable bitmap.
    Pbm,
    /// All clues of an axis on one line.
    OneLine,
    /// Clues above and to the left of a grid, as on paper.
    Sheet,
    /// The same, with given cells in the grid.
    SheetGivens,
    /// A link to the page of this program.
    Link,
}
