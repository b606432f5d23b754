//! Why a text is not a puzzle: its mistakes, shortened to a useful list.

use super::fault::Fault;
use super::mistake::{ENOUGH, Mistake, Mistakes};
use crate::kind::Format;
use nonoscope_words::{Text, mistake};
use std::fmt;

/// Why a text is not a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadError {
    /// The format in which the text was read.
    pub format: Format,
    /// The mistakes, at least one and at most [`ReadError::MOST`].
    pub mistakes: Vec<Mistake>,
    /// The number of mistakes that are not listed.
    pub more: usize,
}

impl ReadError {
    /// The most mistakes that are listed. Longer lists just repeat themselves.
    pub const MOST: usize = 8;

    /// The most mistakes with the same fault that are listed.
    const SAME: usize = 3;

    /// The error for a picture that is not a puzzle, with a sentence as the reason.
    pub fn of_picture(why: Text) -> ReadError {
        ReadError::new(Format::Picture, Fault::Picture { why }.into())
    }

    /// How many mistakes are not listed; nothing if all are.
    pub fn and_more(&self) -> Text {
        match self.more {
            0 => Text::default(),
            more if more + self.mistakes.len() < ENOUGH => mistake::and_more(more),
            _ => mistake::and_many_more(),
        }
    }

    pub(crate) fn new(format: Format, mistakes: Mistakes) -> ReadError {
        let all = mistakes.0.len();
        // When many puzzles are broken, most have a single mistake, so no more room is reserved than necessary.
        let mut listed: Vec<Mistake> = Vec::with_capacity(all.min(ReadError::MOST));
        for mistake in mistakes.0 {
            // A mistake that occurs three times probably occurs on many lines.
            let same = listed.iter().filter(|listed| listed.fault == mistake.fault).count();
            if same < ReadError::SAME && listed.len() < ReadError::MOST {
                listed.push(mistake);
            }
        }
        ReadError { format, more: all - listed.len(), mistakes: listed }
    }
}

/// One mistake per line.
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
            _ => write!(f, "\n{}", self.and_more()),
        }
    }
}

/// Its source is the first mistake.
impl std::error::Error for ReadError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        self.mistakes.first().map(|mistake| mistake as _)
    }
}

#[cfg(test)]
mod tests {
    use super::super::fault::Fault;
    use super::super::link::LinkError;
    use super::*;
    use nonoscope_core::puzzle::PuzzleError;
    use std::error::Error;

    #[test]
    fn the_sources_lead_to_what_is_wrong_at_the_bottom() {
        let puzzle = PuzzleError::TotalsDiffer { rows: 1, columns: 2 };
        let fault = Fault::Link(LinkError::Puzzle(puzzle.clone()));
        let error = ReadError::new(Format::Link, fault.into());
        let mut bottom: &(dyn Error + 'static) = &error;
        while let Some(below) = bottom.source() {
            bottom = below;
        }
        assert_eq!(bottom.downcast_ref(), Some(&puzzle));
    }

    #[test]
    fn only_the_first_mistakes_are_listed() {
        let mistake = |number| Fault::OddLines { found: number }.into();
        let error = |count| ReadError::new(Format::Plain, Mistakes((0..count).map(mistake).collect())).to_string();
        assert_eq!(error(ReadError::MOST).lines().count(), ReadError::MOST);
        assert!(error(ReadError::MOST + 1).ends_with("\nAnd 1 more."));
        assert!(error(99).ends_with("\nAnd 91 more."));
        assert!(error(100).ends_with("\nAnd many more."));
        let same = ReadError::new(Format::Plain, Mistakes(vec![mistake(1); 5])).to_string();
        assert_eq!(same.lines().count(), 4);
        assert!(same.ends_with("\nAnd 2 more."));
    }
}
