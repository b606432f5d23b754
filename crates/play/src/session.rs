//! Everything found out about one text: the puzzle, its outcome, and the step from which its message can be read.
//!
//! The worker computes it, and the page plays it. Once the search is over, it is a pure function of the text and the
//! method.

use nonoscope_core::puzzle::{Grid, Puzzle};
use nonoscope_core::sat::{Encoded, Encoding, Positions, Size};
use nonoscope_core::solve::{Method, Options, Outcome, Stop, Verdict, Work, solve};
use nonoscope_core::trace::Replay;
use nonoscope_format::{self as format, ReadError, Reading};
use nonoscope_qr::{self as qr, Message};
use nonoscope_words::{Text, verdict as said};
use serde::de::{Deserializer, Error};
use serde::{Deserialize, Serialize};

/// The most solutions to find, for paging through them.
const SOLUTIONS: usize = 9;

/// Formula sizes are worked out for puzzles with up to this many cells.
const MOST_CELLS: usize = 10_000;

/// A puzzle with everything found out about it.
///
/// Deserialising refuses a session that cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Session {
    reading: Reading,
    /// What is known at the start: the given cells, and perhaps a person's marks.
    start: Grid,
    /// Whether there are more than the given cells. Comparing a million cells on each request would take too long.
    #[serde(skip)]
    is_from_marks: bool,
    outcome: Outcome,
    /// Whether the search is still running; the outcome is then what is certain so far.
    searching: bool,
    /// The message, and the number of steps after which it can be read.
    message: Option<(usize, Message)>,
    /// The message of each solution.
    messages: Vec<Option<Message>>,
    /// How large the puzzle is as a formula, in each encoding.
    formulas: Vec<(Encoding, Size)>,
}

impl Session {
    /// Reads and solves a text, and reads the QR pattern.
    ///
    /// # Errors
    /// Those of [`format::read`].
    pub fn open(text: &str, method: Method) -> Result<Session, ReadError> {
        let reading = format::read(text)?;
        let outcome = solve(&reading.puzzle, Session::options(method));
        Ok(Session::new(&reading, outcome, false))
    }

    /// The options for a solve that will be played.
    pub fn options(method: Method) -> Options {
        Options::new(method).solutions(SOLUTIONS)
    }

    /// What was found out about a puzzle, or is certain so far if the search is still running.
    pub fn new(reading: &Reading, outcome: Outcome, searching: bool) -> Session {
        Session::from(reading, reading.puzzle.givens(), outcome, searching)
    }

    /// The same, for a puzzle solved from a person's marks.
    pub fn from(reading: &Reading, start: &Grid, outcome: Outcome, searching: bool) -> Session {
        let puzzle = &reading.puzzle;
        let message = first_readable(start, &outcome);
        let messages = outcome.found().map(qr::read).collect();
        let formulas = formulas(puzzle);
        let is_from_marks = start != puzzle.givens();
        let (reading, start) = (reading.clone(), start.clone());
        Session { reading, start, is_from_marks, outcome, searching, message, messages, formulas }
    }

    /// A puzzle for the embedded board: without messages, and without the sizes of formulas. `None` if the outcome belongs to another puzzle.
    pub fn bare(reading: Reading, outcome: Outcome) -> Option<Session> {
        let start = reading.puzzle.givens().clone();
        let (messages, formulas) = (Vec::new(), Vec::new());
        let session = Session {
            reading,
            start,
            is_from_marks: false,
            outcome,
            searching: false,
            message: None,
            messages,
            formulas,
        };
        Some(session).filter(Session::goes_together)
    }

    /// The reading of the text: its format, the puzzle and the notes.
    pub fn reading(&self) -> &Reading {
        &self.reading
    }

    /// The puzzle.
    pub fn puzzle(&self) -> &Puzzle {
        &self.reading.puzzle
    }

    /// What is known at the start.
    pub fn start(&self) -> &Grid {
        &self.start
    }

    /// Whether it begins with more than the given cells.
    pub fn is_from_marks(&self) -> bool {
        self.is_from_marks
    }

    /// The result of solving.
    pub fn outcome(&self) -> &Outcome {
        &self.outcome
    }

    /// Whether the search is still running.
    pub fn is_searching(&self) -> bool {
        self.searching
    }

    /// The search was stopped after this much work.
    pub fn stop(&mut self, work: Work) {
        self.searching = false;
        // It is certain that there is no solution, even if the reason is not known yet.
        self.outcome.stopped = (self.outcome.verdict != Verdict::None).then_some(Stop::Work);
        self.outcome.work = work;
    }

    /// The verdict in words, or that there is none yet.
    pub fn verdict(&self) -> Text {
        match (self.searching, self.outcome.found().count()) {
            (true, _) if self.outcome.verdict == Verdict::None => said::seeking_contradiction(),
            (false, _) if self.outcome.verdict == Verdict::None && self.is_from_marks() => {
                Text::sentences([said::marks_lead_nowhere(), self.outcome.sentence()])
            }
            (false, _) => self.found(),
            (true, 0) => said::searching(),
            (true, 1) => said::searching_for_another(),
            (true, found) => said::searching_for_more(found),
        }
    }

    /// The same, once the search is over. The number of solutions is how many there are to page through, and arguments like
    /// those of a person are counted one by one: they come in no passes.
    fn found(&self) -> Text {
        let outcome = &self.outcome;
        let open = outcome.grid.unknown_cells();
        match (outcome.verdict, outcome.method) {
            (Verdict::Multiple, _) if !outcome.complete && outcome.stopped.is_none() => {
                let differ = said::those_found_differ(outcome.differing_cells());
                Text::sentences([said::at_least(outcome.found().count()), differ])
            }
            (Verdict::Unique, Method::Human) if outcome.passes > 0 && outcome.work.total() == 0 => {
                said::unique_in_steps(outcome.trace.len())
            }
            (Verdict::Stuck, Method::Human) if outcome.passes == 0 => said::arguments_settle_nothing(open),
            (Verdict::Stuck, Method::Human) => {
                Text::sentences([said::arguments_get_no_further(open), said::there_may_be()])
            }
            _ => outcome.sentence(),
        }
    }

    /// The message, if it can be read after this many steps.
    pub fn message_at(&self, position: usize) -> Option<&Message> {
        let (from, message) = self.message.as_ref()?;
        (position >= *from).then_some(message)
    }

    /// The message of a solution.
    pub fn message_of(&self, solution: usize) -> Option<&Message> {
        self.messages.get(solution)?.as_ref()
    }

    /// Whether there are several solutions with the same message.
    pub fn all_say_the_same(&self) -> bool {
        let mut messages = self.messages.iter();
        let Some(Some(first)) = messages.next() else { return false };
        messages.len() > 0 && messages.all(|other| other.as_ref().is_some_and(|other| other.says_the_same(first)))
    }

    /// Whether it can be played: its grids have the puzzle's size and number of inks, and the steps can be replayed from the start.
    fn goes_together(&self) -> bool {
        let size = |grid: &Grid| (grid.width(), grid.height(), grid.inks());
        let mut grids = [&self.start, &self.outcome.grid].into_iter();
        grids.all(|grid| size(grid) == size(self.puzzle().givens())) && self.outcome.trace.fits(&self.start)
    }

    /// How large the puzzle is as a formula, in each encoding; empty for very large puzzles.
    pub fn formulas(&self) -> &[(Encoding, Size)] {
        &self.formulas
    }
}

/// A stored session, whose parts may not fit together.
#[derive(Deserialize)]
#[serde(remote = "Session", rename = "Session")]
struct Unchecked {
    reading: Reading,
    start: Grid,
    #[serde(skip)]
    is_from_marks: bool,
    outcome: Outcome,
    searching: bool,
    message: Option<(usize, Message)>,
    messages: Vec<Option<Message>>,
    formulas: Vec<(Encoding, Size)>,
}

impl<'de> Deserialize<'de> for Session {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Session, D::Error> {
        let mut session = Unchecked::deserialize(deserializer)?;
        session.is_from_marks = session.start != *session.puzzle().givens();
        let goes_together = session.goes_together();
        if goes_together { Ok(session) } else { Err(D::Error::custom("the parts of a session do not go together")) }
    }
}

fn formulas(puzzle: &Puzzle) -> Vec<(Encoding, Size)> {
    if puzzle.width() * puzzle.height() > MOST_CELLS {
        return Vec::new();
    }
    let size = |encoding| match encoding {
        Encoding::Positions => Some(Positions::size(puzzle)),
        Encoding::Order => Encoded::new(puzzle, encoding).ok().map(|encoded| encoded.formula.size()),
    };
    Encoding::ALL.into_iter().filter_map(|encoding| Some((encoding, size(encoding)?))).collect()
}

/// The message of the final grid, and a step from which it can be read. It is found by bisection: what can be read with
/// some cells unknown can also be read with fewer unknown, except by rare accident.
fn first_readable(start: &Grid, outcome: &Outcome) -> Option<(usize, Message)> {
    let message = qr::read(&outcome.grid)?;
    let mut replay = Replay::new(start);
    let (mut too_early, mut readable) = (0, outcome.trace.len());
    while too_early < readable {
        let middle = too_early.midpoint(readable);
        replay.go_to(&outcome.trace, middle);
        if qr::read(replay.grid()).is_some_and(|early| early.says_the_same(&message)) {
            readable = middle;
        } else {
            too_early = middle + 1;
        }
    }
    Some((readable, message))
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonoscope_format::examples;

    #[test]
    fn the_message_of_the_card_can_be_read_before_the_end() {
        let session = Session::open(examples::GCHQ_2015.text, Method::Auto).unwrap();
        let from = (0..=200).find(|&position| session.message_at(position).is_some());
        assert!(from.is_some_and(|from| (100..200).contains(&from)), "readable from {from:?}");
        assert_eq!(session.message_at(200).map(Message::text), Some("www.gchq.gov.uk/puzz"));
        assert_eq!(session.message_at(0), None);
    }

    #[test]
    fn a_session_survives_the_way_from_the_worker_to_the_page() {
        let session = Session::open(examples::GCHQ_2015.text, Method::Auto).unwrap();
        let bytes = postcard::to_allocvec(&session).unwrap();
        assert_eq!(postcard::from_bytes::<Session>(&bytes), Ok(session));
    }

    #[test]
    fn coloured_sessions_survive_the_way_too() {
        let puzzle = Puzzle::of_picture(&"OXXBB\nXBOBX\nBBXXO\nOCCOB\nXOCBB".parse().unwrap()).unwrap();
        let reading = Reading { puzzle, ..format::read("1x1:1/1").unwrap() };
        for method in Method::ALL {
            let outcome = solve(&reading.puzzle, Session::options(method));
            let partly =
                outcome.trace.steps().flat_map(|step| step.changes).any(|change| change.cell.is_partly_known());
            // The easiest arguments settle this picture whole.
            assert!(partly || matches!(method, Method::Sat | Method::Human));
            let session = Session::new(&reading, outcome, false);
            let bytes = postcard::to_allocvec(&session).unwrap();
            assert_eq!(postcard::from_bytes::<Session>(&bytes), Ok(session.clone()));
            let black_and_white = Session { start: Grid::unknown(5, 5), ..session };
            let bytes = postcard::to_allocvec(&black_and_white).unwrap();
            assert_eq!(postcard::from_bytes::<Session>(&bytes), Err(postcard::Error::SerdeDeCustom));
        }
    }

    #[test]
    fn stored_sessions_are_checked() {
        let read = |session: &Session| postcard::from_bytes::<Session>(&postcard::to_allocvec(session).unwrap());
        let session = Session::open("3x2:1/1/1/1.1/1", Method::Auto).unwrap();
        let other = Session::open("2x2:2/1/1/2", Method::Auto).unwrap();
        assert_eq!(read(&session), Ok(session.clone()));
        // The first step would settle a cell that is already known.
        let started = Session { start: session.outcome.grid.clone(), ..session.clone() };
        let hostile = [
            started,
            Session { start: other.start.clone(), ..session.clone() },
            Session { outcome: other.outcome.clone(), ..session.clone() },
            Session { reading: other.reading, ..session },
        ];
        for session in hostile {
            assert_eq!(read(&session), Err(postcard::Error::SerdeDeCustom), "{session:?}");
        }
    }

    #[test]
    fn every_outcome_and_hint_survives_the_way() {
        for (example, method) in examples::ALL.iter().flat_map(|example| Method::ALL.map(|method| (example, method))) {
            let limited = Session::options(method).limit(200);
            let reading = format::read(example.text).unwrap();
            let session = Session::new(&reading, solve(&reading.puzzle, limited), false);
            assert!(postcard::from_bytes(&postcard::to_allocvec(&session).unwrap()) == Ok(session.clone()));
            let hint = nonoscope_core::solve::hint(&reading.puzzle, session.start());
            assert_eq!(postcard::from_bytes(&postcard::to_allocvec(&hint).unwrap()), Ok(hint));
        }
    }

    #[test]
    fn several_solutions_may_all_say_the_same() {
        let session = Session::open(examples::THREE_PATTERNS.text, Method::Auto).unwrap();
        assert_eq!(session.outcome().solutions.len(), 3);
        assert!(session.outcome().complete && session.all_say_the_same());
        assert!((0..3).all(|index| session.message_of(index).map(Message::text) == Some("Ngornaom")));
        assert_eq!(session.verdict(), "Exactly 3 solutions. They differ in 7 cells.");
    }

    #[test]
    fn formulas_have_sizes() {
        let session = Session::open(examples::GCHQ_2015.text, Method::Auto).unwrap();
        let positions = Size { variables: 8550, clauses: 307_703, literals: 637_142 };
        assert_eq!(session.formulas()[0], (Encoding::Positions, positions));
        assert_eq!(session.formulas()[1].0, Encoding::Order);
    }

    #[test]
    fn most_puzzles_have_no_message() {
        let session = Session::open("2x2:2/1/1/2", Method::Auto).unwrap();
        assert_eq!(session.message_at(99), None);
        assert_eq!(session.reading().format, format::Format::Tatham);
        assert_eq!(session.puzzle().width(), 2);
    }
}
