//! Drawing a text as a pattern for cameras.

use super::symbol::{MASKS, Symbol};
use super::version::{Level, Version};
use nonoscope_core::puzzle::{Axis, Cell, Grid, Line};

/// The largest version that is drawn. Cameras have trouble with larger ones on a screen.
const LARGEST: usize = 30;

/// The bits that say that bytes follow, and the byte that fills up, and its counterpart.
const BYTES: usize = 0b0100;
const FILLING: [u8; 2] = [0xEC, 0x11];

/// The most bytes that [`draw`] takes.
pub const MOST_DRAWN: usize = 1732;

/// The smallest QR code of a text, without the margin that it needs: four empty cells on each side. As far as that leaves room, it has a
/// higher level of error correction. `None` if the text has more than [`MOST_DRAWN`] bytes.
pub fn draw(text: &str) -> Option<Grid> {
    let fits = |version: Version, level| text.len() <= most_bytes(version, level);
    let version = (1..=LARGEST).filter_map(Version::numbered).find(|&version| fits(version, Level::L))?;
    let level = Level::ALL.into_iter().rev().find(|&level| fits(version, level))?;
    let (symbol, content) = (Symbol::of(version), content(text.as_bytes(), version, level));
    let drawn = (0..MASKS).map(|mask| symbol.drawn(&content, level, mask));
    drawn.min_by_key(penalty)
}

/// How many bytes of a text fit.
fn most_bytes(version: Version, level: Level) -> usize {
    (version.bytes(level) * 8 - 4 - version.widths().bytes) / 8
}

/// The bytes of the content: what follows, how many, the text, and what fills up the rest.
fn content(text: &[u8], version: Version, level: Level) -> Vec<u8> {
    let mut bits: Vec<bool> = Vec::new();
    let mut push = |value: usize, width: usize| bits.extend((0..width).rev().map(|bit| value >> bit & 1 == 1));
    push(BYTES, 4);
    push(text.len(), version.widths().bytes);
    for &byte in text {
        push(byte.into(), 8);
    }
    let most = version.bytes(level);
    // Four bits end the text, if there is room; the lengths of fields leave four anyway.
    push(0, 4);
    let bytes = bits.chunks(8).map(|bits| bits.iter().fold(0, |byte, &bit| byte << 1 | u8::from(bit)));
    bytes.chain(FILLING.into_iter().cycle()).take(most).collect()
}

/// What a finder looks like in a row, with the light modules before or after it.
const LIKE_A_FINDER: [[bool; 11]; 2] = [
    [true, false, true, true, true, false, true, false, false, false, false],
    [false, false, false, false, true, false, true, true, true, false, true],
];

/// How hard a pattern is to read for a camera, as the standard counts it: runs, squares, what looks like a finder, and an uneven share of
/// dark modules.
fn penalty(grid: &Grid) -> usize {
    let side = grid.width();
    let is_dark = |cell: Cell| cell == Cell::FILLED;
    let mut sum = 0;
    for line in [Axis::Row, Axis::Column].into_iter().flat_map(|axis| (0..side).map(move |index| Line { axis, index }))
    {
        let modules: Vec<bool> = grid.line(line).map(is_dark).collect();
        let runs = modules.chunk_by(|one, next| one == next).map(<[bool]>::len);
        sum += runs.filter(|&run| run >= 5).map(|run| run - 2).sum::<usize>();
        sum += 40 * modules.windows(11).filter(|window| LIKE_A_FINDER.iter().any(|finder| finder == window)).count();
    }
    let modules: Vec<bool> = grid.cells().iter().copied().map(is_dark).collect();
    for place in (0..modules.len() - side).filter(|place| place % side + 1 < side) {
        let square = [place, place + 1, place + side, place + side + 1].map(|place| modules[place]);
        sum += if square.iter().all(|&dark| dark == square[0]) { 3 } else { 0 };
    }
    let dark = modules.iter().filter(|&&dark| dark).count() * 20;
    sum + 10 * (dark.abs_diff(modules.len() * 10) / modules.len())
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::*;
    use crate::read;
    use qrcodegen::{QrCode, QrCodeEcc, QrSegment};

    #[test]
    fn what_is_drawn_is_read_and_is_as_another_program_draws_it() {
        for length in (1..MOST_DRAWN).step_by(97).chain([17, 18, 154, 230, 231, MOST_DRAWN]) {
            let text: String = "https://example.org/#n1_".chars().cycle().take(length).collect();
            let drawn = draw(&text).unwrap();
            let message = read(&drawn).unwrap();
            assert_eq!((message.text(), message.remarks()), (text.as_str(), &[][..]));
            // Another program may prefer another mask.
            let segments = [QrSegment::make_bytes(text.as_bytes())];
            let [least, most] = [1, LARGEST as u8].map(qrcodegen::Version::new);
            let is_same = |mask: u8| {
                let mask = Some(qrcodegen::Mask::new(mask));
                let theirs =
                    QrCode::encode_segments_advanced(&segments, QrCodeEcc::Low, least, most, mask, true).unwrap();
                theirs.size() as usize == drawn.width()
                    && drawn.places().all(|at| {
                        theirs.get_module(at.column() as i32, at.row() as i32) == (drawn.get(at) == Cell::FILLED)
                    })
            };
            assert!((0..8).any(is_same), "{length}");
        }
    }

    #[test]
    fn a_text_that_is_too_long_is_refused() {
        assert_eq!(most_bytes(Version::numbered(LARGEST).unwrap(), Level::L), MOST_DRAWN);
        assert!(draw(&"x".repeat(MOST_DRAWN)).is_some() && draw(&"x".repeat(MOST_DRAWN + 1)).is_none());
        assert!(draw("").is_some());
    }
}
