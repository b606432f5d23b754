//! What can be wrong with an outcome.

use nonoscope::puzzle::{At, Line};
use nonoscope::solve::Verdict;
use nonoscope::trace::Technique;
use std::fmt;

/// Why an outcome is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The index of the flawed step; `None` if the flaw concerns the whole puzzle.
    pub step: Option<usize>,
    pub flaw: Flaw,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// A cell or a line is outside the puzzle, or a grid has the wrong size.
    Outside,
    /// The passes are not numbered consecutively from 1.
    Pass(usize),
    /// The number of passes that changed something.
    Passes { said: usize, counted: usize },
    /// A known cell changes, or a cell changes twice in a step.
    Known(At),
    /// A cell becomes unknown.
    Forgotten(At),
    /// A change excludes no colour of its cell, or allows one that was excluded.
    Excludes(At),
    /// A cell changes to a value that the reason does not give.
    Unforced(At),
    /// A cell stays unknown although the reason settles it, or keeps a colour that the reason excludes.
    Missing(At),
    /// How many layouts a line has; `None` for too many to count.
    Layouts { said: Option<u128>, counted: Option<u128> },
    /// How many of them fit.
    Fitting { said: Option<u128>, counted: Option<u128> },
    /// The supposed cell was known, or is supposed to be unknown.
    Supposed(At),
    /// A possible value is refuted.
    Possible(At),
    /// The number of further suppositions is wrong: line logic alone refutes the value, or it does not and the step
    /// makes none.
    Suppositions(u32),
    /// The supposition fails, but in no order of the lines does it fail with this line.
    FailsElsewhere(Line),
    /// The number of cells that a supposition led to.
    LedTo(u32),
    /// One of the two suppositions fails, so there is nothing to agree on.
    Fails(At),
    /// A technique that does not look at a single line is given for one.
    Technique(Technique),
    /// A step changes nothing although it should.
    Idle,
    /// The number of solutions found.
    Found { said: u32, given: usize },
    /// The solutions are not all there are.
    Incomplete,
    /// The search needed to decide is too large.
    TooLarge,
    /// There is a step after one that shows that there is no solution.
    AfterTheEnd,
    /// The final grid is not the givens with all changes.
    LastGrid,
    /// A solution has an unknown cell or contradicts a given one.
    NoSolution(usize),
    /// A solution breaks the clue of this line.
    Breaks(usize, Line),
    /// A solution is the same as an earlier one.
    Twice(usize),
    /// The verdict does not follow from the steps and solutions.
    Verdict(Verdict),
    /// The outcome is wrong about whether its solutions are complete.
    Complete,
    /// The outcome names contradicting lines in a puzzle with a solution, or is wrong about whether there are givens.
    Contradiction,
    /// A line occurs twice in a set of lines.
    Repeated(Line),
    /// The lines can be satisfied.
    Satisfiable,
    /// The other lines contradict each other without this one.
    Needless(Line),
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.step {
            Some(step) => write!(f, "step {}: {}", step + 1, self.flaw),
            None => self.flaw.fmt(f),
        }
    }
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let place = |at: &At| format!("row {}, cell {}", at.row() + 1, at.column() + 1);
        let number = |count: &Option<u128>| count.map_or("too many to count".to_owned(), |count| count.to_string());
        match self {
            Flaw::Outside => f.write_str("lies outside the puzzle"),
            Flaw::Pass(pass) => write!(f, "pass {pass} is out of order"),
            Flaw::Passes { said, counted } => write!(f, "{counted} passes changed something, not {said}"),
            Flaw::Known(at) => write!(f, "{} was known", place(at)),
            Flaw::Forgotten(at) => write!(f, "{} becomes unknown", place(at)),
            Flaw::Excludes(at) => write!(f, "nothing is excluded of {}, or too much is allowed", place(at)),
            Flaw::Unforced(at) => write!(f, "the reason does not force {}", place(at)),
            Flaw::Missing(at) => write!(f, "the reason forces {} as well", place(at)),
            Flaw::Layouts { said, counted } => write!(f, "layouts: {}, not {}", number(counted), number(said)),
            Flaw::Fitting { said, counted } => write!(f, "fitting: {}, not {}", number(counted), number(said)),
            Flaw::Supposed(at) => write!(f, "{} cannot be supposed so", place(at)),
            Flaw::Possible(at) => write!(f, "what is supposed of {} is possible", place(at)),
            Flaw::Suppositions(count) => write!(f, "it does not take {count} suppositions"),
            Flaw::FailsElsewhere(line) => write!(f, "{line} is not where the supposition fails"),
            Flaw::LedTo(cells) => write!(f, "the supposition does not lead to {cells} cells"),
            Flaw::Fails(at) => write!(f, "one of the suppositions of {} fails", place(at)),
            Flaw::Technique(technique) => write!(f, "{technique} is not a technique for a single line"),
            Flaw::Idle => f.write_str("nothing changes"),
            Flaw::Found { said, given } => write!(f, "{given} solutions are given, not {said}"),
            Flaw::Incomplete => f.write_str("there is a further solution"),
            Flaw::TooLarge => f.write_str("the search that would tell is too large"),
            Flaw::AfterTheEnd => f.write_str("it was known before that there is no solution"),
            Flaw::LastGrid => f.write_str("the last grid is not the givens with all changes"),
            Flaw::NoSolution(index) => write!(f, "solution {} is unfinished or contradicts a given", index + 1),
            Flaw::Breaks(index, line) => write!(f, "solution {} breaks {line}", index + 1),
            Flaw::Twice(index) => write!(f, "solution {} is given twice", index + 1),
            Flaw::Verdict(verdict) => write!(f, "the verdict `{}` does not follow", verdict.name()),
            Flaw::Complete => f.write_str("whether there are other solutions does not follow"),
            Flaw::Contradiction => f.write_str("lines cannot contradict each other, or there are no givens"),
            Flaw::Repeated(line) => write!(f, "{line} stands twice"),
            Flaw::Satisfiable => f.write_str("the lines do not contradict each other"),
            Flaw::Needless(line) => write!(f, "the lines contradict each other without {line}"),
        }
    }
}
