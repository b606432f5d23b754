//! The welcome: explains nonograms with a small one that a newcomer solves.

#[cfg(target_arch = "wasm32")]
pub(crate) mod part;
#[cfg(test)]
mod tests;
mod update;

pub(crate) use self::update::{begin, heed, recall, settle, welcome};

use nonoscope_core::puzzle::{At, Axis, Cell, Clue, Grid, Line, Palette, Puzzle};
use nonoscope_core::trace::describe;
use nonoscope_kit::model::keymap::Direction;
use nonoscope_words::{Text, page, welcome as words};

/// What can happen in the welcome.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum WelcomeMsg {
    /// Opens the small puzzle, as a newcomer sees it.
    Try,
    /// The same, with the list of what marks on the board mean, which a person may be looking for.
    Ask {
        for_marks: bool,
    },
    Close,
    /// Plays the solve of the card.
    Watch,
    /// An easy puzzle to solve oneself.
    Own,
    /// The small puzzle from the start.
    Again,
    /// A cell was pressed.
    Press(usize),
    /// The cell at the cursor gets this mark.
    Mark(Cell),
    Move(Direction),
    /// A cell got the focus.
    Focus(usize),
}

/// The welcome.
#[derive(Debug, Default)]
pub(crate) struct Welcome {
    /// Whether this is a first visit, and nothing has been done yet: the page greets.
    pub(crate) greets: bool,
    /// Whether the small puzzle is open.
    pub(crate) is_open: bool,
    pub(crate) small: Small,
    /// Whether the list of marks is there before the end.
    pub(crate) lists_marks: bool,
    /// Whether the card is to play as soon as it has been solved.
    pub(crate) plays: bool,
}

/// The kept text of the welcome. Any other text is from a later version, which has greeted too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Greeted {
    /// The page has greeted, and nothing has been done since.
    New,
    Seen,
}

impl Greeted {
    /// The text to keep.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Greeted::New => "new",
            Greeted::Seen => "seen",
        }
    }

    /// Reads a kept text.
    pub(crate) fn named(text: &str) -> Greeted {
        if text == Greeted::New.name() { Greeted::New } else { Greeted::Seen }
    }
}

/// The picture of the small puzzle, and its name.
const PICTURE: &str = "OXXXO\nXXXXX\nXOXOX\nOOXOO\nOOXXO";
const SIDE: usize = 5;

/// A newcomer's task in one line.
struct Task {
    line: Line,
    /// The value of the requested cells.
    mark: Cell,
    /// What to do, and why.
    words: fn() -> Text,
    /// Why the other cells of the line are not.
    otherwise: fn() -> Text,
    /// The sentence at its end.
    done: fn() -> Text,
}

const TASKS: [Task; 3] = [
    Task {
        line: Line { axis: Axis::Row, index: 1 },
        mark: Cell::FILLED,
        words: words::row_task,
        otherwise: Text::default,
        done: words::row_done,
    },
    Task {
        line: Line { axis: Axis::Row, index: 2 },
        mark: Cell::FILLED,
        words: words::gaps_task,
        otherwise: words::gaps_otherwise,
        done: words::gaps_done,
    },
    Task {
        line: Line { axis: Axis::Column, index: 0 },
        mark: Cell::EMPTY,
        words: words::column_task,
        otherwise: words::column_otherwise,
        done: words::column_done,
    },
];

/// The small puzzle, and how far a newcomer has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Small {
    pub(crate) cells: Vec<Cell>,
    pub(crate) cursor: usize,
    /// How many tasks have been done.
    done: usize,
    /// What to do, after the end of the task before.
    pub(crate) asks: Text,
    /// The answer to the last action, if the task goes on.
    pub(crate) said: Text,
    /// The cell that was pressed, if it was not the right one.
    pub(crate) wrong: Option<usize>,
}

impl Default for Small {
    fn default() -> Small {
        let cells = vec![Cell::UNKNOWN; SIDE * SIDE];
        let mut small = Small { cells, cursor: 0, done: 0, asks: Text::default(), said: Text::default(), wrong: None };
        small.ask(Text::default());
        small
    }
}

impl Small {
    /// The puzzle.
    pub(crate) fn puzzle() -> Option<Puzzle> {
        Puzzle::of_picture(&solution()?).ok()
    }

    /// The clues of rows and columns.
    pub(crate) fn clues(puzzle: &Puzzle) -> [&[Clue]; 2] {
        [puzzle.clues(Axis::Row), puzzle.clues(Axis::Column)]
    }

    fn task(&self) -> Option<&'static Task> {
        TASKS.get(self.done)
    }

    /// Whether the picture is finished.
    pub(crate) fn is_done(&self) -> bool {
        self.task().is_none()
    }

    /// How far it has come, in words.
    pub(crate) fn tally(&self) -> Text {
        match self.is_done() {
            true => words::done(),
            false => words::step(self.done + 1, TASKS.len()),
        }
    }

    /// The line that is lit.
    pub(crate) fn line(&self) -> Option<Line> {
        Some(self.task()?.line)
    }

    /// Whether a cell is in the lit line.
    pub(crate) fn is_lit(&self, index: usize) -> bool {
        self.line().is_some_and(|line| cells_of(line).any(|at| at.row() * SIDE + at.column() == index))
    }

    /// The cells that the task still asks for.
    fn asked(&self) -> Vec<usize> {
        let (Some(task), Some(solution)) = (self.task(), solution()) else { return Vec::new() };
        let open = cells_of(task.line).filter(|&at| solution.get(at) == task.mark);
        open.map(|at| solution.index(at)).filter(|&index| self.cells[index] != task.mark).collect()
    }

    /// Puts the next task, if there is one.
    fn ask(&mut self, before: Text) {
        let task = self.task().map(|task| (task.words)());
        (self.asks, self.said) = (Text::sentences([before].into_iter().chain(task)), Text::default());
        self.cursor = self.asked().first().copied().unwrap_or(self.cursor);
    }

    /// A cell is pressed, or gets a mark.
    pub(crate) fn mark(&mut self, index: usize, mark: Option<Cell>) {
        let (Some(task), Some(solution)) = (self.task(), solution()) else { return };
        if index >= self.cells.len() {
            return;
        }
        (self.cursor, self.wrong) = (index, None);
        let asked = self.asked();
        if !self.is_lit(index) {
            self.said = words::comes_later(task.line.axis.key());
        } else if self.cells[index] == task.mark {
            self.said = words::have_already();
        } else if !asked.contains(&index) {
            self.said = (task.otherwise)();
            self.wrong = Some(index);
        } else if mark.is_some_and(|mark| mark == Cell::EMPTY && task.mark.is_filled()) {
            self.said = words::is_filled();
        } else {
            self.cells[index] = task.mark;
            match asked.len() - 1 {
                0 => self.go_on(task, &solution),
                left => self.said = words::right_more(left),
            }
        }
    }

    /// A task has been done: the rest of its line follows, and in the end the rest of the picture.
    fn go_on(&mut self, task: &Task, solution: &Grid) {
        for at in cells_of(task.line) {
            self.cells[solution.index(at)] = solution.get(at);
        }
        self.done += 1;
        if self.is_done() {
            self.cells.copy_from_slice(solution.cells());
        }
        self.ask((task.done)());
    }

    /// Moves the cursor.
    pub(crate) fn step(&mut self, direction: Direction) {
        self.cursor = direction.from(self.cursor, SIDE, self.cells.len());
    }

    /// What a screen reader says of a cell: its place and what it is.
    pub(crate) fn label(&self, index: usize) -> Text {
        page::cell_label(index / SIDE + 1, index % SIDE + 1, describe(self.cells[index], &Palette::default()))
    }
}

fn cells_of(line: Line) -> impl Iterator<Item = At> {
    (0..SIDE).map(move |along| line.cell(along))
}

/// The picture as a grid.
fn solution() -> Option<Grid> {
    PICTURE.parse().ok()
}
