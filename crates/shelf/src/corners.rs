//! How a picture is written: as the cells that are other than their neighbours suggest.
//!
//! Each cell is guessed from those to its left, above it and between them, so that edges go on as they are. Only where an edge begins, bends or
//! ends is the guess wrong. A letter says how many guesses are right before the next wrong one (`_`, the largest number, says that 63 are right and no
//! more). If there are several inks, a second letter says the number of the colour. After the last letter all guesses are right.

use crate::letters::{LARGEST, letter, number};

/// The guess for a cell, of those so far. Outside the picture all is background.
fn guess(cells: &[u8], width: usize) -> u8 {
    let at = cells.len();
    let inside = !at.is_multiple_of(width);
    let left = if inside { cells[at - 1] } else { 0 };
    let above = if at >= width { cells[at - width] } else { 0 };
    let corner = if inside && at > width { cells[at - width - 1] } else { 0 };
    // Where the line above goes on, this one does; where the column to the left goes on, so does this one.
    if left != above && corner == left { above } else { left }
}

/// Reads a picture: the number of the colour of each cell, row by row, 0 for the background. `None` if the text is no such picture.
pub fn read(text: &str, width: usize, height: usize, inks: usize) -> Option<Vec<u8>> {
    let count = width.checked_mul(height).filter(|&count| (1..=LARGEST * LARGEST).contains(&count))?;
    let mut cells: Vec<u8> = Vec::with_capacity(count);
    let mut letters = text.bytes();
    while let Some(right) = letters.next() {
        let right = number(right)?;
        if cells.len() + right + usize::from(right < LARGEST) > count {
            return None;
        }
        (0..right).for_each(|_| cells.push(guess(&cells, width)));
        if right < LARGEST {
            let guessed = guess(&cells, width);
            let colour = if inks == 1 { 1 - guessed } else { number(letters.next()?)? as u8 };
            if colour == guessed || usize::from(colour) > inks {
                return None;
            }
            cells.push(colour);
        }
    }
    while cells.len() < count {
        cells.push(guess(&cells, width));
    }
    Some(cells)
}

/// Writes a picture: the number of the colour of each cell, row by row, 0 for the background.
pub fn write(cells: &[u8], width: usize, inks: usize) -> String {
    let (mut text, mut right) = (String::new(), 0);
    for (at, &cell) in cells.iter().enumerate() {
        if cell == guess(&cells[..at], width) {
            right += 1;
            continue;
        }
        for _ in 0..right / LARGEST {
            text.push(letter(LARGEST));
        }
        text.push(letter(right % LARGEST));
        if inks > 1 {
            text.push(letter(usize::from(cell)));
        }
        right = 0;
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Numbers that look random.
    fn numbers(seed: u64) -> impl FnMut(usize) -> usize {
        let mut state = seed;
        move |below| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) as usize % below
        }
    }

    #[test]
    fn what_is_written_is_read() {
        let mut below = numbers(1);
        for round in 0..600 {
            let (width, height, inks) = (1 + below(40), 1 + below(40), 1 + below(5));
            let rare = 1 + round % 9;
            let mut cells: Vec<u8> = Vec::new();
            for _ in 0..width * height {
                let kept = below(rare) > 0 && !cells.is_empty();
                cells.push(if kept { cells[cells.len() - 1] } else { below(inks + 1) as u8 });
            }
            let text = write(&cells, width, inks);
            assert_eq!(read(&text, width, height, inks), Some(cells), "{text}");
        }
    }

    #[test]
    fn a_rectangle_is_its_corners() {
        let rows = ["........", "..####..", "..####..", "..####..", "........"];
        let cells: Vec<u8> = rows.concat().bytes().map(|cell| u8::from(cell == b'#')).collect();
        assert_eq!(write(&cells, 8, 1).len(), 3, "the fourth follows from them");
        // A blank picture needs no letter, and 100 right guesses need two.
        assert_eq!(write(&[0; 400], 20, 1), "");
        assert_eq!(read("", 20, 20, 1), Some(vec![0; 400]));
        assert_eq!(write(&[&[0; 100][..], &[1], &[1; 99]].concat(), 200, 1), "_B");
    }

    #[test]
    fn other_texts_are_refused() {
        assert_eq!(read("a", 3, 3, 1), None, "there is no tenth cell");
        assert_eq!(read("9", 3, 3, 1), None);
        assert!(read("8", 3, 3, 1).is_some());
        assert_eq!(read("_", 7, 8, 1), None);
        assert!(read("_", 7, 9, 1).is_some());
        assert_eq!(read("0", 3, 3, 2), None, "a colour is missing");
        assert_eq!(read("03", 3, 3, 2), None, "there is no third ink");
        assert_eq!(read("00", 3, 3, 2), None, "the guess is right");
        assert_eq!(read("0 ", 3, 3, 1), None);
        assert_eq!(read("é", 3, 3, 1), None);
        assert_eq!(read("", 0, 3, 1), None);
        assert_eq!(read("", usize::MAX, 3, 1), None);
    }
}
