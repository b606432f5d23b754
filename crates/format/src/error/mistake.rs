//! A mistake in a text, and the list of all mistakes.

use super::fault::Fault;
use super::spot::Spot;
use std::fmt;

/// Something that is wrong, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// Where; `None` if the text is wrong as a whole.
    pub spot: Option<Spot>,
    /// What is wrong.
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
