//! Puzzles that come with the program: a gallery, each with a picture small enough for a thumbnail.
//!
//! ```
//! # mod nonoscope { pub use nonoscope_core::*; pub mod format { pub use nonoscope_format::*; } pub use nonoscope_format::examples; }
//! use nonoscope::{examples, format};
//!
//! let card = format::read(examples::GCHQ_2015.text)?.puzzle;
//! assert_eq!((card.width(), card.height()), (25, 25));
//! # Ok::<(), format::ReadError>(())
//! ```

/// A puzzle to start with.
#[derive(Clone, Copy, Debug)]
pub struct Example {
    /// Its name, as on a button.
    pub name: &'static str,
    /// Whether its name or what is special about it tells what its picture shows.
    pub tells: bool,
    /// What is special about it, in a short sentence.
    pub note: &'static str,
    /// The puzzle, in a format that [`format::read`](crate::read) knows.
    pub text: &'static str,
    /// The number of its columns.
    pub width: u16,
    /// The number of its rows.
    pub height: u16,
    /// How hard it is for a person, from 0 to 100: the number of its [`Rating`](nonoscope_core::solve::Rating), if it has one.
    pub rating: Option<u8>,
    /// What all solutions have in common, a line for each row: `#` filled, `.` empty, `?` where they differ. If there
    /// is no solution, something close to one, with `?` in the wrong row. `None` if the picture is not ours to show.
    ///
    /// If there are several inks, each has a letter in place of `#`, and the first lines are the letters with their colours,
    /// such as `r #d62728`.
    pub picture: Option<&'static str>,
}

/// The smallest one.
pub const HEART: Example = Example {
    name: "Heart",
    tells: true,
    note: "A first one: lines are enough.",
    text: include_str!("heart.txt"),
    width: 5,
    height: 5,
    rating: Some(1),
    picture: Some(include_str!("heart.picture")),
};

/// A boat with a jib and two windows.
pub const SAILING_BOAT: Example = Example {
    name: "Sailing boat",
    tells: true,
    note: "Two passes over the lines, and it sails.",
    text: include_str!("sailing-boat.txt"),
    width: 10,
    height: 10,
    rating: Some(9),
    picture: Some(include_str!("sailing-boat.picture")),
};

/// A steaming teacup.
pub const TEACUP: Example = Example {
    name: "Teacup",
    tells: true,
    note: "Has an empty row, which is a clue as well.",
    text: include_str!("teacup.txt"),
    width: 10,
    height: 10,
    rating: Some(4),
    picture: Some(include_str!("teacup.picture")),
};

/// A tulip in three inks.
pub const TULIP: Example = Example {
    name: "Tulip",
    tells: true,
    note: "In three colours. Runs of different ones may touch.",
    text: include_str!("tulip.txt"),
    width: 13,
    height: 15,
    rating: Some(29),
    picture: Some(include_str!("tulip.picture")),
};

/// A hot-air balloon in four inks.
pub const BALLOON: Example = Example {
    name: "Balloon",
    tells: true,
    note: "Four colours, and hardly a gap between them.",
    text: include_str!("balloon.txt"),
    width: 15,
    height: 17,
    rating: Some(11),
    picture: Some(include_str!("balloon.picture")),
};

/// A 10 × 10 game ID of Simon Tatham's Pattern, from a write-up of 2016 that reduces it to SAT.
pub const TEN_BY_TEN: Example = Example {
    name: "Ten by ten",
    tells: false,
    note: "A game ID of Simon Tatham's Pattern, in a single line.",
    text: include_str!("ten-by-ten.txt"),
    width: 10,
    height: 10,
    rating: Some(17),
    picture: Some(include_str!("ten-by-ten.picture")),
};

/// An owl on a branch.
pub const OWL: Example = Example {
    name: "Owl",
    tells: true,
    note: "The same from left and right, and so are its clues.",
    text: include_str!("owl.txt"),
    width: 15,
    height: 15,
    rating: Some(14),
    picture: Some(include_str!("owl.picture")),
};

/// A snail with a spiral in its shell.
pub const SNAIL: Example = Example {
    name: "Snail",
    tells: true,
    note: "A spiral: many short runs, and still lines are enough.",
    text: include_str!("snail.txt"),
    width: 15,
    height: 15,
    rating: Some(20),
    picture: Some(include_str!("snail.picture")),
};

/// A lighthouse, its light, and a ship that needs it.
pub const LIGHTHOUSE: Example = Example {
    name: "Lighthouse",
    tells: true,
    note: "Taller than wide, with much sea to leave empty.",
    text: include_str!("lighthouse.txt"),
    width: 15,
    height: 20,
    rating: Some(15),
    picture: Some(include_str!("lighthouse.picture")),
};

/// A sitting cat.
pub const CAT: Example = Example {
    name: "Cat",
    tells: true,
    note: "Keeps still, but takes five passes.",
    text: include_str!("cat.txt"),
    width: 20,
    height: 20,
    rating: Some(23),
    picture: Some(include_str!("cat.picture")),
};

/// A steam locomotive with its smoke.
pub const LOCOMOTIVE: Example = Example {
    name: "Locomotive",
    tells: true,
    note: "Wider than tall; the smoke is cleared up last.",
    text: include_str!("locomotive.txt"),
    width: 25,
    height: 20,
    rating: Some(32),
    picture: Some(include_str!("locomotive.picture")),
};

/// A windmill among tulips.
pub const WINDMILL: Example = Example {
    name: "Windmill",
    tells: true,
    note: "The largest; lines are enough, and find the bird last.",
    text: include_str!("windmill.txt"),
    width: 30,
    height: 30,
    rating: Some(38),
    picture: Some(include_str!("windmill.picture")),
};

/// The card that the director of GCHQ sent at Christmas 2015, with its given cells.
pub const GCHQ_2015: Example = Example {
    name: "GCHQ card, 2015",
    tells: false,
    note: "Cells are given, and the picture can be read by a phone.",
    text: include_str!("gchq-2015.txt"),
    width: 25,
    height: 25,
    rating: Some(35),
    picture: Some(include_str!("gchq-2015.picture")),
};

/// A fish with two numbers of its sixth row swapped: 5 1 instead of 1 5.
pub const CANNOT_BE: Example = Example {
    name: "One that cannot be",
    tells: false,
    note: "Totals agree, each line fits, yet no picture does.",
    text: include_str!("cannot-be.txt"),
    width: 10,
    height: 7,
    rating: None,
    picture: Some(include_str!("cannot-be.picture")),
};

/// A bicycle: lines alone leave three quarters of it open.
pub const BICYCLE: Example = Example {
    name: "Bicycle",
    tells: true,
    note: "Lines get stuck early; suppositions go on.",
    text: include_str!("bicycle.txt"),
    width: 20,
    height: 15,
    rating: Some(52),
    picture: Some(include_str!("bicycle.picture")),
};

/// A QR pattern of 21 × 21 with three solutions that all have the same message.
pub const THREE_PATTERNS: Example = Example {
    name: "QR, three ways",
    tells: false,
    note: "Seven cells differ, and all three say the same.",
    text: include_str!("three-patterns.txt"),
    width: 21,
    height: 21,
    rating: None,
    picture: Some(include_str!("three-patterns.picture")),
};

/// Twan van Laarhoven's lambda: one solution, but no line gives anything away.
pub const LAMBDA: Example = Example {
    name: "Lambda",
    tells: true,
    note: "One solution, yet no line gives anything away.",
    text: include_str!("lambda.txt"),
    width: 10,
    height: 12,
    rating: Some(59),
    picture: Some(include_str!("lambda.picture")),
};

/// webpbn 8098: small clues that mirror each other, and hard for many solvers.
pub const NINE_DOM: Example = Example {
    name: "9-Dom",
    tells: false,
    note: "Small clues, and hard for many solvers.",
    text: include_str!("nine-dom.txt"),
    width: 19,
    height: 19,
    rating: Some(100),
    picture: None,
};

/// All of them, from easy to hard.
pub const ALL: [Example; 18] = [
    HEART,
    SAILING_BOAT,
    TEACUP,
    TULIP,
    BALLOON,
    TEN_BY_TEN,
    OWL,
    SNAIL,
    LIGHTHOUSE,
    CAT,
    LOCOMOTIVE,
    WINDMILL,
    GCHQ_2015,
    CANNOT_BE,
    BICYCLE,
    THREE_PATTERNS,
    LAMBDA,
    NINE_DOM,
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::read;
    use nonoscope_core::puzzle::{At, Cell, Grid, Line, Palette, Puzzle};
    use nonoscope_core::solve::{Method, Options, Outcome, Verdict, solve};

    /// Drawn for this gallery.
    const DRAWN: [Example; 12] =
        [HEART, SAILING_BOAT, TEACUP, TULIP, BALLOON, OWL, SNAIL, LIGHTHOUSE, CAT, LOCOMOTIVE, WINDMILL, BICYCLE];

    fn puzzle(example: Example) -> Puzzle {
        read(example.text).unwrap_or_else(|error| panic!("{}: {error}", example.name)).puzzle
    }

    fn outcome(example: Example) -> Outcome {
        solve(&puzzle(example), Options { solutions: 9, ..Options::new(Method::Auto) })
    }

    /// The picture of an example. Its colours are those of the puzzle, so that the thumbnail shows what is solved.
    fn picture(text: &str, palette: &Palette) -> Grid {
        let (colours, rows): (Vec<&str>, Vec<&str>) = text.lines().partition(|line| line.contains(' '));
        let shades = palette.colours().skip(1).filter(|_| palette.inks() > 1);
        let expected = shades.map(|(_, ink)| {
            let [red, green, blue] = ink.rgb;
            format!("{} #{red:02x}{green:02x}{blue:02x}", ink.letter)
        });
        assert_eq!(colours, expected.collect::<Vec<_>>());
        let cell = |letter| match letter {
            '.' => Cell::EMPTY,
            '#' => Cell::FILLED,
            '?' => Cell::UNKNOWN,
            letter => Cell::of(palette.by_letter(letter).unwrap()),
        };
        let mut grid = Grid::unknown_of(rows[0].chars().count(), rows.len(), palette.inks());
        for (row, cells) in rows.iter().enumerate() {
            assert_eq!(cells.chars().count(), grid.width());
            cells.chars().enumerate().for_each(|(column, letter)| grid.set(At::new(row, column), cell(letter)));
        }
        grid
    }

    #[test]
    fn all_can_be_read() {
        for example in ALL {
            puzzle(example);
        }
        for example in DRAWN {
            assert_eq!(puzzle(example).title(), Some(example.name));
        }
    }

    #[test]
    fn sizes_are_as_they_are_read() {
        for example in ALL {
            let puzzle = puzzle(example);
            let size = (puzzle.width(), puzzle.height());
            assert_eq!((usize::from(example.width), usize::from(example.height)), size, "{}", example.name);
        }
    }

    #[test]
    fn names_and_notes_are_short() {
        for (index, example) in ALL.iter().enumerate() {
            assert!((1..=33).contains(&example.name.chars().count()), "{}", example.name);
            assert!((1..=60).contains(&example.note.chars().count()), "{}", example.note);
            assert!(ALL[..index].iter().all(|other| other.name != example.name), "{}", example.name);
        }
    }

    #[test]
    fn pictures_show_what_all_solutions_have_in_common() {
        for example in ALL {
            let puzzle = puzzle(example);
            let Some(picture) = example.picture.map(|text| picture(text, puzzle.palette())) else { continue };
            assert_eq!((picture.width(), picture.height()), (puzzle.width(), puzzle.height()), "{}", example.name);
            if example.name != CANNOT_BE.name {
                let outcome = outcome(example);
                assert!(outcome.complete);
                assert_eq!(picture, outcome.common(), "{}", example.name);
            }
        }
    }

    #[test]
    fn the_one_that_cannot_be_nearly_is() {
        let (puzzle, outcome) = (puzzle(CANNOT_BE), outcome(CANNOT_BE));
        assert_eq!(outcome.verdict, Verdict::None);
        // A first look at every line does not show it, but four lines are enough to prove it.
        assert!(outcome.trace.len() > puzzle.width() + puzzle.height());
        assert_eq!(outcome.contradiction.unwrap().lines.len(), 4);
        let picture = picture(CANNOT_BE.picture.unwrap(), puzzle.palette());
        let fits = |row: &usize| *puzzle.clue(Line::row(*row)) == picture.clue(Line::row(*row));
        let wrong: Vec<usize> = (0..puzzle.height()).filter(|row| !fits(row)).collect();
        assert_eq!((wrong, picture.unknown_cells()), (vec![5], puzzle.width()));
    }

    #[test]
    fn those_drawn_have_one_solution() {
        for example in DRAWN {
            assert_eq!(outcome(example).verdict, Verdict::Unique, "{}", example.name);
        }
        let solutions = ALL.map(|example| outcome(example).solutions.len());
        assert_eq!(solutions, [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 3, 1, 1]);
    }

    #[test]
    fn lines_alone_solve_all_but_the_last() {
        let verdicts = ALL.map(|example| solve(&puzzle(example), Method::Passes).verdict);
        assert!(verdicts[..13].iter().all(|&verdict| verdict == Verdict::Unique));
        assert_eq!(verdicts[13], Verdict::None);
        assert!(verdicts[14..].iter().all(|&verdict| verdict == Verdict::Stuck));
    }
}
