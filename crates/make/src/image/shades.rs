//! Turns shades of grey into filled and empty: brightness, contrast, threshold and dithering.

use super::settings::{Dither, Settings};

/// Applies brightness and contrast, both from −100 to 100, to a value.
pub(super) fn adjusted(number: u8, settings: &Settings) -> u8 {
    let (brightness, contrast) = (settings.brightness.clamp(-100, 100), settings.contrast.clamp(-100, 100));
    let lighter = i32::from(number) * 100 + brightness * 128;
    let from_middle = lighter - 12_800;
    let spread = match contrast {
        ..=0 => from_middle * (100 + contrast) / 100,
        // The whole range at 99, black and white at 100.
        _ => from_middle * 100 / (101 - contrast),
    };
    ((spread + 12_800) / 100).clamp(0, 255) as u8
}

/// Otsu's threshold (1979): where the weighted means of both sides are farthest apart. It is the lightest shade of the dark side, in the middle
/// between it and the next.
pub(super) fn otsu(shades: &[u8]) -> u8 {
    let mut counts = [0_u64; 256];
    for &shade in shades {
        counts[usize::from(shade)] += 1;
    }
    let all: u64 = counts.iter().sum();
    let total: u64 = counts.iter().zip(0..).map(|(count, shade)| count * shade).sum();
    let (mut below, mut sum) = (0, 0);
    let (mut best, mut first, mut last) = (0_u128, 127_usize, 127_usize);
    for (shade, &count) in counts.iter().enumerate().take(255) {
        below += count;
        sum += count * shade as u64;
        let above = all - below;
        if below == 0 || above == 0 {
            continue;
        }
        // below × above × (difference of means)² = (sum × above − rest × below)² / (below × above)
        let difference = u128::from((sum * above).abs_diff((total - sum) * below));
        // Rounding is the same everywhere; sums of up to a million shades are exact to 13 digits.
        let value = difference * difference / (u128::from(below) * u128::from(above));
        if value > best {
            (best, first) = (value, shade);
        }
        if value == best {
            last = shade;
        }
    }
    ((first + last) / 2) as u8
}

/// Which cells are dark: as light as the threshold at most.
pub(super) fn dark(shades: &[u8], width: usize, threshold: u8, dither: Dither) -> Vec<bool> {
    match dither {
        Dither::None => shades.iter().map(|&shade| shade <= threshold).collect(),
        Dither::Ordered => {
            let is_dark = |(at, &shade): (usize, &u8)| {
                let shift = i32::from(bayer(at % width, at / width)) * 16 - 120;
                i32::from(shade) + shift <= i32::from(threshold)
            };
            shades.iter().enumerate().map(is_dark).collect()
        }
        Dither::Diffused => diffused(shades, width, threshold),
    }
}

/// Bayer's 4 × 4 matrix.
pub(super) fn bayer(column: usize, row: usize) -> u8 {
    const ORDER: [[u8; 4]; 4] = [[0, 8, 2, 10], [12, 4, 14, 6], [3, 11, 1, 9], [15, 7, 13, 5]];
    ORDER[row % 4][column % 4]
}

/// The shades, with the darkest and the lightest as far apart as can be, but for a fiftieth of the cells on either side.
pub(super) fn spread(shades: &[u8]) -> Vec<u8> {
    let mut sorted = shades.to_vec();
    sorted.sort_unstable();
    let rest = sorted.len() / 50;
    let (Some(&low), Some(&high)) = (sorted.get(rest), sorted.iter().rev().nth(rest)) else { return sorted };
    if low >= high {
        return shades.to_vec();
    }
    let wide = u32::from(high - low);
    shades.iter().map(|&shade| (u32::from(shade.clamp(low, high) - low) * 255 / wide) as u8).collect()
}

fn diffused(shades: &[u8], width: usize, threshold: u8) -> Vec<bool> {
    let mut rest: Vec<i32> = shades.iter().map(|&shade| i32::from(shade) * 16).collect();
    let mut dark = vec![false; shades.len()];
    for at in 0..rest.len() {
        let shade = rest[at];
        dark[at] = shade <= i32::from(threshold) * 16;
        let lost = (if dark[at] { shade } else { shade - 255 * 16 }) / 16;
        let (column, is_last) = (at % width, at % width + 1 == width);
        let mut give = |to: usize, share: i32| {
            if let Some(rest) = rest.get_mut(to) {
                *rest += lost * share;
            }
        };
        if !is_last {
            give(at + 1, 7);
            give(at + width + 1, 1);
        }
        if column > 0 {
            give(at + width - 1, 3);
        }
        give(at + width, 5);
    }
    dark
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shades(seed: u64, count: usize) -> Vec<u8> {
        let mut chance = crate::Chance::new(seed);
        (0..count).map(|_| if chance.happens(1, 3) { chance.below(90) } else { 70 + chance.below(180) } as u8).collect()
    }

    #[test]
    fn the_threshold_parts_best() {
        let between = |shades: &[u8], threshold: u8| {
            let (dark, light): (Vec<u8>, Vec<u8>) = shades.iter().partition(|&&shade| shade <= threshold);
            let mean = |side: &[u8]| side.iter().map(|&shade| f64::from(shade)).sum::<f64>() / side.len() as f64;
            let apart = if dark.is_empty() || light.is_empty() { 0.0 } else { mean(&dark) - mean(&light) };
            dark.len() as f64 * light.len() as f64 * apart * apart
        };
        for seed in 0..60 {
            let shades = shades(seed, 1 + seed as usize * 7);
            let best = (0..=255).map(|threshold| between(&shades, threshold)).fold(0.0, f64::max);
            let own = between(&shades, otsu(&shades));
            assert!(own >= best * (1.0 - 1e-9), "{seed}: {own} {best}");
        }
        assert_eq!(otsu(&[10, 10, 200]), 104);
        assert_eq!((otsu(&[]), otsu(&[7; 9])), (127, 127));
    }

    #[test]
    fn nothing_wished_changes_nothing() {
        let adjusted = |brightness, contrast| {
            let settings = Settings { brightness, contrast, ..Settings::default() };
            (0..=255).map(|number| adjusted(number, &settings)).collect::<Vec<u8>>()
        };
        assert!(adjusted(0, 0).into_iter().eq(0..=255));
        for (brightness, contrast) in [(i32::MIN, i32::MAX), (100, 100), (-100, 40), (30, -100), (5, 99)] {
            assert!(adjusted(brightness, contrast).is_sorted(), "{brightness} {contrast}");
        }
        let hard = adjusted(0, 100);
        assert!(hard[..126].iter().all(|&number| number == 0) && hard[130..].iter().all(|&number| number == 255));
        assert!(adjusted(0, -100).iter().all(|&number| number == 128));
    }

    #[test]
    fn dithering_keeps_how_light_a_picture_is() {
        for shade in (0..=255).step_by(15) {
            let shades = vec![shade; 32 * 32];
            let wanted = 1024.0 * (1.0 - f64::from(shade) / 255.0);
            for dither in [Dither::Ordered, Dither::Diffused] {
                let filled = dark(&shades, 32, 127, dither).into_iter().filter(|&dark| dark).count() as f64;
                assert!((filled - wanted).abs() <= 80.0, "{dither:?} {shade}: {filled} {wanted}");
            }
        }
    }

    #[test]
    fn shades_are_spread_over_the_whole_range() {
        let found = spread(&(60..=160).collect::<Vec<u8>>());
        assert_eq!((found.first(), found.last()), (Some(&0), Some(&255)));
        assert!(found.is_sorted());
        assert_eq!((spread(&[9; 5]), spread(&[])), (vec![9; 5], vec![]));
    }
}
