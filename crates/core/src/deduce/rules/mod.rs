//! The techniques of one line, one to a file, which holds its rules and its sentence; and two tables of them.
//!
//! A rule offers what it infers to `accept` until something is accepted: at first anything new; later, from fewer known cells, the same result again.

mod about;
mod blank_line;
mod colour_neighbours;
mod exact_fit;
mod extend;
mod fill_the_rest;
mod found;
mod gap_too_small;
mod join;
mod layouts;
mod line_complete;
mod mercury;
mod no_run_fits;
mod out_of_reach;
mod overlap;
mod sight;
mod split;
#[cfg(test)]
mod tests;
mod that_run;
mod whole_run;

use super::sentence::{Ways, Words};
use crate::line::Knowledge;
use crate::trace::Technique;
use about::About;
use found::Accept;
pub(super) use found::Found;
use sight::Level;
pub(super) use sight::Sight;
#[cfg(test)]
pub(super) use tests::Examples;

/// The techniques of one line with their files.
macro_rules! techniques {
    ($($technique:ident: $file:ident;)*) => {
        /// What is said of an argument. If it is not what its technique says, layouts were compared.
        pub(super) fn sentence(words: Words<'_>) -> Ways {
            let said = match words.deduction.technique {
                $(Technique::$technique => $file::sentence(words),)*
                _ => None,
            };
            said.or_else(|| layouts::sentence(words)).unwrap_or_default()
        }

        /// The examples of all techniques.
        #[cfg(test)]
        pub(super) const EXAMPLES: &[(Technique, Examples)] = &[$((Technique::$technique, $file::EXAMPLES)),*];
    };
}

techniques! {
    BlankLine: blank_line;
    ExactFit: exact_fit;
    LineComplete: line_complete;
    FillTheRest: fill_the_rest;
    Overlap: overlap;
    OutOfReach: out_of_reach;
    WholeRun: whole_run;
    Extend: extend;
    GapTooSmall: gap_too_small;
    Split: split;
    Join: join;
    Mercury: mercury;
    ThatRun: that_run;
    ColourNeighbours: colour_neighbours;
    NoRunFits: no_run_fits;
    Layouts: layouts;
}

/// The rules with what is needed to try them and to say what they are about.
macro_rules! rules {
    ($($(#[$doc:meta])* $rule:ident: $technique:ident, $level:ident, $infers:ident, $about:ident;)*) => {
        /// A rule. Several may belong to one technique: those at the end know more about where runs can lie.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(super) enum Rule {
            $($(#[$doc])* $rule),*
        }

        impl Rule {
            /// All rules, in the order in which they are tried.
            pub(super) const ALL: [Rule; [$(stringify!($rule)),*].len()] = [$(Rule::$rule),*];

            /// The technique that it belongs to.
            pub(super) fn technique(self) -> Technique {
                match self {
                    $(Rule::$rule => Technique::$technique),*
                }
            }

            /// What it knows about where runs can lie.
            fn level(self) -> Level {
                match self {
                    $(Rule::$rule => Level::$level),*
                }
            }

            /// Which runs it is about.
            fn about(self) -> About {
                match self {
                    $(Rule::$rule => About::$about),*
                }
            }
        }

        impl<K: Knowledge> Sight<'_, K> {
            fn infer(&mut self, rule: Rule, accept: Accept<'_, K>) -> Option<Found<K>> {
                match rule {
                    $(Rule::$rule => self.$infers(accept)),*
                }
            }
        }
    };
}

// A rule: its technique, what it knows about where runs can lie, how it infers, and which runs it is about.
rules! {
    BlankLine: BlankLine, Simple, blank_line, All;
    ExactFit: ExactFit, Simple, exact_fit, All;
    LineComplete: LineComplete, Simple, line_complete, All;
    FillTheRest: FillTheRest, Simple, fill_the_rest, All;
    Overlap: Overlap, Simple, overlap, All;
    OutOfReach: OutOfReach, Simple, out_of_reach, All;
    WholeRun: WholeRun, Simple, whole_run, Candidates;
    Extend: Extend, Simple, extend, Candidates;
    GapTooSmall: GapTooSmall, Simple, gap_too_small, Reaching;
    Split: Split, Simple, split, Candidates;
    Join: Join, Simple, join, All;
    Mercury: Mercury, Simple, mercury, All;
    /// One block can only be one run.
    ThatRun: ThatRun, Simple, that_run, Pinned;
    ColourOutOfReach: OutOfReach, Simple, colour_out_of_reach, OfInk;
    ColourNeighbours: ColourNeighbours, Simple, colour_neighbours, Candidates;
    /// All blocks that can only be one run, together.
    ThoseRuns: ThatRun, Simple, those_runs, Pinned;
    ExactWholeRun: WholeRun, Exact, whole_run, Candidates;
    ExactExtend: Extend, Exact, extend, Candidates;
    ExactGap: GapTooSmall, Exact, gap_too_small, Reaching;
    ExactSplit: Split, Exact, split, Candidates;
    ExactJoin: Join, Exact, join, All;
    ExactOverlap: ThatRun, Exact, overlap, All;
    ExactOutOfReach: ThatRun, Exact, out_of_reach, All;
    ExactColourOutOfReach: ThatRun, Exact, colour_out_of_reach, OfInk;
    ExactColourNeighbours: ColourNeighbours, Exact, colour_neighbours, Candidates;
    NoRunFits: NoRunFits, Exact, no_run_fits, Reaching;
    Layouts: Layouts, Exact, layouts, None;
}

impl Rule {
    /// Whether it needs to know where runs start in layouts that fit.
    pub(super) fn is_exact(self) -> bool {
        self.level() == Level::Exact
    }
}
