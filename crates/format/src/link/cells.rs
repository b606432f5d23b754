//! The cells of a link. The clues, together with the cells to the left and above, say much about each cell: this way
//! the marks of a finished puzzle take a third of the space.

use super::coder::{Model, Reader, Writer};
use crate::error::LinkError;
use nonoscope_core::puzzle::{At, Axis, Cell, Clue, Grid, Line, Puzzle};

/// What the clue says about the next cell of a line.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Next {
    Free,
    Filled,
    Empty,
    /// Nothing is certain: an earlier cell was open, or was not what the clue demands.
    Lost,
}

/// Follows a line cell by cell, to say what the next cell has to be.
struct Follower<'a> {
    runs: &'a [u16],
    /// The missing cells of the current run, if one has begun.
    rest: Option<u16>,
    /// The number of empty cells that are not needed to separate runs.
    spare: usize,
    lost: bool,
}

impl Follower<'_> {
    fn new(clue: &Clue, length: usize) -> Follower<'_> {
        Follower { runs: clue.lengths(), rest: None, spare: length.saturating_sub(clue.shortest()), lost: false }
    }

    fn next(&self) -> Next {
        match self.rest {
            _ if self.lost => Next::Lost,
            Some(0) => Next::Empty,
            Some(_) => Next::Filled,
            None if self.runs.is_empty() => Next::Empty,
            None if self.spare == 0 => Next::Filled,
            None => Next::Free,
        }
    }

    fn goes_on(&mut self, cell: Cell) {
        let next = self.next();
        let filled = match (next, cell) {
            (Next::Free | Next::Filled, Cell::FILLED) | (Next::Filled, Cell::UNKNOWN) => true,
            (Next::Free | Next::Empty, Cell::EMPTY) | (Next::Empty, Cell::UNKNOWN) => false,
            _ => {
                self.lost = true;
                return;
            }
        };
        match (filled, self.rest, self.runs.split_first()) {
            (true, Some(rest), _) => self.rest = Some(rest.saturating_sub(1)),
            (true, None, Some((first, others))) => {
                self.rest = Some(first - 1);
                self.runs = others;
            }
            (true, None, None) => {}
            (false, rest, _) => {
                self.spare = self.spare.saturating_sub(usize::from(rest.is_none()));
                self.rest = None;
            }
        }
    }
}

/// The given and the marked cell for each state. The order is part of the link.
const STATES: [(Cell, Cell); 5] = [
    (Cell::UNKNOWN, Cell::UNKNOWN),
    (Cell::FILLED, Cell::UNKNOWN),
    (Cell::EMPTY, Cell::UNKNOWN),
    (Cell::UNKNOWN, Cell::FILLED),
    (Cell::UNKNOWN, Cell::EMPTY),
];

fn state(given: Cell, mark: Cell) -> usize {
    let known = if given == Cell::UNKNOWN { (given, mark) } else { (given, Cell::UNKNOWN) };
    STATES.iter().position(|state| *state == known).unwrap_or(0)
}

/// How cells are written. The number is part of the link.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Way {
    /// Not at all: all are open.
    Open,
    /// With equal weights, so that no link is longer than necessary.
    Alike,
    /// By what the clues say, and by how often that came true.
    Clues,
}

/// The models for the cells of a puzzle, and what decides between them.
struct Models<'a> {
    puzzle: &'a Puzzle,
    /// One for each pair of what the row and the column say.
    models: Vec<Model>,
    row: Option<Follower<'a>>,
    columns: Vec<Follower<'a>>,
}

impl<'a> Models<'a> {
    fn new(way: Way, puzzle: &'a Puzzle) -> Models<'a> {
        let gain = if way == Way::Clues { 8 } else { 0 };
        let columns = puzzle.clues(Axis::Column).iter().map(|clue| Follower::new(clue, puzzle.height())).collect();
        Models { puzzle, models: vec![Model::new(vec![1; 5], gain); 16], row: None, columns }
    }

    /// The model for the next cell, row by row.
    fn model(&mut self, at: At) -> &mut Model {
        if at.column() == 0 {
            let clue = self.puzzle.clue(Line::row(at.row()));
            self.row = Some(Follower::new(clue, self.puzzle.width()));
        }
        let row = self.row.as_ref().map_or(Next::Lost, Follower::next);
        let column = self.columns[at.column()].next();
        &mut self.models[row as usize * 4 + column as usize]
    }

    fn goes_on(&mut self, at: At, cell: Cell) {
        for follower in self.row.iter_mut().chain(self.columns.get_mut(at.column())) {
            follower.goes_on(cell);
        }
    }
}

/// Writes the way and the cells. `marks` has the size of the puzzle.
pub(crate) fn write_cells(way: Way, puzzle: &Puzzle, marks: &Grid, writer: &mut Writer) {
    writer.number(way as u64, 2);
    if way == Way::Open {
        return;
    }
    let mut models = Models::new(way, puzzle);
    for at in marks.places() {
        let (given, mark) = (puzzle.givens().get(at), marks.get(at));
        models.model(at).put(state(given, mark), writer);
        models.goes_on(at, if given == Cell::UNKNOWN { mark } else { given });
    }
}

/// Reads the givens and the marks of a puzzle whose clues are known.
pub(crate) fn read_cells(puzzle: &Puzzle, reader: &mut Reader<'_>) -> Result<(Grid, Grid), LinkError> {
    let way = match reader.number(2)? {
        0 => Way::Open,
        1 => Way::Alike,
        2 => Way::Clues,
        _ => return Err(LinkError::Damaged),
    };
    let mut givens = Grid::unknown(puzzle.width(), puzzle.height());
    let mut marks = givens.clone();
    if way == Way::Open {
        return Ok((givens, marks));
    }
    let mut models = Models::new(way, puzzle);
    for at in marks.places() {
        let (given, mark) = STATES[models.model(at).get(reader)?];
        models.goes_on(at, if given == Cell::UNKNOWN { mark } else { given });
        givens.set(at, given);
        marks.set(at, mark);
    }
    Ok((givens, marks))
}
