//! The result of a solve in words, for the page and the command line.

use super::contradiction::Contradiction;
use super::limits::MAX_BOARDS;
use super::method::Method;
use super::outcome::Outcome;
use super::verdict::{Stop, Verdict};
use nonoscope_words::{Text, verdict as said};

impl Outcome {
    /// The verdict in one to three sentences.
    pub fn sentence(&self) -> Text {
        match self.verdict {
            Verdict::Unique if self.passes == 0 => said::unique_as_given(),
            Verdict::Unique if self.is_by_lines() => match self.method {
                Method::Constrained => said::unique_in_looks(self.trace.len()),
                _ => said::unique_in_passes(self.passes),
            },
            Verdict::Unique if self.method == Method::Sat && self.work.conflicts == 0 => {
                said::unique_without_dead_end()
            }
            Verdict::Unique if self.method == Method::Sat => said::unique_proved(self.effort()),
            Verdict::Unique => said::unique_beyond_lines(self.needed()),
            Verdict::Multiple => self.several(),
            Verdict::None => self.none(),
            Verdict::Stuck if self.passes == 0 => said::stuck_at_once(self.grid.unknown_cells()),
            Verdict::Stuck => {
                let end = match self.method {
                    Method::Constrained => said::stuck_after_looks(self.trace.len()),
                    _ => said::stuck_after_pass(self.passes + 1),
                };
                Text::sentences([end, said::cells_remain_unknown(self.grid.unknown_cells()), said::there_may_be()])
            }
            Verdict::Stopped => self.undecided(),
        }
    }

    fn several(&self) -> Text {
        let (count, cells) = (self.found().count(), self.differing_cells());
        let (many, differ, end) = match (self.complete, count) {
            _ if self.stopped == Some(Stop::Solutions) => {
                (said::at_least(count), said::those_found_differ(cells), said::no_more_are_kept())
            }
            _ if self.stopped.is_some() => {
                let end = self.stopped_with(said::before_more_was_known());
                (said::at_least(count), said::those_found_differ(cells), end)
            }
            (true, _) => (said::exactly(count), said::they_differ(cells), Text::default()),
            (false, 2) => (said::more_than_one(), said::the_two_differ(cells), Text::default()),
            (false, _) => (said::more_than(count - 1), said::those_found_differ(cells), Text::default()),
        };
        Text::sentences([many, differ, end])
    }

    fn none(&self) -> Text {
        let why = self.contradiction.as_ref().map(Contradiction::sentence);
        Text::sentences([said::none(), why.unwrap_or_default()])
    }

    fn undecided(&self) -> Text {
        let has_one = !self.solutions.is_empty();
        self.stopped_with(match self.stopped {
            Some(Stop::Steps) if has_one => said::with_one_found_after_steps(self.trace.len()),
            Some(Stop::Steps) => said::before_an_answer_after_steps(self.trace.len()),
            _ if has_one => said::with_one_found(),
            _ => said::before_an_answer(),
        })
    }

    /// What was stopped, what it took, and what prevented a verdict, if more work alone would not have helped.
    fn stopped_with(&self, what: Text) -> Text {
        let took = match self.stopped {
            Some(Stop::Formula | Stop::Steps) => Text::default(),
            _ => said::work_so_far(self.effort()),
        };
        let reason = match self.stopped {
            Some(Stop::Formula) => said::formula_too_large(),
            Some(Stop::Steps) => said::no_more_steps(),
            Some(Stop::Boards) => said::too_much_memory(MAX_BOARDS >> 20),
            Some(Stop::Work | Stop::Watch | Stop::Solutions) | None => Text::default(),
        };
        Text::sentences([what, took, reason])
    }

    fn is_by_lines(&self) -> bool {
        self.work.total() == 0 && self.formula.is_none()
    }

    /// `812 suppositions and 40 dead ends of the SAT solver`.
    fn effort(&self) -> Text {
        self.effort_of(said::suppositions(self.work.suppositions))
    }

    /// The same, with how many of the suppositions are steps: the others led nowhere.
    fn needed(&self) -> Text {
        let steps = self.trace.steps().filter(|step| step.reason.supposed().is_some()).count() as u64;
        let tried = self.work.suppositions;
        self.effort_of(match steps {
            0 => said::suppositions(tried),
            _ if steps >= tried => said::suppositions(steps),
            _ => said::suppositions_of_tried(steps, tried),
        })
    }

    fn effort_of(&self, suppositions: Text) -> Text {
        let search = said::dead_ends(self.work.conflicts);
        match (self.work.suppositions, self.formula) {
            (_, None) => suppositions,
            (0, Some(_)) => search,
            (_, Some(_)) => Text::all([suppositions, search]),
        }
    }
}
