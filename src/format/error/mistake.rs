//! Where a text is wrong, and the list of everything that is wrong with it.

use crate::format::text::places::Places;
use crate::format::{Fault, Format};
use std::fmt;

/// A place in a text, both counted from 1; columns are characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Spot {
    /// The line.
    pub line: usize,
    /// The character in it.
    pub column: usize,
}

/// The line around a place, cut so that it fits beside others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Excerpt {
    /// What stands before the place in its line.
    pub before: String,
    /// What stands at the place: a number, a word or a single character; nothing at the end of the line.
    pub at: String,
    /// What follows in the line.
    pub after: String,
}

impl Spot {
    /// The place of the character at a byte offset. For many places of a text, see [`Places`].
    pub(crate) fn of(text: &str, offset: usize) -> Spot {
        let before = text.get(..offset).unwrap_or(text);
        let start = before.rfind('\n').map_or(0, |newline| newline + 1);
        // As bytes, of which many are counted at once.
        Spot {
            line: before.bytes().filter(|&byte| byte == b'\n').count() + 1,
            column: before[start..].chars().count() + 1,
        }
    }

    /// The line of a text around this place, without control characters.
    pub fn excerpt(self, text: &str) -> Excerpt {
        Places::new(text).excerpt(self)
    }
}

/// One thing that is wrong, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// Where; `None` if the text is wrong as a whole.
    pub spot: Option<Spot>,
    /// What.
    pub fault: Fault,
}

impl fmt::Display for Mistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.spot {
            Some(spot) => write!(f, "Line {}, column {}: {}", spot.line, spot.column, self.fault),
            None => self.fault.fmt(f),
        }
    }
}

/// Everything that was found wrong so far, in the order of the text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Mistakes(pub(crate) Vec<Mistake>);

/// So many mistakes are enough to tell that the whole text is wrong, and no more are looked for.
const ENOUGH: usize = 100;

impl Mistakes {
    /// Whether it makes no sense to look for more.
    pub(crate) fn are_enough(&self) -> bool {
        self.0.len() >= ENOUGH
    }

    /// Notes a mistake after which reading goes on.
    pub(crate) fn note<T>(&mut self, result: Result<T, Mistake>) -> Option<T> {
        result.map_err(|mistake| self.0.push(mistake)).ok()
    }

    /// Notes a mistake after which reading makes no sense.
    pub(crate) fn and(mut self, last: Mistake) -> Mistakes {
        self.0.push(last);
        self
    }
}

impl From<Mistake> for Mistakes {
    fn from(mistake: Mistake) -> Mistakes {
        Mistakes(vec![mistake])
    }
}

/// Why a text is no puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadError {
    /// The format that it was read in.
    pub format: Format,
    /// What is wrong, at least one thing and at most [`ReadError::MOST`].
    pub mistakes: Vec<Mistake>,
    /// How many more things were found wrong.
    pub more: usize,
}

impl ReadError {
    /// The most mistakes that are listed. Whoever has made more has made the same one many times.
    pub const MOST: usize = 8;

    /// The most that are listed of the same fault.
    const SAME: usize = 3;

    pub(crate) fn new(format: Format, mistakes: Mistakes) -> ReadError {
        let all = mistakes.0.len();
        // Of many broken puzzles, most have a single mistake each, for which no more room is taken than it needs.
        let mut listed: Vec<Mistake> = Vec::with_capacity(all.min(ReadError::MOST));
        for mistake in mistakes.0 {
            // Whoever has made the same mistake three times has made it in many lines.
            let same = listed.iter().filter(|listed| listed.fault == mistake.fault).count();
            if same < ReadError::SAME && listed.len() < ReadError::MOST {
                listed.push(mistake);
            }
        }
        ReadError { format, more: all - listed.len(), mistakes: listed }
    }
}

/// A mistake a line.
impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, mistake) in self.mistakes.iter().enumerate() {
            if index > 0 {
                f.write_str("\n")?;
            }
            mistake.fmt(f)?;
        }
        match self.more {
            0 => Ok(()),
            1 => f.write_str("\nAnd one more."),
            more if more + self.mistakes.len() < ENOUGH => write!(f, "\nAnd {more} more."),
            _ => f.write_str("\nAnd many more."),
        }
    }
}

impl std::error::Error for ReadError {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format::text::places::AROUND;

    #[test]
    fn spots_count_characters_from_1() {
        let text = "ä 1\nöü x";
        assert_eq!(Spot::of(text, text.find('x').unwrap()), Spot { line: 2, column: 4 });
        assert_eq!(Spot::of(text, 0), Spot { line: 1, column: 1 });
        assert_eq!(Spot::of(text, text.len()), Spot { line: 2, column: 5 });
    }

    #[test]
    fn excerpts_show_the_line_around_a_place() {
        let excerpt = |text: &str, line, column| {
            let Excerpt { before, at, after } = Spot { line, column }.excerpt(text);
            (before, at, after)
        };
        let of = |before: &str, at: &str, after: &str| (before.to_owned(), at.to_owned(), after.to_owned());
        assert_eq!(excerpt("\u{feff}1 2\r\n3 xyz\t4\r\n", 2, 3), of("3 ", "xyz", " 4"));
        assert_eq!(excerpt("1;2", 1, 2), of("1", ";", "2"));
        assert_eq!(excerpt("1\r2", 2, 1), of("", "2", ""));
        assert_eq!(excerpt("1 2", 1, 4), of("1 2", "", ""));
        assert_eq!(excerpt("1 2", 9, 9), of("", "", ""));
        let long = excerpt(&"1 ".repeat(100), 1, 101);
        assert_eq!((long.0.chars().count(), long.2.chars().count()), (AROUND + 1, AROUND + 1));
    }

    #[test]
    fn only_so_many_mistakes_are_listed() {
        let mistake = |number| Mistake { spot: None, fault: Fault::OddLines { found: number } };
        let error = |count| ReadError::new(Format::Plain, Mistakes((0..count).map(mistake).collect())).to_string();
        assert_eq!(error(ReadError::MOST).lines().count(), ReadError::MOST);
        assert!(error(ReadError::MOST + 1).ends_with("\nAnd one more."));
        assert!(error(99).ends_with("\nAnd 91 more."));
        assert!(error(100).ends_with("\nAnd many more."));
        let same = ReadError::new(Format::Plain, Mistakes(vec![mistake(1); 5])).to_string();
        assert_eq!(same.lines().count(), 4);
        assert!(same.ends_with("\nAnd 2 more."));
    }
}
