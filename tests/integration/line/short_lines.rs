//! The line solver, the counts and the lists of layouts agree with the enumerating twin on random lines.

use crate::cases::cases;
use crate::twins::listing;
use crate::twins::masks::{cells, masks};
use nonoscope::line::{Count, Counter, Layouts, LineSolver, Mask, Wide, layouts};
use nonoscope::puzzle::{Cell, Clue};
use proptest::prelude::*;

/// A clue that fits a line, and some known cells. Half of the time these come from a layout, so that something fits;
/// otherwise they are arbitrary, so that often nothing does.
fn line() -> impl Strategy<Value = (Vec<u16>, Vec<Cell>)> {
    let cells = prop::collection::vec(prop::bool::ANY, 0..=14);
    let hidden = prop::collection::vec(prop::bool::weighted(0.6), 14);
    let noise = prop::collection::vec(0u8..4, 14);
    (cells, hidden, noise, prop::bool::ANY).prop_map(|(cells, hidden, noise, honest)| {
        let cell = |filled: bool| if filled { Cell::FILLED } else { Cell::EMPTY };
        let runs = Clue::of_cells(cells.iter().map(|&filled| cell(filled))).lengths().to_vec();
        let known = cells.iter().zip(hidden).zip(noise).map(|((&filled, hidden), noise)| match (honest, noise) {
            (true, _) if hidden => Cell::UNKNOWN,
            (true, _) => cell(filled),
            (false, 0) => Cell::FILLED,
            (false, 1) => Cell::EMPTY,
            (false, _) => Cell::UNKNOWN,
        });
        (runs, known.collect())
    })
}

/// What the line solver infers, the number of layouts, and the list of layouts.
type Found = (Option<Vec<Cell>>, Count, Vec<Vec<Cell>>);

fn found<M: Mask>(runs: &[u16], known: &[Cell]) -> Found {
    let clue: Clue = runs.iter().copied().collect();
    let found = LineSolver::<M>::new().infer(&clue, known.len(), masks(known));
    let fitting = Counter::new().fitting::<M>(&clue, known.len(), masks(known));
    let listed = Layouts::<M>::new(&clue, known.len(), masks(known));
    let picture = |layout: M| {
        let cell = |index| if layout.has(index) { Cell::FILLED } else { Cell::EMPTY };
        (0..known.len()).map(cell).collect()
    };
    (found.map(|found| cells(found, known.len())), fitting, listed.map(picture).collect())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases(100_000)))]

    #[test]
    fn the_line_solver_the_counts_the_lists_and_the_twin_agree((runs, known) in line()) {
        let all = listing::layouts(&runs, known.len());
        let clue: Clue = runs.iter().copied().collect();
        prop_assert_eq!(layouts(&clue, known.len()), Count::from(all.len() as u128));

        let fitting: Vec<_> = all.into_iter().filter(|layout| listing::fits(layout, &known)).collect();
        let expected = (listing::agreement(&fitting), Count::from(fitting.len() as u128), fitting);
        prop_assert_eq!(&found::<u64>(&runs, &known), &expected);
        prop_assert_eq!(&found::<u128>(&runs, &known), &expected);
        prop_assert_eq!(&found::<Wide<3>>(&runs, &known), &expected);
    }
}

#[test]
fn the_twin_itself_lists_what_people_list() {
    let pictures = |runs: &[u16], length| -> Vec<String> {
        let layouts = listing::layouts(runs, length);
        layouts.iter().map(|layout| layout.iter().map(|cell| cell.letter()).collect()).collect()
    };
    assert_eq!(pictures(&[1, 1], 4), ["XOXO", "XOOX", "OXOX"]);
    assert_eq!(pictures(&[], 2), ["OO"]);
    assert_eq!(pictures(&[3], 2), [""; 0]);
    assert_eq!(pictures(&[], 0), [""]);
}
