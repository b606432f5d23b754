//! Random histories, exported, damaged, imported and merged in any order: nothing newer is lost, and the order does not matter.

use super::super::Bounds;
use super::{name, read, sealed};
use crate::cases::cases;
use crate::chance::Chance;
use crate::record::{Ended, Record, Solve};
use crate::{Date, record};
use nonoscope_core::trace::Technique;

/// How many random histories there are, of at most this many.
const HISTORIES: u32 = 10_000;

/// Bounds that small records reach.
const NARROW: Bounds = Bounds { solves: 9, detailed: 6, links: 4, replays: 2, days: 4, unknown: 3 };

fn day(chance: &mut Chance) -> Date {
    Date::from_text("2027-12-29").unwrap().plus(chance.below(6) as i32)
}

/// One of few values, so that histories meet.
fn some<T>(chance: &mut Chance, value: impl FnOnce(&mut Chance) -> T) -> Option<T> {
    (chance.below(2) == 0).then(|| value(chance))
}

fn solve(chance: &mut Chance) -> Solve {
    let begun = [0, 1000, 1_800_000_000_000, u64::MAX / 2][chance.below(4)]
        + chance.below(3) as u64 * u64::from(chance.below(9) > 0);
    let mut solve = Solve::new(name(chance.below(5) as u64), begun, Ended::ALL[chance.below(3)]);
    solve.finished = chance.below(3) as u64 * 1_000_000_000_000;
    (solve.on, solve.begun_on, solve.day) = (some(chance, day), some(chance, day), some(chance, day));
    solve.millis = chance.below(4) as u64 * 61_001;
    (solve.hints, solve.checks, solve.mistakes) =
        (chance.below(12) as u32, chance.below(3) as u32, chance.below(2) as u32);
    solve.size = some(chance, |chance| (chance.below(30) as u16, chance.below(30) as u16));
    solve.rating = some(chance, |chance| chance.below(120) as u8);
    solve.inks = chance.below(3) as u8;
    let words = ["", "Herz", "a b", "100 %", "\u{85}\n\r\t", "é=♥#", "x #00000000"];
    solve.shelf = some(chance, |chance| words[chance.below(7)].to_owned());
    solve.title = some(chance, |chance| words[chance.below(7)].repeat(chance.below(20)));
    solve.link = some(chance, |chance| words[chance.below(7)].repeat(chance.below(300)));
    solve.replay = some(chance, |chance| format!("2x2.1,{}X3", chance.below(20)));
    for _ in 0..chance.below(4) {
        solve.asked_for(Technique::ALL[chance.below(19)], chance.below(3) as u32);
    }
    solve.unknown = some(chance, |chance| ("new".to_owned(), chance.below(20).to_string())).into_iter().collect();
    solve
}

/// A record as it comes about: solves and deletions, days of an older page, and lines of a later one.
fn history(chance: &mut Chance) -> Record {
    let mut record = Record::default();
    for _ in 0..chance.below(12) {
        match chance.below(20) {
            0 => {
                let ids: Vec<_> = record.solves().map(Solve::id).collect();
                if !ids.is_empty() {
                    record.delete(ids[chance.below(ids.len())]);
                }
            }
            1 if chance.below(4) == 0 => {
                let now = [0, 1001, 1_800_000_000_001][chance.below(3)];
                record.forget(now, day(chance));
            }
            2 => record.days.push(day(chance)),
            3 => record.unknown.push(format!("of-the-future {}", chance.below(9))),
            _ => drop(record.add(solve(chance))),
        }
    }
    record.merge(&Record::default());
    record
}

/// Everything that one record knows, the other one knows too.
fn knows(record: &Record, other: &Record) -> bool {
    !record.clone().merge(other).is_any()
}

/// A text with some lines damaged, moved, doubled or lost, and what the lines say that are still whole.
fn damage(chance: &mut Chance, text: &str) -> (String, Record) {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let mut whole = vec![true; lines.len()];
    for _ in 0..chance.below(4) {
        let place = chance.below(lines.len());
        match chance.below(5) {
            _ if lines[place].is_empty() => {}
            0 => {
                // Another letter is always found out.
                let letters: Vec<char> = lines[place].chars().collect();
                let at = chance.below(letters.len());
                let put = ['#', ' ', '0', 'f', '=', '\n', '%', 'é'][chance.below(8)];
                if letters[at] != put {
                    whole[place] = false;
                    lines[place] =
                        letters.iter().enumerate().map(|(i, old)| if i == at { put } else { *old }).collect();
                }
            }
            1 => {
                let end = lines[place].char_indices().nth(chance.below(9)).map_or(0, |(end, _)| end);
                whole[place] = false;
                lines[place].truncate(end);
            }
            2 => {
                let other = chance.below(lines.len());
                lines.swap(place, other);
                whole.swap(place, other);
            }
            3 => {
                lines.push(lines[place].clone());
                whole.push(whole[place]);
            }
            _ => {
                if lines.len() > 1 {
                    lines.remove(place);
                    whole.remove(place);
                }
            }
        }
    }
    let kept = lines.iter().zip(&whole).filter(|(line, whole)| **whole && !line.starts_with("nonoscope"));
    let kept: String = kept.map(|(line, _)| format!("{line}\n")).collect();
    let end = ["\n", "\r\n", "\n\n", "  \n"][chance.below(4)];
    (lines.join(end), read(&(sealed("nonoscope record 1 0") + &kept)))
}

#[test]
fn histories_are_exported_damaged_imported_and_merged_in_any_order() {
    let (mut found, mut refused) = (0, 0);
    for seed in 0..cases(HISTORIES).into() {
        let mut chance = Chance::new(seed);
        let own = history(&mut chance);
        assert_eq!(read(&own.to_text()), own, "{seed}");
        let theirs = history(&mut chance);
        let (text, whole) = damage(&mut chance, &theirs.to_text());
        let mut merged = own.clone();
        match merged.import(&text) {
            Ok(import) => {
                found += import.damaged;
                let _ = import.sentence();
                assert!(knows(&merged, &own) && knows(&merged, &whole), "{seed}: {text}");
                let mut expected = own.clone();
                expected.merge(&whole);
                assert_eq!(merged, expected, "{seed}: {text}");
            }
            Err(error) => {
                refused += 1;
                assert_eq!((error, &merged), (record::RecordError::NoRecord, &own), "{seed}: {text}");
                assert!(whole.is_empty(), "{seed}: {text}");
            }
        }
        assert_eq!(read(&merged.to_text()), merged, "{seed}");
    }
    assert!(found > 20 && refused > 0, "{found} {refused}");
}

#[test]
fn merging_is_commutative_associative_and_idempotent() {
    let wide = super::super::BOUNDS;
    for seed in 0..cases(HISTORIES).into() {
        let mut chance = Chance::new(seed);
        for bounds in [&wide, &NARROW] {
            let records: [Record; 3] = [(); 3].map(|()| {
                let mut record = history(&mut chance);
                record.merge_within(&Record::default(), bounds);
                record
            });
            let merged = |one: &Record, other: &Record| {
                let mut merged = one.clone();
                merged.merge_within(other, bounds);
                merged
            };
            let [a, b, c] = &records;
            let all = merged(&merged(a, b), c);
            assert_eq!(merged(a, &merged(b, c)), all, "{seed}");
            assert_eq!(merged(&merged(c, a), b), all, "{seed}");
            assert_eq!(merged(b, a), merged(a, b), "{seed}");
            assert_eq!(merged(a, a), *a, "{seed}");
            for one in &records {
                assert_eq!(merged(&all, one), all, "{seed}");
            }
        }
    }
}

#[test]
fn what_a_merge_has_changed_is_counted() {
    for seed in 0..cases(HISTORIES).into() {
        let mut chance = Chance::new(seed);
        let (own, other) = (history(&mut chance), history(&mut chance));
        let mut both = own.clone();
        let merged = both.merge(&other);
        let added = both.solves().filter(|solve| own.solve(solve.id()).is_none()).count();
        assert_eq!(merged.added, added, "{seed}");
        let changed = own.solves().filter(|solve| both.solve(solve.id()) != Some(solve)).count();
        assert!(merged.changed >= changed, "{seed}");
        assert_eq!(merged.is_any(), both != own, "{seed}");
    }
}
