//! Lines across a picture, followed from strip to strip because paper curls.

use super::ink::Mask;
use super::median::of_fractions;
use super::order::{key, sort_by_key, sort_fractions};

/// A line across, as found in each strip.
#[derive(Clone, Debug)]
pub(super) struct Chain {
    /// The middle of the strip, and how far down the line is there, in pixels.
    points: Vec<(f64, f64)>,
    /// How thick it is in each.
    thick: Vec<f64>,
    /// Half the width of a strip.
    half: f64,
}

/// What is in one strip: how far down, and how thick.
struct Peak {
    y: f64,
    thick: f64,
}

/// How many strips a line may be out of sight.
const OUT_OF_SIGHT: f64 = 4.5;

/// From how many pixels on the edges of a line count as lines too.
const THICK: f64 = 8.0;

/// How much lines may rise or fall for each pixel to the side.
const STEEPEST: f64 = 0.2;

impl Chain {
    /// Where it begins and ends.
    pub(super) fn ends(&self) -> (f64, f64) {
        (self.points[0].0 - self.half, self.points[self.points.len() - 1].0 + self.half)
    }

    /// How far beyond its ends it may go on unseen, in pixels.
    pub(super) fn slack(&self) -> f64 {
        1.5 * self.half + 4.0
    }

    /// How far down it is there. Beyond its ends it goes on straight.
    pub(super) fn at(&self, x: f64) -> f64 {
        let points = &self.points;
        let after = points.partition_point(|point| point.0 < x);
        if after == 0 || after == points.len() {
            let near = points.len().min((points.len() / 4).max(4));
            let (end, part) = if after == 0 {
                (points[0], &points[..near])
            } else {
                (points[points.len() - 1], &points[points.len() - near..])
            };
            let (mean, slope) = straight(part);
            // Starts from the straight line, so that one outlier does not affect all points.
            let at_end = mean.1 + slope * (end.0 - mean.0);
            return at_end + slope * (x - end.0);
        }
        let ((left, above), (right, below)) = (points[after - 1], points[after]);
        above + (below - above) * (x - left) / (right - left)
    }

    /// How thick it is: the median of all strips.
    pub(super) fn thickness(&self) -> f64 {
        of_fractions(self.thick.clone()).unwrap_or_default()
    }

    fn slope(&self) -> f64 {
        let part = &self.points[self.points.len().saturating_sub(8)..];
        if part.len() < 4 { 0.0 } else { straight(part).1.clamp(-STEEPEST, STEEPEST) }
    }

    /// In how many of the strips between its ends it was found, in parts of 1.
    fn share(&self) -> f64 {
        let strips = (self.points[self.points.len() - 1].0 - self.points[0].0) / (2.0 * self.half) + 1.0;
        self.points.len() as f64 / strips
    }

    /// The straight line near most of its points, if there is one.
    fn straightened(&self) -> Option<(f64, f64)> {
        let mut near: Vec<(f64, f64)> = self.points.clone();
        for _ in 0..6 {
            let (mean, slope) = straight(&near);
            let off = |point: &(f64, f64)| (point.1 - mean.1 - slope * (point.0 - mean.0)).abs();
            let mut offs: Vec<f64> = self.points.iter().map(off).collect();
            sort_fractions(&mut offs);
            let most = (offs[offs.len() * 6 / 10]).max(0.4);
            near = self.points.iter().copied().filter(|point| off(point) <= most).collect();
            if offs[offs.len() * 7 / 10] < 0.8 {
                let (mean, slope) = straight(&near);
                return Some((mean.1 - slope * mean.0, slope));
            }
        }
        None
    }

    /// Removes points that differ from their neighbours.
    fn smoothed(mut self) -> Chain {
        if let Some((start, slope)) = self.straightened() {
            self.points.iter_mut().for_each(|point| point.1 = start + slope * point.0);
            return self;
        }
        let points = self.points.clone();
        for (index, point) in self.points.iter_mut().enumerate() {
            let (from, to) = (index.saturating_sub(2), (index + 3).min(points.len()));
            if to - from >= 3 {
                let (mean, slope) = straight(&points[from..to]);
                point.1 = mean.1 + slope * (point.0 - mean.0);
            }
        }
        self
    }
}

/// The least-squares line through some points: their mean, and its slope.
fn straight(points: &[(f64, f64)]) -> ((f64, f64), f64) {
    let count = points.len() as f64;
    let mean = (points.iter().map(|p| p.0).sum::<f64>() / count, points.iter().map(|p| p.1).sum::<f64>() / count);
    let wide: f64 = points.iter().map(|p| (p.0 - mean.0) * (p.0 - mean.0)).sum();
    let rise: f64 = points.iter().map(|p| (p.0 - mean.0) * (p.1 - mean.1)).sum();
    (mean, if wide > 0.0 { rise / wide } else { 0.0 })
}

/// All lines that run across, from the top.
pub(super) fn chains(mask: &Mask) -> Vec<Chain> {
    let least = (mask.width / 120).max(10);
    let level = mask.level(least);
    let strip = (mask.width / 64).max(10);
    let half = strip as f64 / 2.0;
    let mut done: Vec<Chain> = Vec::new();
    let mut open: Vec<Chain> = Vec::new();
    for left in (0..(mask.width + 1).saturating_sub(strip)).step_by(strip) {
        let x = left as f64 + half;
        let peaks = peaks(&level, left, strip);
        let mut pairs = Vec::new();
        for (index, chain) in open.iter().enumerate() {
            let (last_x, last_y) = chain.points[chain.points.len() - 1];
            let far = x - last_x;
            let expected = last_y + chain.slope() * far;
            let reach = 1.5 + far * if chain.points.len() < 4 { 0.12 } else { 0.04 };
            let first = peaks.partition_point(|peak| peak.y < expected - reach);
            for (number, peak) in
                peaks.iter().enumerate().skip(first).take_while(|(_, peak)| peak.y <= expected + reach)
            {
                pairs.push(((peak.y - expected).abs() + far * 0.01, index, number));
            }
        }
        sort_by_key(&mut pairs, |pair| key(pair.0));
        let (mut has_gone_on, mut is_taken) = (vec![false; open.len()], vec![false; peaks.len()]);
        for (_, index, number) in pairs {
            if !has_gone_on[index] && !is_taken[number] {
                (has_gone_on[index], is_taken[number]) = (true, true);
                open[index].points.push((x, peaks[number].y));
                open[index].thick.push(peaks[number].thick);
            }
        }
        for (peak, is_taken) in peaks.iter().zip(is_taken) {
            if !is_taken {
                open.push(Chain { points: vec![(x, peak.y)], thick: vec![peak.thick], half });
            }
        }
        let (still, ended): (Vec<Chain>, Vec<Chain>) = open
            .into_iter()
            .partition(|chain| x - chain.points[chain.points.len() - 1].0 < strip as f64 * OUT_OF_SIGHT);
        open = still;
        done.extend(ended.into_iter().filter(|chain| chain.points.len() > 2));
    }
    done.extend(open.into_iter().filter(|chain| chain.points.len() > 2));
    let mut whole = joined(done);
    whole.retain(|chain| chain.points.len() > 3 && chain.share() > 0.55);
    let mut whole: Vec<Chain> = whole.into_iter().map(Chain::smoothed).collect();
    let middle = mask.width as f64 / 2.0;
    sort_by_key(&mut whole, |chain| key(chain.at(middle)));
    whole
}

/// Where most of a strip is ink.
fn peaks(level: &Mask, left: usize, strip: usize) -> Vec<Peak> {
    let count = |y: usize| {
        let start = y * level.width + left;
        level.ink[start..start + strip].iter().filter(|ink| **ink).count()
    };
    let counts: Vec<usize> = (0..level.height).map(count).collect();
    let near = |y: usize| counts[y.saturating_sub(1)..(y + 2).min(counts.len())].iter().sum::<usize>();
    let is_line = |y: usize| near(y) * 10 >= strip * 6;
    let mut found = Vec::new();
    let mut y = 0;
    while y < counts.len() {
        if !is_line(y) {
            y += 1;
            continue;
        }
        let end = (y..counts.len()).find(|&y| !is_line(y)).unwrap_or(counts.len());
        let sum: usize = counts[y..end].iter().sum();
        let weighted: f64 = (y..end).map(|y| (y * counts[y]) as f64).sum();
        if sum > 0 {
            found.push(Peak { y: weighted / sum as f64, thick: sum as f64 / strip as f64 });
        }
        y = end;
    }
    let usual = of_fractions(found.iter().map(|peak| peak.thick).collect()).unwrap_or_default();
    let mut peaks = Vec::new();
    for Peak { y, thick } in found {
        // Something this thick may be a line beside a shadow or filled cells.
        let is_thick = thick > THICK && thick > 2.2 * usual;
        let off = if is_thick { thick / 2.0 - usual / 2.0 } else { 0.0 };
        let at = if is_thick { &[-off, 0.0, off][..] } else { &[0.0] };
        peaks.extend(at.iter().map(|off| Peak { y: y + off, thick }));
    }
    sort_by_key(&mut peaks, |peak| key(peak.y));
    peaks
}

/// Joins the parts of a line on both sides of a gap.
fn joined(mut chains: Vec<Chain>) -> Vec<Chain> {
    sort_by_key(&mut chains, |chain| key(chain.points[0].1));
    sort_by_key(&mut chains, |chain| key(chain.points[0].0));
    let mut whole: Vec<Chain> = Vec::new();
    for chain in chains {
        let start = chain.points[0];
        let fits = |before: &Chain| {
            let last = before.points[before.points.len() - 1];
            let gap = start.0 - last.0;
            if gap <= 0.0 {
                return None;
            }
            let middle = last.0 + gap / 2.0;
            let off = (before.at(middle) - chain.at(middle)).abs();
            (off <= 2.0 + gap * 0.01 && gap < 30.0 * chain.half).then_some(off + gap * 0.02)
        };
        let best = whole.iter().enumerate().filter_map(|(index, before)| Some((index, fits(before)?)));
        match best.min_by(|one, other| one.1.total_cmp(&other.1)) {
            Some((index, _)) => {
                whole[index].points.extend(&chain.points);
                whole[index].thick.extend(&chain.thick);
            }
            None => whole.push(chain),
        }
    }
    whole
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_followed_although_they_bend_and_are_crossed() {
        let height = |x: usize| 30.0 + x as f64 * 0.05 + (x as f64 - 200.0) * (x as f64 - 200.0) / 8000.0;
        let is_ink = |x: usize, y: usize| {
            let own = height(x) - y as f64;
            x % 40 < 2 || own.abs() < 1.2 && x % 97 > 9 || y == 100 || y == 120 && (100..140).contains(&x)
        };
        let ink = (0..150).flat_map(|y| (0..400).map(move |x| is_ink(x, y))).collect();
        let found = chains(&Mask { width: 400, height: 150, ink });
        assert_eq!(found.len(), 3, "{found:?}");
        assert!((1..40).all(|x| (found[0].at(x as f64 * 10.0) - height(x * 10)).abs() < 0.8), "{found:?}");
        assert!((found[1].at(300.0) - 100.0).abs() < 0.01 && found[1].ends() == (0.0, 400.0));
        assert!((found[2].ends().0 - 100.0).abs() < 9.0);
        assert!(found[0].thickness() < 3.5);
    }
}
