//! The line solver, the counts and the lists of layouts agree with a twin without bit masks, at every width at which
//! another word, or half a word, is needed.

use crate::twins::masks::{cells, masks};
use crate::twins::tables::look;
use nonoscope::line::{Counter, Layouts, LineSolver, Mask, Wide};
use nonoscope::puzzle::{Cell, Clue};
use proptest::prelude::*;

/// A line of this length, with the clue of a picture of long and short runs, and known cells: few in some lines, many
/// in others, and sometimes a wrong one.
fn line(length: usize) -> impl Strategy<Value = (Vec<u16>, Vec<Cell>)> {
    let turns = prop::collection::vec(prop::num::u8::ANY, length);
    let shown = prop::collection::vec(prop::num::u8::ANY, length);
    (turns, shown, 1u8..60, 0u8..=255, prop::option::weighted(0.3, 0..length)).prop_map(
        |(turns, shown, restless, knowing, wrong)| {
            let mut filled = false;
            let mut picture = Vec::with_capacity(turns.len());
            for turn in turns {
                filled ^= turn < 4 * restless;
                picture.push(if filled { Cell::FILLED } else { Cell::EMPTY });
            }
            let runs = Clue::of_cells(picture.iter().copied()).lengths().to_vec();
            let mut known: Vec<Cell> = picture
                .iter()
                .zip(shown)
                .map(|(&cell, shown)| if shown < knowing { cell } else { Cell::UNKNOWN })
                .collect();
            if let Some(wrong) = wrong {
                known[wrong] = if picture[wrong] == Cell::FILLED { Cell::EMPTY } else { Cell::FILLED };
            }
            (runs, known)
        },
    )
}

fn agrees<M: Mask>(runs: &[u16], known: &[Cell]) {
    let clue: Clue = runs.iter().copied().collect();
    let (length, masks) = (known.len(), masks::<M>(known));
    let expected = look(runs, known);
    let found = LineSolver::<M>::new().infer(&clue, length, masks);
    assert_eq!(found.map(|found| cells(found, length)), expected.agreed);
    assert_eq!(Counter::new().fitting::<M>(&clue, length, masks).exact(), expected.layouts);
    let some: Vec<M> = Layouts::new(&clue, length, masks).take(20).collect();
    if let Some(number) = expected.layouts {
        assert_eq!(some.len() as u128, number.min(20));
    }
    assert_eq!(some.is_empty(), expected.agreed.is_none());
    for layout in some {
        let layout: Vec<Cell> =
            (0..length).map(|cell| if layout.has(cell) { Cell::FILLED } else { Cell::EMPTY }).collect();
        assert_eq!(Clue::of_cells(layout.iter().copied()), clue);
        assert!(layout.iter().zip(known).all(|(cell, known)| *known == Cell::UNKNOWN || cell == known));
    }
}

macro_rules! widths {
    ($($name:ident: $length:literal, $cases:literal, $($mask:ty),+;)+) => {
        $(
            proptest! {
                #![proptest_config(ProptestConfig { cases: $cases, ..ProptestConfig::default() })]
                #[test]
                fn $name((runs, known) in line($length)) {
                    $(agrees::<$mask>(&runs, &known);)+
                }
            }
        )+
    };
}

widths! {
    width_31: 31, 2000, u64, u128, Wide<1>;
    width_63: 63, 1000, u64, u128, Wide<1>, Wide<2>;
    width_64: 64, 1000, u64, u128, Wide<1>, Wide<2>;
    width_65: 65, 1000, u128, Wide<2>, Wide<4>;
    width_127: 127, 500, u128, Wide<2>, Wide<4>;
    width_128: 128, 500, u128, Wide<2>, Wide<4>;
    width_129: 129, 500, Wide<3>, Wide<4>;
    width_191: 191, 300, Wide<3>, Wide<4>;
    width_192: 192, 300, Wide<3>, Wide<4>;
    width_193: 193, 300, Wide<4>, Wide<16>;
    width_255: 255, 200, Wide<4>, Wide<16>;
    width_256: 256, 200, Wide<4>, Wide<16>;
    width_257: 257, 200, Wide<8>, Wide<16>;
    width_1023: 1023, 30, Wide<16>;
    width_1024: 1024, 30, Wide<16>;
}
