//! Reading the message of a grid that is a QR code: a finished grid, or one with so few unknown cells that the code's error
//! correction makes up for them.
//!
//! Patterns are read as ISO/IEC 18004 describes, also if they are turned, mirrored or inverted, in the character sets that they declare. A
//! [`Remark`] says what is doubtful about the message.
//!
//! The reader is our own, because crates that read QR codes ignore declared character sets or return kanji as bytes, without saying
//! so. Tests compare it with two programs that make patterns.
//!
//! ```
//! # mod nonoscope { pub use nonoscope_core::*; pub mod format { pub use nonoscope_format::*; } pub use nonoscope_format::examples; pub mod qr { pub use nonoscope_qr::*; } }
//! # #[cfg(feature = "format")] {
//! use nonoscope::{examples, format, qr, solve};
//!
//! let card = format::read(examples::GCHQ_2015.text).unwrap().puzzle;
//! let solution = solve::solve(&card, solve::Method::Auto).grid;
//! let message = qr::read(&solution).unwrap();
//! assert_eq!(message.text(), "www.gchq.gov.uk/puzz");
//! assert_eq!(message.link().as_deref(), Some("https://www.gchq.gov.uk/puzz"));
//! // Five cells of the card are not as a QR code of this message has them.
//! assert_eq!(message.remarks()[0].to_string(), "Error correction repaired 5 wrong cells.");
//! # }
//! ```

mod charset;
mod correction;
mod draw;
mod format_word;
mod message;
mod micro;
mod modules;
mod pattern;
mod placement;
mod remark;
mod segments;
mod symbol;
mod version;

pub use correction::correction_of;
pub use draw::{MOST_DRAWN, draw};
pub use message::Message;
pub use modules::Stance;
pub use remark::{Assumed, Remark};
pub use symbol::{Block, MASKS, Symbol};
pub use version::Level;
pub use version::Version;

use modules::{Modules, SMALLEST, Square};
use nonoscope_core::puzzle::{Cell, Grid, MAX_SIDE};

/// The largest share of unknown cells that a readable grid may have: one in `CELLS_PER_UNKNOWN`. No level of error correction makes
/// up for more than three modules in ten, and the usual levels for far fewer.
const CELLS_PER_UNKNOWN: usize = 8;

/// Whether a grid of `width` × `height` cells, of which `unknown` are unknown, may be a readable QR code. This is quick to tell,
/// unlike the answer of [`read`].
pub fn may_be_readable(width: usize, height: usize, unknown: usize) -> bool {
    let side = SMALLEST..=MAX_SIDE;
    side.contains(&width) && side.contains(&height) && unknown * CELLS_PER_UNKNOWN <= width * height
}

/// The message of a grid; `None` if the grid is not a QR code, or if too many cells are unknown or wrong.
///
/// The grid may include a border around the code. Unknown cells count as light.
pub fn read(grid: &Grid) -> Option<Message> {
    if !may_be_readable(grid.width(), grid.height(), grid.unknown_cells()) {
        return None;
    }
    let squares = [Square::around(grid, Cell::FILLED), Square::around(grid, Cell::EMPTY)];
    (0..Stance::WAYS).map(Stance::way).find_map(|stance| {
        let square = squares[usize::from(stance.inverted)]?;
        in_stance(&Modules::new(grid, square, stance))
    })
}

/// The message of a pattern, if it has this orientation.
fn in_stance(modules: &Modules<'_>) -> Option<Message> {
    let mut remarks = Vec::new();
    let payload = match pattern::payload(modules) {
        Some(payload) => payload,
        None => {
            let (payload, version) = micro::payload(modules)?;
            remarks.push(Remark::Micro { version });
            payload
        }
    };
    if modules.stance != Stance::default() {
        remarks.push(Remark::Stance(modules.stance));
    }
    if payload.wrong > 0 {
        remarks.push(Remark::Corrected { cells: payload.wrong });
    }
    Some(Message::new(&segments::parse(&payload)?, remarks))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_a_code_is_not_read() {
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
