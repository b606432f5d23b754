//! An exercise: a line or a small board with some known cells, and the judgement of each mark.

use nonoscope_core::deduce::Placement;
use nonoscope_core::puzzle::{Cell, Clue, Palette};
use nonoscope_core::trace::{Technique, cells, describe};
use nonoscope_words::{Text, lesson as said};
use serde::{Deserialize, Serialize};

/// An exercise: a line, or a board. Its cells are counted from 0, row by row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Exercise {
    pub(super) technique: Technique,
    /// The clue of each row; a line is a board of one row.
    pub(super) rows: Vec<Clue>,
    /// The clue of each column; a line has none.
    pub(super) columns: Vec<Clue>,
    pub(super) palette: Palette,
    pub(super) known: Vec<Cell>,
    pub(super) answers: Vec<Answer>,
    /// The cell to suppose something about; none on a line.
    pub(super) question: Option<usize>,
    pub(super) argument: Argument,
}

/// The argument that is asked for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Argument {
    /// One to three sentences.
    pub sentence: Text,
    /// The runs it is about, and how far each can go in layouts that fit all that is known.
    pub runs: Vec<Placement>,
    /// The known cells that it needs.
    pub rests_on: Vec<usize>,
    /// The cells that it settles, and what they are.
    pub cells: Vec<(usize, Cell)>,
}

/// The truth about one cell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Answer {
    /// It was known from the start.
    Known,
    /// What is known forces it.
    Forced { cell: Cell, because: Because },
    /// It is open: for each mark, why it is not certain.
    Open(Vec<WhyNot>),
}

/// Why a mark is not certain.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct WhyNot {
    pub(super) mark: Cell,
    pub(super) because: Because,
    /// A layout in which the cell is something else; nothing if there is none to show.
    pub(super) layout: Vec<Cell>,
}

/// An argument about a cell.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Because {
    pub(super) sentence: Text,
    /// The cells that it rests on and that are to be found first.
    pub(super) after: Vec<usize>,
}

impl From<Text> for Because {
    fn from(sentence: Text) -> Because {
        Because { sentence, after: Vec::new() }
    }
}

/// The judgement of a mark.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Judged<'e> {
    /// It is certain.
    Right {
        /// Whether it was one of those asked for.
        asked: bool,
    },
    /// It is impossible.
    Wrong {
        /// Why.
        argument: Text,
    },
    /// It may be so, but need not.
    NotYet {
        /// Why.
        argument: &'e Text,
        /// A layout of the line in which it is otherwise, if there is one to show.
        layout: &'e [Cell],
    },
}

impl Exercise {
    /// The technique that is the next step.
    pub fn technique(&self) -> Technique {
        self.technique
    }

    /// The clue of each row; a line is a board of one row.
    pub fn rows(&self) -> &[Clue] {
        &self.rows
    }

    /// The clue of each column; none if the exercise is a line.
    pub fn columns(&self) -> &[Clue] {
        &self.columns
    }

    /// How many cells there are in a row.
    pub fn width(&self) -> usize {
        self.known.len() / self.rows.len().max(1)
    }

    /// Its colours.
    pub fn palette(&self) -> &Palette {
        &self.palette
    }

    /// What is known at first, cell by cell.
    pub fn known(&self) -> &[Cell] {
        &self.known
    }

    /// The cell to suppose something about; `None` on a line.
    pub fn question(&self) -> Option<usize> {
        self.question
    }

    /// The argument that is asked for.
    pub fn argument(&self) -> &Argument {
        &self.argument
    }

    /// How many cells of a line all layouts settle that fit what is known; of a board, how many its only solution does.
    pub fn settled(&self) -> usize {
        self.answers.iter().filter(|answer| matches!(answer, Answer::Forced { .. })).count()
    }

    /// Whether a person has marked all that was asked for.
    pub fn is_done(&self, cells: &[Cell]) -> bool {
        self.argument.cells.iter().all(|&(along, cell)| cells.get(along) == Some(&cell))
    }

    /// Judges a mark on a line or board of which these cells are known or have been found; `None` if the cell was known, or there is no
    /// such cell.
    pub fn judge(&self, along: usize, mark: Cell, found: &[Cell]) -> Option<Judged<'_>> {
        match self.answers.get(along)? {
            Answer::Known => None,
            Answer::Forced { cell, .. } if *cell == mark => {
                Some(Judged::Right { asked: self.argument.cells.iter().any(|&(other, _)| other == along) })
            }
            Answer::Forced { because, .. } => {
                Some(Judged::Wrong { argument: self.denial(along, mark, because, found) })
            }
            Answer::Open(whys) => {
                let why = whys.iter().find(|why| why.mark == mark)?;
                Some(match why.layout.is_empty() {
                    true => Judged::Wrong { argument: self.denial(along, mark, &why.because, found) },
                    false => Judged::NotYet { argument: &why.because.sentence, layout: &why.layout },
                })
            }
        }
    }

    /// That a mark is impossible, and why, if nothing has to be found before: an argument would give that away.
    fn denial(&self, along: usize, mark: Cell, because: &Because, found: &[Cell]) -> Text {
        let is_open = |&&along: &&usize| !found.get(along).is_some_and(|cell| cell.is_known());
        let open: Vec<usize> = because.after.iter().filter(is_open).map(|along| along + 1).collect();
        let why =
            if open.is_empty() { because.sentence.clone() } else { said::follows_later(open.len(), cells(&open)) };
        Text::sentences([said::no(self.place(along), self.name_of(mark)), why])
    }

    /// The name of a cell's place.
    pub fn place(&self, index: usize) -> Text {
        match self.columns.len() {
            0 => said::cell(index + 1),
            width => said::place(index / width + 1, index % width + 1),
        }
    }

    /// The name of a cell.
    pub fn name_of(&self, cell: Cell) -> Text {
        describe(cell, &self.palette)
    }
}
