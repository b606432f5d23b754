//! Which marks cannot be right, judged only by what is certain about the puzzle.

use crate::line::Count;
use crate::puzzle::{At, Cell, Grid, Puzzle};
use crate::solve::{Outcome, Verdict};
use std::fmt;

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
    /// The mark: filled or empty.
    pub cell: Cell,
    /// The index of the step of the trace that settles the cell; `None` if it is given.
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

/// Compares marks with what was found out about their puzzle. A grid of another size counts as unmarked.
pub fn check(puzzle: &Puzzle, outcome: &Outcome, marks: &Grid) -> Checked {
    let mut checked = Checked { wrong: Vec::new(), right: 0, possible: 0, unsettled: 0, together: Together::Open };
    let none = Grid::unknown(puzzle.width(), puzzle.height());
    let marks = if (marks.width(), marks.height()) == (none.width(), none.height()) { marks } else { &none };
    if outcome.verdict == Verdict::None {
        checked.unsettled = marks.cells().len() - marks.unknown_cells();
        checked.together = Together::NoSolution;
        return checked;
    }
    // Where the known solutions agree, another one may still differ, unless these are all. So the grid decides.
    let common = outcome.common();
    let mut known = puzzle.givens().clone();
    for (at, &mark) in marks.places().zip(marks.cells()).filter(|&(_, &mark)| mark != Cell::UNKNOWN) {
        match outcome.grid.get(at) {
            Cell::UNKNOWN if common.get(at) == Cell::UNKNOWN && outcome.solutions.len() > 1 => checked.possible += 1,
            Cell::UNKNOWN => checked.unsettled += 1,
            cell if cell == mark => checked.right += 1,
            cell => checked.wrong.push(WrongMark { at, cell, step: None }),
        }
        if known.get(at) == Cell::UNKNOWN {
            known.set(at, mark);
        }
    }
    find_steps(outcome, &mut checked.wrong);
    let agrees = |solution: &Grid| {
        let mut cells = marks.cells().iter().zip(solution.cells()).zip(outcome.grid.cells());
        // A mark that is wrong in all solutions does not count against the others.
        cells.all(|((&mark, &cell), &certain)| mark == Cell::UNKNOWN || mark == cell || certain != Cell::UNKNOWN)
    };
    if checked.wrong.is_empty() && puzzle.first_mismatch(&known).is_none() {
        checked.together = Together::Solved;
    } else if outcome.complete && !outcome.solutions.iter().any(agrees) {
        checked.together = Together::Clash;
    }
    checked
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
    /// How many marks there are.
    pub fn marks(&self) -> usize {
        self.wrong.len() + self.right + self.possible + self.unsettled
    }

    /// The result in one to four plain sentences. Rows and cells are counted from 1.
    pub fn sentence(&self) -> String {
        match self.together {
            Together::NoSolution => return "This puzzle has no solution, so nothing can be checked.".to_owned(),
            Together::Solved if self.possible > 0 => return "Solved: this is one of several solutions.".to_owned(),
            Together::Solved => return "Solved: every clue is satisfied.".to_owned(),
            Together::Clash if self.wrong.is_empty() => {
                return "Each mark is possible, but together they are not.".to_owned();
            }
            Together::Open | Together::Clash if self.marks() == 0 => return "Nothing is marked yet.".to_owned(),
            Together::Open | Together::Clash => {}
        }
        let (mut sentences, mut nouns) = (Vec::new(), ("mark ", "marks "));
        if !self.wrong.is_empty() {
            sentences.push(self.name_wrong());
            nouns = ("other ", "others ");
        } else if self.unsettled > 0 {
            sentences.push("no mark is wrong.".to_owned());
            nouns = ("", "");
        }
        match self.right {
            right if right == self.marks() => sentences.push(match right {
                1 => "The 1 mark is right so far.".to_owned(),
                2 => "Both marks are right so far.".to_owned(),
                right => format!("All {} marks are right so far.", number(right)),
            }),
            right if right > 0 && self.wrong.is_empty() => {
                let so_far = if self.unsettled > 0 { "" } else { " so far" };
                sentences.push(format!("{} right{so_far}.", are(right, nouns)));
                nouns = if self.unsettled > 0 { nouns } else { ("more ", "more ") };
            }
            _ => {}
        }
        match self.possible {
            0 => {}
            _ if self.together == Together::Clash => {
                sentences.push("The others are possible, each by itself, but together they are not.".to_owned());
            }
            possible => {
                let depends = if possible == 1 { "it depends" } else { "they depend" };
                let are = are(possible, nouns);
                sentences.push(format!("{are} possible; {depends} on which solution is meant."));
            }
        }
        match self.unsettled {
            0 => return sentences.join(" "),
            1 => sentences.push(format!("{} on a cell that is not settled.", are(1, nouns))),
            cells => sentences.push(format!("{} on cells that are not settled.", are(cells, nouns))),
        }
        format!("As far as is known, {}", sentences.join(" "))
    }

    fn name_wrong(&self) -> String {
        let marks = if self.wrong.len() == 1 { "mark" } else { "marks" };
        let mut named: Vec<String> = self.wrong.iter().take(NAMED).map(WrongMark::to_string).collect();
        if self.wrong.len() > NAMED {
            named.push(format!("and {} more", number(self.wrong.len() - NAMED)));
        }
        format!("{} {marks} cannot be right: {}.", number(self.wrong.len()), named.join("; "))
    }
}

/// `row 3, cell 5 must be empty`, counted from 1.
impl fmt::Display for WrongMark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "row {}, cell {} must be {}", self.at.row() + 1, self.at.column() + 1, self.cell.name())
    }
}

/// `1 mark is` or `3 marks are`.
fn are(count: usize, (one, many): (&str, &str)) -> String {
    if count == 1 { format!("1 {one}is") } else { format!("{} {many}are", number(count)) }
}

/// A number with its digits in groups.
fn number(count: usize) -> String {
    Count::from(count as u128).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::examples;
    use crate::format;
    use crate::solve::{Method, Options, solve};

    /// Two solutions, with the filled cells on one diagonal or the other.
    const TWO: &str = "2x2:1/1/1/1";

    fn solved(text: &str, options: impl Into<Options>) -> (Puzzle, Outcome) {
        let puzzle = format::read(text).unwrap().puzzle;
        let outcome = solve(&puzzle, options);
        (puzzle, outcome)
    }

    fn several(solutions: usize) -> Options {
        Options { solutions, ..Options::new(Method::Auto) }
    }

    fn said(puzzle: &Puzzle, outcome: &Outcome, marks: &[&str]) -> String {
        check(puzzle, outcome, &Grid::from_picture(marks).unwrap()).sentence()
    }

    #[test]
    fn wrong_marks_are_found_with_the_steps_that_tell() {
        let (puzzle, outcome) = solved(examples::GCHQ_2015.text, Method::Auto);
        let mut marks = Grid::unknown(25, 25);
        assert_eq!(check(&puzzle, &outcome, &marks).sentence(), "Nothing is marked yet.");
        for (at, &cell) in outcome.grid.places().zip(outcome.grid.cells()).take(100) {
            marks.set(at, cell);
        }
        assert_eq!(check(&puzzle, &outcome, &marks).sentence(), "All 100 marks are right so far.");
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
            checked.sentence(),
            "3 marks cannot be right: row 1, cell 8 must be empty; row 4, cell 4 must be filled; row 4, cell 25 must be filled."
        );
        for at in marks.places().take(12) {
            marks.set(at, outcome.grid.get(at).opposite());
        }
        let sentence = check(&puzzle, &outcome, &marks).sentence();
        assert!(sentence.starts_with("14 marks cannot be right: row 1, cell 1 must be filled; "), "{sentence}");
        assert!(sentence.ends_with("; row 1, cell 5 must be filled; and 9 more."), "{sentence}");
        assert_eq!(check(&puzzle, &outcome, &outcome.grid).sentence(), "Solved: every clue is satisfied.");
    }

    #[test]
    fn filled_cells_alone_solve_a_puzzle() {
        let (puzzle, outcome) = solved("3x3:1/3/1/1/3/1", Method::Auto);
        assert_eq!(said(&puzzle, &outcome, &[".X.", "XXX", "..."]), "All 4 marks are right so far.");
        assert_eq!(said(&puzzle, &outcome, &[".X.", "XXX", ".X."]), "Solved: every clue is satisfied.");
        assert_eq!(said(&puzzle, &outcome, &[".X.", "...", "..."]), "The 1 mark is right so far.");
        assert_eq!(said(&puzzle, &outcome, &["OX.", "...", "..."]), "Both marks are right so far.");
        assert_eq!(said(&puzzle, &outcome, &["OX"]), "Nothing is marked yet.", "another size");
    }

    #[test]
    fn marks_may_depend_on_the_solution() {
        let (puzzle, outcome) = solved(TWO, several(9));
        assert!(outcome.complete && outcome.solutions.len() == 2);
        let one = "1 mark is possible; it depends on which solution is meant.";
        assert_eq!(said(&puzzle, &outcome, &["O.", ".."]), one);
        let two = "2 marks are possible; they depend on which solution is meant.";
        assert_eq!(said(&puzzle, &outcome, &["OX", ".."]), two);
        assert_eq!(said(&puzzle, &outcome, &["OX", "X."]), "Solved: this is one of several solutions.");
        assert_eq!(said(&puzzle, &outcome, &["O.", "X."]), two);
        let clash = "Each mark is possible, but together they are not.";
        assert_eq!(said(&puzzle, &outcome, &["XX", ".."]), clash);
    }

    #[test]
    fn what_depends_is_told_from_what_is_certain() {
        let (puzzle, outcome) = solved("3x2:0/1/1/1/1", several(9));
        assert_eq!(outcome.grid.row_strings(), ["O..", "O.."]);
        let right = "1 mark is right so far. 1 more is possible; it depends on which solution is meant.";
        assert_eq!(said(&puzzle, &outcome, &["OX.", "..."]), right);
        let wrong = "1 mark cannot be right: row 1, cell 1 must be empty. 1 other is possible; it depends on which solution is \
                     meant.";
        assert_eq!(said(&puzzle, &outcome, &["XX.", "..."]), wrong);
        let clash = "1 mark cannot be right: row 1, cell 1 must be empty. The others are possible, each by itself, but \
                     together they are not.";
        assert_eq!(said(&puzzle, &outcome, &["XXX", "..."]), clash);
    }

    #[test]
    fn marks_on_unsettled_cells_are_counted() {
        let (puzzle, outcome) = solved("3x2:0/1/1/1/1", Method::Passes);
        assert_eq!(outcome.verdict, Verdict::Stuck);
        let told = |marks: &[&str]| said(&puzzle, &outcome, marks);
        let open = "As far as is known, no mark is wrong. 1 is on a cell that is not settled.";
        assert_eq!(told(&[".X.", "..."]), open);
        let right = "As far as is known, no mark is wrong. 1 is right. 2 are on cells that are not settled.";
        assert_eq!(told(&["OXX", "..."]), right);
        let wrong = "As far as is known, 1 mark cannot be right: row 1, cell 1 must be empty. 2 others are on cells that are \
                     not settled.";
        assert_eq!(told(&["XXX", "..."]), wrong);
        assert_eq!(told(&["O..", "..."]), "The 1 mark is right so far.", "that is certain");
        assert_eq!(told(&["OXO", "OOX"]), "Solved: every clue is satisfied.", "the method came less far");
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
        let sentence = check(&puzzle, &outcome, &all_filled).sentence();
        assert_eq!(sentence, "This puzzle has no solution, so nothing can be checked.");
    }
}
