//! A sheet as lines of text: its colours, its size, and its rows as runs of equal cells.
//!
//! ```text
//! colour . ffffff white
//! colour x 000000 black      a letter, red, green and blue, and a name; the background first
//! size 10 8
//! 3A4.3A                     a row: how many cells, and `.` for the background or a letter for an ink, `A` for the first
//! 2A!8.                      with `!` for cells that are given
//! ```

use crate::make::sheet::{Dot, Sheet};
use nonoscope_core::puzzle::{Colour, Ink, MAX_INKS, MAX_SIDE, Palette};
use std::fmt::Write;

/// The letters of the inks in rows.
const LETTERS: &[u8; MAX_INKS] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcde";

/// Writes a sheet.
pub(crate) fn write(sheet: &Sheet) -> String {
    let mut text = String::new();
    // Writing to a string never fails.
    for (_, ink) in sheet.palette().colours() {
        let [red, green, blue] = ink.rgb;
        let _ = writeln!(text, "colour {} {red:02x}{green:02x}{blue:02x} {}", ink.letter, ink.name);
    }
    let _ = writeln!(text, "size {} {}", sheet.width(), sheet.height());
    for row in sheet.dots().chunks(sheet.width()) {
        for run in row.chunk_by(|one, other| one == other) {
            let letter = run[0].colour.number().checked_sub(1).map_or(b'.', |index| LETTERS[index]);
            let given = if run[0].given { "!" } else { "" };
            let _ = write!(text, "{}{}{given}", run.len(), char::from(letter));
        }
        text.push('\n');
    }
    text
}

/// Reads a sheet from the beginning of a text; returns it with what follows. `None` if invalid.
pub(crate) fn read(mut text: &str) -> Option<(Sheet, &str)> {
    let mut inks = Vec::new();
    let next = |text: &mut &str| -> Option<String> {
        let (line, rest) = text.split_once('\n')?;
        *text = rest;
        Some(line.to_owned())
    };
    let size = loop {
        let line = next(&mut text)?;
        match line.split_once(' ')? {
            ("colour", ink) => inks.push(read_ink(ink)?),
            ("size", size) => break size.to_owned(),
            _ => return None,
        }
    };
    let (width, height) = size.split_once(' ')?;
    let (width, height): (usize, usize) = (width.parse().ok()?, height.parse().ok()?);
    if !(1..=MAX_SIDE).contains(&width) || !(1..=MAX_SIDE).contains(&height) || inks.is_empty() {
        return None;
    }
    let background = inks.remove(0);
    let mut sheet = Sheet::blank(width, height, Palette::new(background, inks).ok()?);
    for row in 0..height {
        read_row(&next(&mut text)?, &mut sheet, row)?;
    }
    Some((sheet, text))
}

fn read_ink(text: &str) -> Option<Ink> {
    let (letter, rest) = text.split_once(' ')?;
    let (rgb, name) = rest.split_once(' ').unwrap_or((rest, ""));
    let number = u32::from_str_radix(rgb, 16).ok().filter(|_| rgb.len() == 6)?;
    let [_, red, green, blue] = number.to_be_bytes();
    Some(Ink::new(letter.chars().next()?, name, [red, green, blue]))
}

fn read_row(text: &str, sheet: &mut Sheet, row: usize) -> Option<()> {
    let (mut rest, mut column) = (text, 0);
    while !rest.is_empty() {
        let end = rest.find(|c: char| !c.is_ascii_digit())?;
        let length: usize = rest[..end].parse().ok()?;
        let letter = *rest.as_bytes().get(end)?;
        let number = match letter {
            b'.' => 0,
            letter => LETTERS.iter().position(|&other| other == letter)? + 1,
        };
        rest = &rest[end + 1..];
        let given = rest.starts_with('!');
        rest = rest.strip_prefix('!').unwrap_or(rest);
        let colour = Colour::try_from(number as u8).ok()?;
        if length > sheet.width() - column || number > sheet.palette().inks() {
            return None;
        }
        for _ in 0..length {
            sheet.set(row * sheet.width() + column, Dot { colour, given });
            column += 1;
        }
    }
    (column == sheet.width()).then_some(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Chance;

    #[test]
    fn every_sheet_comes_back() {
        let mut chance = Chance::new(5);
        for inks in [1, 2, 9, 31] {
            let ink = |index: usize| Ink::new('?', "", [(index * 8) as u8, 3, 255]);
            let palette = Palette::new(ink(0), (1..=inks).map(ink).collect()).unwrap();
            let mut sheet = Sheet::blank(1 + chance.below(30), 1 + chance.below(30), palette);
            for index in 0..sheet.dots().len() {
                let colour = Colour::try_from(chance.below(inks + 1) as u8).unwrap();
                sheet.set(index, Dot { colour, given: chance.below(9) == 0 });
            }
            let text = write(&sheet) + "and more";
            assert_eq!(read(&text), Some((sheet, "and more")));
        }
    }

    #[test]
    fn rubbish_is_no_sheet() {
        let good = "colour . ffffff white\ncolour x 000000 black\nsize 3 2\n3A\n1.2A!\n";
        assert!(read(good).is_some());
        for (part, other) in [
            ("size 3 2", "size 3"),
            ("size 3 2", "size 3 0"),
            ("size 3 2", "size 9999 2"),
            ("3A", "2A"),
            ("3A", "4A"),
            ("3A", "99999999999999999999A"),
            ("3A", "3B"),
            ("3A", "3"),
            ("3A", "A"),
            ("3A", "3é"),
            ("000000", "00"),
            ("colour . ffffff white\ncolour x 000000 black\n", ""),
        ] {
            assert_eq!(read(&good.replace(part, other)), None, "{other}");
        }
        for end in 0..good.len() {
            assert_eq!(read(&good[..end]), None);
        }
    }
}
