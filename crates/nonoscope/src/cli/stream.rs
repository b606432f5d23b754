//! Solutions for people: several are printed one by one as they are found, because all of them may take long. That there is none is printed
//! before the reason is looked for.

use super::paint;
use super::progress::Task;
use crate::puzzle::{Grid, Palette};
use crate::solve::{Outcome, Verdict, Watch, Work};
use std::io::{self, Write};
use std::ops::ControlFlow;

/// Watches a solve and prints its solutions.
pub(super) struct Stream<'s, W> {
    task: Task<'s>,
    out: &'s mut W,
    /// The head of the output.
    heading: &'s str,
    palette: &'s Palette,
    in_colour: bool,
    /// How many solutions may be printed.
    wanted: usize,
    /// The first solution, until there is another: a puzzle with a single one is shown without a number.
    first: Option<Grid>,
    printed: usize,
    /// How many solutions were found.
    found: usize,
    /// What was printed of the sentence at the end, while the reason was still missing.
    said: String,
    /// An error in printing.
    failed: Option<io::Error>,
}

impl<'s, W: Write> Stream<'s, W> {
    pub(super) fn new(
        task: Task<'s>,
        out: &'s mut W,
        heading: &'s str,
        palette: &'s Palette,
        in_colour: bool,
        wanted: usize,
    ) -> Stream<'s, W> {
        Stream {
            task,
            out,
            heading,
            palette,
            in_colour,
            wanted,
            first: None,
            printed: 0,
            found: 0,
            said: String::new(),
            failed: None,
        }
    }

    /// Prints what has not been printed yet.
    ///
    /// # Errors
    /// If something could not be printed, now or before.
    pub(super) fn finish(mut self, outcome: &Outcome) -> io::Result<()> {
        if let Some(error) = self.failed {
            return Err(error);
        }
        self.task.make_way();
        if self.said.is_empty() {
            self.print_common(outcome)?;
        }
        let sentence = outcome.sentence().to_string();
        writeln!(self.out, "{}", sentence.strip_prefix(&self.said).unwrap_or(&sentence))
    }

    /// Prints what the solutions have in common, if none of them was printed.
    fn print_common(&mut self, outcome: &Outcome) -> io::Result<()> {
        if self.printed == 0 {
            self.begin()?;
            write!(self.out, "{}", paint::board(&outcome.common(), self.palette, self.in_colour))?;
        }
        Ok(())
    }

    /// Prints a verdict of which only the reason is missing. The reason continues the line.
    fn say(&mut self, outcome: &Outcome) -> io::Result<()> {
        self.task.make_way();
        self.print_common(outcome)?;
        self.said = outcome.sentence().to_string();
        write!(self.out, "{}", self.said)?;
        self.out.flush()
    }

    /// Prints a solution, and before it those that had to wait for it.
    fn print(&mut self, solution: &Grid) -> io::Result<()> {
        if self.printed == 0 && self.first.is_none() {
            self.first = Some(solution.clone());
            return Ok(());
        }
        self.task.make_way();
        if let Some(first) = self.first.take() {
            self.begin()?;
            self.print_next(&first)?;
        }
        self.print_next(solution)?;
        self.out.flush()
    }

    fn print_next(&mut self, solution: &Grid) -> io::Result<()> {
        self.printed += 1;
        write!(self.out, "Solution {}\n{}", self.printed, paint::board(solution, self.palette, self.in_colour))
    }

    fn begin(&mut self) -> io::Result<()> {
        write!(self.out, "{}\n{}", self.heading, paint::legend(self.palette))
    }
}

impl<W: Write> Watch for Stream<'_, W> {
    fn working(&mut self, work: Work) -> ControlFlow<()> {
        // A line has been begun, so nothing else is shown.
        if self.said.is_empty() { self.task.working(work) } else { self.task.goes_on() }
    }

    fn so_far(&mut self, outcome: &dyn Fn() -> Outcome) {
        // With solutions, an outcome takes long to create, and the verdict is another one.
        if self.found > 0 || !self.said.is_empty() {
            return;
        }
        let outcome = outcome();
        if outcome.verdict == Verdict::None
            && let Err(error) = self.say(&outcome)
        {
            self.failed = Some(error);
        }
    }

    fn found(&mut self, solution: &Grid) -> ControlFlow<()> {
        self.found += 1;
        if self.wanted == 1 || self.printed == self.wanted {
            return ControlFlow::Continue(());
        }
        match self.print(solution) {
            Ok(()) => ControlFlow::Continue(()),
            Err(error) => {
                self.failed = Some(error);
                ControlFlow::Break(())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::console::Console;
    use super::*;
    use crate::puzzle::Puzzle;
    use crate::solve::{Method, Options, solve};

    #[test]
    fn that_there_is_no_solution_is_printed_before_the_reason() {
        let clues = |lengths: [u16; 3]| lengths.map(|length| [length].into_iter().collect()).to_vec();
        let puzzle = Puzzle::new(clues([3, 0, 3]), clues([3, 0, 3])).unwrap();
        let console = Console::new(true, clap::ColorChoice::Never);
        let [without, with] = [false, true].map(|reason| solve(&puzzle, Options::new(Method::Auto).reason(reason)));
        let whole = |told: Option<&Outcome>| {
            let mut out = Vec::new();
            let task = Task::new(&console, String::new());
            let mut stream = Stream::new(task, &mut out, "A\n", puzzle.palette(), false, 1);
            if let Some(outcome) = told {
                stream.so_far(&|| outcome.clone());
                assert!(String::from_utf8_lossy(stream.out).ends_with("\nNo solution."));
            }
            stream.finish(&with).unwrap();
            String::from_utf8(out).unwrap()
        };
        let at_once = whole(Some(&without));
        assert!(at_once.ends_with(&format!("\n{}\n", with.sentence())));
        assert_eq!(at_once, whole(None));
    }
}
