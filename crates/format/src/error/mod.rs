//! What can be wrong with a text: faults, their spots, and the sentences about them.

pub(crate) mod fault;
pub(crate) mod link;
mod message;
pub(crate) mod mistake;
pub(crate) mod report;
pub(crate) mod spot;
