//! Formats made of rows of numbers or letters: a line of text for each row and column.

pub(crate) mod asp;
pub(crate) mod cwd;
pub(crate) mod halves;
pub(crate) mod nin;
pub(crate) mod non;
pub(crate) mod nonogrid;
pub(crate) mod olsak;
pub(crate) mod one_line;
pub(crate) mod pbm;
pub(crate) mod picross;
pub(crate) mod picture;
pub(crate) mod plain;
pub(crate) mod poja;
pub(crate) mod rosetta;
pub(crate) mod sheet;
pub(crate) mod tournament;
