//! What can be wrong with a text: each fault, the spot where it is, and the sentence that says so.

pub(crate) mod fault;
pub(crate) mod link;
mod message;
pub(crate) mod mistake;
pub(crate) mod report;
pub(crate) mod spot;
