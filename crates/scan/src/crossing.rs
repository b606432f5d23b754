//! The lines that cross each other as those of a board do.

use super::chains::Chain;

/// The fewest lines that make a board of either kind.
pub(super) const FEWEST: usize = 4;

/// Which lines across meet which lines down.
pub(super) fn meets(across: &[Chain], down: &[Chain]) -> Vec<Vec<bool>> {
    let crosses = |row: &Chain, column: &Chain| {
        let ((left, right), (top, bottom)) = (row.ends(), column.ends());
        let mut y = (top + bottom) / 2.0;
        let mut x = column.at(y);
        for _ in 0..3 {
            y = row.at(x);
            x = column.at(y);
        }
        let (wide, high) = (row.slack(), column.slack());
        (left - wide..right + wide).contains(&x) && (top - high..bottom + high).contains(&y)
    };
    across.iter().map(|row| down.iter().map(|column| crosses(row, column)).collect()).collect()
}

/// The lines that cross at least half of the others, starting from one line and its crossings.
pub(super) fn crossing(
    start: usize,
    across: &[Chain],
    down: &[Chain],
    meets: &[Vec<bool>],
) -> Option<(Vec<usize>, Vec<usize>)> {
    let mut columns: Vec<bool> = meets.get(start)?.clone();
    let mut rows = vec![true; across.len()];
    for _ in 0..6 {
        let wanted = columns.iter().filter(|own| **own).count();
        for (row, own) in rows.iter_mut().enumerate() {
            let count = (0..down.len()).filter(|&column| columns[column] && meets[row][column]).count();
            *own = count * 2 >= wanted && count >= FEWEST;
        }
        let wanted = rows.iter().filter(|own| **own).count();
        for (column, own) in columns.iter_mut().enumerate() {
            let count = (0..across.len()).filter(|&row| rows[row] && meets[row][column]).count();
            *own = count * 2 >= wanted && count >= FEWEST;
        }
    }
    let own = |is_own: &[bool]| -> Vec<usize> { (0..is_own.len()).filter(|&index| is_own[index]).collect() };
    let (across, down) = (own(&rows), own(&columns));
    (across.len() >= FEWEST && down.len() >= FEWEST).then_some((across, down))
}
