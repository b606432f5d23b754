//! The logic of coloured lines agrees with a twin without bit masks, at every width at which another word is needed.

use crate::twins::coloured_tables::look;
use crate::twins::masks::{excluded, possible};
use nonoscope::line::{ColourCounter, ColourLayouts, ColourSolver, Excluded, Mask, Wide};
use nonoscope::puzzle::{Cell, Clue, Colour, Colours, Run};
use proptest::prelude::*;

/// A line of this length, with the clue of a picture of long and short runs in 2 to 7 inks, and some colours excluded:
/// few in some lines, many in others, and sometimes a right one.
fn line(length: usize) -> impl Strategy<Value = (usize, Vec<Run>, Vec<Colours>)> {
    let turns = prop::collection::vec(any::<(u8, u8)>(), length);
    let shown = prop::collection::vec(any::<(u8, u32)>(), length);
    let wrong = prop::option::weighted(0.3, 0..length);
    (2usize..=7, turns, shown, 1u8..60, 0u8..=255, wrong).prop_map(|(inks, turns, shown, restless, knowing, wrong)| {
        let colours: Vec<Colour> = Colour::all(inks).collect();
        let mut colour = Colour::BACKGROUND;
        let mut picture = Vec::with_capacity(turns.len());
        for (turn, next) in turns {
            if turn < 4 * restless {
                // Half of the colours are the background, so that runs of one ink follow each other.
                colour = if next < 128 { Colour::BACKGROUND } else { colours[usize::from(next) % colours.len()] };
            }
            picture.push(colour);
        }
        let runs = Clue::of_cells(picture.iter().map(|&colour| Cell::of(colour))).runs().collect();
        let narrowed = picture.iter().zip(shown).map(|(&colour, (shown, others))| match shown < knowing {
            true if others % 2 == 1 => Colours::of(colour),
            true => colours.iter().copied().filter(|other| others >> other.number() & 2 == 2).collect(),
            false => Colours::all(inks),
        });
        let mut known: Vec<Colours> =
            narrowed.zip(&picture).map(|(possible, &colour)| possible.or(Colours::of(colour))).collect();
        if let Some(wrong) = wrong {
            known[wrong] = Colours::all(inks).minus(Colours::of(picture[wrong]));
        }
        (inks, runs, known)
    })
}

fn agrees<M: Mask, const N: usize>(inks: usize, runs: &[Run], known: &[Colours]) {
    let (clue, length): (Clue, usize) = (runs.iter().copied().collect(), known.len());
    let masks: Excluded<M, N> = excluded(known, inks);
    let expected = look(runs, known);
    let mut solver = ColourSolver::new();
    let inferred = solver.infer(&clue, length, masks).map(|found| possible(found, length));
    assert_eq!(inferred, expected.is_possible.then_some(expected.seen));
    let starts = solver.starts(&clue, length, masks);
    let starts: Option<Vec<Vec<usize>>> = starts.map(|all| all.iter().map(|starts| starts.cells().collect()).collect());
    assert_eq!(starts, expected.is_possible.then_some(expected.starts));
    assert_eq!(ColourCounter::new().fitting(&clue, length, masks).exact(), expected.layouts);
    let some: Vec<Vec<Colour>> = ColourLayouts::new(&clue, length, masks).take(20).collect();
    if let Some(number) = expected.layouts {
        assert_eq!(some.len() as u128, number.min(20));
    }
    assert_eq!(some.is_empty(), !expected.is_possible);
    for layout in some {
        assert_eq!(Clue::of_cells(layout.iter().map(|&colour| Cell::of(colour))), clue);
        assert!(layout.iter().zip(known).all(|(&colour, possible)| possible.has(colour)));
    }
}

macro_rules! widths {
    ($($name:ident: $length:literal, $cases:literal, $($mask:ty),+;)+) => {
        $(
            proptest! {
                #![proptest_config(ProptestConfig { cases: $cases, ..ProptestConfig::default() })]
                #[test]
                fn $name((inks, runs, known) in line($length)) {
                    $(agrees::<$mask, 8>(inks, &runs, &known);)+
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
    width_255: 255, 200, Wide<4>, Wide<16>;
    width_256: 256, 200, Wide<4>, Wide<16>;
    width_257: 257, 200, Wide<8>, Wide<16>;
    width_1023: 1023, 30, Wide<16>;
    width_1024: 1024, 30, Wide<16>;
}
