//! Patterns and the messages in them.

mod patterns;
