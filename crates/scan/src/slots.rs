//! Clues with equally spaced numbers: the middle of each number decides which digits belong to it.

use super::piece::Piece;

/// How far the middles of numbers may be from where they should be, in heights of a digit: the root of the mean square.
const OFF: f64 = 0.16;

/// For each line, for each of its gaps, whether the digits on both sides are of one number; nothing if middles are not at equal
/// distances.
pub(super) fn slots(lines: &[Vec<Piece>], tall: f64) -> Option<Vec<Vec<bool>>> {
    // Where the last numbers may end: their middles if they are of one digit, or of two.
    let middle = |part: &[Piece]| Some((part.first()?.place.left as f64 + part.last()?.place.right as f64) / 2.0);
    let mut ends: Vec<f64> = Vec::new();
    for line in lines {
        ends.extend((1..3).filter_map(|digits| middle(line.get(line.len().checked_sub(digits)?..)?)));
    }
    let votes = |end: f64| ends.iter().filter(|&&other| (other - end).abs() < 0.1 * tall).count();
    let end = ends.iter().copied().max_by_key(|&end| votes(end))?;
    let mut best: Option<(f64, Vec<Vec<bool>>)> = None;
    for step in (18..64).map(|twentieths| tall * f64::from(twentieths) / 20.0) {
        let (mut sum, mut numbers) = (0.0, 0);
        let own: Vec<Vec<bool>> = lines
            .iter()
            .map(|line| {
                let (cost, lengths) = parted(line, end, step, tall);
                sum += cost;
                numbers += lengths.len();
                let mut is_one = vec![true; line.len().saturating_sub(1)];
                let mut at = line.len();
                for length in lengths {
                    at -= length;
                    if at > 0 {
                        is_one[at - 1] = false;
                    }
                }
                is_one
            })
            .collect();
        let off = sum / numbers.max(1) as f64;
        if off < OFF * OFF && best.as_ref().is_none_or(|(least, _)| off < *least) {
            best = Some((off, own));
        }
    }
    best.map(|(_, own)| own)
}

/// How far off the numbers of a line are, and how many digits each has, from the last.
type Way = (f64, Vec<usize>);

/// The best way to part a line into numbers whose middles are at equal distances from the end.
fn parted(line: &[Piece], end: f64, step: f64, tall: f64) -> Way {
    // For each number of digits from the right, and of numbers: how far off.
    let mut ways: Vec<Vec<Option<Way>>> = vec![vec![None; line.len() + 1]; line.len() + 1];
    ways[0][0] = Some((0.0, Vec::new()));
    for digits in 0..line.len() {
        for numbers in 0..=digits {
            let Some((cost, lengths)) = ways[digits][numbers].clone() else { continue };
            for length in 1..=(line.len() - digits).min(2) {
                let part = &line[line.len() - digits - length..line.len() - digits];
                let middle = (part[0].place.left as f64 + part[length - 1].place.right as f64) / 2.0;
                let off = (middle - (end - step * numbers as f64)) / tall;
                let cost = cost + (off * off).min(1.0);
                let way = &mut ways[digits + length][numbers + 1];
                if way.as_ref().is_none_or(|(known, _)| cost < *known) {
                    let mut lengths = lengths.clone();
                    lengths.push(length);
                    *way = Some((cost, lengths));
                }
            }
        }
    }
    let all = ways.pop().unwrap_or_default().into_iter().flatten();
    all.min_by(|one, other| one.0.total_cmp(&other.0)).unwrap_or_default()
}
