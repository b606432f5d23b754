//! The result of a solve in words, for the page and the command line.

use super::limits::MAX_BOARDS;
use super::method::Method;
use super::outcome::Outcome;
use super::verdict::{Stop, Verdict};
use crate::line::Count;

impl Outcome {
    /// The verdict in one to three sentences.
    pub fn sentence(&self) -> String {
        match self.verdict {
            Verdict::Unique if self.passes == 0 => "Exactly one solution: all of its cells are given.".to_owned(),
            Verdict::Unique if self.is_by_lines() => {
                format!("Exactly one solution. Line by line, it takes {}.", self.looks())
            }
            Verdict::Unique if self.method == Method::Sat && self.work.conflicts == 0 => {
                "Exactly one solution. The SAT solver proved it without a single dead end.".to_owned()
            }
            Verdict::Unique if self.method == Method::Sat => {
                format!("Exactly one solution. Proving it took {}.", self.effort())
            }
            Verdict::Unique => format!("Exactly one solution. It takes more than single lines: {}.", self.needed()),
            Verdict::Multiple => self.several(),
            Verdict::None => self.none(),
            Verdict::Stuck if self.passes == 0 => {
                format!("Looking at one line at a time settles nothing here: {} unknown.", self.unknown_cells())
            }
            Verdict::Stuck => {
                let end = match self.method {
                    Method::Constrained => format!("after {} no line says anything new", self.looks()),
                    _ => format!("pass {} finds nothing new", self.passes + 1),
                };
                format!(
                    "Looking at one line at a time gets no further: {end}. {} unknown. There may be one solution, \
                     several, or none.",
                    self.unknown_cells()
                )
            }
            Verdict::Stopped => self.undecided(),
        }
    }

    fn several(&self) -> String {
        let (count, cells) = (self.found().count(), counted(self.differing_cells() as u64, "cell", "cells"));
        match (self.complete, count) {
            _ if self.stopped == Some(Stop::Solutions) => format!(
                "At least {count} solutions. Those found differ in {cells}. No more are kept for a puzzle of this size."
            ),
            _ if self.stopped.is_some() => format!(
                "At least {count} solutions. Those found differ in {cells}. Stopped after {}, before it was known whether \
                 there are more{}.",
                self.effort(),
                self.obstacle()
            ),
            (true, _) => format!("Exactly {count} solutions. They differ in {cells}."),
            (false, 2) => format!("More than one solution. The two found differ in {cells}."),
            (false, _) => format!("More than {} solutions. Those found differ in {cells}.", count - 1),
        }
    }

    fn none(&self) -> String {
        match &self.contradiction {
            Some(contradiction) => format!("No solution. {}", contradiction.sentence()),
            None => "No solution.".to_owned(),
        }
    }

    fn undecided(&self) -> String {
        let end = match self.solutions.len() {
            0 => "before there was an answer",
            _ => "with one solution found; there may be others",
        };
        match self.stopped {
            Some(Stop::Formula) => format!("Stopped, {end}{}.", self.obstacle()),
            Some(Stop::Steps) => {
                let steps = counted(self.trace.len() as u64, "step", "steps");
                format!("Stopped after {steps}, {end}{}.", self.obstacle())
            }
            _ => format!("Stopped after {}, {end}{}.", self.effort(), self.obstacle()),
        }
    }

    /// What prevented a verdict, if more work alone would not have helped.
    fn obstacle(&self) -> String {
        match self.stopped {
            Some(Stop::Formula) => ": as a formula it is too large for the SAT solver".to_owned(),
            Some(Stop::Steps) => ": no more steps are kept".to_owned(),
            Some(Stop::Boards) => {
                format!(": what is still to be searched takes more than {} MiB of memory", MAX_BOARDS >> 20)
            }
            Some(Stop::Work | Stop::Watch | Stop::Solutions) | None => String::new(),
        }
    }

    fn is_by_lines(&self) -> bool {
        self.work.total() == 0 && self.formula.is_none()
    }

    fn unknown_cells(&self) -> String {
        match self.grid.unknown_cells() {
            1 => "1 cell remains".to_owned(),
            cells => format!("{} remain", counted(cells as u64, "cell", "cells")),
        }
    }

    /// `4 passes`, or `83 looks` for a method without passes.
    fn looks(&self) -> String {
        match self.method {
            Method::Constrained => counted(self.trace.len() as u64, "look", "looks"),
            _ => counted(self.passes as u64, "pass", "passes"),
        }
    }

    /// `812 suppositions and 40 dead ends of the SAT solver`.
    fn effort(&self) -> String {
        self.effort_of(counted(self.work.suppositions, "supposition", "suppositions"))
    }

    /// The same, with how many of the suppositions are steps: the others led nowhere.
    fn needed(&self) -> String {
        let steps = self.trace.steps().filter(|step| step.reason.supposed().is_some()).count() as u64;
        let tried = self.work.suppositions;
        self.effort_of(match steps {
            0 => counted(tried, "supposition", "suppositions"),
            _ if steps >= tried => counted(steps, "supposition", "suppositions"),
            _ => {
                format!("{} ({} tried)", counted(steps, "supposition", "suppositions"), Count::from(u128::from(tried)))
            }
        })
    }

    fn effort_of(&self, suppositions: String) -> String {
        let search = match self.work.conflicts {
            0 => "a search without a dead end".to_owned(),
            conflicts => counted(conflicts, "dead end", "dead ends") + " of the SAT solver",
        };
        match (self.work.suppositions, self.formula) {
            (_, None) => suppositions,
            (0, Some(_)) => search,
            (_, Some(_)) => format!("{suppositions} and {search}"),
        }
    }
}

fn counted(count: u64, one: &str, many: &str) -> String {
    format!("{} {}", Count::from(u128::from(count)), if count == 1 { one } else { many })
}
