//! Reading a pattern back, with two readers that share no code.

use nonoscope_core::puzzle::{At, Cell, Grid};
use nonoscope_qr::{self as qr, Remark};

/// Whether both readers say exactly this text.
pub(super) fn says(picture: &Grid, text: &str) -> bool {
    by_ours(picture).as_deref() == Some(text) && by_rqrr(picture).as_deref() == Some(text)
}

/// What this crate's reader says, if nothing is doubtful about it.
fn by_ours(picture: &Grid) -> Option<String> {
    let message = qr::read(picture)?;
    let is_plain = message.remarks().iter().all(|remark| matches!(remark, Remark::Corrected { .. }));
    is_plain.then(|| message.text().to_owned())
}

/// What rqrr says.
fn by_rqrr(picture: &Grid) -> Option<String> {
    let is_dark = |column, row| picture.get(At::new(row, column)) == Cell::FILLED;
    let pattern = rqrr::SimpleGrid::from_func(picture.width(), is_dark);
    rqrr::Grid::new(pattern).decode().ok().map(|(_, text)| text)
}
