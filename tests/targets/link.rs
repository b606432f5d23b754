//! Any link is followed or refused, and following a shared link shows what was shared.

use super::bytes::Bytes;
use super::puzzle::{puzzle, some_cells};
use nonoscope::format::{LinkError, Shared, read};
use nonoscope::puzzle::{Axis, Cell, Grid};
use nonoscope_play::Visit;

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// The largest puzzle whose link is written again.
const MOST_CELLS: usize = 2_500;

/// Beginnings with which a title looks like a text in some format.
const BEGINNINGS: [&str; 12] = [
    "",
    "[",
    "{",
    "=",
    ":",
    "#n1",
    "$1",
    "1x1:1/1",
    "rows",
    "https://puzz.link/p?nonogram/1/1/1",
    "var d=[[1]];",
    "<puzzle>",
];

pub(super) fn hold(bytes: &[u8]) {
    let mut choice = Bytes::new(bytes);
    match choice.below(3) {
        0 => follow(&String::from_utf8_lossy(choice.rest())),
        // Hardly any text has the right checksum, so it is added.
        1 => follow(&summed(choice.rest())),
        _ => share(&mut choice),
    }
}

/// A link that can be read is written as one with the same meaning.
fn follow(link: &str) {
    let shared = match (Shared::from_link(link), Visit::follow(link)) {
        (Ok(shared), Ok(visit)) => {
            // Large puzzles are read like small ones, but slowly.
            if shared.marks.cells().len() > MOST_CELLS {
                return;
            }
            let seen = read(&visit.text).expect("clue lines").puzzle;
            assert!(seen.asks_the_same(&shared.puzzle), "{}", visit.text);
            assert_eq!((visit.marks, visit.step), (shared.marks.clone(), shared.step as usize));
            shared
        }
        (Err(error), Err(same)) => return assert_eq!(error, same),
        (shared, visit) => panic!("{shared:?}, {visit:?}"),
    };
    match shared.to_link() {
        Ok(link) => is_kept(&shared, &link),
        // A link that can be read may be longer than necessary.
        Err(error) => assert_eq!(error, LinkError::TooLong),
    }
}

fn is_kept(shared: &Shared, link: &str) {
    let again = Shared::from_link(link).expect("a link as it is written");
    assert!(again.puzzle.asks_the_same(&shared.puzzle), "{link}");
    assert_eq!((&again.marks, again.step, again.method), (&shared.marks, shared.step, shared.method));
    assert!(again.puzzle.title().is_none_or(|title| shared.puzzle.title().unwrap_or_default().starts_with(title)));
    assert_eq!(again.to_link().as_deref(), Ok(link));
}

fn share(choice: &mut Bytes<'_>) {
    let puzzle = puzzle(choice, 12);
    let unknown = Grid::unknown(puzzle.width(), puzzle.height());
    let mut marks = some_cells(choice, &unknown, 1);
    for at in marks.places().filter(|&at| puzzle.givens().get(at) == unknown.get(at)) {
        match choice.below(8) {
            1 => marks.set(at, Cell::FILLED),
            2 => marks.set(at, Cell::EMPTY),
            _ => {}
        }
    }
    let step = choice.below(256) as u32 * choice.below(65_536) as u32;
    let method = choice.below(16) as u8;
    let begin = BEGINNINGS[choice.below(BEGINNINGS.len())];
    let title = begin.to_owned() + &String::from_utf8_lossy(&[choice.byte(), choice.byte(), choice.byte()]);
    let shared = Shared { puzzle: puzzle.with_title(&title), marks, step, method };
    let link = shared.to_link().expect("a small puzzle");
    assert!(link.len() <= 400, "{link}");
    is_kept(&shared, &link);
    let clues = |axis| shared.puzzle.clues(axis).len();
    let visit = Visit::follow(&link).expect("a link");
    assert_eq!(visit.marks.cells().len(), clues(Axis::Row) * clues(Axis::Column));
    assert_eq!(read(&visit.text).expect("clue lines").puzzle.title(), shared.puzzle.title(), "{}", visit.text);
}

/// The link with these sextets and the right checksum, according to the grammar.
fn summed(content: &[u8]) -> String {
    let mut sextets: Vec<u8> = content.iter().map(|byte| byte % 64).collect();
    // Sides of at most 32: the first choice, and the one for a different height.
    for (sextet, mask) in sextets.iter_mut().zip([0b01_1111, 0b10_1111]) {
        *sextet &= mask;
    }
    while sextets.last() == Some(&0) {
        sextets.pop();
    }
    let mut sum: u32 = 0xB7_04CE;
    for bit in sextets.iter().flat_map(|sextet| (0..6).rev().map(move |place| u32::from(sextet >> place & 1))) {
        let carry = sum >> 23 & 1 ^ bit;
        sum = (sum << 1 & 0xFF_FFFF) ^ (carry * 0x86_4CFB);
    }
    let sum = [18, 12, 6, 0].map(|place| (sum >> place & 63) as u8);
    let letters = sum.iter().chain(&sextets).map(|&sextet| char::from(LETTERS[usize::from(sextet)]));
    ['n', '1'].into_iter().chain(letters).collect()
}
