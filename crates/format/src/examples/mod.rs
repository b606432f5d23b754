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

use nonoscope_words::{Text, example};

/// A puzzle to start with.
#[derive(Clone, Copy, Debug)]
pub struct Example {
    name: fn() -> Text,
    title: fn() -> Text,
    /// Whether its name or what is special about it tells what its picture shows.
    pub tells: bool,
    note: fn() -> Text,
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

impl Example {
    /// Its name, as on a button.
    pub fn name(&self) -> Text {
        (self.name)()
    }

    /// What this title says, if it is the one in its text, which is English.
    pub fn translated(&self, title: &str) -> Option<Text> {
        let own = self.text.strip_prefix("title: ")?.lines().next()?;
        (own == title).then(self.title)
    }

    /// What is special about it, in a short sentence.
    pub fn note(&self) -> Text {
        (self.note)()
    }
}

/// Declares the puzzles, from easy to hard, and the list of all. The text and the picture of each are in files of the same name; the title in the text is
/// its name, or a message of its own.
macro_rules! gallery {
    ($($(#[$doc:meta])+ $id:ident = $file:literal, $name:ident $(titled $title:ident)?, $note:ident,
        $width:literal x $height:literal, rating: $rating:expr, tells: $tells:literal, picture: $picture:ident;)+) => {
        $($(#[$doc])+
        pub const $id: Example = Example {
            name: example::$name,
            title: [$(example::$title as fn() -> Text,)? example::$name as fn() -> Text][0],
            tells: $tells,
            note: example::$note,
            text: include_str!(concat!($file, ".txt")),
            width: $width,
            height: $height,
            rating: $rating,
            picture: gallery!($picture $file),
        };)+

        /// All of them, from easy to hard.
        pub const ALL: [Example; [$($id),+].len()] = [$($id),+];
    };
    (ours $file:literal) => { Some(include_str!(concat!($file, ".picture"))) };
    (none $file:literal) => { None };
}

gallery! {
    /// The smallest puzzle.
    HEART = "heart", heart, heart_note,
        5 x 5, rating: Some(1), tells: true, picture: ours;
    /// A boat with a jib and two windows.
    SAILING_BOAT = "sailing-boat", sailing_boat, sailing_boat_note,
        10 x 10, rating: Some(8), tells: true, picture: ours;
    /// A steaming teacup.
    TEACUP = "teacup", teacup, teacup_note,
        10 x 10, rating: Some(4), tells: true, picture: ours;
    /// A tulip in three inks.
    TULIP = "tulip", tulip, tulip_note,
        13 x 15, rating: Some(30), tells: true, picture: ours;
    /// A hot-air balloon in four inks.
    BALLOON = "balloon", balloon, balloon_note,
        15 x 17, rating: Some(10), tells: true, picture: ours;
    /// A 10 × 10 game ID of Simon Tatham's Pattern, from a write-up of 2016 that reduces it to SAT.
    TEN_BY_TEN = "ten-by-ten", ten_by_ten, ten_by_ten_note,
        10 x 10, rating: Some(15), tells: false, picture: ours;
    /// An owl on a branch.
    OWL = "owl", owl, owl_note,
        15 x 15, rating: Some(15), tells: true, picture: ours;
    /// A snail with a spiral in its shell.
    SNAIL = "snail", snail, snail_note,
        15 x 15, rating: Some(20), tells: true, picture: ours;
    /// A lighthouse, its light, and a ship that needs it.
    LIGHTHOUSE = "lighthouse", lighthouse, lighthouse_note,
        15 x 20, rating: Some(18), tells: true, picture: ours;
    /// A sitting cat.
    CAT = "cat", cat, cat_note,
        20 x 20, rating: Some(23), tells: true, picture: ours;
    /// A steam locomotive with its smoke.
    LOCOMOTIVE = "locomotive", locomotive, locomotive_note,
        25 x 20, rating: Some(32), tells: true, picture: ours;
    /// A windmill among tulips.
    WINDMILL = "windmill", windmill, windmill_note,
        30 x 30, rating: Some(38), tells: true, picture: ours;
    /// The card that the director of GCHQ sent at Christmas 2015, with its given cells.
    GCHQ_2015 = "gchq-2015", gchq_2015 titled gchq_2015_title, gchq_2015_note,
        25 x 25, rating: Some(35), tells: false, picture: ours;
    /// A fish with two numbers of its sixth row swapped: 5 1 instead of 1 5.
    CANNOT_BE = "cannot-be", cannot_be, cannot_be_note,
        10 x 7, rating: None, tells: false, picture: ours;
    /// A bicycle: lines alone leave three quarters of it open.
    BICYCLE = "bicycle", bicycle, bicycle_note,
        20 x 15, rating: Some(50), tells: true, picture: ours;
    /// A QR pattern of 21 × 21 with three solutions that all have the same message.
    THREE_PATTERNS = "three-patterns", three_patterns titled three_patterns_title, three_patterns_note,
        21 x 21, rating: None, tells: false, picture: ours;
    /// Twan van Laarhoven's lambda: one solution, but no line gives anything away.
    LAMBDA = "lambda", lambda, lambda_note,
        10 x 12, rating: Some(60), tells: true, picture: ours;
    /// webpbn 8098: small clues that mirror each other, and hard for many solvers.
    NINE_DOM = "nine-dom", nine_dom, nine_dom_note,
        19 x 19, rating: Some(100), tells: false, picture: none;
}

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
        read(example.text).unwrap_or_else(|error| panic!("{}: {error}", example.name())).puzzle
    }

    fn outcome(example: Example) -> Outcome {
        solve(&puzzle(example), Options::new(Method::Auto).solutions(9))
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
            assert_eq!(puzzle(example).title(), Some(&*example.name().to_string()));
        }
    }

    #[test]
    fn sizes_are_as_they_are_read() {
        for example in ALL {
            let puzzle = puzzle(example);
            let size = (puzzle.width(), puzzle.height());
            assert_eq!((usize::from(example.width), usize::from(example.height)), size, "{}", example.name());
        }
    }

    #[test]
    fn titles_in_texts_have_messages() {
        for example in ALL {
            match puzzle(example).title() {
                Some(title) => assert_eq!(example.translated(title).unwrap(), title),
                None => assert_eq!(example.name(), "Ten by ten"),
            }
            assert_eq!(example.translated("Another title"), None);
        }
    }

    #[test]
    fn names_and_notes_are_short() {
        for (index, example) in ALL.iter().enumerate() {
            assert!((1..=33).contains(&example.name().to_string().chars().count()), "{}", example.name());
            assert!((1..=60).contains(&example.note().to_string().chars().count()), "{}", example.note());
            assert!(ALL[..index].iter().all(|other| other.name() != example.name()), "{}", example.name());
        }
    }

    #[test]
    fn pictures_show_what_all_solutions_have_in_common() {
        for example in ALL {
            let puzzle = puzzle(example);
            let Some(picture) = example.picture.map(|text| picture(text, puzzle.palette())) else { continue };
            assert_eq!((picture.width(), picture.height()), (puzzle.width(), puzzle.height()), "{}", example.name());
            if example.name() != CANNOT_BE.name() {
                let outcome = outcome(example);
                assert!(outcome.complete);
                assert_eq!(picture, outcome.common(), "{}", example.name());
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
            assert_eq!(outcome(example).verdict, Verdict::Unique, "{}", example.name());
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
