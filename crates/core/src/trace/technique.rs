//! The ways in which people infer cells, from the easiest to the hardest: a table with a row for each.

use nonoscope_words::{Text, technique as words};
use std::fmt;
use std::str::FromStr;

/// What is said of a technique everywhere.
struct Row {
    /// Its name, in small letters, as programs know it.
    name: &'static str,
    /// The same for people.
    said: fn() -> Text,
    /// What it says, in one sentence.
    summary: fn() -> Text,
    /// How much it weighs in ratings.
    weight: u32,
    /// How it is taught, in two sentences.
    lesson: fn() -> Text,
}

/// The techniques with their rows. The order is that of difficulty, and of their numbers.
macro_rules! techniques {
    ($($(#[$doc:meta])* $technique:ident { $($column:ident: $value:expr),* $(,)? })*) => {
        /// A way to infer cells that a person can follow with a finger on the paper. The order is that of difficulty.
        ///
        /// The names are those in use among players, as on Wikipedia (*Nonogram*) and webpbn (*Advanced Puzzle Solving
        /// Techniques*); where they have two, the plainer one.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        pub enum Technique {
            $($(#[$doc])* $technique),*
        }

        impl Technique {
            /// All techniques, the easiest first.
            pub const ALL: [Technique; [$(stringify!($technique)),*].len()] = [$(Technique::$technique),*];

            const fn row(self) -> Row {
                match self {
                    $(Technique::$technique => Row { $($column: $value),* }),*
                }
            }
        }
    };
}

techniques! {
    /// The clue is 0: every cell is empty.
    BlankLine {
        name: "blank line",
        said: words::blank_line,
        summary: words::blank_line_summary,
        weight: 1,
        lesson: words::blank_line_lesson,
    }
    /// The clue takes the whole line: there is only one way to place it.
    ExactFit {
        name: "exact fit",
        said: words::exact_fit,
        summary: words::exact_fit_summary,
        weight: 1,
        lesson: words::exact_fit_lesson,
    }
    /// Every run is there: the other cells are empty.
    LineComplete {
        name: "line complete",
        said: words::line_complete,
        summary: words::line_complete_summary,
        weight: 1,
        lesson: words::line_complete_lesson,
    }
    /// As many cells are open as there must be filled ones: all of them are filled.
    FillTheRest {
        name: "fill the rest",
        said: words::fill_the_rest,
        summary: words::fill_the_rest_summary,
        weight: 2,
        lesson: words::fill_the_rest_lesson,
    }
    /// A run covers some cells wherever it lies between its earliest and its latest place. Also *simple boxes*.
    Overlap {
        name: "overlap",
        said: words::overlap,
        summary: words::overlap_summary,
        weight: 2,
        lesson: words::overlap_lesson,
    }
    /// No run reaches a cell. Also *simple spaces*.
    OutOfReach {
        name: "out of reach",
        said: words::out_of_reach,
        summary: words::out_of_reach_summary,
        weight: 3,
        lesson: words::out_of_reach_lesson,
    }
    /// A block is as long as the run that it must be: the cells beside it are empty. Also *punctuating*.
    WholeRun {
        name: "run is whole",
        said: words::whole_run,
        summary: words::whole_run_summary,
        weight: 4,
        lesson: words::whole_run_lesson,
    }
    /// A block near an edge or a gap must extend away from it. Also *glue*.
    Extend {
        name: "extend",
        said: words::extend,
        summary: words::extend_summary,
        weight: 5,
        lesson: words::extend_lesson,
    }
    /// A stretch between empty cells is too short for any run that could lie there.
    GapTooSmall {
        name: "gap too small",
        said: words::gap_too_small,
        summary: words::gap_too_small_summary,
        weight: 5,
        lesson: words::gap_too_small_lesson,
    }
    /// Two blocks cannot be one run, so the cell between them is empty.
    Split {
        name: "split",
        said: words::split,
        summary: words::split_summary,
        weight: 6,
        lesson: words::split_lesson,
    }
    /// Two blocks must be one run, so the cells between them are filled.
    Join {
        name: "join",
        said: words::join,
        summary: words::join_summary,
        weight: 7,
        lesson: words::join_lesson,
    }
    /// A run that began here would touch a block that lies just behind it.
    Mercury {
        name: "mercury",
        said: words::mercury,
        summary: words::mercury_summary,
        weight: 8,
        lesson: words::mercury_lesson,
    }
    /// A block can only be one of the runs. What follows from that for the reach of this and the other runs.
    ThatRun {
        name: "this block is that run",
        said: words::that_run,
        summary: words::that_run_summary,
        weight: 9,
        lesson: words::that_run_lesson,
    }
    /// Where runs of different colours touch: which colours a neighbour of a run can have.
    ColourNeighbours {
        name: "colour neighbours",
        said: words::colour_neighbours,
        summary: words::colour_neighbours_summary,
        weight: 9,
        lesson: words::colour_neighbours_lesson,
    }
    /// Each run, tried here, finds no room or leaves none for the others.
    NoRunFits {
        name: "no run fits",
        said: words::no_run_fits,
        summary: words::no_run_fits_summary,
        weight: 12,
        lesson: words::no_run_fits_lesson,
    }
    /// All layouts that fit agree. The last resort.
    Layouts {
        name: "comparing layouts",
        said: words::layouts,
        summary: words::layouts_summary,
        weight: 15,
        lesson: words::layouts_lesson,
    }
    /// Supposing a cell in a line at an edge fills its neighbour line through the crossing clues, which then fails.
    EdgeLogic {
        name: "edge logic",
        said: words::edge_logic,
        summary: words::edge_logic_summary,
        weight: 15,
        lesson: words::edge_logic_lesson,
    }
    /// Both values of one cell lead to the same.
    TwoWay {
        name: "two-way",
        said: words::two_way,
        summary: words::two_way_summary,
        weight: 20,
        lesson: words::two_way_lesson,
    }
    /// Supposing a cell leads, step by step, to a line that cannot be completed.
    Contradiction {
        name: "contradiction",
        said: words::contradiction,
        summary: words::contradiction_summary,
        weight: 20,
        lesson: words::contradiction_lesson,
    }
}

impl Technique {
    /// All techniques, in the order in which they are learnt: each needs only what came before it.
    pub const COURSE: [Technique; Technique::ALL.len()] = [
        Technique::ExactFit,
        Technique::BlankLine,
        Technique::Overlap,
        Technique::LineComplete,
        Technique::FillTheRest,
        Technique::OutOfReach,
        Technique::WholeRun,
        Technique::Extend,
        Technique::GapTooSmall,
        Technique::Split,
        Technique::Join,
        Technique::Mercury,
        Technique::ThatRun,
        Technique::NoRunFits,
        Technique::Layouts,
        Technique::ColourNeighbours,
        Technique::EdgeLogic,
        Technique::Contradiction,
        Technique::TwoWay,
    ];

    /// Its name, in small letters, as programs know it: `overlap`, `out of reach`.
    pub const fn name(self) -> &'static str {
        self.row().name
    }

    /// Its name for people, in small letters.
    pub fn text(self) -> Text {
        (self.row().said)()
    }

    /// What it says, in one sentence for people.
    pub fn summary(self) -> Text {
        (self.row().summary)()
    }

    /// How much a step by it weighs when a puzzle is rated: from 1. With suppositions, the lines that one looks at come on top.
    pub const fn weight(self) -> u32 {
        self.row().weight
    }

    /// How it is taught: two sentences, and in the first lesson also what a nonogram is.
    pub fn lesson(self) -> Text {
        (self.row().lesson)()
    }

    /// Whether it looks at a single line.
    pub fn is_of_one_line(self) -> bool {
        self <= Technique::Layouts
    }
}

/// Its name.
impl fmt::Display for Technique {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// From its name.
impl FromStr for Technique {
    type Err = UnknownTechnique;

    fn from_str(name: &str) -> Result<Technique, UnknownTechnique> {
        Technique::ALL.into_iter().find(|technique| technique.name() == name).ok_or(UnknownTechnique)
    }
}

/// The error for an unknown name of a technique.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct UnknownTechnique;

impl fmt::Display for UnknownTechnique {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "A technique is one of {}.", Technique::ALL.map(Technique::name).join(", "))
    }
}

impl std::error::Error for UnknownTechnique {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_are_listed_in_order_and_go_by_their_names() {
        assert!(Technique::ALL.is_sorted());
        // serde numbers all variants.
        let numbered = (0..).map_while(|number| postcard::from_bytes(&[number]).ok());
        assert_eq!(numbered.collect::<Vec<Technique>>(), Technique::ALL);
        for technique in Technique::ALL {
            assert_eq!(technique.to_string().parse(), Ok(technique));
            assert_eq!(technique.text(), technique.name());
        }
        assert_eq!("Magic".parse::<Technique>(), Err(UnknownTechnique));
    }

    #[test]
    fn each_is_taught_once() {
        let mut taught = Technique::COURSE;
        taught.sort_unstable();
        assert_eq!(taught, Technique::ALL);
    }
}
