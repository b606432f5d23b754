//! What runs, blocks and inks are called in sentences.

use crate::puzzle::{Clue, Colour, Palette};
use crate::trace::listed;

/// Names of colours that are longer, in characters, give way to their letter.
const LONGEST_NAME: usize = 16;

/// Names for what is in a line.
#[derive(Clone, Copy)]
pub(in crate::deduce) struct Names<'w> {
    pub(in crate::deduce) clue: &'w Clue,
    pub(in crate::deduce) palette: &'w Palette,
}

impl Names<'_> {
    /// Whether colours need no names.
    pub(in crate::deduce) fn is_plain(self) -> bool {
        self.palette.inks() == 1
    }

    /// `red`; its letter, if the name is long.
    pub(in crate::deduce) fn ink(self, colour: Colour) -> String {
        let ink = self.palette.get(colour);
        match ink.name.chars().count() {
            ..=LONGEST_NAME => ink.name.clone(),
            _ => ink.letter.to_string(),
        }
    }

    /// `3` or `red 3`.
    pub(in crate::deduce) fn number(self, run: usize) -> String {
        let length = self.clue.lengths().get(run).copied().unwrap_or(0);
        match self.is_plain() {
            true => length.to_string(),
            false => format!("{} {length}", self.ink(self.clue.colour(run))),
        }
    }

    /// `the 3` or `the red 3`; `the second 3` if there are several.
    pub(in crate::deduce) fn run(self, run: usize) -> String {
        let Some(this) = self.clue.runs().nth(run) else { return "the run".to_owned() };
        let all = self.clue.runs().filter(|other| *other == this).count();
        let before = self.clue.runs().take(run).filter(|other| *other == this).count();
        match all {
            1 => format!("the {}", self.number(run)),
            _ => format!("the {} {}", ordinal(before + 1), self.number(run)),
        }
    }

    /// `the block at cells 4–6` or `the red block at cell 4`.
    pub(in crate::deduce) fn block(self, block: (usize, usize), colour: Colour) -> String {
        match self.is_plain() {
            true => format!("the block at {}", stretch(block)),
            false => format!("the {} block at {}", self.ink(colour), stretch(block)),
        }
    }

    /// `run` or `red run`.
    pub(in crate::deduce) fn a_run(self, colour: Colour) -> String {
        match self.is_plain() {
            true => "run".to_owned(),
            false => format!("{} run", self.ink(colour)),
        }
    }
}

/// Neighbouring cells, counted from 0: `cell 4` or `cells 4–6`.
pub(in crate::deduce) fn stretch((first, last): (usize, usize)) -> String {
    match first == last {
        true => format!("cell {}", first + 1),
        false => format!("cells {}–{}", first + 1, last + 1),
    }
}

/// Several of them: `cells 2, 4–6 and 9`.
pub(in crate::deduce) fn stretches(all: &[(usize, usize)]) -> String {
    let each = all.iter().map(|&(first, last)| match first == last {
        true => (first + 1).to_string(),
        false => format!("{}–{}", first + 1, last + 1),
    });
    format!("cells {}", listed(&each.collect::<Vec<_>>()))
}

/// `first`, `second`, … `tenth`, `11th`.
fn ordinal(number: usize) -> String {
    const WORDS: [&str; 10] =
        ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];
    if let Some(word) = number.checked_sub(1).and_then(|index| WORDS.get(index)) {
        return (*word).to_owned();
    }
    let ending = match (number % 10, number % 100) {
        (_, 11..=13) => "th",
        (1, _) => "st",
        (2, _) => "nd",
        (3, _) => "rd",
        _ => "th",
    };
    format!("{number}{ending}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::{Ink, Run};

    #[test]
    fn runs_of_the_same_length_are_counted() {
        let (clue, palette) = (Clue::from_iter([3, 1, 3]), Palette::default());
        let names = Names { clue: &clue, palette: &palette };
        assert_eq!([0, 1, 2].map(|run| names.run(run)), ["the first 3", "the 1", "the second 3"]);
        let ordinals = [1, 2, 3, 10, 11, 12, 13, 21, 22, 23, 24, 101, 111].map(ordinal);
        let numbered = ["11th", "12th", "13th", "21st", "22nd", "23rd", "24th", "101st", "111th"];
        assert_eq!(
            (&ordinals[..4], &ordinals[4..]),
            (&["first", "second", "third", "tenth"].map(String::from)[..], &numbered.map(String::from)[..])
        );
    }

    #[test]
    fn runs_of_several_inks_have_their_colours() {
        let ink = |letter, name| Ink::new(letter, name, [0; 3]);
        let inks = vec![ink('r', "red"), ink('b', "the blue of a summer evening")];
        let palette = Palette::new(ink('.', "white"), inks).unwrap();
        let run = |length, colour| Run { length, colour: Colour::ink(colour) };
        let clue: Clue = [run(3, 1), run(3, 2), run(3, 1)].into_iter().collect();
        let names = Names { clue: &clue, palette: &palette };
        assert_eq!([0, 1, 2].map(|run| names.run(run)), ["the first red 3", "the b 3", "the second red 3"]);
        assert_eq!(names.block((3, 5), Colour::INK), "the red block at cells 4–6");
        assert_eq!(names.a_run(Colour::INK), "red run");
    }
}
