//! The cells of a line that allow a second layout.
//!
//! Where two layouts of a line differ, there are windows outside of which any cell may change: the clues of both
//! pictures then change in the same way. It suffices that both have the same runs in a window, and that both begin with
//! a blank cell there or neither does, and the same at the end.

use nonoscope_core::puzzle::{Cell, Clue, Colour};
use std::ops::Range;

/// The most cells by which a window is widened before the whole line is taken.
const WIDEST: usize = 64;

/// Windows that contain all cells in which two lines of finished cells differ that have the same clue.
pub(super) fn windows(line: &[Cell], other: &[Cell]) -> Vec<Range<usize>> {
    let different: Vec<usize> = (0..line.len()).filter(|&along| line[along] != other[along]).collect();
    let (mut found, mut next, mut from) = (Vec::new(), 0, 0);
    while next < different.len() {
        // Groups as few differences as possible.
        let narrow = (next..different.len()).find_map(|last| {
            let end = different.get(last + 1).copied().unwrap_or(line.len());
            Some((last, window(line, other, different[next]..different[last] + 1, from..end)?))
        });
        let Some((last, window)) = narrow else {
            // They make one window with those before it.
            found.clear();
            found.push(0..line.len());
            return found;
        };
        (from, next) = (window.end, last + 1);
        found.push(window);
    }
    found
}

/// The narrowest window around `core` within `limits` in which both lines have the same effect.
fn window(line: &[Cell], other: &[Cell], core: Range<usize>, limits: Range<usize>) -> Option<Range<usize>> {
    let widest = (core.start - limits.start) + (limits.end - core.end);
    for more in 0..=widest.min(WIDEST) {
        for before in 0..=more.min(core.start - limits.start) {
            let window = core.start - before..core.end + more - before;
            if window.end <= limits.end && is_alike(line, other, &window) {
                return Some(window);
            }
        }
    }
    None
}

fn is_alike(line: &[Cell], other: &[Cell], window: &Range<usize>) -> bool {
    let [one, two] = [&line[window.clone()], &other[window.clone()]];
    let agree = |at: Option<usize>| at.is_none_or(|at| one[at].is_filled() == two[at].is_filled());
    // At an end of the line there is nothing that could touch.
    agree((window.start > 0).then_some(0))
        && agree((window.end < line.len()).then(|| one.len() - 1))
        && Clue::of_cells(one.iter().copied()) == Clue::of_cells(two.iter().copied())
}

/// The layout of a line's clue that is nearest to the line itself, of those in which one cell is another; `None` if there is none. Only
/// cells that are `free` may differ.
pub(super) fn nearest_other(line: &[Cell], free: &[bool], another: usize) -> Option<Vec<Cell>> {
    let (length, clue) = (line.len(), Clue::of_cells(line.iter().copied()));
    let runs: Vec<(usize, Colour)> = clue.runs().map(|run| (usize::from(run.length), run.colour)).collect();
    // What it costs that a cell has a colour; nothing if it cannot.
    let cost = |along: usize, cell: Cell| match (line[along] == cell, free[along]) {
        (true, _) => (along != another).then_some(0),
        (false, is_free) => is_free.then_some(1),
    };
    let covered = |from: usize, run: usize| -> Option<usize> {
        let (cells, colour) = runs[run];
        let end = (from + cells <= length).then_some(from + cells)?;
        (from..end).map(|along| cost(along, Cell::of(colour))).sum()
    };
    // From the right: the least that the rest of the line costs from a cell on, if the runs from one on are to come.
    let mut least = vec![vec![None; runs.len() + 1]; length + 1];
    let gap = |run: usize| usize::from(runs.get(run + 1).is_some_and(|next| next.1 == runs[run].1));
    let placed = |least: &[Vec<Option<usize>>], from: usize, run: usize| -> Option<usize> {
        let (own, mut after) = (covered(from, run)?, from + runs[run].0);
        let mut sum = own;
        for _ in 0..gap(run) {
            sum += if after < length { cost(after, Cell::EMPTY)? } else { return None };
            after += 1;
        }
        Some(sum + least[after][run + 1]?)
    };
    let blank = |least: &[Vec<Option<usize>>], from: usize, run: usize| -> Option<usize> {
        Some(cost(from, Cell::EMPTY)? + least[from + 1][run]?)
    };
    for from in (0..=length).rev() {
        for run in 0..=runs.len() {
            let choices = match (from < length, run < runs.len()) {
                (false, false) => [Some(0), None],
                (false, true) => [None, None],
                (true, false) => [blank(&least, from, run), None],
                (true, true) => [blank(&least, from, run), placed(&least, from, run)],
            };
            least[from][run] = choices.into_iter().flatten().min();
        }
    }
    least[0][0]?;
    let (mut found, mut run) = (vec![Cell::EMPTY; length], 0);
    let mut from = 0;
    while from < length {
        if run < runs.len() && placed(&least, from, run) == least[from][run] {
            let (cells, colour) = runs[run];
            found[from..from + cells].fill(Cell::of(colour));
            from += cells + gap(run);
            run += 1;
        } else {
            from += 1;
        }
    }
    Some(found)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Chance;

    fn line(letters: &str) -> Vec<Cell> {
        letters.chars().filter_map(Cell::from_letter).collect()
    }

    fn noise(chance: &mut Chance, length: usize, inks: usize) -> Vec<Cell> {
        (0..length).map(|_| Colour::all(inks).nth(chance.below(inks + 1)).map_or(Cell::EMPTY, Cell::of)).collect()
    }

    /// All lines with the clue of one.
    fn others(line: &[Cell], inks: usize) -> Vec<Vec<Cell>> {
        let clue = Clue::of_cells(line.iter().copied());
        let mut all = vec![Vec::new()];
        for _ in line {
            let longer = |start: &Vec<Cell>| {
                let start = start.clone();
                Colour::all(inks).map(move |colour| [&start[..], &[Cell::of(colour)]].concat())
            };
            all = all.iter().flat_map(|start| longer(start).collect::<Vec<_>>()).collect();
        }
        all.retain(|cells| clue.is_of(cells.iter().copied()));
        all
    }

    #[test]
    fn windows_are_narrow() {
        let found = |one: &str, two: &str| -> Vec<(usize, usize)> {
            windows(&line(one), &line(two)).into_iter().map(|window| (window.start, window.end)).collect()
        };
        assert_eq!(found("OXOOOOXXO", "OOXOOOXXO"), [(0, 4)]);
        assert_eq!(found("XXOXOXOOO", "XXOXOOXOO"), [(4, 8)]);
        assert_eq!(found("XOOOOOOOX", "OXOOOOOXO"), [(0, 3), (6, 9)]);
        assert_eq!(found("XOXOO", "OOXOX"), [(0, 5)]);
        assert_eq!(found("XBOOX", "OXBOX"), [(0, 4)]);
        assert_eq!(found("XX", "XX"), []);
    }

    #[test]
    fn outside_the_windows_any_cell_may_change() {
        let mut chance = Chance::new(3);
        let mut narrow = 0;
        for round in 0..400 {
            let inks = 1 + round % 2;
            let cells = noise(&mut chance, 8, inks);
            for other in others(&cells, inks) {
                let windows = windows(&cells, &other);
                let is_inside = |along: usize| windows.iter().any(|window| window.contains(&along));
                assert!((0..8).all(|along| cells[along] == other[along] || is_inside(along)));
                assert!(windows.windows(2).all(|pair| pair[0].end <= pair[1].start));
                narrow += usize::from((0..8).any(|along| !is_inside(along)));
                for _ in 0..10 {
                    let (mut one, mut two) = (cells.clone(), other.clone());
                    for along in (0..8).filter(|&along| !is_inside(along)) {
                        let new = noise(&mut chance, 1, inks)[0];
                        (one[along], two[along]) = (new, new);
                    }
                    assert_eq!(Clue::of_cells(one), Clue::of_cells(two), "{cells:?} {other:?} {windows:?}");
                }
            }
        }
        assert!(narrow > 1000, "{narrow}");
    }

    #[test]
    fn the_nearest_other_layout_is_found() {
        let mut chance = Chance::new(4);
        let (mut found, mut none) = (0, 0);
        for round in 0..2000 {
            let inks = 1 + round % 2;
            let cells = noise(&mut chance, 7, inks);
            let free: Vec<bool> = cells.iter().map(|_| chance.below(3) > 0).collect();
            let another = chance.below(7);
            let distance = |other: &[Cell]| (0..7).filter(|&along| cells[along] != other[along]).count();
            let fits = |other: &[Cell]| {
                other[another] != cells[another] && (0..7).all(|along| free[along] || cells[along] == other[along])
            };
            let least = others(&cells, inks).iter().filter(|other| fits(other)).map(|other| distance(other)).min();
            let nearest = nearest_other(&cells, &free, another);
            assert_eq!(nearest.as_deref().map(distance), least, "{cells:?} {free:?} {another}");
            if let Some(other) = nearest {
                assert!(fits(&other) && Clue::of_cells(other) == Clue::of_cells(cells));
                found += 1;
            } else {
                none += 1;
            }
        }
        assert!(found > 300 && none > 300, "{found}, {none}");
    }
}
