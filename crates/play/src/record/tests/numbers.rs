//! Statistics, days in a row and what comes again, beside slow twins.

use super::{date, name};
use crate::Date;
use crate::cases::cases;
use crate::chance::Chance;
use crate::record::{Ended, Figures, MANY_HINTS, Record, SizeClass, Solve, Streak, Why};
use nonoscope_core::solve::Tier;
use nonoscope_core::trace::Technique;

/// Solves of some weeks around a leap day, with clocks that were set back and solves without a day.
fn weeks(chance: &mut Chance) -> Record {
    let mut record = Record::default();
    let first = date("2028-02-20").plus(-(chance.below(80) as i32));
    for _ in 0..chance.below(40) {
        let day = first.plus(chance.below(30) as i32);
        let begun = (day.number() as u64 * 86_400_000).wrapping_add(chance.below(86_400_000) as u64);
        let begun = if chance.below(9) == 0 { chance.below(3) as u64 } else { begun };
        let mut solve = Solve::new(name(chance.below(12) as u64), begun, Ended::ALL[2 - chance.below(9) / 4]);
        let on = day.plus(chance.below(5) as i32 / 4);
        solve.on = (chance.below(9) > 0).then_some(on);
        solve.begun_on = (chance.below(2) == 0).then_some(day);
        solve.day = (chance.below(4) > 0).then(|| day.plus(-(chance.below(6) as i32 / 5)));
        solve.finished = begun.saturating_sub(7);
        solve.millis = chance.below(5) as u64 * 1000;
        (solve.hints, solve.mistakes) = (chance.below(6) as u32 * chance.below(2) as u32, chance.below(4) as u32 / 3);
        solve.size = (chance.below(9) > 0).then(|| (1 + chance.below(40) as u16, 1 + chance.below(12) as u16));
        solve.rating = (chance.below(9) > 0).then(|| chance.below(101) as u8);
        for _ in 0..solve.hints {
            solve.asked_for(Technique::ALL[chance.below(5)], 1);
        }
        record.add(solve);
    }
    (0..chance.below(4)).for_each(|_| record.days.push(first.plus(chance.below(30) as i32)));
    record.merge(&Record::default());
    record
}

/// Figures and times, looking at everything anew for each solve.
fn twin(record: &Record, size: Option<SizeClass>, tier: Option<Tier>) -> (Figures, Vec<u64>) {
    let all: Vec<&Solve> = record.solves().collect();
    let (mut puzzles, mut times, mut best) = (0, Vec::new(), None);
    for (index, solve) in all.iter().enumerate() {
        let before = || all[..index].iter().filter(|other| other.puzzle == solve.puzzle);
        let is_first = solve.ended == Ended::Solved && !before().any(|other| other.ended == Ended::Solved);
        let fits = (size.is_none() || size == solve.size.map(SizeClass::of))
            && (tier.is_none() || tier == solve.rating.map(Tier::of));
        if !is_first || !fits {
            continue;
        }
        puzzles += 1;
        if solve.millis > 0 && !before().any(|other| other.ended == Ended::Watched) {
            times.push(solve.millis);
            if solve.hints == 0 {
                best = Some(best.unwrap_or(u64::MAX).min(solve.millis));
            }
        }
    }
    // As many are shorter or equal as needed, and no shorter one has that.
    let half = times.len().div_ceil(2);
    let usual =
        times.iter().copied().filter(|&time| times.iter().filter(|&&other| other <= time).count() >= half).min();
    (Figures { puzzles, best, usual }, times)
}

/// The days in a row, counted day by day.
fn twin_streak(record: &Record, today: Date) -> Streak {
    let counts = |day: Date| {
        record.days.contains(&day)
            || record.solves().any(|solve| {
                let in_time = solve.on == Some(day) || (solve.begun_on == Some(day) && solve.on == Some(day.plus(1)));
                solve.ended == Ended::Solved && solve.day == Some(day) && in_time
            })
    };
    let (mut row, mut longest) = (0, 0);
    let mut before = 0;
    for back in (0..400).rev() {
        before = row;
        row = if counts(today.plus(-back)) { row + 1 } else { 0 };
        longest = longest.max(row);
    }
    Streak { now: if counts(today) { row } else { before }, longest }
}

/// What comes again, puzzle by puzzle from its last solve back.
fn twin_again(record: &Record, today: Date) -> Vec<(Date, u64)> {
    let mut due = Vec::new();
    for puzzle in (0..12).map(name) {
        let of_puzzle = record.solves().filter(|solve| solve.puzzle == puzzle);
        let solves: Vec<&Solve> =
            of_puzzle.filter(|solve| solve.ended != Ended::Watched && solve.on.is_some()).collect();
        let is_bad = |solve: &&&Solve| solve.ended == Ended::GivenUp || solve.hints >= MANY_HINTS || solve.mistakes > 0;
        let well = solves.iter().rev().take_while(|solve| !is_bad(solve)).count();
        if well < solves.len() && well < 3 {
            let last = solves[solves.len() - 1];
            due.push((last.on.unwrap().plus([3, 10, 30][well]), last.begun));
        }
    }
    due.retain(|(day, _)| *day <= today);
    due.sort_unstable();
    due
}

#[test]
fn statistics_are_those_of_slow_twins() {
    let (mut longest, mut again) = (0, 0);
    for seed in 0..cases(3000).into() {
        let mut chance = Chance::new(seed);
        let record = weeks(&mut chance);
        let today = date("2028-02-20").plus(chance.below(60) as i32 - 30);
        let statistics = record.statistics(today);
        let sizes = SizeClass::ALL.into_iter().map(Some).chain([None]);
        for (size, tier) in
            sizes.flat_map(|size| Tier::ALL.into_iter().map(Some).chain([None]).map(move |tier| (size, tier)))
        {
            let (figures, times) = twin(&record, size, tier);
            assert_eq!(statistics.figures(size, tier), figures, "{seed} {size:?} {tier:?}");
            let most = chance.below(9);
            let own: Vec<u64> = statistics.times(size, tier, most).iter().map(|timed| timed.millis).collect();
            assert_eq!(own, times[times.len().saturating_sub(most)..], "{seed} {size:?} {tier:?}");
        }
        assert_eq!(statistics.puzzles, statistics.figures(None, None).puzzles);
        let of = |ended| record.solves().filter(|solve| solve.ended == ended).count();
        assert_eq!(
            (statistics.solved, statistics.watched, statistics.given_up),
            (of(Ended::Solved), of(Ended::Watched), of(Ended::GivenUp))
        );
        for (technique, times) in &statistics.techniques {
            let of_solve =
                |solve: &Solve| solve.techniques().find(|(other, _)| other == technique).map_or(0, |(_, times)| times);
            assert_eq!(u64::from(record.solves().map(of_solve).sum::<u32>()), *times, "{seed} {technique}");
        }
        assert!(statistics.techniques.is_sorted_by_key(|(technique, times)| (std::cmp::Reverse(*times), *technique)));
        let asked: u64 = statistics.techniques.iter().map(|(_, times)| times).sum();
        let of_solves: u64 = record.solves().flat_map(Solve::techniques).map(|(_, times)| u64::from(times)).sum();
        assert_eq!(asked, of_solves, "{seed}");
        let hints: u64 = record.solves().map(|solve| u64::from(solve.hints)).sum();
        assert_eq!(hints, statistics.hints, "{seed}");
        assert_eq!(statistics.streak, twin_streak(&record, today), "{seed}");
        let coming = record.again(today);
        let own: Vec<(Date, u64)> = coming.iter().map(|again| (again.due, again.last.begun)).collect();
        assert_eq!(own, twin_again(&record, today), "{seed}");
        (longest, again) = (longest.max(statistics.streak.longest), again + coming.len());
    }
    assert!(longest > 3 && again > 50, "{longest} {again}");
}

/// A record in which the puzzles of these days were solved, in time.
fn days(days: &[&str]) -> Record {
    let mut record = Record::default();
    for (number, day) in days.iter().enumerate() {
        let mut solve = Solve::new(name(number as u64), number as u64, Ended::Solved);
        (solve.day, solve.on) = (Some(date(day)), Some(date(day)));
        record.add(solve);
    }
    record
}

fn streak(record: &Record, today: &str) -> (usize, usize) {
    let Streak { now, longest } = record.streak(date(today));
    (now, longest)
}

#[test]
fn days_in_a_row_go_over_the_ends_of_months_and_years_and_leap_days() {
    let record =
        days(&["2027-12-30", "2027-12-31", "2028-01-01", "2028-02-28", "2028-02-29", "2028-03-01", "2028-03-02"]);
    assert_eq!(streak(&record, "2028-01-01"), (3, 3));
    assert_eq!(streak(&record, "2028-01-02"), (3, 3), "today's is still to be solved");
    assert_eq!(streak(&record, "2028-01-03"), (0, 3));
    assert_eq!(streak(&record, "2028-03-02"), (4, 4));
    assert_eq!(streak(&record, "2028-02-29"), (2, 3), "later days do not count yet");
    assert_eq!(streak(&record, "2027-12-29"), (0, 0));
    let no_leap_year = days(&["2027-02-28", "2027-03-01"]);
    assert_eq!(streak(&no_leap_year, "2027-03-01"), (2, 2));
    assert_eq!(streak(&Record::default(), "2027-03-01"), (0, 0));
}

#[test]
fn a_day_counts_if_its_puzzle_was_solved_in_time() {
    let mut record = days(&["2026-11-20", "2026-11-22"]);
    let mut late = Solve::new(name(7), 7, Ended::Solved);
    (late.day, late.on) = (Some(date("2026-11-21")), Some(date("2026-11-22")));
    record.add(late.clone());
    assert_eq!(streak(&record, "2026-11-22"), (1, 1), "a day later is too late");
    assert!(record.has_solved_day(date("2026-11-21")), "but it is solved");
    late.begun_on = Some(date("2026-11-21"));
    record.add(late.clone());
    assert_eq!(streak(&record, "2026-11-22"), (3, 3), "unless it was begun before midnight");
    let mut record = days(&["2026-11-20", "2026-11-22"]);
    late.on = Some(date("2026-11-23"));
    record.add(late.clone());
    assert_eq!(streak(&record, "2026-11-22"), (1, 1), "two days later is too late");
    let mut record = days(&["2026-11-20"]);
    (late.on, late.ended) = (late.day, Ended::GivenUp);
    record.add(late);
    assert_eq!(streak(&record, "2026-11-21"), (1, 1));
    record.import(&super::sealed("day 2026-11-21")).unwrap();
    assert_eq!(streak(&record, "2026-11-21"), (2, 2), "nobody knows when, so in time");
}

#[test]
fn what_went_badly_comes_again_until_it_goes_well() {
    let mut record = Record::default();
    let mut begun = 0;
    let mut solve = |day: &str, ended: Ended, hints: u32, mistakes: u32| {
        begun += 1;
        let mut solve = Solve::new(name(1), begun, ended);
        (solve.on, solve.hints, solve.mistakes) = (Some(date(day)), hints, mistakes);
        record.add(solve);
        let far = record.again(date("2030-01-01"));
        let none_before = far.first().is_none_or(|again| record.again(again.due.plus(-1)).is_empty());
        assert!(none_before && far.first().is_none_or(|again| record.again(again.due).len() == 1));
        far.first().map(|again| (again.due.to_text(), again.why))
    };
    let due = |day: &str, why: Why| Some((day.to_owned(), why));
    assert_eq!(solve("2026-12-01", Ended::Solved, 2, 0), None, "two hints are not many");
    assert_eq!(solve("2026-12-30", Ended::GivenUp, 0, 0), due("2027-01-02", Why::GivenUp));
    assert_eq!(solve("2027-01-02", Ended::Solved, 0, 0), due("2027-01-12", Why::Practice));
    assert_eq!(solve("2027-01-12", Ended::Solved, 3, 1), due("2027-01-15", Why::Hints));
    assert_eq!(solve("2027-01-13", Ended::Watched, 9, 9), due("2027-01-15", Why::Hints), "watching changes nothing");
    assert_eq!(solve("2027-01-15", Ended::Solved, 0, 1), due("2027-01-18", Why::Mistakes));
    assert_eq!(solve("2027-02-01", Ended::Solved, 0, 0), due("2027-02-11", Why::Practice));
    assert_eq!(solve("2027-02-11", Ended::Solved, 1, 0), due("2027-03-13", Why::Practice));
    assert_eq!(solve("2027-03-13", Ended::Solved, 0, 0), None);
}

#[test]
fn sizes_go_by_the_longer_side() {
    let names = [(5, 5), (6, 1), (1, 15), (20, 20), (30, 2), (31, 2)].map(SizeClass::of);
    assert_eq!(names, SizeClass::ALL);
    assert!(SizeClass::ALL.is_sorted());
    assert_eq!(SizeClass::of((15, 12)).text(), "up to 15 × 15");
}
