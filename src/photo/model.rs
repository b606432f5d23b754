//! The whole model. `update` changes it; parts show it.

use crate::photo::copy::{Copy, Fault};
use crate::photo::corners::Corners;
use crate::photo::scanner::Unread;
use nonoscope_core::puzzle::{Axis, Puzzle};
use nonoscope_core::solve::Verdict;
use nonoscope_scan::is_size_doubtful;

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
    pub(crate) fn words(&self) -> String {
        match self.stage {
            Stage::Waiting => {
                "Choose a screenshot, or a photo of a puzzle on paper. Nonoscope reads its clues.".to_owned()
            }
            Stage::Reading if self.is_slow => {
                "Reading … This picture takes longer than most. You can wait, choose another one, or help: put the corners \
                on the corners of the grid, leaving the clues outside."
                    .to_owned()
            }
            Stage::Reading => "Reading …".to_owned(),
            Stage::Unread(Unread::Undecoded) => {
                "Your browser cannot open this kind of picture. Every browser opens PNG, JPEG, GIF and WebP.".to_owned()
            }
            Stage::Unread(Unread::NoBoard) => {
                "No board was found in this picture. If you can see one, put the corners on the corners \
                of its grid, leaving the clues outside."
                    .to_owned()
            }
            Stage::Unread(Unread::NoClues) => {
                "A board was found in this picture, but no clues beside it. If you can see them, put the \
                corners on the corners of the grid."
                    .to_owned()
            }
            Stage::Unread(Unread::Unclear) => {
                "This picture has lines and numbers, but they do not clearly form a puzzle. If it shows one, put the \
                corners on the corners of its grid, or use a larger, sharper picture."
                    .to_owned()
            }
            Stage::Broken => {
                "This picture could not be read. Try one that shows the puzzle more clearly.".to_owned()
            }
            Stage::Copied => self.words_of_copy(),
        }
    }

    fn words_of_copy(&self) -> String {
        let Some(copy) = &self.copy else { return String::new() };
        let doubts = match copy.doubts() {
            count if self.fault.is_some() && 3 * count > copy.numbers() => {
                return "Little of this is certain. Perhaps the picture shows no nonogram, or shows it too unclearly."
                    .to_owned();
            }
            0 => "Compare it with the picture.".to_owned(),
            1 => "One number is doubtful: check it first.".to_owned(),
            count => format!("{count} numbers are doubtful: check them first."),
        };
        let changed = match self.changed {
            0 => "",
            1 => " One number was read differently from how it looks, so that the clues make a puzzle.",
            _ => " Some numbers were read differently from how they look, so that the clues make a puzzle.",
        };
        // If a line is missing, its number cannot be marked.
        let [columns, rows] = [Axis::Column, Axis::Row].map(|axis| copy.lines(axis).count());
        let has_one_solution = self.fault.is_none() && matches!(self.verdict, None | Some(Verdict::Unique));
        let lacks_lines = self.left_out > 0 && copy.changes == 0;
        let asks = lacks_lines || is_size_doubtful((rows, columns), has_one_solution);
        let size = if asks { "; please count them" } else { "" };
        format!("{columns} × {rows} cells{size}. {doubts}{changed}")
    }

    /// The verdict on the copy, in words, and whether it is good.
    pub(crate) fn verdict_in_words(&self) -> (&str, Option<bool>) {
        match (&self.fault, self.verdict) {
            (Some(fault), _) => (&fault.sentence, Some(false)),
            (None, None) => ("", None),
            (None, Some(Verdict::Unique)) => ("One solution.", Some(true)),
            (None, Some(Verdict::Multiple)) => ("Several solutions: a number may be wrong.", Some(false)),
            (None, Some(Verdict::None)) => ("No solution: a number must be wrong.", Some(false)),
            (None, Some(Verdict::Stuck | Verdict::Stopped)) => {
                ("Checking for a single solution would take longer.", None)
            }
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
    /// All of them, with the name of each in the list.
    pub(crate) const ALL: [(CellsAs, &'static str, &'static str); 3] = [
        (CellsAs::Marks, "marks", "become my marks"),
        (CellsAs::Givens, "givens", "become given cells"),
        (CellsAs::Nothing, "nothing", "are left out"),
    ];

    /// The one with this name.
    pub(crate) fn named(name: &str) -> Option<CellsAs> {
        CellsAs::ALL.into_iter().find_map(|(known, own, _)| (own == name).then_some(known))
    }
}
