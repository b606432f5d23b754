//! Prepared answers for a first visit: the readings of the examples, and for the first puzzle the solver's answer, the rating and the explanations
//! of all steps. So the first puzzle is watched to its end without any of the workers' programs.

use crate::workers::solving::{Solving, Task};
use nonoscope_core::puzzle::Puzzle;
use nonoscope_core::solve::{Method, Rating};
use nonoscope_format::{Reading, examples};
use nonoscope_kit::worker::protocol::decode;
use nonoscope_picture::Evidence;
use nonoscope_play::{Explanation, Session};

/// The readings of all examples, in order, as the page and its workers exchange them.
const READINGS: &[u8] = include_bytes!("examples.postcard");

/// The session of the first puzzle, solved like a person, and its rating, also prepared.
const FIRST: &[u8] = include_bytes!("first.postcard");

/// The explanations of its steps.
const EXPLAINED: &[u8] = include_bytes!("explained.postcard");

/// The readings of all examples, in order.
pub(crate) fn all() -> Vec<Reading> {
    // If the bytes were invalid, texts would be read like any others; a test checks that they are valid.
    decode(READINGS).unwrap_or_default()
}

/// Which example a text is, by its place among them.
pub(crate) fn place_of(text: &str) -> Option<usize> {
    examples::ALL.iter().position(|example| example.text == text)
}

/// The reading of a text, if it is that of an example.
pub(crate) fn example(text: &str) -> Option<Reading> {
    all().into_iter().nth(place_of(text)?)
}

/// The answer to a task, if it is to solve the first puzzle like a person.
pub(crate) fn answer(task: &Task) -> Option<Solving> {
    let Task { ticket, reading, method: Method::Human, known: None } = task else { return None };
    let session = Box::new(first(&reading.puzzle)?.0);
    (*session.reading() == **reading).then_some(Solving::Opened { ticket: *ticket, session })
}

/// How hard a session's puzzle is, if it is the first.
pub(crate) fn rating(session: &Session) -> Option<Rating> {
    first(session.puzzle()).map(|(_, rating)| rating)
}

/// The explanation of each step of a session, if it is that of the first puzzle; `None` for a step that settles nothing.
pub(crate) fn explained(session: &Session) -> Option<Vec<Option<Explanation>>> {
    let (of, _) = first(session.puzzle())?;
    let mut explained: Vec<Option<Explanation>> = (of == *session).then(|| decode(EXPLAINED))??;
    for explanation in explained.iter_mut().flatten().filter(|explanation| !explanation.points.is_empty()) {
        explanation.shows = together(explanation);
    }
    Some(explained)
}

/// What the board shows of several arguments, which the prepared bytes leave out.
fn together(explanation: &Explanation) -> Evidence {
    Evidence::together(explanation.points.iter().map(|point| &point.shows))
}

/// What is prepared of the first puzzle, if this is it. No other size is compared: decoding takes longer than putting a small puzzle on the board.
fn first(puzzle: &Puzzle) -> Option<(Session, Rating)> {
    let may_be = (puzzle.width(), puzzle.height()) == (25, 25);
    may_be.then(|| decode::<(Session, Rating)>(FIRST))?.filter(|(session, _)| session.puzzle() == puzzle)
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonoscope_core::solve::{rate, solve};
    use nonoscope_format::read;
    use nonoscope_kit::worker::protocol::encode;
    use nonoscope_play::Player;

    /// With `NONOSCOPE_BLESS`, it writes the file anew and returns true.
    fn is_written(name: &str, bytes: &[u8]) -> bool {
        let blesses = std::env::var_os("NONOSCOPE_BLESS").is_some();
        if blesses {
            std::fs::write(format!("{}/src/ready/{name}", env!("CARGO_MANIFEST_DIR")), bytes).unwrap();
        }
        blesses
    }

    #[test]
    fn every_example_is_ready_as_it_would_be_read() {
        let readings: Vec<Reading> = examples::ALL.iter().map(|example| read(example.text).unwrap()).collect();
        if is_written("examples.postcard", &encode(&readings).unwrap()) {
            return;
        }
        for (listed, reading) in examples::ALL.iter().zip(readings) {
            assert_eq!(example(listed.text), Some(reading), "{}", listed.name());
        }
        assert_eq!(example("2x2:2/1/1/2"), None);
    }

    #[test]
    fn the_first_puzzle_s_steps_are_explained_as_the_tutor_would() {
        let first = Session::open(examples::GCHQ_2015.text, Method::Human).unwrap();
        let mut player = Player::new(first.clone());
        player.go_to(player.len());
        let explained: Vec<Option<Explanation>> = (0..player.len())
            .map(|index| {
                let step = player.outcome().trace.step(index).unwrap();
                let known = player.known_before(index);
                (!step.changes.is_empty()).then(|| Explanation::new(player.puzzle(), &known, &step))
            })
            .collect();
        let bare = |explanation: &Explanation| match explanation.points.is_empty() {
            true => explanation.clone(),
            false => Explanation { shows: Evidence::default(), ..explanation.clone() },
        };
        let bare: Vec<_> = explained.iter().map(|explanation| explanation.as_ref().map(bare)).collect();
        if is_written("explained.postcard", &encode(&bare).unwrap()) {
            return;
        }
        assert_eq!(super::explained(&first), Some(explained));
        assert_eq!(super::explained(&Session::open(examples::HEART.text, Method::Human).unwrap()), None);
    }

    #[test]
    fn the_first_puzzle_is_ready_as_it_would_be_solved_and_rated() {
        let reading = read(examples::GCHQ_2015.text).unwrap();
        let outcome = solve(&reading.puzzle, Session::options(Method::Human));
        let rated = rate(&reading.puzzle, &outcome, &mut ()).unwrap();
        let solved = Session::new(&reading, outcome, false);
        if is_written("first.postcard", &encode(&(&solved, &rated)).unwrap()) {
            return;
        }
        let open = |text: &str, method, known| {
            let reading = Box::new(read(text).unwrap());
            answer(&Task { ticket: 7, reading, method, known })
        };
        let usual = Method::Human;
        match open(examples::GCHQ_2015.text, usual, None) {
            Some(Solving::Opened { ticket: 7, session }) => assert_eq!(*session, solved),
            other => panic!("{other:?}"),
        }
        assert_eq!(rating(&solved), Some(rated));
        // Everything else has to be solved.
        let known = Some(reading.puzzle.givens().clone());
        assert!(open(examples::GCHQ_2015.text, usual, known).is_none());
        assert!(open(examples::GCHQ_2015.text, Method::Passes, None).is_none());
        assert!(open(examples::HEART.text, usual, None).is_none());
        assert_eq!(rating(&Session::open(examples::HEART.text, usual).unwrap()), None);
    }
}
