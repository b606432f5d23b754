//! The question to the solver, and how much of the answer has come.

mod update;

pub(crate) use self::update::{
    ask_again, end, forget, list, open, open_ready, open_with, reopen, reopen_at, search_on, solve, stop,
};

use nonoscope_core::puzzle::Grid;
use nonoscope_core::solve::Work;
use nonoscope_format::Format;
use nonoscope_words::{Number, Text, record, solver as words};

/// Where to start in a newly opened puzzle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Arrival {
    #[default]
    Start,
    End,
    /// After this number of steps.
    At(usize),
}

/// What to add to a puzzle when it comes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Arriving {
    /// The marks that came with a link, and whether to show them at once.
    Shared { marks: Grid, marking: bool },
    /// Whether the person was solving on the last visit.
    Kept { marking: bool },
    /// The marks of the puzzle before, whose text the person has corrected. Marks that are kept for the new one come first.
    Corrected { marks: Grid },
}

/// How much a person wants a puzzle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Call {
    /// The page asks by itself, or a person types.
    #[default]
    Quiet,
    /// They have chosen it: the board is brought into view when it comes.
    Chosen,
    /// They have pressed a button for it, too: the focus goes to the first mistake, if any.
    Pressed,
}

/// A request for a puzzle: how to read its text, and where to start when it comes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Wish {
    /// The chosen format; `None` if the text decides.
    pub(crate) format: Option<Format>,
    pub(crate) arrival: Arrival,
    pub(crate) arriving: Option<Arriving>,
    /// The known cells at the start, if there are more than the given ones.
    pub(crate) known: Option<Grid>,
    pub(crate) call: Call,
    /// Whether the page has chosen the method, like a person. If arguments do not settle the puzzle, a search does.
    pub(crate) usual: bool,
    /// Whether a hint was refused meanwhile, because the workers are busy.
    pub(crate) hint_refused: bool,
}

/// The worker that solves a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum By {
    Solver,
    Tutor,
}

/// A question to the workers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) enum Question {
    /// The page waits for no answer.
    #[default]
    Idle,
    /// The text is being read.
    Reading(Wish),
    /// The puzzle is being solved. Nothing has come yet.
    Solving(Wish, By),
    /// The certain cells so far are on the board; the search goes on.
    Partial(Wish, By),
}

impl Question {
    /// The request, as long as more is to come.
    pub(crate) fn wish(&self) -> Option<&Wish> {
        match self {
            Question::Idle => None,
            Question::Reading(wish) | Question::Solving(wish, _) | Question::Partial(wish, _) => Some(wish),
        }
    }

    /// The request, to change it.
    pub(crate) fn wish_mut(&mut self) -> Option<&mut Wish> {
        match self {
            Question::Idle => None,
            Question::Reading(wish) | Question::Solving(wish, _) | Question::Partial(wish, _) => Some(wish),
        }
    }
}

/// Asking the workers.
#[derive(Debug, Default)]
pub(crate) struct Asking {
    /// The number of the last question. Answers with another number are out of date.
    pub(crate) ticket: u32,
    pub(crate) question: Question,
    /// The last text asked about, and the index of its puzzle.
    pub(crate) text: String,
    pub(crate) index: usize,
    /// How many puzzles the text has, as far as it has been read.
    pub(crate) count: usize,
    /// The work done so far, as the solver reports it.
    pub(crate) work: Work,
    /// The sentence about the search, next to the Stop button.
    pub(crate) progress: Option<Text>,
}

impl Asking {
    /// Whether more is to come.
    pub(crate) fn is_waiting(&self) -> bool {
        !matches!(self.question, Question::Idle)
    }

    /// Whether the text is still being read, before it is solved.
    pub(crate) fn is_reading(&self) -> bool {
        matches!(self.question, Question::Reading(_))
    }

    /// Whether the tutor is solving.
    pub(crate) fn is_with_tutor(&self) -> bool {
        matches!(self.question, Question::Solving(_, By::Tutor) | Question::Partial(_, By::Tutor))
    }

    /// Asks about a text. The ticket of the question is [`Asking::ticket`].
    pub(crate) fn ask(&mut self, text: &str, index: usize, wish: Wish) {
        self.next_ticket();
        text.clone_into(&mut self.text);
        self.index = index;
        self.question = Question::Reading(wish);
        self.work = Work::default();
        self.progress = None;
    }

    /// A person wants the puzzle that has just been asked for, if one has.
    pub(crate) fn call(&mut self, call: Call) {
        if let Some(wish) = self.question.wish_mut() {
            wish.call = call;
        }
    }

    /// The text has been read, and a worker solves its puzzle.
    pub(crate) fn goes_to(&mut self, by: By) {
        self.question = match std::mem::take(&mut self.question) {
            Question::Reading(wish) => Question::Solving(wish, by),
            other => other,
        };
    }

    /// From now on, answers to earlier questions are out of date.
    pub(crate) fn next_ticket(&mut self) {
        self.ticket = self.ticket.wrapping_add(1);
    }

    /// The question is answered or dropped. Returns its request, if there was a question.
    pub(crate) fn end(&mut self) -> Option<Wish> {
        self.progress = None;
        match std::mem::take(&mut self.question) {
            Question::Idle => None,
            Question::Reading(wish) | Question::Solving(wish, _) | Question::Partial(wish, _) => Some(wish),
        }
    }

    /// Part of the answer has come.
    pub(crate) fn answer_in_part(&mut self) {
        self.question = match std::mem::take(&mut self.question) {
            Question::Solving(wish, by) => Question::Partial(wish, by),
            other => other,
        };
    }

    /// The solver has been silent for a while: the page says that it is working.
    pub(crate) fn lose_patience(&mut self) {
        if self.is_waiting() {
            self.progress.get_or_insert_with(words::solving);
        }
    }

    /// The solver reports its work, the time taken, in milliseconds, and how many cores are at it.
    pub(crate) fn goes_on(&mut self, work: Work, millis: f64, cores: usize) {
        if !self.is_waiting() {
            return;
        }
        self.work = work;
        let mut parts = Vec::new();
        if work.suppositions > 0 {
            parts.push(words::cells_supposed(work.suppositions));
        }
        if work.conflicts > 0 {
            parts.push(words::dead_ends(work.conflicts));
        }
        parts.push(record::seconds(Number::rounded(millis / 1000.0, 1)));
        if cores > 1 {
            parts.push(words::cores(cores));
        }
        self.progress = Some(Text::figures(parts));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wish() -> Wish {
        Wish { format: None, arrival: Arrival::Start, ..Wish::default() }
    }

    #[test]
    fn a_question_goes_from_asked_to_partly_answered_to_idle() {
        let mut asking = Asking::default();
        asking.lose_patience();
        assert_eq!((asking.is_waiting(), asking.progress.clone()), (false, None));
        asking.ask("a text", 2, wish());
        assert_eq!((asking.ticket, asking.text.as_str(), asking.index), (1, "a text", 2));
        assert_eq!(asking.question, Question::Reading(wish()));
        asking.goes_to(By::Solver);
        assert_eq!(asking.question, Question::Solving(wish(), By::Solver));
        asking.answer_in_part();
        asking.answer_in_part();
        assert_eq!(asking.question, Question::Partial(wish(), By::Solver));
        assert_eq!(asking.end(), Some(wish()));
        assert_eq!((asking.is_waiting(), asking.end()), (false, None));
        asking.answer_in_part();
        assert!(!asking.is_waiting());
    }

    #[test]
    fn what_is_said_of_a_search() {
        let mut asking = Asking::default();
        asking.ask("", 0, wish());
        asking.lose_patience();
        assert_eq!(asking.progress.as_ref().map(ToString::to_string).as_deref(), Some("Solving …"));
        asking.goes_on(Work { suppositions: 12_345, ..Work::default() }, 1234.0, 1);
        asking.lose_patience();
        let said = asking.progress.clone().unwrap();
        assert!(said.to_string().ends_with(" cells supposed · 1.2 s"), "{said}");
        asking.goes_on(Work { conflicts: 7, ..Work::default() }, 50.0, 1);
        assert_eq!(asking.progress.as_ref().map(ToString::to_string).as_deref(), Some("7 dead ends · 0.1 s"));
        asking.goes_on(Work { conflicts: 9, ..Work::default() }, 2049.0, 4);
        assert_eq!(asking.progress.as_ref().map(ToString::to_string).as_deref(), Some("9 dead ends · 2.0 s · 4 cores"));
        asking.end();
        asking.goes_on(Work::default(), 0.0, 1);
        assert_eq!(asking.progress, None);
    }
}
