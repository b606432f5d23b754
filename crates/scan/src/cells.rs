//! A solver's marks in the cells of a board: filled ones, and crosses or dots in empty ones.

use super::median::middle;
use super::order::sort_by_key;
use super::shades::Shades;
use super::sheet::Sheet;
use nonoscope_core::puzzle::{At, Axis, Cell, Grid, Line};
use std::cmp::Reverse;

/// How much of a cell's side at each edge may belong to lines.
const EDGE: f64 = 0.2;

/// The smallest gap in shade between two kinds of cells. Uneven light spreads one kind over many shades, but without such gaps.
const GAP: i32 = 30;

/// The least difference in shade between a mark and its cell, and how many thousandths of the cell it covers.
const INK: i32 = 45;
const LEAST_INK: usize = 20;

/// The look of a cell: its main shade, and how many thousandths of it differ from that.
#[derive(Clone, Copy, Debug)]
struct Looks {
    shade: i32,
    ink: usize,
}

/// The marked cells of a board behind its boxes of clues, given how many cells its rows and columns fill; `None` if less than one in a hundred is
/// marked, which may be dirt. One of the kinds of unmarked cells is blank: the one that leaves the fewest lines with more filled cells than their
/// clues ask for, then the one with most marks on it, then the most frequent. The kind that differs most from it is filled; nearer ones are marks
/// too.
pub(super) fn cells(shades: &Shades, sheet: &Sheet, boxed: (usize, usize), sums: &[Vec<usize>; 2]) -> Option<Grid> {
    let (rows, columns) = (sums[0].len(), sums[1].len());
    let first = (sheet.top + boxed.0, sheet.left + boxed.1);
    let all: Vec<Looks> =
        (0..rows * columns).map(|at| looks(shades, sheet, first.0 + at / columns, first.1 + at % columns)).collect();
    let mut shades: Vec<i32> = all.iter().filter(|looks| looks.ink < LEAST_INK).map(|looks| looks.shade).collect();
    sort_by_key(&mut shades, |&shade| i64::from(shade));
    // The first and the last shade of each kind.
    let kinds: Vec<(i32, i32)> = shades
        .chunk_by(|one, next| next - one < GAP)
        .filter_map(|kind| Some((*kind.first()?, *kind.last()?)))
        .collect();
    let within = |shade: i32, &(from, to): &(i32, i32)| shade > from - GAP && shade < to + GAP;
    let grid = |blank: &(i32, i32)| {
        let far = |shade: i32| (blank.0 - shade).max(shade - blank.1).max(0);
        let farthest = shades.iter().map(|&shade| far(shade)).max().unwrap_or(0);
        let mut grid = Grid::unknown(columns, rows);
        for (at, looks) in all.iter().enumerate() {
            let cell = match (within(looks.shade, blank), looks.ink >= LEAST_INK) {
                (false, _) if far(looks.shade) * 2 >= farthest => Cell::FILLED,
                (false, _) | (true, true) => Cell::EMPTY,
                (true, false) => continue,
            };
            grid.set(At::new(at / columns, at % columns), cell);
        }
        grid
    };
    let candidates = kinds.iter().map(|kind| {
        let marks = all.iter().filter(|looks| looks.ink >= LEAST_INK && within(looks.shade, kind)).count();
        (grid(kind), marks, shades.iter().filter(|&&shade| within(shade, kind)).count())
    });
    let (grid, ..) =
        candidates.min_by_key(|(grid, marks, all)| (too_full(grid, sums), Reverse(*marks), Reverse(*all)))?;
    let marked = rows * columns - grid.unknown_cells();
    (marked * 100 >= rows * columns).then_some(grid)
}

/// How many lines have more filled cells than their clues ask for.
fn too_full(grid: &Grid, sums: &[Vec<usize>; 2]) -> usize {
    let count = |axis: Axis, sums: &[usize]| {
        let filled = |index: usize| grid.line(Line { axis, index }).filter(|cell| *cell == Cell::FILLED).count();
        sums.iter().enumerate().filter(|&(index, &sum)| filled(index) > sum).count()
    };
    count(Axis::Row, &sums[0]) + count(Axis::Column, &sums[1])
}

fn looks(shades: &Shades, sheet: &Sheet, row: usize, column: usize) -> Looks {
    let inside = |side: usize| {
        let edge = (side as f64 * EDGE).ceil() as usize;
        edge..side.saturating_sub(edge)
    };
    let (across, down) = (inside(sheet.wide), inside(sheet.high));
    let (left, top) = (column * sheet.wide, row * sheet.high);
    let shade = i32::from(middle(shades, (left + across.start, top + down.start, left + across.end, top + down.end)));
    let differs = |x: usize, y: usize| (i32::from(shades.get(x as isize, y as isize)) - shade).abs() >= INK;
    let differ = down.clone().flat_map(|y| across.clone().map(move |x| (left + x, top + y)));
    let differ = differ.filter(|&(x, y)| differs(x, y)).count();
    Looks { shade, ink: differ * 1000 / (across.len() * down.len()).max(1) }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIDE: usize = 20;

    /// A board without margins, one letter for each cell, on paper of this shade: `#` is filled, `+` has a dot, `-` is a shade of its own, and
    /// the light changes by so much from the left to the right.
    fn picture(rows: &[&str], paper: i32, ink: i32, light: i32) -> Shades {
        let (width, height) = (rows[0].len() * SIDE, rows.len() * SIDE);
        let shade = |x: usize, y: usize| {
            let letter = rows[y / SIDE].as_bytes()[x / SIDE];
            let is_line = x.is_multiple_of(SIDE) || y.is_multiple_of(SIDE);
            let is_dot = (x % SIDE).abs_diff(SIDE / 2) < 3 && (y % SIDE).abs_diff(SIDE / 2) < 3;
            let own = match letter {
                _ if is_line => (paper + ink) / 2,
                b'#' => ink,
                b'+' if is_dot => ink,
                b'-' => paper + (ink - paper) / 4,
                _ => paper,
            };
            (own + light * x as i32 / width as i32).clamp(0, 255) as u8
        };
        Shades::of(width, height, shade)
    }

    fn marks(shades: &Shades, sums: [&[usize]; 2]) -> Option<Vec<String>> {
        cells(shades, &Sheet::flat(shades, (0, 0), SIDE), (0, 0), &sums.map(<[usize]>::to_vec))
            .map(|grid| grid.row_strings())
    }

    #[test]
    fn filled_cells_and_dots_are_told_from_blank_ones() {
        let rows = ["##.+", "....", "+.#.", "...."];
        let sums: [&[usize]; 2] = [&[2, 1, 1, 1], &[2, 1, 1, 1]];
        let wanted = Some(["XX.O", "....", "O.X.", "...."].map(str::to_owned).to_vec());
        assert_eq!(marks(&picture(&rows, 255, 0, 0), sums), wanted);
        assert_eq!(marks(&picture(&rows, 30, 220, 0), sums), wanted, "light on dark");
        assert_eq!(marks(&picture(&rows, 190, 20, 50), sums), wanted, "in uneven light");
    }

    #[test]
    fn what_is_nearer_to_blank_cells_than_to_filled_ones_is_a_mark() {
        let rows = ["##-.", "-...", "..#.", "...."];
        let wanted = Some(["XXO.", "O...", "..X.", "...."].map(str::to_owned).to_vec());
        assert_eq!(marks(&picture(&rows, 255, 0, 0), [&[2, 1, 1, 1], &[2, 1, 1, 1]]), wanted);
    }

    #[test]
    fn where_most_cells_are_filled_the_clues_say_which_are() {
        let rows = ["####", "####", "#...", "...."];
        let wanted = Some(["XXXX", "XXXX", "X...", "...."].map(str::to_owned).to_vec());
        assert_eq!(marks(&picture(&rows, 255, 0, 0), [&[4, 4, 1, 0], &[3, 2, 2, 2]]), wanted);
    }

    #[test]
    fn a_blank_board_has_no_marks() {
        assert_eq!(marks(&picture(&["....", "....", "....", "...."], 255, 0, 0), [&[1; 4], &[1; 4]]), None);
    }
}
