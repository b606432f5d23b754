//! Lists of numbers and words, as people say them.

use crate::puzzle::At;
use nonoscope_words::{Text, cells as words};

/// `row 3, cell 4`.
pub fn place(at: At) -> Text {
    words::place(at.row() + 1, at.column() + 1)
}

/// `cell 4` or `cells 4, 7 and 10–12`.
pub fn cells(numbers: &[usize]) -> Text {
    words::cells(numbers.len(), list(numbers))
}

/// Ascending numbers, with ranges of three or more combined: `4, 7 and 10–12`.
pub fn list(numbers: &[usize]) -> Text {
    let mut parts: Vec<Text> = Vec::new();
    let mut rest = numbers;
    while let Some(&first) = rest.first() {
        let length = rest.iter().zip(first..).take_while(|&(&number, expected)| number == expected).count();
        if length >= 3 {
            parts.push(words::range(first, first + length - 1));
        } else {
            parts.extend(rest[..length].iter().map(|&number| Text::from(number)));
        }
        rest = &rest[length..];
    }
    Text::all(parts)
}
