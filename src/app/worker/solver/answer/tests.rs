//! The worker's answers, without a worker.

use super::super::super::protocol::MILLIS;
use super::*;
use crate::examples;
use crate::puzzle::{At, Cell};
use std::cell::{Cell as Shared, RefCell};

/// A page that records its news. Its clock advances by this much each time it is asked.
#[derive(Default)]
struct Page {
    told: RefCell<Vec<News>>,
    time: Shared<f64>,
    passes: f64,
    /// Whether sessions are too large for it.
    is_full: bool,
}

impl Hearer<News> for Page {
    fn tell(&self, news: News) -> bool {
        let fits = !(self.is_full && matches!(news, News::Opened { .. }));
        if fits {
            self.told.borrow_mut().push(news);
        }
        fits
    }

    fn now(&self) -> f64 {
        self.time.set(self.time.get() + self.passes);
        self.time.get()
    }
}

fn asked(page: &Page, request: Request) -> Vec<News> {
    answer(page, request);
    page.told.take()
}

fn open(text: &str, index: usize, known: Option<Grid>) -> Request {
    Request::Open { ticket: 7, text: text.to_owned(), format: None, index, method: Method::Auto, known }
}

#[test]
fn a_text_is_told_by_its_puzzles_and_then_solved() {
    let news = asked(&Page::default(), open(examples::GCHQ_2015.text, 0, None));
    let [News::Contents { ticket: 7, titles, count: 1 }, News::Opened { ticket: 7, session }] = &news[..] else {
        panic!("{news:?}")
    };
    assert_eq!(titles, &["GCHQ Christmas card 2015"]);
    assert!(!session.is_searching());
    assert_eq!(**session, Session::open(examples::GCHQ_2015.text, Method::Auto).unwrap());
}

#[test]
fn of_several_puzzles_the_one_that_is_wanted_is_opened_or_else_the_first() {
    let text = r#"[{"rows": [[1]], "cols": [[1]]}, {"rows": [[1], [1]], "cols": [[2]]}]"#;
    for (index, height) in [(0, 1), (1, 2), (2, 1)] {
        let news = asked(&Page::default(), open(text, index, None));
        let [News::Contents { count: 2, .. }, News::Opened { session, .. }] = &news[..] else { panic!("{news:?}") };
        assert_eq!(session.puzzle().height(), height);
    }
}

#[test]
fn what_is_known_is_where_a_solve_begins_if_it_has_the_size() {
    let mut known = Grid::unknown(2, 2);
    known.set(At::new(0, 0), Cell::FILLED);
    let news = asked(&Page::default(), open("2x2:1/1/1/1", 0, Some(known.clone())));
    let Some(News::Opened { session, .. }) = news.last() else { panic!("{news:?}") };
    assert_eq!(session.start(), &known);
    let news = asked(&Page::default(), open("2x2:1/1/1/1", 0, Some(Grid::unknown(3, 3))));
    let Some(News::Opened { session, .. }) = news.last() else { panic!("{news:?}") };
    assert!(session.start().is_unknown());
}

#[test]
fn a_text_that_is_no_puzzle_is_refused_with_its_mistakes() {
    let news = asked(&Page::default(), open("2x2:2/1/1/3", 0, None));
    let [News::Contents { .. }, News::Refused { ticket: 7, refusal }] = &news[..] else { panic!("{news:?}") };
    let mistake = &refusal.mistakes[0];
    let (spot, excerpt) = mistake.place.as_ref().unwrap();
    assert_eq!((spot.line, spot.column, excerpt.at.as_str()), (1, 11, "3"));
}

#[test]
fn a_session_too_large_to_send_is_refused() {
    let page = Page { is_full: true, ..Page::default() };
    let news = asked(&page, open("2x2:2/1/1/2", 0, None));
    let [News::Contents { .. }, News::Refused { ticket: 7, refusal }] = &news[..] else { panic!("{news:?}") };
    assert_eq!(refusal.mistakes[0].sentence, "There is not enough memory for the solution.");
}

#[test]
fn a_long_solve_is_reported_as_it_goes() {
    let text = examples::ALL.iter().find(|example| example.text.contains("9-Dom")).map_or("", |example| example.text);
    let page = Page { passes: 50.0, ..Page::default() };
    let news = asked(&page, open(text, 0, None));
    let working: Vec<f64> = news
        .iter()
        .filter_map(|news| match news {
            News::Working { ticket: 7, millis, .. } => Some(*millis),
            _ => None,
        })
        .collect();
    assert!(working.len() > 1 && working.is_sorted(), "{working:?}");
    assert!(working.windows(2).all(|pair| pair[1] - pair[0] >= MILLIS), "{working:?}");
    let searching = |news: &News| matches!(news, News::Opened { session, .. } if session.is_searching());
    assert!(news.iter().any(searching), "what is certain before the search");
    assert!(matches!(news.last(), Some(News::Opened { session, .. }) if !session.is_searching()));
}

#[test]
fn files_have_names_and_notes() {
    let reading = Box::new(format::read(examples::GCHQ_2015.text).unwrap());
    let puzzle = Box::new(reading.puzzle.clone());
    let page = Page::default();
    let news = asked(&page, Request::Formula { puzzle, encoding: Encoding::Order });
    let [News::File { name, text, note }] = &news[..] else { panic!("{news:?}") };
    assert_eq!((name.as_str(), note.as_str()), ("nonogram-25x25-order.cnf", ""));
    assert!(text.contains("\np cnf 2318 "), "{text}");
    let news = asked(&page, Request::Write { reading: reading.clone(), format: Format::Non });
    let [News::File { name, note, .. }] = &news[..] else { panic!("{news:?}") };
    assert_eq!((name.as_str(), note.as_str()), ("gchq-christmas-card-2015.non", ""));
    let news = asked(&page, Request::Write { reading: reading.clone(), format: Format::Haskell });
    let [News::File { note, .. }] = &news[..] else { panic!("{news:?}") };
    assert!(note.starts_with("Saved. This format (Haskell Runs pair) has no place for "), "{note}");
    let news = asked(&page, Request::Write { reading, format: Format::NonogramsOrg });
    assert!(matches!(news[..], [News::NoFile { .. }]), "{news:?}");
}

#[test]
fn hints_and_shades_come_back_with_what_they_are_for() {
    let puzzle = || Box::new(format::read("2x2:2/1/1/2").unwrap().puzzle);
    let known = Grid::unknown(2, 2);
    let page = Page::default();
    let news = asked(&page, Request::Hint { puzzle: puzzle(), known: known.clone(), ticket: 3 });
    assert!(matches!(&news[..], [News::Hint { ticket: 3, known: for_this, .. }] if *for_this == known), "{news:?}");
    let news = asked(&page, Request::Likely { puzzle: puzzle(), known, ticket: 3, position: 5 });
    let [News::Likely { ticket: 3, position: 5, shades }] = &news[..] else { panic!("{news:?}") };
    assert_eq!(shades.len(), 4);
}
