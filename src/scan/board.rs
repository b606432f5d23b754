//! Where the board is in a picture.

use super::chains::chains;
use super::ink::{Mask, Tone};
use super::lattice::Lattice;
use super::shades::Shades;

/// How lines are told from the rest.
#[derive(Clone, Copy, Debug)]
enum Way {
    /// They are darker or lighter than what is around them.
    Ink(Tone, u8),
    /// They have edges, and so have filled cells.
    Edges(u8),
}

/// The board of a picture, whether its lines are dark or light; the one with more crossings.
pub(super) fn board(picture: &Shades) -> Option<Lattice> {
    let radius = (picture.width().max(picture.height()) / 100).clamp(8, 24);
    let turned = picture.transposed();
    let mut best: Option<(usize, Lattice)> = None;
    let ways =
        [Way::Ink(Tone::Dark, 8), Way::Ink(Tone::Light, 8), Way::Edges(10), Way::Ink(Tone::Dark, 3), Way::Edges(4)];
    for way in ways {
        let (across, down) = match way {
            Way::Ink(tone, offset) => {
                let mask = Mask::of(picture, radius, offset, tone);
                (chains(&mask), chains(&mask.transposed()))
            }
            Way::Edges(least) => (chains(&Mask::of_edges(picture, least)), chains(&Mask::of_edges(&turned, least))),
        };
        if let Some(lattice) = Lattice::of(&across, &down) {
            let crossings = lattice.rows() * lattice.columns();
            if best.as_ref().is_none_or(|(most, _)| crossings * 20 > most * 21) {
                best = Some((crossings, lattice));
            }
        }
    }
    best.map(|(_, lattice)| lattice)
}
