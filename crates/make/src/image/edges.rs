//! The edges of surfaces as thin lines.

use super::area::Patches;

/// A cell is looked at in this many parts each way.
pub(super) const FINE: usize = 3;

/// How much of an edge runs through each cell, 0 to 255, from a picture that is [`FINE`] times as fine.
///
/// The gradient is Sobel's, of the colour that changes most. Only where it is greatest across the edge does it count, so that an
/// edge is one line, as in Canny's method (1986).
pub(super) fn edges(fine: &Patches) -> Vec<u8> {
    let (width, height) = (fine.width, fine.height);
    let at = |column: i64, row: i64| {
        let column = column.clamp(0, width as i64 - 1) as usize;
        let row = row.clamp(0, height as i64 - 1) as usize;
        fine.get(column, row).seen.map(i64::from)
    };
    let gradient = |column: i64, row: i64| {
        let of = |part: usize| {
            let get = |dx: i64, dy: i64| at(column + dx, row + dy)[part];
            let across = get(1, -1) + 2 * get(1, 0) + get(1, 1) - get(-1, -1) - 2 * get(-1, 0) - get(-1, 1);
            let down = get(-1, 1) + 2 * get(0, 1) + get(1, 1) - get(-1, -1) - 2 * get(0, -1) - get(1, -1);
            (across, down)
        };
        [0, 1, 2].map(of).into_iter().max_by_key(|(across, down)| across * across + down * down).unwrap_or((0, 0))
    };
    let places = |row: usize| (0..width).map(move |column| (column as i64, row as i64));
    let gradients: Vec<(i64, i64)> = (0..height).flat_map(places).map(|(column, row)| gradient(column, row)).collect();
    let strength = |column: i64, row: i64| {
        if column < 0 || row < 0 || column >= width as i64 || row >= height as i64 {
            return 0;
        }
        let (across, down) = gradients[row as usize * width + column as usize];
        across * across + down * down
    };
    let (columns, rows) = (width / FINE, height / FINE);
    let mut sums = vec![0_i64; columns * rows];
    for (index, &(across, down)) in gradients.iter().enumerate() {
        let (column, row) = ((index % width) as i64, (index / width) as i64);
        let own = strength(column, row);
        // The neighbours across the edge: to the side, above, or along a diagonal. tan 22.5° is about 2/5.
        let (dx, dy) = match (across.abs(), down.abs()) {
            (a, d) if 5 * d <= 2 * a => (1, 0),
            (a, d) if 5 * a <= 2 * d => (0, 1),
            _ if (across > 0) == (down > 0) => (1, 1),
            _ => (1, -1),
        };
        let is_ridge = own > strength(column - dx, row - dy) && own >= strength(column + dx, row + dy);
        let cell = (row as usize / FINE) * columns + column as usize / FINE;
        if is_ridge && cell < sums.len() {
            sums[cell] = sums[cell].max(0) + own.isqrt();
        }
    }
    // An edge between black and white has 1,020 at each of the parts it runs through.
    sums.into_iter().map(|sum| (sum / (4 * FINE as i64)).min(255) as u8).collect()
}

#[cfg(test)]
mod tests {
    use super::super::area::Patch;
    use super::*;

    #[test]
    fn an_edge_is_one_line_and_as_strong_as_it_is() {
        let strengths = |shade: u8| {
            let (width, height) = (8 * FINE, 6 * FINE);
            let patch = |at: usize| {
                let seen = if at % width < 10 { [255; 3] } else { [shade; 3] };
                Patch { seen, own: seen, cover: 255 }
            };
            edges(&Patches { width, height, patches: (0..width * height).map(patch).collect() })
        };
        let found = strengths(0);
        assert!(found.iter().enumerate().all(|(at, &strength)| (strength > 0) == (at % 8 == 3)), "{found:?}");
        assert!(found.iter().all(|&strength| strength == 0 || strength == 255));
        let weaker = strengths(155);
        assert!(weaker.iter().all(|&strength| strength <= 100) && weaker.contains(&100), "{weaker:?}");
        assert!(strengths(255).iter().all(|&strength| strength == 0));
    }
}
