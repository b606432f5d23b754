//! The cells of lines, rectangles and areas, and their mirror images.

use super::Sheet;
use nonoscope_core::puzzle::At;

/// The cells of a straight line, both ends included: each touches the next at least at a corner.
pub(crate) fn line(from: At, to: At) -> Vec<At> {
    let (down, right) = (to.row() as isize - from.row() as isize, to.column() as isize - from.column() as isize);
    let steps = down.abs().max(right.abs()).max(1);
    let rounded = |by: isize, step: isize| (2 * by * step + steps).div_euclid(2 * steps);
    let place = |start: usize, by: isize, step: isize| start.saturating_add_signed(rounded(by, step));
    (0..=steps)
        .map(|step| At::new(place(from.row(), down, step), place(from.column(), right, step)))
        .take(if from == to { 1 } else { usize::MAX })
        .collect()
}

/// The cells of a rectangle between two corners, all of them or only its edge.
pub(crate) fn rectangle(one: At, other: At, is_filled: bool) -> Vec<At> {
    let (top, bottom) = (one.row().min(other.row()), one.row().max(other.row()));
    let (left, right) = (one.column().min(other.column()), one.column().max(other.column()));
    let cells = (top..=bottom).flat_map(|row| (left..=right).map(move |column| At::new(row, column)));
    let is_edge = |at: &At| at.row() == top || at.row() == bottom || at.column() == left || at.column() == right;
    cells.filter(|at| is_filled || is_edge(at)).collect()
}

/// The cells of the same colour that hang together with a cell, edge to edge.
pub(crate) fn area(sheet: &Sheet, at: At) -> Vec<At> {
    let Some(start) = sheet.index(at) else { return Vec::new() };
    let colour = sheet.dot(at).colour;
    let mut is_taken = vec![false; sheet.dots().len()];
    is_taken[start] = true;
    let mut cells = vec![at];
    let mut next = 0;
    while let Some(&at) = cells.get(next) {
        next += 1;
        let (row, column) = (at.row(), at.column());
        let beside = [
            row.checked_sub(1).map(|row| (row, column)),
            column.checked_sub(1).map(|column| (row, column)),
            Some((row, column + 1)),
            Some((row + 1, column)),
        ];
        for (row, column) in beside.into_iter().flatten() {
            if row >= sheet.height() || column >= sheet.width() {
                continue;
            }
            let index = row * sheet.width() + column;
            if !is_taken[index] && sheet.dots()[index].colour == colour {
                is_taken[index] = true;
                cells.push(At::new(row, column));
            }
        }
    }
    cells
}

/// Which sides are alike while one draws.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Symmetry {
    /// Left and right.
    pub(crate) sides: bool,
    /// Top and bottom.
    pub(crate) top: bool,
}

impl Symmetry {
    /// A cell and its mirror images.
    pub(crate) fn images(self, at: At, (width, height): (usize, usize)) -> Vec<At> {
        let mut cells = vec![at];
        if self.sides {
            cells.push(At::new(at.row(), width - 1 - at.column().min(width - 1)));
        }
        if self.top {
            let mirrored = |at: &At| At::new(height - 1 - at.row().min(height - 1), at.column());
            cells.extend(cells.clone().iter().map(mirrored));
        }
        cells
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonoscope_core::puzzle::{Grid, Palette};

    fn at(row: usize, column: usize) -> At {
        At::new(row, column)
    }

    #[test]
    fn a_line_has_no_gap_and_both_ends() {
        assert_eq!(line(at(2, 2), at(2, 2)), [at(2, 2)]);
        assert_eq!(line(at(0, 0), at(0, 3)), [at(0, 0), at(0, 1), at(0, 2), at(0, 3)]);
        assert_eq!(line(at(3, 0), at(0, 3)), [at(3, 0), at(2, 1), at(1, 2), at(0, 3)]);
        for row in 0..9 {
            for column in 0..9 {
                for (from, to) in [(at(4, 4), at(row, column)), (at(row, column), at(4, 4))] {
                    let cells = line(from, to);
                    assert_eq!((cells.first(), cells.last()), (Some(&from), Some(&to)));
                    let near = |a: usize, b: usize| a.abs_diff(b) <= 1;
                    let touches = |pair: &[At]| {
                        near(pair[0].row(), pair[1].row())
                            && near(pair[0].column(), pair[1].column())
                            && pair[0] != pair[1]
                    };
                    assert!(cells.windows(2).all(touches), "{cells:?}");
                }
            }
        }
    }

    #[test]
    fn rectangles_are_whole_or_an_edge() {
        assert_eq!(rectangle(at(2, 3), at(0, 1), true).len(), 9);
        let edge = rectangle(at(0, 1), at(2, 3), false);
        assert_eq!(edge.len(), 8);
        assert!(!edge.contains(&at(1, 2)));
        assert_eq!(rectangle(at(1, 1), at(1, 1), false), [at(1, 1)]);
    }

    #[test]
    fn an_area_ends_at_another_colour_and_does_not_pass_corners() {
        let picture: Grid = "XXO\nXOX\nOXX".parse().unwrap();
        let sheet = Sheet::of(&picture, &Grid::unknown(3, 3), Palette::default()).unwrap();
        let mut cells = area(&sheet, at(0, 0));
        cells.sort_by_key(|at| (at.row(), at.column()));
        assert_eq!(cells, [at(0, 0), at(0, 1), at(1, 0)]);
        assert_eq!(area(&sheet, at(1, 1)), [at(1, 1)]);
        assert_eq!(area(&Sheet::default(), at(9, 9)).len(), 100);
        assert!(area(&sheet, at(5, 5)).is_empty());
    }

    #[test]
    fn a_cell_has_one_two_or_four_images() {
        let images = |sides, top| Symmetry { sides, top }.images(at(0, 1), (4, 3));
        assert_eq!(images(false, false), [at(0, 1)]);
        assert_eq!(images(true, false), [at(0, 1), at(0, 2)]);
        assert_eq!(images(false, true), [at(0, 1), at(2, 1)]);
        assert_eq!(images(true, true), [at(0, 1), at(0, 2), at(2, 1), at(2, 2)]);
    }
}
