//! Which digit a glyph is: a small convolutional network of two convolutional and two dense layers, in integer arithmetic, so that it gives the same
//! answer everywhere. The package in `digits/` makes its weights.

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

/// The layer with most weights, from 0. They are quantised so that a byte of the file holds two, which compress better: the number of levels, and
/// their distance.
pub const LARGEST: usize = 2;
/// How many values its weights have.
pub const VALUES: u8 = 13;
/// How far these values are from each other.
pub const STEP: i8 = 20;

/// For each layer the weights of its first sum, of its second, and so on, a byte each, those of the largest layer two in a byte; what is added
/// to each sum, and by what it is multiplied, in parts of 2²⁴, four bytes each.
static FILE: &[u8] = include_bytes!("weights.bin");

/// The layers of the file.
static NETWORK: LazyLock<[Layer; LAYERS.len()]> = LazyLock::new(|| {
    let mut rest = FILE;
    std::array::from_fn(|layer| {
        let (inputs, sums) = LAYERS[layer];
        let one = |value: u8| ((value % VALUES) as i8 - (VALUES / 2) as i8).wrapping_mul(STEP);
        let weights: Vec<i8> = if layer == LARGEST {
            taken(&mut rest, inputs * sums / 2).iter().flat_map(|&pair| [one(pair / VALUES), one(pair)]).collect()
        } else {
            taken(&mut rest, inputs * sums).iter().map(|&weight| weight as i8).collect()
        };
        let added = taken(&mut rest, sums * 4).chunks_exact(4).map(four).collect();
        Layer { pairs: paired(&weights, inputs), added, factor: four(taken(&mut rest, 4)) }
    })
});

/// How little a glyph looks like each kind, in parts of 256 of a natural logarithm: 0 for the likeliest.
pub type Costs = [i32; KINDS];

/// A layer of the network.
struct Layer {
    /// For each two of its sums, a number for each input: the weight of the first, and the weight of the second times 2³². So one product is
    /// two.
    pairs: Vec<i64>,
    added: Vec<i64>,
    factor: i64,
}

/// The next `count` bytes.
fn taken(rest: &mut &'static [u8], count: usize) -> &'static [u8] {
    let (taken, others) = rest.split_at_checked(count).unwrap_or_default();
    *rest = others;
    taken
}

fn four(bytes: &[u8]) -> i64 {
    bytes.try_into().map_or(0, |four| i64::from(i32::from_le_bytes(four)))
}

/// The weights of each two sums in one number for each input. After the last of an odd number nothing comes.
fn paired(weights: &[i8], inputs: usize) -> Vec<i64> {
    let weight = |at: usize| i64::from(weights.get(at).copied().unwrap_or(0));
    let starts = (0..weights.len()).step_by(inputs * 2);
    starts.flat_map(|start| (start..start + inputs).map(|at| weight(at) + (weight(at + inputs) << 32))).collect()
}

/// A sum as what the next layer sees.
fn shade(sum: i64) -> u8 {
    sum.clamp(0, 255) as u8
}

impl Layer {
    /// All its sums of what it sees.
    fn sums(&self, seen: &[u8], sums: &mut [i64]) {
        for (weights, index) in self.pairs.chunks_exact(seen.len()).zip((0..).step_by(2)) {
            let both: i64 = weights.iter().zip(seen).map(|(&weights, &seen)| weights * i64::from(seen)).sum();
            let first = i64::from(both as i32);
            for (index, own) in [(index, first), (index + 1, (both - first) >> 32)] {
                if let (Some(sum), Some(added)) = (sums.get_mut(index), self.added.get(index)) {
                    *sum = ((own + added) * self.factor + (1 << 23)) >> 24;
                }
            }
        }
    }

    /// Convolution and 2 × 2 max pooling over a square with several channels.
    fn filtered(&self, seen: &[u8], (side, depth): (usize, usize), (own, sums): (usize, usize)) -> Vec<u8> {
        let half = (side - own).div_ceil(2);
        let mut most = vec![0_u8; half * half * sums];
        let mut window = vec![0_u8; own * own * depth];
        let mut found = vec![0; sums];
        for y in 0..half * 2 {
            for x in 0..half * 2 {
                for (row, part) in window.chunks_exact_mut(own * depth).enumerate() {
                    let start = ((y + row) * side + x) * depth;
                    part.copy_from_slice(&seen[start..start + own * depth]);
                }
                let place = ((y / 2) * half + x / 2) * sums;
                self.sums(&window, &mut found);
                for (most, &sum) in most[place..place + sums].iter_mut().zip(&found) {
                    *most = (*most).max(shade(sum));
                }
            }
        }
        most
    }
}

/// Which digit a glyph is.
pub fn costs(glyph: &Glyph) -> Costs {
    let [first, second, third, last] = &*NETWORK;
    let seen = first.filtered(glyph, (SIDE, 1), (FIRST_SIDE, FIRST));
    let seen = second.filtered(&seen, (ONCE, FIRST), (SECOND_SIDE, SECOND));
    let (mut hidden, mut answers) = ([0; HIDDEN], [0; KINDS]);
    third.sums(&seen, &mut hidden);
    last.sums(&hidden.map(shade), &mut answers);
    let best = answers.into_iter().max().unwrap_or_default();
    answers.map(|answer| (best - answer).clamp(0, 1 << 20) as i32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_weights_are_whole() {
        let bytes: usize = LAYERS.iter().map(|(inputs, sums)| inputs * sums + sums * 4 + 4).sum();
        assert_eq!(FILE.len(), bytes - LAYERS[LARGEST].0 * LAYERS[LARGEST].1 / 2);
        assert!(FILE.len() < 30_000);
        for (layer, (inputs, sums)) in NETWORK.iter().zip(LAYERS) {
            assert_eq!((layer.pairs.len(), layer.added.len()), (inputs * sums.div_ceil(2), sums));
        }
    }

    #[test]
    fn two_products_at_once_are_those_of_each() {
        // Weights of both signs, the largest among them, with the largest inputs, so that sums are as large as they can be.
        let inputs = SEEN;
        let of = |sum: usize, at: usize| match sum {
            0 => i8::MIN,
            1 => i8::MAX,
            _ => (at * 77 + sum * 31) as i8,
        };
        for sums in [[0, 1, 2], [1, 0, 3], [2, 3, 0]] {
            let weights: Vec<i8> = sums.iter().flat_map(|&sum| (0..inputs).map(move |at| of(sum, at))).collect();
            let layer = Layer { pairs: paired(&weights, inputs), added: vec![-5, 0, 7], factor: 1 << 24 };
            for seen in [vec![255_u8; inputs], (0..inputs).map(|at| (at * 13) as u8).collect()] {
                let mut found = [0; 3];
                layer.sums(&seen, &mut found);
                let own = |weights: &[i8]| {
                    weights.iter().zip(&seen).map(|(&one, &two)| i64::from(one) * i64::from(two)).sum::<i64>()
                };
                let wanted: Vec<i64> =
                    weights.chunks(inputs).map(own).zip([-5, 0, 7]).map(|(sum, added)| sum + added).collect();
                assert_eq!(found[..], wanted);
            }
        }
    }

    #[test]
    fn nothing_is_no_digit() {
        let costs = costs(&[0; SIDE * SIDE]);
        assert!(costs.contains(&0) && costs.iter().all(|&cost| cost >= 0));
    }
}
