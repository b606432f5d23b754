//! Where the runs of a puzzle may start, given what is known: the starts that occur in some layout of the line.

use super::run::{Gap, Run};
use super::unencodable::Unencodable;
use crate::line::{Knowledge, LineLogic, Mask, at_width};
use crate::puzzle::{Colour, Grid, Line, Puzzle};

/// The runs of some lines with their starts, without variables. A formula whose lines could have more than `most` literals
/// is refused here, line by line, because the starts alone could fill the memory.
///
/// # Errors
/// See [`Unencodable`].
pub(super) fn runs(puzzle: &Puzzle, known: &Grid, lines: &[Line], most: usize) -> Result<Vec<Run>, Unencodable> {
    at_width!(by_line_logic, puzzle, known, lines, most)
}

fn by_line_logic<K: Knowledge>(
    puzzle: &Puzzle,
    known: &Grid,
    lines: &[Line],
    most: usize,
) -> Result<Vec<Run>, Unencodable> {
    let inks = puzzle.inks();
    let mut logic = K::Logic::default();
    let mut runs: Vec<Run> = Vec::new();
    let mut literals: usize = 0;
    for &line in lines {
        let (clue, length, first) = (puzzle.clue(line), puzzle.length(line.axis), runs.len());
        let Some(starts) = logic.starts(clue, length, K::of_cells(known.line(line), inks)) else {
            return Err(Unencodable::Contradiction(line));
        };
        for (index, (run, starts)) in clue.runs().zip(starts).enumerate() {
            runs.push(Run::new(line, index, run, starts.cells().collect()));
        }
        literals = literals.saturating_add(most_literals(&runs[first..], inks, length));
        if literals > most {
            return Err(Unencodable::TooLarge);
        }
    }
    Ok(runs)
}

/// The most literals of the clauses of a line of `length` cells, with a selector.
fn most_literals(runs: &[Run], inks: usize, length: usize) -> usize {
    if inks == 1 {
        // Each start brings up to five clauses of at most four literals.
        return runs.iter().map(|run| 15 * (run.starts.len() + run.length)).sum();
    }
    // Each start follows on another one and on one of the run before; the cells of the reach may be covered.
    let of_runs = runs.iter().map(|run| 6 * run.starts.len() + 4 * run.reach().len());
    let gaps = Colour::all(inks).skip(1).flat_map(|ink| Gap::all(runs, ink, length));
    let of_gaps = gaps.map(|gap| gap.cells.len() * (2 + gap.before.iter().len() + gap.after.iter().len()));
    of_runs.chain(of_gaps).sum()
}

#[cfg(test)]
mod tests {
    use super::super::Order;
    use super::super::cells::size_of_cells;
    use super::*;
    use crate::chance::Chance;
    use crate::puzzle::{Cell, Colours};

    #[test]
    fn the_literals_of_coloured_puzzles_are_estimated_closely_and_never_too_low() {
        let mut chance = Chance::new(5);
        let (mut estimated, mut found) = (0, 0);
        for inks in (2..=6).cycle().take(200) {
            let mut below = |end: u64| (chance.next() >> 33) % end;
            let (width, height) = (1 + below(30) as usize, 1 + below(30) as usize);
            let mut grid = Grid::unknown_of(width, height, inks);
            let mut colour = Colour::BACKGROUND;
            for at in grid.places() {
                if below(3) == 0 {
                    colour = Colour::all(inks).nth(below(inks as u64 + 1) as usize).unwrap();
                }
                grid.set(at, Cell::of(colour));
            }
            let puzzle = Puzzle::of_picture(&grid).unwrap();
            let inks = puzzle.inks();
            // Some cells are partly known.
            let mut known = Grid::unknown_of(width, height, inks);
            for at in known.places() {
                if below(4) == 0 {
                    let also = Colours::all(below(inks as u64 + 1) as usize);
                    known.set(at, Cell::among(grid.get(at).possible(inks).or(also), inks));
                }
            }
            let lines: Vec<Line> = puzzle.lines().collect();
            let of_lines: Vec<usize> = lines
                .iter()
                .map(|&line| {
                    let runs = runs(&puzzle, &known, &[line], usize::MAX).unwrap();
                    most_literals(&runs, inks, puzzle.length(line.axis))
                })
                .collect();
            let most = size_of_cells(&known, inks).literals + of_lines.iter().sum::<usize>();
            let literals = Order::with_selectors(&puzzle, &known, &lines).unwrap().formula().size().literals;
            assert!(literals <= most, "{literals} of at most {most}");
            (estimated, found) = (estimated + most, found + literals);
            assert_eq!(
                runs(&puzzle, &known, &lines[..1], of_lines[0]).map(|runs| runs.len()),
                Ok(puzzle.clue(lines[0]).len())
            );
            if let Some(less) = of_lines[0].checked_sub(1) {
                assert!(matches!(runs(&puzzle, &known, &lines[..1], less), Err(Unencodable::TooLarge)));
            }
        }
        assert!(estimated < 2 * found, "{estimated} for {found}");
    }
}
