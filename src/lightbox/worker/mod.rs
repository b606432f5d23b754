//! The dialogue's own worker, which reads pictures and counts solutions.

pub(crate) mod scanner;
