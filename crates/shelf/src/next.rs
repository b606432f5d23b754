//! What a person plays next.

use crate::entry::{Entry, Id};
use crate::index::Index;

/// How many of the puzzles solved last tell what suits a person.
pub const SUGGESTED_FROM: usize = 5;

/// How the next puzzle compares with those that a person has solved lately.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// A little easier and smaller.
    Easier,
    /// Much the same, a little harder in time.
    Steady,
    /// Harder and larger.
    Harder,
}

impl Pace {
    /// What it adds to the rating and to the longer side.
    fn step(self) -> (i32, i32) {
        match self {
            Pace::Easier => (-8, -4),
            Pace::Steady => (2, 1),
            Pace::Harder => (8, 4),
        }
    }
}

/// What suits somebody who has not solved anything: rating and longer side.
const FIRST: (i32, i32) = (2, 8);

impl Index {
    /// The next puzzle for a person who has solved these, in this order; the same for the same list.
    ///
    /// It is one that is not solved yet; once all are, the one that was solved the longest ago. Its tier is that of the puzzle solved last or the one
    /// beside it, as long as these have unsolved ones. Numbers that the index does not have count for nothing. `None` only if the shelf is empty.
    pub fn next(&self, solved: &[Id], pace: Pace) -> Option<Entry> {
        let lately: Vec<Entry> = solved.iter().rev().filter_map(|&id| self.get(id)).take(SUGGESTED_FROM).collect();
        let (rating, side) = match lately.first() {
            None => FIRST,
            Some(_) => {
                let (harder, larger) = pace.step();
                let rating = middle(lately.iter().map(|entry| i32::from(entry.rating)));
                let side = middle(lately.iter().map(|entry| i32::from(entry.side())));
                (rating + harder, (side + larger).max(FIRST.1))
            }
        };
        let mut is_solved = vec![false; self.entries().len()];
        for id in solved {
            if let Some(is_solved) = is_solved.get_mut(usize::from(id.number())) {
                *is_solved = true;
            }
        }
        let suits = |entry: &&Entry| {
            let jump = lately.first().map(|last| (last.tier() as i32 - entry.tier() as i32).abs());
            jump.unwrap_or(entry.tier() as i32) <= 1
        };
        // One step of rating weighs as much as one of the side. The rest is chance, so that two people do not get the same.
        let distance = |entry: &Entry| {
            let off = (i32::from(entry.rating) - rating).abs() + (i32::from(entry.side()) - side).abs();
            (off, mixed(u64::from(entry.id.number()) << 16 | solved.len() as u64))
        };
        let unsolved = || self.entries().iter().filter(|entry| !is_solved[usize::from(entry.id.number())]);
        let next = unsolved().filter(suits).min_by_key(|entry| distance(entry));
        next.or_else(|| unsolved().min_by_key(|entry| distance(entry))).copied().or_else(|| self.oldest(solved))
    }

    /// Of all puzzles, the one that was solved the longest ago.
    fn oldest(&self, solved: &[Id]) -> Option<Entry> {
        let mut when = vec![0; self.entries().len()];
        for (at, id) in solved.iter().enumerate() {
            if let Some(when) = when.get_mut(usize::from(id.number())) {
                *when = at;
            }
        }
        self.entries().iter().min_by_key(|entry| when[usize::from(entry.id.number())]).copied()
    }
}

/// The number in the middle of some.
fn middle(numbers: impl Iterator<Item = i32>) -> i32 {
    let numbers: Vec<i32> = numbers.collect();
    // Sorting would be more code, and there are few.
    let is_middle = |&&middle: &&i32| {
        let (below, upto) = numbers.iter().fold((0, 0), |(below, upto), &number| {
            (below + usize::from(number < middle), upto + usize::from(number <= middle))
        });
        (below..upto).contains(&(numbers.len() / 2))
    };
    numbers.iter().find(is_middle).copied().unwrap_or_default()
}

/// A number that looks random (SplitMix64), so that seeds in a row give different puzzles.
fn mixed(seed: u64) -> u64 {
    let mut mixed = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonoscope_core::solve::Tier;

    fn index() -> Index {
        Index::parse(include_str!("../data/index.txt")).unwrap()
    }

    /// The puzzles that a person gets one after another, without going through all of them.
    fn played(index: &Index, pace: Pace, count: usize) -> Vec<Entry> {
        let (mut solved, mut played) = (Vec::new(), Vec::new());
        for _ in 0..count {
            let next = index.next(&solved, pace).unwrap();
            solved.push(next.id);
            played.push(next);
        }
        played
    }

    #[test]
    fn the_first_is_small_and_gentle() {
        for pace in [Pace::Easier, Pace::Steady, Pace::Harder] {
            let first = index().next(&[], pace).unwrap();
            assert_eq!(first.tier(), Tier::Gentle);
            assert!(first.side() <= 10, "{first:?}");
        }
    }

    #[test]
    fn no_tier_is_left_out() {
        let index = index();
        for pace in [Pace::Easier, Pace::Steady, Pace::Harder] {
            let played = played(&index, pace, 300);
            for pair in played.windows(2) {
                assert!((pair[0].tier() as i32 - pair[1].tier() as i32).abs() <= 1, "{pair:?}");
            }
        }
    }

    #[test]
    fn the_pace_tells() {
        let index = index();
        let [easier, steady, harder] = [Pace::Easier, Pace::Steady, Pace::Harder].map(|pace| {
            let played = played(&index, pace, 30);
            played.iter().skip(10).map(|entry| u32::from(entry.rating)).sum::<u32>() / 20
        });
        assert!(easier < steady && steady < harder, "{easier} {steady} {harder}");
    }

    #[test]
    fn none_comes_twice_until_all_are_solved() {
        let index = index();
        let mut solved: Vec<Id> = Vec::new();
        let mut is_solved = vec![false; index.entries().len()];
        for _ in 0..index.entries().len() {
            let next = index.next(&solved, Pace::Steady).unwrap();
            assert!(!std::mem::replace(&mut is_solved[usize::from(next.id.number())], true), "{next:?}");
            solved.push(next.id);
        }
        assert_eq!(index.next(&solved, Pace::Steady).map(|entry| entry.id), solved.first().copied());
        let unknown = index.next(&[Id::new(u16::MAX)], Pace::Steady).unwrap();
        assert_eq!(
            (unknown.tier(), unknown.side() <= 10),
            (Tier::Gentle, true),
            "a number that there is not counts for nothing"
        );
    }
}
