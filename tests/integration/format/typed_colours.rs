//! Coloured puzzles are the same in every format that holds colours, from one to another, and in links.

use crate::makers::chance::Chance;
use crate::targets::TARGETS;
use nonoscope::format::{Format, Reading, clue_lines, read, read_as, write};
use nonoscope::puzzle::{At, Cell, Colour, Colours, Grid, Ink, Palette, Puzzle};

/// A puzzle of some inks with its picture; sometimes with given cells.
fn painting(chance: &mut Chance) -> Reading {
    let (width, height, inks) = (1 + chance.below(9), 1 + chance.below(9), 1 + chance.below(6));
    let mut picture = Grid::unknown_of(width, height, inks);
    let colour = |number: usize| Colour::all(inks).nth(number).unwrap();
    for at in picture.places() {
        let number = chance.below(2 * inks + 1);
        picture.set(at, Cell::of(colour(if number > inks { 0 } else { number })));
    }
    let shades = ["red", "blue", "sea green", "black", "Rot", "x", "#123456", "white"];
    let ink = |index: usize| {
        let rgb = [200, (index * 31) as u8, 17 * index as u8];
        Ink::new(['r', 'b', 'x', 'o', 'O', 'é'][index], shades[index], rgb)
    };
    let white = Palette::default().get(Colour::BACKGROUND).clone();
    let background = if chance.below(3) == 0 { Ink::new(' ', "paper", [255, 255, 224]) } else { white };
    let palette = Palette::new(background, (0..inks).map(ink).collect()).unwrap();
    let mut givens = Grid::unknown_of(width, height, inks);
    if chance.below(2) == 0 {
        for at in givens.places() {
            match chance.below(6) {
                0 => givens.set(at, picture.get(at)),
                1 => {
                    let other: Colours =
                        [picture.get(at).colour().unwrap(), colour(chance.below(inks + 1))].into_iter().collect();
                    givens.set(at, Cell::among(other, inks));
                }
                _ => {}
            }
        }
    }
    let puzzle = Puzzle::of_picture(&picture).unwrap().with_palette(palette).unwrap().with_givens(givens).unwrap();
    // As any reader has it: with its inks in the order of use.
    let mut reading =
        read_as(&clue_lines(&puzzle), Format::Plain).unwrap_or_else(|error| panic!("{error}\n{}", clue_lines(&puzzle)));
    let solved =
        read_as(&write(&with_picture(&reading, &picture, &puzzle), Format::Picture).unwrap().text, Format::Picture);
    reading.notes.goal = solved.unwrap().notes.goal;
    reading
}

/// The reading with the picture, whose inks have the numbers of another puzzle.
fn with_picture(reading: &Reading, picture: &Grid, of: &Puzzle) -> Reading {
    let (before, now) = (of.palette(), reading.puzzle.palette());
    let mut moved = Grid::unknown_of(picture.width(), picture.height(), now.inks());
    for at in picture.places() {
        let letter = before.get(picture.get(at).colour().unwrap()).letter;
        moved.set(at, Cell::of(now.by_letter(letter).unwrap()));
    }
    let mut reading = reading.clone();
    reading.notes.goal = Some(moved);
    reading
}

#[test]
fn black_and_white_is_written_as_ever() {
    let plain = read("3x2:2/1/1/1.1/2").unwrap();
    assert_eq!(write(&plain, Format::Plain).unwrap().text, "rows\n1 1\n2\n\ncolumns\n2\n1\n1\n");
    assert!(write(&plain, Format::Link).unwrap().text.starts_with("#n1"));
    assert_eq!(plain.puzzle.givens().get(At::new(0, 0)), Cell::UNKNOWN);
}

mod long {
    use super::*;

    #[test]
    fn a_puzzle_goes_from_format_to_format_and_stays_the_same() {
        let mut chance = Chance::new(18);
        let formats = || Format::ALL.into_iter().filter(|format| format.is_written() && format.holds_colours());
        assert!(
            [Format::Plain, Format::Json, Format::Picture, Format::Link]
                .iter()
                .all(|own| formats().any(|format| format == *own))
        );
        for _ in 0..150 {
            let painting = painting(&mut chance);
            let (_, readers) = TARGETS.iter().find(|(name, _)| *name == "readers").unwrap();
            readers(write(&painting, Format::Json).unwrap().text.as_bytes());
            for from in formats().filter(|from| from.holds_givens()) {
                let text = write(&painting, from).unwrap().text;
                let mut there = read(&text).unwrap_or_else(|error| panic!("{from}: {error}\n{text}"));
                assert_eq!(there.format, from, "{text}");
                assert!(there.puzzle.asks_the_same(&painting.puzzle), "{from}\n{text}");
                there.notes.goal.clone_from(&painting.notes.goal);
                for to in formats() {
                    let written = write(&there, to).unwrap();
                    let back =
                        read_as(&written.text, to).unwrap_or_else(|error| panic!("{to}: {error}\n{}", written.text));
                    let bare =
                        painting.puzzle.clone().with_givens(Grid::unknown(back.puzzle.width(), back.puzzle.height()));
                    let wanted = if written.givens_lost { bare.unwrap() } else { painting.puzzle.clone() };
                    assert!(back.puzzle.asks_the_same(&wanted), "{from} to {to}\n{}", written.text);
                }
            }
            // These three also keep how colours look and what they are called.
            for format in [Format::Plain, Format::Json, Format::Link] {
                let back = read(&write(&painting, format).unwrap().text).unwrap();
                assert_eq!(back.puzzle, painting.puzzle, "{format}");
            }
        }
    }
}
