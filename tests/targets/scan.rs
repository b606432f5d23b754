//! Any pixels are read as a puzzle or refused with a sentence, and everything that is read is inside the picture.

use super::bytes::Bytes;
use nonoscope::puzzle::Axis;
use nonoscope::scan::{ScanError, read, read_any_way};

pub(super) fn hold(bytes: &[u8]) {
    let mut choice = Bytes::new(bytes);
    match choice.below(4) {
        0 => damaged(&mut choice),
        1 => any(&mut choice),
        _ => board(&mut choice),
    }
}

/// Bytes that are not those of a picture of this size.
fn damaged(choice: &mut Bytes<'_>) {
    let size = if choice.happens(128) { (usize::MAX, 2) } else { (choice.below(9), choice.below(9)) };
    let bytes = vec![choice.byte(); choice.below(400)];
    let fits =
        size.0.checked_mul(size.1).and_then(|pixels| pixels.checked_mul(4)) == Some(bytes.len()) && !bytes.is_empty();
    let is_refused = matches!(read(size.0, size.1, &bytes), Err(ScanError::Bytes { .. }));
    assert_eq!(is_refused, !fits);
}

/// Pixels of any colours.
fn any(choice: &mut Bytes<'_>) {
    let (width, height) = (1 + choice.below(90), 1 + choice.below(90));
    let stretch = 1 + choice.below(9);
    let rest: Vec<u8> = (0..64).map(|_| choice.byte()).collect();
    let pixel = |at: usize| {
        let (x, y) = (at % width / stretch, at / width / stretch);
        [0, 1, 2, 3].map(|part| rest[(x * 7 + y * 13 + part) % rest.len()])
    };
    let pixels: Vec<u8> = (0..width * height).flat_map(pixel).collect();
    larger(choice, (width, height), &pixels);
}

/// Something like a board: lines at nearly equal distances, with anything on and beside it, in greys or in colours.
fn board(choice: &mut Bytes<'_>) {
    let (across, down, pitch) = (3 + choice.below(6), 3 + choice.below(6), 6 + choice.below(18));
    let (left, top) = (choice.below(3 * pitch), choice.below(3 * pitch));
    let (width, height) = (left + across * pitch + choice.below(9) + 1, top + down * pitch + choice.below(9) + 1);
    let (paper, ink) = (choice.byte(), choice.byte());
    let is_coloured = choice.happens(64);
    let mut colours = vec![[paper; 3]; width * height];
    let is_line = |place: usize, start: usize, other: usize, first: usize| {
        place >= start && (place - start).is_multiple_of(pitch) && other >= first
    };
    for (at, colour) in colours.iter_mut().enumerate() {
        let (x, y) = (at % width, at / width);
        if is_line(x, left, y, top) || is_line(y, top, x, left) {
            *colour = [ink; 3];
        }
    }
    for _ in 0..choice.below(24) {
        let (x, y) = (choice.below(width), choice.below(height));
        let (wide, high, shade) = (1 + choice.below(8), 1 + choice.below(12), choice.byte());
        let colour = if is_coloured { [shade, choice.byte(), choice.byte()] } else { [shade; 3] };
        for row in y..(y + high).min(height) {
            colours[row * width + x..row * width + (x + wide).min(width)].fill(colour);
        }
    }
    let pixels: Vec<u8> = colours.iter().flat_map(|&[red, green, blue]| [red, green, blue, 255]).collect();
    larger(choice, (width, height), &pixels);
}

/// Sizes of several megapixels, and extreme shapes.
const LARGE: [(usize, usize); 8] = [
    (1, 1_000_000),
    (1_000_000, 1),
    (3, 700_000),
    (40, 60_000),
    (60_000, 40),
    (1500, 2000),
    (3000, 2000),
    (2600, 2600),
];

/// Rarely makes a picture as large as a photo, and looks at it.
fn larger(choice: &mut Bytes<'_>, size: (usize, usize), pixels: &[u8]) {
    if choice.happens(1) {
        let large = LARGE[choice.below(LARGE.len())];
        look(large.0, large.1, &stretched(size, pixels, large));
    } else {
        look(size.0, size.1, pixels);
    }
}

/// A picture stretched to this size.
pub fn stretched(size: (usize, usize), pixels: &[u8], to: (usize, usize)) -> Vec<u8> {
    let mut all = Vec::with_capacity(to.0 * to.1 * 4);
    for y in 0..to.1 {
        let row = y * size.1 / to.1 * size.0;
        for x in 0..to.0 {
            let at = (row + x * size.0 / to.0) * 4;
            all.extend_from_slice(&pixels[at..at + 4]);
        }
    }
    all
}

/// Looks at a picture. Whether it was taken for a puzzle.
pub fn look(width: usize, height: usize, pixels: &[u8]) -> bool {
    // Turning it takes longer, and is tried at every eighth.
    let read = if pixels[0] % 8 == 7 { read_any_way(width, height, pixels) } else { read(width, height, pixels) };
    match &read {
        Err(error) => assert!(error.to_string().ends_with('.'), "{error}"),
        Ok(reading) => {
            assert_eq!(reading.puzzle().is_ok(), reading.verdict.is_ok());
            for axis in [Axis::Row, Axis::Column] {
                for run in reading.lines(axis).iter().flatten() {
                    assert!(run.area.left < run.area.right && run.area.top < run.area.bottom, "{run:?}");
                    assert!(!run.others.contains(&run.read), "{run:?}");
                }
            }
            assert!(reading.changed.iter().all(|change| change.from != change.to));
        }
    }
    read.is_ok()
}
