//! The course: the lesson, its exercise, and the person's progress.

#[cfg(target_arch = "wasm32")]
pub(crate) mod part;
mod progress;
#[cfg(test)]
mod tests;
mod update;

pub(crate) use self::update::{close, fail, learn, recall, show_answer, taught};

use self::progress::Progress;
use nonoscope_core::puzzle::{Cell, Colour};
use nonoscope_core::trace::Technique;
use nonoscope_kit::model::keymap::Direction;
use nonoscope_play::lesson::{Exercise, Judged, LESSONS, TO_DO, title};
use nonoscope_words::{Text, learn as words};

/// What can happen in the course.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LearnMsg {
    Open,
    /// Opens it at the lesson of a technique.
    OpenAt(Technique),
    Close,
    /// The lesson with this index.
    Lesson(usize),
    /// A cell was pressed: it gets the chosen mark.
    Press(usize),
    /// The cell at the cursor gets this mark; filled means the chosen ink.
    Mark(Cell),
    /// The cursor moves.
    Move(Direction),
    /// A cell got the focus.
    Focus(usize),
    /// The mark to make.
    Tool(Cell),
    ShowMe,
    Another,
    NextLesson,
}

/// How far an exercise has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Stage {
    /// It is the person's turn.
    #[default]
    Trying,
    /// The page shows the reasons.
    Explaining,
    /// The page has shown the answer.
    Shown,
    /// The person has found the answer.
    Done,
}

/// The course.
#[derive(Debug, Default)]
pub(crate) struct Learning {
    pub(crate) is_open: bool,
    pub(crate) progress: Progress,
    /// The lesson, by its index.
    pub(crate) lesson: usize,
    /// The lesson to open once the progress has come.
    pub(crate) wished: Option<usize>,
    /// The requested exercise of that lesson, by number.
    pub(crate) number: u32,
    /// Whether it is still to come.
    pub(crate) is_awaited: bool,
    pub(crate) table: Option<Table>,
    /// How many exercises there have been.
    pub(crate) laid: u32,
    /// The text of the lesson.
    pub(crate) words: Text,
    /// The answer to the last action.
    pub(crate) said: Text,
    pub(crate) tool: Tool,
}

/// The mark to make.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Tool(pub(crate) Cell);

impl Default for Tool {
    fn default() -> Tool {
        Tool(Cell::FILLED)
    }
}

/// The current exercise.
#[derive(Debug)]
pub(crate) struct Table {
    pub(crate) exercise: Exercise,
    /// What is known and marked, cell by cell.
    pub(crate) cells: Vec<Cell>,
    pub(crate) cursor: usize,
    pub(crate) stage: Stage,
    /// The cell of the last mark, if it was not right.
    pub(crate) wrong: Option<usize>,
    /// A layout in which that cell is something else; empty if none is shown.
    pub(crate) instead: Vec<Cell>,
}

impl Learning {
    /// The technique of the lesson.
    pub(crate) fn technique(&self) -> Technique {
        LESSONS.get(self.lesson).copied().unwrap_or(LESSONS[0])
    }

    /// The first lesson that is not done yet; the first of all if all are.
    pub(crate) fn first_open(&self) -> usize {
        LESSONS.iter().position(|&technique| self.progress.done(technique) < TO_DO).unwrap_or(0)
    }

    /// The number of the exercise to do next: those that have been done do not come again.
    pub(crate) fn next_number(&self) -> u32 {
        self.progress.done(self.technique())
    }

    /// Whether there is a lesson after this one.
    pub(crate) fn has_next(&self) -> bool {
        self.lesson + 1 < LESSONS.len()
    }

    /// Whether the exercises of this lesson have been done.
    pub(crate) fn is_lesson_done(&self) -> bool {
        self.progress.done(self.technique()) >= TO_DO
    }

    /// How many exercises of the lesson have been done, as a sentence.
    pub(crate) fn tally(&self) -> Text {
        match self.progress.done(self.technique()) {
            done if done >= TO_DO => words::lesson_done(self.lesson + 1, LESSONS.len()),
            done => words::lesson_so_far(self.lesson + 1, LESSONS.len(), done, TO_DO),
        }
    }

    /// Another lesson is opened: clears the messages of the last one.
    pub(crate) fn clear(&mut self) {
        (self.table, self.words, self.said) = (None, Text::default(), words::a_moment());
    }

    /// A person has a new exercise.
    pub(crate) fn lay(&mut self, exercise: Exercise, words: Text) {
        let is_coloured = exercise.palette().inks() > 1;
        if !is_coloured && self.tool.0.is_filled() || is_coloured && self.tool.0.ink().is_none() {
            self.tool = Tool::default();
        }
        let asked = &exercise.argument().cells;
        self.said = match (asked.len(), exercise.question()) {
            (1, Some(question)) if asked[0].0 == question => words::framed_cell(),
            (asked, Some(_)) => words::same_either_way(asked),
            (asked, None) => turn(asked, exercise.settled()),
        };
        self.words = words;
        self.table = Some(Table::new(exercise));
        self.laid += 1;
    }

    /// Marks a cell. Returns whether that finished the exercise.
    pub(crate) fn mark(&mut self, index: usize, mark: Cell) -> bool {
        let Some(table) = &mut self.table else { return false };
        (table.wrong, table.instead) = (None, Vec::new());
        table.cursor = index.min(table.cells.len().saturating_sub(1));
        let (said, is_right) = match table.exercise.judge(index, mark, &table.cells) {
            None => (words::known_already(), false),
            Some(_) if table.cells.get(index) == Some(&mark) => (words::marked_already(), false),
            Some(Judged::Right { asked: true }) => (words::right(), true),
            Some(Judged::Right { asked: false }) => (words::right_but_another(), true),
            Some(Judged::Wrong { argument }) => {
                table.wrong = Some(index);
                (argument, false)
            }
            Some(Judged::NotYet { argument, layout }) => {
                table.wrong = Some(index);
                table.instead = layout.to_vec();
                (argument.into(), false)
            }
        };
        self.said = said;
        if is_right {
            table.cells[index] = mark;
        }
        let is_done = table.stage == Stage::Trying && table.exercise.is_done(&table.cells);
        if is_done {
            table.stage = Stage::Done;
            self.said = Text::sentences([words::that_is_it(), table.exercise.argument().sentence.clone()]);
        }
        is_done
    }

    /// Shows the reasons for the answer. Returns whether there are any.
    pub(crate) fn explain(&mut self) -> bool {
        let Some(table) = self.table.as_mut().filter(|table| table.stage == Stage::Trying) else { return false };
        (table.wrong, table.instead) = (None, Vec::new());
        table.stage = Stage::Explaining;
        self.said = table.exercise.argument().sentence.clone();
        true
    }

    /// Shows the answer.
    pub(crate) fn answer(&mut self) {
        let Some(table) = self.table.as_mut().filter(|table| table.stage == Stage::Explaining) else { return };
        table.stage = Stage::Shown;
        for &(index, cell) in &table.exercise.argument().cells {
            table.cells[index] = cell;
        }
    }
}

/// What there is to do on a line, from the number of cells asked for and the number that can be settled.
fn turn(asked: usize, settled: usize) -> Text {
    match (asked, settled) {
        (_, 1) => words::can_be_settled(settled),
        _ if asked == settled => words::can_be_settled(settled),
        (1, _) => words::find_the_one(settled),
        _ => words::find_those(settled, asked),
    }
}

/// One row below a line: where runs lie, in the colours of the clue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Strip {
    pub(crate) name: Text,
    pub(crate) cells: Vec<Cell>,
}

impl Table {
    fn new(exercise: Exercise) -> Table {
        let cells = exercise.known().to_vec();
        let first_open = || cells.iter().position(|cell| !cell.is_known());
        let cursor = exercise.question().or_else(first_open).unwrap_or(0);
        Table { exercise, cells, cursor, stage: Stage::Trying, wrong: None, instead: Vec::new() }
    }

    /// Moves the cursor by a cell, as far as the board goes.
    pub(crate) fn step(&mut self, direction: Direction) {
        self.cursor = direction.from(self.cursor, self.exercise.width(), self.cells.len());
    }

    /// Whether the reasons are shown.
    pub(crate) fn shows_reasons(&self) -> bool {
        self.stage != Stage::Trying
    }

    /// Whether a cell has just been found or shown.
    pub(crate) fn is_fresh(&self, index: usize) -> bool {
        self.cells[index] != self.exercise.known()[index]
    }

    /// Whether a cell is one of those that the argument rests on, and that is shown.
    pub(crate) fn is_reason(&self, index: usize) -> bool {
        self.shows_reasons() && self.exercise.argument().rests_on.contains(&index)
    }

    /// Whether something has to be supposed about a cell.
    pub(crate) fn is_question(&self, index: usize) -> bool {
        self.exercise.question() == Some(index)
    }

    /// Whether a run of the only row is lit.
    pub(crate) fn is_lit(&self, run: usize) -> bool {
        let argument = self.exercise.argument();
        self.shows_reasons() && argument.runs.iter().any(|place| place.run == run) && self.exercise.columns().is_empty()
    }

    /// The drawing below a line: the reach of runs, or a layout that contradicts a wrong mark.
    pub(crate) fn strips(&self) -> Vec<Strip> {
        if !self.instead.is_empty() {
            return vec![Strip { name: words::could_be(), cells: self.instead.clone() }];
        }
        let argument = self.exercise.argument();
        let [clue] = self.exercise.rows() else { return Vec::new() };
        let moves = argument.runs.iter().any(|place| place.earliest != place.latest);
        if !self.shows_reasons() || !moves {
            return Vec::new();
        }
        let strip = |name, start: fn(&nonoscope_core::deduce::Placement) -> usize| {
            let mut cells = vec![Cell::UNKNOWN; self.cells.len()];
            for place in &argument.runs {
                let from = start(place).min(cells.len());
                let to = (from + place.length).min(cells.len());
                cells[from..to].fill(Cell::of(clue.colour(place.run)));
            }
            Strip { name, cells }
        };
        vec![strip(words::earliest(), |place| place.earliest), strip(words::latest(), |place| place.latest)]
    }

    /// A cell's label for screen readers: its place and value.
    pub(crate) fn label(&self, index: usize) -> Text {
        let cell = self.cells[index];
        let inks = self.exercise.palette().inks();
        let is = if cell.is_partly_known() {
            let names = Colour::all(inks).filter(|&colour| cell.possible(inks).has(colour));
            Text::any(names.map(|colour| self.exercise.name_of(Cell::of(colour))))
        } else {
            self.exercise.name_of(cell)
        };
        words::cell_is(self.exercise.place(index), is)
    }
}

/// A lesson's label in the list, and the addition for screen readers.
pub(crate) fn name_of(index: usize, progress: &Progress) -> (Text, u32) {
    let technique = LESSONS.get(index).copied().unwrap_or(LESSONS[0]);
    (title(technique), progress.done(technique).min(TO_DO))
}
