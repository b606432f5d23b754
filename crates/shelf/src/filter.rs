//! Which puzzles of the shelf are wanted.

use crate::entry::Entry;
use nonoscope_core::solve::Tier;
use std::ops::RangeInclusive;

/// Whether a puzzle has colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Colouring {
    /// Black on white.
    Plain,
    /// In several inks.
    Coloured,
}

/// Which puzzles are wanted; by default all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Filter {
    /// How many cells the longer side may have.
    pub sides: RangeInclusive<u16>,
    /// How hard they may be.
    pub tiers: RangeInclusive<Tier>,
    /// Whether they have colours; `None` for both.
    pub colouring: Option<Colouring>,
}

impl Default for Filter {
    fn default() -> Filter {
        Filter { sides: 0..=u16::MAX, tiers: Tier::Gentle..=Tier::Fiendish, colouring: None }
    }
}

impl Filter {
    /// Whether a puzzle is wanted.
    pub fn has(&self, entry: &Entry) -> bool {
        self.sides.contains(&entry.side())
            && self.tiers.contains(&entry.tier())
            && self.colouring.is_none_or(|wanted| wanted == entry.colouring())
    }
}
