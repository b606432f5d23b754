//! The rules by name, in the order in which they are tried, and what they find.

use crate::line::Knowledge;
use crate::puzzle::Colour;
use crate::trace::Technique;

/// A rule. Several may belong to one technique: those at the end know more about where runs can lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::deduce) enum Rule {
    BlankLine,
    ExactFit,
    LineComplete,
    FillTheRest,
    Overlap,
    OutOfReach,
    WholeRun,
    Extend,
    GapTooSmall,
    Split,
    Join,
    Mercury,
    /// One block can only be one run.
    ThatRun,
    ColourOutOfReach,
    ColourNeighbours,
    /// All blocks that can only be one run, together.
    ThoseRuns,
    // From here on, where runs can lie is known from all layouts that fit.
    ExactWholeRun,
    ExactExtend,
    ExactGap,
    ExactSplit,
    ExactJoin,
    ExactOverlap,
    ExactOutOfReach,
    ExactColourOutOfReach,
    ExactColourNeighbours,
    NoRunFits,
    Layouts,
}

impl Rule {
    /// All rules except the last resort, in the order in which they are tried.
    pub(in crate::deduce) const ALL: [Rule; 26] = [
        Rule::BlankLine,
        Rule::ExactFit,
        Rule::LineComplete,
        Rule::FillTheRest,
        Rule::Overlap,
        Rule::OutOfReach,
        Rule::WholeRun,
        Rule::Extend,
        Rule::GapTooSmall,
        Rule::Split,
        Rule::Join,
        Rule::Mercury,
        Rule::ThatRun,
        Rule::ColourOutOfReach,
        Rule::ColourNeighbours,
        Rule::ThoseRuns,
        Rule::ExactWholeRun,
        Rule::ExactExtend,
        Rule::ExactGap,
        Rule::ExactSplit,
        Rule::ExactJoin,
        Rule::ExactOverlap,
        Rule::ExactOutOfReach,
        Rule::ExactColourOutOfReach,
        Rule::ExactColourNeighbours,
        Rule::NoRunFits,
    ];

    /// Whether it needs to know where runs start in layouts that fit.
    pub(in crate::deduce) fn is_exact(self) -> bool {
        self as u8 >= Rule::ExactWholeRun as u8
    }

    /// The technique that it belongs to.
    pub(in crate::deduce) fn technique(self) -> Technique {
        match self {
            Rule::BlankLine => Technique::BlankLine,
            Rule::ExactFit => Technique::ExactFit,
            Rule::LineComplete => Technique::LineComplete,
            Rule::FillTheRest => Technique::FillTheRest,
            Rule::Overlap => Technique::Overlap,
            Rule::OutOfReach | Rule::ColourOutOfReach => Technique::OutOfReach,
            Rule::WholeRun | Rule::ExactWholeRun => Technique::WholeRun,
            Rule::Extend | Rule::ExactExtend => Technique::Extend,
            Rule::GapTooSmall | Rule::ExactGap => Technique::GapTooSmall,
            Rule::Split | Rule::ExactSplit => Technique::Split,
            Rule::Join | Rule::ExactJoin => Technique::Join,
            Rule::Mercury => Technique::Mercury,
            Rule::ThatRun
            | Rule::ThoseRuns
            | Rule::ExactOverlap
            | Rule::ExactOutOfReach
            | Rule::ExactColourOutOfReach => Technique::ThatRun,
            Rule::ColourNeighbours | Rule::ExactColourNeighbours => Technique::ColourNeighbours,
            Rule::NoRunFits => Technique::NoRunFits,
            Rule::Layouts => Technique::Layouts,
        }
    }
}

/// The first and the last cell of up to two blocks.
pub(in crate::deduce) type Blocks = [Option<(usize, usize)>; 2];

/// Decides about what a rule infers, from which runs and blocks. It is not generic, because that would compile each rule once for each kind of
/// decision.
pub(super) type Accept<'a, K> = &'a dyn Fn(K, (usize, usize), Blocks) -> Option<Found<K>>;

/// A deduction that was found, before it is known what it rests on.
#[derive(Clone, Copy, Debug)]
pub struct Found<K> {
    pub(in crate::deduce) rule: Rule,
    /// The runs it is about: from the first to before the last.
    pub(in crate::deduce) runs: (usize, usize),
    /// The first and the last cell of the blocks it is about.
    pub(in crate::deduce) blocks: Blocks,
    /// The ink of the blocks, or of the runs it is about, if it is about a single one.
    pub(in crate::deduce) colour: Option<Colour>,
    /// The first and the last cell of the stretch in which the block lies, or which is too short.
    pub(in crate::deduce) stretch: Option<(usize, usize)>,
    /// Whether no cell becomes known, and only colours are excluded.
    pub(crate) only_excludes: bool,
    /// What becomes known.
    pub new: K,
}

impl<K: Knowledge> Found<K> {
    /// How hard it is: rules that are tried first are easier.
    pub(crate) fn rank(&self) -> (bool, u8) {
        (self.only_excludes, self.rule as u8)
    }

    /// What kind of argument it is.
    pub fn technique(&self) -> Technique {
        self.rule.technique()
    }

    /// The same, about blocks or runs of one ink.
    pub(super) fn of(self, colour: Colour) -> Self {
        Found { colour: Some(colour), ..self }
    }

    /// The same, about a stretch.
    pub(super) fn within(self, stretch: (usize, usize)) -> Self {
        Found { stretch: Some(stretch), ..self }
    }
}
