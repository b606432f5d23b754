//! Turns the techniques and openings of all steps into a number.
//!
//! Arithmetic is in whole numbers, so that the same puzzle has the same rating on every machine.

use super::measure::Taken;

/// The rating of a puzzle that people cannot finish.
pub(super) const BEYOND_PEOPLE: u8 = 100;

/// Logarithms are in this many parts of one.
const PARTS: u64 = 1024;

/// The effort at which the numbers begin, as a logarithm: 8.
const BEGINS: u64 = 3;

/// How often the effort doubles from there to 100.
const DOUBLINGS: u64 = 7;

/// The weight of a step: by its technique, and with suppositions by how many lines one has to look at.
fn weight(step: &Taken) -> u64 {
    let lines = if step.technique.is_of_one_line() { 0 } else { step.lines };
    u64::from(step.technique.weight()) + u64::from(lines)
}

/// What a step takes in a puzzle with this many lines, in parts: its weight, times how often one has to halve the lines to
/// be left with an opening. A supposition counts as one opening.
fn effort(step: &Taken, lines: u64) -> u64 {
    let openings = u64::from(step.openings).max(1);
    weight(step) * (logarithm(openings + lines) - logarithm(openings))
}

/// The number of a puzzle with this many lines that takes these steps: 0 to 99.
pub(super) fn number(steps: &[Taken], lines: u64) -> u8 {
    let squares: u128 = steps.iter().map(|step| u128::from(effort(step, lines)).pow(2)).sum();
    if squares == 0 {
        return 0;
    }
    // Four times the logarithm of the effort: the root of the squares' sum over the fourth root of the steps.
    let of_parts = 2 * logarithm(PARTS);
    let four =
        (2 * squares_logarithm(squares)).saturating_sub(2 * of_parts).saturating_sub(logarithm(steps.len() as u64));
    let above = four.saturating_sub(4 * BEGINS * PARTS);
    let full = 4 * DOUBLINGS * PARTS;
    ((100 * above + full / 2) / full).min(u64::from(BEYOND_PEOPLE) - 1) as u8
}

/// The logarithm to the base of 2 of a number from 1 on, in parts, rounded down.
fn logarithm(number: u64) -> u64 {
    squares_logarithm(number.into())
}

/// The same for larger numbers.
fn squares_logarithm(number: u128) -> u64 {
    const ONE: u32 = 30;
    let whole = number.max(1).ilog2();
    let shifted = if whole >= ONE { number >> (whole - ONE) } else { number.max(1) << (ONE - whole) };
    // From 1 to 2. Squaring it doubles its logarithm.
    let mut rest = shifted as u64;
    let mut parts = u64::from(whole);
    for _ in 0..PARTS.ilog2() {
        rest = (rest * rest) >> ONE;
        let bit = rest >> (ONE + 1);
        rest >>= bit;
        parts = 2 * parts + bit;
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::trace::Technique;

    fn taken(technique: Technique, openings: u32, lines: u32) -> Taken {
        Taken { technique, openings, lines }
    }

    #[test]
    fn logarithms_are_those_of_the_textbook() {
        for number in (1..5000).chain([1 << 40, u64::MAX / 3, u64::MAX]) {
            let (ours, theirs) = (logarithm(number) as f64, (number as f64).log2() * PARTS as f64);
            assert!(ours <= theirs + 0.01 && theirs < ours + 1.01, "{number}: {ours} {theirs}");
        }
        assert_eq!(squares_logarithm(1 << 100), 100 * PARTS);
    }

    #[test]
    fn numbers_follow_the_formula() {
        // The formula as it stands in the documentation.
        let plain = |steps: &[Taken], lines: f64| {
            let effort = |step: &Taken| weight(step) as f64 * (1.0 + lines / f64::from(step.openings.max(1))).log2();
            let squares: f64 = steps.iter().map(|step| effort(step).powi(2)).sum();
            let effort = squares.sqrt() / (steps.len() as f64).powf(0.25);
            (100.0 * (effort / 8.0).log2() / 7.0).clamp(0.0, 99.0)
        };
        let mut steps = Vec::new();
        for round in 0..400_u32 {
            let technique = Technique::ALL[round as usize * 7 % Technique::ALL.len()];
            steps.push(taken(technique, round % 5, 1 + round % 13));
            let (ours, theirs) = (f64::from(number(&steps, 40)), plain(&steps, 40.0));
            assert!((ours - theirs).abs() < 0.6, "{round}: {ours} {theirs}");
        }
    }

    #[test]
    fn harder_techniques_fewer_openings_and_longer_ways_never_make_a_puzzle_easier() {
        let weights: Vec<u64> = Technique::ALL.map(|technique| weight(&taken(technique, 1, 3))).to_vec();
        assert!(weights.is_sorted(), "{weights:?}");
        let alone = |step: Taken| number(&[step], 50);
        assert!(alone(taken(Technique::Join, 1, 1)) > alone(taken(Technique::Join, 10, 1)));
        assert!(alone(taken(Technique::Contradiction, 0, 30)) > alone(taken(Technique::Contradiction, 0, 3)));
        assert_eq!(weight(&taken(Technique::Overlap, 1, 30)), weight(&taken(Technique::Overlap, 1, 1)));
    }

    #[test]
    fn length_counts_a_little() {
        let of = |times: usize| number(&vec![taken(Technique::ThatRun, 2, 1); times], 50);
        let [short, long] = [of(100), of(1600)];
        assert!(short < long && long <= short + 15, "{short} {long}");
    }

    #[test]
    fn numbers_stay_within_their_range() {
        assert_eq!(number(&[], 10), 0);
        assert_eq!(number(&[taken(Technique::BlankLine, 9, 1)], 10), 0);
        assert_eq!(number(&[taken(Technique::Contradiction, 0, u32::MAX); 9], 4000), 99);
    }
}
