//! What cameras and files do to a picture: blur, noise, and the squares of JPEG.

use crate::chance::Chance;
use crate::fonts::Letter;

/// The side of a square of a JPEG file.
const SQUARE: usize = 8;

/// By how much JPEG rounds each wave of a square at quality 50: the example for brightness in the standard (ITU-T T.81, table K.1).
const ROUNDED: [[u8; SQUARE]; SQUARE] = [
    [16, 11, 10, 16, 24, 40, 51, 61],
    [12, 12, 14, 19, 26, 58, 60, 55],
    [14, 13, 16, 24, 40, 57, 69, 56],
    [14, 17, 22, 29, 51, 87, 80, 62],
    [18, 22, 37, 56, 68, 109, 103, 77],
    [24, 35, 55, 64, 81, 104, 113, 92],
    [49, 64, 78, 87, 103, 121, 120, 101],
    [72, 92, 95, 98, 112, 100, 103, 99],
];

/// A picture in which each pixel is the mean of those around it, with this standard deviation, in pixels.
pub(crate) fn blurred(letter: &Letter, deviation: f32) -> Letter {
    // A mean of three has a variance of two thirds; so much less if it is only partly taken.
    const THREE: f32 = 2.0 / 3.0;
    let variance = deviation * deviation;
    let times = (variance / THREE).ceil();
    let mut blurred = letter.clone();
    for _ in 0..times as usize {
        let soft = mean(&blurred, 1);
        let share = variance / (THREE * times);
        blurred.cover.iter_mut().zip(&soft.cover).for_each(|(sharp, soft)| *sharp += (soft - *sharp) * share);
    }
    blurred
}

/// The mean of the pixels around each, in both directions.
pub(crate) fn mean(letter: &Letter, by: isize) -> Letter {
    let across = Letter::of(letter.width, letter.height, |x, y| {
        (-by..=by).map(|step| letter.get(x + step, y)).sum::<f32>() / (2 * by + 1) as f32
    });
    Letter::of(letter.width, letter.height, |x, y| {
        (-by..=by).map(|step| across.get(x, y + step)).sum::<f32>() / (2 * by + 1) as f32
    })
}

/// Adds noise with this standard deviation, in parts of the difference between ink and paper.
pub(crate) fn noisy(letter: &mut Letter, deviation: f32, chance: &mut Chance) {
    letter.cover.iter_mut().for_each(|cover| *cover += deviation * chance.error());
}

/// What a JPEG file keeps, whose squares begin anywhere. `quality` is 50 to 100, or less for larger steps; `contrast` is how far ink and
/// paper are from each other, up to 255.
pub(crate) fn kept(letter: &Letter, quality: f32, contrast: f32, chance: &mut Chance) -> Letter {
    let scale = if quality < 50.0 { 50.0 / quality } else { 2.0 - quality / 50.0 };
    let (left, top) = (chance.below(SQUARE), chance.below(SQUARE));
    let mut kept = letter.clone();
    let waves = waves();
    for square_top in (0..letter.height + top).step_by(SQUARE) {
        for square_left in (0..letter.width + left).step_by(SQUARE) {
            let place = |x: usize, y: usize| ((square_left + x).wrapping_sub(left), (square_top + y).wrapping_sub(top));
            let mut square = [[0.0_f32; SQUARE]; SQUARE];
            for (y, row) in square.iter_mut().enumerate() {
                for (x, value) in row.iter_mut().enumerate() {
                    let (x, y) = place(x, y);
                    *value = letter.get(x as isize, y as isize) * contrast;
                }
            }
            let mut turned = turned(&turned(&square, &waves, false), &waves, false);
            // Turned twice, so rows are rows again.
            for (row, steps) in turned.iter_mut().zip(&ROUNDED) {
                for (value, &step) in row.iter_mut().zip(steps) {
                    let step = (f32::from(step) * scale).max(1.0);
                    *value = libm::roundf(*value / step) * step;
                }
            }
            let square = self::turned(&self::turned(&turned, &waves, true), &waves, true);
            for (y, row) in square.iter().enumerate() {
                for (x, value) in row.iter().enumerate() {
                    let (x, y) = place(x, y);
                    if x < letter.width && y < letter.height {
                        kept.cover[y * letter.width + x] = value / contrast;
                    }
                }
            }
        }
    }
    kept
}

/// The cosine waves of a row of eight, each of length 1.
fn waves() -> [[f32; SQUARE]; SQUARE] {
    std::array::from_fn(|wave| {
        let height: f32 = if wave == 0 { 0.125 } else { 0.25 };
        std::array::from_fn(|at| {
            let angle = core::f32::consts::PI / 16.0 * (2 * at + 1) as f32 * wave as f32;
            libm::sqrtf(height) * libm::cosf(angle)
        })
    })
}

/// Each row of a square as the waves in it, or back; rows become columns.
fn turned(square: &[[f32; SQUARE]; SQUARE], waves: &[[f32; SQUARE]; SQUARE], back: bool) -> [[f32; SQUARE]; SQUARE] {
    std::array::from_fn(|to| {
        std::array::from_fn(|row| {
            let wave = |at: usize| if back { waves[at][to] } else { waves[to][at] };
            (0..SQUARE).map(|at| square[row][at] * wave(at)).sum()
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_of_the_best_quality_keeps_nearly_all() {
        let mut chance = Chance::new(7);
        let letter = Letter::of(19, 23, |x, y| if (x * y) % 3 == 0 { 1.0 } else { 0.0 });
        let off = |quality: f32, chance: &mut Chance| {
            let kept = kept(&letter, quality, 200.0, chance);
            let errors = kept.cover.iter().zip(&letter.cover).map(|(one, other)| (one - other).abs());
            errors.fold(0.0, f32::max)
        };
        assert!(off(100.0, &mut chance) < 0.02);
        assert!(off(30.0, &mut chance) > 0.1);
    }

    #[test]
    fn a_blur_spreads_a_point_as_far_as_wished() {
        let point = Letter::of(21, 21, |x, y| f32::from(u8::from((x, y) == (10, 10))));
        for deviation in [0.5, 1.0, 1.6] {
            let blurred = blurred(&point, deviation);
            let variance: f32 = (0..21)
                .flat_map(|y| (0..21).map(move |x| (x, y)))
                .fold(0.0, |sum, (x, y)| sum + blurred.get(x, y) * ((x - 10) * (x - 10)) as f32);
            assert!((variance - deviation * deviation).abs() < 0.01, "{variance}");
        }
    }
}
