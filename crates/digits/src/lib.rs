//! Finds digits in pictures: a network of five convolutional layers says of each place of a tile whether a digit has its middle there, and which.
//!
//! A place sees 33 × 33 pixels, in which digits should be from 8 to 16 pixels tall. The scripts in `learning/` train the weights. They are multiplied and
//! added in the same order everywhere, so the same pixels give the same answer.

mod four;

use four::Four;
use std::sync::LazyLock;

/// What may be at a place: nothing, or one of the ten digits.
pub const KINDS: usize = 11;

/// How much the network says of a place: how likely each kind is, as natural logarithms that share an addend; how far the middle of the digit is from
/// the middle of the place to the right and down, in places; its width and height, in parts of [`TALL`]; and the log odds that the next digit belongs to
/// the same number.
pub const ANSWERS: usize = KINDS + 5;

/// How tall digits are for which it was trained, in pixels: from 8 to 16.
pub const TALL: f64 = 12.0;

/// The distance of two places, in pixels.
pub const STEP: usize = 4;

/// The places on a side of a tile.
pub const PLACES: usize = 16;

/// The pixels on a side of a tile, with those around it that its places see.
pub const SEEN: usize = 93;

/// How many of these are on the left of the tile, and above it.
pub const BEFORE: usize = 16;

/// A layer: the side of its filters, their distance, how many numbers each place has before and after it, and how many values its weights have on each
/// side of 0.
struct Shape {
    side: usize,
    step: usize,
    before: usize,
    after: usize,
    levels: u8,
}

const fn shape(side: usize, step: usize, before: usize, after: usize, levels: u8) -> Shape {
    Shape { side, step, before, after, levels }
}

const SHAPES: [Shape; 6] = [
    shape(5, 2, 1, 16, 127),
    shape(3, 2, 16, 32, 127),
    shape(3, 1, 32, 48, 7),
    shape(3, 1, 48, 48, 7),
    shape(3, 1, 48, 48, 7),
    shape(1, 1, 48, ANSWERS, 127),
];

/// For each layer, its weights by row, column, number before and number after: a byte each, or two in a byte if they have few values. Then for each
/// number after, what a step of its weights is worth, and what is added; both as 32-bit fractions.
static FILE: &[u8] = include_bytes!("weights.bin");

static LAYERS: LazyLock<Vec<Layer>> = LazyLock::new(|| {
    let mut rest = FILE;
    SHAPES.iter().map(|shape| Layer::of(shape, &mut rest)).collect()
});

/// Its numbers after are in fours.
struct Layer {
    shape: &'static Shape,
    weights: Vec<Four>,
    added: Vec<Four>,
}

fn fours(all: impl Iterator<Item = f32>) -> Vec<Four> {
    let all: Vec<f32> = all.collect();
    all.as_chunks().0.iter().map(|&own| Four::of(own)).collect()
}

/// The next `count` bytes.
fn taken(rest: &mut &'static [u8], count: usize) -> &'static [u8] {
    let (taken, others) = rest.split_at_checked(count).unwrap_or_default();
    *rest = others;
    taken
}

fn fractions(bytes: &[u8]) -> Vec<f32> {
    bytes.chunks_exact(4).map(|four| f32::from_le_bytes(four.try_into().unwrap_or_default())).collect()
}

impl Shape {
    fn weights(&self) -> usize {
        self.side * self.side * self.before * self.after
    }

    fn has_pairs(&self) -> bool {
        self.levels < 8
    }
}

impl Layer {
    fn of(shape: &'static Shape, rest: &mut &'static [u8]) -> Layer {
        let values = shape.levels * 2 + 1;
        let level = |value: u8| f32::from(value) - f32::from(shape.levels);
        let weights: Vec<f32> = if shape.has_pairs() {
            taken(rest, shape.weights() / 2)
                .iter()
                .flat_map(|&pair| [level(pair / values), level(pair % values)])
                .collect()
        } else {
            taken(rest, shape.weights()).iter().map(|&value| level(value)).collect()
        };
        let worth = fractions(taken(rest, shape.after * 4));
        let added = fractions(taken(rest, shape.after * 4));
        let weights =
            weights.chunks_exact(shape.after).flat_map(|own| own.iter().zip(&worth).map(|(own, worth)| own * worth));
        Layer { shape, weights: fours(weights), added: fours(added.into_iter()) }
    }

    /// What it makes of a square with this many places on a side, only where its filters lie wholly inside.
    fn filtered(&self, seen: &[f32], side: usize) -> (Vec<f32>, usize) {
        match self.shape.after {
            16 => self.filtered_to::<4>(seen, side),
            32 => self.filtered_to::<8>(seen, side),
            _ => self.filtered_to::<12>(seen, side),
        }
    }

    /// The same, with so many fours that the compiler can keep them in registers.
    #[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
    fn filtered_to<const FOURS: usize>(&self, seen: &[f32], side: usize) -> (Vec<f32>, usize) {
        let Shape { side: own, step, before, .. } = *self.shape;
        let across = (side - own) / step + 1;
        let (weights, _) = self.weights.as_chunks::<FOURS>();
        let mut all = vec![[Four::all(0.0); FOURS]; across * across];
        all.iter_mut().for_each(|sums| sums.copy_from_slice(&self.added));
        // One row of the filters after the other: its weights fit into the processor's nearest cache, all of them do not.
        for (row, weights) in weights.chunks_exact(own * before).enumerate() {
            for (at, kept) in all.iter_mut().enumerate() {
                let (x, y) = (at % across * step, at / across * step);
                let start = ((y + row) * side + x) * before;
                let mut sums = *kept;
                for (&seen, weights) in seen[start..start + own * before].iter().zip(weights) {
                    // About half of what a layer says is 0.
                    if seen != 0.0 {
                        let seen = Four::all(seen);
                        for at in 0..FOURS {
                            sums[at].add_product(seen, weights[at]);
                        }
                    }
                }
                *kept = sums;
            }
        }
        let all = all.iter().flatten().flat_map(|sum| sum.parts()).collect();
        (all, across)
    }
}

/// What the network says of each of the [`PLACES`] × [`PLACES`] places of a tile, row by row, given [`SEEN`] × [`SEEN`] shades from 0 to 255.
///
/// # Panics
/// If there are fewer shades.
pub fn answers(shades: &[u8]) -> Vec<[f32; ANSWERS]> {
    let mut seen: Vec<f32> = shades.iter().map(|&shade| f32::from(shade) / 255.0).collect();
    let mut side = SEEN;
    for (index, layer) in LAYERS.iter().enumerate() {
        (seen, side) = layer.filtered(&seen, side);
        if index + 1 < SHAPES.len() {
            seen.iter_mut().for_each(|own| *own = own.max(0.0));
        }
    }
    seen.chunks_exact(ANSWERS).filter_map(|own| own.try_into().ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_weights_are_whole() {
        let bytes = |shape: &Shape| shape.weights() / if shape.has_pairs() { 2 } else { 1 } + shape.after * 8;
        assert_eq!(FILE.len(), SHAPES.iter().map(bytes).sum::<usize>());
        for (layer, shape) in LAYERS.iter().zip(&SHAPES) {
            assert_eq!((layer.weights.len() * 4, layer.added.len() * 4), (shape.weights(), shape.after));
        }
    }

    /// What a layer makes of a square, by the definition of a convolution.
    fn slowly(layer: &Layer, seen: &[f32], side: usize) -> Vec<f32> {
        let Shape { side: own, step, before, after, .. } = *layer.shape;
        let across = (side - own) / step + 1;
        let [weights, added] =
            [&layer.weights, &layer.added].map(|all| all.iter().flat_map(|own| own.parts()).collect::<Vec<f32>>());
        let mut all = Vec::new();
        for at in 0..across * across * after {
            let (place, sum) = (at / after, at % after);
            let mut own_sum = added[sum];
            for filter in 0..own * own * before {
                let (pixel, number) = (filter / before, filter % before);
                let (x, y) = (place % across * step + pixel % own, place / across * step + pixel / own);
                own_sum += seen[(y * side + x) * before + number] * weights[filter * after + sum];
            }
            all.push(own_sum);
        }
        all
    }

    #[test]
    fn layers_filter_as_convolutions_are_defined() {
        for layer in LAYERS.iter() {
            let side = 7;
            let seen: Vec<f32> =
                (0..side * side * layer.shape.before).map(|at| ((at * 37 % 11) as f32 - 4.0).max(0.0)).collect();
            let (found, across) = layer.filtered(&seen, side);
            assert_eq!(found.len(), across * across * layer.shape.after);
            assert_eq!(found, slowly(layer, &seen, side));
        }
    }

    #[test]
    fn a_plain_tile_has_no_digit() {
        for shade in [0, 128, 255] {
            let answers = answers(&[shade; SEEN * SEEN]);
            assert_eq!(answers.len(), PLACES * PLACES);
            assert!(answers.iter().all(|own| own[1..KINDS].iter().all(|digit| *digit < own[0])));
        }
    }
}
