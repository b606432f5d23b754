//! The methods by name.

use std::fmt;
use std::str::FromStr;

/// How to solve.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Method {
    /// Lines, then suppositions, then the SAT solver, each as long as it pays. It settles every puzzle.
    #[default]
    Auto,
    /// Every row, then every column, until nothing changes.
    Passes,
    /// Always the line with the fewest fitting layouts, until no line adds anything.
    Constrained,
    /// Lines, then suppositions, nested if need be.
    Simulate,
    /// The puzzle as a formula, and a SAT solver.
    Sat,
    /// As a person would: the easiest deduction anywhere, one a step; suppositions where lines say nothing more.
    Human,
}

impl Method {
    /// All methods.
    pub const ALL: [Method; 6] =
        [Method::Auto, Method::Passes, Method::Constrained, Method::Simulate, Method::Sat, Method::Human];

    /// `auto`, `passes`, `constrained`, `simulate`, `sat` or `human`.
    pub fn name(self) -> &'static str {
        match self {
            Method::Auto => "auto",
            Method::Passes => "passes",
            Method::Constrained => "constrained",
            Method::Simulate => "simulate",
            Method::Sat => "sat",
            Method::Human => "human",
        }
    }

    /// Whether it settles every puzzle, given enough work.
    pub fn is_complete(self) -> bool {
        match self {
            Method::Auto | Method::Simulate | Method::Sat => true,
            Method::Passes | Method::Constrained | Method::Human => false,
        }
    }
}

/// Its name.
impl fmt::Display for Method {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// From its name.
///
/// ```
/// # use nonoscope_core as nonoscope;
/// use nonoscope::solve::Method;
///
/// assert_eq!("passes".parse(), Ok(Method::Passes));
/// assert!("magic".parse::<Method>().is_err());
/// ```
impl FromStr for Method {
    type Err = UnknownMethod;

    fn from_str(name: &str) -> Result<Method, UnknownMethod> {
        Method::ALL.into_iter().find(|method| method.name() == name).ok_or(UnknownMethod)
    }
}

/// The error for an unknown name of a method.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct UnknownMethod;

impl fmt::Display for UnknownMethod {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "A method is one of {}.", Method::ALL.map(Method::name).join(", "))
    }
}

impl std::error::Error for UnknownMethod {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_are_listed() {
        // serde numbers all variants.
        let numbered = (0..).map_while(|number| postcard::from_bytes(&[number]).ok());
        assert_eq!(numbered.collect::<Vec<Method>>(), Method::ALL);
    }

    #[test]
    fn names_go_both_ways() {
        for method in Method::ALL {
            assert_eq!((method.to_string().as_str(), method.name().parse()), (method.name(), Ok(method)));
        }
        assert_eq!("Auto".parse::<Method>(), Err(UnknownMethod));
        assert_eq!(UnknownMethod.to_string(), "A method is one of auto, passes, constrained, simulate, sat, human.");
    }
}
