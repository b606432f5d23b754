//! Where the board is in a picture.

use super::chains::chains;
use super::ink::{Mask, Tone};
use super::lattice::Lattice;
use super::order::sort_by_key;
use super::shades::Shades;

/// How lines are told from the rest.
#[derive(Clone, Copy, Debug)]
enum Way {
    /// They are darker or lighter than what is around them.
    Ink(Tone, u8),
    /// They have edges, and so have filled cells.
    Edges(u8),
}

/// Which boards are looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// Those with lines or edges.
    Whole,
    /// Those whose lines are made of dots or dashes.
    Dashed,
}

/// How long gaps between dashes are, in pixels, at most.
const GAP: usize = 7;

/// The boards that may be in a picture, whether their lines are dark or light; the one with most crossings first.
pub(super) fn boards(picture: &Shades, kind: Kind) -> Vec<Lattice> {
    let radius = (picture.width().max(picture.height()) / 100).clamp(8, 24);
    let turned = picture.transposed();
    let mut found: Vec<Lattice> = Vec::new();
    let whole =
        [Way::Ink(Tone::Dark, 8), Way::Ink(Tone::Light, 8), Way::Edges(10), Way::Ink(Tone::Dark, 3), Way::Edges(4)];
    let dashed = [Way::Ink(Tone::Dark, 8), Way::Ink(Tone::Light, 8)];
    for &way in if kind == Kind::Whole { &whole[..] } else { &dashed[..] } {
        let (across, down) = match way {
            Way::Ink(tone, offset) => {
                let mask = Mask::of(picture, radius, offset, tone);
                let turned = mask.transposed();
                if kind == Kind::Dashed { (mask.closed(GAP), turned.closed(GAP)) } else { (mask, turned) }
            }
            Way::Edges(least) => (Mask::of_edges(picture, least), Mask::of_edges(&turned, least)),
        };
        let own = Lattice::of(&chains(&across), &chains(&down)).map(|own| own.trimmed(&across, &down));
        found.extend(own.into_iter().filter(|own| found.iter().all(|other| !own.is_like(other))).collect::<Vec<_>>());
    }
    // Of boards with nearly as many crossings the one that was found first.
    let crossings = |lattice: &Lattice| lattice.rows() * lattice.columns();
    if let Some(most) = found.iter().map(crossings).max() {
        sort_by_key(&mut found, |lattice| {
            -(if crossings(lattice) * 21 > most * 20 { most } else { crossings(lattice) } as i64)
        });
    }
    found
}
