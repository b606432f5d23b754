//! Cells as they are stored in binary formats: as one string of bytes, because reading a million cells one by one would hold the
//! page up. Text formats, such as JSON, list them.

use super::Cell;
use serde::de::{Deserializer, Error, Visitor};
use serde::{Deserialize, Serialize, Serializer};
use std::fmt;

/// The bits that a cell of a black-and-white puzzle takes; the first cell of a byte has the lowest.
const FEW: usize = 2;
const PER_BYTE: usize = 8 / FEW;
/// The bytes that any other cell takes.
const WIDE: usize = 4;

/// Stores cells.
pub(super) fn serialize<S: Serializer>(cells: &[Cell], serializer: S) -> Result<S::Ok, S::Error> {
    if serializer.is_human_readable() {
        return cells.serialize(serializer);
    }
    let few = cells.iter().all(|cell| cell.to_bits() >> FEW == 0);
    let size = if few { cells.len().div_ceil(PER_BYTE) } else { cells.len() * WIDE };
    let mut bytes = vec![0; size];
    for (index, cell) in cells.iter().enumerate() {
        let bits = cell.to_bits();
        if few {
            bytes[index / PER_BYTE] |= (bits as u8) << (index % PER_BYTE * FEW);
        } else {
            bytes[index * WIDE..][..WIDE].copy_from_slice(&bits.to_le_bytes());
        }
    }
    (cells.len(), few, Bytes(bytes)).serialize(serializer)
}

/// Reads stored cells; what they may be is for the grid to check.
pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Cell>, D::Error> {
    if deserializer.is_human_readable() {
        return Vec::deserialize(deserializer);
    }
    let (count, few, Bytes(bytes)) = <(usize, bool, Bytes)>::deserialize(deserializer)?;
    let expected = if few { Some(count.div_ceil(PER_BYTE)) } else { count.checked_mul(WIDE) };
    if expected != Some(bytes.len()) {
        return Err(D::Error::custom("there are more or fewer cells than there should be"));
    }
    let mut cells = vec![Cell::UNKNOWN; count];
    for (index, cell) in cells.iter_mut().enumerate() {
        let bits = if few {
            u32::from(bytes[index / PER_BYTE]) >> (index % PER_BYTE * FEW) & ((1 << FEW) - 1)
        } else {
            let Some(bits) = bytes[index * WIDE..].first_chunk() else { break };
            u32::from_le_bytes(*bits)
        };
        *cell = Cell::from_bits(bits);
    }
    Ok(cells)
}

/// Bytes that are stored as they are, not one by one.
pub(crate) struct Bytes(pub(crate) Vec<u8>);

impl Serialize for Bytes {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_bytes(&self.0)
    }
}

impl<'de> Deserialize<'de> for Bytes {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Bytes, D::Error> {
        struct Taker;

        impl Visitor<'_> for Taker {
            type Value = Bytes;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("bytes")
            }

            fn visit_bytes<E: Error>(self, bytes: &[u8]) -> Result<Bytes, E> {
                Ok(Bytes(bytes.to_vec()))
            }
        }

        deserializer.deserialize_bytes(Taker)
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Colour, Colours, Grid, MAX_SIDE};
    use super::*;

    #[test]
    fn a_cell_of_the_largest_board_takes_two_bits() {
        let mut grid = Grid::unknown(MAX_SIDE, MAX_SIDE);
        for (index, cell) in [Cell::FILLED, Cell::EMPTY, Cell::UNKNOWN].into_iter().cycle().take(100_000).enumerate() {
            grid.set(grid.at(index), cell);
        }
        let bytes = postcard::to_allocvec(&grid).unwrap();
        assert!(bytes.len() < MAX_SIDE * MAX_SIDE / 4 + 20, "{} bytes", bytes.len());
        assert!(postcard::from_bytes(&bytes) == Ok(grid));
    }

    #[test]
    fn cells_of_any_number_and_colour_come_back() {
        for length in 0..9 {
            let mut grid = Grid::unknown(length, 1);
            for index in 0..length {
                grid.set(grid.at(index), [Cell::EMPTY, Cell::FILLED, Cell::UNKNOWN][index % 3]);
            }
            assert_eq!(postcard::from_bytes(&postcard::to_allocvec(&grid).unwrap()), Ok(grid.clone()));
            let mut coloured = grid.with_inks(31).unwrap();
            for index in (0..length).step_by(2) {
                let either: Colours = [Colour::ink(31), Colour::ink(index + 1)].into_iter().collect();
                coloured.set(coloured.at(index), Cell::among(either, 31));
            }
            assert_eq!(postcard::from_bytes(&postcard::to_allocvec(&coloured).unwrap()), Ok(coloured));
        }
    }
}
