//! Micro QR codes, which have one finder only: they are told from other pictures, and not read.

use super::modules::Modules;

/// The side of the smallest one, in modules; the others have 13, 15 and 17.
pub(super) const SMALLEST: usize = 11;

/// Whether modules that stand as they should are a Micro QR code: its finder, its timing along two sides, and format
/// information without an error.
pub(super) fn is_micro(modules: &Modules<'_>) -> bool {
    let side = modules.side;
    if !(SMALLEST..=17).contains(&side) || side % 2 == 0 {
        return false;
    }
    let timing = (8..side).all(|along| {
        let dark = along % 2 == 0;
        modules.is_dark(0, along) == dark && modules.is_dark(along, 0) == dark
    });
    let ring = (0..8).all(|along| !modules.is_dark(7, along) && !modules.is_dark(along, 7));
    timing && ring && modules.is_finder(0, 0) && has_format(modules)
}

/// Whether the 15 modules around the finder are one of the 32 words that they can be.
fn has_format(modules: &Modules<'_>) -> bool {
    let across = (1..=8).map(|column| modules.is_dark(8, column));
    let up = (1..8).rev().map(|row| modules.is_dark(row, 8));
    let word = across.chain(up).fold(0u16, |word, dark| word << 1 | u16::from(dark));
    super::codewords::words(0x4445).any(|format| format == word)
}
