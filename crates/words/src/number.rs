//! Numbers, exact, with a fixed number of decimals.

use std::fmt;

/// From so many digits on, they are written in groups of three.
const GROUPED_FROM: usize = 5;

/// A number of 0 or more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Number {
    /// Without the decimal point: 25 for 2.5.
    value: u128,
    /// How many digits stand after the point, at most 30.
    decimals: u8,
}

impl Number {
    /// `value` / 10^`decimals`, with so many digits after the point, at most 30.
    pub fn with_decimals(value: u128, decimals: u8) -> Number {
        Number { value, decimals: decimals.min(30) }
    }

    /// `number` rounded to so many digits after the point, at most 30; 0 for negative numbers and what is none.
    #[allow(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "casts of floating-point numbers saturate"
    )]
    pub fn rounded(number: f64, decimals: u8) -> Number {
        let decimals = decimals.min(30);
        Number { value: (number * 10_f64.powi(decimals.into())).round() as u128, decimals }
    }

    pub(crate) fn decimals(self) -> u8 {
        self.decimals
    }

    /// What stands before the point.
    pub(crate) fn whole(self) -> u128 {
        self.value / self.scale()
    }

    /// What stands after the point, as a whole number.
    pub(crate) fn fraction(self) -> u128 {
        self.value % self.scale()
    }

    fn scale(self) -> u128 {
        10_u128.pow(self.decimals.into())
    }

    /// Writes it with a language's signs for groups and for the point.
    pub(crate) fn write(self, group: &str, point: &str, out: &mut dyn fmt::Write) -> fmt::Result {
        let digits = self.whole().to_string();
        for (index, digit) in digits.char_indices() {
            if index > 0 && digits.len() >= GROUPED_FROM && (digits.len() - index).is_multiple_of(3) {
                out.write_str(group)?;
            }
            out.write_char(digit)?;
        }
        match self.decimals {
            0 => Ok(()),
            decimals => write!(out, "{point}{:0width$}", self.fraction(), width = usize::from(decimals)),
        }
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl From<$number> for Number {
            fn from(number: $number) -> Number {
                Number { value: number.into(), decimals: 0 }
            }
        }
    )*};
}

numbers!(u8, u16, u32, u64, u128);

impl From<usize> for Number {
    fn from(number: usize) -> Number {
        Number { value: number as u128, decimals: 0 }
    }
}

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
        assert_eq!(written(Number::with_decimals(205, 2)), "2,05");
        assert_eq!(written(Number::rounded(1.25, 1)), "1,3");
        assert_eq!(written(Number::rounded(-1.0, 1)), "0,0");
        assert_eq!(written(Number::rounded(f64::NAN, 0)), "0");
    }
}
