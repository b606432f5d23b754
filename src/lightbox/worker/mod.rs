//! The dialogue's own worker, which reads pictures and says what is true of what was read.

pub(crate) mod scanner;
