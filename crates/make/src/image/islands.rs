//! Clean pictures: patches of few cells are removed.

/// Removes patches of fewer than `least` cells: cells of one colour that touch, also at a corner. Each becomes what most of its
/// neighbours are; of several, the one with the lowest number. Small patches go first.
pub(super) fn removed(cells: &mut [u8], width: usize, least: usize) {
    for size in 1..least {
        let patches = patches(cells, width);
        for patch in patches.iter().filter(|patch| patch.len() == size) {
            let own = cells[patch[0]];
            let mut counts = [0_usize; 256];
            for &at in patch {
                for next in around(at, width, cells.len()).filter(|&next| cells[next] != own) {
                    // Those at a side count twice.
                    let is_beside = next % width == at % width || next / width == at / width;
                    counts[usize::from(cells[next])] += 1 + usize::from(is_beside);
                }
            }
            let most = counts.iter().copied().max().unwrap_or(0);
            if most > 0
                && let Some(colour) = counts.iter().position(|&count| count == most)
            {
                for &at in patch {
                    cells[at] = colour as u8;
                }
            }
        }
    }
}

/// Cells of one colour that touch, as places; empty ones only touch at their sides.
fn patches(cells: &[u8], width: usize) -> Vec<Vec<usize>> {
    let mut is_seen = vec![false; cells.len()];
    let mut patches = Vec::new();
    for start in 0..cells.len() {
        if is_seen[start] {
            continue;
        }
        is_seen[start] = true;
        let mut patch = vec![start];
        let mut next = 0;
        while let Some(&at) = patch.get(next) {
            next += 1;
            for beside in around(at, width, cells.len()) {
                let is_corner = beside % width != at % width && beside / width != at / width;
                if cells[beside] == cells[at] && !is_seen[beside] && !(is_corner && cells[at] == 0) {
                    is_seen[beside] = true;
                    patch.push(beside);
                }
            }
        }
        patches.push(patch);
    }
    patches
}

/// The up to eight cells around one.
fn around(at: usize, width: usize, cells: usize) -> impl Iterator<Item = usize> {
    let (row, column) = (at / width, at % width);
    let rows = row.saturating_sub(1)..(row + 2).min(cells / width);
    rows.flat_map(move |row| {
        (column.saturating_sub(1)..(column + 2).min(width)).map(move |column| row * width + column)
    })
    .filter(move |&place| place != at)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cleaned(rows: &[&str], least: usize) -> Vec<String> {
        let width = rows[0].len();
        let mut cells: Vec<u8> = rows.iter().flat_map(|row| row.bytes()).map(|byte| byte - b'0').collect();
        removed(&mut cells, width, least);
        cells.chunks(width).map(|row| row.iter().map(|cell| char::from(b'0' + cell)).collect()).collect()
    }

    #[test]
    fn small_patches_become_what_is_around_them() {
        let rows = ["00000", "01000", "00022", "11022", "11000"];
        assert_eq!(cleaned(&rows, 0), rows);
        assert_eq!(cleaned(&rows, 1), rows);
        assert_eq!(cleaned(&rows, 2), ["00000", "00000", "00022", "11022", "11000"]);
        assert_eq!(cleaned(&rows, 4), ["00000", "00000", "00022", "11022", "11000"]);
        assert_eq!(cleaned(&rows, 5), ["00000"; 5]);
        assert_eq!(cleaned(&["111", "101", "111"], 2), ["111"; 3]);
        assert_eq!(cleaned(&["1122", "1122", "3300", "3300"], 4), ["1122", "1122", "3300", "3300"]);
    }

    #[test]
    fn a_slanting_line_is_one_patch_and_the_holes_beside_it_are_several() {
        let rows = ["1000", "0100", "0010", "0001"];
        assert_eq!(cleaned(&rows, 4), rows);
        assert_eq!(cleaned(&["0111", "1011", "1101", "1110"], 2), ["1111"; 4]);
    }

    #[test]
    fn a_picture_of_one_patch_stays() {
        assert_eq!(cleaned(&["11", "11"], 50), ["11", "11"]);
        assert_eq!(cleaned(&["0"], 50), ["0"]);
    }
}
