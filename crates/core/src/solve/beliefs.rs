//! Belief propagation between rows and columns, for guessing.
//!
//! Each line works out the marginals of its cells exactly, given what the crossing lines say about them, by weighing
//! all its layouts. The message to a crossing line contains only what is new, without what that line said itself, and is
//! mixed with the previous message, so that rows and columns don't talk each other into certainty. The result proves
//! nothing, but is a good guess. This is Pearl's method (*Probabilistic Reasoning in Intelligent Systems*, 1988) on a
//! graph with loops, as used by decoders of error-correcting codes.

use super::board::Board;
use super::line_set::LineSet;
use crate::line::{Knowledge, LineMarginals};
use crate::puzzle::{At, Colour, Colours, Puzzle};

/// How many rounds of messages give good marginals. Puzzles with large regular patterns need as many; more rounds add
/// nothing.
pub(super) const ROUNDS: usize = 20;

/// The share of the previous message in the next one.
pub(super) const DAMPING: f64 = 0.3;

/// The smallest likelihood that a message may give an uncertain cell; the largest is 1 minus this.
pub(super) const DOUBT: f64 = 1e-9;

/// Whether a marginal says filled. At one half, either answer would do.
pub(super) fn is_likely(marginal: f64) -> bool {
    marginal > 0.5
}

/// Knowledge about which there are messages.
pub(super) trait Believed: Knowledge {
    type Beliefs<'p>: Beliefs<'p, Self>;
}

/// Messages between rows and columns, for guessing.
pub(super) trait Beliefs<'p, K: Knowledge> {
    /// No line has sent anything yet.
    fn new(puzzle: &'p Puzzle) -> Self;

    /// Forgets the layouts of lines where more has become known.
    fn forget(&mut self, lines: LineSet<K::Mask>);

    /// Passes messages from rows to columns and back, for some rounds. False if some line has no layout that fits.
    fn pass(&mut self, board: &Board, rounds: usize) -> bool;

    /// The likeliest colour of an unknown cell, among those that are possible, and how certain that is: the larger the
    /// number, the more.
    fn likeliest(&self, at: At, possible: Colours) -> (Colour, f64);

    /// How likely an unknown cell is to be filled, from 0 to 1, if these are its possible colours.
    fn filled(&self, at: At, possible: Colours) -> f64;

    /// The lines, in the order of [`Puzzle::lines`], as they last weighed their layouts; none for several inks.
    fn into_lines(self) -> Vec<LineMarginals>;
}
