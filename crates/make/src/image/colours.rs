//! Reduces colours: median cut (Heckbert, 1982), then k-means (Lloyd, 1957).

use super::light::distance;
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// How often colours move at most.
const MOST_ROUNDS: usize = 24;

/// Inks that look more alike than this are one, as is one that looks like the background.
const ALIKE: i64 = 9 * 26 * 26;

/// A box of median cut: some of the picture's colours.
#[derive(Clone)]
struct Part {
    colours: Vec<([u8; 3], u64)>,
}

impl Part {
    fn weight(&self) -> u64 {
        self.colours.iter().map(|&(_, count)| count).sum()
    }

    /// Which of red, green and blue differs most, and how much.
    fn spread(&self) -> (u64, usize) {
        let of = |part: usize| {
            let values = || self.colours.iter().map(|(rgb, _)| u64::from(rgb[part]));
            let weight = [2, 4, 3][part];
            (values().max().unwrap_or(0) - values().min().unwrap_or(0)) * weight
        };
        [0, 1, 2]
            .into_iter()
            .map(|part| (of(part), part))
            .max_by_key(|&(spread, part)| (spread, 2 - part))
            .unwrap_or((0, 0))
    }

    /// In two, with about as many cells each; `None` for one colour.
    fn halves(mut self) -> Option<(Part, Part)> {
        if self.colours.len() < 2 {
            return None;
        }
        let (_, part) = self.spread();
        self.colours.sort_unstable_by_key(|&(rgb, _)| (rgb[part], rgb));
        let half = self.weight() / 2;
        let mut sum = 0;
        let before = self
            .colours
            .iter()
            .take_while(|(_, count)| {
                sum += count;
                sum <= half
            })
            .count();
        let second = self.colours.split_off(before.clamp(1, self.colours.len() - 1));
        Some((self, Part { colours: second }))
    }

    fn mean(&self) -> [u8; 3] {
        mean(self.colours.iter().copied())
    }
}

fn mean(colours: impl Iterator<Item = ([u8; 3], u64)>) -> [u8; 3] {
    let (mut sums, mut weight) = ([0_u64; 3], 0);
    for (rgb, count) in colours {
        for (sum, part) in sums.iter_mut().zip(rgb) {
            *sum += u64::from(part) * count;
        }
        weight += count;
    }
    sums.map(|sum| ((sum + weight / 2) / weight.max(1)) as u8)
}

/// Which of some colours is nearest; of several, the first.
pub(super) fn nearest(rgb: [u8; 3], palette: &[[u8; 3]]) -> usize {
    palette.iter().enumerate().min_by_key(|&(_, &known)| distance(rgb, known)).map_or(0, |(place, _)| place)
}

/// At most `most` colours that stand for these, the most frequent first.
pub(super) fn palette(cells: impl Iterator<Item = [u8; 3]>, most: usize) -> Vec<[u8; 3]> {
    let mut counts: BTreeMap<[u8; 3], u64> = BTreeMap::new();
    for rgb in cells {
        *counts.entry(rgb).or_default() += 1;
    }
    let known: Vec<([u8; 3], u64)> = counts.into_iter().collect();
    if known.len() <= most {
        // Nothing is lost.
        let mut colours = known;
        colours.sort_unstable_by_key(|&(rgb, count)| (Reverse(count), rgb));
        return colours.into_iter().map(|(rgb, _)| rgb).collect();
    }
    let mut parts = vec![Part { colours: known.clone() }];
    while parts.len() < most {
        // The part that is farthest from its mean: by its spread and how many cells it has.
        let worth = |part: &Part| {
            if part.colours.len() < 2 { 0 } else { part.spread().0 * part.spread().0 * part.weight().isqrt() }
        };
        let Some(place) = (0..parts.len()).rev().max_by_key(|&place| worth(&parts[place])) else { break };
        let Some((one, other)) = parts.swap_remove(place).halves() else { break };
        parts.extend([one, other]);
    }
    let mut colours: Vec<[u8; 3]> = parts.iter().map(Part::mean).collect();
    for _ in 0..MOST_ROUNDS {
        let moved = moved(&known, &colours);
        if moved == colours {
            break;
        }
        colours = moved;
    }
    merged(&known, colours)
}

fn moved(known: &[([u8; 3], u64)], colours: &[[u8; 3]]) -> Vec<[u8; 3]> {
    let mut groups: Vec<Vec<([u8; 3], u64)>> = vec![Vec::new(); colours.len()];
    for &(rgb, count) in known {
        groups[nearest(rgb, colours)].push((rgb, count));
    }
    let place = |(place, group): (usize, &Vec<_>)| {
        if group.is_empty() { colours[place] } else { mean(group.iter().copied()) }
    };
    groups.iter().enumerate().map(place).collect()
}

/// Without indistinguishable colours, and in order of how many cells they stand for.
fn merged(known: &[([u8; 3], u64)], mut colours: Vec<[u8; 3]>) -> Vec<[u8; 3]> {
    loop {
        let pairs = (0..colours.len()).flat_map(|one| (one + 1..colours.len()).map(move |other| (one, other)));
        let closest = pairs.map(|(one, other)| (distance(colours[one], colours[other]), one, other)).min();
        match closest {
            Some((near, _, other)) if near < ALIKE => {
                colours.remove(other);
                colours = moved(known, &colours);
            }
            _ => break,
        }
    }
    let mut counts = vec![0; colours.len()];
    for &(rgb, count) in known {
        counts[nearest(rgb, &colours)] += count;
    }
    let mut order: Vec<usize> = (0..colours.len()).filter(|&place| counts[place] > 0).collect();
    order.sort_by_key(|&place| Reverse(counts[place]));
    order.into_iter().map(|place| colours[place]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Chance;

    fn around(centres: &[[u8; 3]], count: usize, by: usize) -> Vec<[u8; 3]> {
        let mut chance = Chance::new(3);
        (0..count)
            .map(|at| {
                let centre = centres[at % centres.len()];
                centre.map(|part| (usize::from(part) + chance.below(2 * by + 1)).saturating_sub(by).min(255) as u8)
            })
            .collect()
    }

    #[test]
    fn few_colours_are_kept_as_they_are() {
        let cells = [[1, 2, 3], [4, 5, 6], [4, 5, 6], [250, 0, 0]];
        assert_eq!(palette(cells.into_iter(), 3), [[4, 5, 6], [1, 2, 3], [250, 0, 0]]);
        assert_eq!(palette(std::iter::empty(), 3), [[0; 3]; 0]);
    }

    #[test]
    fn the_colours_that_cells_lie_around_are_found() {
        let centres = [[200, 40, 40], [40, 160, 60], [50, 60, 190], [240, 220, 80], [20, 20, 20]];
        let found = palette(around(&centres, 5000, 15).into_iter(), 5);
        assert_eq!(found.len(), 5);
        for centre in centres {
            let near = found.iter().map(|&rgb| distance(rgb, centre)).min().unwrap();
            assert!(near <= 9 * 4 * 4, "{centre:?}: {found:?}");
        }
    }

    #[test]
    fn colours_that_nobody_could_tell_apart_are_one() {
        let found = palette(around(&[[120, 130, 140], [200, 40, 40]], 3000, 12).into_iter(), 8);
        assert_eq!(found.len(), 2, "{found:?}");
        let apart = |one: usize, other: usize| distance(found[one], found[other]) >= ALIKE;
        assert!(apart(0, 1));
    }
}
