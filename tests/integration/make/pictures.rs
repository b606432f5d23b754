//! Pictures become cells that look like them: always the same for the same settings, exactly where they are drawn in squares, and
//! without a crash for any pixels and numbers.

use crate::made::{PICTURES, pictures_now};
use crate::makers::chance::Chance;
use crate::makers::photos::{face, landscape, noisy, sign, squares};
use nonoscope::make::Appraisal;
use nonoscope::make::image::{
    Background, Crop, Dither, MOST_COLOURS, MOST_TRIED, Pixels, Settings, Size, Style, sketch, tuned,
};
use nonoscope::puzzle::{Cell, Palette};
use nonoscope::solve::{Verdict, solve};
use proptest::prelude::*;

#[test]
fn what_is_made_of_pictures_is_what_is_kept() {
    super::compare("pictures.txt", &pictures_now(), PICTURES);
}

/// The rows of what is made of a picture.
fn rows(pixels: &Pixels, settings: &Settings) -> Vec<String> {
    sketch(pixels, settings).grid.row_strings()
}

#[test]
fn a_light_figure_has_an_outline_and_its_dark_parts() {
    let sketch = sketch(&face(), &Settings::default());
    assert_eq!((sketch.grid.width(), sketch.grid.height(), sketch.is_exact), (20, 20, false));
    let rows = sketch.grid.row_strings();
    // A line around it that is closed, two eyes, and nothing between.
    assert!(rows.iter().all(|row| row.trim_matches('O').starts_with('X') && row.trim_matches('O').ends_with('X')));
    assert_eq!(rows[7], "XOOOOXXXOOOOXXXOOOOX");
    let filled = sketch.grid.filled_cells();
    assert!((60..140).contains(&filled), "{filled}");
    let inverted = self::rows(&face(), &Settings { invert: true, ..Settings::default() });
    assert_eq!(inverted[7], "XXXXXOOOXXXXOOOXXXXX");
    assert!(inverted[0].starts_with("OOOO"), "{inverted:?}");
}

#[test]
fn colours_that_are_as_dark_are_told_apart() {
    let rows = rows(&sign(), &Settings::default());
    let middle = &rows[rows.len() / 2];
    assert!(middle.starts_with("XXX") && middle.contains("OOO") && middle.ends_with("XXX"), "{rows:?}");
}

#[test]
fn a_drawing_in_squares_comes_out_as_it_is() {
    let sketch = sketch(&squares(), &Settings::default());
    assert!(sketch.is_exact);
    let names: Vec<(&str, [u8; 3])> = sketch.palette.colours().map(|(_, ink)| (&*ink.name, ink.rgb)).collect();
    assert_eq!(names.len(), 4);
    assert_eq!(names[0].1, [200, 225, 255]);
    let drawn: Vec<String> = sketch
        .grid
        .row_strings()
        .iter()
        .map(|row| {
            let letter = |cell: char| {
                let colour = Cell::from_letter(cell).and_then(Cell::colour).unwrap();
                match sketch.palette.get(colour).rgb {
                    [214, 39, 40] => 'r',
                    [255, 255, 255] => 'w',
                    [10, 10, 10] => 'k',
                    _ => '.',
                }
            };
            row.chars().map(letter).collect()
        })
        .collect();
    assert_eq!(
        drawn,
        [".........", "..rr.rr..", ".rrrrrrr.", ".rwwrrrr.", "..rrrrr..", "...rrr...", "....k....", "..kkkkk.."]
    );
}

/// A drawing of squares of `side` pixels, and its cells: 0 to before `colours`.
fn drawing(seed: u64, width: usize, height: usize, colours: usize, side: usize) -> (Pixels, Vec<usize>) {
    let mut chance = Chance::new(seed);
    let cells: Vec<usize> = (0..width * height).map(|_| chance.below(colours)).collect();
    let shades = [[255, 255, 255], [0, 0, 0], [220, 30, 30], [30, 60, 200], [20, 150, 60], [250, 210, 40]];
    let pixel = |at: usize| {
        let (row, column) = (at / (width * side) / side, at % (width * side) / side);
        let [red, green, blue] = shades[cells[row * width + column]];
        [red, green, blue, 255]
    };
    let pixels = (0..width * height * side * side).flat_map(pixel).collect();
    (Pixels::new(width * side, height * side, pixels).unwrap(), cells)
}

#[test]
fn every_drawing_in_squares_comes_out_as_it_is() {
    for seed in 0..300 {
        let mut chance = Chance::new(seed + 1000);
        let (width, height, side) = (2 + chance.below(12), 2 + chance.below(12), 1 + chance.below(5));
        let colours = 2 + chance.below(5);
        let (pixels, cells) = drawing(seed, width, height, colours, side);
        let sketch = sketch(&pixels, &Settings::default());
        if !sketch.is_exact || sketch.grid.width() != width {
            // By chance it is made of larger squares, or of one.
            let is_blank = cells.iter().all(|&cell| cell == cells[0]);
            assert!(is_blank || width.is_multiple_of(sketch.grid.width()), "{seed}");
            continue;
        }
        // Equal cells have equal colours, and different cells have different ones.
        let places = || sketch.grid.cells().iter().zip(&cells);
        for (own, &cell) in places() {
            assert!(places().all(|(other, &wanted)| (own == other) == (wanted == cell)), "{seed}");
        }
        if colours == 2 {
            let filled = sketch.grid.cells().iter().map(|cell| usize::from(cell.is_filled()));
            assert!(filled.eq(cells.iter().copied()), "{seed}: black is filled");
        }
    }
}

#[test]
fn a_wished_size_is_kept_to() {
    let size = |width, height| Settings { size: Size { width, height, ..Size::default() }, ..Settings::default() };
    let found = |pixels: &Pixels, width, height| {
        let grid = sketch(pixels, &size(width, height)).grid;
        (grid.width(), grid.height())
    };
    assert_eq!(found(&landscape(), Some(30), None), (30, 20));
    assert_eq!(found(&landscape(), None, Some(10)), (15, 10));
    assert_eq!(found(&landscape(), Some(9), Some(33)), (9, 33));
    assert_eq!(found(&face(), Some(40), Some(5)), (40, 5));
    assert_eq!(found(&squares(), Some(63), Some(56)), (63, 56));
    assert_eq!(found(&noisy(3, 1, 1), None, None), (1, 1));
}

#[test]
fn blank_pictures_are_puzzles_too() {
    for shade in [[0, 0, 0, 255], [255; 4], [90, 10, 200, 255], [0; 4]] {
        for side in [1, 10, 200] {
            let blank = Pixels::new(side, side, shade.repeat(side * side)).unwrap();
            for colours in [None, Some(1), Some(6)] {
                for style in Style::ALL {
                    let sketch = sketch(&blank, &Settings { colours, style: *style, ..Settings::default() });
                    let filled = sketch.grid.filled_cells();
                    assert!(filled == 0 || filled == sketch.grid.cells().len());
                    let puzzle = sketch.puzzle().unwrap();
                    assert_eq!(Appraisal::by_lines(&puzzle).verdict, Verdict::Unique);
                }
            }
        }
    }
}

#[test]
fn no_ink_is_without_a_cell_and_none_looks_like_the_background() {
    for pixels in [face(), landscape(), sign(), noisy(9, 50, 40)] {
        for colours in 2..=MOST_COLOURS {
            let sketch = sketch(&pixels, &Settings { colours: Some(colours), ..Settings::default() });
            assert!(sketch.palette.inks() <= colours);
            let background = sketch.palette.get(nonoscope::puzzle::Colour::BACKGROUND).rgb;
            for (colour, ink) in sketch.palette.colours().skip(1) {
                assert!(sketch.grid.cells().contains(&Cell::of(colour)));
                let apart: u32 =
                    ink.rgb.iter().zip(background).map(|(&one, other)| u32::from(one.abs_diff(other))).sum();
                assert!(apart >= 30, "{} {background:?}", ink.name);
            }
        }
    }
}

#[test]
fn a_tuned_picture_has_one_solution_and_is_the_nearest() {
    let mut found_some = 0;
    for (seed, pixels) in [face(), landscape(), sign(), noisy(2, 40, 40)].iter().enumerate() {
        for by_lines in [false, true] {
            let settings = Settings { dither: Dither::Ordered, ..Settings::default() };
            let Some(found) = tuned(pixels, &settings, by_lines, &mut ()) else { continue };
            found_some += 1;
            assert!(found.tried <= MOST_TRIED);
            assert_eq!(found.sketch, sketch(pixels, &found.settings));
            let is_good = |threshold: u8| {
                let sketch = sketch(pixels, &Settings { threshold: Some(threshold), ..settings.clone() });
                let puzzle = sketch.puzzle().unwrap();
                let filled = sketch.grid.filled_cells();
                let method = if by_lines { nonoscope::solve::Method::Passes } else { nonoscope::solve::Method::Auto };
                let is_blank = filled == 0 || filled == sketch.grid.cells().len();
                !is_blank && solve(&puzzle, method).verdict == Verdict::Unique
            };
            let chosen = sketch(pixels, &settings).threshold.unwrap();
            let threshold = found.settings.threshold.unwrap();
            assert!(is_good(threshold), "{seed}");
            let nearer = (0..=255_u8).filter(|other| other.abs_diff(chosen) < threshold.abs_diff(chosen));
            assert!(nearer.into_iter().all(|other| !is_good(other)), "{seed}: {threshold}");
        }
    }
    assert!(found_some >= 3, "{found_some}");
}

#[test]
fn black_on_white_is_the_usual_palette() {
    assert_eq!(sketch(&landscape(), &Settings::default()).palette, Palette::default());
}

fn any_settings() -> impl Strategy<Value = Settings> {
    let side = || prop_oneof![Just(None), (0usize..60).prop_map(Some)];
    let crop = prop_oneof![
        Just(None),
        (0usize..90, 0usize..90, 0usize..90, 0usize..90).prop_map(|(left, top, width, height)| Some(Crop {
            left,
            top,
            width,
            height
        })),
        Just(Some(Crop { left: usize::MAX, top: 0, width: usize::MAX, height: usize::MAX })),
    ];
    let size = (side(), side(), crop, any::<bool>(), any::<bool>())
        .prop_map(|(width, height, crop, trim, stretch)| Size { width, height, crop, trim, stretch });
    let look = (
        prop_oneof![Just(None), (0usize..20).prop_map(Some)],
        prop::sample::select(Style::ALL),
        prop::sample::select(Dither::ALL),
        prop::sample::select(Background::ALL),
        prop_oneof![0usize..9, Just(usize::MAX)],
    );
    let light = (any::<Option<u8>>(), any::<bool>(), any::<bool>(), any::<i32>(), -120i32..120);
    (size, look, light).prop_map(|(size, look, light)| {
        let (colours, style, dither, background, islands) = look;
        let (threshold, invert, even, brightness, contrast) = light;
        Settings { size, colours, style, threshold, invert, even, brightness, contrast, dither, background, islands }
    })
}

proptest! {
    #[test]
    fn whatever_the_pixels_and_the_numbers_are_there_is_a_puzzle(
        settings in any_settings(), seed in 0u64..1000, width in 1usize..70, height in 1usize..70, which in 0usize..5
    ) {
        let pixels = match which {
            0 => face(),
            1 => sign(),
            2 => squares(),
            3 => drawing(seed, width, height, 4, 1).0,
            _ => noisy(seed, width, height),
        };
        let sketch = sketch(&pixels, &settings);
        let puzzle = sketch.puzzle().unwrap();
        prop_assert_eq!(puzzle.first_mismatch(&sketch.grid), None);
        prop_assert_eq!(sketch.grid.unknown_cells(), 0);
        prop_assert!(sketch.palette.inks() <= MOST_COLOURS);
        for (wished, own) in [(settings.size.width, sketch.grid.width()), (settings.size.height, sketch.grid.height())] {
            prop_assert!(wished.is_none_or(|wished| wished.max(1) == own));
        }
    }
}
