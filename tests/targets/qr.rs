//! Any grid is read as a pattern with a message or refused, and a pattern made from a text says that text.

use super::bytes::Bytes;
use super::pattern::{SIDE, pattern};
use nonoscope::puzzle::{At, Cell, Grid};
use nonoscope::qr::{Message, read};

pub(super) fn hold(bytes: &[u8]) {
    let mut choice = Bytes::new(bytes);
    match choice.below(4) {
        0 => any(&mut choice),
        1 => any_content(&mut choice),
        2 => text(choice.rest()),
        _ => bordered(&mut choice),
    }
}

/// Any cells at all, in a square of a pattern's side or in another rectangle.
fn any(choice: &mut Bytes<'_>) {
    let (width, height) = match choice.below(4) {
        0 => (1 + choice.below(60), 1 + choice.below(60)),
        _ => {
            let side = 17 + 4 * (1 + choice.below(40));
            (side, side)
        }
    };
    let mut grid = Grid::unknown(width, height);
    for at in grid.places() {
        grid.set(at, if choice.happens(128) { Cell::FILLED } else { Cell::EMPTY });
    }
    look(&grid);
}

/// A pattern that is whole, with any content.
fn any_content(choice: &mut Bytes<'_>) {
    let content: Vec<u8> = (0..19).map(|_| choice.byte()).collect();
    let mut grid = pattern(&content);
    let whole = look(&grid).is_some();
    // Three codewords can be mended, and one cell spoils at most one.
    let spoilt = choice.below(4);
    for _ in 0..spoilt {
        let at = At::new(9 + choice.below(4), 9 + choice.below(4));
        grid.set(at, if choice.happens(64) { Cell::UNKNOWN } else { grid.get(at).opposite() });
    }
    assert!(look(&grid).is_some() || !whole || spoilt == 0, "{spoilt} cells are too many");
    for _ in 0..choice.below(60) {
        let at = At::new(choice.below(SIDE), choice.below(SIDE));
        grid.set(at, grid.get(at).opposite());
    }
    look(&grid);
}

/// A pattern of a text says it.
fn text(bytes: &[u8]) {
    let letters: Vec<u8> = bytes.iter().take(17).map(|byte| b' ' + byte % 95).collect();
    // The mode of bytes, their number, they themselves, and the end.
    let mut bits = vec![4u8, letters.len() as u8 >> 4, letters.len() as u8 & 15];
    bits.extend(letters.iter().flat_map(|letter| [letter >> 4, letter & 15]));
    bits.push(0);
    let content: Vec<u8> = bits.chunks(2).map(|pair| pair[0] << 4 | pair.get(1).copied().unwrap_or(0)).collect();
    let pattern = pattern(&content);
    let message = look(&pattern);
    assert_eq!(message.as_ref().map(Message::text), std::str::from_utf8(&letters).ok());
    let mut mirrored = pattern.clone();
    for at in pattern.places() {
        mirrored.set(At::new(at.row(), SIDE - 1 - at.column()), pattern.get(at).opposite());
    }
    assert!(look(&mirrored).zip(message).is_some_and(|(mirrored, message)| mirrored.says_the_same(&message)));
}

/// A border of empty cells does not belong to a pattern.
fn bordered(choice: &mut Bytes<'_>) {
    let (top, left) = (choice.below(4), choice.below(4));
    let inside = pattern(&(0..19).map(|_| choice.byte()).collect::<Vec<_>>());
    let mut grid = Grid::unknown(SIDE + left + choice.below(4), SIDE + top + choice.below(4));
    for at in grid.places() {
        grid.set(at, Cell::EMPTY);
    }
    for at in inside.places() {
        grid.set(At::new(at.row() + top, at.column() + left), inside.get(at));
    }
    assert_eq!(look(&grid), look(&inside));
}

fn look(grid: &Grid) -> Option<Message> {
    let message = read(grid)?;
    if let Some(link) = message.link() {
        assert!(!link.contains(char::is_whitespace) && link.ends_with(message.text()));
    }
    assert!(message.remarks().iter().all(|remark| remark.to_string().ends_with('.')));
    Some(message)
}
