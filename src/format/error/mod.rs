//! What can be wrong with a text: each fault, the spot where it is, and the sentence that says so.

pub(crate) mod fault;
mod message;
pub(crate) mod mistake;
