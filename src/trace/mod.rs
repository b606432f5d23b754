//! What a method found out, step by step: where, what changed, and why. A trace knows nothing of how it was found.

mod cells;
mod reason;
mod record;
mod replay;
mod sentence;

pub use reason::{Basis, Change, Failure, Reason, Search};
pub use record::{BrokenTrace, Step, Trace};
pub use replay::Replay;
pub(crate) use sentence::listed;
pub use sentence::sentence;
