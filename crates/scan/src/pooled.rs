//! Combines several attempts at the same board: where one misread a line, another may have read it right.

use super::attempt::Attempt;
use super::decide::{Decision, decide};
use super::order::sort_by_key;
use super::peers::{Peer, boards};
use super::versions::{Version, Versions};

/// How unlikely a version of a line is, at most, if an attempt does not know it.
const UNHEARD: i32 = 700;

/// How unlikely it is that a single other attempt is right about a line.
const ALONE: i32 = 200;

/// How many versions of lines are looked at to find out which were misread.
const MISREAD: usize = 75_000;

/// How many other attempts outweigh the likeliest one.
const SEVERAL: usize = 2;

/// How many versions there are of a line.
const KEPT: usize = 24;

/// The likeliest of some attempts, or several of them at the same board combined.
pub(super) fn likeliest(mut all: Vec<Attempt>, best: Option<(bool, Attempt)>) -> Option<Attempt> {
    let known = best.as_ref().map(|(is_other, best)| (*is_other, best.cost()));
    let by_itself = best.map(|(_, best)| {
        all.push(best);
        all.len() - 1
    });
    let mut together: Option<(i64, usize, Vec<Versions>, Decision)> = None;
    for (index, peers) in boards(&all) {
        let own = &all[index];
        for say in [Say::Average, Say::Least] {
            let (versions, decision) = own.and(&peers, say);
            if !decision.is_puzzle() {
                continue;
            }
            let cost = decision.cost + own.ends() + own.prior();
            // Several attempts at the same board are better evidence than one, unless that one is beyond doubt.
            let is_same = |best: usize| best == index || all[best].is_at_the_same(own);
            let is_founded = say == Say::Average && peers.len() >= SEVERAL;
            let is_taken = is_founded && by_itself.is_some_and(|best| !all[best].is_beyond_doubt() && is_same(best));
            if !is_taken && known.is_some_and(|known| known <= (false, cost)) {
                continue;
            }
            if together.as_ref().is_none_or(|(other, ..)| cost < *other) {
                together = Some((cost, index, versions, decision));
            }
            break;
        }
    }
    let Some((_, index, versions, decision)) = together else {
        return by_itself.map(|best| all.swap_remove(best));
    };
    let mut board = all.swap_remove(index);
    board.take(versions, decision);
    Some(board)
}

impl Attempt {
    /// The versions of the lines with other attempts at the same board included, and the decision that follows.
    fn and(&self, peers: &[Peer<'_>], say: Say) -> (Vec<Versions>, Decision) {
        let mut lines: Vec<Versions> = self.lines.iter().flatten().map(|(_, versions)| versions.clone()).collect();
        let rows = self.lines[0].len();
        for (index, line) in lines.iter_mut().enumerate() {
            let (axis, number) = index.checked_sub(rows).map_or((0, index), |column| (1, column));
            let heard = peers.iter().filter(|peer| say == Say::Average || peer.is_whole);
            let theirs: Vec<(&Versions, i32)> =
                heard.filter_map(|peer| Some((peer.line(axis, number)?, weight(peer.attempt)))).collect();
            match say {
                Say::Average => average(line, weight(self), &theirs),
                Say::Least => theirs.iter().for_each(|(theirs, _)| least(line, theirs)),
            }
        }
        for line in &mut lines {
            sort_by_key(&mut line.all, |version| i64::from(version.cost));
            line.all.truncate(KEPT);
        }
        let all: Vec<&Versions> = lines.iter().collect();
        let decision = decide(&all, self.lines[0].len(), &mut MISREAD.clone());
        (lines, decision)
    }
}

/// How several attempts decide what a line is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Say {
    /// The average of their costs.
    Average,
    /// The best of their costs, in case most are wrong.
    Least,
}

/// The weight of an attempt.
fn weight(attempt: &Attempt) -> i32 {
    if attempt.is_puzzle() { 2 } else { 1 }
}

/// What the likeliest version of a line costs.
fn first(versions: &Versions) -> i32 {
    versions.all.first().map_or(0, |version| version.cost)
}

/// The version of a line that has these numbers, if it was read.
fn same<'v>(versions: &'v Versions, values: &[u16]) -> Option<&'v Version> {
    versions.all.iter().find(|version| !version.is_followed && version.values == values)
}

/// Makes each version of a line as unlikely as all attempts find it on average.
fn average(line: &mut Versions, weight: i32, theirs: &[(&Versions, i32)]) {
    let own_first = first(line);
    for version in theirs.iter().flat_map(|(other, _)| &other.all).filter(|version| !version.is_followed) {
        if !line.all.iter().any(|own| own.values == version.values) {
            line.all.push(Version { cost: own_first + UNHEARD, is_followed: true, ..version.clone() });
        }
    }
    let all = weight + theirs.iter().map(|(_, weight)| weight).sum::<i32>();
    for version in &mut line.all {
        let own = weight * (version.cost - own_first).min(UNHEARD);
        let said = |(other, weight): &(&Versions, i32)| {
            weight * same(other, &version.values).map_or(UNHEARD, |same| (same.cost - first(other)).min(UNHEARD))
        };
        version.cost = own_first + (own + theirs.iter().map(said).sum::<i32>()) / all;
    }
}

/// Makes each version of a line hardly less likely than one other attempt finds it.
fn least(line: &mut Versions, theirs: &Versions) {
    let more = first(line) - first(theirs) + ALONE;
    for version in theirs.all.iter().filter(|version| !version.is_followed) {
        let cost = version.cost + more;
        match line.all.iter_mut().find(|other| other.values == version.values) {
            Some(same) => same.cost = same.cost.min(cost),
            None => line.all.push(Version { cost, is_followed: true, ..version.clone() }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::guesses::Guesses;

    fn versions(numbers: &[(u16, i32)]) -> Versions {
        Versions::among(vec![(vec![Guesses { values: numbers.to_vec(), is_odd: false, ink: 0 }], 0)], 9)
    }

    fn costs(line: &Versions) -> Vec<(u16, i32, bool)> {
        line.all.iter().map(|own| (own.values[0], own.cost, own.is_followed)).collect()
    }

    #[test]
    fn what_most_attempts_say_of_a_line_is_likeliest() {
        let mut line = versions(&[(3, 0), (8, 500)]);
        let (eight, other) = (versions(&[(8, 0), (3, 300)]), versions(&[(8, 20), (5, 120)]));
        average(&mut line, 1, &[(&eight, 1), (&other, 2)]);
        let three = (300 + 2 * UNHEARD) / 4;
        assert_eq!(costs(&line), [(3, three, false), (8, 500 / 4, false), (5, (2 * UNHEARD + 2 * 100) / 4, true)]);
    }

    #[test]
    fn what_another_attempt_says_of_a_line_is_heard() {
        let mut line = versions(&[(3, 0), (8, 500)]);
        least(&mut line, &versions(&[(8, 0), (5, 100)]));
        assert_eq!(costs(&line), [(3, 0, false), (8, ALONE, false), (5, ALONE + 100, true)]);
    }
}
