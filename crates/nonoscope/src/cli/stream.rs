//! Solutions for people: several are printed one by one as they are found, because all of them may take long.

use super::paint;
use super::progress::Task;
use crate::puzzle::{Grid, Palette};
use crate::solve::{Outcome, Watch, Work};
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
        Stream { task, out, heading, palette, in_colour, wanted, first: None, printed: 0, failed: None }
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
        if self.printed == 0 {
            self.begin()?;
            write!(self.out, "{}", paint::board(&outcome.common(), self.palette, self.in_colour))?;
        }
        writeln!(self.out, "{}", outcome.sentence())
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
        self.task.working(work)
    }

    fn found(&mut self, solution: &Grid) -> ControlFlow<()> {
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
