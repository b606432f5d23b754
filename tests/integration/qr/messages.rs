//! Patterns of every version, level, mask and mode say what they were made to say, however they stand; made by other
//! programs (qrcodegen here, segno for the kept ones), and read by one more (rqrr) where it can.

use nonoscope::puzzle::{At, Cell, Grid};
use nonoscope::qr::{Message, Remark, Stance, read};
use qrcodegen::{Mask, QrCode, QrCodeEcc, QrSegment, Version};

const LEVELS: [QrCodeEcc; 4] = [QrCodeEcc::Low, QrCodeEcc::Medium, QrCodeEcc::Quartile, QrCodeEcc::High];

/// A square of cells, of which those are filled that `dark` says, by row and column.
fn square(side: usize, dark: impl Fn(usize, usize) -> bool) -> Grid {
    let mut grid = Grid::unknown(side, side);
    for at in grid.places() {
        grid.set(at, if dark(at.row(), at.column()) { Cell::Filled } else { Cell::Empty });
    }
    grid
}

fn grid(code: &QrCode) -> Grid {
    square(code.size() as usize, |row, column| code.get_module(column as i32, row as i32))
}

/// A kept pattern.
fn kept(name: &str) -> Grid {
    let text = std::fs::read_to_string(format!("{}/tests/data/qr/{name}.txt", env!("CARGO_MANIFEST_DIR"))).unwrap();
    let rows: Vec<String> = text.lines().map(|row| row.replace('#', "X").replace('.', "O")).collect();
    Grid::from_picture(&rows).unwrap()
}

/// Text and remarks.
fn said(grid: &Grid) -> Option<(String, Vec<Remark>)> {
    read(grid).map(|message| (message.text().to_owned(), message.remarks().to_vec()))
}

#[test]
fn every_version_level_and_mask_is_read() {
    for version in 1..=40 {
        for (number, level) in LEVELS.into_iter().enumerate() {
            let mask = ((version + number) % 8) as u8;
            let text = format!("Version {version}")[..9].to_owned();
            // As many bytes as fit, so that blocks of both lengths are full.
            let size = Version::new(version as u8);
            let code = (0..3000).rev().step_by(23).find_map(|more| {
                let segments = [QrSegment::make_bytes(format!("{text}{}", "x".repeat(more)).as_bytes())];
                QrCode::encode_segments_advanced(&segments, level, size, size, Some(Mask::new(mask)), false).ok()
            });
            let message = read(&grid(&code.unwrap())).unwrap();
            assert!(message.text().starts_with(&text), "{version} {number}: {}", message.text());
            assert_eq!(message.remarks(), []);
        }
    }
}

#[test]
fn masks_and_modes_are_read() {
    for mask in 0..8 {
        let segments = [
            QrSegment::make_numeric("01234567"),
            QrSegment::make_alphanumeric("A-Z $%*+./:"),
            QrSegment::make_bytes(b"and bytes"),
            QrSegment::make_numeric("9"),
        ];
        let (least, most) = (Version::MIN, Version::MAX);
        let code = QrCode::encode_segments_advanced(&segments, QrCodeEcc::Low, least, most, Some(Mask::new(mask)), false);
        let text = "01234567A-Z $%*+./:and bytes9".to_owned();
        assert_eq!(said(&grid(&code.unwrap())), Some((text, vec![])));
    }
}

#[test]
fn as_many_errors_as_a_level_mends_are_mended() {
    let code = QrCode::encode_text("www.gchq.gov.uk/puzz", QrCodeEcc::High).unwrap();
    let whole = grid(&code);
    let side = whole.width();
    // A hole in the middle, which is no more than a few codewords wide.
    for hole in 1..=5 {
        let corner = (side - hole) / 2;
        let inside = |along: usize| (corner..corner + hole).contains(&along);
        let damaged = square(side, |row, column| {
            (whole.get(At::new(row, column)) == Cell::Filled) != (inside(row) && inside(column))
        });
        assert_eq!(read(&damaged).as_ref().map(Message::text), Some("www.gchq.gov.uk/puzz"), "{hole}");
    }
}

#[test]
fn character_sets_that_are_declared_are_obeyed() {
    for (name, text) in [
        ("kanji", "点と茗荷"),
        ("declared-shift-jis", "点と茗荷"),
        ("declared-utf-8", "Ærø – naïve"),
        ("declared-cyrillic", "Привет"),
        ("declared-greek", "αβγ"),
        ("digits-letters-bytes", "0123456789012345"),
    ] {
        assert_eq!(said(&kept(name)), Some((text.to_owned(), vec![])), "{name}");
    }
}

#[test]
fn character_sets_that_are_not_declared_are_named() {
    let undeclared = |utf8| vec![Remark::Undeclared { utf8 }];
    assert_eq!(said(&kept("undeclared-utf-8")), Some(("Grüße ☃".to_owned(), undeclared(true))));
    assert_eq!(said(&kept("undeclared-latin-1")), Some(("Grüße".to_owned(), undeclared(false))));
}

#[test]
fn a_set_that_is_not_supported_shows_its_bytes() {
    let remark = Remark::UnsupportedSet { number: 2 };
    assert_eq!(said(&kept("declared-437")), Some((r"Gr\x81\xE1e".to_owned(), vec![remark])));
}

#[test]
fn the_parts_of_a_longer_message_are_named() {
    let parts: Vec<(String, Vec<Remark>)> = (1..=3).map(|part| said(&kept(&format!("part-{part}-of-3"))).unwrap()).collect();
    let whole: String = parts.iter().map(|(text, _)| text.as_str()).collect();
    assert_eq!(whole, "An address that three patterns share: http://example.org/long");
    for (part, (_, remarks)) in (1..).zip(&parts) {
        assert_eq!(remarks, &[Remark::Part { part, of: 3 }]);
    }
}

#[test]
fn a_pattern_is_read_however_it_stands() {
    let code = QrCode::encode_text("Whichever way", QrCodeEcc::Medium).unwrap();
    let right = grid(&code);
    let last = right.width() - 1;
    for inverted in [false, true] {
        for mirrored in [false, true] {
            for turns in 0..4 {
                let dark = |mut row: usize, mut column: usize| {
                    for _ in 0..turns {
                        (row, column) = (last - column, row);
                    }
                    let column = if mirrored { last - column } else { column };
                    (right.get(At::new(row, column)) == Cell::Filled) != inverted
                };
                let stance = Stance { turns, mirrored, inverted };
                let remarks = if stance == Stance::default() { vec![] } else { vec![Remark::Stance(stance)] };
                assert_eq!(said(&square(last + 1, dark)), Some(("Whichever way".to_owned(), remarks)), "{stance}");
            }
        }
    }
}

#[test]
fn micro_patterns_are_named() {
    for name in ["micro-m1", "micro-m2", "micro-m3", "micro-m4"] {
        assert_eq!(said(&kept(name)), Some((String::new(), vec![Remark::Micro])), "{name}");
    }
    // A finder alone is a picture like any other.
    let finder = square(13, |row, column| row < 7 && column < 7 && row.abs_diff(3).max(column.abs_diff(3)) != 2);
    assert_eq!(read(&finder), None);
}

#[test]
fn other_readers_read_the_same() {
    for name in ["digits-letters-bytes", "undeclared-utf-8", "declared-utf-8"] {
        let grid = kept(name);
        let dark = |column, row| grid.get(At::new(row, column)) == Cell::Filled;
        let image = rqrr::SimpleGrid::from_func(grid.width(), dark);
        let (_, text) = rqrr::Grid::new(image).decode().unwrap();
        assert_eq!(said(&grid).map(|(said, _)| said), Some(text), "{name}");
    }
}
