//! What can be wrong with a text: faults, their spots, and the sentences about them.

pub(crate) mod fault;
pub(crate) mod link;
mod message;
pub(crate) mod mistake;
pub(crate) mod report;

pub(crate) use fault::{Cells, Counted, Expected, Fault};
pub(crate) use link::LinkError;
pub(crate) use mistake::{Mistake, Mistakes, Spot};
pub(crate) use report::ReadError;
