//! Patterns and the messages in them.

mod messages;
mod patterns;
