//! The rules, one group to a file, tried from the easiest to the hardest.
//!
//! A rule offers what it infers to `accept` until something is accepted: at first anything new; later, from fewer known cells, the same result again.

mod about;
mod blocks;
mod colours;
mod gaps;
mod misfits;
mod reach;
mod rule;
mod sight;
#[cfg(test)]
mod tests;
mod whole_line;

pub(super) use rule::{Found, Rule};
pub(super) use sight::Sight;
