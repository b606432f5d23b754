//! The whole model. `update` changes it; parts show it.

use crate::photo::copy::{Copy, Fault};
use crate::photo::corners::Corners;
use crate::photo::scanner::Unread;
use nonoscope_core::puzzle::{Axis, Puzzle};
use nonoscope_core::solve::Verdict;
use nonoscope_scan::is_size_doubtful;
use nonoscope_words::{Text, photo};

/// The dialogue's model.
#[derive(Debug, Default)]
pub(crate) struct Model {
    pub(crate) stage: Stage,
    /// Whether reading takes unusually long.
    pub(crate) is_slow: bool,
    /// Whether the browser shows the picture.
    pub(crate) has_preview: bool,
    /// Where the board is, or may be.
    pub(crate) corners: Corners,
    /// Whether a person has moved a corner since the picture was read.
    pub(crate) has_moved: bool,
    pub(crate) copy: Option<Copy>,
    /// How often something else was read.
    pub(crate) scans: u32,
    /// How many numbers the worker read as something less likely.
    pub(crate) changed: usize,
    /// How many lines it left out at the ends.
    pub(crate) left_out: usize,
    /// What is wrong with the copy as it is.
    pub(crate) fault: Option<Fault>,
    /// Its verdict, once known.
    pub(crate) verdict: Option<Verdict>,
    pub(crate) cells_as: CellsAs,
    /// The number of the last question.
    pub(crate) ticket: u32,
}

/// How far it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Stage {
    /// It waits for a picture.
    #[default]
    Waiting,
    /// A picture is being read.
    Reading,
    /// It could not be.
    Unread(Unread),
    /// The worker broke down.
    Broken,
    /// It was read.
    Copied,
}

impl Model {
    /// Whether a person may say where the board is.
    pub(crate) fn asks_for_corners(&self) -> bool {
        self.has_preview
            && match self.stage {
                Stage::Unread(_) | Stage::Copied => true,
                Stage::Reading => self.is_slow,
                Stage::Waiting | Stage::Broken => false,
            }
    }

    /// Another question: returns its number.
    pub(crate) fn ask(&mut self) -> u32 {
        self.ticket = self.ticket.wrapping_add(1);
        self.ticket
    }

    /// The sentence about the picture.
    pub(crate) fn words(&self) -> Text {
        match self.stage {
            Stage::Waiting => photo::choose(),
            Stage::Reading if self.is_slow => photo::reading_long(),
            Stage::Reading => photo::reading(),
            Stage::Unread(Unread::Undecoded) => photo::undecoded(),
            Stage::Unread(Unread::NoBoard) => photo::no_board(),
            Stage::Unread(Unread::NoClues) => photo::no_clues(),
            Stage::Unread(Unread::TooSmall) => photo::too_small(),
            Stage::Unread(Unread::NumbersInside) => photo::numbers_inside(),
            Stage::Unread(Unread::Unclear) => photo::unclear(),
            Stage::Broken => photo::broken(),
            Stage::Copied => self.words_of_copy(),
        }
    }

    fn words_of_copy(&self) -> Text {
        let Some(copy) = &self.copy else { return Text::default() };
        let doubts = copy.doubts();
        if self.fault.is_some() && 3 * doubts > copy.numbers() {
            return photo::little_is_certain();
        }
        let changed = if self.changed == 0 { Text::default() } else { photo::changed(self.changed) };
        // If a line is missing, its number cannot be marked.
        let [columns, rows] = [Axis::Column, Axis::Row].map(|axis| copy.lines(axis).count());
        let has_one_solution = self.fault.is_none() && matches!(self.verdict, None | Some(Verdict::Unique));
        let lacks_lines = self.left_out > 0 && copy.changes == 0;
        let asks = lacks_lines || is_size_doubtful((rows, columns), has_one_solution);
        let cells = if asks { photo::cells_to_count(columns, rows) } else { photo::cells(columns, rows) };
        Text::sentences([cells, photo::doubts(doubts), changed])
    }

    /// The verdict on the copy, in words, and whether it is good.
    pub(crate) fn verdict_in_words(&self) -> (Text, Option<bool>) {
        match (&self.fault, self.verdict) {
            (Some(fault), _) => (fault.sentence.clone(), Some(false)),
            (None, None) => (Text::default(), None),
            (None, Some(Verdict::Unique)) => (photo::one_solution(), Some(true)),
            (None, Some(Verdict::Multiple)) => (photo::several_solutions(), Some(false)),
            (None, Some(Verdict::None)) => (photo::no_solution(), Some(false)),
            (None, Some(Verdict::Stuck | Verdict::Stopped)) => (photo::unchecked(), None),
        }
    }

    /// The puzzle as it is taken over, with given cells if there are any; `None` as long as nothing was read.
    pub(crate) fn puzzle(&self) -> Option<Result<Puzzle, Fault>> {
        let copy = self.copy.as_ref()?;
        let givens = copy.cells.clone().filter(|_| self.cells_as == CellsAs::Givens);
        // Cells have the size of the copy, or there are none.
        let given = |puzzle: Puzzle| givens.and_then(|cells| puzzle.clone().with_givens(cells).ok()).unwrap_or(puzzle);
        Some(copy.puzzle().map(given))
    }
}

/// What marked cells become.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum CellsAs {
    /// They are a solver's marks.
    #[default]
    Marks,
    /// They belong to the puzzle.
    Givens,
    /// They are left out.
    Nothing,
}

impl CellsAs {
    /// All of them, in the order of the list.
    pub(crate) const ALL: [CellsAs; 3] = [CellsAs::Marks, CellsAs::Givens, CellsAs::Nothing];

    /// Its name in the program.
    pub(crate) fn name(self) -> &'static str {
        match self {
            CellsAs::Marks => "marks",
            CellsAs::Givens => "givens",
            CellsAs::Nothing => "nothing",
        }
    }

    /// Its name in the list.
    pub(crate) fn text(self) -> Text {
        match self {
            CellsAs::Marks => photo::cells_as_marks(),
            CellsAs::Givens => photo::cells_as_givens(),
            CellsAs::Nothing => photo::cells_as_nothing(),
        }
    }

    /// The one with this name in the program.
    pub(crate) fn named(name: &str) -> Option<CellsAs> {
        CellsAs::ALL.into_iter().find(|cells_as| cells_as.name() == name)
    }
}
