//! Faults: what can be wrong with a text.

use super::link::LinkError;
use super::mistake::Spot;
use nonoscope_core::puzzle::{Axis, Line, PuzzleError};
use nonoscope_words::Said;
use nonoscope_words::Text;

/// What would be right at a place: a function that makes the text, as most readers never need it.
pub(crate) type Expected = Said;

/// Why a text is not a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The text is empty or blank.
    NoText,
    /// The text is longer than [`MAX_TEXT`](crate::MAX_TEXT).
    TextTooLong,
    /// Something unexpected was found.
    Unexpected {
        /// What was found; `None` at the end of the text.
        found: Option<String>,
        /// What would be right.
        expected: Text,
    },
    /// A line ends too early.
    LineEnds {
        /// What would be right.
        expected: Text,
    },
    /// A number contains letters that look like digits.
    LetterForDigit {
        /// The number as written.
        found: String,
        /// The number with digits instead.
        digits: String,
    },
    /// The file is not a text.
    NotText {
        /// What it is, and what to do with it, in sentences.
        what: Text,
    },
    /// The file is a picture that is not a puzzle.
    Picture {
        /// Why, as a sentence.
        why: Text,
    },
    /// The text is an address. The program fetches nothing.
    Address {
        /// What to do with it, as a sentence.
        instead: Text,
    },
    /// The text is the source of a web page.
    WebPage,
    /// The text consists of words.
    Prose,
    /// The text is in no format.
    NoFormat,
    /// There are words in place of a clue.
    Words {
        /// The first word.
        found: String,
        /// Whether it is the only word on its line.
        alone: bool,
    },
    /// A word inside a clue.
    WordInClue {
        /// The word.
        found: String,
    },
    /// A number is larger than any run or side can be.
    NumberTooLarge,
    /// A number is not whole, or is negative.
    NotWhole {
        /// The number as written.
        number: String,
    },
    /// A game ID contains a random seed, from which only the program that made it can derive the puzzle.
    RandomSeed,
    /// A game ID has no size before its clues.
    NoSize,
    /// A game ID ends too early.
    IdCutOff {
        /// The number of clues in the text.
        found: usize,
        /// The number of clues there should be.
        expected: usize,
    },
    /// A game ID has one clue too few, and one clue that is too long for any line.
    SlashMissing {
        /// The clue.
        clue: String,
        /// The number of clues in the text.
        found: usize,
        /// Width and height according to the text.
        size: (usize, usize),
    },
    /// A game ID has one clue too many, and only one clue without runs.
    SlashTooMany {
        /// The number of clues in the text.
        found: usize,
        /// Width and height according to the text.
        size: (usize, usize),
    },
    /// An address has more numbers than fit.
    TooManyNumbers {
        /// Width and height according to the address.
        size: (usize, usize),
    },
    /// The puzzle data from a page of nonograms.org is incomplete.
    PageCutOff,
    /// An address ends too early.
    AddressCutOff,
    /// Runs of a game ID are separated by a comma, which would begin the given cells.
    CommaForPoint,
    /// The number of clues is not what the text says.
    ClueCount {
        /// The number of clues in the text.
        found: usize,
        /// Width and height according to the text.
        size: (usize, usize),
    },
    /// There are more or fewer clues along an axis than the text says.
    Lines {
        /// The axis.
        axis: Axis,
        /// The number of clues in the text.
        found: usize,
        /// The number of clues according to the text.
        expected: usize,
    },
    /// The text gives the height where the width belongs, and the other way round.
    SidesSwapped {
        /// Width and height according to the text.
        size: (usize, usize),
    },
    /// The clues do not fit this size, but fit with width and height swapped.
    OtherWayRound {
        /// Width and height according to the text.
        size: (usize, usize),
    },
    /// A puzzle that must be square has an odd number of clues.
    OddLines {
        /// The number of clues in the text.
        found: usize,
    },
    /// There should be two lists.
    TwoLists {
        /// The number of lists.
        found: usize,
        /// Whether they are the clues of a single axis.
        clues: bool,
        /// The axis that comes first.
        first: Axis,
    },
    /// The XML has no clues for an axis.
    NoCluesElement {
        /// The axis.
        axis: Axis,
    },
    /// The text ends without clues for an axis.
    NoClues {
        /// The axis.
        axis: Axis,
    },
    /// There is a heading without clues, or no heading for an axis.
    NoPart {
        /// The axis.
        axis: Axis,
        /// The heading that belongs above its clues.
        heading: &'static str,
    },
    /// There is no blank line between rows and columns.
    NoBlankLine {
        /// The number of lines.
        lines: usize,
        /// The only line where the columns can begin, if there is just one.
        columns: Option<usize>,
    },
    /// All numbers are in one line.
    OneLine,
    /// There is something after rows and columns.
    ThirdBlock {
        /// Whether rows and columns make a puzzle.
        complete: bool,
    },
    /// A bracket is not closed, or closed by a different one.
    Bracket {
        /// What was found in place of the closing one; `None` at the end of the text.
        found: Option<String>,
        /// The open bracket.
        open: char,
        /// Where it is.
        spot: Spot,
    },
    /// A quote has no partner on its line.
    OpenQuote {
        /// The quote.
        quote: char,
    },
    /// A list begins inside a list of numbers, or a list of lists inside a list of lists.
    ListAmongNumbers,
    /// Clues are named for one axis, and missing for the other.
    OneAxis {
        /// The axis without clues.
        axis: Axis,
    },
    /// Something has the wrong form.
    ShouldBe {
        /// What it should be.
        expected: Text,
    },
    /// A heading has no clues below it.
    EmptyPart {
        /// The axis.
        axis: Axis,
    },
    /// A part occurs twice.
    Again {
        /// Its heading.
        heading: &'static str,
        /// The heading of another part, if that one is missing.
        instead: Option<&'static str>,
    },
    /// A row of a picture has the wrong number of cells, or the picture has the wrong number of rows.
    Shape {
        /// What the cells are.
        cells: Cells,
        /// What is counted.
        counted: Counted,
        /// The number in the text.
        found: usize,
        /// What would be right.
        expected: usize,
    },
    /// A row of a picture is longer or shorter than the others.
    Ragged {
        /// The number of its cells.
        found: usize,
        /// The number of cells of the others.
        expected: usize,
    },
    /// There are given cells beyond the last cell.
    GivensOverrun,
    /// A picture is meant as a solution, but has unknown cells.
    UnfinishedPicture,
    /// A run or cell has a colour, in a text that defines none.
    ColourNotDefined {
        /// Its sign or name.
        found: String,
        /// How to define a colour.
        define: Text,
    },
    /// A run or cell has a colour that the text does not define.
    NoSuchColour {
        /// Its sign or name.
        found: String,
        /// The signs or names of all colours.
        known: Vec<String>,
    },
    /// A sign or name stands for two colours.
    ColourAgain {
        /// The sign or name.
        sign: String,
    },
    /// A run has no colour, in a puzzle where each must have one.
    RunWithoutColour {
        /// The signs of the colours.
        known: Vec<String>,
    },
    /// A run has the colour of the background.
    RunOfBackground,
    /// There are more colours than a puzzle can have.
    TooManyColours,
    /// A clue is not known.
    UnknownClue {
        /// Its line.
        line: Line,
    },
    /// The length of a run is hidden.
    HiddenNumber,
    /// A run has a triangle at an end.
    Triangle,
    /// The puzzle is not a rectangle of cells.
    OtherPuzzle {
        /// What it is instead.
        kind: String,
    },
    /// The text is XML with an error.
    Xml {
        /// The error.
        what: Text,
    },
    /// The text has none of the forms that its format allows.
    NoPuzzle {
        /// What was looked for.
        expected: Text,
    },
    /// A clue needs more cells than its line has.
    ClueTooLong {
        /// The line.
        line: Line,
        /// The fewest cells that its runs need.
        shortest: usize,
        /// The number of its cells.
        length: usize,
        /// Its runs; in a puzzle of several colours, each with its letter.
        clue: String,
        /// A run that would fit if its digits were separate runs, and these.
        split: Option<Box<[String; 2]>>,
    },
    /// Some clues are too long, but all fit if rows and columns are swapped.
    AxesSwapped,
    /// Rows and columns require different numbers of filled cells.
    Totals {
        /// The number of rows, and of filled cells in them.
        rows: (usize, usize),
        /// The number of columns, and of filled cells in them.
        columns: (usize, usize),
        /// The only run that would make the totals equal if its digits were separate runs.
        split: Option<(Line, u16)>,
        /// Whether a single wrong number may be all, and nothing else explains the totals.
        is_slip: bool,
    },
    /// Rows and columns require different numbers of cells of one colour.
    ColourTotals {
        /// The name of the colour.
        colour: String,
        /// The number of its cells in the rows.
        rows: usize,
        /// The number of its cells in the columns.
        columns: usize,
        /// The only run that would make the numbers equal if its digits were separate runs, and these.
        split: Option<Box<(Line, [String; 2])>>,
    },
    /// With one more or one fewer line, the totals would be equal.
    LineCount {
        /// The axis along which there are fewer lines.
        shorter: Axis,
        /// The number of filled cells in the line concerned.
        cells: usize,
        /// Whether a line may be missing along `shorter`.
        missing: bool,
        /// Whether the other axis may have a line too many.
        too_many: bool,
    },
    /// The link cannot be opened.
    Link(LinkError),
    /// The clues do not make a puzzle.
    Puzzle(PuzzleError),
}

impl Fault {
    /// Something was found where something else was expected. Its first characters are enough.
    pub(crate) fn unexpected(found: &str, expected: Expected) -> Fault {
        Fault::Unexpected { found: Some(found.chars().take(20).collect()), expected: expected() }
    }
}

/// Cells that can have the wrong shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cells {
    /// A picture.
    Picture,
    /// The given cells.
    Givens,
    /// The picture that XML calls the goal.
    Goal,
    /// The image that XML calls saved.
    Saved,
    /// The part `saved` of a `.non` file.
    Quoted,
    /// A list of numbers.
    List,
}

/// What is counted in cells that have the wrong shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counted {
    /// The cells of a row.
    InRow,
    /// The rows.
    Rows,
    /// All cells.
    Cells,
    /// The numbers of a list.
    Numbers,
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
