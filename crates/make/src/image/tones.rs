//! How light the cells of a picture are.
//!
//! The numbers in a picture are not proportional to light. Tables turn them into light before they are averaged, so
//! all sums are in whole numbers and the same everywhere.

use super::area::Patches;
use super::light::grey;
use super::shades::otsu;

/// How far the dark and the light parts of a figure must be from each other, on average, for them to be told apart.
const APART: u64 = 42;

/// The same for the light of one colour, if there is too little between dark and light: red on green.
const COLOURS_APART: u64 = 90;

/// How light each cell is, and Otsu's threshold.
pub(super) struct Tones {
    /// 0 to 255.
    pub(super) shades: Vec<u8>,
    pub(super) threshold: u8,
}

impl Tones {
    /// The shades of a picture. What matters most are the parts of the figure, if it has any: they are told apart by grey, or
    /// else by the red, green or blue in them. Otherwise the figure is one surface, and is told from its ground.
    pub(super) fn of(patches: &Patches, is_ground: &[bool], looks_inside: bool) -> Tones {
        let greys: Vec<u8> = patches.patches.iter().map(|patch| grey(patch.seen)).collect();
        let whole = Tones { threshold: otsu(&greys), shades: greys };
        if !looks_inside || is_ground.iter().all(|&is_ground| is_ground) {
            return whole;
        }
        let inside = |shades: &[u8]| -> Vec<u8> {
            let figure = shades.iter().zip(is_ground).filter(|(_, is_ground)| !**is_ground);
            figure.map(|(&shade, _)| shade).collect()
        };
        let (threshold, gap) = parted(&inside(&whole.shades));
        if gap >= APART {
            return Tones { threshold, ..whole };
        }
        let channel = |part: usize| patches.patches.iter().map(|patch| patch.seen[part]).collect::<Vec<u8>>();
        let by_colour = [0, 1, 2].map(|part| {
            let shades = channel(part);
            let (threshold, gap) = parted(&inside(&shades));
            (gap, Tones { shades, threshold })
        });
        let most = by_colour.into_iter().rev().max_by_key(|&(gap, _)| gap);
        most.filter(|&(gap, _)| gap >= COLOURS_APART).map_or(whole, |(_, tones)| tones)
    }
}

/// Otsu's threshold of these shades, and the distance of the means of both sides.
fn parted(shades: &[u8]) -> (u8, u64) {
    let threshold = otsu(shades);
    let mean = |dark: bool| {
        let side = shades.iter().filter(|&&shade| (shade <= threshold) == dark);
        let (sum, count) = side.fold((0_u64, 0), |(sum, count), &shade| (sum + u64::from(shade), count + 1));
        sum.checked_div(count)
    };
    let gap = mean(false).zip(mean(true)).map_or(0, |(light, dark)| light - dark);
    (threshold, gap)
}

/// The shades in even light: each relative to the mean around it.
pub(super) fn evened(shades: &[u8], width: usize) -> Vec<u8> {
    let height = shades.len() / width;
    // The integral image: the sum of everything above and to the left of each corner.
    let mut sums = vec![0_i64; (width + 1) * (height + 1)];
    for (at, &shade) in shades.iter().enumerate() {
        let corner = (at / width + 1) * (width + 1) + at % width + 1;
        sums[corner] = i64::from(shade) + sums[corner - 1] + sums[corner - width - 1] - sums[corner - width - 2];
    }
    let reach = (width.max(height) / 6).max(2);
    let mean = |row: usize, column: usize| {
        let (top, bottom) = (row.saturating_sub(reach), (row + reach + 1).min(height));
        let (left, right) = (column.saturating_sub(reach), (column + reach + 1).min(width));
        let corner = |row: usize, column: usize| sums[row * (width + 1) + column];
        let sum = corner(bottom, right) + corner(top, left) - corner(top, right) - corner(bottom, left);
        sum / ((bottom - top) * (right - left)) as i64
    };
    let even = |(at, &shade): (usize, &u8)| (i64::from(shade) - mean(at / width, at % width) + 160).clamp(0, 255) as u8;
    shades.iter().enumerate().map(even).collect()
}

#[cfg(test)]
mod tests {
    use super::super::area::Patch;
    use super::super::settings::Dither;
    use super::super::shades::dark;
    use super::*;

    #[test]
    fn a_shadow_on_one_side_is_taken_out() {
        // A cross on paper that is half as light at the right as at the left.
        let is_drawn = |at: usize| at % 30 == 15 || at / 30 == 15 || at % 30 == 27;
        let shade = |at: usize| {
            let paper = 240 - (at % 30) * 4;
            (if is_drawn(at) { paper * 2 / 3 } else { paper }) as u8
        };
        let shades: Vec<u8> = (0..900).map(shade).collect();
        let found = |shades: &[u8]| {
            let dark = dark(shades, 30, otsu(shades), Dither::None);
            (0..900).filter(|&at| dark[at] == is_drawn(at)).count()
        };
        assert!(found(&shades) < 700, "{}", found(&shades));
        assert_eq!(found(&evened(&shades, 30)), 900);
    }

    #[test]
    fn parts_of_a_figure_are_told_apart_by_what_tells_most() {
        let tones = |one: [u8; 3], other: [u8; 3]| {
            let rgb = |at: usize| {
                if at % 10 < 2 {
                    [255; 3]
                } else if at % 10 < 6 {
                    one
                } else {
                    other
                }
            };
            let patch = |at| Patch { seen: rgb(at), own: rgb(at), cover: 255 };
            let patches = Patches { width: 10, height: 10, patches: (0..100).map(patch).collect() };
            let is_ground: Vec<bool> = (0..100).map(|at| at % 10 < 2).collect();
            let Tones { shades, threshold } = Tones::of(&patches, &is_ground, true);
            (0..100).map(|at| shades[at] <= threshold).take(10).map(u8::from).collect::<Vec<u8>>()
        };
        // By grey, by red, and not at all: then the whole figure is dark.
        assert_eq!(tones([250, 220, 60], [90, 60, 30]), [0, 0, 0, 0, 0, 0, 1, 1, 1, 1]);
        assert_eq!(tones([230, 20, 40], [0, 125, 60]), [0, 0, 0, 0, 0, 0, 1, 1, 1, 1]);
        assert_eq!(tones([200, 30, 30], [210, 45, 40]), [0, 0, 1, 1, 1, 1, 1, 1, 1, 1]);
    }
}
