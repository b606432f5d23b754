//! Which colours can be told apart, and whether black or white is easier to read on one.

const BLACK: [u8; 3] = [0; 3];
const WHITE: [u8; 3] = [255; 3];
/// The least difference, in one of red, green and blue, at which two areas side by side are easily told apart.
const TOLD_APART: u8 = 48;

/// Black or white, the one with the higher contrast to a colour. It is always at least 4.5 to 1, as people with weak sight
/// need it.
pub(super) fn legible_on(ground: [u8; 3]) -> [u8; 3] {
    if contrast(BLACK, ground) >= contrast(WHITE, ground) { BLACK } else { WHITE }
}

/// Whether areas of two colours could be taken for one.
pub(super) fn are_alike(one: [u8; 3], other: [u8; 3]) -> bool {
    one.into_iter().zip(other).all(|(one, other)| one.abs_diff(other) < TOLD_APART)
}

/// The contrast of two colours as the Web Content Accessibility Guidelines define it: from 1, for equal ones, to 21.
pub(super) fn contrast(one: [u8; 3], other: [u8; 3]) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// How light a colour is, from 0 to 1.
fn luminance([red, green, blue]: [u8; 3]) -> f64 {
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/// The amount of light for one value of a screen, from 0 to 1.
fn linear(value: u8) -> f64 {
    let value = f64::from(value) / 255.0;
    if value <= 0.04045 {
        return value / 12.92;
    }
    let base = (value + 0.055) / 1.055;
    let square = base * base;
    square * fifth_root(square)
}

/// The fifth root of a number from 0.005 to 1, by Newton's method: only with operations that every platform rounds alike.
fn fifth_root(number: f64) -> f64 {
    let mut root = 1.0;
    for _ in 0..16 {
        let fourth: f64 = root * root * root * root;
        root -= (root - number / fourth) / 5.0;
    }
    root
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contrasts_are_those_of_the_guidelines() {
        let cases = [
            (BLACK, WHITE, 21.0),
            (WHITE, WHITE, 1.0),
            ([0x77; 3], WHITE, 4.478),
            ([0x76; 3], WHITE, 4.542),
            ([255, 0, 0], WHITE, 3.998),
            ([0, 0, 255], WHITE, 8.592),
            ([0, 128, 0], WHITE, 5.137),
        ];
        for (one, other, expected) in cases {
            let found = contrast(one, other);
            assert!((found - expected).abs() < 0.001, "{one:?} {other:?}: {found}");
        }
        for value in 0..=255 {
            let value = f64::from(value) / 255.0;
            let power = if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) };
            assert!((linear((value * 255.0).round() as u8) - power).abs() < 1e-12, "{value}");
        }
    }

    #[test]
    fn pale_colours_are_like_paper() {
        assert!(are_alike([255; 3], [0xff, 0xfd, 0xf7]) && are_alike([255, 240, 220], [255; 3]));
        assert!(!are_alike([255, 255, 0], [255; 3]) && !are_alike(BLACK, WHITE));
    }

    /// The tests that take longest.
    mod long {
        use super::*;

        #[test]
        fn one_of_black_and_white_can_be_read_on_every_colour() {
            let values = || (0..=255u8).step_by(3).chain([1, 254]);
            let mut least = f64::MAX;
            for red in values() {
                for green in values() {
                    for blue in values() {
                        let ground = [red, green, blue];
                        let best = contrast(legible_on(ground), ground);
                        assert_eq!(best, contrast(BLACK, ground).max(contrast(WHITE, ground)), "{ground:?}");
                        least = least.min(best);
                    }
                }
            }
            // The contrasts with black and with white have the product 21, and the square root of that is 4.58.
            assert!((4.5..4.6).contains(&least), "{least}");
        }
    }
}
