//! Plural rules: which form of a word goes with a number.
//!
//! Source: Unicode Technical Standard 35, part 3, “Language Plural Rules”. `compile/rules.rs` describes the bytes.

use crate::language::Reader;
use crate::number::{Number, remainder, value};

/// The number of the category that any number has if no rule names another.
const OTHER: u8 = 5;

/// The category of a number; `None` if the rules are broken.
pub(crate) fn category(rules: &[u8], number: &Number) -> Option<u8> {
    let mut reader = Reader(rules);
    for _ in 0..reader.byte()? {
        let category = reader.byte()?;
        let mut is_true = false;
        for _ in 0..reader.byte()? {
            let mut are_true = true;
            for _ in 0..reader.byte()? {
                are_true &= condition(&mut reader, number)?;
            }
            is_true |= are_true;
        }
        if is_true {
            return Some(category);
        }
    }
    Some(OTHER)
}

fn condition(reader: &mut Reader<'_>, number: &Number) -> Option<bool> {
    let operand = reader.byte()?;
    let (fraction, without_zeros) = (number.fraction(), number.fraction().trim_end_matches('0'));
    let length = |digits: &str| (digits.len() as u64, "");
    // A value, and the digits if it is they that are one.
    let (value, digits) = match operand {
        0 | 1 => (value(number.whole()), number.whole()),
        2 => length(fraction),
        3 => length(without_zeros),
        4 => (value(fraction), fraction),
        5 => (value(without_zeros), without_zeros),
        _ => (0, ""),
    };
    // Only n has a fraction, and a number with one is in no range.
    let is_whole = operand != 0 || without_zeros.is_empty();
    let value = match reader.number()? {
        0 => value,
        divisor if digits.is_empty() => value % u64::from(divisor),
        divisor => remainder(digits, divisor),
    };
    let is_not = reader.byte()? == 1;
    let mut is_in = false;
    for _ in 0..reader.byte()? {
        let (from, to) = (reader.number()?, reader.number()?);
        is_in |= is_whole && (u64::from(from)..=u64::from(to)).contains(&value);
    }
    Some(is_in != is_not)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::compile;

    /// The categories of some numbers, as CLDR's table of examples has them.
    #[test]
    fn numbers_have_the_categories_of_cldr() {
        let russian = [
            ("one", "v = 0 and i % 10 = 1 and i % 100 != 11"),
            ("few", "v = 0 and i % 10 = 2..4 and i % 100 != 12..14"),
            ("many", "v = 0 and i % 10 = 0 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 11..14"),
        ];
        let rules = compiled(&russian);
        let cases = [
            ("many", 0),
            ("one", 1),
            ("few", 2),
            ("many", 5),
            ("many", 11),
            ("one", 21),
            ("one", 101),
            ("few", 122),
            ("many", 112),
        ];
        for (expected, number) in cases {
            assert_eq!(named(&rules, &Number::from(number as u32)), expected, "{number}");
        }
        assert_eq!(named(&rules, &Number::with_decimals(15, 1)), "other");
        let french =
            compiled(&[("one", "i = 0,1"), ("many", "e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5")]);
        for (expected, number) in [("one", 0), ("one", 1), ("other", 2), ("many", 1_000_000), ("other", 1_000_001)] {
            assert_eq!(named(&french, &Number::from(number as u32)), expected, "{number}");
        }
        assert_eq!(named(&french, &Number::with_decimals(15, 1)), "one");
        let english = compiled(&[("one", "i = 1 and v = 0")]);
        assert_eq!(named(&english, &Number::from(1_u8)), "one");
        assert_eq!(named(&english, &Number::with_decimals(10, 1)), "other");
        let latvian = compiled(&[
            ("zero", "n % 10 = 0 or n % 100 = 11..19 or v = 2 and f % 100 = 11..19"),
            ("one", "n % 10 = 1 and n % 100 != 11 or v != 2 and f % 10 = 1"),
        ]);
        assert_eq!(named(&latvian, &Number::with_decimals(211, 2)), "zero");
        assert_eq!(named(&latvian, &Number::with_decimals(21, 1)), "one");
    }

    #[test]
    fn broken_rules_are_not_followed() {
        assert_eq!(category(&[], &Number::from(1_u8)), None);
        assert_eq!(category(&[1, 1, 1, 1, 0], &Number::from(1_u8)), None);
    }

    fn compiled(rules: &[(&str, &str)]) -> Vec<u8> {
        let rules: Vec<_> = rules.iter().map(|(name, rule)| ((*name).to_owned(), (*rule).to_owned())).collect();
        compile::rules_for_tests(&rules).unwrap()
    }

    fn named(rules: &[u8], number: &Number) -> &'static str {
        compile::CATEGORIES[usize::from(category(rules, number).unwrap())]
    }
}
