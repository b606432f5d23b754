//! Lines as parabolas, fitted by RANSAC: points off the curve belong to another line, and small bends are noise.

/// How far from the curve a crossing may be, in parts of the distance of lines; and how near most of them are.
const STRAYED: f64 = 0.15;
const ON: f64 = 0.12;

/// How many places along a line are sampled, three at a time, to find its curve.
const ANCHORS: usize = 7;

/// At least this percentage of crossings, and at least this many, must lie on the curve.
const MOST: usize = 60;
const FEWEST_ON: usize = 6;

/// Moves the crossings of a line across onto the parabola that most of them lie on.
pub(super) fn put_back(line: &mut [(f64, f64)], pitch: f64) {
    let last = line.len() - 1;
    let anchor = |index: usize| line[index * last / (ANCHORS - 1)];
    let mut best: Option<(usize, [(f64, f64); 3])> = None;
    for one in 0..ANCHORS {
        for two in one + 1..ANCHORS {
            for three in two + 1..ANCHORS {
                let through = [one, two, three].map(anchor);
                if through.windows(2).any(|pair| pair[1].0 - pair[0].0 < 1.0) {
                    continue;
                }
                let on = line.iter().filter(|&&(x, y)| (y - parabola(through, x)).abs() < ON * pitch).count();
                if best.as_ref().is_none_or(|(most, _)| on > *most) {
                    best = Some((on, through));
                }
            }
        }
    }
    let is_curve = |&(on, _): &(usize, _)| on >= FEWEST_ON && on * 100 >= line.len() * MOST;
    let Some((_, through)) = best.filter(is_curve) else { return };
    for (x, y) in line {
        let own = parabola(through, *x);
        if (*y - own).abs() > STRAYED * pitch {
            *y = own;
        }
    }
}

/// The height at some place of the parabola through three points (Lagrange's formula).
fn parabola([(a, one), (b, two), (c, three)]: [(f64, f64); 3], x: f64) -> f64 {
    one * (x - b) * (x - c) / ((a - b) * (a - c))
        + two * (x - a) * (x - c) / ((b - a) * (b - c))
        + three * (x - a) * (x - b) / ((c - a) * (c - b))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A bent line over twenty cells of thirty pixels.
    fn line() -> Vec<(f64, f64)> {
        (0..21)
            .map(|at| (f64::from(30 * at), 100.0 + 0.002 * f64::from((30 * at - 300) * (30 * at - 300)) / 30.0))
            .collect()
    }

    #[test]
    fn what_has_strayed_is_put_back() {
        let mut strayed = line();
        strayed[4..9].iter_mut().for_each(|place| place.1 += 17.0);
        put_back(&mut strayed, 30.0);
        for (own, wanted) in strayed.iter().zip(line()) {
            assert!((own.1 - wanted.1).abs() < 0.15 * 30.0, "{own:?} {wanted:?}");
        }
        // Where no curve has most crossings, and on a short line, all stay.
        let zigzag: Vec<(f64, f64)> =
            line().iter().zip(0..).map(|(&(x, y), at)| (x, y + f64::from(at % 3 * 9))).collect();
        for stays in [zigzag, vec![(0.0, 0.0), (30.0, 0.0), (60.0, 0.0), (90.0, 20.0), (120.0, 0.0)], line()] {
            let mut own = stays.clone();
            put_back(&mut own, 30.0);
            assert_eq!(own, stays);
        }
    }
}
