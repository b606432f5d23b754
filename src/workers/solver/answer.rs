//! The answers of the worker that solves.

use super::search::Search;
use super::{MOST_PROOF_WORK, News, ProofFile, Request};
use crate::workers::solving::Solve;
use nonoscope_core::proof::prove;
use nonoscope_core::puzzle::Puzzle;
use nonoscope_core::sat::{Dimacs, Encoded, Encoding};
use nonoscope_core::solve::{Solved, Verdict, judge, marginals, solve_by_computing};
use nonoscope_kit::worker::protocol::Hearer;
use nonoscope_picture::Shade;
use nonoscope_words::sharing;

/// Answers a request. If news cannot be sent, the page is gone. A long search is returned, if there are several cores for it.
pub(crate) fn answer(page: &impl Hearer<News>, request: Request, cores: usize) -> Option<Search> {
    match request {
        Request::Open(task) => {
            let mut solve = Solve::begin(page, task);
            let options = solve.options().jobs(cores);
            // The page asks the tutor for `human`.
            return match solve_by_computing(&solve.puzzle(), &options, &mut solve.reporter(page))? {
                Solved::Outcome(outcome) => {
                    solve.end(page, *outcome);
                    None
                }
                Solved::Long(long, searcher) => Some(Search::new(solve, *long, searcher)),
            };
        }
        Request::Formula { puzzle, encoding } => {
            // The page offers only formulas that are not too large.
            if let Ok(encoded) = Encoded::new(&puzzle, encoding) {
                page.tell(formula(&puzzle, encoding, &encoded));
            }
        }
        Request::Prove { puzzle, file } => {
            page.tell(proof(&puzzle, file));
        }
        Request::Likely { puzzle, known, ticket, position } => {
            let cells = marginals(&puzzle, &known).map_or_else(Vec::new, |marginals| marginals.cells);
            let shades = cells.into_iter().map(Shade::of).collect();
            page.tell(News::Likely { ticket, position, shades });
        }
        Request::Judge { puzzle, past, ticket, changes } => {
            page.tell(News::Judged { ticket, changes, judged: judge(&puzzle, &past) });
        }
    }
    None
}

fn proof(puzzle: &Puzzle, file: ProofFile) -> News {
    let proved = match prove(puzzle, Some(MOST_PROOF_WORK), &mut ()) {
        Ok(proved) => proved,
        Err(error) => return News::NoProof { sentence: error.text() },
    };
    if proved.outcome.verdict == Verdict::Multiple {
        return News::NoProof { sentence: sharing::several_are_proof() };
    }
    let Some(certificate) = &proved.certificate else {
        return News::NoProof { sentence: sharing::proof_too_long() };
    };
    let (text, ending) = match file {
        ProofFile::Formula => (certificate.formula().to_string(), "cnf"),
        ProofFile::Proof => (certificate.proof().to_string(), "drat"),
    };
    News::File { name: format!("nonogram-{}x{}-proof.{ending}", puzzle.width(), puzzle.height()), text }
}

fn formula(puzzle: &Puzzle, encoding: Encoding, encoded: &Encoded<'_>) -> News {
    let name = format!("nonogram-{}x{}-{}.cnf", puzzle.width(), puzzle.height(), encoding.name());
    News::File { name, text: Dimacs(encoded).to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::workers::solving::{Solving, Task};
    use nonoscope_core::puzzle::{At, Cell, Grid};
    use nonoscope_core::solve::Method;
    use nonoscope_format as format;
    use nonoscope_format::examples;
    use nonoscope_kit::worker::protocol::MILLIS;
    use nonoscope_play::Session;
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
            let fits = !(self.is_full && matches!(news, News::Solving(Solving::Opened { .. })));
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
        assert!(answer(page, request, 1).is_none());
        page.told.take()
    }

    fn open(text: &str, known: Option<Grid>) -> Request {
        let reading = Box::new(format::read(text).unwrap());
        Request::Open(Task { ticket: 7, reading, method: Method::Auto, known })
    }

    #[test]
    fn a_puzzle_is_solved() {
        let news = asked(&Page::default(), open(examples::GCHQ_2015.text, None));
        let [News::Solving(Solving::Opened { ticket: 7, session })] = &news[..] else { panic!("{news:?}") };
        assert!(!session.is_searching());
        assert_eq!(**session, Session::open(examples::GCHQ_2015.text, Method::Auto).unwrap());
    }

    #[test]
    fn a_session_too_large_to_send_is_told() {
        let page = Page { is_full: true, ..Page::default() };
        let news = asked(&page, open("2x2:2/1/1/2", None));
        assert!(matches!(news[..], [News::Solving(Solving::NoMemory { ticket: 7 })]), "{news:?}");
    }

    #[test]
    fn formulas_have_names() {
        let puzzle = Box::new(format::read(examples::GCHQ_2015.text).unwrap().puzzle);
        let news = asked(&Page::default(), Request::Formula { puzzle, encoding: Encoding::Order });
        let [News::File { name, text }] = &news[..] else { panic!("{news:?}") };
        assert_eq!(name, "nonogram-25x25-order.cnf");
        assert!(text.contains("\np cnf 2318 "), "{text}");
    }

    #[test]
    fn a_proof_is_two_files() {
        let asked = |text: &str, file| {
            let puzzle = Box::new(format::read(text).unwrap().puzzle);
            asked(&Page::default(), Request::Prove { puzzle, file }).remove(0)
        };
        let News::File { name, text } = asked("2x2:1/2/1/2", ProofFile::Formula) else { panic!("no file") };
        assert_eq!(name, "nonogram-2x2-proof.cnf");
        assert!(text.contains("excludes one of them"), "{text}");
        let News::File { name, text } = asked("2x2:1/2/1/2", ProofFile::Proof) else { panic!("no file") };
        assert_eq!(name, "nonogram-2x2-proof.drat");
        assert!(text.ends_with("0\n"), "{text}");
        let news = asked("2x2:1/1/1/1", ProofFile::Proof);
        assert!(matches!(&news, News::NoProof { sentence } if sentence.to_string().contains("several")), "{news:?}");
    }

    #[test]
    fn what_is_known_is_where_a_solve_begins_if_it_has_the_size() {
        let mut known = Grid::unknown(2, 2);
        known.set(At::new(0, 0), Cell::FILLED);
        let news = asked(&Page::default(), open("2x2:1/1/1/1", Some(known.clone())));
        let Some(News::Solving(Solving::Opened { session, .. })) = news.last() else { panic!("{news:?}") };
        assert_eq!(session.start(), &known);
        let news = asked(&Page::default(), open("2x2:1/1/1/1", Some(Grid::unknown(3, 3))));
        let Some(News::Solving(Solving::Opened { session, .. })) = news.last() else { panic!("{news:?}") };
        assert!(session.start().is_unknown());
    }

    #[test]
    fn a_long_solve_is_reported_as_it_goes() {
        let text =
            examples::ALL.iter().find(|example| example.text.contains("9-Dom")).map_or("", |example| example.text);
        let page = Page { passes: 50.0, ..Page::default() };
        let news = asked(&page, open(text, None));
        let working: Vec<f64> = news
            .iter()
            .filter_map(|news| match news {
                News::Solving(Solving::Working { ticket: 7, millis, .. }) => Some(*millis),
                _ => None,
            })
            .collect();
        assert!(working.len() > 1 && working.is_sorted(), "{working:?}");
        assert!(working.windows(2).all(|pair| pair[1] - pair[0] >= MILLIS), "{working:?}");
        let searching =
            |news: &News| matches!(news, News::Solving(Solving::Opened { session, .. }) if session.is_searching());
        assert!(news.iter().any(searching), "what is certain before the search");
        assert!(matches!(news.last(), Some(News::Solving(Solving::Opened { session, .. })) if !session.is_searching()));
    }

    #[test]
    fn shades_come_back_with_what_they_are_for() {
        let puzzle = Box::new(format::read("2x2:2/1/1/2").unwrap().puzzle);
        let request = Request::Likely { puzzle, known: Grid::unknown(2, 2), ticket: 3, position: 5 };
        let news = asked(&Page::default(), request);
        let [News::Likely { ticket: 3, position: 5, shades }] = &news[..] else { panic!("{news:?}") };
        assert_eq!(shades.len(), 4);
    }

    #[test]
    fn what_a_person_would_do_is_left_to_another_worker() {
        let reading = Box::new(format::read("2x2:2/1/1/2").unwrap());
        let task = Task { ticket: 7, reading, method: Method::Human, known: None };
        assert!(asked(&Page::default(), Request::Open(task)).is_empty());
    }
}
