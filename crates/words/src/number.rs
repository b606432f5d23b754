//! Numbers, exact, with a fixed number of decimals.

use std::fmt;

/// From so many digits on, they are written in groups of three.
const GROUPED_FROM: usize = 5;

/// A number of 0 or more.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Number {
    /// Its decimal digits without the point, at least one before it: 25 for 2.5, 05 for 0.5.
    digits: Box<str>,
    /// How many of them stand after the point.
    decimals: u8,
}

impl Number {
    /// `value` / 10^`decimals`, with so many digits after the point.
    pub fn with_decimals(value: u64, decimals: u8) -> Number {
        let shortest = usize::from(decimals) + 1;
        Number { digits: format!("{value:0>shortest$}").into(), decimals }
    }

    /// `number` rounded to so many digits after the point; 0 for negative numbers and what is none.
    #[allow(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "casts of floating-point numbers saturate"
    )]
    pub fn rounded(number: f64, decimals: u8) -> Number {
        Number::with_decimals((number * 10_f64.powi(decimals.into())).round() as u64, decimals)
    }

    /// What stands before the point.
    pub(crate) fn whole(&self) -> &str {
        self.split().0
    }

    /// What stands after the point.
    pub(crate) fn fraction(&self) -> &str {
        self.split().1
    }

    fn split(&self) -> (&str, &str) {
        let point = self.digits.len().saturating_sub(self.decimals.into());
        self.digits.split_at_checked(point).unwrap_or_default()
    }

    /// Whether it is this whole number, also with zeros after the point.
    pub(crate) fn is(&self, whole: usize) -> bool {
        value(self.whole()) == whole as u64 && value(self.fraction()) == 0
    }

    /// Writes it with a language's signs for groups and for the point.
    pub(crate) fn write(&self, group: &str, point: &str, out: &mut dyn fmt::Write) -> fmt::Result {
        let (whole, fraction) = self.split();
        for (index, digit) in whole.char_indices() {
            if index > 0 && whole.len() >= GROUPED_FROM && (whole.len() - index).is_multiple_of(3) {
                out.write_str(group)?;
            }
            out.write_char(digit)?;
        }
        if !fraction.is_empty() {
            out.write_str(point)?;
        }
        out.write_str(fraction)
    }
}

/// The number that digits are, or the largest if they are too many.
pub(crate) fn value(digits: &str) -> u64 {
    let add = |value: u64, digit: u8| value.saturating_mul(10).saturating_add(u64::from(digit.wrapping_sub(b'0')));
    digits.bytes().fold(0, add)
}

/// The remainder of the number that digits are, however many.
pub(crate) fn remainder(digits: &str, divisor: u32) -> u64 {
    let add = |value: u64, digit: u8| (value * 10 + u64::from(digit.wrapping_sub(b'0'))) % u64::from(divisor);
    digits.bytes().fold(0, add)
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl From<$number> for Number {
            fn from(number: $number) -> Number {
                Number { digits: number.to_string().into(), decimals: 0 }
            }
        }
    )*};
}

numbers!(u8, u16, u32, u64, u128, usize);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_a_language_writes_them() {
        let written = |number: Number| {
            let mut out = String::new();
            number.write(".", ",", &mut out).unwrap();
            out
        };
        assert_eq!(written(Number::from(0_u8)), "0");
        assert_eq!(written(Number::from(2026_u16)), "2026");
        assert_eq!(written(Number::from(12_345_u32)), "12.345");
        assert_eq!(written(Number::from(1_234_567_u32)), "1.234.567");
        assert_eq!(written(Number::from(u128::MAX)), "340.282.366.920.938.463.463.374.607.431.768.211.455");
        assert_eq!(written(Number::with_decimals(205, 2)), "2,05");
        assert_eq!(written(Number::with_decimals(5, 2)), "0,05");
        assert_eq!(written(Number::rounded(1.25, 1)), "1,3");
        assert_eq!(written(Number::rounded(-1.0, 1)), "0,0");
        assert_eq!(written(Number::rounded(f64::NAN, 0)), "0");
    }
}
