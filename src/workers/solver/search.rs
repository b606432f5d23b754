//! A long search with other workers: their orders, and the handling of their reports.

use super::News;
use crate::workers::solving::Solve;
use nonoscope_core::sat::{Answer, Desk, Report, Round, Searcher, Team, TeamOrder};
use nonoscope_core::solve::{Long, Solved, Work};
use nonoscope_kit::worker::protocol::Hearer;
use std::collections::VecDeque;

/// A search by a team whose first searcher is here.
pub(crate) struct Search {
    solve: Solve,
    long: Long,
    team: Team,
    first: Desk,
    /// The rounds that the first one has searched ahead of its orders. It learns nothing from the others, so it need not wait for them.
    ahead: VecDeque<Round>,
    /// Whether the first one has an order to search a round.
    is_awaited: bool,
    /// Whether all have searched a round.
    has_begun: bool,
    /// Orders for the others, in order.
    orders: Vec<(usize, TeamOrder)>,
}

impl Search {
    pub(crate) fn new(solve: Solve, long: Long, searcher: Box<Searcher>) -> Search {
        let (team, orders) = Team::begin(searcher);
        let (first, ahead) = (Desk::default(), VecDeque::new());
        let (is_awaited, has_begun) = (false, false);
        let mut search = Search { solve, long, team, first, ahead, is_awaited, has_begun, orders: Vec::new() };
        search.pass_on(orders, &mut VecDeque::new());
        search
    }

    /// The orders for the others, each for one place, from 1 on.
    pub(crate) fn orders(&mut self) -> Vec<(usize, TeamOrder)> {
        std::mem::take(&mut self.orders)
    }

    /// Whether the first one has been told to search.
    pub(crate) fn is_awaited(&self) -> bool {
        self.is_awaited
    }

    /// Whether the first one may search while the others are not there yet.
    pub(crate) fn may_go_ahead(&self) -> bool {
        !self.has_begun && !self.ahead.back().is_some_and(Round::is_last)
    }

    /// Has the first one search a round. `None` if the search is over.
    pub(crate) fn work(mut self, page: &impl Hearer<News>) -> Option<Search> {
        let report = self.first.obey(TeamOrder::Search);
        match report {
            Some(report) if std::mem::take(&mut self.is_awaited) => return self.hear(page, 0, report),
            Some(Report::Round(round)) => self.ahead.push_back(round),
            _ => {}
        }
        self.report(page);
        Some(self)
    }

    /// Takes a report from a place. `None` if the search is over.
    pub(crate) fn hear(mut self, page: &impl Hearer<News>, place: usize, report: Report) -> Option<Search> {
        let mut reports = VecDeque::from([(place, report)]);
        while let Some((place, report)) = reports.pop_front() {
            let news = self.team.hear(place, report);
            if news.conflicts > 0 {
                self.long.count(news.conflicts);
                self.has_begun = true;
                self.report(page);
            }
            if let Some((answer, searcher)) = news.answer {
                return self.answered(page, answer, *searcher);
            }
            self.pass_on(news.orders, &mut reports);
        }
        Some(self)
    }

    /// Continues without the others, from the state of the first one. `None` if the search is over.
    pub(crate) fn alone(mut self, page: &impl Hearer<News>) -> Option<Search> {
        self.long.count(self.ahead.iter().map(Round::conflicts).sum());
        let searcher = self.first.into_searcher()?;
        let solved = self.long.alone(*searcher, &mut self.solve.reporter(page));
        go_on(self.solve, page, solved)
    }

    fn answered(mut self, page: &impl Hearer<News>, answer: Answer, searcher: Searcher) -> Option<Search> {
        let solved = self.long.answered(answer, searcher, &mut self.solve.reporter(page));
        go_on(self.solve, page, solved)
    }

    /// Carries out the orders to the first one as far as it has got, and keeps those to the others.
    fn pass_on(&mut self, orders: Vec<(usize, TeamOrder)>, reports: &mut VecDeque<(usize, Report)>) {
        for (place, order) in orders {
            match order {
                order if place > 0 => self.orders.push((place, order)),
                TeamOrder::Search => match self.ahead.pop_front() {
                    Some(round) => reports.push_back((0, Report::Round(round))),
                    None => self.is_awaited = true,
                },
                order => reports.extend(self.first.obey(order).map(|report| (0, report))),
            }
        }
    }

    fn report(&mut self, page: &impl Hearer<News>) {
        let ahead: u64 = self.ahead.iter().map(Round::conflicts).sum();
        let work = self.long.work();
        let work = Work { conflicts: work.conflicts + ahead, ..work };
        let cores = if self.has_begun { Team::SEARCHERS } else { 1 };
        self.solve.reporter::<News, _>(page).report(work, cores);
    }
}

/// Reports the outcome to the page, or begins with the next long question.
fn go_on(solve: Solve, page: &impl Hearer<News>, solved: Solved) -> Option<Search> {
    match solved {
        Solved::Outcome(outcome) => {
            solve.end(page, *outcome);
            None
        }
        Solved::Long(long, searcher) => Some(Search::new(solve, *long, searcher)),
    }
}

#[cfg(test)]
mod tests {
    use super::super::Request;
    use super::super::answer::answer;
    use super::*;
    use crate::chance::Chance;
    use crate::workers::solving::{Solving, Task};
    use nonoscope_core::solve::{Method, Verdict, solve};
    use nonoscope_format as format;
    use nonoscope_format::Reading;
    use nonoscope_kit::worker::protocol::{decode, encode};
    use nonoscope_kit::worker::told::Told;
    use nonoscope_play::Session;

    /// Steven Simpson's chain of twelve dominoes, which has one solution. Showing that takes a long search.
    fn dominoes() -> Reading {
        let steps = |two: &str| [two].repeat(11).join("/");
        let text = format!("25x25:1/1/{}/3/3/1/{}/1", steps("1.3/1"), steps("3.1/1"));
        format::read(&text).unwrap()
    }

    /// A search that is long.
    fn begin(page: &impl Hearer<News>, reading: &Reading) -> Search {
        let task = Task { ticket: 7, reading: Box::new(reading.clone()), method: Method::Auto, known: None };
        answer(page, Request::Open(task), Team::SEARCHERS).expect("a long search")
    }

    /// Runs all searchers for a while, in random order. `None` once the search is over.
    fn go_on(mut search: Search, turns: usize, page: &impl Hearer<News>, chance: &mut Chance) -> Option<Search> {
        let mut desks: [Desk; Team::SEARCHERS] = Default::default();
        let mut letters: [VecDeque<Vec<u8>>; Team::SEARCHERS] = Default::default();
        for _ in 0..turns {
            for (place, order) in search.orders() {
                letters[place].push_back(encode(&order).unwrap());
            }
            let place = chance.below(Team::SEARCHERS);
            if let Some(order) = letters[place].pop_front() {
                if let Some(report) = desks[place].obey(decode(&order).unwrap()) {
                    search = search.hear(page, place, decode(&encode(&report).unwrap()).unwrap())?;
                }
            } else if place == 0 && (search.is_awaited() || search.may_go_ahead() && chance.below(3) == 0) {
                search = search.work(page)?;
            }
        }
        Some(search)
    }

    /// The last outcome reported to the page.
    fn session(mut news: Vec<News>) -> Session {
        match news.pop() {
            Some(News::Solving(Solving::Opened { ticket: 7, session })) => *session,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn a_search_whose_others_are_lost_goes_on_alone() {
        let reading = dominoes();
        for turns in [0, 5, 60] {
            let news = Told::by(|page| {
                let search = go_on(begin(page, &reading), turns, page, &mut Chance::new(1)).expect("a longer search");
                assert!(search.alone(page).is_none());
            });
            let session = session(news);
            assert!(!session.is_searching());
            assert_eq!((session.outcome().verdict, session.outcome().complete), (Verdict::Unique, true));
        }
    }

    /// The tests that take longest.
    mod long {
        use super::*;

        #[test]
        fn others_find_what_threads_find() {
            let reading = dominoes();
            let threaded = solve(&reading.puzzle, Session::options(Method::Auto).jobs(2));
            assert_eq!(threaded.verdict, Verdict::Unique);
            let alone = solve(&reading.puzzle, Session::options(Method::Auto));
            assert!(threaded.work.conflicts > 10_000 && threaded.work != alone.work);
            for seed in 0..2 {
                let news = Told::by(|page| {
                    assert!(go_on(begin(page, &reading), usize::MAX, page, &mut Chance::new(seed)).is_none());
                });
                assert_eq!(session(news), Session::new(&reading, threaded.clone(), false));
            }
        }
    }
}
