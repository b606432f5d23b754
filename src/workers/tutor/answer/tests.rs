//! The worker's answers, without a worker.

use super::*;
use crate::reasons::About;
use crate::workers::solving::{Solving, Task};
use nonoscope_core::puzzle::Grid;
use nonoscope_core::solve::{Method, Verdict, rate, solve};
use nonoscope_core::trace::{Technique, Trace};
use nonoscope_format as format;
use nonoscope_format::examples;
use nonoscope_kit::worker::told::Told;
use nonoscope_play::Session;

fn asked(request: Request) -> Vec<News> {
    Told::by(|page| answer(page, request))
}

#[test]
fn a_puzzle_is_solved_like_a_person() {
    let text = examples::GCHQ_2015.text;
    let reading = Box::new(format::read(text).unwrap());
    let news = asked(Request::Open(Task { ticket: 7, reading, method: Method::Human, known: None }));
    let [News::Solving(Solving::Opened { ticket: 7, session })] = &news[..] else { panic!("{news:?}") };
    assert_eq!(**session, Session::open(text, Method::Human).unwrap());
}

#[test]
fn explanations_come_back_with_what_they_are_for() {
    let puzzle = Box::new(format::read("2x2:2/1/1/2").unwrap().puzzle);
    let known = Grid::unknown(2, 2);
    let trace = solve(&puzzle, Method::Passes).trace;
    let first = trace.steps().find(|step| !step.changes.is_empty()).unwrap();
    let mut step = Trace::new();
    step.push(first.pass, first.reason, first.changes.iter().copied()).unwrap();
    for cell in [None, Some(first.changes[0].at)] {
        let about = About { step: 9, cell };
        let (puzzle, known, step) = (puzzle.clone(), known.clone(), step.clone());
        let news = asked(Request::Explain { puzzle, known, step, session: 4, about });
        let [News::Explained { session: 4, about: for_this, explanation }] = &news[..] else { panic!("{news:?}") };
        assert_eq!(*for_this, about);
        assert!(!explanation.sentence.is_empty());
    }
}

#[test]
fn hints_come_back_with_what_they_are_for() {
    let puzzle = || Box::new(format::read("2x2:2/1/1/2").unwrap().puzzle);
    let known = Grid::unknown(2, 2);
    let news = asked(Request::Hint { puzzle: puzzle(), known: known.clone(), ticket: 3 });
    let [News::Hint { ticket: 3, known: for_this, hint: Hint::Step(_), explanation: Some(_) }] = &news[..] else {
        panic!("{news:?}")
    };
    assert_eq!(*for_this, known);
    // A grid of another size.
    let news = asked(Request::Hint { puzzle: puzzle(), known: Grid::unknown(3, 3), ticket: 3 });
    assert!(matches!(&news[..], [News::Hint { hint: Hint::Nothing, explanation: None, .. }]), "{news:?}");
}

#[test]
fn exercises_come_back_with_their_numbers() {
    let news = asked(Request::Teach { technique: Technique::Overlap, number: 2 });
    let [News::Taught { technique, number: 2, exercise: Some(exercise), words }] = &news[..] else {
        panic!("{news:?}")
    };
    assert_eq!((*technique, exercise.technique()), (Technique::Overlap, Technique::Overlap));
    assert!(!words.is_empty());
}

#[test]
fn how_hard_a_puzzle_is_comes_back_with_its_number() {
    let rated = |text: &str, verdict| {
        let puzzle = Box::new(format::read(text).unwrap().puzzle);
        let mut news = asked(Request::Rate { puzzle, verdict, number: 4 });
        let Some(News::Rated { number: 4, rating }) = news.pop() else { panic!("{news:?}") };
        assert!(news.is_empty(), "{news:?}");
        rating.map(|rating| *rating)
    };
    for text in [examples::HEART.text, examples::LAMBDA.text] {
        let puzzle = format::read(text).unwrap().puzzle;
        let rating = rate(&puzzle, &solve(&puzzle, Method::Auto), &mut ());
        assert!(rating.is_some());
        assert_eq!(rated(text, Verdict::Unique), rating);
        assert_eq!(rated(text, Verdict::Stuck), rating);
    }
    assert_eq!(rated("2x2:1/1/1/1", Verdict::Multiple), None);
}

#[test]
fn it_lasts_for_as_much_work_as_the_limit_says() {
    let puzzle = nonoscope_format::read("2x2:2/1/1/2").unwrap().puzzle;
    let mut patience = Patience::for_puzzle(&puzzle);
    let work = |suppositions| Work { suppositions, ..Work::default() };
    assert!(patience.working(work(MOST_WORK / 4)).is_continue());
    assert!(patience.working(work(MOST_WORK / 4 + 1)).is_break());
}
