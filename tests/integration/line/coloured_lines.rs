//! The logic of coloured lines agrees with the enumerating twin on random short lines, and with black and white where
//! there is one ink.

use crate::cases::cases;
use crate::twins::coloured::{Layout, fits, layouts as listed, seen};
use crate::twins::masks::{excluded, masks, possible};
use nonoscope::line::{
    ColourCounter, ColourLayouts, ColourSolver, Count, Counter, Excluded, Layouts, LineSolver, Mask, Wide, layouts,
};
use nonoscope::puzzle::{Cell, Clue, Colour, Colours, Run};
use proptest::prelude::*;
use std::collections::BTreeSet;

/// A line of a puzzle with some inks: a clue that fits it, and the colours that are possible for each cell.
#[derive(Clone, Debug)]
pub(super) struct Line {
    pub(super) inks: usize,
    pub(super) runs: Vec<Run>,
    pub(super) possible: Vec<Colours>,
}

impl Line {
    /// With the clue of a picture.
    pub(super) fn of_picture(inks: usize, picture: &[Colour], possible: Vec<Colours>) -> Line {
        let clue = Clue::of_cells(picture.iter().map(|&colour| Cell::of(colour)));
        Line { inks, runs: clue.runs().collect(), possible }
    }
}

/// A line of up to 12 cells. Half of the time what is known comes from a layout, so that something fits; otherwise it is
/// arbitrary, so that often nothing does.
pub(super) fn line(inks: impl Strategy<Value = usize>) -> impl Strategy<Value = Line> {
    let cells = prop::collection::vec((prop::bool::weighted(0.4), any::<u8>()), 0..=12);
    let noise = prop::collection::vec((0u8..10, any::<u32>()), 12);
    (inks, cells, noise, prop::bool::ANY).prop_map(|(inks, cells, noise, honest)| {
        let colours: Vec<Colour> = Colour::all(inks).collect();
        let mut picture: Vec<Colour> = Vec::new();
        for (goes_on, colour) in cells {
            let last = picture.last().copied().filter(|_| goes_on);
            picture.push(last.unwrap_or(colours[usize::from(colour) % colours.len()]));
        }
        let known = picture.iter().zip(noise).map(|(&colour, (kind, bits))| match (honest, kind) {
            (_, 0..5) => Colours::all(inks),
            (true, 5) => Colours::of(colour),
            (true, _) => some_of(&colours, bits).or(Colours::of(colour)),
            (false, 5) => Colours::of(colours[bits as usize % colours.len()]),
            // Most are possible, or hardly anything would fit.
            (false, 6..9) => some_of(&colours, bits | bits >> 8),
            (false, _) => some_of(&colours, bits),
        });
        Line::of_picture(inks, &picture, known.collect())
    })
}

fn some_of(colours: &[Colour], bits: u32) -> Colours {
    colours.iter().copied().filter(|colour| bits >> colour.number() & 1 == 1).collect()
}

/// What the line solver infers, with the starts of each run; the number of layouts; and the list of layouts.
type Found = (Option<(Vec<Colours>, Vec<Vec<usize>>)>, Count, Vec<Vec<Colour>>);

fn found<M: Mask, const N: usize>(line: &Line) -> Found {
    let (clue, length): (Clue, usize) = (line.runs.iter().copied().collect(), line.possible.len());
    let known: Excluded<M, N> = excluded(&line.possible, line.inks);
    let mut solver = ColourSolver::new();
    let inferred = solver.infer(&clue, length, known).map(|inferred| possible(inferred, length));
    let starts = solver.starts(&clue, length, known);
    let starts = starts.map(|all| all.into_iter().map(|starts| starts.cells().collect()).collect());
    assert_eq!(inferred.is_some(), starts.is_some());
    let fitting = ColourCounter::new().fitting(&clue, length, known);
    (inferred.zip(starts), fitting, ColourLayouts::new(&clue, length, known).collect())
}

/// The same, by the twin.
fn expected(line: &Line, all: Vec<Layout>) -> Found {
    let mut fitting = all;
    fitting.retain(|layout| fits(&layout.cells, &line.possible));
    let starts = (0..line.runs.len()).map(|run| {
        let starts: BTreeSet<usize> = fitting.iter().map(|layout| layout.starts[run]).collect();
        starts.into_iter().collect()
    });
    let starts = starts.collect();
    let number = Count::from(fitting.len() as u128);
    (seen(&fitting).map(|seen| (seen, starts)), number, fitting.into_iter().map(|layout| layout.cells).collect())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases(100_000)))]

    #[test]
    fn the_line_solver_the_counts_the_lists_and_the_twin_agree(line in line(2usize..=4)) {
        let all = listed(&line.runs, line.possible.len());
        let clue: Clue = line.runs.iter().copied().collect();
        prop_assert_eq!(layouts(&clue, line.possible.len()), Count::from(all.len() as u128));

        let expected = expected(&line, all);
        prop_assert_eq!(&found::<u64, 5>(&line), &expected);
        prop_assert_eq!(&found::<u128, 6>(&line), &expected);
        prop_assert_eq!(&found::<Wide<3>, 8>(&line), &expected);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases(20_000)))]

    #[test]
    fn with_one_ink_it_is_black_and_white(line in line(Just(1))) {
        let (clue, length): (Clue, usize) = (line.runs.iter().copied().collect(), line.possible.len());
        prop_assert!(clue.has_one_ink());
        let cells: Vec<Cell> = line.possible.iter().map(|&possible| Cell::among(possible, 1)).collect();
        let (plain, known) = (masks::<u64>(&cells), Excluded::<u64, 2>::of_cells(cells.iter().copied(), 1));
        let sets = |known: Excluded<u64, 2>| (known.cannot_be(Colour::BACKGROUND), known.cannot_be(Colour::INK));
        prop_assert_eq!((plain.filled, plain.empty), sets(known));

        let inferred = ColourSolver::new().infer(&clue, length, known);
        let plainly = LineSolver::new().infer(&clue, length, plain);
        prop_assert_eq!(inferred.map(sets), plainly.map(|known| (known.filled, known.empty)));
        let starts = ColourSolver::new().starts(&clue, length, known);
        prop_assert_eq!(starts, LineSolver::new().starts(&clue, length, plain));

        let fitting = ColourCounter::new().fitting(&clue, length, known);
        prop_assert_eq!(fitting, Counter::new().fitting(&clue, length, plain));
        let filled = |cells: Vec<Colour>| {
            cells.iter().rev().fold(0u64, |set, colour| set << 1 | u64::from(!colour.is_background()))
        };
        let listed: Vec<u64> = ColourLayouts::new(&clue, length, known).map(filled).collect();
        prop_assert_eq!(listed, Layouts::new(&clue, length, plain).collect::<Vec<_>>());
    }
}

#[test]
fn the_twin_itself_lists_what_people_list() {
    let pictures = |runs: &[(u16, usize)], length| -> Vec<String> {
        let runs: Vec<Run> = runs.iter().map(|&(length, ink)| Run { length, colour: Colour::ink(ink) }).collect();
        let picture = |cells: Vec<Colour>| cells.into_iter().map(|colour| Cell::of(colour).letter()).collect();
        listed(&runs, length).into_iter().map(|layout| picture(layout.cells)).collect()
    };
    assert_eq!(pictures(&[(1, 1), (1, 1)], 4), ["XOXO", "XOOX", "OXOX"]);
    assert_eq!(pictures(&[(1, 1), (1, 2)], 3), ["XBO", "XOB", "OXB"]);
    assert_eq!(pictures(&[(2, 1), (1, 2), (1, 2)], 5), ["XXBOB"]);
    assert_eq!(pictures(&[], 2), ["OO"]);
    assert_eq!(pictures(&[(3, 1)], 2), [""; 0]);
    assert_eq!(pictures(&[], 0), [""]);
}
