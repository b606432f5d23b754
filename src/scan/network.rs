//! Which digit a glyph is: a small network of two layers of filters and two of sums, in whole numbers, so that it says the
//! same everywhere. The package in `digits/` makes its weights.

use super::glyph::{Glyph, SIDE};
use std::sync::LazyLock;

/// What a glyph can be: the ten digits, and anything else.
pub const KINDS: usize = 11;

/// The sides and numbers of the filters, and of the sums between them and the answer.
pub const FIRST: usize = 12;
/// The side of the first filters.
pub const FIRST_SIDE: usize = 5;
/// The filters of the second layer.
pub const SECOND: usize = 40;
/// The side of the second filters.
pub const SECOND_SIDE: usize = 3;
/// The sums between the filters and the answer.
pub const HIDDEN: usize = 112;

/// The side of what the first layer sees, after the largest of four has been taken.
const ONCE: usize = (SIDE - FIRST_SIDE).div_ceil(2);
/// The same of the second.
const TWICE: usize = (ONCE - SECOND_SIDE).div_ceil(2);
/// What the third layer sees.
pub const SEEN: usize = TWICE * TWICE * SECOND;

/// How many weights and sums each layer has.
pub const LAYERS: [(usize, usize); 4] =
    [(FIRST_SIDE * FIRST_SIDE, FIRST), (SECOND_SIDE * SECOND_SIDE * FIRST, SECOND), (SEEN, HIDDEN), (HIDDEN, KINDS)];

/// The layer with most weights, from 0. Each is one of so few that a byte of the file holds two, which compress better: how many, and how far
/// they are from each other.
pub const LARGEST: usize = 2;
/// How many values its weights have.
pub const VALUES: u8 = 13;
/// How far these values are from each other.
pub const STEP: i8 = 20;

/// For each layer the weights of its first sum, of its second, and so on, a byte each, those of the largest layer two in a byte; what is added
/// to each sum, and by what it is multiplied, in parts of 2²⁴, four bytes each.
static FILE: &[u8] = include_bytes!("weights.bin");

/// The same with a byte for each weight.
static WEIGHTS: LazyLock<Vec<u8>> = LazyLock::new(|| {
    let size = |(inputs, sums): (usize, usize)| (inputs + 4) * sums + 4;
    let start = LAYERS[..LARGEST].iter().copied().map(size).sum();
    let end = start + LAYERS[LARGEST].0 * LAYERS[LARGEST].1 / 2;
    let one = |value: u8| ((value % VALUES) as i8 - (VALUES / 2) as i8).wrapping_mul(STEP) as u8;
    let pairs = FILE[start..end].iter().flat_map(|&pair| [one(pair / VALUES), one(pair)]);
    FILE[..start].iter().copied().chain(pairs).chain(FILE[end..].iter().copied()).collect()
});

/// How little a glyph looks like each kind, in parts of 256 of a natural logarithm: 0 for the likeliest.
pub type Costs = [i32; KINDS];

/// A layer of the network.
struct Layer {
    weights: &'static [u8],
    added: &'static [u8],
    factor: i64,
}

fn four(bytes: &[u8], at: usize) -> i32 {
    bytes.get(at * 4..at * 4 + 4).and_then(|four| four.try_into().ok()).map_or(0, i32::from_le_bytes)
}

impl Layer {
    /// A layer, and the weights after it.
    fn new(from: &'static [u8], (inputs, sums): (usize, usize)) -> (Layer, &'static [u8]) {
        let (weights, rest) = from.split_at_checked(inputs * sums).unwrap_or_default();
        let (added, rest) = rest.split_at_checked(sums * 4).unwrap_or_default();
        let (factor, rest) = rest.split_at_checked(4).unwrap_or_default();
        (Layer { weights, added, factor: i64::from(four(factor, 0)) }, rest)
    }

    /// One of its sums of what it sees.
    fn sum(&self, index: usize, seen: &[u8]) -> i64 {
        let weights = self.weights.get(index * seen.len()..(index + 1) * seen.len()).unwrap_or_default();
        let sum: i32 = weights.iter().zip(seen).map(|(&weight, &seen)| i32::from(weight as i8) * i32::from(seen)).sum();
        ((i64::from(sum) + i64::from(four(self.added, index))) * self.factor + (1 << 23)) >> 24
    }

    /// Slides over a square with several numbers at each place, and takes the largest of each four.
    fn filtered(&self, seen: &[u8], (side, depth): (usize, usize), (own, sums): (usize, usize)) -> Vec<u8> {
        let half = (side - own).div_ceil(2);
        let mut most = vec![0_u8; half * half * sums];
        let mut window = vec![0_u8; own * own * depth];
        for y in 0..half * 2 {
            for x in 0..half * 2 {
                for (row, part) in window.chunks_exact_mut(own * depth).enumerate() {
                    let start = ((y + row) * side + x) * depth;
                    part.copy_from_slice(&seen[start..start + own * depth]);
                }
                let place = ((y / 2) * half + x / 2) * sums;
                for (index, most) in most[place..place + sums].iter_mut().enumerate() {
                    *most = (*most).max(self.sum(index, &window).clamp(0, 255) as u8);
                }
            }
        }
        most
    }
}

/// Which digit a glyph is.
pub fn costs(glyph: &Glyph) -> Costs {
    let (first, rest) = Layer::new(&WEIGHTS, LAYERS[0]);
    let (second, rest) = Layer::new(rest, LAYERS[1]);
    let (third, rest) = Layer::new(rest, LAYERS[2]);
    let (last, _) = Layer::new(rest, LAYERS[3]);
    let seen = first.filtered(glyph, (SIDE, 1), (FIRST_SIDE, FIRST));
    let seen = second.filtered(&seen, (ONCE, FIRST), (SECOND_SIDE, SECOND));
    let seen: Vec<u8> = (0..HIDDEN).map(|index| third.sum(index, &seen).clamp(0, 255) as u8).collect();
    let answers: [i64; KINDS] = std::array::from_fn(|index| last.sum(index, &seen));
    let best = answers.into_iter().max().unwrap_or_default();
    answers.map(|answer| (best - answer).clamp(0, 1 << 20) as i32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_weights_are_whole() {
        let wanted: usize = LAYERS.iter().map(|(inputs, sums)| inputs * sums + sums * 4 + 4).sum();
        assert_eq!(WEIGHTS.len(), wanted);
        assert!(FILE.len() < 30_000);
    }

    #[test]
    fn nothing_is_no_digit() {
        let costs = costs(&[0; SIDE * SIDE]);
        assert!(costs.contains(&0) && costs.iter().all(|&cost| cost >= 0));
    }
}
