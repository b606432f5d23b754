//! Formats that pack a puzzle into an ID, an address or a cipher of another program.

pub(crate) mod nonograms_org;
pub(crate) mod puzzlink;
pub(crate) mod tatham;
pub(crate) mod tatham_save;
