//! What runs, blocks and inks are called in sentences.

use crate::puzzle::{Clue, Colour, Palette};
use nonoscope_words::{Text, cells as words, deduction as said};

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
    pub(in crate::deduce) fn ink(self, colour: Colour) -> Text {
        let ink = self.palette.get(colour);
        match ink.name.chars().count() {
            ..=LONGEST_NAME => ink.text(),
            _ => Text::from(ink.letter),
        }
    }

    /// The same for messages that do without a colour if there is only one: for these it is 0 then.
    pub(in crate::deduce) fn ink_if_any(self, colour: Colour) -> Text {
        if self.is_plain() { Text::from(0_u8) } else { self.ink(colour) }
    }

    /// `3` or `red 3`.
    pub(in crate::deduce) fn number(self, run: usize) -> Text {
        let length = self.clue.lengths().get(run).copied().unwrap_or(0);
        match self.is_plain() {
            true => Text::from(length),
            false => said::coloured_number(self.ink(self.clue.colour(run)), length),
        }
    }

    /// `the 3` or `the red 3`; `the second 3` if there are several.
    pub(in crate::deduce) fn run(self, run: usize) -> Text {
        let Some(this) = self.clue.runs().nth(run) else { return said::some_run() };
        let all = self.clue.runs().filter(|other| *other == this).count();
        let before = self.clue.runs().take(run).filter(|other| *other == this).count();
        match all {
            1 => said::the_run(self.number(run)),
            _ => said::the_nth_run(before + 1, self.number(run)),
        }
    }

    /// `the block at cells 4–6` or `the red block at cell 4`.
    pub(in crate::deduce) fn block(self, block: (usize, usize), colour: Colour) -> Text {
        said::block_at(self.ink_if_any(colour), stretch(block))
    }
}

/// Neighbouring cells, counted from 0: `cell 4` or `cells 4–6`.
pub(in crate::deduce) fn stretch(block: (usize, usize)) -> Text {
    stretches(&[block])
}

/// Several of them: `cells 2, 4–6 and 9`.
pub(in crate::deduce) fn stretches(all: &[(usize, usize)]) -> Text {
    let each = all.iter().map(|&(first, last)| match first == last {
        true => Text::from(first + 1),
        false => words::range(first + 1, last + 1),
    });
    let count: usize = all.iter().map(|(first, last)| last + 1 - first).sum();
    words::cells(count, Text::all(each))
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
        let ordinals = [1, 2, 3, 10, 11, 12, 13, 21, 22, 23, 24, 101, 111_u8].map(|nth| said::ordinal(nth).to_string());
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
        assert_eq!(names.ink_if_any(Colour::INK), "red");
    }
}
