//! For any line, the line solver, the counts and the lists of layouts agree with their twins, with masks of every
//! width.

use super::bytes::Bytes;
use crate::twins::masks::{cells, masks};
use crate::twins::{listing, tables};
use nonoscope::line::{Count, Counter, Layouts, LineSolver, Mask, Wide, layouts};
use nonoscope::puzzle::{Cell, Clue};

/// The lengths around which another word is needed.
const EDGES: [usize; 6] = [32, 64, 128, 192, 256, 320];

pub(super) fn hold(bytes: &[u8]) {
    let mut choice = Bytes::new(bytes);
    if choice.below(4) > 0 {
        let length = choice.below(13);
        let (clue, known) = line(&mut choice, length);
        short(&clue, &known);
    } else {
        let length = EDGES[choice.below(EDGES.len())] + choice.below(5) - 2;
        let (clue, known) = line(&mut choice, length);
        long(&clue, &known);
    }
}

/// A clue that fits a line of this length, and some known cells. Half of the clues come from a picture, and most of the
/// known cells from the same one.
fn line(choice: &mut Bytes<'_>, length: usize) -> (Clue, Vec<Cell>) {
    let from_picture = choice.below(2) == 0;
    let chances = choice.byte();
    let mut filled = false;
    let mut picture = Vec::new();
    for _ in 0..length {
        filled ^= choice.happens(chances);
        picture.push(if filled { Cell::FILLED } else { Cell::EMPTY });
    }
    let clue = Clue::of_cells(picture.iter().copied());
    let (hidden, wrong) = (choice.byte(), choice.below(64) as u8);
    let known = |cell: Cell| match (choice.byte(), from_picture) {
        (byte, true) if byte <= hidden => Cell::UNKNOWN,
        (byte, true) if byte > 255 - wrong => cell.opposite(),
        (_, true) => cell,
        (byte, false) => [Cell::UNKNOWN, Cell::FILLED, Cell::EMPTY, Cell::UNKNOWN][usize::from(byte % 4)],
    };
    (clue, picture.into_iter().map(known).collect())
}

fn short(clue: &Clue, known: &[Cell]) {
    let all = listing::layouts(clue.lengths(), known.len());
    assert_eq!(layouts(clue, known.len()), Count::from(all.len() as u128));
    let fitting: Vec<_> = all.into_iter().filter(|layout| listing::fits(layout, known)).collect();
    agrees::<u64>(clue, known, &fitting);
    agrees::<u128>(clue, known, &fitting);
    agrees::<Wide<1>>(clue, known, &fitting);
    agrees::<Wide<2>>(clue, known, &fitting);
    agrees::<Wide<4>>(clue, known, &fitting);
    agrees::<Wide<16>>(clue, known, &fitting);
}

fn agrees<M: Mask>(clue: &Clue, known: &[Cell], fitting: &[Vec<Cell>]) {
    let length = known.len();
    let found = LineSolver::<M>::new().infer(clue, length, masks(known));
    assert_eq!(found.map(|found| cells(found, length)), listing::agreement(fitting));
    let counted = Counter::new().fitting::<M>(clue, length, masks(known));
    assert_eq!(counted, Count::from(fitting.len() as u128));
    let listed: Vec<_> = Layouts::<M>::new(clue, length, masks(known)).map(|layout| picture(layout, length)).collect();
    assert_eq!(listed, fitting);
}

fn picture<M: Mask>(layout: M, length: usize) -> Vec<Cell> {
    (0..length).map(|cell| if layout.has(cell) { Cell::FILLED } else { Cell::EMPTY }).collect()
}

fn long(clue: &Clue, known: &[Cell]) {
    let expected = tables::look(clue.lengths(), known);
    if known.len() <= 64 {
        agrees_too::<u64>(clue, known, &expected);
        agrees_too::<Wide<1>>(clue, known, &expected);
    }
    if known.len() <= 128 {
        agrees_too::<u128>(clue, known, &expected);
        agrees_too::<Wide<2>>(clue, known, &expected);
    }
    if known.len() <= 256 {
        agrees_too::<Wide<4>>(clue, known, &expected);
    }
    agrees_too::<Wide<16>>(clue, known, &expected);
}

fn agrees_too<M: Mask>(clue: &Clue, known: &[Cell], expected: &tables::Found) {
    let length = known.len();
    let found = LineSolver::<M>::new().infer(clue, length, masks(known));
    assert_eq!(found.map(|found| cells(found, length)), expected.agreed);
    assert_eq!(Counter::new().fitting::<M>(clue, length, masks(known)).exact(), expected.layouts);
    let some: Vec<_> = Layouts::<M>::new(clue, length, masks(known)).take(5).collect();
    assert_eq!(some.len() as u128, expected.layouts.unwrap_or(5).min(5));
    for layout in some {
        let layout = picture(layout, length);
        assert!(listing::fits(&layout, known) && Clue::of_cells(layout) == *clue);
    }
}
