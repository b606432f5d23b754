//! How sure a reading is as a whole: how far its clues confirm each other, and what it took to make a puzzle of them.

use super::lattice::SMALL;
use super::reading::Reading;
use nonoscope_core::puzzle::{Axis, Clue};
use nonoscope_core::solve::Verdict;

/// The confidence, in bits, that a puzzle needs so that it is not refused: half of the way between what was read right, -2 and more and mostly from
/// 20 to 500, and what was read wrongly without a mark, -6 and less. One solution and totals that agree speak for a puzzle as well.
const LEAST: f64 = -4.0;

/// The confidence, in bits, from which on a puzzle with one solution is not looked for elsewhere: one in a million million pictures has it by chance.
const CERTAIN: f64 = 40.0;

/// How much speaks against a line without a number: hardly any puzzle has many.
const EMPTY: f64 = 1.0;

/// How much speaks against a board with fewer than five rows or columns, in bits: of 55 pictures of puzzles none had so few, so they are taken for one
/// in 57, by the rule of succession.
const RARE: f64 = 5.8;

/// How unlikely a board may be whose clues make no puzzle: those of strangers' puzzles cost up to 2500, of something else mostly more than 2900.
const UNLIKELIEST: i64 = 2700;

/// How many rows and columns a board has at least whose clues make no puzzle. The smaller it is, the more other things look like one.
const UNSOLVED: usize = 8;

/// A bit, in parts of 256 of a natural logarithm.
const BIT: f64 = 177.0;

/// Whether a reading of this cost, on a board as unlikely as this, is refused, because it may be something else: a table, a game, or a puzzle that is
/// hardly legible. A puzzle is if it has too little confidence. Where the clues make none, nothing confirms anything and nearly all is marked; then it is
/// on a small or an unlikely board, if two in five clues do not fit, if every second line has no number, or if the totals differ by more than a third.
pub(super) fn is_refused(reading: &Reading, cost: i64, board: i64) -> bool {
    if reading.is_puzzle() {
        return confidence(reading, cost + board) < LEAST;
    }
    if board > UNLIKELIEST {
        return true;
    }
    let sides = sides(reading);
    let filled = sides.each_ref().map(|(clues, _)| clues.iter().map(Clue::filled_cells).sum::<usize>());
    let is_unlike = |(clues, length): &(Vec<Clue>, usize)| {
        let numbered = clues.iter().filter(|clue| !clue.is_empty()).count();
        let unfit = clues.iter().filter(|clue| clue.shortest() > *length).count();
        clues.len() < UNSOLVED || unfit * 5 >= numbered * 2 || numbered * 2 < clues.len()
    };
    sides.iter().any(is_unlike) || filled[0].abs_diff(filled[1]) * 3 > filled[0].max(filled[1])
}

/// Whether a reading of this cost has one solution and so much confidence that no other board needs to be looked at.
pub(super) fn is_certain(reading: &Reading, cost: i64) -> bool {
    reading.verdict == Ok(Verdict::Unique) && confidence(reading, cost) >= CERTAIN
}

/// How unlikely a puzzle is that was read at this cost, compared with others, in parts of 256 of a natural logarithm. Empty lines at the ends say nothing.
pub(super) fn doubt(reading: &Reading, cost: i64) -> i64 {
    let [rows, columns] = [Axis::Row, Axis::Column].map(|axis| {
        let clues = reading.clues(axis);
        let first = clues.iter().position(|clue| !clue.is_empty()).unwrap_or(0);
        let last = clues.iter().rposition(|clue| !clue.is_empty()).map_or(first, |last| last + 1);
        clues[first..last].to_vec()
    });
    let size = (rows.len(), columns.len());
    -(bits_for(&[(rows, size.1), (columns, size.0)], reading, cost) * BIT) as i64
}

/// The clues of rows and of columns, and how many cells their lines have.
type Sides = [(Vec<Clue>, usize); 2];

fn sides(reading: &Reading) -> Sides {
    [Axis::Row, Axis::Column].map(|axis| (reading.clues(axis), reading.lines(axis.crossing()).len()))
}

fn confidence(reading: &Reading, cost: i64) -> f64 {
    bits_for(&sides(reading), reading, cost)
}

/// How many bits speak for a puzzle that was read at this cost. Count the pictures with as many filled cells, the ways to lay the runs of the rows, and
/// the ways to lay those of the columns. If the numbers were unrelated, the expected number of solutions would be the product of both ways divided by
/// the number of pictures. The smaller it is, the more a solution says. Unlikely readings of numbers speak against the puzzle, and so do lines without
/// a number, and few lines.
fn bits_for(sides: &Sides, reading: &Reading, cost: i64) -> f64 {
    let ways = |(clues, length): &(Vec<Clue>, usize)| -> f64 {
        let of = |clue: &Clue| {
            let runs = clue.lengths().len();
            if runs == 0 { EMPTY } else { bits(length.saturating_sub(clue.shortest()) + runs, runs) }
        };
        clues.iter().map(of).sum()
    };
    let mut open = sides[0].1 * sides[1].1;
    let mut pictures = 0.0;
    for ink in 1..=reading.inks.len().max(1) {
        let runs = sides[0].0.iter().flat_map(Clue::runs).filter(|run| run.colour.number() == ink);
        let filled = runs.map(|run| usize::from(run.length)).sum::<usize>().min(open);
        pictures += bits(open, filled);
        open -= filled;
    }
    let rare = if sides.iter().any(|(clues, _)| clues.len() < SMALL) { RARE } else { 0.0 };
    pictures - sides.iter().map(ways).sum::<f64>() - rare - cost as f64 / BIT
}

/// The number of ways to choose `some` items out of `of`, as a logarithm to base 2, linear between whole numbers.
fn bits(of: usize, some: usize) -> f64 {
    let (mut rest, mut bits) = (1.0_f64, 0.0);
    for one in 0..some.min(of.saturating_sub(some)) {
        rest *= (of - one) as f64 / (one + 1) as f64;
        while rest >= 2.0 {
            rest /= 2.0;
            bits += 1.0;
        }
    }
    bits + rest - 1.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::reading::{Area, Run};
    use nonoscope_core::puzzle::Colour;

    /// A board with these clues, rows and then columns.
    fn reading(clues: [&[&[u16]]; 2]) -> Reading {
        let area = Area { left: 0, top: 0, right: 5, bottom: 9 };
        let run = |&read: &u16| Run { read, colour: Colour::INK, others: Vec::new(), is_doubtful: false, area };
        let [rows, columns] = clues.map(|lines| lines.iter().map(|line| line.iter().map(run).collect()).collect());
        let mut own = Reading {
            rows,
            columns,
            inks: Vec::new(),
            changed: Vec::new(),
            left_out: 0,
            cells: None,
            verdict: Ok(Verdict::Multiple),
            corners: [(0.0, 0.0); 4],
        };
        own.verdict = own.puzzle().map(|_| Verdict::Multiple);
        own
    }

    /// A frame of 10 × 10 cells.
    const FRAME: [&[u16]; 10] = [&[10], &[1, 1], &[1, 1], &[1, 1], &[1, 1], &[1, 1], &[1, 1], &[1, 1], &[1, 1], &[10]];

    #[test]
    fn ways_to_choose_are_counted() {
        for (of, some, ways) in
            [(5, 2, 10.0_f64), (10, 3, 120.0), (10, 7, 120.0), (400, 1, 400.0), (4, 4, 1.0), (0, 0, 1.0)]
        {
            assert!((bits(of, some) - ways.log2()).abs() < 0.09, "{of} {some}: {}", bits(of, some));
        }
    }

    #[test]
    fn clues_that_say_much_bear_that_some_were_misread() {
        let frame = reading([&FRAME, &FRAME]);
        // C(100, 36) pictures; of each of 16 lines C(9, 2) ways.
        let most = confidence(&frame, 0);
        assert!((most - (90.6 - 16.0 * 5.17)).abs() < 2.0, "{most}");
        assert!(!is_refused(&frame, 0, 0));
        let cost = |bits: f64| (bits * BIT) as i64;
        assert!(!is_refused(&frame, cost(most - LEAST - 0.1), 0) && is_refused(&frame, cost(most - LEAST + 0.1), 0));
    }

    #[test]
    fn a_few_numbers_that_fit_nearly_anything_are_no_puzzle() {
        // As on a board of another game: any such numbers would make a puzzle.
        let ones: [&[u16]; 10] = [&[1]; 10];
        assert!(is_refused(&reading([&ones, &ones]), 0, 0));
        // A picture is confirmed by fewer, if they say where its cells are.
        let (rows, columns): ([&[u16]; 5], [&[u16]; 5]) =
            ([&[5], &[1], &[5], &[1], &[5]], [&[5], &[1, 1, 1], &[1, 1, 1], &[1, 1, 1], &[1, 1, 1]]);
        assert!(!is_refused(&reading([&rows, &columns]), 0, 0));
        let nothing: [&[u16]; 10] = [&[]; 10];
        assert!(is_refused(&reading([&nothing, &nothing]), 0, 0));
    }

    #[test]
    fn empty_lines_at_the_ends_say_nothing() {
        let empty: &[u16] = &[];
        let wider: Vec<&[u16]> = [&FRAME[..], &[empty, empty]].concat();
        let doubt = |rows: &[&[u16]], columns: &[&[u16]], cost: i64| doubt(&reading([rows, columns]), cost);
        assert_eq!(doubt(&FRAME, &FRAME, 100), doubt(&wider, &FRAME, 100));
        assert_eq!(doubt(&FRAME, &FRAME, 100), doubt(&FRAME, &wider, 100));
        assert!(doubt(&FRAME, &FRAME, 100) < doubt(&FRAME, &FRAME, 300));
        // A part of a board says less.
        let part: [&[u16]; 5] = [&[5], &[1, 1], &[1, 1], &[1, 1], &[5]];
        assert!(doubt(&FRAME, &FRAME, 300) < doubt(&part, &part, 100));
    }

    #[test]
    fn few_lines_have_to_say_more() {
        // As read from a board of another game.
        let (rows, columns): ([&[u16]; 3], [&[u16]; 5]) = ([&[1], &[2], &[1]], [&[1], &[1], &[1], &[1], &[]]);
        let other = reading([&rows, &columns]);
        assert!(other.is_puzzle() && is_refused(&other, 0, 0));
        let (rows, columns): ([&[u16]; 4], [&[u16]; 5]) =
            ([&[5], &[1], &[5], &[1]], [&[3], &[1, 1], &[1, 1], &[1, 1], &[1, 2]]);
        assert!(!is_refused(&reading([&rows, &columns]), 0, 0));
    }

    #[test]
    fn each_ink_says_more() {
        let rows: [&[u16]; 4] = [&[2, 2]; 4];
        let columns: [&[u16]; 4] = [&[4]; 4];
        let mut own = reading([&rows, &columns]);
        let plain = confidence(&own, 0);
        own.inks = vec![[0; 3], [255, 0, 0]];
        own.rows.iter_mut().for_each(|row| row[1].colour = Colour::try_from(2_u8).unwrap());
        assert!(confidence(&own, 0) > plain + 10.0, "{plain} {}", confidence(&own, 0));
    }

    #[test]
    fn without_a_solution_clues_must_fit_and_agree() {
        let with = |line: usize, clue: &'static [u16]| {
            let mut rows = FRAME;
            rows[line] = clue;
            reading([&rows, &FRAME])
        };
        let nearly = with(3, &[1, 2]);
        assert!(nearly.verdict.is_err() && !is_refused(&nearly, 100_000, 0));
        let far: [&[u16]; 10] = [&[10]; 10];
        assert!(is_refused(&reading([&far, &FRAME]), 100_000, 0), "totals that differ much");
        let bare: [&[u16]; 10] = [&[10], &[], &[], &[], &[10], &[], &[], &[], &[], &[10]];
        assert!(is_refused(&reading([&bare, &FRAME]), 100_000, 0), "lines without a number");
        let unfit: [&[u16]; 10] = [&[7, 7]; 10];
        assert!(is_refused(&reading([&unfit, &FRAME]), 100_000, 0), "numbers that do not fit");
        let few: [&[u16]; UNSOLVED - 1] = [&[3], &[3], &[3], &[3], &[3], &[3], &[9]];
        assert!(is_refused(&reading([&few, &few]), 100_000, 0), "few lines");
    }
}
