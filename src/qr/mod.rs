//! The message of a grid that is a QR pattern: a finished one, or one so nearly finished that its error correction
//! makes up for the cells still unknown.
//!
//! ```
//! # #[cfg(feature = "format")] {
//! use nonoscope::{examples, format, qr, solve};
//!
//! let card = format::read(examples::GCHQ_2015.text).unwrap().puzzle;
//! let solution = solve::solve(&card, solve::Method::Auto).grid;
//! let message = qr::read(&solution).unwrap();
//! assert_eq!(message.text(), "www.gchq.gov.uk/puzz");
//! assert_eq!(message.link().as_deref(), Some("https://www.gchq.gov.uk/puzz"));
//! # }
//! ```
//!
//! A pattern is read as ISO/IEC 18004 describes it, in whatever way it stands: turned, mirrored or inverted. What it
//! declares about its characters is obeyed; what is doubtful is said in a [`Remark`].

mod charset;
mod codewords;
mod correction;
mod message;
mod micro;
mod modules;
mod segments;
mod version;

pub use message::{Message, Remark};
pub use modules::Stance;

use crate::puzzle::{Grid, MAX_SIDE};
use modules::Modules;

/// The largest share of unknown cells with which reading is tried: one in `READABLE`. No level of error correction
/// makes up for more than three modules in ten, and the usual ones for far fewer.
const READABLE: usize = 8;

/// Whether enough cells of a grid are known that it may be readable as a pattern.
pub fn may_be_readable(width: usize, height: usize, unknown: usize) -> bool {
    let side = micro::SMALLEST..=MAX_SIDE;
    side.contains(&width) && side.contains(&height) && unknown * READABLE <= width * height
}

/// The message of a grid; `None` if it is no pattern, too little is known, or too much of it is wrong.
///
/// An empty border around the pattern may be part of the grid. Unknown cells count as light.
pub fn read(grid: &Grid) -> Option<Message> {
    if !may_be_readable(grid.width(), grid.height(), grid.unknown_cells()) {
        return None;
    }
    Modules::candidates(grid).find_map(|modules| {
        let (version, content) = codewords::content(&modules)?;
        Some(Message::new(&segments::parse(version, &content)?, modules.stance))
    })
    .or_else(|| Modules::in_all_stances(grid).any(|modules| micro::is_micro(&modules)).then(Message::micro))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_pattern_is_not_read() {
        assert_eq!(read(&Grid::unknown(25, 25)), None);
        assert_eq!(read(&Grid::unknown(0, 0)), None);
        let solid = Grid::from_picture(&vec!["X".repeat(25); 25]).unwrap();
        assert_eq!(read(&solid), None);
        let empty = Grid::from_picture(&vec!["O".repeat(25); 25]).unwrap();
        assert_eq!(read(&empty), None);
        let oblong = Grid::from_picture(&vec!["X".repeat(25); 21]).unwrap();
        assert_eq!(read(&oblong), None);
    }
}
