//! Changes as they are stored in binary formats: as one string of bytes, because reading a million changes one by one would hold
//! the page up. Text formats list them.

use super::reason::Change;
use crate::puzzle::{At, Bytes, Cell, MAX_SIDE};
use serde::de::{Deserializer, Error};
use serde::{Deserialize, Serialize, Serializer};

/// The bits of an index in a row or column. Two of them and a cell of up to three inks take three bytes.
const SIDE: u32 = MAX_SIDE.ilog2();
const SHORT: usize = 3;
const CELL: u32 = SHORT as u32 * 8 - 2 * SIDE;
/// The further bytes of other cells; an unknown cell in the first three stands for them.
const WIDE: usize = 4;

/// Stores changes.
pub(super) fn serialize<S: Serializer>(changes: &[Change], serializer: S) -> Result<S::Ok, S::Error> {
    if serializer.is_human_readable() {
        return changes.serialize(serializer);
    }
    let mut bytes = Vec::with_capacity(changes.len() * SHORT);
    for Change { at, cell } in changes {
        let (place, cell) = ((at.row() << SIDE | at.column()) as u32, cell.to_bits());
        let is_wide = cell == 0 || cell >> CELL > 0;
        let short = if is_wide { place } else { cell << (2 * SIDE) | place };
        bytes.extend_from_slice(&short.to_le_bytes()[..SHORT]);
        if is_wide {
            bytes.extend_from_slice(&cell.to_le_bytes());
        }
    }
    Bytes(bytes).serialize(serializer)
}

/// Reads stored changes; whether they go together is for the trace to check.
pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Change>, D::Error> {
    if deserializer.is_human_readable() {
        return Vec::deserialize(deserializer);
    }
    let Bytes(bytes) = Bytes::deserialize(deserializer)?;
    let mut changes = Vec::with_capacity(bytes.len() / SHORT);
    let mut rest = bytes.as_slice();
    while let Some((&[low, middle, high], after)) = rest.split_first_chunk::<SHORT>() {
        let short = u32::from_le_bytes([low, middle, high, 0]);
        rest = after;
        let mut cell = short >> (2 * SIDE);
        if cell == 0 {
            let (&wide, after) = rest.split_first_chunk::<WIDE>().ok_or_else(incomplete)?;
            (cell, rest) = (u32::from_le_bytes(wide), after);
        }
        let side = MAX_SIDE - 1;
        let at = At::new((short >> SIDE) as usize & side, short as usize & side);
        changes.push(Change { at, cell: Cell::from_bits(cell) });
    }
    if rest.is_empty() { Ok(changes) } else { Err(incomplete()) }
}

fn incomplete<E: Error>() -> E {
    E::custom("the last change is not complete")
}

#[cfg(test)]
mod tests {
    use super::super::Trace;
    use super::super::reason::Reason;
    use super::*;
    use crate::line::Count;
    use crate::puzzle::{Colour, Line};

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    struct Stored(#[serde(with = "super")] Vec<Change>);

    #[test]
    fn changes_of_all_colours_come_back() {
        let cells =
            (0..=31).map(|colour| Cell::among([Colour::EVERY[colour], Colour::EVERY[31]].into_iter().collect(), 31));
        let cells = cells.chain(Colour::EVERY.into_iter().map(Cell::of)).chain([Cell::UNKNOWN]);
        let places = [(0, 0), (1, 2), (1023, 1023), (0, 1023), (1023, 0)].into_iter().cycle();
        let stored =
            Stored(cells.zip(places).map(|(cell, (row, column))| Change { at: At::new(row, column), cell }).collect());
        let bytes = postcard::to_allocvec(&stored).unwrap();
        assert_eq!(postcard::from_bytes(&bytes), Ok(stored));
    }

    #[test]
    fn a_change_of_the_largest_board_takes_three_bytes() {
        let mut trace = Trace::new();
        for row in 0..MAX_SIDE {
            let reason = Reason::Line { line: Line::row(row), layouts: Count::from(1), fitting: Count::from(1) };
            let changes = (0..MAX_SIDE).map(|column| Change { at: At::new(row, column), cell: Cell::FILLED });
            trace.push(1, reason, changes).unwrap();
        }
        let bytes = postcard::to_allocvec(&trace).unwrap();
        assert!(bytes.len() < MAX_SIDE * (MAX_SIDE * SHORT + 20), "{} bytes", bytes.len());
        assert!(postcard::from_bytes(&bytes) == Ok(trace));
    }

    #[test]
    fn a_change_that_is_not_complete_is_refused() {
        let read =
            |bytes: &[u8]| postcard::from_bytes::<Stored>(&postcard::to_allocvec(&Bytes(bytes.to_vec())).unwrap());
        assert_eq!(read(&[]), Ok(Stored(Vec::new())));
        let filled = Change { at: At::new(0, 5), cell: Cell::FILLED };
        assert_eq!(read(&[5, 0, 0x20]), Ok(Stored(vec![filled])));
        assert_eq!(read(&[5, 0, 0, 2, 0, 0, 0]), Ok(Stored(vec![filled])));
        for bytes in [&[5][..], &[5, 0], &[5, 0, 0], &[5, 0, 0, 2, 0, 0], &[5, 0, 0x20, 5]] {
            assert_eq!(read(bytes), Err(postcard::Error::SerdeDeCustom), "{bytes:?}");
        }
    }
}
