//! A long search divided between several searchers: who does what when.
//!
//! The first searcher goes on as if it were alone, so that a good guess is not disturbed. The others divide the search among themselves: an idle
//! searcher takes over half of another's part. All work in rounds of equally many conflicts, and after each round the others get the best learnt
//! clauses, in order. So the result does not depend on where the searchers run or which is faster. Dividing a search like this goes back to Böhm and
//! Speckenmeyer, *A fast parallel SAT-solver* (1996), sharing clauses to Hamadi, Jabbour and Sais, *ManySAT* (2009).
//!
//! A team only gives orders. Its owner, which has the searchers on threads or in other programs, passes on the orders and brings back the reports.

use super::searcher::{Learnt, Order, Report, Round, Searcher};
use crate::sat::answer::Answer;

/// Who does what.
#[derive(Debug)]
pub struct Team {
    places: [Place; Team::SEARCHERS],
    /// The receiver of the half that another searcher has been told to give away.
    free: usize,
    /// The answer, once there is one and its place has been told to hand over.
    answer: Answer,
}

/// What is known of a searcher.
#[derive(Debug, Default)]
struct Place {
    /// Whether it has something to do.
    works: bool,
    /// How often its part was halved.
    halved: usize,
    /// The result of this round, once it is over.
    round: Option<Round>,
}

/// What follows from a report.
#[derive(Debug, Default)]
pub struct News {
    /// If this report ends a round of all, the number of conflicts in it.
    pub conflicts: u64,
    /// The orders, in order, each for one place.
    pub orders: Vec<(usize, Order)>,
    /// The answer to the whole question, and the searcher that knows more about it.
    pub answer: Option<(Answer, Box<Searcher>)>,
}

impl Team {
    /// How many search at once.
    pub const SEARCHERS: usize = 4;

    /// Begins a search, with the first orders.
    pub fn begin(first: Box<Searcher>) -> (Team, Vec<(usize, Order)>) {
        let mut places: [Place; Team::SEARCHERS] = Default::default();
        places.iter_mut().take(2).for_each(|place| place.works = true);
        let mut team = Team { places, free: 0, answer: Answer::Stopped };
        let mut orders = vec![(0, Order::Become(first.clone())), (1, Order::Become(first))];
        team.share_out(&mut orders);
        (team, orders)
    }

    /// Takes a report from a place.
    pub fn hear(&mut self, place: usize, report: Report) -> News {
        let mut news = News::default();
        match report {
            Report::Half(None) => self.search(&mut news.orders),
            Report::Half(Some(half)) => {
                self.places[place].halved += 1;
                let halved = self.places[place].halved;
                self.places[self.free] = Place { works: true, halved, round: None };
                news.orders.push((self.free, Order::Become(half)));
                self.share_out(&mut news.orders);
            }
            Report::Round(round) => {
                self.places[place].round = Some(round);
                if self.places.iter().all(|place| !place.works || place.round.is_some()) {
                    self.end_round(&mut news);
                }
            }
            Report::HandedOver(searcher) => news.answer = Some((self.answer, searcher)),
        }
        news
    }

    /// Gives every idle searcher half of the largest part, while parts can be divided.
    fn share_out(&mut self, orders: &mut Vec<(usize, Order)>) {
        let free = (1..self.places.len()).find(|&place| !self.places[place].works);
        let busy = (1..self.places.len()).filter(|&place| self.places[place].works);
        match (free, busy.min_by_key(|&place| self.places[place].halved)) {
            (Some(free), Some(largest)) => {
                self.free = free;
                orders.push((largest, Order::Halve));
            }
            _ => self.search(orders),
        }
    }

    fn search(&self, orders: &mut Vec<(usize, Order)>) {
        orders.extend(self.busy().map(|place| (place, Order::Search)));
    }

    fn busy(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.places.len()).filter(|&place| self.places[place].works)
    }

    fn end_round(&mut self, news: &mut News) {
        let rounds: Vec<Option<Round>> = self.places.iter_mut().map(|place| place.round.take()).collect();
        news.conflicts = rounds.iter().flatten().map(|round| round.conflicts).sum();
        for (place, round) in self.places.iter_mut().zip(&rounds) {
            place.works = round.as_ref().is_some_and(|round| !round.is_last());
        }
        let yes = rounds.iter().position(|round| round.as_ref().is_some_and(|round| round.answer == Answer::Yes));
        if let Some(place) = yes {
            self.answer = Answer::Yes;
            news.orders.push((place, Order::HandOver));
        } else if !self.places[0].works || self.places[1..].iter().all(|place| !place.works) {
            self.answer = Answer::No;
            news.orders.push((0, Order::HandOver));
        } else {
            self.share_clauses(&rounds, &mut news.orders);
            self.share_out(&mut news.orders);
        }
    }

    /// Shares learnt clauses with all but the first searcher.
    fn share_clauses(&self, rounds: &[Option<Round>], orders: &mut Vec<(usize, Order)>) {
        for place in self.busy().filter(|&place| place > 0) {
            let others = rounds.iter().enumerate().filter(|&(teller, _)| teller != place);
            let told = others.filter_map(|(_, round)| round.as_ref()).flat_map(|round| &round.learnt.0);
            orders.push((place, Order::Hear(Learnt(told.cloned().collect()))));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Chance;
    use crate::sat::cdcl::core::Core;
    use crate::sat::cdcl::random_3sat::random_3sat;
    use crate::sat::cdcl::searcher::Desk;
    use crate::sat::cdcl::threads::solve_in_a_team;
    use serde::de::DeserializeOwned;
    use std::cell::Cell;
    use std::collections::VecDeque;

    fn by_post<T: serde::Serialize + DeserializeOwned>(message: &T) -> T {
        postcard::from_bytes(&postcard::to_allocvec(message).unwrap()).unwrap()
    }

    /// The answer, the number of conflicts and the model, with orders and reports as bytes and delays at each place.
    fn solve_by_post(core: Core, chance: &mut Chance) -> (Answer, u64, Vec<bool>) {
        let mut desks: [Desk; Team::SEARCHERS] = Default::default();
        let mut letters: [VecDeque<Order>; Team::SEARCHERS] = Default::default();
        let (mut team, mut orders) = Team::begin(Box::new(Searcher::new(core)));
        let mut conflicts = 0;
        loop {
            orders.iter().for_each(|(place, order)| letters[*place].push_back(by_post(order)));
            let place = chance.below(Team::SEARCHERS);
            let report = letters[place].pop_front().and_then(|order| desks[place].obey(order));
            let news = report.map_or_else(News::default, |report| team.hear(place, by_post(&report)));
            conflicts += news.conflicts;
            if let Some((answer, searcher)) = news.answer {
                return (answer, conflicts, searcher.into_core().model);
            }
            orders = news.orders;
        }
    }

    /// The tests that take longest.
    mod long {
        use super::*;

        #[test]
        fn it_does_not_matter_where_the_searchers_are() {
            let mut chance = Chance::new(7);
            let mut long = 0;
            for _ in 0..8 {
                let (core, _) = random_3sat(&mut chance, 200);
                let (mut threaded, conflicts) = (core.clone(), Cell::new(0));
                let goes_on = || conflicts.replace(conflicts.get() + 1) < u64::MAX;
                let answer = solve_in_a_team(&mut threaded, 2, goes_on);
                assert_eq!(solve_by_post(core, &mut chance), (answer, conflicts.get(), threaded.model));
                long += usize::from(conflicts.get() > 8_000);
            }
            assert!(long > 3, "{long}");
        }
    }
}
