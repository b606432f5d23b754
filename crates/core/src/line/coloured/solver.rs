//! The line solver for several inks: everything that a clue and what is known of the cells force, in two sweeps over the
//! runs.
//!
//! The sweeps are those of the black-and-white solver, with one difference: a run may start right after a run of another
//! ink. So from the left, the next run may start after a gap, or at the cell after the run; and from the right, that
//! cell may be in a gap, or be where the next run starts. The starts that remain are exactly those that occur in a
//! fitting layout. They give, for each ink, the cells that some layout gives it, and the gaps between them give the
//! cells that some layout leaves to the background. So the answer is complete.

use super::excluded::Excluded;
use crate::line::Mask;
use crate::line::mask::require_length;
use crate::puzzle::{Clue, Colour};

/// Solves coloured lines of up to `M::BITS` cells and fewer than `N` inks. It keeps the sets of its sweeps from call to
/// call, so a call allocates nothing once the longest clue has been seen.
///
/// ```
/// # use nonoscope_core as nonoscope;
/// use nonoscope::line::{ColourSolver, Excluded};
/// use nonoscope::puzzle::{Cell, Clue, Colour, Run};
///
/// let run = |length, ink| Run { length, colour: Colour::ink(ink) };
/// let clue = Clue::from_iter([run(1, 1), run(1, 2), run(1, 2)]);
/// // Runs of the same ink need a gap, so all four cells are known.
/// let inferred = ColourSolver::<u64, 3>::new().infer(&clue, 4, Excluded::nothing(2)).unwrap();
/// let cells = [Cell::of(Colour::ink(1)), Cell::of(Colour::ink(2)), Cell::EMPTY, Cell::of(Colour::ink(2))];
/// assert_eq!(inferred, Excluded::of_cells(cells, 2));
/// ```
#[derive(Clone, Debug, Default)]
pub struct ColourSolver<M, const N: usize> {
    reach: Vec<Reach<M>>,
}

/// What the sweep from the left finds out about a run.
#[derive(Clone, Copy, Debug)]
struct Reach<M> {
    /// The cells where the run may start, given the runs before it.
    starts: M,
    /// The empty cells that may lie between this run and the next.
    gap: M,
    colour: Colour,
    /// Whether the next run is of the same ink, so that it cannot start right after this one.
    needs_gap: bool,
}

impl<M: Mask, const N: usize> ColourSolver<M, N> {
    /// A solver that has seen no clue yet.
    pub fn new() -> Self {
        ColourSolver { reach: Vec::new() }
    }

    /// What all layouts of `clue` that fit `known` in a line of `length` cells agree on: for each colour, the cells to
    /// which no layout gives it. `None` if no layout fits.
    ///
    /// The result includes what is known of the cells of the line; cells at or beyond `length` are ignored. If the clue is
    /// longer than the line, or has an ink beyond those of `known`, no layout fits.
    ///
    /// # Panics
    /// If `length` is greater than `M::BITS`.
    #[inline]
    pub fn infer(&mut self, clue: &Clue, length: usize, known: Excluded<M, N>) -> Option<Excluded<M, N>> {
        self.sweep(clue, length, &known, None)
    }

    /// Where each run of `clue` starts in some layout that fits `known`, first run first; `None` if no layout fits.
    ///
    /// # Panics
    /// If `length` is greater than `M::BITS`.
    pub fn starts(&mut self, clue: &Clue, length: usize, known: Excluded<M, N>) -> Option<Vec<M>> {
        let mut all = vec![M::NONE; clue.len()];
        self.sweep(clue, length, &known, Some(&mut all))?;
        Some(all)
    }

    /// Both sweeps. `all` gets the starts of each run. It is compiled once for both callers, because it is long.
    #[inline(never)]
    fn sweep(
        &mut self,
        clue: &Clue,
        length: usize,
        known: &Excluded<M, N>,
        mut all: Option<&mut Vec<M>>,
    ) -> Option<Excluded<M, N>> {
        // The set operations allow no run that is longer than a set. In a shorter line it starts nowhere.
        if length >= M::BITS {
            require_length(length, M::BITS);
            if clue.shortest() > length {
                return None;
            }
        }
        let line = M::first(length);
        let excluded = known.used();
        let may_be_empty = line.minus(excluded[0]);
        // Until the end this holds, for each colour, the cells to which some layout gives it.
        let mut found = Excluded::nothing(known.inks());
        let may_be = found.used_mut();
        let Some((&last_run, other_runs)) = clue.lengths().split_last() else {
            may_be[0] = line;
            exclude_others(may_be, line);
            return (may_be_empty == line).then_some(found);
        };
        if usize::from(last_run) > length {
            return None;
        }

        // From the left. `open` holds the cells where the next run may start, given the cells before it.
        self.reach.clear();
        let first_gap = M::bit(0).flood_up(may_be_empty);
        let mut open = first_gap.up(1).or(M::bit(0));
        let mut colour = clue.colour(0);
        for (index, &run) in other_runs.iter().enumerate() {
            let run = usize::from(run);
            let starts = open.and(line.minus(*excluded.get(colour.number())?).starts(run));
            if starts.is_empty() {
                return None;
            }
            let after = starts.up(run);
            let gap = after.flood_up(may_be_empty);
            let next_colour = clue.colour(index + 1);
            let needs_gap = next_colour == colour;
            self.reach.push(Reach { starts, gap, colour, needs_gap });
            open = if needs_gap { gap.up(1) } else { gap.up(1).or(after) };
            colour = next_colour;
        }

        // After the last run, the rest of the line must be possibly empty, if there is any.
        let run = usize::from(last_run);
        let last_cell = M::bit(length - 1);
        let last_gap = last_cell.flood_down(may_be_empty);
        let may_end = last_gap.down(1).or(last_cell);
        let may_fill = line.minus(*excluded.get(colour.number())?);
        let mut starts = open.and(may_fill.starts(run)).and(may_end.down(run - 1));
        if starts.is_empty() {
            return None;
        }
        if let Some(all) = &mut all {
            all[other_runs.len()] = starts;
        }
        let mut may_leave = M::NONE;
        if run < length {
            may_leave = starts.up(run).flood_up(last_gap);
        }
        may_be[colour.number()] = starts.stretch(run);

        // From the right: keep the starts from which a remaining start of the next run can be reached.
        for (index, (&run, reach)) in other_runs.iter().zip(&self.reach).enumerate().rev() {
            let run = usize::from(run);
            let back = starts.down(1).flood_down(may_be_empty);
            may_leave = may_leave.or(reach.gap.and(back));
            let after = if reach.needs_gap { back } else { back.or(starts) };
            starts = reach.starts.and(after.down(run));
            if let Some(all) = &mut all {
                all[index] = starts;
            }
            let may_fill = &mut may_be[reach.colour.number()];
            *may_fill = may_fill.or(starts.stretch(run));
        }
        may_be[0] = may_leave.or(starts.down(1).flood_down(first_gap));
        exclude_others(may_be, line);
        Some(found)
    }
}

/// Replaces each set of cells by the other cells of the line.
#[inline]
fn exclude_others<M: Mask>(sets: &mut [M], line: M) {
    for set in sets {
        *set = line.minus(*set);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::{Cell, Colours, Run};

    /// A clue written as in puzzles: `3a 1b`.
    fn clue(text: &str) -> Clue {
        let run = |word: &str| {
            let (length, letter) = word.split_at(word.len() - 1);
            let ink = usize::from(letter.as_bytes()[0] - b'a' + 1);
            Run { length: length.parse().unwrap(), colour: Colour::ink(ink) }
        };
        text.split_whitespace().map(run).collect()
    }

    fn known(line: &str, inks: usize) -> Excluded<u64, 5> {
        Excluded::of_cells(line.chars().map(|letter| Cell::from_letter(letter).unwrap()), inks)
    }

    /// A letter for each cell that is known, `.` for one of which nothing is, and `-` for one between.
    fn inferred(runs: &str, line: &str, inks: usize) -> Option<String> {
        let found = ColourSolver::new().infer(&clue(runs), line.len(), known(line, inks))?;
        let letter = |along| match found.possible(along) {
            possible if possible.only().is_some() || possible.len() > inks => Cell::among(possible, inks).letter(),
            _ => '-',
        };
        Some((0..line.len()).map(letter).collect())
    }

    #[test]
    fn touching_runs_gaps_and_ends() {
        let cases: &[(&str, &str, Option<&str>)] = &[
            ("", "...", Some("OOO")),
            ("", ".X.", None),
            ("2a 2b", "....", Some("XXBB")),
            ("2a 2b", ".....", Some("-X-B-")),
            ("2a 2b", "...O.", None),
            ("2a 2b", "..O..", Some("XXOBB")),
            ("1a 1b 1a", "...", Some("XBX")),
            ("1a 1a 1b", "....", Some("XOXB")),
            ("1a 1b 1b", "....", Some("XBOB")),
            ("1a 1b", "..X.", Some("OOXB")),
            ("1a 1b", "...X", None),
            ("1a 1b", "B...", None),
            ("1a 1b", ".B.", Some("XBO")),
            ("3a", "....", Some("-XX-")),
            ("3b", "....", Some("-BB-")),
            ("1c 2c", "....", Some("COCC")),
        ];
        for (runs, line, expected) in cases {
            assert_eq!(inferred(runs, line, 3).as_deref(), *expected, "{runs} in {line}");
        }
    }

    #[test]
    fn a_narrowed_cell_counts() {
        let mut line = Excluded::<u64, 5>::nothing(2);
        // The second cell is of some ink: with one cell of each, the runs touch it or are it.
        line.exclude(1, Colours::BACKGROUND);
        let found = ColourSolver::new().infer(&clue("1a 1b"), 4, line).unwrap();
        assert_eq!((found.cannot_be(Colour::INK), found.cannot_be(Colour::ink(2))), (0b1100, 0b0001));
        assert_eq!(found.cannot_be(Colour::BACKGROUND), 0b0010);
        line.exclude(1, Colours::all(2));
        assert_eq!(ColourSolver::new().infer(&clue("1a 1b"), 4, line), None);
    }

    #[test]
    fn starts_are_those_of_some_layout() {
        let starts = |runs, line| ColourSolver::new().starts(&clue(runs), str::len(line), known(line, 3));
        assert_eq!(starts("1a 1b 1b", "....."), Some(vec![0b00011, 0b00110, 0b11000]));
        assert_eq!(starts("1a 1b", "..O."), Some(vec![0b0011, 0b1010]));
        assert_eq!(starts("", "..O."), Some(Vec::new()));
        assert_eq!(starts("2a 2b", "...."), Some(vec![1, 0b100]));
        assert_eq!(starts("2a 3b", "...."), None);
    }

    #[test]
    #[should_panic(expected = "a set of 64 cells cannot hold a line of 70")]
    fn a_line_that_is_too_long_is_refused() {
        let _ = ColourSolver::<u64, 3>::new().infer(&clue("68b"), 70, Excluded::nothing(2));
    }

    #[test]
    fn no_layout_of_a_clue_fits_that_is_longer_than_the_line() {
        for (runs, length) in [
            ("1b", 0),
            ("4b", 3),
            ("2a 2b", 3),
            ("2b 1b", 3),
            ("65b", 64),
            ("128b", 64),
            ("64a 1b", 64),
            ("200a 1b", 64),
            ("1a 63b 1a", 64),
            ("300b 1a", 63),
        ] {
            let nothing = Excluded::<u64, 4>::nothing(3);
            assert_eq!(ColourSolver::new().infer(&clue(runs), length, nothing), None, "{runs} in {length}");
            assert_eq!(ColourSolver::new().starts(&clue(runs), length, nothing), None, "{runs} in {length}");
        }
    }

    #[test]
    fn no_layout_fits_of_a_clue_with_an_ink_that_the_puzzle_does_not_have() {
        for runs in ["1c", "1c 1a", "1z", "1a 1z"] {
            assert_eq!(ColourSolver::new().infer(&clue(runs), 5, Excluded::<u64, 4>::nothing(2)), None, "{runs}");
        }
    }

    #[test]
    fn cells_beyond_the_line_do_not_count() {
        let mut beyond = Excluded::<u64, 4>::nothing(2);
        beyond.exclude(5, Colours::BACKGROUND);
        beyond.exclude(6, Colours::INK);
        for runs in ["", "2b", "2b 1a"] {
            let inferred = |known| ColourSolver::new().infer(&clue(runs), 3, known);
            assert_eq!(inferred(beyond), inferred(Excluded::nothing(2)), "{runs}");
        }
    }

    #[test]
    fn a_whole_word_is_no_special_case() {
        let line = ".".repeat(64);
        assert_eq!(inferred("64b", &line, 2), Some("B".repeat(64)));
        assert_eq!(inferred("32a 32b", &line, 2), Some("X".repeat(32) + &"B".repeat(32)));
        assert_eq!(inferred("31b 32b", &line, 2), Some(format!("{}O{}", "B".repeat(31), "B".repeat(32))));
        assert_eq!(inferred("", &line, 2), Some("O".repeat(64)));
    }
}
