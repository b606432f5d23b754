//! A long search by a team, with a thread for each searcher if there are enough.

use super::core::Core;
use super::searcher::{Desk, Order, Report, Searcher};
use super::team::Team;
use crate::sat::answer::Answer;
use std::thread;

/// Whether all clauses can be true together. `goes_on` is asked for each conflict, at the end of its round.
pub(in crate::sat) fn solve_in_a_team(core: &mut Core, threads: usize, goes_on: impl Fn() -> bool) -> Answer {
    let mut places: Vec<Place> = std::iter::repeat_with(Place::default).take(Team::SEARCHERS).collect();
    let (mut team, mut orders) = Team::begin(Box::new(Searcher::new(core.clone())));
    loop {
        for (place, order) in orders.drain(..) {
            places[place].orders.push(order);
        }
        obey(&mut places, threads);
        for (place, report) in places.iter_mut().map(|place| std::mem::take(&mut place.reports)).enumerate() {
            for report in report {
                let news = team.hear(place, report);
                if (0..news.conflicts).any(|_| !goes_on()) {
                    return Answer::Stopped;
                }
                if let Some((answer, searcher)) = news.answer {
                    *core = searcher.into_core();
                    return answer;
                }
                orders.extend(news.orders);
            }
        }
    }
}

/// A searcher's place, with its orders and reports.
#[derive(Default)]
struct Place {
    desk: Desk,
    orders: Vec<Order>,
    reports: Vec<Report>,
}

impl Place {
    fn obey(&mut self) {
        let reports = self.orders.drain(..).filter_map(|order| self.desk.obey(order));
        self.reports.extend(reports);
    }
}

/// Carries out all orders.
fn obey(places: &mut [Place], threads: usize) {
    let share = places.len().div_ceil(threads.max(1));
    thread::scope(|scope| {
        let mut shares = places.chunks_mut(share);
        let own = shares.next();
        for share in shares.filter(|share| share.iter().any(|place| !place.orders.is_empty())) {
            scope.spawn(|| share.iter_mut().for_each(Place::obey));
        }
        own.into_iter().flatten().for_each(Place::obey);
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Chance;
    use crate::sat::cdcl::random_3sat::random_3sat;
    use crate::sat::cdcl::searcher::ROUND;
    use std::cell::Cell;

    #[test]
    fn a_team_stops_when_told() {
        let mut chance = Chance::new(6);
        let (mut core, _) = random_3sat(&mut chance, 400);
        let left = Cell::new(5_500);
        let goes_on = || {
            left.set(left.get() - 1);
            left.get() > 0
        };
        assert_eq!(solve_in_a_team(&mut core, 2, goes_on), Answer::Stopped);
        assert_eq!(left.get(), 0);
    }

    /// The tests that take longest.
    mod long {
        use super::*;

        #[test]
        fn a_team_answers_as_one_does_whatever_the_number_of_threads() {
            let mut chance = Chance::new(5);
            let mut answers = [0, 0];
            for _ in 0..12 {
                let (core, clauses) = random_3sat(&mut chance, 200);
                let alone = core.clone().solve(&[], |_, _| true, None);
                let found = [1, 2, 3, 4, 9].map(|threads| {
                    let (mut core, conflicts) = (core.clone(), Cell::new(0));
                    let goes_on = || {
                        conflicts.set(conflicts.get() + 1);
                        true
                    };
                    let answer = solve_in_a_team(&mut core, threads, goes_on);
                    assert_eq!(answer, alone);
                    if answer == Answer::Yes {
                        assert!(clauses.iter().all(|clause| clause.iter().any(|&lit| core.holds(lit))));
                    }
                    answers[usize::from(answer == Answer::Yes)] +=
                        usize::from(conflicts.get() > 2 * Team::SEARCHERS as u64 * ROUND);
                    (conflicts.get(), core.model)
                });
                assert!(found.iter().all(|other| *other == found[0]));
            }
            assert!(answers[0] > 5 && answers[0] + answers[1] > 10, "{answers:?}");
        }
    }
}
