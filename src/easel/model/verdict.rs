//! The verdict on the drawing as a puzzle, also in words.

use crate::app::model::rating as ratings;
use crate::easel::worker::maker::Stage;
use nonoscope_core::puzzle::Grid;
use nonoscope_core::solve::Verdict as Truth;
use nonoscope_make::{Appraisal, SolvedBy};

/// How many ratings the curve shows at most.
const MOST_RATINGS: usize = 60;

/// How long the study may be busy with an earlier drawing before it is stopped, in milliseconds.
pub(crate) const PATIENCE: u32 = 250;

/// The verdict on the drawing.
#[derive(Debug, Default)]
pub(crate) struct Verdict {
    /// The number of the drawing that was asked about last.
    ticket: u32,
    /// Whether the verdict's worker is busy, and whether to ask it again.
    pub(crate) is_busy: bool,
    pub(crate) is_stale: bool,
    /// The number of changes of the drawing that was asked about last.
    pub(crate) asked: Option<u64>,
    /// Whether there is more to find out than the quick worker has.
    pub(crate) wants_study: bool,
    /// The drawing that the study is busy with.
    pub(crate) studies: Option<u32>,
    /// The latest answer, with the number of its drawing.
    answer: Option<Answer>,
    /// The ratings so far, one for each drawing that had one, the last one last.
    ratings: Vec<u8>,
    /// Whether the workers cannot be used.
    pub(crate) is_lost: bool,
}

#[derive(Debug)]
struct Answer {
    ticket: u32,
    stage: Stage,
    appraisal: Appraisal,
}

/// The verdict in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Words {
    pub(crate) headline: String,
    pub(crate) detail: String,
    /// How it is shown: good, open or bad news, or none.
    pub(crate) kind: Kind,
    /// Whether it is about what is drawn now.
    pub(crate) is_current: bool,
}

/// What kind of news the verdict is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Nothing,
    Open,
    One,
    Several,
}

impl Kind {
    /// Its name in the page's attributes.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Kind::Nothing => "nothing",
            Kind::Open => "open",
            Kind::One => "one",
            Kind::Several => "several",
        }
    }
}

impl Verdict {
    /// Another drawing is asked about: returns its number.
    pub(crate) fn ask(&mut self) -> u32 {
        self.ticket = self.ticket.wrapping_add(1);
        self.ticket
    }

    /// The number of the drawing that was asked about last.
    pub(crate) fn ticket(&self) -> u32 {
        self.ticket
    }

    /// An answer has come. Returns whether it is about the latest drawing.
    pub(crate) fn hear(&mut self, ticket: u32, stage: Stage, appraisal: Appraisal) -> bool {
        if ticket != self.ticket {
            return false;
        }
        if let Some(rating) = &appraisal.rating {
            self.ratings.push(rating.number);
            let surplus = self.ratings.len().saturating_sub(MOST_RATINGS);
            self.ratings.drain(..surplus);
        }
        self.answer = Some(Answer { ticket, stage, appraisal });
        true
    }

    /// Another drawing is on the board: its ratings begin anew.
    pub(crate) fn forget(&mut self) {
        (self.answer, self.ratings) = (None, Vec::new());
    }

    /// The appraisal of the latest drawing.
    pub(crate) fn appraisal(&self) -> Option<&Appraisal> {
        self.answer.as_ref().filter(|answer| answer.ticket == self.ticket).map(|answer| &answer.appraisal)
    }

    /// The cells that all solutions have in common, if there are several. For the moment until more is known, those of the previous drawing.
    pub(crate) fn common(&self) -> Option<&Grid> {
        let answer = self.answer.as_ref().filter(|answer| answer.appraisal.verdict == Truth::Multiple)?;
        Some(&answer.appraisal.common)
    }

    /// The ratings so far, the last one last.
    pub(crate) fn ratings(&self) -> &[u8] {
        &self.ratings
    }

    /// How the rating has moved: `23 → 31`, if it has.
    pub(crate) fn moved(&self) -> Option<String> {
        let rating = self.answer.as_ref()?.appraisal.rating.as_ref()?;
        let before = self.ratings.iter().rev().skip(1).copied().next()?;
        (before != rating.number).then(|| format!("{before} → {}", rating.number))
    }

    /// The verdict in words; `cells` is how many cells the drawing has.
    pub(crate) fn words(&self, is_blank: bool, cells: usize) -> Words {
        let said = |kind, headline: &str, detail: String| Words {
            headline: headline.to_owned(),
            detail,
            kind,
            is_current: true,
        };
        if is_blank {
            let detail = "Draw on the board, and the clues appear beside it. The verdict on your puzzle appears here.";
            return said(Kind::Nothing, "Nothing drawn yet", detail.to_owned());
        }
        if self.is_lost {
            let detail = "You can go on drawing. To get it back, reload the page; your drawing is saved.";
            return said(Kind::Open, "The verdict is not available now", detail.to_owned());
        }
        let Some(answer) = &self.answer else { return said(Kind::Open, "Looking …", String::new()) };
        let words = of(&answer.appraisal, answer.stage, cells);
        Words { is_current: answer.ticket == self.ticket, ..words }
    }
}

/// The words for an appraisal.
fn of(appraisal: &Appraisal, stage: Stage, cells: usize) -> Words {
    let open = appraisal.common.unknown_cells();
    let (kind, headline, detail) = match appraisal.verdict {
        Truth::Unique => {
            let (headline, detail) = one_solution(appraisal, stage);
            (Kind::One, headline, detail)
        }
        Truth::Multiple => {
            let cells = if open == 1 { "1 cell".to_owned() } else { format!("{open} cells") };
            let detail = "The marked cells can be filled in another way. Change one of them, or a neighbour.";
            (Kind::Several, format!("Several solutions: they differ in {cells}"), detail.to_owned())
        }
        Truth::None => {
            let detail = "The given cells contradict the clues.";
            (Kind::Several, "No solution".to_owned(), detail.to_owned())
        }
        Truth::Stuck => {
            let detail = format!("Lines settle {} of {cells} cells.", cells.saturating_sub(open));
            (Kind::Open, "Still searching …".to_owned(), detail)
        }
        Truth::Stopped => {
            let detail = format!("A long search did not settle whether there is another. {open} cells are still open.");
            (Kind::Open, "No second solution found so far".to_owned(), detail)
        }
    };
    Words { headline, detail, kind, is_current: true }
}

/// The words for a puzzle with one solution.
fn one_solution(appraisal: &Appraisal, stage: Stage) -> (String, String) {
    let headline = match appraisal.solved_by {
        Some(SolvedBy::Lines) => "One solution, no guessing needed",
        Some(SolvedBy::Suppositions) => "One solution, but it takes suppositions",
        Some(SolvedBy::Search) => "One solution, but only a search finds it",
        None => "One solution",
    };
    let detail = match &appraisal.rating {
        Some(rating) if rating.finished => {
            let hardest = rating.hardest().map(|technique| format!(" The hardest step: {technique}."));
            format!("{}.{}", ratings::headline(rating), hardest.unwrap_or_default())
        }
        Some(_) => "It is harder than a person could follow.".to_owned(),
        None if stage < Stage::Rated => "Rating …".to_owned(),
        None => "Rating it would take too long.".to_owned(),
    };
    (headline.to_owned(), detail)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::easel::worker::maker::{News, Request, answer};
    use nonoscope_core::puzzle::Puzzle;
    use nonoscope_kit::worker::told::Told;

    /// A verdict with all answers about a puzzle.
    fn heard(verdict: &mut Verdict, text: &str) -> Vec<Words> {
        let puzzle: Box<Puzzle> = Box::new(nonoscope_format::read(text).unwrap().puzzle);
        let cells = puzzle.givens().cells().len();
        let ticket = verdict.ask();
        let mut said = Vec::new();
        let mut hear = |request| {
            for news in Told::by(|told| answer(told, request)) {
                let News::Appraised { ticket, stage, appraisal } = news else { panic!("{news:?}") };
                assert!(verdict.hear(ticket, stage, *appraisal));
                said.push(verdict.words(false, cells));
            }
            Box::new(verdict.appraisal().unwrap().clone())
        };
        let known = hear(Request::Appraise { ticket, puzzle: puzzle.clone() });
        hear(Request::Study { ticket, puzzle, known });
        said
    }

    fn headlines(text: &str) -> Vec<String> {
        heard(&mut Verdict::default(), text).into_iter().map(|words| words.headline).collect()
    }

    #[test]
    fn what_is_said() {
        let verdict = Verdict::default();
        assert_eq!(verdict.words(true, 9).headline, "Nothing drawn yet");
        assert_eq!(verdict.words(false, 9).headline, "Looking …");
        assert_eq!(headlines("3x3:1/3/1/1/3/1"), ["One solution, no guessing needed"; 2]);
        assert_eq!(headlines("2x2:1/1/1/1"), ["Several solutions: they differ in 4 cells"; 2]);
        assert_eq!(
            headlines(nonoscope_format::examples::LAMBDA.text).last().unwrap(),
            "One solution, but it takes suppositions"
        );
        let forever = headlines(include_str!("../../../tests/data/golden/forever.txt"));
        assert_eq!(forever, ["Still searching …", "One solution", "One solution, but only a search finds it"]);
    }

    #[test]
    fn the_rating_is_told_when_it_is_known_and_how_it_has_moved() {
        let mut verdict = Verdict::default();
        let said = heard(&mut verdict, "3x3:1/3/1/1/3/1");
        assert_eq!(said[0].detail, "Rating …");
        assert!(said[1].detail.starts_with("Difficulty: gentle · "), "{}", said[1].detail);
        assert_eq!((verdict.ratings().len(), verdict.moved()), (1, None));
        heard(&mut verdict, nonoscope_format::examples::LAMBDA.text);
        let [first, last] = verdict.ratings() else { panic!("{:?}", verdict.ratings()) };
        assert_eq!(verdict.moved(), Some(format!("{first} → {last}")));
        verdict.forget();
        assert_eq!((verdict.ratings().len(), verdict.moved()), (0, None));
    }

    #[test]
    fn what_is_outdated_is_not_heard() {
        let mut verdict = Verdict::default();
        heard(&mut verdict, "2x2:1/1/1/1");
        assert!(verdict.words(false, 4).is_current && verdict.appraisal().is_some());
        verdict.ask();
        assert!(!verdict.words(false, 4).is_current);
        assert!(verdict.appraisal().is_none() && verdict.common().is_some());
        let puzzle = nonoscope_format::read("3x3:1/3/1/1/3/1").unwrap().puzzle;
        assert!(!verdict.hear(1, Stage::Rated, Appraisal::by_lines(&puzzle)));
        assert_eq!(verdict.words(false, 4).kind, Kind::Several);
    }
}
