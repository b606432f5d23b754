//! What steps rest on, as `steps` prints it.

use crate::deduce::Deduction;
use crate::puzzle::{Grid, Line, Palette, Puzzle};
use crate::solve::{Argument, Branch, Refutation};
use crate::trace::{Technique, describe};
use serde::Serialize;
use std::collections::BTreeSet;

/// Row and column, from 1.
pub(super) type Pair = (usize, usize);

/// The argument of a step. A key is `null` where a step has no such thing.
#[derive(Serialize)]
pub(super) struct ReasonKeys {
    /// The technique; the hardest, if there are several.
    technique: Option<&'static str>,
    /// The runs it is about, by their places in the clue, from 1.
    runs: Option<Vec<usize>>,
    /// The known cells that it rests on.
    rests_on: Option<Vec<Pair>>,
    /// The arguments, one by one, in order.
    arguments: Vec<ArgumentObject>,
}

/// One argument about one line.
#[derive(Serialize)]
struct ArgumentObject {
    technique: &'static str,
    axis: &'static str,
    line: usize,
    runs: Vec<usize>,
    rests_on: Vec<Pair>,
    /// Nothing, if it is the end of a supposition that fails.
    settles: Vec<Pair>,
    /// What the cell of the step is supposed to be; `null` without a supposition.
    supposed: Option<String>,
    sentence: String,
}

impl ReasonKeys {
    /// `known` holds what was known before the step.
    pub(super) fn new(argument: &Argument, puzzle: &Puzzle, known: &Grid) -> Self {
        let technique = argument.technique().map(Technique::name);
        let (deductions, clash): (Vec<&Deduction>, _) = match argument {
            Argument::Line(deductions) => (deductions.iter().collect(), None),
            Argument::Refuted(refutation) => (refutation.branch.deductions.iter().collect(), Some(&refutation.clash)),
            Argument::TwoWay(is, is_not) => (is.deductions.iter().chain(&is_not.deductions).collect(), None),
            Argument::Search => (Vec::new(), None),
        };
        // What follows from a supposition was not known before.
        let supposed: BTreeSet<Pair> = match argument {
            Argument::Line(_) | Argument::Search => BTreeSet::new(),
            Argument::Refuted(refutation) => BTreeSet::from([pair(refutation.branch.supposed.at)]),
            Argument::TwoWay(is, _) => BTreeSet::from([pair(is.supposed.at)]),
        };
        let settled = deductions.iter().flat_map(|one| pairs(one.line, one.cells.iter().map(|cell| cell.0)));
        let inferred: BTreeSet<Pair> = settled.chain(supposed).collect();
        let needed = deductions.iter().flat_map(|one| pairs(one.line, one.rests_on.iter().copied()));
        let at_the_end = clash.into_iter().flat_map(|clash| pairs(clash.line, clash.rests_on.iter().copied()));
        let rests_on: BTreeSet<Pair> = needed.chain(at_the_end).filter(|cell| !inferred.contains(cell)).collect();
        let runs = match argument {
            Argument::Line(deductions) if !deductions.is_empty() => {
                let runs: BTreeSet<usize> = deductions.iter().flat_map(runs).collect();
                Some(runs.into_iter().collect())
            }
            _ => None,
        };
        let arguments = match argument {
            Argument::Line(deductions) => deductions.iter().map(|one| ArgumentObject::new(one, puzzle, None)).collect(),
            Argument::Refuted(refutation) => {
                let end = ArgumentObject::of_clash(refutation, puzzle, known);
                ArgumentObject::of_branch(&refutation.branch, puzzle).chain([end]).collect()
            }
            Argument::TwoWay(is, is_not) => {
                [is, is_not].into_iter().flat_map(|branch| ArgumentObject::of_branch(branch, puzzle)).collect()
            }
            Argument::Search => Vec::new(),
        };
        ReasonKeys { runs, rests_on: technique.map(|_| rests_on.into_iter().collect()), technique, arguments }
    }
}

impl ArgumentObject {
    fn of_branch(branch: &Branch, puzzle: &Puzzle) -> impl Iterator<Item = ArgumentObject> {
        let supposed = supposed(branch, puzzle.palette());
        branch.deductions.iter().map(move |one| ArgumentObject::new(one, puzzle, Some(supposed.clone())))
    }

    /// The line that fails.
    fn of_clash(refutation: &Refutation, puzzle: &Puzzle, known: &Grid) -> Self {
        let Refutation { technique, branch, clash } = refutation;
        ArgumentObject {
            technique: technique.name(),
            axis: clash.line.axis.name(),
            line: clash.line.number(),
            runs: Vec::new(),
            rests_on: pairs(clash.line, clash.rests_on.iter().copied()).collect(),
            settles: Vec::new(),
            supposed: Some(supposed(branch, puzzle.palette())),
            sentence: refutation.sentence_of_clash(puzzle, known).to_string(),
        }
    }

    fn new(deduction: &Deduction, puzzle: &Puzzle, supposed: Option<String>) -> Self {
        let line = deduction.line;
        ArgumentObject {
            technique: deduction.technique.name(),
            axis: line.axis.name(),
            line: line.number(),
            runs: runs(deduction).collect(),
            rests_on: pairs(line, deduction.rests_on.iter().copied()).collect(),
            settles: pairs(line, deduction.cells.iter().map(|cell| cell.0)).collect(),
            supposed,
            sentence: deduction.sentence(puzzle.clue(line), puzzle.palette()).to_string(),
        }
    }
}

fn supposed(branch: &Branch, palette: &Palette) -> String {
    describe(branch.supposed.cell, palette).to_string()
}

fn runs(deduction: &Deduction) -> impl Iterator<Item = usize> + '_ {
    deduction.runs.iter().map(|placement| placement.run + 1)
}

fn pairs(line: Line, cells: impl Iterator<Item = usize>) -> impl Iterator<Item = Pair> {
    cells.map(move |along| pair(line.cell(along)))
}

fn pair(at: crate::puzzle::At) -> Pair {
    (at.row() + 1, at.column() + 1)
}
