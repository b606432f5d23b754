//! Screenshots in several styles.

use super::{clues, pictures, truth};
use crate::scan::Picture;
use nonoscope::scan::read;
use nonoscope::solve::Verdict;

#[test]
fn screenshots_are_read_right() {
    let pictures = pictures();
    assert!(pictures.len() > 10);
    for path in pictures {
        let reading = Picture::of(&path).read();
        assert_eq!(clues(&reading), truth(&path), "{}", path.display());
        assert_eq!(reading.verdict, Ok(Verdict::Unique), "{}", path.display());
    }
}

#[test]
fn the_board_is_where_it_is() {
    let path = pictures().into_iter().find(|path| path.ends_with("nono3.png")).unwrap();
    let reading = Picture::of(&path).read();
    for ((x, y), wanted) in
        reading.corners.into_iter().zip([(48.5, 71.5), (279.5, 71.5), (279.5, 302.5), (48.5, 302.5)])
    {
        assert!((x - wanted.0).abs() < 2.0 && (y - wanted.1).abs() < 2.0, "{:?}", reading.corners);
    }
    // The first number of the first row is beside the board, and as large as it looks.
    let area = reading.rows[0][0].area;
    assert!(area.left >= 4 && area.right <= 25 && area.top >= 74 && area.bottom <= 95, "{area:?}");
}

#[test]
fn light_on_dark_is_read_like_dark_on_light() {
    for path in pictures() {
        let mut picture = Picture::of(&path);
        picture.pixels.chunks_exact_mut(4).for_each(|pixel| pixel[..3].iter_mut().for_each(|part| *part = 255 - *part));
        assert_eq!(clues(&picture.read()), truth(&path), "{}", path.display());
    }
}

#[test]
fn where_there_is_no_puzzle_a_sentence_says_so() {
    let said = |width: usize, height: usize, shade: fn(usize, usize) -> u8| {
        let places = (0..height).flat_map(|y| (0..width).map(move |x| (x, y)));
        let pixels: Vec<u8> = places.flat_map(|(x, y)| [shade(x, y), shade(x, y), shade(x, y), 255]).collect();
        read(width, height, &pixels).unwrap_err().to_string()
    };
    let waves = said(300, 200, |x, y| ((x * x + y * y) / 97 % 256) as u8);
    assert!(waves.starts_with("No puzzle was found in this picture, because no grid of lines was found"), "{waves}");
    let board = said(300, 300, |x, y| if x > 90 && y > 90 && (x % 20 == 0 || y % 20 == 0) { 0 } else { 255 });
    assert!(board.contains("A grid of ") && board.contains("but no clues"), "{board}");
    assert!(said(1, 1, |_, _| 0).starts_with("No puzzle"));
}
