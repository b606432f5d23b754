//! The answers of the worker that makes.

use super::{News, Pixmap, Repaired, Request, Sketched, Stage, Way};
use nonoscope_core::puzzle::{At, Cell, Grid, Puzzle};
use nonoscope_core::solve::{Method, Options, Verdict, solve};
use nonoscope_kit::worker::protocol::Hearer;
use nonoscope_make::image::{Pixels, Settings, sketch, tuned};
use nonoscope_make::message::card;
use nonoscope_make::repair::{Aim, Effort, fewest_changes, fewest_givens};
use nonoscope_make::{Appraisal, random};
use std::cell::RefCell;

/// The most work of a search that the verdict waits for, times the cells of the puzzle.
const QUICK_WORK: u64 = 250_000;
/// The most work of the search that follows, times the cells: some ten seconds.
const MOST_WORK: u64 = 100_000_000;
/// Larger puzzles only get line logic first, and the slow stages later.
const MOST_QUICK_CELLS: usize = 10_000;

/// Answers a request. If news cannot be sent, the page is gone.
pub(crate) fn answer(page: &impl Hearer<News>, request: Request) {
    match request {
        Request::Appraise { ticket, puzzle } => {
            let mut appraisal = Appraisal::by_lines(&puzzle);
            if puzzle.givens().cells().len() <= MOST_QUICK_CELLS && appraisal.verdict == Verdict::Stuck {
                let searched = appraisal.clone().searched(&puzzle, Some(limit(&puzzle, QUICK_WORK)), &mut ());
                if searched.verdict != Verdict::Stopped {
                    appraisal = searched;
                }
            }
            tell(page, ticket, Stage::Quick, appraisal);
        }
        Request::Study { ticket, puzzle, known } => {
            let mut known = *known;
            if known.verdict == Verdict::Stuck {
                known = known.searched(&puzzle, Some(limit(&puzzle, MOST_WORK)), &mut ());
                tell(page, ticket, Stage::Searched, known.clone());
            }
            tell(page, ticket, Stage::Rated, known.rated(&puzzle, &mut ()));
        }
        Request::Repair { ticket, puzzle, picture, way, lines_only } => {
            page.tell(News::Repaired { ticket, repaired: repaired(&puzzle, &picture, way, lines_only) });
        }
        Request::Solve { ticket, puzzle } => {
            let limit = Some(limit(&puzzle, MOST_WORK));
            let outcome = solve(&puzzle, Options::new(Method::Auto).limit(limit));
            page.tell(News::Solved { ticket, puzzle, picture: outcome.solutions.into_iter().next() });
        }
        Request::Card { ticket, text, wish } => {
            let card = card(&text, &wish, &mut ()).map(Box::new);
            page.tell(News::Card { ticket, text, card });
        }
        Request::Random { ticket, wish } => {
            page.tell(News::Random { ticket, found: random::puzzle(&wish, &mut ()).map(Box::new) });
        }
        Request::Picture { ticket, pixels, settings, tune } => {
            page.tell(News::Sketched { ticket, sketched: sketched(pixels, &settings, tune) });
        }
    }
}

fn tell(page: &impl Hearer<News>, ticket: u32, stage: Stage, appraisal: Appraisal) {
    page.tell(News::Appraised { ticket, stage, appraisal: Box::new(appraisal) });
}

/// The most work on a puzzle: each piece of it takes longer on a larger one.
fn limit(puzzle: &Puzzle, work: u64) -> u64 {
    (work / puzzle.givens().cells().len() as u64).max(1)
}

thread_local! {
    static LAST: RefCell<Option<Pixels>> = const { RefCell::new(None) };
}

/// The cells of a picture, which is the last one if there are no pixels.
pub(crate) fn sketched(pixels: Option<Box<Pixmap>>, settings: &Settings, tune: Option<bool>) -> Sketched {
    if let Some(pixels) = pixels {
        let Pixmap { width, height, bytes } = *pixels;
        let pixels = Pixels::new(width, height, bytes).ok();
        LAST.with(|last| *last.borrow_mut() = pixels);
    }
    LAST.with(|last| {
        let last = last.borrow();
        let Some(pixels) = &*last else { return Sketched::Forgotten };
        let Some(by_lines) = tune else {
            return Sketched::Cells { sketch: Box::new(sketch(pixels, settings)), tuned: None };
        };
        match tuned(pixels, settings, by_lines, &mut ()) {
            None => Sketched::Nothing,
            Some(found) => Sketched::Cells { sketch: Box::new(found.sketch), tuned: Some(Box::new(found.settings)) },
        }
    })
}

/// What repairs a puzzle with this picture; `None` if nothing was found that is enough.
pub(crate) fn repaired(puzzle: &Puzzle, picture: &Grid, way: Way, lines_only: bool) -> Option<Repaired> {
    let aim = if lines_only { Aim::Lines } else { Aim::OneSolution };
    let within =
        |grid: &Grid, cells: &[At]| -> Vec<(At, Cell)> { cells.iter().map(|&at| (at, grid.get(at))).collect() };
    match way {
        Way::Givens => {
            let found = fewest_givens(puzzle, picture, aim, Effort::default(), &mut ()).ok()?;
            Some(Repaired { cells: within(picture, &found.cells), lower: found.lower, proven: found.proven })
        }
        Way::Changes => {
            let found = fewest_changes(picture, aim, None, Effort::default(), &mut ()).ok()?;
            Some(Repaired { cells: within(&found.picture, &found.cells), lower: found.lower, proven: found.proven })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonoscope_kit::worker::told::Told;
    use nonoscope_make::SolvedBy;

    fn puzzle(text: &str) -> Box<Puzzle> {
        Box::new(nonoscope_format::read(text).unwrap().puzzle)
    }

    /// All answers about a puzzle: the quick ones, then the slow ones.
    fn heard(text: &str) -> Vec<(Stage, Appraisal)> {
        let mut heard = Vec::new();
        let mut hear = |request| {
            for news in Told::by(|told| answer(told, request)) {
                let News::Appraised { ticket: 7, stage, appraisal } = news else { panic!("{news:?}") };
                heard.push((stage, *appraisal));
            }
            heard.last().unwrap().1.clone()
        };
        let known = Box::new(hear(Request::Appraise { ticket: 7, puzzle: puzzle(text) }));
        hear(Request::Study { ticket: 7, puzzle: puzzle(text), known });
        heard
    }

    #[test]
    fn the_verdict_is_there_first_and_the_rating_follows() {
        let heard = heard("3x3:1/3/1/1/3/1");
        let stages: Vec<Stage> = heard.iter().map(|(stage, _)| *stage).collect();
        assert_eq!(stages, [Stage::Quick, Stage::Rated]);
        assert_eq!((heard[0].1.verdict, heard[0].1.solved_by), (Verdict::Unique, Some(SolvedBy::Lines)));
        assert!(heard[0].1.rating.is_none() && heard[1].1.rating.is_some());
    }

    #[test]
    fn several_solutions_are_found_at_once_and_have_no_rating() {
        let heard = heard("2x2:1/1/1/1");
        assert!(heard.iter().all(|(_, appraisal)| appraisal.verdict == Verdict::Multiple));
        assert_eq!(heard[0].1.common.unknown_cells(), 4);
        assert!(heard[1].1.rating.is_none());
    }

    #[test]
    fn a_long_search_is_left_to_the_study() {
        let heard = heard(include_str!("../../../tests/data/golden/forever.txt"));
        assert_eq!(heard.first().map(|(stage, known)| (*stage, known.verdict)), Some((Stage::Quick, Verdict::Stuck)));
        assert_eq!(heard.last().map(|(stage, known)| (*stage, known.verdict)), Some((Stage::Rated, Verdict::Unique)));
        assert_eq!(heard.len(), 3);
    }

    #[test]
    fn a_puzzle_is_solved_for_its_picture() {
        let solved = |text: &str| Told::by(|told| answer(told, Request::Solve { ticket: 1, puzzle: puzzle(text) }));
        let News::Solved { ticket: 1, picture: Some(picture), .. } = &solved("3x3:1/3/1/1/3/1")[0] else { panic!() };
        assert_eq!(picture.to_string(), "OXO\nXXX\nOXO\n");
        let none = solved("1\n1\n\n1\n1\n\ngivens\nXX\n..\n");
        assert!(matches!(none[0], News::Solved { picture: None, .. }));
    }
}
