//! The ways in which people infer cells, from the easiest to the hardest: a table with a row for each.

use std::fmt;
use std::str::FromStr;

/// What is said of a technique everywhere.
struct Row {
    /// Its name, in small letters.
    name: &'static str,
    /// What it says, in one sentence.
    summary: &'static str,
    /// How much it weighs in ratings.
    weight: u32,
    /// How it is taught, in two sentences.
    lesson: &'static str,
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
        summary: "A line whose clue is 0 is empty.",
        weight: 1,
        lesson: "The clue is 0: there is no run. So every cell is empty; circle them all.",
    }
    /// The clue takes the whole line: there is only one way to place it.
    ExactFit {
        name: "exact fit",
        summary: "The runs and the gaps between them take the whole line.",
        weight: 1,
        lesson: "Each number is a run: that many filled cells side by side. The runs come in this order, with at least one empty cell between two of them. A nonogram hides a picture behind such numbers, one clue for each row and column. Here \
            the runs and the gaps between them need the whole line, so there is only one way to place them. Fill the \
            runs and circle the gaps.",
    }
    /// Every run is there: the other cells are empty.
    LineComplete {
        name: "line complete",
        summary: "The line already has all its filled cells, so the rest is empty.",
        weight: 1,
        lesson: "The line already has all the filled cells of its clue. So every other cell is empty.",
    }
    /// As many cells are open as there must be filled ones: all of them are filled.
    FillTheRest {
        name: "fill the rest",
        summary: "Exactly as many cells are left as the clue needs, so all of them are filled.",
        weight: 2,
        lesson: "Count the cells that are not empty yet. If there are exactly as many as the clue needs, all of them are filled.",
    }
    /// A run covers some cells wherever it lies between its earliest and its latest place. Also *simple boxes*.
    Overlap {
        name: "overlap",
        summary: "A run covers some cells wherever it lies.",
        weight: 2,
        lesson: "Push a run as far left as it goes, then as far right. The cells that it covers both times are filled.",
    }
    /// No run reaches a cell. Also *simple spaces*.
    OutOfReach {
        name: "out of reach",
        summary: "A cell that no run can reach is empty.",
        weight: 3,
        lesson: "A run can stretch only so far to either side. A cell that no run can reach is empty.",
    }
    /// A block is as long as the run that it must be: the cells beside it are empty. Also *punctuating*.
    WholeRun {
        name: "run is whole",
        summary: "The cells beside a block that is a whole run are empty.",
        weight: 4,
        lesson: "A block is a few filled cells side by side. If it is already as long as its run, the cells beside it are empty.",
    }
    /// A block near an edge or a gap must extend away from it. Also *glue*.
    Extend {
        name: "extend",
        summary: "A block near an edge or a gap must grow away from it, because its run needs the room.",
        weight: 5,
        lesson: "A block near an edge or an empty cell has little room on that side. Its run needs more, so it goes on to \
            the other side.",
    }
    /// A stretch between empty cells is too short for any run that could lie there.
    GapTooSmall {
        name: "gap too small",
        summary: "A gap that is too small for any run that could lie there is empty.",
        weight: 5,
        lesson: "Look at a stretch between empty cells. If every run that could lie there is longer, all of it is empty.",
    }
    /// Two blocks cannot be one run, so the cell between them is empty.
    Split {
        name: "split",
        summary: "Two blocks that cannot be one run have an empty cell between them.",
        weight: 6,
        lesson: "Two blocks have one cell between them. If they were one run it would be too long, so that cell is empty.",
    }
    /// Two blocks must be one run, so the cells between them are filled.
    Join {
        name: "join",
        summary: "Two blocks that must be one run have filled cells between them.",
        weight: 7,
        lesson: "Two blocks are near each other, and the clue does not allow two runs there. So they are one run, and the \
            cells between them are filled.",
    }
    /// A run that began here would touch a block that lies just behind it.
    Mercury {
        name: "mercury",
        summary: "A run cannot start where it would touch the next block, because it would then be too long.",
        weight: 8,
        lesson: "A block lies exactly as far from the edge as the first run is long. If the run began at the edge, it would touch the block and be too long. So the first cell is empty.",
    }
    /// A block can only be one of the runs. What follows from that for the reach of this and the other runs.
    ThatRun {
        name: "this block is that run",
        summary: "If a block can only be one of the runs, you know roughly where that run and the others lie.",
        weight: 9,
        lesson: "Only one run of the clue can be this block. So you know roughly where that run lies, and the others keep \
            clear of it.",
    }
    /// Where runs of different colours touch: which colours a neighbour of a run can have.
    ColourNeighbours {
        name: "colour neighbours",
        summary: "The cell beside a whole run is empty or has the colour of the next run.",
        weight: 9,
        lesson: "Runs of the same colour need a gap, but runs of different colours may touch. So the cell beside a \
            finished run is empty or has the colour of the next run.",
    }
    /// Each run, tried here, finds no room or leaves none for the others.
    NoRunFits {
        name: "no run fits",
        summary: "A cell is empty if no run fits there without taking the room of the others.",
        weight: 12,
        lesson: "Take one cell and try each run there. If no run fits there, or if it leaves no room for the others, the cell is empty.",
    }
    /// All layouts that fit agree. The last resort.
    Layouts {
        name: "comparing layouts",
        summary: "All layouts of the line that fit what is known agree on a cell.",
        weight: 15,
        lesson: "Sometimes no short argument helps. Then try all the ways to place the runs: what they all share is certain.",
    }
    /// Supposing a cell in a line at an edge fills its neighbour line through the crossing clues, which then fails.
    EdgeLogic {
        name: "edge logic",
        summary: "If a cell at an edge had this value, the lines that cross there would make the next line fail.",
        weight: 15,
        lesson: "No single line helps any more. Suppose the framed cell at the edge is filled, or empty: the lines \
            that cross there settle their next cells, and soon one line has no room left. Then the cell is the \
            opposite.",
    }
    /// Both values of one cell lead to the same.
    TwoWay {
        name: "two-way",
        summary: "Both values of one cell lead to the same value of another.",
        weight: 20,
        lesson: "Suppose the framed cell is filled and see what follows; then do the same with empty. What comes out both times is certain.",
    }
    /// Supposing a cell leads, step by step, to a line that cannot be completed.
    Contradiction {
        name: "contradiction",
        summary: "If a cell had this value, some line could not be completed.",
        weight: 20,
        lesson: "Suppose the framed cell is filled, or empty, and see what follows from line to line. If some line ends \
            up with no way to place its runs, the cell is the opposite.",
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

    /// Its name, in small letters: `overlap`, `out of reach`.
    pub const fn name(self) -> &'static str {
        self.row().name
    }

    /// What it says, in one sentence for people.
    pub const fn summary(self) -> &'static str {
        self.row().summary
    }

    /// How much a step by it weighs when a puzzle is rated: from 1. With suppositions, the lines that one looks at come on top.
    pub const fn weight(self) -> u32 {
        self.row().weight
    }

    /// How it is taught: two sentences, and in the first lesson also what a nonogram is.
    pub const fn lesson(self) -> &'static str {
        self.row().lesson
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
