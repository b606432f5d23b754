//! A spot in a text: line and column.

use crate::text::effort::looked_at;

/// A place in a text. Both numbers count from 1; columns are characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Spot {
    /// The line.
    pub line: usize,
    /// The character within the line.
    pub column: usize,
}

impl Spot {
    /// The spot of the character at a byte offset. For many spots in a long text, `Places` is faster.
    pub(crate) fn of(text: &str, offset: usize) -> Spot {
        let before = text.get(..offset).unwrap_or(text);
        looked_at(before.len());
        let start = before.rfind('\n').map_or(0, |newline| newline + 1);
        // Counts bytes, many at a time.
        Spot {
            line: before.bytes().filter(|&byte| byte == b'\n').count() + 1,
            column: before[start..].chars().count() + 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spots_count_characters_from_1() {
        let text = "ä 1\nöü x";
        assert_eq!(Spot::of(text, text.find('x').unwrap()), Spot { line: 2, column: 4 });
        assert_eq!(Spot::of(text, 0), Spot { line: 1, column: 1 });
        assert_eq!(Spot::of(text, text.len()), Spot { line: 2, column: 5 });
    }
}
