//! Formats and limits decimal numbers. The standard library's formatting is exact to the last digit, and its tables would be a twentieth of the
//! page's program.

/// A number with at most this many digits after the point (0 to 6), and no zeros at the end.
pub fn decimal(number: f64, places: u32) -> String {
    let scale = 10_i64.pow(places);
    let scaled = (number * scale as f64).round() as i64;
    let sign = if scaled < 0 { "-" } else { "" };
    let (whole, rest) = (scaled.unsigned_abs() / scale.unsigned_abs(), scaled.unsigned_abs() % scale.unsigned_abs());
    let width = places as usize;
    match rest {
        0 => format!("{sign}{whole}"),
        _ => format!("{sign}{whole}.{rest:0width$}").trim_end_matches('0').to_owned(),
    }
}

/// The number, or the limit that it is beyond.
pub fn within(number: f64, least: f64, most: f64) -> f64 {
    if number < least {
        least
    } else if number > most {
        most
    } else {
        number
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn zeros_at_the_end_are_left_out() {
        for (number, places, written) in [
            (0.0, 3, "0"),
            (-0.0001, 3, "0"),
            (12.0, 0, "12"),
            (2.5, 3, "2.5"),
            (-2.0625, 4, "-2.0625"),
            (0.05, 2, "0.05"),
            (-0.05, 2, "-0.05"),
            (9.9996, 3, "10"),
        ] {
            assert_eq!(decimal(number, places), written);
        }
    }

    proptest! {
        #[test]
        fn it_is_the_number_rounded(number in -1e6..1e6_f64, places in 0..=6_u32) {
            let written: f64 = decimal(number, places).parse().unwrap();
            prop_assert!((written - number).abs() <= 0.5001 / f64::from(10_u32.pow(places)));
        }
    }
}
