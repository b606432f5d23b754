//! The player's state in words: a sentence, figures, and the board row by row.

use super::position::Player;
use super::said::Said;
use super::unsatisfied;
use nonoscope_core::puzzle::{Cell, Clue, Colour, Grid, Line, MAX_INKS, Palette, Puzzle};
use nonoscope_core::trace::{Basis, Step, describe, sentence};
use nonoscope_words::{Text, cells as words, watching as said};

impl Player {
    /// What happened last, in words; at the start, what to do; at the end, the result.
    pub fn sentence(&self) -> Text {
        self.said_with(None).text()
    }

    /// The same, with what the last step rests on in place of what it looked at, if that is known; and apart from it which
    /// button to press next.
    pub fn said_with(&self, explanation: Option<&Text>) -> Said {
        let told = |step: &Step<'_>| explanation.map_or_else(|| sentence(step, self.puzzle().palette()), Text::clone);
        if self.is_marking() {
            return self.marking().said();
        }
        if let Some(index) = self.solution() {
            let count = self.outcome().found().count();
            let differing = self.outcome().differing_cells();
            return Said::from(match self.outcome().complete {
                false => said::solution_of_at_least(index + 1, count),
                true => said::solution_of(differing, index + 1, count),
            });
        }
        Said::from(match self.last_step() {
            None if self.is_empty() => self.session().verdict(),
            None => return Said { what: self.size(), press: said::press_step() },
            Some(step) if self.at_end() && step.reason.basis() == Basis::Search => told(&step),
            Some(step) if self.at_end() && !step.reason.is_contradiction() => match step.changes {
                [] => self.session().verdict(),
                _ => Text::sentences([told(&step), self.session().verdict()]),
            },
            Some(step) => told(&step),
        })
    }

    /// How large the puzzle is, and how much of it is given.
    fn size(&self) -> Text {
        let (width, height) = (self.puzzle().width(), self.puzzle().height());
        match width * height - self.replay().unknown() {
            0 => said::size(width, height),
            given if self.session().is_from_marks() => said::size_with_marks(width, height, given),
            given => said::size_with_givens(given, width, height),
        }
    }

    /// Pass, if there are any, step and number of unknown cells in one line.
    pub fn figures(&self) -> Text {
        let unknown = match self.shown().unknown_cells() {
            0 if self.finished().is_none() => said::clues_not_satisfied(unsatisfied::count(self.puzzle(), self.grid())),
            unknown => words::unknown(unknown),
        };
        if self.solution().is_some() || self.is_marking() {
            return unknown;
        }
        match self.last_step() {
            None => unknown,
            Some(_) if !self.has_passes() => said::step_figures(self.position(), self.len(), unknown),
            Some(step) => said::pass_figures(step.pass, self.pass_ends().len(), self.position(), self.len(), unknown),
        }
    }

    /// The board for people who do not see it: how many cells there are of each kind. Several inks are named.
    pub fn board_in_words(&self) -> Text {
        let puzzle = self.puzzle();
        // All in one go, because there may be a million cells.
        let (mut known, mut unknown) = ([0_usize; MAX_INKS + 1], 0_usize);
        for cell in self.shown().cells() {
            match cell.colour() {
                Some(colour) => known[colour.number()] += 1,
                None => unknown += 1,
            }
        }
        let count = |colour: Colour| known[colour.number()];
        let (width, height) = (puzzle.width(), puzzle.height());
        let empty = count(Colour::BACKGROUND);
        match puzzle.inks() {
            1 => said::board(width, height, count(Colour::INK), empty, unknown),
            inks => {
                let of = |ink| said::cells_of_colour(count(ink), puzzle.palette().get(ink).text());
                let colours = Text::commas(Colour::all(inks).skip(1).map(of));
                said::board_of_colours(width, height, colours, empty, unknown)
            }
        }
    }

    /// What is known in a row, in words, for people who cannot see the board.
    pub fn row_in_words(&self, row: Line) -> Text {
        in_words(self.shown(), self.puzzle(), row)
    }

    /// What the board shows: the finished picture, of which a person need not have marked the empty cells.
    fn shown(&self) -> &Grid {
        self.finished().unwrap_or(self.grid())
    }
}

/// A line in words: its clue, and its cells as stretches of equal cells.
fn in_words(grid: &Grid, puzzle: &Puzzle, line: Line) -> Text {
    let mut stretches: Vec<(Cell, usize, usize)> = Vec::new();
    for (along, cell) in grid.line(line).enumerate() {
        match stretches.last_mut() {
            Some((last, _, end)) if *last == cell => *end = along + 1,
            _ => stretches.push((cell, along + 1, along + 1)),
        }
    }
    let palette = puzzle.palette();
    let stretch = |&(cell, start, end): &(Cell, usize, usize)| match end - start {
        0 => said::stretch_of_one(start, describe(cell, palette)),
        1 => said::stretch_of_two(start, end, describe(cell, palette)),
        _ => said::stretch(start, end, describe(cell, palette)),
    };
    said::row(clue_in_words(puzzle.clue(line), palette), Text::commas(stretches.iter().map(stretch)))
}

/// A clue in words: `3 1`, or `3 red, 1 blue` if there are several inks.
pub fn clue_in_words(clue: &Clue, palette: &Palette) -> Text {
    if palette.inks() == 1 || clue.is_empty() {
        return Text::verbatim(clue.to_string());
    }
    Text::commas(clue.runs().map(|run| said::run_of_colour(run.length, palette.get(run.colour).text())))
}

#[cfg(test)]
mod tests {
    use super::super::session::Session;
    use super::*;
    use nonoscope_core::puzzle::{At, Colour};
    use nonoscope_core::solve::Method;
    use nonoscope_format::examples;

    fn card() -> Player {
        Player::new(Session::open(examples::GCHQ_2015.text, Method::Auto).unwrap())
    }

    #[test]
    fn what_is_said() {
        let mut player = card();
        let start = "25 × 25 cells, 22 of them given. Press Step to look at the first line, or ▶ to watch.";
        assert_eq!(player.sentence(), start);
        assert_eq!(player.figures(), "603 cells unknown");
        player.go_to(9);
        assert_eq!(
            player.sentence(),
            "Row 9: of 55 layouts, 12 fit what is known. All 12 fill cells 4, 13, 17 and 24 and leave cells 10, 12, \
             14, 18 and 20 empty."
        );
        assert!(player.figures().to_string().starts_with("Pass 1 of 4 · step 9 of 200 · "));
        player.go_to(200);
        assert!(player.sentence().to_string().ends_with("Exactly one solution. Line by line, it takes 4 passes."));
    }

    #[test]
    fn a_persons_arguments_come_in_no_passes() {
        let mut player = Player::new(Session::open(examples::GCHQ_2015.text, Method::Human).unwrap());
        player.go_to(1);
        assert!(player.figures().to_string().starts_with("Step 1 of 329 · "), "{}", player.figures());
        player.go_to(player.len());
        let said = "Exactly one solution. It takes 329 steps, without guessing.";
        assert!(player.sentence().to_string().ends_with(said), "{}", player.sentence());
        let session = Session::open(examples::NINE_DOM.text, Method::Human).unwrap();
        assert!(session.verdict().to_string().starts_with("Arguments settle nothing here: "), "{}", session.verdict());
        let card = examples::GCHQ_2015.text.split_once("givens").unwrap().0;
        let session = Session::open(card, Method::Human).unwrap();
        assert!(session.verdict().to_string().starts_with("Arguments get no further: "), "{}", session.verdict());
    }

    #[test]
    fn a_finished_picture_has_no_unknown_cells() {
        let mut player = Player::new(Session::open("2x2:2/1/2/1", Method::Auto).unwrap());
        player.set_marking(true);
        for at in [At::new(0, 0), At::new(0, 1), At::new(1, 0)] {
            player.marking_mut().change(|marks| marks.mark_or_erase(at, Cell::FILLED));
        }
        assert_eq!(player.grid().unknown_cells(), 1);
        assert_eq!(player.board_in_words(), "Board of 2 × 2 cells: 3 filled, 1 empty, 0 unknown");
        assert_eq!(player.row_in_words(Line::row(1)), "clue 1: 1 filled, 2 empty");
        assert_eq!(player.figures(), "all cells known");
    }

    #[test]
    fn rows_are_told_in_words() {
        let words = card().row_in_words(Line::row(3));
        assert!(
            words.to_string().starts_with("clue 1 3 1 1 6 1 3 1: 1 to 3 unknown, 4 and 5 filled, 6 to 12 unknown, "),
            "{words}"
        );
    }

    #[test]
    fn colours_have_their_names() {
        let puzzle = Puzzle::of_picture(&"XXB\nOBB\nOOO".parse().unwrap()).unwrap();
        assert_eq!(clue_in_words(puzzle.clue(Line::row(0)), puzzle.palette()), "2 black, 1 red");
        let mut grid = Grid::unknown_of(3, 3, 2);
        let words = |grid: &Grid, row| in_words(grid, &puzzle, Line::row(row));
        assert_eq!(words(&grid, 2), "clue 0: 1 to 3 unknown");
        for (column, letter) in "XBB".chars().enumerate() {
            grid.set(At::new(1, column), Cell::from_letter(letter).unwrap());
        }
        assert_eq!(words(&grid, 1), "clue 2 red: 1 black, 2 and 3 red");
        let open = Cell::among([Colour::ink(1), Colour::ink(2)].into_iter().collect(), 2);
        grid.set(At::new(1, 0), open);
        assert_eq!(words(&grid, 1), "clue 2 red: 1 not empty, 2 and 3 red");
    }
}
