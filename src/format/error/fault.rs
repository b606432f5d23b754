//! The faults: what can be wrong with a text.

use super::link::LinkError;
use super::spot::Spot;
use crate::puzzle::{Axis, Clue, Line, PuzzleError};

/// Why a text is no puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Fault {
    /// The text is empty or blank.
    NoText,
    /// The text is longer than [`MAX_TEXT`](crate::format::MAX_TEXT).
    TextTooLong,
    /// Something else stands where something was expected.
    Unexpected {
        /// What stands there; `None` at the end of the text.
        found: Option<String>,
        /// What would be right.
        expected: &'static str,
    },
    /// A line ends where something was expected.
    LineEnds {
        /// What would be right.
        expected: &'static str,
    },
    /// A number is written with letters that look like digits.
    LetterForDigit {
        /// As it is written.
        found: String,
        /// With digits instead.
        digits: String,
    },
    /// The file is no text.
    NotText {
        /// What it is, as after “This is”.
        kind: &'static str,
        /// What to do with it.
        instead: &'static str,
    },
    /// The text is an address, and nothing is fetched.
    Address {
        /// What to do with it.
        instead: &'static str,
    },
    /// The text is the source of a web page.
    WebPage,
    /// The text has words only.
    Prose,
    /// The text is in no format.
    NoFormat,
    /// Words where a clue should be.
    Words {
        /// The first word.
        found: String,
        /// Whether it is the only one on its line.
        alone: bool,
    },
    /// A word inside a clue.
    WordInClue {
        /// The word.
        found: String,
    },
    /// A number is larger than any run or side can be.
    NumberTooLarge,
    /// A number is not whole, or below zero.
    NotWhole {
        /// As it is written.
        number: String,
    },
    /// A game ID names a random seed, from which only the program that made it can make the puzzle.
    RandomSeed,
    /// A game ID begins with its clues.
    NoSize,
    /// A game ID ends too early.
    IdCutOff {
        /// Clues in the text.
        found: usize,
        /// Clues that it should have.
        expected: usize,
    },
    /// A game ID has one clue too few, and one that is too long for any line.
    SlashMissing {
        /// The clue.
        clue: String,
        /// Clues in the text.
        found: usize,
        /// Width and height that it announces.
        size: (usize, usize),
    },
    /// A game ID has one clue too many, and only one without runs.
    SlashTooMany {
        /// Clues in the text.
        found: usize,
        /// Width and height that it announces.
        size: (usize, usize),
    },
    /// An address has more numbers than fit.
    TooManyNumbers {
        /// Width and height that it announces.
        size: (usize, usize),
    },
    /// What a page of nonograms.org holds a puzzle in is not complete.
    PageCutOff,
    /// An address ends too early.
    AddressCutOff,
    /// Runs of a game ID have a comma between them, which begins the given cells.
    CommaForPoint,
    /// The number of clues is not the one that the text announces.
    ClueCount {
        /// Clues in the text.
        found: usize,
        /// Width and height that it announces.
        size: (usize, usize),
    },
    /// There are more or fewer clues along an axis than the text announces.
    Lines {
        /// The axis.
        axis: Axis,
        /// Clues in the text.
        found: usize,
        /// Clues that it announces.
        expected: usize,
    },
    /// The text names the height where there are columns and the width where there are rows.
    SidesSwapped {
        /// Width and height that the text announces.
        size: (usize, usize),
    },
    /// The clues fit no puzzle of this size, but they fit one with the sides the other way round.
    OtherWayRound {
        /// Width and height that the text announces.
        size: (usize, usize),
    },
    /// A puzzle that must be square has an odd number of clues.
    OddLines {
        /// Clues in the text.
        found: usize,
    },
    /// There are not two lists.
    TwoLists {
        /// How many there are.
        found: usize,
        /// Whether these are the clues of a single axis.
        clues: bool,
        /// The axis that comes first.
        first: Axis,
    },
    /// The XML has no clues for an axis.
    NoCluesElement {
        /// The axis.
        axis: Axis,
    },
    /// Clues end without any for an axis.
    NoClues {
        /// The axis.
        axis: Axis,
    },
    /// There is a heading without clues below it, or none for an axis.
    NoPart {
        /// The axis.
        axis: Axis,
        /// What should stand above its clues.
        heading: &'static str,
    },
    /// No blank line stands between rows and columns.
    NoBlankLine {
        /// How many lines there are.
        lines: usize,
        /// The only line that the columns can begin with.
        columns: Option<usize>,
    },
    /// All numbers are in one line.
    OneLine,
    /// Something follows below rows and columns.
    ThirdBlock {
        /// Whether these are a puzzle.
        complete: bool,
    },
    /// A bracket is not closed, or by another one.
    Bracket {
        /// What stands where it should be closed; `None` at the end of the text.
        found: Option<String>,
        /// What would be right.
        expected: &'static str,
        /// The bracket that is open.
        open: char,
        /// Where it stands.
        spot: Spot,
    },
    /// A quote has no second one on its line.
    OpenQuote {
        /// The quote.
        quote: char,
    },
    /// A list begins inside a list of numbers, or a list of lists inside a list of these.
    ListAmongNumbers,
    /// Names that say neither which clues are those of rows nor which are those of columns.
    Names {
        /// Those in the text.
        found: Vec<String>,
    },
    /// There are clues under a name for one axis, and none for the other.
    OneAxis {
        /// The axis without clues.
        axis: Axis,
    },
    /// Something is not what it should be.
    ShouldBe {
        /// What it should be.
        expected: &'static str,
    },
    /// There are no clues below a heading.
    EmptyPart {
        /// The axis.
        axis: Axis,
    },
    /// A second part of the same kind, and none of another one.
    AgainFor {
        /// Its heading.
        heading: &'static str,
        /// The heading that is missing.
        instead: &'static str,
    },
    /// A second part of the same kind.
    Again {
        /// Its heading.
        heading: &'static str,
    },
    /// A row of a picture has the wrong number of cells, or the picture has the wrong number of rows.
    Shape {
        /// What the cells are, as a sentence begins.
        cells: &'static str,
        /// What the text has.
        found: usize,
        /// What would be right.
        expected: usize,
        /// What is counted, `cells` or `rows`.
        what: &'static str,
    },
    /// A row of a picture is longer or shorter than the others.
    Ragged {
        /// Its cells.
        found: usize,
        /// Cells of the others.
        expected: usize,
    },
    /// Given cells go on beyond the last cell.
    GivensOverrun,
    /// A picture that should be a solution has unknown cells.
    UnfinishedPicture,
    /// The puzzle has colours.
    Colours,
    /// The puzzle is no rectangle of cells.
    OtherPuzzle {
        /// What it is instead.
        kind: String,
    },
    /// The text is XML, but with a mistake in it.
    Xml {
        /// As the reader of XML says it.
        what: String,
    },
    /// The text is of no form that puzzles of its kind have.
    NoPuzzle {
        /// What was looked for.
        expected: &'static str,
    },
    /// A clue needs more cells than its line has.
    ClueTooLong {
        /// The line.
        line: Line,
        /// The fewest cells that its runs need.
        shortest: usize,
        /// The cells that it has.
        length: usize,
        /// Its runs.
        clue: Clue,
        /// A run whose digits, as runs of their own, would fit.
        split: Option<u16>,
    },
    /// Some clues are too long, but all fit if rows are columns and columns rows.
    AxesSwapped,
    /// Rows and columns ask for different numbers of filled cells.
    Totals {
        /// Rows, and the filled cells that they ask for.
        rows: (usize, usize),
        /// Columns, and the filled cells that they ask for.
        columns: (usize, usize),
        /// The only run whose digits, as runs of their own, would make them the same.
        split: Option<(Line, u16)>,
    },
    /// With one more line, or with one less, the totals would be the same.
    LineCount {
        /// The axis along which there are fewer lines.
        shorter: Axis,
        /// How many filled cells that line asks for.
        cells: usize,
        /// Whether one may be missing there.
        missing: bool,
        /// Whether one may be too many along the other axis.
        too_many: bool,
    },
    /// The link cannot be followed.
    Link(LinkError),
    /// The clues make no puzzle.
    Puzzle(PuzzleError),
}

impl std::error::Error for Fault {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Fault::Link(error) => Some(error),
            Fault::Puzzle(error) => Some(error),
            _ => None,
        }
    }
}
