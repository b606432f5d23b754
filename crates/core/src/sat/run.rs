//! The runs of the `order` encoding: where they may start, and the gaps that they may leave.

use super::formula::Literal;
use crate::puzzle::{self, Colour, Line};
use std::ops::{Not, Range};

/// Where one run may start.
#[derive(Clone, Debug)]
pub struct Run {
    /// The line.
    pub line: Line,
    /// The run's index in the clue, from 0.
    pub index: usize,
    /// Its length.
    pub length: usize,
    /// Its ink.
    pub colour: Colour,
    /// The cells where it may start, ascending; not empty.
    pub starts: Vec<usize>,
    /// For each start except the first, the variable that says "here or later".
    pub variables: Vec<Literal>,
}

impl Run {
    /// A run of a clue, without variables.
    pub(super) fn new(line: Line, index: usize, run: puzzle::Run, starts: Vec<usize>) -> Run {
        let puzzle::Run { length, colour } = run;
        Run { line, index, length: usize::from(length), colour, starts, variables: Vec::new() }
    }

    /// The cells that it may cover, and those between them.
    pub(super) fn reach(&self) -> Range<usize> {
        self.starts.first().zip(self.starts.last()).map_or(0..0, |(first, last)| *first..last + self.length)
    }

    /// Whether the run starts at a cell or later.
    pub(super) fn at_least(&self, cell: usize) -> Truth {
        match self.starts.partition_point(|&start| start < cell) {
            0 => Truth::Always,
            place if place == self.starts.len() => Truth::Never,
            place => Truth::If(self.variables[place - 1]),
        }
    }

    /// Whether the run has ended before a cell.
    pub(super) fn ended_before(&self, cell: usize) -> Truth {
        !self.at_least((cell + 1).saturating_sub(self.length))
    }
}

/// The cells between two neighbouring runs of one ink, or between one and an end of the line, that may be left free of
/// this ink.
pub(super) struct Gap<'a> {
    pub(super) before: Option<&'a Run>,
    pub(super) after: Option<&'a Run>,
    pub(super) cells: Range<usize>,
}

impl<'a> Gap<'a> {
    /// The gaps of one ink in a line of `length` cells.
    pub(super) fn all(runs: &'a [Run], ink: Colour, length: usize) -> impl Iterator<Item = Gap<'a>> {
        let own = move || runs.iter().filter(move |run| run.colour == ink).map(Some);
        std::iter::once(None).chain(own()).zip(own().chain([None])).map(move |(before, after)| {
            let from = before.and_then(|run| Some(run.starts.first()? + run.length)).unwrap_or(0);
            let to = after.and_then(|run| run.starts.last().copied()).unwrap_or(length);
            Gap { before, after, cells: from..to }
        })
    }
}

/// A literal, or a truth value that is already known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Truth {
    Always,
    Never,
    If(Literal),
}

impl Not for Truth {
    type Output = Truth;

    fn not(self) -> Truth {
        match self {
            Truth::Always => Truth::Never,
            Truth::Never => Truth::Always,
            Truth::If(literal) => Truth::If(!literal),
        }
    }
}
