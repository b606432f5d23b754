//! What a rule finds.

use super::Rule;
use crate::line::Knowledge;
use crate::puzzle::Colour;
use crate::trace::Technique;

/// The first and the last cell of up to two blocks.
pub(in crate::deduce) type Blocks = [Option<(usize, usize)>; 2];

/// Decides about what a rule infers, from which runs and blocks. It is not generic, because that would compile each rule once for each kind of
/// decision.
pub(super) type Accept<'a, K> = &'a dyn Fn(K, (usize, usize), Blocks) -> Option<Found<K>>;

/// A deduction that was found, before it is known what it rests on.
#[derive(Clone, Copy, Debug)]
pub struct Found<K> {
    pub(in crate::deduce) rule: Rule,
    /// The runs it is about: from the first to before the last.
    pub(in crate::deduce) runs: (usize, usize),
    /// The first and the last cell of the blocks it is about.
    pub(in crate::deduce) blocks: Blocks,
    /// The ink of the blocks, or of the runs it is about, if it is about a single one.
    pub(in crate::deduce) colour: Option<Colour>,
    /// The first and the last cell of the stretch in which the block lies, or which is too short.
    pub(in crate::deduce) stretch: Option<(usize, usize)>,
    /// Whether no cell becomes known, and only colours are excluded.
    pub(crate) only_excludes: bool,
    /// What becomes known.
    pub new: K,
}

impl<K: Knowledge> Found<K> {
    /// How hard it is: rules that are tried first are easier.
    pub(crate) fn rank(&self) -> (bool, u8) {
        (self.only_excludes, self.rule as u8)
    }

    /// What kind of argument it is.
    pub fn technique(&self) -> Technique {
        self.rule.technique()
    }

    /// The same, about blocks or runs of one ink.
    pub(super) fn of(self, colour: Colour) -> Self {
        Found { colour: Some(colour), ..self }
    }

    /// The same, about a stretch.
    pub(super) fn within(self, stretch: (usize, usize)) -> Self {
        Found { stretch: Some(stretch), ..self }
    }
}
