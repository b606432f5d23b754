//! The player's state in words: a sentence, figures, and the board row by row.

use super::position::Player;
use super::unsatisfied;
use nonoscope_core::puzzle::{Cell, Clue, Colour, Grid, Line, MAX_INKS, Palette, Puzzle};
use nonoscope_core::trace::{Basis, Step, describe, sentence};

impl Player {
    /// What happened last, in words; at the start, what to do; at the end, the result.
    pub fn sentence(&self) -> String {
        self.sentence_with(None)
    }

    /// The same, with what the last step rests on in place of what it looked at, if that is known.
    pub fn sentence_with(&self, explanation: Option<&str>) -> String {
        let told = |step: &Step<'_>| explanation.map_or_else(|| sentence(step, self.puzzle().palette()), str::to_owned);
        if self.is_marking() {
            return self.marking().sentence();
        }
        let unknown = self.replay().unknown();
        if let Some(index) = self.solution() {
            let count = self.outcome().found().count();
            let (index, differing) = (index + 1, self.outcome().differing_cells());
            return match differing {
                _ if !self.outcome().complete => format!(
                    "Solution {index} of at least {count}. The marked cells are where these {count} differ; others may \
                     differ too."
                ),
                1 => format!("Solution {index} of {count}. They differ only in the marked cell."),
                cells => format!("Solution {index} of {count}. They differ in the {cells} marked cells."),
            };
        }
        match self.last_step() {
            None if self.is_empty() => self.session().verdict(),
            None => {
                let puzzle = self.puzzle();
                let given = puzzle.width() * puzzle.height() - unknown;
                let given = match given {
                    0 => String::new(),
                    given if self.session().is_from_marks() => format!(", {given} of them given or marked by you"),
                    1 => ", 1 of them given".to_owned(),
                    given => format!(", {given} of them given"),
                };
                format!(
                    "{} × {} cells{given}. Press Step to look at the first line, or ▶ to watch.",
                    puzzle.width(),
                    puzzle.height()
                )
            }
            Some(step) if self.at_end() && step.reason.basis() == Basis::Search => told(&step),
            Some(step) if self.at_end() && !step.reason.is_contradiction() => match step.changes {
                [] => self.session().verdict(),
                _ => format!("{} {}", told(&step), self.session().verdict()),
            },
            Some(step) => told(&step),
        }
    }

    /// Pass, if there are any, step and number of unknown cells in one line.
    pub fn figures(&self) -> String {
        let finished = self.finished();
        let unknown = match finished.unwrap_or(self.grid()).unknown_cells() {
            0 if finished.is_none() => match unsatisfied::count(self.puzzle(), self.grid()) {
                1 => "1 clue not satisfied".to_owned(),
                clues => format!("{clues} clues not satisfied"),
            },
            0 => "every cell known".to_owned(),
            1 => "1 cell unknown".to_owned(),
            unknown => format!("{unknown} cells unknown"),
        };
        if self.solution().is_some() || self.is_marking() {
            return unknown;
        }
        match self.last_step() {
            None => unknown,
            Some(_) if !self.has_passes() => format!("Step {} of {} · {unknown}", self.position(), self.len()),
            Some(step) => format!(
                "Pass {} of {} · step {} of {} · {unknown}",
                step.pass,
                self.pass_ends().len(),
                self.position(),
                self.len()
            ),
        }
    }

    /// The board for people who do not see it: how many cells there are of each kind. Several inks are named.
    pub fn board_in_words(&self) -> String {
        let puzzle = self.puzzle();
        // All in one go, because there may be a million cells.
        let (mut known, mut unknown) = ([0_usize; MAX_INKS + 1], 0_usize);
        for cell in self.grid().cells() {
            match cell.colour() {
                Some(colour) => known[colour.number()] += 1,
                None => unknown += 1,
            }
        }
        let count = |colour: Colour| known[colour.number()];
        let filled = match puzzle.inks() {
            1 => format!("{} filled", count(Colour::INK)),
            inks => {
                let of = |ink| format!("{} {}", count(ink), puzzle.palette().get(ink).name);
                Colour::all(inks).skip(1).map(of).collect::<Vec<_>>().join(", ")
            }
        };
        let (width, height) = (puzzle.width(), puzzle.height());
        let empty = count(Colour::BACKGROUND);
        format!("Board of {width} × {height} cells: {filled}, {empty} empty, {unknown} unknown")
    }

    /// What is known in a row, in words, for people who cannot see the board.
    pub fn row_in_words(&self, row: Line) -> String {
        in_words(self.grid(), self.puzzle(), row)
    }
}

/// A line in words: its clue, and its cells as stretches of equal cells.
fn in_words(grid: &Grid, puzzle: &Puzzle, line: Line) -> String {
    let mut stretches: Vec<(Cell, usize, usize)> = Vec::new();
    for (along, cell) in grid.line(line).enumerate() {
        match stretches.last_mut() {
            Some((last, _, end)) if *last == cell => *end = along + 1,
            _ => stretches.push((cell, along + 1, along + 1)),
        }
    }
    let palette = puzzle.palette();
    let stretch = |&(cell, start, end): &(Cell, usize, usize)| match end - start {
        0 => format!("{start} {}", describe(cell, palette)),
        1 => format!("{start} and {end} {}", describe(cell, palette)),
        _ => format!("{start} to {end} {}", describe(cell, palette)),
    };
    let cells: Vec<String> = stretches.iter().map(stretch).collect();
    format!("clue {}: {}", clue_in_words(puzzle.clue(line), palette), cells.join(", "))
}

/// A clue in words: `3 1`, or `3 red, 1 blue` if there are several inks.
pub fn clue_in_words(clue: &Clue, palette: &Palette) -> String {
    if palette.inks() == 1 || clue.is_empty() {
        return clue.to_string();
    }
    let runs: Vec<String> = clue.runs().map(|run| format!("{} {}", run.length, palette.get(run.colour).name)).collect();
    runs.join(", ")
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
            "Row 9: of 55 layouts, 12 fit what is known. All 12 fill cells 4, 13, 17 and 24 and leave 10, 12, 14, 18 \
             and 20 empty."
        );
        assert!(player.figures().starts_with("Pass 1 of 4 · step 9 of 200 · "));
        player.go_to(200);
        assert!(player.sentence().ends_with("Exactly one solution. Line by line, it takes 4 passes."));
    }

    #[test]
    fn a_persons_arguments_come_in_no_passes() {
        let mut player = Player::new(Session::open(examples::GCHQ_2015.text, Method::Human).unwrap());
        player.go_to(1);
        assert!(player.figures().starts_with("Step 1 of 329 · "), "{}", player.figures());
        player.go_to(player.len());
        let said = "Exactly one solution. It takes 329 steps, and none needs guessing.";
        assert!(player.sentence().ends_with(said), "{}", player.sentence());
        let session = Session::open(examples::NINE_DOM.text, Method::Human).unwrap();
        assert!(session.verdict().starts_with("Arguments settle nothing here: "), "{}", session.verdict());
        let card = examples::GCHQ_2015.text.split_once("givens").unwrap().0;
        let session = Session::open(card, Method::Human).unwrap();
        assert!(session.verdict().starts_with("Arguments get no further: "), "{}", session.verdict());
    }

    #[test]
    fn rows_are_told_in_words() {
        let words = card().row_in_words(Line::row(3));
        assert!(
            words.starts_with("clue 1 3 1 1 6 1 3 1: 1 to 3 unknown, 4 and 5 filled, 6 to 12 unknown, "),
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
