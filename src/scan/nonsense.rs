//! Refuses pictures whose numbers belong to something else, such as a table or a calendar.

use super::lattice::SMALL;
use super::reading::Reading;
use crate::puzzle::{Axis, Clue};
use crate::solve::Verdict;

/// With fewer rows or columns than this, lines constrain each other less.
pub(super) const SHORT: usize = 10;

/// Whether the numbers are those of something else, a table or a calendar. They are if there are fewer than one for every four lines, or for every
/// line where all are doubtful; if two in five clues do not fit their lines; if more than a third of them had to be changed, or on a short board a
/// quarter, or one where all are doubtful; if any had to, or more than half are doubtful, on a board so small that many readings are a puzzle; and if
/// there is no puzzle, and rows and columns are far from filling as many cells, or, unless there is one solution, every second line has no number.
pub(super) fn is_nonsense(reading: &Reading) -> bool {
    let axes = [Axis::Row, Axis::Column];
    let clues = axes.map(|axis| reading.clues(axis));
    let numbers: usize = clues.iter().flatten().map(|clue| clue.lengths().len()).sum();
    let lines: usize = clues.iter().map(Vec::len).sum();
    let is_small = clues.iter().any(|clues| clues.len() < SMALL);
    let changed = reading.changed.len();
    let doubtful = reading.doubtful().count();
    let are_few = numbers * if doubtful < numbers { 4 } else { 1 } < lines;
    let is_clear = changed == 0 && reading.verdict.is_ok() && doubtful * 2 <= numbers;
    let is_short = clues.iter().any(|clues| clues.len() < SHORT);
    let most_changed = match (is_short, doubtful < numbers) {
        (false, _) => numbers / 3,
        (true, true) => numbers / 4,
        (true, false) => 0,
    };
    if changed > most_changed || are_few || is_small && !is_clear {
        return true;
    }
    let are_odd = |axis: Axis| {
        let length = reading.lines(axis.crossing()).len();
        let clues = reading.clues(axis);
        let own = clues.iter().filter(|clue| !clue.is_empty()).count();
        clues.iter().filter(|clue| clue.shortest() > length).count() * 5 >= own * 2
    };
    let is_bare = axes.into_iter().any(|axis| {
        let clues = reading.clues(axis);
        clues.iter().filter(|clue| clue.is_empty()).count() * 2 > clues.len()
    });
    if is_bare && reading.verdict != Ok(Verdict::Unique) {
        return true;
    }
    let filled = clues.map(|clues| clues.iter().map(Clue::filled_cells).sum::<usize>());
    reading.verdict.is_err()
        && (axes.into_iter().any(are_odd) || filled[0].abs_diff(filled[1]) * 3 > filled[0].max(filled[1]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::Colour;
    use crate::scan::reading::{Area, Change, Run};

    /// A board with as many rows as columns, a 1 in each, of which some are doubtful, and some were changed.
    fn reading(lines: usize, doubtful: usize, changed: usize) -> Reading {
        let area = Area { left: 0, top: 0, right: 5, bottom: 9 };
        let run = |line: usize| {
            vec![Run { read: 1, colour: Colour::INK, others: vec![7], is_doubtful: line < doubtful, area }]
        };
        let change = |line: usize| Change { axis: Axis::Row, line, run: 0, from: 7, to: 1 };
        Reading {
            rows: (0..lines).map(run).collect(),
            columns: (lines..2 * lines).map(run).collect(),
            inks: Vec::new(),
            changed: (0..changed).map(change).collect(),
            cells: None,
            verdict: Ok(Verdict::Multiple),
            corners: [(0.0, 0.0); 4],
        }
    }

    #[test]
    fn the_fewer_lines_the_fewer_numbers_may_be_changed() {
        for (lines, doubtful, most) in [(10, 20, 6), (9, 17, 4), (9, 18, 0), (5, 9, 2), (5, 10, 0), (4, 4, 0)] {
            assert!(!is_nonsense(&reading(lines, doubtful, most)), "{lines} {doubtful} {most}");
            assert!(is_nonsense(&reading(lines, doubtful, most + 1)), "{lines} {doubtful} {most}");
        }
        // On the smallest, not even most may be doubtful.
        assert!(is_nonsense(&reading(4, 5, 0)));
    }

    #[test]
    fn where_all_are_doubtful_there_is_a_number_for_every_line() {
        for (doubtful, without, is_one) in [(20, 0, false), (20, 1, true), (19, 5, false)] {
            let mut own = reading(10, doubtful, 0);
            own.rows[..without].iter_mut().for_each(Vec::clear);
            assert_eq!(is_nonsense(&own), is_one, "{doubtful} {without}");
        }
    }

    #[test]
    fn without_a_solution_clues_must_fit_and_agree() {
        let mut own = reading(10, 0, 0);
        own.verdict = own.puzzle().map(|_| Verdict::Multiple);
        assert!(!is_nonsense(&own));
        // Rows that fill far more than columns do.
        own.rows[3][0].read = 9;
        own.verdict = own.puzzle().map(|_| Verdict::Multiple);
        assert!(is_nonsense(&own));
        // Most rows without a number.
        let mut bare = reading(10, 0, 0);
        bare.rows[..6].iter_mut().for_each(Vec::clear);
        assert!(is_nonsense(&bare));
        bare.verdict = Ok(Verdict::Unique);
        assert!(!is_nonsense(&bare));
    }
}
