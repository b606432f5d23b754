//! Lists of numbers and words, as people say them.

/// `cell 4` or `cells 4, 7 and 10–12`.
pub fn cells(numbers: &[usize]) -> String {
    format!("{} {}", if numbers.len() == 1 { "cell" } else { "cells" }, list(numbers))
}

/// Ascending numbers, with ranges of three or more combined: `4, 7 and 10–12`.
pub fn list(numbers: &[usize]) -> String {
    let mut parts: Vec<String> = Vec::new();
    let mut rest = numbers;
    while let Some(&first) = rest.first() {
        let length = rest.iter().zip(first..).take_while(|&(&number, expected)| number == expected).count();
        if length >= 3 {
            parts.push(format!("{first}–{}", first + length - 1));
        } else {
            parts.extend(rest[..length].iter().map(usize::to_string));
        }
        rest = &rest[length..];
    }
    listed(&parts)
}

/// Joins words: `4`, `4 and 7`, `4, 7 and 10–12`; empty if there are none.
pub fn listed(words: &[impl AsRef<str>]) -> String {
    let words: Vec<&str> = words.iter().map(AsRef::as_ref).collect();
    match words.split_last() {
        None => String::new(),
        Some((last, [])) => (*last).to_owned(),
        Some((last, before)) => format!("{} and {last}", before.join(", ")),
    }
}
