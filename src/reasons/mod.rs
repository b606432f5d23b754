//! The tutor's explanations of steps, and the argument that is selected.

#[cfg(target_arch = "wasm32")]
pub(crate) mod part;
#[cfg(test)]
mod tests;
mod update;

pub(crate) use self::update::{ask, ask_here, close, look, settle};

use nonoscope_core::puzzle::At;
use nonoscope_play::{Explanation, Point};
use serde::{Deserialize, Serialize};

/// How many explanations are kept.
const MOST_KEPT: usize = 64;

/// The subject of an explanation: the step with this index, as a whole or for one of the cells that it settles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct About {
    pub(crate) step: usize,
    pub(crate) cell: Option<At>,
}

/// A message about arguments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ReasonMsg {
    /// Points at one of the arguments, or at none.
    Point(Option<usize>),
    /// Chooses an argument, so that it stays on the board; the same one again lets go of it.
    Choose(usize),
    /// Shows the whole step again.
    LetGo,
}

/// The question why a cell has its value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Why {
    pub(crate) at: At,
    /// Whether it was asked with a key: then the arrow keys move on to other cells.
    pub(crate) by_key: bool,
    /// An immediate answer.
    pub(crate) said: String,
    /// A question for the tutor.
    pub(crate) about: Option<About>,
}

/// The explanations.
#[derive(Debug, Default)]
pub(crate) struct Reasons {
    /// Which session they belong to: [`Shown::sessions`](crate::board::Shown::sessions).
    pub(crate) session: u32,
    /// The answers, the latest one last; `None` where the tutor has failed.
    known: Vec<(About, Option<Explanation>)>,
    /// The pending question.
    pub(crate) asked: Option<About>,
    /// The argument pointed at, and the one chosen.
    pointed: Option<usize>,
    chosen: Option<usize>,
    pub(crate) why: Option<Why>,
    /// The state that the arguments belong to.
    seen: Option<(usize, bool, u64)>,
}

impl Reasons {
    /// Drops explanations of other steps, and selections that no longer show: `seen` is the position, whether a person is
    /// solving, and how often their marks have changed.
    pub(crate) fn look(&mut self, session: u32, seen: (usize, bool, u64)) {
        if self.session != session {
            *self = Reasons { session, ..Reasons::default() };
        }
        if self.seen.replace(seen) != Some(seen) {
            (self.pointed, self.chosen, self.why) = (None, None, None);
        }
    }

    /// The tutor has been stopped, and may be asked again.
    pub(crate) fn give_up(&mut self) {
        self.asked = None;
    }

    /// The tutor has failed. It is not asked the same again.
    pub(crate) fn fail(&mut self) {
        if let Some(about) = self.asked.take() {
            self.keep(about, None);
        }
    }

    /// The tutor has answered.
    pub(crate) fn hear(&mut self, session: u32, about: About, explanation: Explanation) {
        if self.asked == Some(about) {
            self.asked = None;
        }
        if session == self.session {
            self.keep(about, Some(explanation));
        }
    }

    fn keep(&mut self, about: About, explanation: Option<Explanation>) {
        if !self.is_settled(about) {
            if self.known.len() == MOST_KEPT {
                self.known.remove(0);
            }
            self.known.push((about, explanation));
        }
    }

    /// Whether the tutor has answered or failed.
    pub(crate) fn is_settled(&self, about: About) -> bool {
        self.known.iter().any(|(other, _)| *other == about)
    }

    /// An explanation, if it is known.
    pub(crate) fn of(&self, about: About) -> Option<&Explanation> {
        self.known.iter().find(|(other, _)| *other == about)?.1.as_ref()
    }

    pub(crate) fn point(&mut self, index: Option<usize>) {
        self.pointed = index;
    }

    pub(crate) fn choose(&mut self, index: usize) {
        self.chosen = Some(index).filter(|_| self.chosen != Some(index));
    }

    pub(crate) fn let_go(&mut self) {
        (self.pointed, self.chosen) = (None, None);
    }

    /// The argument that stays on the board.
    pub(crate) fn chosen(&self) -> Option<usize> {
        self.chosen
    }

    /// The argument that the board shows alone.
    pub(crate) fn alone<'e>(&self, explanation: &'e Explanation) -> Option<&'e Point> {
        explanation.points.get(self.pointed.or(self.chosen)?)
    }
}
