//! What several attempts at the same board say together: where one misread a line, another may have read it right.

use super::attempt::Attempt;
use super::decide::{Decision, decide};
use super::order::sort_by_key;
use super::versions::{Version, Versions};

/// How unlikely it is that another attempt is right about a line.
const OTHERWISE: i32 = 200;

/// How far corners of the same board may be from each other, in cells.
const NEAR: f64 = 0.4;

/// How many versions of lines are looked at to find out which were misread.
const MISREAD: usize = 75_000;

/// How many boards are looked at, the likeliest first.
const LOOKED_AT: usize = 3;

/// How many versions there are of a line.
const KEPT: usize = 24;

/// The likeliest of some attempts, or what several of them at the same board say together, if that is likelier than the best one by itself.
pub(super) fn likeliest(mut all: Vec<Attempt>, best: Option<(bool, Attempt)>) -> Option<Attempt> {
    let mut known = best.as_ref().map(|(is_other, best)| (*is_other, best.cost()));
    let by_itself = best.map(|(_, best)| {
        all.push(best);
        all.len() - 1
    });
    let mut order: Vec<usize> = (0..all.len()).collect();
    sort_by_key(&mut order, |&index| all[index].cost());
    let mut together: Option<(usize, Vec<Versions>, Decision)> = None;
    let mut looked_at = 0;
    for index in order {
        let own = &all[index];
        let others = all.iter().enumerate().filter(|&(other, _)| other != index).map(|(_, other)| other);
        let peers: Vec<&Attempt> = others.filter(|other| own.is_at_the_same(other)).collect();
        // A few lines of something else are a puzzle by chance.
        if peers.is_empty() || own.is_small() || !own.part.is_board() || looked_at == LOOKED_AT {
            continue;
        }
        looked_at += 1;
        let (versions, decision) = own.and(&peers);
        let cost = decision.cost + own.ends() + own.prior();
        if decision.is_puzzle() && known.is_none_or(|known| (false, cost) < known) {
            known = Some((false, cost));
            together = Some((index, versions, decision));
        }
    }
    let Some((index, versions, decision)) = together else {
        return by_itself.map(|best| all.swap_remove(best));
    };
    let mut board = all.swap_remove(index);
    board.take(versions, decision);
    Some(board)
}

impl Attempt {
    /// What the lines may be if others at the same board are heard, and what is decided then.
    fn and(&self, peers: &[&Attempt]) -> (Vec<Versions>, Decision) {
        let mut lines: Vec<Versions> = self.lines.iter().flatten().map(|(_, versions)| versions.clone()).collect();
        for peer in peers {
            let theirs = peer.lines.iter().flatten().map(|(_, versions)| versions);
            lines.iter_mut().zip(theirs).for_each(|(line, theirs)| add(line, theirs));
        }
        for line in &mut lines {
            sort_by_key(&mut line.all, |version| i64::from(version.cost));
            line.all.truncate(KEPT);
        }
        let all: Vec<&Versions> = lines.iter().collect();
        let decision = decide(&all, self.lines[0].len(), &mut MISREAD.clone());
        (lines, decision)
    }

    /// Whether another attempt is at the same board, of one ink as this one.
    fn is_at_the_same(&self, other: &Attempt) -> bool {
        let lines = |attempt: &Attempt| attempt.lines.each_ref().map(Vec::len);
        let (wide, high) = self.sheet.lattice.pitch();
        let (own, others) = (self.corners(), other.corners());
        // Two corners that are opposite each other say enough.
        let is_far = |corner: usize| {
            let ((left, top), (x, y)) = (own[corner], others[corner]);
            (x - left).abs() > NEAR * wide || (y - top).abs() > NEAR * high
        };
        let has_one_ink = |attempt: &Attempt| attempt.clues.inks.is_empty();
        has_one_ink(self) && has_one_ink(other) && lines(self) == lines(other) && !is_far(0) && !is_far(2)
    }
}

/// Adds what another attempt says of a line.
fn add(line: &mut Versions, theirs: &Versions) {
    let least = |versions: &Versions| versions.all.first().map_or(0, |version| version.cost);
    let more = least(line) - least(theirs) + OTHERWISE;
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
    use crate::scan::guesses::Guesses;

    fn versions(numbers: &[(u16, i32)]) -> Versions {
        Versions::among(vec![(vec![Guesses { values: numbers.to_vec(), is_odd: false, ink: 0 }], 0)], 9)
    }

    #[test]
    fn what_another_attempt_says_of_a_line_is_heard() {
        let mut line = versions(&[(3, 0), (8, 500)]);
        add(&mut line, &versions(&[(8, 0), (5, 100)]));
        let all: Vec<(u16, i32, bool)> =
            line.all.iter().map(|own| (own.values[0], own.cost, own.is_followed)).collect();
        assert_eq!(all, [(3, 0, false), (8, OTHERWISE, false), (5, OTHERWISE + 100, true)]);
    }
}
