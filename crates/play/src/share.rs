//! The link that shares what is shown: the puzzle, a person's marks, the step and the method.

use super::position::Player;
use nonoscope_core::puzzle::{Grid, Puzzle};
use nonoscope_core::solve::Method;
use nonoscope_format::{LinkError, Reading, Shared, clue_lines};
use serde::{Deserialize, Serialize};

/// The methods by their numbers in links. Links are in use, so the numbers never change; new methods are added at the end.
const METHODS: [Method; Method::ALL.len()] =
    [Method::Auto, Method::Passes, Method::Constrained, Method::Simulate, Method::Sat, Method::Human];

/// The link to what a player shows, without `#`.
///
/// # Errors
/// [`LinkError::TooLong`] if the puzzle is too large for a link.
pub fn share(player: &Player) -> Result<String, LinkError> {
    let method = METHODS.into_iter().position(|method| method == player.outcome().method).unwrap_or_default();
    let shared = Shared {
        puzzle: player.puzzle().clone(),
        marks: player.marking().marks().grid().clone(),
        // A person who is solving looks at their marks, not at a step.
        step: if player.is_marking() { 0 } else { u32::try_from(player.position()).unwrap_or(u32::MAX) },
        method: method as u8,
    };
    shared.to_link()
}

/// An unused method number that means: play. Older pages fall back to the default method.
const BY_HAND: u8 = 14;

/// The link to an unsolved puzzle: without marks and steps, and without `#`.
///
/// # Errors
/// [`LinkError::TooLong`] if the puzzle is too large for a link.
pub fn share_unsolved(player: &Player) -> Result<String, LinkError> {
    link_to(player.puzzle(), true)
}

/// The link to a puzzle, to be solved by oneself or watched, without `#`.
///
/// # Errors
/// [`LinkError::TooLong`] if the puzzle is too large for a link.
pub fn link_to(puzzle: &Puzzle, by_hand: bool) -> Result<String, LinkError> {
    let marks = Grid::unknown_of(puzzle.width(), puzzle.height(), puzzle.inks());
    Shared { puzzle: puzzle.clone(), marks, step: 0, method: if by_hand { BY_HAND } else { 0 } }.to_link()
}

/// The link to a puzzle with a person's marks, without `#`.
///
/// # Errors
/// [`LinkError::TooLong`] if the puzzle is too large for a link.
pub fn link_with(puzzle: &Puzzle, marks: Grid) -> Result<String, LinkError> {
    Shared { puzzle: puzzle.clone(), marks, step: 0, method: BY_HAND }.to_link()
}

/// The target of a link.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Visit {
    /// The puzzle as clue lines.
    pub text: String,
    /// The reading of this text.
    pub reading: Reading,
    /// The marks.
    pub marks: Grid,
    /// How many steps to take; perhaps more than there are, if the method has improved since.
    pub step: usize,
    /// Whether the person is to solve the puzzle, and not to watch.
    pub by_hand: bool,
    /// The method; the default one if the link names an unknown method.
    pub method: Method,
}

impl Visit {
    /// Follows a link, with or without an address in front.
    ///
    /// # Errors
    /// A [`LinkError`] says what is wrong with the link.
    pub fn follow(link: &str) -> Result<Visit, LinkError> {
        let Shared { puzzle, marks, step, method } = Shared::from_link(link)?;
        let by_hand = method == BY_HAND;
        let method = METHODS.get(usize::from(method)).copied().unwrap_or_default();
        let text = clue_lines(&puzzle);
        let reading = Reading::from(puzzle);
        Ok(Visit { text, reading, marks, step: step as usize, by_hand, method })
    }
}

#[cfg(test)]
mod tests {
    use super::super::session::Session;
    use super::*;
    use nonoscope_core::puzzle::{At, Cell, Colour};
    use nonoscope_core::solve::solve;
    use nonoscope_format::examples;

    #[test]
    fn who_follows_a_link_sees_what_was_shared() {
        for method in Method::ALL {
            let mut player = Player::new(Session::open(examples::GCHQ_2015.text, method).unwrap());
            player.go_to(1);
            player.marking_mut().change(|marks| marks.set(At::new(1, 2), Cell::EMPTY));
            let marks = player.marking().marks().grid().clone();
            let link = share(&player).unwrap();
            assert!(link.len() <= 400, "{}", link.len());
            let visit = Visit::follow(&format!("https://example.org/page/#{link}")).unwrap();
            assert_eq!((visit.step, visit.method, &visit.marks), (1, method, &marks));
            assert_eq!(Ok(visit.reading), nonoscope_format::read(&visit.text));
            let session = Session::open(&visit.text, method).unwrap();
            assert_eq!(session.puzzle(), player.puzzle());
        }
    }

    #[test]
    fn coloured_puzzles_are_shared_with_their_marks() {
        let puzzle = Puzzle::of_picture(&"XXB\nOBB\nXOX".parse().unwrap()).unwrap();
        let reading = Reading { puzzle, ..nonoscope_format::read("1x1:1/1").unwrap() };
        let outcome = solve(&reading.puzzle, Session::options(Method::Auto));
        let mut player = Player::new(Session::new(&reading, outcome, false));
        let [black, red] = [1, 2].map(Colour::ink);
        let cells = [Cell::of(red), Cell::EMPTY, Cell::among([black, red].into_iter().collect(), 2)];
        for (column, cell) in cells.into_iter().enumerate() {
            player.marking_mut().change(|marks| marks.set(At::new(1, column), cell));
        }
        let visit = Visit::follow(&share(&player).unwrap()).unwrap();
        assert_eq!(Ok(visit.reading), nonoscope_format::read(&visit.text));
        let session = Session::open(&visit.text, visit.method).unwrap();
        assert!(session.puzzle().asks_the_same(player.puzzle()));
        assert_eq!(session.puzzle().palette(), player.puzzle().palette());
        let mut again = Player::new(session);
        assert!(again.marking_mut().change(|marks| marks.replace(&visit.marks)));
        assert_eq!(again.marking().marks().grid(), player.marking().marks().grid());
    }

    #[test]
    fn a_puzzle_is_shared_without_what_was_found_out() {
        let mut player = Player::new(Session::open(examples::GCHQ_2015.text, Method::Sat).unwrap());
        player.go_to(9);
        player.marking_mut().change(|marks| marks.set(At::new(1, 2), Cell::EMPTY));
        let visit = Visit::follow(&share_unsolved(&player).unwrap()).unwrap();
        assert!(visit.by_hand && visit.marks.is_unknown());
        assert_eq!((visit.step, visit.method), (0, Method::default()));
        assert!(visit.reading.puzzle.asks_the_same(player.puzzle()));
        assert!(!Visit::follow(&share(&player).unwrap()).unwrap().by_hand);
    }

    #[test]
    fn a_method_that_is_not_known_is_the_default_one() {
        let puzzle = nonoscope_format::read("2x2:2/1/1/2").unwrap().puzzle;
        let marks = Grid::unknown(2, 2);
        let link = Shared { puzzle, marks, step: 7, method: 15 }.to_link().unwrap();
        let visit = Visit::follow(&link).unwrap();
        assert_eq!((visit.method, visit.step), (Method::default(), 7));
        assert!(Visit::follow(&link[..link.len() - 1]).is_err());
    }
}
