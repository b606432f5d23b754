//! The network in fractions, and how it learns: by steps against the gradient (Adam, Kingma and Ba 2014).

use crate::chance::Chance;
use nonoscope_scan::learning::{FIRST, FIRST_SIDE, Glyph, KINDS, LAYERS, SECOND, SECOND_SIDE, SIDE};

const ONCE: usize = (SIDE - FIRST_SIDE).div_ceil(2);
const TWICE: usize = (ONCE - SECOND_SIDE).div_ceil(2);

/// What is learnt of a layer: its weights, and what is added to each sum.
#[derive(Clone)]
pub(crate) struct Layer {
    pub(crate) weights: Vec<f32>,
    pub(crate) added: Vec<f32>,
}

#[derive(Clone)]
pub(crate) struct Net(pub(crate) [Layer; 4]);

/// What each layer says of a glyph, and which of four was the largest.
pub(crate) struct Seen {
    input: Vec<f32>,
    pub(crate) once: Vec<f32>,
    from_once: Vec<usize>,
    pub(crate) twice: Vec<f32>,
    from_twice: Vec<usize>,
    pub(crate) hidden: Vec<f32>,
    pub(crate) answers: [f32; KINDS],
}

impl Net {
    pub(crate) fn new(chance: &mut Chance) -> Net {
        Net(LAYERS.map(|(inputs, sums)| {
            let spread = libm::sqrtf(2.0 / inputs as f32);
            Layer { weights: (0..inputs * sums).map(|_| chance.error() * spread).collect(), added: vec![0.0; sums] }
        }))
    }

    pub(crate) fn zero() -> Net {
        Net(LAYERS.map(|(inputs, sums)| Layer { weights: vec![0.0; inputs * sums], added: vec![0.0; sums] }))
    }

    pub(crate) fn see(&self, glyph: &Glyph) -> Seen {
        let input: Vec<f32> = glyph.iter().map(|&ink| f32::from(ink) / 255.0).collect();
        let (once, from_once) = filtered(&self.0[0], &input, (SIDE, 1), (FIRST_SIDE, FIRST));
        let (twice, from_twice) = filtered(&self.0[1], &once, (ONCE, FIRST), (SECOND_SIDE, SECOND));
        let hidden: Vec<f32> = sums(&self.0[2], &twice).map(|sum| sum.max(0.0)).collect();
        let mut answers = [0.0; KINDS];
        answers.iter_mut().zip(sums(&self.0[3], &hidden)).for_each(|(answer, sum)| *answer = sum);
        Seen { input, once, from_once, twice, from_twice, hidden, answers }
    }

    /// Adds the gradient of one sample, whose answer should be `kind`; what it says now is returned as the loss.
    pub(crate) fn learn(&self, glyph: &Glyph, kind: usize, gradient: &mut Net) -> f32 {
        const SOFT: f32 = 0.02;
        let seen = self.see(glyph);
        let most = seen.answers.iter().copied().fold(f32::MIN, f32::max);
        let powers = seen.answers.map(|answer| libm::expf(answer - most));
        let sum: f32 = powers.iter().sum();
        let mut errors = [0.0; KINDS];
        for (index, error) in errors.iter_mut().enumerate() {
            let wanted = SOFT / KINDS as f32 + if index == kind { 1.0 - SOFT } else { 0.0 };
            *error = powers[index] / sum - wanted;
        }
        let mut hidden = back(&self.0[3], &seen.hidden, &errors, &mut gradient.0[3]);
        hidden.iter_mut().zip(&seen.hidden).for_each(|(error, &value)| *error *= f32::from(u8::from(value > 0.0)));
        let twice = back(&self.0[2], &seen.twice, &hidden, &mut gradient.0[2]);
        let geometry = (ONCE, FIRST, SECOND_SIDE, SECOND, TWICE);
        let once = back_filtered(
            &self.0[1],
            &seen.once,
            (&seen.twice, &seen.from_twice),
            &twice,
            geometry,
            &mut gradient.0[1],
        );
        let geometry = (SIDE, 1, FIRST_SIDE, FIRST, ONCE);
        back_filtered(&self.0[0], &seen.input, (&seen.once, &seen.from_once), &once, geometry, &mut gradient.0[0]);
        -libm::logf((powers[kind] / sum).max(1e-9))
    }

    pub(crate) fn each(&mut self) -> impl Iterator<Item = &mut f32> {
        self.0.iter_mut().flat_map(|layer| layer.weights.iter_mut().chain(layer.added.iter_mut()))
    }

    pub(crate) fn values(&self) -> impl Iterator<Item = f32> + '_ {
        self.0.iter().flat_map(|layer| layer.weights.iter().chain(layer.added.iter()).copied())
    }
}

/// Adds in eight sums, which processors do at once.
fn product(one: &[f32], other: &[f32]) -> f32 {
    let mut sums = [0.0_f32; 8];
    let (ones, others) = (one.chunks_exact(8), other.chunks_exact(8));
    let rest: f32 = ones.remainder().iter().zip(others.remainder()).map(|(one, other)| one * other).sum();
    for (one, other) in ones.zip(others) {
        for at in 0..8 {
            sums[at] += one[at] * other[at];
        }
    }
    sums.iter().sum::<f32>() + rest
}

fn sums<'l>(layer: &'l Layer, seen: &'l [f32]) -> impl Iterator<Item = f32> + 'l {
    layer.weights.chunks_exact(seen.len()).zip(&layer.added).map(|(weights, added)| product(weights, seen) + added)
}

fn window(seen: &[f32], (side, depth): (usize, usize), own: usize, (x, y): (usize, usize), window: &mut [f32]) {
    for (row, part) in window.chunks_exact_mut(own * depth).enumerate() {
        let start = ((y + row) * side + x) * depth;
        part.copy_from_slice(&seen[start..start + own * depth]);
    }
}

fn filtered(
    layer: &Layer,
    seen: &[f32],
    (side, depth): (usize, usize),
    (own, count): (usize, usize),
) -> (Vec<f32>, Vec<usize>) {
    let half = (side - own).div_ceil(2);
    let (mut most, mut from) = (vec![0.0; half * half * count], vec![usize::MAX; half * half * count]);
    let mut part = vec![0.0; own * own * depth];
    for y in 0..half * 2 {
        for x in 0..half * 2 {
            window(seen, (side, depth), own, (x, y), &mut part);
            let place = ((y / 2) * half + x / 2) * count;
            for (index, sum) in sums(layer, &part).enumerate() {
                if sum > most[place + index] {
                    most[place + index] = sum;
                    from[place + index] = y * half * 2 + x;
                }
            }
        }
    }
    (most, from)
}

fn add(to: &mut [f32], what: &[f32], times: f32) {
    to.iter_mut().zip(what).for_each(|(to, what)| *to += what * times);
}

fn back(layer: &Layer, seen: &[f32], errors: &[f32], gradient: &mut Layer) -> Vec<f32> {
    let mut before = vec![0.0; seen.len()];
    for (index, &error) in errors.iter().enumerate() {
        if error != 0.0 {
            let part = index * seen.len()..(index + 1) * seen.len();
            add(&mut before, &layer.weights[part.clone()], error);
            add(&mut gradient.weights[part], seen, error);
            gradient.added[index] += error;
        }
    }
    before
}

fn back_filtered(
    layer: &Layer,
    seen: &[f32],
    (_, from): (&[f32], &[usize]),
    errors: &[f32],
    (side, depth, own, count, half): (usize, usize, usize, usize, usize),
    gradient: &mut Layer,
) -> Vec<f32> {
    let mut before = vec![0.0; seen.len()];
    let length = own * own * depth;
    let mut part = vec![0.0; length];
    for (place, &error) in errors.iter().enumerate() {
        if error == 0.0 || from[place] == usize::MAX {
            continue;
        }
        let index = place % count;
        let (x, y) = (from[place] % (half * 2), from[place] / (half * 2));
        window(seen, (side, depth), own, (x, y), &mut part);
        add(&mut gradient.weights[index * length..(index + 1) * length], &part, error);
        gradient.added[index] += error;
        for row in 0..own {
            let start = ((y + row) * side + x) * depth;
            let weights = &layer.weights[index * length + row * own * depth..index * length + (row + 1) * own * depth];
            add(&mut before[start..start + own * depth], weights, error);
        }
    }
    before
}
