//! The lessons in order, and their texts.

use super::argument::capital;
use nonoscope_core::trace::Technique;

/// The techniques, in the order in which they are learnt: each needs only what came before it.
pub const LESSONS: [Technique; 19] = [
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

/// A lesson is done after this many exercises.
pub const TO_DO: u32 = 3;

/// The title of a lesson.
pub fn title(technique: Technique) -> String {
    capital(technique.name())
}

/// The text of a lesson: two sentences, and in the first lesson also what a nonogram is.
pub fn words(technique: Technique) -> &'static str {
    match technique {
        Technique::ExactFit => {
            "Each number is a run: that many filled cells side by side. The runs come in this order, with at least one \
             empty cell between two of them. A nonogram hides a picture behind such numbers, one clue for each row and \
             column. \
             Here the runs and the gaps between them need the whole line, so there is only one way to place them. \
             Fill the runs and circle the gaps."
        }
        Technique::BlankLine => "The clue is 0: there is no run. So every cell is empty; circle them all.",
        Technique::Overlap => {
            "Push a run as far left as it goes, then as far right. The cells that it covers both times are filled."
        }
        Technique::LineComplete => {
            "The line already has all the filled cells of its clue. So every other cell is empty."
        }
        Technique::FillTheRest => {
            "Count the cells that are not empty yet. If there are exactly as many as the clue needs, all of them are filled."
        }
        Technique::OutOfReach => "A run can stretch only so far to either side. A cell that no run can reach is empty.",
        Technique::WholeRun => {
            "A block is a few filled cells side by side. If it is already as long as its run, \
             the cells beside it are empty."
        }
        Technique::Extend => {
            "A block near an edge or an empty cell has little room on that side. Its run needs more, \
             so it goes on to the other side."
        }
        Technique::GapTooSmall => {
            "Look at a stretch between empty cells. If every run that could lie there is longer, all of it is empty."
        }
        Technique::Split => {
            "Two blocks have one cell between them. If they were one run it would be too long, so that cell is empty."
        }
        Technique::Join => {
            "Two blocks are near each other, and the clue does not allow two runs there. \
             So they are one run, and the cells between them are filled."
        }
        Technique::Mercury => {
            "A block lies exactly as far from the edge as the first run is long. If the run began at the edge, it would touch \
             the block and be too long. So the first cell is empty."
        }
        Technique::ThatRun => {
            "Only one run of the clue can be this block. So you know roughly where that run lies, \
             and the others keep clear of it."
        }
        Technique::NoRunFits => {
            "Take one cell and try each run there. If no run fits there, or if it leaves no room for the others, the cell is empty."
        }
        Technique::Layouts => {
            "Sometimes no short argument helps. Then try all the ways to place the runs: \
             what they all share is certain."
        }
        Technique::ColourNeighbours => {
            "Runs of the same colour need a gap, but runs of different colours may touch. \
             So the cell beside a finished run is empty or has the colour of the next run."
        }
        Technique::EdgeLogic => {
            "No single line helps any more. Suppose the framed cell at the edge is filled, or empty: the lines that \
             cross there settle their next cells, and soon one line has no room left. Then the cell is the opposite."
        }
        Technique::Contradiction => {
            "Suppose the framed cell is filled, or empty, and see what follows from line to line. \
             If some line ends up with no way to place its runs, the cell is the opposite."
        }
        Technique::TwoWay => {
            "Suppose the framed cell is filled and see what follows; then do the same with empty. \
             What comes out both times is certain."
        }
    }
}
