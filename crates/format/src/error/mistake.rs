//! A mistake in a text, its spot, and the list of all mistakes.

use super::fault::Fault;
use crate::text::looked_at;
use nonoscope_words::{Text, mistake};
use std::fmt;

/// Something that is wrong, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// Where; `None` if the text is wrong as a whole.
    pub spot: Option<Spot>,
    /// What is wrong.
    pub fault: Fault,
}

impl Mistake {
    /// The mistake in sentences, with its place.
    pub fn text(&self) -> Text {
        match self.spot {
            Some(spot) => mistake::at(spot.line, spot.column, self.fault.text()),
            None => self.fault.text(),
        }
    }
}

impl fmt::Display for Mistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text().fmt(f)
    }
}

/// The mistake of a text that is wrong as a whole.
impl From<Fault> for Mistake {
    fn from(fault: Fault) -> Mistake {
        Mistake { spot: None, fault }
    }
}

impl std::error::Error for Mistake {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        Some(&self.fault)
    }
}

/// The mistakes found so far, in the order of the text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Mistakes(pub(crate) Vec<Mistake>);

/// After this many mistakes the whole text is wrong, and the reader looks for no more.
pub(crate) const ENOUGH: usize = 100;

impl Mistakes {
    /// Whether it is pointless to look for more.
    pub(crate) fn are_enough(&self) -> bool {
        self.0.len() >= ENOUGH
    }

    /// Records a mistake after which the reader can go on.
    pub(crate) fn keep<T>(&mut self, result: Result<T, Mistake>) -> Option<T> {
        result.map_err(|mistake| self.0.push(mistake)).ok()
    }

    /// Puts them in the order of the text; those without a spot come first.
    pub(crate) fn sort(&mut self) {
        self.0.sort_by_key(|mistake| mistake.spot);
    }

    /// Adds a mistake after which the reader cannot go on.
    #[inline(never)]
    pub(crate) fn and(mut self, last: Mistake) -> Mistakes {
        self.0.push(last);
        self
    }
}

impl<M: Into<Mistake>> From<M> for Mistakes {
    fn from(mistake: M) -> Mistakes {
        Mistakes(vec![mistake.into()])
    }
}

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
