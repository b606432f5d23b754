//! A person's own solving: their marks, the result of their last check, and the last hint.

use super::arguments::Explanation;
use super::check::{Checked, check};
use super::clues::Clues;
use super::marks::Marks;
use crate::picture::Evidence;
use crate::puzzle::{At, Cell, Grid, Line, Puzzle};
use crate::qr::{self, Message};
use crate::solve::Outcome;
use crate::trace::{Change, Trace, listed, place};

/// How much of a hint is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Degree {
    /// Where to look.
    Place,
    /// Which technique.
    Technique,
    /// The argument. What it settles comes next.
    Argument,
}

/// A hint.
#[derive(Clone, Debug)]
struct Hinted {
    /// A trace of a single step.
    step: Trace,
    explanation: Explanation,
    degree: Degree,
}

/// How long a drag is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dragged {
    /// How many cells it spans.
    pub cells: usize,
    /// The length of the run in which it ends, if it fills cells.
    pub run: Option<usize>,
}

/// Marks, with what the page says about them until they change.
#[derive(Clone, Debug)]
pub struct Marking {
    puzzle: Puzzle,
    marks: Marks,
    /// Givens and marks together.
    known: Grid,
    /// What they say about each clue.
    clues: Clues,
    /// The finished grid, once the filled cells satisfy every clue: nobody has to circle the others.
    solution: Option<Grid>,
    /// The marks that cannot be right, if a check was asked for.
    wrong: Vec<At>,
    /// The next inference, and how much of it is shown.
    hint: Option<Hinted>,
    /// The last answer.
    said: Option<String>,
    /// The message of the QR code, once the picture is finished.
    message: Option<Message>,
    /// How often the marks have changed.
    changes: u64,
}

impl Marking {
    /// A puzzle without any marks.
    pub(super) fn new(puzzle: &Puzzle) -> Marking {
        let marks = Marks::new(puzzle.givens());
        let known = marks.known();
        let solution = solution(puzzle, &known);
        let (puzzle, clues) = (puzzle.clone(), Clues::new(puzzle, &known));
        let (wrong, hint, said, message) = (Vec::new(), None, None, None);
        Marking { puzzle, marks, known, clues, solution, wrong, hint, said, message, changes: 0 }
    }

    /// The same puzzle has another palette.
    pub(super) fn recolour(&mut self, puzzle: &Puzzle) {
        if self.puzzle.palette() != puzzle.palette() {
            self.puzzle = puzzle.clone();
            // Perhaps it names colours.
            self.said = None;
        }
    }

    /// The marks.
    pub fn marks(&self) -> &Marks {
        &self.marks
    }

    /// How often the marks have changed.
    pub fn changes(&self) -> u64 {
        self.changes
    }

    /// Forgets what was said, when it no longer holds.
    pub fn say_nothing(&mut self) {
        self.said = None;
    }

    /// Givens and marks together.
    pub fn known(&self) -> &Grid {
        &self.known
    }

    /// The finished grid, once the filled cells satisfy every clue; the cells that are not marked are empty in it.
    pub fn solution(&self) -> Option<&Grid> {
        self.solution.as_ref()
    }

    /// Changes the marks, and forgets what was said about the old ones.
    pub fn change<T>(&mut self, change: impl FnOnce(&mut Marks) -> T) -> T {
        let crossed_off = self.marks.crossed_off().clone();
        let result = change(&mut self.marks);
        // Crossing off a number says nothing about the puzzle.
        self.changes += u64::from(*self.marks.crossed_off() != crossed_off);
        let known = self.marks.known();
        if known != self.known {
            self.solution = solution(&self.puzzle, &known);
            self.message = match &self.solution {
                Some(solution) => qr::read(solution),
                None if known.unknown_cells() == 0 => qr::read(&known),
                None => None,
            };
            self.clues.update(&self.puzzle, &self.known, &known);
            self.known = known;
            self.changes += 1;
            self.wrong.clear();
            self.hint = None;
            self.said = None;
        }
        result
    }

    /// What the marks say about each clue.
    pub fn clues(&self) -> &Clues {
        &self.clues
    }

    /// Marks the rest of each line that the last stroke has finished as empty, as a part of that stroke; lines without any runs
    /// count as finished, too.
    pub fn finish_lines(&mut self) {
        let refilled = self.marks.refilled_lines();
        if refilled.is_empty() {
            return;
        }
        let (puzzle, known) = (&self.puzzle, &self.known);
        let is_finished = |line: &Line| {
            let clue = puzzle.clue(*line);
            (clue.is_empty() || refilled.contains(line)) && clue.is_of(known.line(*line))
        };
        let finished: Vec<Line> = puzzle.lines().filter(is_finished).collect();
        let cells = finished.iter().flat_map(|line| (0..puzzle.length(line.axis)).map(|along| line.cell(along)));
        let rest: Vec<At> = cells.filter(|&at| known.get(at) == Cell::UNKNOWN).collect();
        if !rest.is_empty() {
            self.change(|marks| marks.complete(rest));
        }
    }

    /// How long the drag in progress is, if there is one.
    pub fn dragged(&self) -> Option<Dragged> {
        let (line, end, cells, paint) = self.marks.drag()?;
        let is_alike = |along: &usize| self.known.get(line.cell(*along)) == paint;
        let length = self.puzzle.length(line.axis);
        // Where the drag ends on a mark that it leaves alone, it makes no run.
        let run = (paint.is_filled() && is_alike(&end))
            .then(|| (0..end).rev().take_while(is_alike).count() + (end..length).take_while(is_alike).count());
        Some(Dragged { cells, run })
    }

    /// Compares the marks with what is certain about the puzzle.
    pub(super) fn check(&mut self, outcome: &Outcome) {
        let checked: Checked = check(&self.puzzle, outcome, self.marks.grid());
        self.said = Some(checked.sentence(self.puzzle.palette()));
        self.wrong = checked.wrong.iter().map(|wrong| wrong.at).collect();
        self.hint = None;
    }

    /// Gives a hint, of which it first says only where to look. If it settles cells, it says nothing of others of which it
    /// only excludes colours: that would hide what is easy to see.
    pub fn give_hint(&mut self, hint: Trace, explanation: Explanation) {
        let step = settling(&hint).unwrap_or(hint);
        self.hint = Some(Hinted { step, explanation, degree: Degree::Place });
        self.wrong.clear();
        self.say_of_hint();
    }

    /// Shows more of the hint: where to look, which technique, the argument. Then it is applied. False if there is none.
    pub fn go_on_with_hint(&mut self) -> bool {
        let Some(hint) = &mut self.hint else { return false };
        hint.degree = match hint.degree {
            Degree::Place => Degree::Technique,
            Degree::Technique => Degree::Argument,
            Degree::Argument => return self.take_hint(),
        };
        self.say_of_hint();
        true
    }

    fn say_of_hint(&mut self) {
        let Some(Hinted { step, explanation, degree }) = &self.hint else { return };
        let Some(step) = step.step(0) else { return };
        let place = match (step.reason.line(), step.reason.supposed()) {
            (Some(line), _) => line.to_string(),
            (None, Some(at)) => place(at),
            (None, None) => "the whole board".to_owned(),
        };
        self.said = Some(match degree {
            Degree::Place => format!("Look at {place}. Press Hint again for the technique."),
            Degree::Technique => match &explanation.technique {
                Some((technique, about)) => {
                    format!("Try “{technique}” in {place}. {about} Press Hint again for the argument.")
                }
                None => {
                    let mut names: Vec<String> = Vec::new();
                    for technique in explanation.points.iter().filter_map(|point| point.technique) {
                        if !names.contains(&technique.to_string()) {
                            names.push(technique.to_string());
                        }
                    }
                    format!("Try these in {place}: {}. Press Hint again for the arguments.", listed(&names))
                }
            },
            Degree::Argument => {
                let cells = if step.changes.len() == 1 { "the cell" } else { "the cells" };
                format!("{} Press Hint again to mark {cells}.", explanation.sentence)
            }
        });
    }

    /// The argument of the hint, if it has come so far.
    pub fn argued(&self) -> Option<&Explanation> {
        self.hint.as_ref().filter(|hint| hint.degree == Degree::Argument).map(|hint| &hint.explanation)
    }

    /// What the board shows of the hint before its argument: where to look.
    pub fn place(&self) -> Option<Evidence> {
        let hint = self.hint.as_ref()?;
        let reason = hint.step.step(0)?.reason;
        Some(Evidence { line: reason.line(), about: reason.supposed(), ..Evidence::default() })
    }

    /// Shows a sentence until the marks change.
    pub fn say(&mut self, sentence: String) {
        self.said = Some(sentence);
        self.hint = None;
    }

    /// Applies the hint; false if there is none. If it only excludes colours of a cell, the mark says that too.
    fn take_hint(&mut self) -> bool {
        let Some(hint) = self.hint.take() else { return false };
        let mut grid = self.marks.grid().clone();
        for change in hint.step.step(0).map_or(&[][..], |step| step.changes) {
            grid.set(change.at, change.cell);
        }
        self.change(|marks| marks.replace(&grid));
        true
    }

    /// The line of the current hint.
    pub(super) fn hinted_line(&self) -> Option<Line> {
        self.hint.as_ref()?.step.step(0)?.reason.line()
    }

    /// The marks that cannot be right, if a check was asked for.
    pub(super) fn wrong(&self) -> &[At] {
        &self.wrong
    }

    /// The message of the QR code, once the picture is finished.
    pub(super) fn message(&self) -> Option<&Message> {
        self.message.as_ref()
    }

    /// Whether there is nothing to say yet but how to begin: no cell is marked.
    pub fn begins(&self) -> bool {
        self.said.is_none()
            && self.solution.is_none()
            && self.marks.grid().is_unknown()
            && self.known.unknown_cells() > 0
    }

    /// What to say now.
    pub(super) fn sentence(&self) -> String {
        if let Some(said) = &self.said {
            return said.clone();
        }
        if self.solution.is_some() {
            return "Solved. Every clue is satisfied.".to_owned();
        }
        let marked = self.marks.grid().cells().iter().filter(|&&cell| cell != Cell::UNKNOWN).count();
        match (self.known.unknown_cells(), marked) {
            (0, _) => "Every cell is marked, but not every clue is satisfied. Press Check to see where.".to_owned(),
            (_, 0) if self.puzzle.inks() > 1 => {
                "Yours to solve. Click or tap to give a cell the chosen colour; a right click or a long press marks it as \
                 empty."
                    .to_owned()
            }
            (_, 0) => {
                "Yours to solve. Click or tap to fill a cell; a right click or a long press marks it as empty."
                    .to_owned()
            }
            (_, 1) => "1 cell marked.".to_owned(),
            (_, marked) => format!("{marked} cells marked."),
        }
    }
}

/// A hint without the changes that only exclude colours; `None` if there are no others, or none of these.
pub(crate) fn settling(hint: &Trace) -> Option<Trace> {
    let step = hint.step(0)?;
    let settled: Vec<Change> = step.changes.iter().copied().filter(|change| change.cell.is_known()).collect();
    if settled.is_empty() || settled.len() == step.changes.len() {
        return None;
    }
    let mut trace = Trace::new();
    trace.push(step.pass, step.reason, settled).ok()?;
    Some(trace)
}

/// The finished grid, if the known filled cells satisfy every clue.
fn solution(puzzle: &Puzzle, known: &Grid) -> Option<Grid> {
    if puzzle.first_mismatch(known).is_some() {
        return None;
    }
    let mut solution = known.clone();
    known.places().filter(|&at| !known.get(at).is_known()).for_each(|at| solution.set(at, Cell::EMPTY));
    Some(solution)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format::read;
    use crate::line::Count;
    use crate::puzzle::Colour;
    use crate::solve::{Hint, hint};
    use crate::trace::Reason;

    /// A heart whose filled cells are all that a person marks.
    fn heart() -> Marking {
        let puzzle = read("rows\n1 1\n5\n5\n3\n1\n\ncolumns\n2\n4\n4\n4\n2\n").unwrap().puzzle;
        Marking::new(&puzzle)
    }

    fn fill(marking: &mut Marking, rows: &[&str]) {
        let grid = Grid::from_picture(rows).unwrap();
        marking.change(|marks| marks.replace(&grid));
    }

    #[test]
    fn a_puzzle_is_won_by_its_filled_cells_alone() {
        let mut marking = heart();
        fill(&mut marking, &[".X.X.", "XXXXX", "XXXXX", ".XXX.", "....."]);
        assert_eq!((marking.solution(), marking.sentence().as_str()), (None, "15 cells marked."));
        fill(&mut marking, &[".X.X.", "XXXXX", "XXXXX", ".XXX.", "..X.."]);
        assert_eq!(marking.sentence(), "Solved. Every clue is satisfied.");
        let solution = marking.solution().unwrap();
        assert_eq!(solution.row_strings(), ["OXOXO", "XXXXX", "XXXXX", "OXXXO", "OOXOO"]);
        assert_eq!(marking.known().unknown_cells(), 9, "nothing is marked that the person has not marked");
        fill(&mut marking, &[".X.X.", "XXXXX", "XXXXX", ".XXX.", "..XX."]);
        assert_eq!(marking.solution(), None, "one cell too many");
    }

    #[test]
    fn finished_lines_are_completed_as_part_of_the_stroke() {
        let puzzle = read("rows\n1 1\n0\n3\n\ncolumns\n2\n0\n2\n1\n").unwrap().puzzle;
        let mut marking = Marking::new(&puzzle);
        let mut stroke = |row, columns: [usize; 2], tool| {
            marking.change(|marks| {
                marks.begin(At::new(row, columns[0]), tool);
                marks.extend(At::new(row, columns[1]));
                marks.end()
            });
            marking.finish_lines();
            marking.marks().grid().row_strings()
        };
        assert_eq!(stroke(0, [1, 1], Cell::EMPTY), [".O..", "....", "...."], "it has filled nothing");
        assert_eq!(stroke(0, [0, 0], Cell::FILLED), ["XO..", "OOOO", ".O.."], "lines without runs need nothing more");
        assert_eq!(stroke(0, [2, 2], Cell::FILLED), ["XOXO", "OOOO", ".O.."]);
        assert_eq!(stroke(0, [3, 3], Cell::EMPTY), ["XOX.", "OOOO", ".O.."], "what is erased on purpose stays so");
        assert_eq!(stroke(2, [0, 0], Cell::FILLED), ["XOX.", "OOOO", "XO.."]);
        let strokes = (0..9).take_while(|_| marking.change(Marks::undo)).count();
        assert_eq!(strokes, 5, "each is undone with what it has completed");
    }

    #[test]
    fn crossing_off_is_a_change_that_leaves_what_was_said() {
        let mut marking = heart();
        marking.say("Something.".to_owned());
        let number = super::super::marks::Number { line: Line::row(0), index: 1 };
        assert!(marking.change(|marks| marks.cross_off(number)));
        assert_eq!((marking.changes(), marking.sentence().as_str()), (1, "Something."));
    }

    #[test]
    fn a_drag_is_as_long_as_its_cells_and_its_run() {
        let mut marking = heart();
        fill(&mut marking, &["....X", "..O..", ".....", ".....", "....."]);
        let mut drag = |tool, cells: &[(usize, usize)]| {
            let mut places = cells.iter().map(|&(row, column)| At::new(row, column));
            marking.change(|marks| marks.begin(places.next().unwrap(), tool));
            assert_eq!(marking.dragged(), None, "it has not left its first cell");
            places.for_each(|at| marking.change(|marks| marks.extend(at)));
            let dragged = marking.dragged().map(|Dragged { cells, run }| (cells, run));
            marking.change(Marks::cancel);
            assert_eq!(marking.dragged(), None);
            dragged
        };
        assert_eq!(drag(Cell::FILLED, &[(0, 0), (0, 2)]), Some((3, Some(3))));
        assert_eq!(drag(Cell::FILLED, &[(0, 2), (0, 3)]), Some((2, Some(3))), "with what was there");
        assert_eq!(drag(Cell::FILLED, &[(0, 0), (0, 3), (0, 1)]), Some((2, Some(2))), "it has come back");
        assert_eq!(drag(Cell::FILLED, &[(1, 0), (1, 4)]), Some((5, Some(2))), "a mark parts it");
        assert_eq!(drag(Cell::FILLED, &[(1, 0), (1, 2)]), Some((3, None)), "it ends on a mark");
        assert_eq!(drag(Cell::EMPTY, &[(0, 0), (4, 0)]), Some((5, None)));
        assert_eq!(drag(Cell::FILLED, &[(0, 4), (4, 4)]), Some((5, None)), "it erases");
    }

    #[test]
    fn a_message_is_read_without_a_single_circle() {
        let card = read(crate::examples::GCHQ_2015.text).unwrap().puzzle;
        let outcome = crate::solve::solve(&card, crate::solve::Method::Auto);
        let mut filled = outcome.grid.clone();
        outcome
            .grid
            .places()
            .filter(|&at| outcome.grid.get(at) == Cell::EMPTY)
            .for_each(|at| filled.set(at, Cell::UNKNOWN));
        let mut marking = Marking::new(&card);
        marking.change(|marks| marks.replace(&filled));
        assert_eq!(marking.message().map(Message::text), Some("www.gchq.gov.uk/puzz"));
    }

    #[test]
    fn a_coloured_puzzle_is_won_by_cells_of_the_right_inks() {
        let puzzle = Puzzle::of_picture(&"XXB\nOBB\nXOX".parse().unwrap()).unwrap();
        let mut marking = Marking::new(&puzzle);
        assert!(marking.sentence().starts_with("Yours to solve. Click or tap to give a cell the chosen colour;"));
        fill(&mut marking, &["XXB", ".BB", "X.B"]);
        assert_eq!((marking.solution(), marking.sentence().as_str()), (None, "7 cells marked."));
        fill(&mut marking, &["XXB", ".BB", "X.X"]);
        assert_eq!(marking.sentence(), "Solved. Every clue is satisfied.");
        assert_eq!(marking.solution().unwrap().row_strings(), ["XXB", "OBB", "XOX"]);
    }

    #[test]
    fn a_hint_excludes_colours_only_if_it_settles_nothing() {
        let puzzle = Puzzle::of_picture(&"XXB\nOBB\nXOX".parse().unwrap()).unwrap();
        let mut marking = Marking::new(&puzzle);
        let (line, count) = (Line::row(0), Count::from);
        let filled = Cell::among([1, 2].map(Colour::ink).into_iter().collect(), 2);
        let [excludes, settles] =
            [(0, filled), (1, Cell::FILLED)].map(|(along, cell)| Change { at: line.cell(along), cell });
        let mut hint_of = |changes: &[Change]| {
            let mut trace = Trace::new();
            let reason = Reason::Line { line, layouts: count(3), fitting: count(2) };
            trace.push(1, reason, changes.iter().copied()).unwrap();
            give(&mut marking, &puzzle, trace);
            let told = (hinted(&marking), marking.sentence());
            assert!(marking.go_on_with_hint() && !marking.go_on_with_hint());
            (told, marking.marks().grid().line(line).collect::<Vec<_>>())
        };
        let said = " Press Hint again to mark the cell.";
        let marks = vec![Cell::UNKNOWN, Cell::FILLED, Cell::UNKNOWN];
        let ((changes, sentence), after) = hint_of(&[excludes, settles]);
        assert_eq!((changes, after), (vec![settles], marks));
        assert!(sentence.ends_with(said), "{sentence}");
        let marks = vec![filled, Cell::FILLED, Cell::UNKNOWN];
        let ((changes, sentence), after) = hint_of(&[excludes]);
        assert_eq!((changes, after), (vec![excludes], marks));
        assert!(sentence.ends_with(said), "{sentence}");
    }

    /// Gives a hint up to its argument.
    fn give(marking: &mut Marking, puzzle: &Puzzle, hint: Trace) {
        let hint = settling(&hint).unwrap_or(hint);
        let explanation = Explanation::new(puzzle, marking.known(), &hint.step(0).unwrap());
        marking.give_hint(hint, explanation);
        assert!(marking.sentence().ends_with("Press Hint again for the technique."), "{}", marking.sentence());
        assert!(marking.argued().is_none() && marking.place().is_some());
        assert!(marking.go_on_with_hint());
        assert!(marking.sentence().contains(" Press Hint again for the argument"), "{}", marking.sentence());
        assert!(marking.argued().is_none() && marking.go_on_with_hint() && marking.argued().is_some());
    }

    fn hinted(marking: &Marking) -> Vec<Change> {
        marking.hint.as_ref().map_or_else(Vec::new, |hint| hint.step.step(0).unwrap().changes.to_vec())
    }

    #[test]
    fn a_hint_says_more_and_more_until_the_marks_change() {
        let mut marking = heart();
        let puzzle = marking.puzzle.clone();
        let hint_now = |marking: &Marking| match hint(&puzzle, marking.known()) {
            Hint::Step(trace) => trace,
            other => panic!("{other:?}"),
        };
        let first = hint_now(&marking);
        let explanation = Explanation::new(&puzzle, marking.known(), &first.step(0).unwrap());
        marking.give_hint(first.clone(), explanation);
        assert_eq!(marking.sentence(), "Look at row 2. Press Hint again for the technique.");
        assert_eq!(marking.place().unwrap().line, Some(Line::row(1)));
        assert!(marking.go_on_with_hint());
        assert_eq!(
            marking.sentence(),
            "Try “exact fit” in row 2. The runs and the gaps between them take the whole line. Press Hint \
             again for the argument."
        );
        assert!(marking.go_on_with_hint());
        assert!(marking.sentence().ends_with(" Press Hint again to mark the cells."), "{}", marking.sentence());
        assert!(marking.marks().is_empty(), "nothing has been marked yet");
        assert!(marking.go_on_with_hint());
        assert_eq!(marking.sentence(), "5 cells marked.");
        // Another mark takes it back to where it began.
        let next = hint_now(&marking);
        give(&mut marking, &puzzle, next);
        marking.change(|marks| marks.set(At::new(0, 0), Cell::EMPTY));
        assert!(marking.argued().is_none() && marking.place().is_none() && !marking.go_on_with_hint());
    }

    #[test]
    fn a_hint_by_supposing_says_which_cell() {
        let puzzle = read(crate::examples::LAMBDA.text).unwrap().puzzle;
        let mut marking = Marking::new(&puzzle);
        let (mut suppositions, mut hints) = (0, 0);
        while let Hint::Step(trace) = hint(&puzzle, marking.known()) {
            let step = trace.step(0).unwrap();
            if let Some(at) = step.reason.supposed() {
                suppositions += 1;
                marking.give_hint(trace.clone(), Explanation::new(&puzzle, marking.known(), &step));
                let place = format!("Look at row {}, cell {}.", at.row() + 1, at.column() + 1);
                assert!(marking.sentence().starts_with(&place), "{}", marking.sentence());
                assert_eq!(marking.place().unwrap().about, Some(at));
            }
            give(&mut marking, &puzzle, trace);
            assert!(marking.go_on_with_hint());
            hints += 1;
        }
        assert!(
            marking.known().unknown_cells() == 0 && suppositions > 0 && hints > suppositions,
            "{suppositions}, {hints}"
        );
    }

    #[test]
    fn hints_for_colours_lead_to_the_end() {
        let puzzle = Puzzle::of_picture(&"OXXBB\nXBOBX\nBBXXO\nOCCOB\nXOCBB".parse().unwrap()).unwrap();
        let mut marking = Marking::new(&puzzle);
        while marking.solution().is_none() {
            let Hint::Step(trace) = hint(&puzzle, marking.known()) else { panic!("{}", marking.known()) };
            give(&mut marking, &puzzle, trace);
            let before = marking.known().clone();
            let changes = hinted(&marking);
            let settled = changes.iter().filter(|change| change.cell.is_known()).count();
            assert!(settled == 0 || settled == changes.len(), "{changes:?}");
            assert!(marking.go_on_with_hint() && !marking.go_on_with_hint());
            for change in changes {
                assert!(change.cell.narrows(before.get(change.at)));
                assert_eq!(marking.known().get(change.at), change.cell, "the mark says as much as the hint");
            }
        }
        while marking.change(Marks::undo) {}
        assert!(marking.marks().is_empty());
    }
}
