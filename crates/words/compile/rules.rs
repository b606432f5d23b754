//! Plural rules in the notation of CLDR, compiled to bytes.
//!
//! Source: Unicode Technical Standard 35, part 3, “Language Plural Rules”.

use super::pattern::CATEGORIES;

/// The operands that can be asked for, in the order of their numbers.
const OPERANDS: [&str; 7] = ["n", "i", "v", "w", "f", "t", "e"];

/// Rules as bytes: their number, then for each its category, the number of alternatives, and for each of these the number
/// of conditions. A condition is operand, divisor (0 for none), 1 for “not”, the number of ranges, and their ends, all
/// numbers with four bytes.
pub(crate) fn compiled(rules: &[(String, String)]) -> Result<Vec<u8>, String> {
    let mut bytes = vec![count(rules.len())?];
    for (category, rule) in rules {
        let category = CATEGORIES.iter().position(|name| name == category);
        bytes.push(count(category.ok_or_else(|| "there is no such plural category".to_owned())?)?);
        let alternatives: Vec<&str> = rule.split(" or ").collect();
        bytes.push(count(alternatives.len())?);
        for alternative in alternatives {
            let conditions: Vec<&str> = alternative.split(" and ").collect();
            bytes.push(count(conditions.len())?);
            for condition in conditions {
                add(condition, &mut bytes)?;
            }
        }
    }
    Ok(bytes)
}

fn add(condition: &str, bytes: &mut Vec<u8>) -> Result<(), String> {
    let wrong = || format!("“{condition}” is not a condition of a plural rule, such as n % 10 = 2..4");
    let (left, right, is_not) = match condition.split_once("!=") {
        Some((left, right)) => (left, right, true),
        None => condition.split_once('=').map(|(left, right)| (left, right, false)).ok_or_else(wrong)?,
    };
    let (operand, divisor) = left.split_once('%').unwrap_or((left, "0"));
    // `c` is another name of `e`.
    let operand = match operand.trim() {
        "c" => "e",
        other => other,
    };
    let operand = OPERANDS.iter().position(|name| *name == operand).ok_or_else(wrong)?;
    let number = |text: &str| text.trim().parse::<u32>().map_err(|_| wrong());
    bytes.push(count(operand)?);
    bytes.extend(number(divisor)?.to_le_bytes());
    bytes.push(u8::from(is_not));
    let ranges: Vec<&str> = right.split(',').collect();
    bytes.push(count(ranges.len())?);
    for range in ranges {
        let (from, to) = range.split_once("..").unwrap_or((range, range));
        bytes.extend(number(from)?.to_le_bytes());
        bytes.extend(number(to)?.to_le_bytes());
    }
    Ok(())
}

fn count(number: usize) -> Result<u8, String> {
    u8::try_from(number).map_err(|_| "a plural rule is too long".to_owned())
}
