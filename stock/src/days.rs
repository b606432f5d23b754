//! Gives each day its puzzle: gentle on Monday, the hardest on Sunday, and colours now and then.

use crate::choose::chance;
use crate::written::Work;
use std::ops::RangeInclusive;

/// How many weeks: just over three years.
const WEEKS: usize = 157;

/// The longer sides of each day; phones are small.
const SIDES: [RangeInclusive<usize>; 7] = [8..=20, 8..=20, 8..=20, 8..=20, 8..=20, 12..=25, 14..=30];

/// The easiest puzzle of a day.
const EASIEST: u8 = 2;

const SATURDAY: usize = 5;
const SUNDAY: usize = 6;

/// Whether a day of a week has colours: most Wednesdays, every other Saturday, and some other days.
fn in_colour(week: usize, day: usize) -> bool {
    match day {
        1 | 4 => (week + day) % 3 == 0,
        2 => week % 3 != 0,
        SATURDAY => week % 2 == 1,
        _ => false,
    }
}

/// The places of the puzzles of all days, in order.
pub(crate) fn arranged(works: &[Work]) -> Vec<usize> {
    let mut is_free = vec![true; works.len()];
    let mut bands: [Vec<usize>; 7] = Default::default();
    let mut most = u8::MAX;
    for day in [SUNDAY, SATURDAY] {
        let pool = pool(works, &is_free, day, most);
        bands[day] = band(works, &pool, day, true);
        for &at in &bands[day] {
            is_free[at] = false;
            most = most.min(works[at].rating);
        }
    }
    // The days of work share the rest: each has a fifth of it.
    let pool = pool(works, &is_free, 0, most);
    for day in 0..SATURDAY {
        let fifth = &pool[pool.len() * day / SATURDAY..pool.len() * (day + 1) / SATURDAY];
        bands[day] = band(works, fifth, day, false);
    }
    let weeks = bands.iter().map(Vec::len).min().unwrap_or(0);
    (0..weeks).flat_map(|week| bands.iter().map(move |band| band[week]).collect::<Vec<_>>()).collect()
}

/// The places of puzzles that a day may have, the easiest first.
fn pool(works: &[Work], is_free: &[bool], day: usize, most: u8) -> Vec<usize> {
    let fits = |at: &usize| {
        let work = &works[*at];
        is_free[*at] && (EASIEST..=most).contains(&work.rating) && SIDES[day].contains(&work.side())
    };
    let mut pool: Vec<usize> = (0..works.len()).filter(fits).collect();
    pool.sort_by_key(|&at| (works[at].rating, chance(&works[at].icon)));
    pool
}

/// The puzzles of one day in all weeks: of the hardest or of any, in an order that looks random.
fn band(works: &[Work], pool: &[usize], day: usize, of_the_hardest: bool) -> Vec<usize> {
    let of = |colours: bool| {
        let mut all: Vec<usize> = pool.iter().copied().filter(|&at| (works[at].inks() > 1) == colours).collect();
        let wanted = (0..WEEKS).filter(|&week| in_colour(week, day) == colours).count();
        if of_the_hardest {
            all.reverse();
        } else {
            all.sort_by_key(|&at| chance(&works[at].title));
        }
        let rest = all.split_off(wanted.min(all.len()));
        all.sort_by_key(|&at| chance(&works[at].title));
        (all, rest)
    };
    let ((plain, further), (coloured, further_coloured)) = (of(false), of(true));
    let (mut plain, mut coloured) = (plain.into_iter(), coloured.into_iter());
    let mut rest = further.into_iter().chain(further_coloured);
    let week = |week: usize| {
        let next = if in_colour(week, day) { coloured.next() } else { plain.next() };
        next.or_else(|| rest.next())
    };
    (0..WEEKS).map_while(week).collect()
}
