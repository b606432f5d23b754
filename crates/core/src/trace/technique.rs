//! The names of the ways in which people infer cells, from the easiest to the hardest.

use std::fmt;
use std::str::FromStr;

/// A way to infer cells that a person can follow with a finger on the paper. The order is that of difficulty.
///
/// The names are those in use among players, as on Wikipedia (*Nonogram*) and webpbn (*Advanced Puzzle Solving
/// Techniques*); where they have two, the plainer one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Technique {
    /// The clue is 0: every cell is empty.
    BlankLine,
    /// The clue takes the whole line: there is only one way to place it.
    ExactFit,
    /// Every run is there: the other cells are empty.
    LineComplete,
    /// As many cells are open as there must be filled ones: all of them are filled.
    FillTheRest,
    /// A run covers some cells wherever it lies between its earliest and its latest place. Also *simple boxes*.
    Overlap,
    /// No run reaches a cell. Also *simple spaces*.
    OutOfReach,
    /// A block is as long as the run that it must be: the cells beside it are empty. Also *punctuating*.
    WholeRun,
    /// A block near an edge or a gap must extend away from it. Also *glue*.
    Extend,
    /// A stretch between empty cells is too short for any run that could lie there.
    GapTooSmall,
    /// Two blocks cannot be one run, so the cell between them is empty.
    Split,
    /// Two blocks must be one run, so the cells between them are filled.
    Join,
    /// A run that began here would touch a block that lies just behind it.
    Mercury,
    /// A block can only be one of the runs. What follows from that for the reach of this and the other runs.
    ThatRun,
    /// Where runs of different colours touch: which colours a neighbour of a run can have.
    ColourNeighbours,
    /// Each run, tried here, finds no room or leaves none for the others.
    NoRunFits,
    /// All layouts that fit agree. The last resort.
    Layouts,
    /// Supposing a cell in a line at an edge fills its neighbour line through the crossing clues, which then fails.
    EdgeLogic,
    /// Both values of one cell lead to the same.
    TwoWay,
    /// Supposing a cell leads, step by step, to a line that cannot be completed.
    Contradiction,
}

impl Technique {
    /// All techniques, the easiest first.
    pub const ALL: [Technique; 19] = [
        Technique::BlankLine,
        Technique::ExactFit,
        Technique::LineComplete,
        Technique::FillTheRest,
        Technique::Overlap,
        Technique::OutOfReach,
        Technique::WholeRun,
        Technique::Extend,
        Technique::GapTooSmall,
        Technique::Split,
        Technique::Join,
        Technique::Mercury,
        Technique::ThatRun,
        Technique::ColourNeighbours,
        Technique::NoRunFits,
        Technique::Layouts,
        Technique::EdgeLogic,
        Technique::TwoWay,
        Technique::Contradiction,
    ];

    /// Its name, in small letters: `overlap`, `out of reach`.
    pub fn name(self) -> &'static str {
        match self {
            Technique::BlankLine => "blank line",
            Technique::ExactFit => "exact fit",
            Technique::LineComplete => "line complete",
            Technique::FillTheRest => "fill the rest",
            Technique::Overlap => "overlap",
            Technique::OutOfReach => "out of reach",
            Technique::WholeRun => "run is whole",
            Technique::Extend => "extend",
            Technique::GapTooSmall => "gap too small",
            Technique::Split => "split",
            Technique::Join => "join",
            Technique::Mercury => "mercury",
            Technique::ThatRun => "this block is that run",
            Technique::ColourNeighbours => "colour neighbours",
            Technique::NoRunFits => "no run fits",
            Technique::Layouts => "comparing layouts",
            Technique::EdgeLogic => "edge logic",
            Technique::TwoWay => "two-way",
            Technique::Contradiction => "contradiction",
        }
    }

    /// What it says, in one sentence for people.
    pub fn summary(self) -> &'static str {
        match self {
            Technique::BlankLine => "A line whose clue is 0 is empty.",
            Technique::ExactFit => "The runs and the gaps between them take the whole line.",
            Technique::LineComplete => "Every filled cell of the line is there, so the rest is empty.",
            Technique::FillTheRest => "Only as many cells are left as must be filled, so all of them are.",
            Technique::Overlap => "A run covers some cells wherever it lies.",
            Technique::OutOfReach => "A cell that no run can reach is empty.",
            Technique::WholeRun => "A block that is already a whole run has nothing beside it.",
            Technique::Extend => {
                "A block near an edge or a gap must grow away from it, because its run needs the room."
            }
            Technique::GapTooSmall => "A gap that is too small for any run that could lie there is empty.",
            Technique::Split => "Two blocks that cannot be one run have an empty cell between them.",
            Technique::Join => "Two blocks that must be one run have filled cells between them.",
            Technique::Mercury => {
                "A run cannot start where it would touch a block just after it, which would make it too long."
            }
            Technique::ThatRun => {
                "If a block can only be one of the runs, that says where this run and the others can lie."
            }
            Technique::ColourNeighbours => "Beside a whole run, a cell is empty or of the colour of the next run.",
            Technique::NoRunFits => {
                "A cell is empty if every run that is tried there finds no room or leaves none for the others."
            }
            Technique::Layouts => "All layouts of the line that fit what is known agree on a cell.",
            Technique::EdgeLogic => {
                "If a cell at an edge had this value, the lines that cross there would make the next line fail."
            }
            Technique::TwoWay => "Whichever of two values a cell has, the same follows for another.",
            Technique::Contradiction => "If a cell had this value, some line could not be completed in the end.",
        }
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
}
