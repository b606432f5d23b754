//! What the tests know of each technique: where it is used, for the drawings of the page about techniques, and what must hold of each deduction
//! by it.

use super::stated::Stated;
use nonoscope::deduce::{Deduction, Placement};
use nonoscope::puzzle::{Cell, Colour, Colours};
use nonoscope::trace::Technique;

/// Where a technique is used.
pub(super) enum Used {
    /// On a line with this clue and these known cells; and what holds of every deduction by it.
    OnLine(&'static str, &'static str, fn(&Case<'_>) -> bool),
    /// In a step of a puzzle that needs suppositions.
    InPuzzle(&'static str),
}

use Used::{InPuzzle, OnLine};

/// All techniques, the easiest first.
pub(super) const TECHNIQUES: [(Technique, Used); Technique::ALL.len()] = [
    (
        Technique::BlankLine,
        OnLine("0", "??????????", |case| {
            case.line.runs.is_empty() && case.deduction.rests_on.is_empty() && case.all_empty()
        }),
    ),
    (
        Technique::ExactFit,
        OnLine("3 1 4", "??????????", |case| {
            let runs = &case.deduction.runs;
            runs.len() == case.line.runs.len()
                && case.deduction.rests_on.is_empty()
                && runs.iter().all(|run| run.earliest == run.latest)
        }),
    ),
    (
        Technique::LineComplete,
        OnLine("2 3", "?##??###??", |case| {
            let rests_on = &case.deduction.rests_on;
            let is_filled = |along: &usize| !case.alone[*along].has(Colour::BACKGROUND);
            rests_on.len() == case.total() && rests_on.iter().all(is_filled) && case.all_empty()
        }),
    ),
    (
        Technique::FillTheRest,
        OnLine("2 1 3", "-#?-?--?##", |case| {
            let rests_on = &case.deduction.rests_on;
            rests_on.len() + case.total() == case.alone.len()
                && rests_on.iter().all(|&along| case.alone[along] == Colours::BACKGROUND)
                && case.deduction.cells.iter().all(|(_, cell)| cell.ink().is_some())
        }),
    ),
    (
        Technique::Overlap,
        OnLine("7", "??????????", |case| {
            let [run] = case.deduction.runs[..] else { return false };
            let ink = case.line.runs[run.run].colour;
            case.deduction.blocks.is_empty()
                && case.settled().all(|along| (run.latest..run.earliest + run.length).contains(&along))
                && case.deduction.cells.iter().all(|&(_, cell)| cell == Cell::of(ink))
        }),
    ),
    (
        Technique::OutOfReach,
        OnLine("1 3", "??????-?##-?", |case| {
            let reached =
                |along: usize| case.deduction.runs.iter().any(|run| (run.reach().0..=run.reach().1).contains(&along));
            case.deduction.blocks.is_empty() && !case.settled().any(reached)
        }),
    ),
    (
        Technique::WholeRun,
        OnLine("1 3 2", "????###?????", |case| {
            let ([block], runs) = (&case.deduction.blocks[..], &case.deduction.runs) else { return false };
            !runs.is_empty()
                && runs.iter().all(|run| run.length == size(*block))
                && case.settled().all(|along| along + 1 == block.0 || along == block.1 + 1)
        }),
    ),
    (
        Technique::Extend,
        OnLine("4 2", "?#??????????", |case| {
            let [block] = case.deduction.blocks[..] else { return false };
            let Some(shortest) = case.deduction.runs.iter().map(|run| run.length).min() else { return false };
            let side = case.settled().all(|along| along > block.1) || case.settled().all(|along| along < block.0);
            let far = case.settled().map(|along| along.abs_diff(block.0).max(along.abs_diff(block.1))).max();
            side && far.is_some_and(|far| far < shortest) && case.all_of_the_block()
        }),
    ),
    (
        Technique::GapTooSmall,
        OnLine("3 2", "????-?-?????????", |case| {
            let (Some(first), Some(last)) = (case.settled().next(), case.settled().last()) else { return false };
            case.deduction.blocks.is_empty() && case.deduction.runs.iter().all(|run| run.length > last - first)
        }),
    ),
    (
        Technique::Split,
        OnLine("3 3", "????##?#??????", |case| {
            let [one, other] = case.deduction.blocks[..] else { return false };
            case.settled().eq([one.1 + 1]) && one.1 + 2 == other.0
        }),
    ),
    (
        Technique::Join,
        OnLine("5", "????#?#???????", |case| {
            let [one, other] = case.deduction.blocks[..] else { return false };
            case.settled().all(|along| (one.1 + 1..other.0).contains(&along))
                && case.deduction.runs.iter().all(|run| run.length >= size((one.0, other.1)))
                && case.all_of_the_block()
        }),
    ),
    (
        Technique::Mercury,
        OnLine("3 1", "???#????????????", |case| {
            let ([run], [block]) = (&case.deduction.runs[..], &case.deduction.blocks[..]) else { return false };
            let touches = |cell: usize| (block.0..=block.1).contains(&cell);
            let at_start = case.settled().eq([run.earliest]) && touches(run.earliest + run.length);
            let at_end = case.settled().eq([run.latest + run.length - 1]) && touches(run.latest - 1);
            at_start || at_end
        }),
    ),
    (
        Technique::ThatRun,
        OnLine("1 1 4", "#-#-#?##??", |case| {
            let Deduction { runs, blocks, .. } = case.deduction;
            let covers =
                |run: &Placement, block: (usize, usize)| run.latest <= block.0 && block.1 < run.earliest + run.length;
            !runs.is_empty() && blocks.iter().all(|&block| runs.iter().any(|run| covers(run, block)))
        }),
    ),
    (
        Technique::ColourNeighbours,
        OnLine("1r 1g 1b 1g", "?????g?????", |case| {
            let [block] = case.deduction.blocks[..] else { return false };
            case.line.inks > 1
                && case.deduction.runs.iter().all(|run| run.length == size(block))
                && (case.settled().eq([block.1 + 1]) || block.0.checked_sub(1) == case.settled().next())
        }),
    ),
    (Technique::NoRunFits, OnLine("1 3", "??#?????", |case| case.deduction.blocks.is_empty())),
    (
        Technique::Layouts,
        OnLine("5 3 1 2 2 2", "?????????#??#???????#???????", |case| {
            case.deduction.blocks.is_empty() && case.deduction.runs.is_empty()
        }),
    ),
    (Technique::EdgeLogic, InPuzzle("4x4:2/1.1/1/2/1/2/2/1.1")),
    (
        Technique::TwoWay,
        InPuzzle("9x9:1.2.1/2.1/1.2.1/1.1.1.2/1.1.1/2.1/1.1/2.1.1/2/1.2/2.1/1.2.2/1.1/2.2/3.1.1/1.1/1/4.1"),
    ),
    (Technique::Contradiction, InPuzzle("4x4:2/2/2/1.1/1/1/3/3")),
];

/// Whether a deduction is what its technique says. `alone` is what is known of the cells that it rests on.
pub(super) fn holds(line: &Stated, deduction: &Deduction, alone: &[Colours]) -> bool {
    let (_, used) = &TECHNIQUES[deduction.technique as usize];
    matches!(used, OnLine(_, _, holds) if holds(&Case { line, deduction, alone }))
}

/// A deduction of a line.
pub(super) struct Case<'c> {
    line: &'c Stated,
    deduction: &'c Deduction,
    /// What is known of the cells that it rests on.
    alone: &'c [Colours],
}

impl Case<'_> {
    /// The cells that it settles.
    fn settled(&self) -> impl Iterator<Item = usize> + '_ {
        self.deduction.cells.iter().map(|&(along, _)| along)
    }

    /// Whether all cells that it settles are empty.
    fn all_empty(&self) -> bool {
        self.deduction.cells.iter().all(|&(_, cell)| cell == Cell::EMPTY)
    }

    /// Whether all cells that it settles have the ink of its first block.
    fn all_of_the_block(&self) -> bool {
        let ink = self.deduction.blocks.first().and_then(|block| self.alone[block.0].only());
        self.deduction.cells.iter().all(|&(_, cell)| cell.colour() == ink)
    }

    /// How many filled cells the line has.
    fn total(&self) -> usize {
        self.line.runs.iter().map(|run| usize::from(run.length)).sum()
    }
}

fn size((first, last): (usize, usize)) -> usize {
    last - first + 1
}
