//! The input and the result of a solve, as plain data that knows no method.

mod argument;
mod contradiction;
mod found;
mod limits;
mod method;
mod options;
mod outcome;
mod sentence;
mod verdict;
mod work;

pub use argument::{Argument, Branch, Clash, Refutation};
pub use contradiction::Contradiction;
pub(super) use found::Found;
pub(super) use limits::MAX_BOARDS;
pub use limits::{MAX_SOLUTION_CELLS, MAX_SOLUTIONS, MAX_STEPS};
pub use method::{Method, UnknownMethod};
pub use options::Options;
pub(super) use options::Quota;
pub use outcome::Outcome;
pub use verdict::{Stop, Verdict};
pub use work::Work;
