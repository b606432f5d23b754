//! The answers of the worker that argues like a person.

use super::{News, Request};
use crate::workers::solving::Solve;
use nonoscope_core::puzzle::Puzzle;
use nonoscope_core::solve::{Hint, Watch, Work, rate_known, solve_by_arguing, unjudged};
use nonoscope_kit::worker::protocol::Hearer;
use nonoscope_play::lesson::{self, Exercise};
use nonoscope_play::{Explanation, settling};
use std::ops::ControlFlow;

/// Answers a request. If news cannot be sent, the page is gone.
pub(crate) fn answer(page: &impl Hearer<News>, request: Request) {
    match request {
        Request::Open(task) => {
            let mut solve = Solve::begin(page, task);
            let outcome = solve_by_arguing(&solve.puzzle(), &solve.options(), &mut solve.reporter(page));
            solve.end(page, outcome);
        }
        Request::Explain { puzzle, known, step, session, about } => {
            if let Some(step) = step.step(0) {
                let explanation = match about.cell {
                    None => Explanation::new(&puzzle, &known, &step),
                    Some(at) => Explanation::of_cell(&puzzle, &known, &step, at),
                };
                page.tell(News::Explained { session, about, explanation: Box::new(explanation) });
            }
        }
        Request::Hint { puzzle, known, ticket } => {
            // What a hint says and what its argument says are the same.
            let hint = match unjudged(&puzzle, &known) {
                Hint::Step(trace) => Hint::Step(settling(&trace).unwrap_or(trace)),
                other => other,
            };
            let explanation = match &hint {
                Hint::Step(trace) => trace.step(0).map(|step| Box::new(Explanation::new(&puzzle, &known, &step))),
                Hint::Finished | Hint::Mistake(_) | Hint::NoSolution | Hint::Nothing => None,
            };
            page.tell(News::Hint { ticket, known, hint, explanation });
        }
        Request::Teach { technique, number } => {
            let exercise = Exercise::new(technique, number).map(Box::new);
            page.tell(News::Taught { technique, number, exercise, words: lesson::words(technique) });
        }
        Request::Rate { puzzle, verdict, number } => {
            let rating = rate_known(&puzzle, verdict, &mut Patience::for_puzzle(&puzzle)).map(Box::new);
            page.tell(News::Rated { number, rating });
        }
    }
}

/// The rating is given up after this many suppositions, times the cells of the puzzle.
const MOST_WORK: u64 = 200_000_000;

/// Stops a rating that takes too long. It counts and reads no clock, so every machine rates the same puzzles.
pub(crate) struct Patience {
    most: u64,
}

impl Patience {
    pub(crate) fn for_puzzle(puzzle: &Puzzle) -> Patience {
        Patience { most: MOST_WORK / (puzzle.width() * puzzle.height()) as u64 }
    }
}

impl Watch for Patience {
    fn working(&mut self, work: Work) -> ControlFlow<()> {
        if work.total() > self.most { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::workers::solving::{Solving, Task};
    use crate::workers::tutor::About;
    use nonoscope_core::puzzle::Grid;
    use nonoscope_core::solve::{Method, Verdict, rate, solve};
    use nonoscope_core::trace::{Technique, Trace};
    use nonoscope_format as format;
    use nonoscope_format::examples;
    use nonoscope_kit::worker::told::Told;
    use nonoscope_play::Session;

    #[test]
    fn it_lasts_for_as_much_work_as_the_limit_says() {
        let puzzle = nonoscope_format::read("2x2:2/1/1/2").unwrap().puzzle;
        let mut patience = Patience::for_puzzle(&puzzle);
        let work = |suppositions| Work { suppositions, ..Work::default() };
        assert!(patience.working(work(MOST_WORK / 4)).is_continue());
        assert!(patience.working(work(MOST_WORK / 4 + 1)).is_break());
    }

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
}
