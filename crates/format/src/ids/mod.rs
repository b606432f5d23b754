//! Formats that pack a puzzle into another program's ID, address or cipher.

pub(crate) mod nonograms_org;
pub(crate) mod puzzlink;
pub(crate) mod tatham;
