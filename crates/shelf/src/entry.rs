//! What the index says about a puzzle.

use crate::filter::Colouring;
use nonoscope_core::solve::Tier;
use std::fmt;

/// How many puzzles a pack holds; the last one may hold fewer.
pub const PACK: usize = 100;

/// The number of a puzzle, from 0. It stays the same when puzzles are added.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Id(u16);

impl Id {
    /// The puzzle with a number.
    pub fn new(number: u16) -> Id {
        Id(number)
    }

    /// Its number.
    pub fn number(self) -> u16 {
        self.0
    }

    /// The number of the pack that holds it.
    pub fn pack(self) -> usize {
        usize::from(self.0) / PACK
    }
}

/// Its number.
impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// What the index says about a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its number.
    pub id: Id,
    /// The number of its columns, 1 to 63.
    pub width: u16,
    /// The number of its rows, 1 to 63.
    pub height: u16,
    /// How hard it is for a person, 0 to 99: the number of its [`Rating`](nonoscope_core::solve::Rating).
    pub rating: u8,
    /// How many inks it has; 1 if it is black and white.
    pub inks: u16,
}

impl Entry {
    /// Its width and height.
    pub fn size(&self) -> (usize, usize) {
        (usize::from(self.width), usize::from(self.height))
    }

    /// The number of cells of its longer side.
    pub fn side(&self) -> u16 {
        self.width.max(self.height)
    }

    /// How hard it is, in a word.
    pub fn tier(&self) -> Tier {
        Tier::of(self.rating)
    }

    /// Whether it has colours.
    pub fn colouring(&self) -> Colouring {
        if self.inks > 1 { Colouring::Coloured } else { Colouring::Plain }
    }

    /// The number of the pack that holds it.
    pub fn pack(&self) -> usize {
        self.id.pack()
    }
}
