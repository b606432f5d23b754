//! Finds marks that cannot be right, judged only by what is certain about the puzzle.
//!
//! Watching on from marks solves another puzzle, whose outcome is worthless if a mark is wrong. So the check compares
//! with the outcome that began with the given cells.

use nonoscope_core::puzzle::{At, Cell, Colours, Grid, Palette, Puzzle};
use nonoscope_core::solve::{Outcome, Verdict, WrongMarks};
use nonoscope_core::trace::{describe, place};
use nonoscope_words::{Text, marking as said};

/// How many wrong marks a sentence names.
const NAMED: usize = 5;

/// What is known about a person's marks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checked {
    /// The marks that cannot be right, row by row.
    pub wrong: Vec<WrongMark>,
    /// How many marks are certainly right.
    pub right: usize,
    /// How many marks are on cells where solutions differ: each of these is right in some solutions and wrong in
    /// others.
    pub possible: usize,
    /// How many marks are on cells about which too little is known.
    pub unsettled: usize,
    /// What is known about the marks as a whole, apart from the wrong ones.
    pub together: Together,
}

/// A mark that cannot be right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrongMark {
    /// Where.
    pub at: At,
    /// The mark.
    pub mark: Cell,
    /// The certain value of the cell: its colour, or that it has none of those of the mark.
    pub cell: Cell,
    /// The index of the last step of the trace that changes the cell; `None` if it is given.
    pub step: Option<usize>,
}

/// What is known about marks as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Together {
    /// Nothing more than about each of them.
    Open,
    /// They satisfy all clues.
    Solved,
    /// All solutions are known, and none of them fits all marks.
    Clash,
    /// The puzzle has no solution.
    NoSolution,
}

/// Compares marks with the results for their puzzle. A grid of another size, or with other colours, counts as
/// unmarked.
pub fn check(puzzle: &Puzzle, outcome: &Outcome, marks: &Grid) -> Checked {
    let mut checked = Checked { wrong: Vec::new(), right: 0, possible: 0, unsettled: 0, together: Together::Open };
    let inks = puzzle.inks();
    let has_its_size = (marks.width(), marks.height()) == (puzzle.width(), puzzle.height());
    let own = Some(marks).filter(|_| has_its_size).and_then(|marks| marks.clone().with_inks(inks));
    let marks = own.unwrap_or_else(|| Grid::unknown_of(puzzle.width(), puzzle.height(), inks));
    if outcome.verdict == Verdict::None {
        checked.unsettled = marks.cells().iter().filter(|&&mark| mark != Cell::UNKNOWN).count();
        checked.together = Together::NoSolution;
        return checked;
    }
    // Where the known solutions agree, another one may still differ, unless these are all. So the grid decides.
    let common = outcome.common();
    let mut known = puzzle.givens().clone();
    for (at, &mark) in marks.places().zip(marks.cells()).filter(|&(_, &mark)| mark != Cell::UNKNOWN) {
        let cell = outcome.grid.get(at);
        match Verified::of(mark.possible(inks), cell.possible(inks)) {
            Verified::Wrong => checked.wrong.push(WrongMark { at, mark, cell, step: None }),
            Verified::Right => checked.right += 1,
            Verified::Open if !common.get(at).is_known() && outcome.found().nth(1).is_some() => checked.possible += 1,
            Verified::Open => checked.unsettled += 1,
        }
        if !known.get(at).is_known() {
            known.set(at, mark);
        }
    }
    find_steps(outcome, &mut checked.wrong);
    let agrees = |solution: &Grid| {
        let mut cells = marks.cells().iter().zip(solution.cells()).zip(outcome.grid.cells());
        cells.all(|((mark, cell), certain)| {
            let mark = mark.possible(inks);
            // A mark that is wrong in all solutions does not count against the others.
            let is_wrong = Verified::of(mark, certain.possible(inks)) == Verified::Wrong;
            is_wrong || Verified::of(mark, cell.possible(inks)) == Verified::Right
        })
    };
    if checked.wrong.is_empty() && puzzle.first_mismatch(&known).is_none() {
        checked.together = Together::Solved;
    } else if outcome.complete && !outcome.solutions.iter().any(agrees) {
        checked.together = Together::Clash;
    }
    checked
}

/// What is known about a single mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Verified {
    Wrong,
    Right,
    Open,
}

impl Verified {
    /// Compares the colours that a mark allows with those that are possible.
    fn of(mark: Colours, possible: Colours) -> Verified {
        if mark.and(possible).is_empty() {
            Verified::Wrong
        } else if possible.minus(mark).is_empty() {
            Verified::Right
        } else {
            Verified::Open
        }
    }
}

fn find_steps(outcome: &Outcome, wrong: &mut [WrongMark]) {
    if wrong.is_empty() {
        return;
    }
    for (index, step) in outcome.trace.steps().enumerate() {
        for change in step.changes {
            let place = (change.at.row(), change.at.column());
            if let Ok(found) = wrong.binary_search_by_key(&place, |wrong| (wrong.at.row(), wrong.at.column())) {
                wrong[found].step = Some(index);
            }
        }
    }
}

impl Checked {
    /// A search has found that these marks cannot be right, where too little was known.
    pub(super) fn know_better(&mut self, wrong: &WrongMarks, marks: &Grid) {
        if self.together != Together::Open || !self.wrong.is_empty() {
            return;
        }
        match wrong.cells.first() {
            Some(&at) if !wrong.together && self.unsettled > 0 => {
                self.wrong.push(WrongMark { at, mark: marks.get(at), cell: Cell::UNKNOWN, step: None });
                self.unsettled -= 1;
            }
            _ => self.together = Together::Clash,
        }
    }

    /// How many marks there are.
    pub fn marks(&self) -> usize {
        self.wrong.len() + self.right + self.possible + self.unsettled
    }

    /// The result in one to four plain sentences, in which colours have the names of the puzzle's palette. Rows and cells
    /// are counted from 1.
    pub fn sentence(&self, palette: &Palette) -> Text {
        match self.together {
            Together::NoSolution => return said::nothing_to_check(),
            Together::Solved if self.possible > 0 => return said::check_solved_one_of_several(),
            Together::Solved => return said::check_solved(),
            Together::Clash if self.wrong.is_empty() => return said::each_but_not_all(),
            Together::Open | Together::Clash if self.marks() == 0 => return said::nothing_is_marked(),
            Together::Open | Together::Clash => {}
        }
        let is_settled = self.unsettled == 0;
        let (wrong, mut kind) = match (self.wrong.is_empty(), is_settled) {
            (false, true) => (self.name_wrong(palette), "others"),
            (false, false) => (said::as_far_as_is_known(self.name_wrong(palette)), "others"),
            (true, true) => (Text::default(), "marks"),
            (true, false) => (said::no_mark_is_wrong(), "these"),
        };
        let right = match self.right {
            right if right == self.marks() => said::all_right(right),
            right if right > 0 && self.wrong.is_empty() && is_settled => {
                kind = "more";
                said::right_so_far(right)
            }
            right if right > 0 && self.wrong.is_empty() => said::right_of_these(right),
            _ => Text::default(),
        };
        let possible = match self.possible {
            0 => Text::default(),
            _ if self.together == Together::Clash => said::each_of_others_but_not_all(),
            possible => said::possible(Text::verbatim(kind), possible),
        };
        let unsettled = match self.unsettled {
            0 => Text::default(),
            cells => said::unsettled(Text::verbatim(kind), cells),
        };
        Text::sentences([wrong, right, possible, unsettled])
    }

    fn name_wrong(&self, palette: &Palette) -> Text {
        let named = self.wrong.iter().take(NAMED).map(|wrong| wrong.in_words(palette));
        let more = self.wrong.len().checked_sub(NAMED).filter(|&more| more > 0).map(said::and_more_wrong);
        let all: Vec<Text> = named.chain(more).collect();
        let list = all.into_iter().rev().reduce(|others, mark| said::wrong_mark_and_others(mark, others));
        said::wrong_marks(self.wrong.len(), list.unwrap_or_default())
    }
}

impl WrongMark {
    /// `row 3, cell 5 must be empty`, or `cannot be red` if it is not known what it must be; counted from 1.
    fn in_words(&self, palette: &Palette) -> Text {
        match self.cell.is_known() {
            true => said::must_be(place(self.at), describe(self.cell, palette)),
            false => said::cannot_be(place(self.at), describe(self.mark, palette)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonoscope_core::puzzle::Colour;
    use nonoscope_core::solve::{Method, Options, solve};
    use nonoscope_format as format;
    use nonoscope_format::examples;

    /// Two solutions, with the filled cells on one diagonal or the other.
    const TWO: &str = "2x2:1/1/1/1";

    fn solved(text: &str, options: impl Into<Options>) -> (Puzzle, Outcome) {
        let puzzle = format::read(text).unwrap().puzzle;
        let outcome = solve(&puzzle, options);
        (puzzle, outcome)
    }

    fn several(solutions: usize) -> Options {
        Options::new(Method::Auto).solutions(solutions)
    }

    fn said(puzzle: &Puzzle, outcome: &Outcome, marks: &[&str]) -> String {
        check(puzzle, outcome, &Grid::from_picture(marks).unwrap()).sentence(puzzle.palette()).to_string()
    }

    #[test]
    fn wrong_marks_are_found_with_the_steps_that_tell() {
        let (puzzle, outcome) = solved(examples::GCHQ_2015.text, Method::Auto);
        let mut marks = Grid::unknown(25, 25);
        assert_eq!(check(&puzzle, &outcome, &marks).sentence(puzzle.palette()), "Nothing is marked yet.");
        for (at, &cell) in outcome.grid.places().zip(outcome.grid.cells()).take(100) {
            marks.set(at, cell);
        }
        assert_eq!(check(&puzzle, &outcome, &marks).sentence(puzzle.palette()), "All 100 marks are right so far.");
        let wrong = [At::new(0, 7), At::new(3, 3), At::new(3, 24)];
        for at in wrong {
            marks.set(at, outcome.grid.get(at).opposite());
        }
        let checked = check(&puzzle, &outcome, &marks);
        assert_eq!(checked.wrong.iter().map(|wrong| wrong.at).collect::<Vec<At>>(), wrong);
        assert_eq!((checked.right, checked.possible, checked.unsettled, checked.marks()), (97, 0, 0, 100));
        assert_eq!(checked.wrong[1].step, None, "row 4, cell 4 is given");
        for wrong in [checked.wrong[0], checked.wrong[2]] {
            let step = outcome.trace.step(wrong.step.unwrap()).unwrap();
            assert!(step.changes.iter().any(|change| (change.at, change.cell) == (wrong.at, wrong.cell)));
        }
        assert_eq!(
            checked.sentence(puzzle.palette()),
            "3 marks cannot be right: row 1, cell 8 must be empty; row 4, cell 4 must be filled; row 4, cell 25 must be filled."
        );
        for at in marks.places().take(12) {
            marks.set(at, outcome.grid.get(at).opposite());
        }
        let sentence = check(&puzzle, &outcome, &marks).sentence(puzzle.palette());
        assert!(
            sentence.to_string().starts_with("14 marks cannot be right: row 1, cell 1 must be filled; "),
            "{sentence}"
        );
        assert!(sentence.to_string().ends_with("; row 1, cell 5 must be filled; and 9 more."), "{sentence}");
        assert_eq!(
            check(&puzzle, &outcome, &outcome.grid).sentence(puzzle.palette()),
            "Solved. Every clue is satisfied."
        );
    }

    #[test]
    fn filled_cells_alone_solve_a_puzzle() {
        let (puzzle, outcome) = solved("3x3:1/3/1/1/3/1", Method::Auto);
        assert_eq!(said(&puzzle, &outcome, &[".X.", "XXX", "..."]), "All 4 marks are right so far.");
        assert_eq!(said(&puzzle, &outcome, &[".X.", "XXX", ".X."]), "Solved. Every clue is satisfied.");
        assert_eq!(said(&puzzle, &outcome, &[".X.", "...", "..."]), "Your mark is right.");
        assert_eq!(said(&puzzle, &outcome, &["OX.", "...", "..."]), "Both marks are right so far.");
        assert_eq!(said(&puzzle, &outcome, &["OX"]), "Nothing is marked yet.", "another size");
    }

    #[test]
    fn marks_may_depend_on_the_solution() {
        let (puzzle, outcome) = solved(TWO, several(9));
        assert!(outcome.complete && outcome.solutions.len() == 2);
        let one = "1 mark is possible. It is right in some solutions.";
        assert_eq!(said(&puzzle, &outcome, &["O.", ".."]), one);
        let two = "2 marks are possible. They are right in some solutions.";
        assert_eq!(said(&puzzle, &outcome, &["OX", ".."]), two);
        assert_eq!(said(&puzzle, &outcome, &["OX", "X."]), "Solved. This is one of several solutions.");
        assert_eq!(said(&puzzle, &outcome, &["O.", "X."]), two);
        let clash = "Each mark is possible by itself, but not all of them together.";
        assert_eq!(said(&puzzle, &outcome, &["XX", ".."]), clash);
    }

    #[test]
    fn what_depends_is_told_from_what_is_certain() {
        let (puzzle, outcome) = solved("3x2:0/1/1/1/1", several(9));
        assert_eq!(outcome.grid.row_strings(), ["O..", "O.."]);
        let right = "1 mark is right so far. 1 more is possible. It is right in some solutions.";
        assert_eq!(said(&puzzle, &outcome, &["OX.", "..."]), right);
        let wrong = "1 mark cannot be right: row 1, cell 1 must be empty. 1 other is possible. It is right in some \
                     solutions.";
        assert_eq!(said(&puzzle, &outcome, &["XX.", "..."]), wrong);
        let clash = "1 mark cannot be right: row 1, cell 1 must be empty. Each of the others is possible by itself, but \
                     not all of them together.";
        assert_eq!(said(&puzzle, &outcome, &["XXX", "..."]), clash);
    }

    #[test]
    fn marks_on_unsettled_cells_are_counted() {
        let (puzzle, outcome) = solved("3x2:0/1/1/1/1", Method::Passes);
        assert_eq!(outcome.verdict, Verdict::Stuck);
        let told = |marks: &[&str]| said(&puzzle, &outcome, marks);
        let open = "As far as is known, no mark is wrong. 1 is in a cell that is not settled.";
        assert_eq!(told(&[".X.", "..."]), open);
        let right = "As far as is known, no mark is wrong. 1 is right. 2 are in cells that are not settled.";
        assert_eq!(told(&["OXX", "..."]), right);
        let wrong = "As far as is known, 1 mark cannot be right: row 1, cell 1 must be empty. 2 others are in cells that are \
                     not settled.";
        assert_eq!(told(&["XXX", "..."]), wrong);
        assert_eq!(told(&["O..", "..."]), "Your mark is right.", "that is certain");
        assert_eq!(told(&["OXO", "OOX"]), "Solved. Every clue is satisfied.", "the method came less far");
    }

    #[test]
    fn solutions_that_may_not_be_all_settle_nothing() {
        // Two blocks with two solutions each: the two solutions found may agree on one of the blocks.
        let (puzzle, mut outcome) = solved("4x4:1/1/1/1/1/1/1/1", several(1));
        assert!(!outcome.complete && outcome.verdict == Verdict::Multiple);
        let agreed = outcome.common();
        assert_eq!(outcome.grid.unknown_cells(), 16);
        let checked = check(&puzzle, &outcome, &agreed);
        assert_eq!((checked.right, checked.possible, checked.unsettled), (0, 0, 16 - agreed.unknown_cells()));
        let all_filled = Grid::from_picture(&["XXXX"; 4]).unwrap();
        let checked = check(&puzzle, &outcome, &all_filled);
        assert_eq!(checked.together, Together::Open, "what is not known to be all excludes nothing");
        assert!(checked.wrong.is_empty() && checked.possible == outcome.differing_cells());
        outcome.verdict = Verdict::None;
        let sentence = check(&puzzle, &outcome, &all_filled).sentence(puzzle.palette());
        assert_eq!(sentence, "This puzzle has no solution, so there is nothing to check.");
    }

    #[test]
    fn colours_are_checked_and_named() {
        let puzzle = Puzzle::of_picture(&"XXB\nOBB\nXOX".parse().unwrap()).unwrap();
        let outcome = solve(&puzzle, Method::Auto);
        assert_eq!(outcome.verdict, Verdict::Unique);
        let sentence = said(&puzzle, &outcome, &["BX.", "X..", "..."]);
        assert_eq!(sentence, "2 marks cannot be right: row 1, cell 1 must be black; row 2, cell 1 must be empty.");
        assert_eq!(said(&puzzle, &outcome, &["XXB", ".BB", "X.."]), "All 6 marks are right so far.");
        assert_eq!(
            said(&puzzle, &outcome, &["XXB", ".BB", "X.B"]),
            "1 mark cannot be right: row 3, cell 3 must be black."
        );
        assert_eq!(said(&puzzle, &outcome, &["XXB", ".BB", "X.X"]), "Solved. Every clue is satisfied.");
        let mut marks = Grid::unknown_of(3, 3, 2);
        let [black, red] = [1, 2].map(Colour::ink);
        marks.set(At::new(0, 0), Cell::among([black, red].into_iter().collect(), 2));
        assert_eq!(check(&puzzle, &outcome, &marks).sentence(puzzle.palette()), "Your mark is right.");
        marks.set(At::new(0, 0), Cell::among([Colour::BACKGROUND, red].into_iter().collect(), 2));
        let checked = check(&puzzle, &outcome, &marks);
        assert_eq!(checked.sentence(puzzle.palette()), "1 mark cannot be right: row 1, cell 1 must be black.");
        let step = outcome.trace.step(checked.wrong[0].step.unwrap()).unwrap();
        assert!(step.changes.iter().any(|change| (change.at, change.cell) == (At::new(0, 0), Cell::of(black))));
        assert_eq!(check(&puzzle, &outcome, &Grid::unknown_of(3, 3, 3)).marks(), 0);
    }

    #[test]
    fn a_colour_that_is_excluded_is_wrong_even_if_the_right_one_is_not_known() {
        // Either diagonal may be red, but nothing is blue in the first two rows.
        let puzzle = Puzzle::of_picture(&"XO\nOX\nBB".parse().unwrap()).unwrap();
        let outcome = solve(&puzzle, several(9));
        assert_eq!((outcome.solutions.len(), outcome.complete), (2, true));
        assert_eq!(
            said(&puzzle, &outcome, &["BX", "..", ".."]),
            "1 mark cannot be right: row 1, cell 1 cannot be red. 1 other is possible. It is right in some solutions."
        );
        assert_eq!(
            said(&puzzle, &outcome, &["XX", "..", "B."]),
            "Each mark is possible by itself, but not all of them together."
        );
        assert_eq!(said(&puzzle, &outcome, &["X.", ".X", "BB"]), "Solved. This is one of several solutions.");
    }
}
