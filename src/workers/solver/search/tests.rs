//! A long search with others, without workers.

use super::super::Request;
use super::super::answer::answer;
use super::*;
use crate::chance::Chance;
use crate::workers::solving::{Solving, Task};
use nonoscope_core::solve::{Method, Options, Verdict, solve};
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
fn others_find_what_threads_find() {
    let reading = dominoes();
    let threaded = solve(&reading.puzzle, Options { jobs: 2, ..Session::options(Method::Auto) });
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
