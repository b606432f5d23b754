//! Patterns of every version, level, mask, mode and way to stand that qrcodegen makes say what it was given; damaged ones too,
//! or they say nothing. Where quircs reads one, it reads the same.

use crate::patterns::{LEVELS, bordered, by_quircs, by_rqrr, grid, put, said, stances};
use nonoscope::puzzle::{At, Cell, Grid};
use nonoscope::qr::{Assumed, Message, Remark, Stance, read};
use proptest::prelude::*;
use qrcodegen::{Mask, QrCode, QrCodeEcc, QrSegment, Version};

#[test]
fn every_version_level_and_mask_is_read() {
    for version in 1..=40 {
        for (number, level) in LEVELS.into_iter().enumerate() {
            let mask = Mask::new(((version + number) % 8) as u8);
            let size = Version::new(version as u8);
            let code = |text: &str| {
                let segments = [QrSegment::make_bytes(text.as_bytes())];
                QrCode::encode_segments_advanced(&segments, level, size, size, Some(mask), false).ok()
            };
            // As many bytes as fit, so that blocks of both lengths are full.
            let fits = |length: &usize| code(&"x".repeat(*length)).is_some();
            let lengths: Vec<usize> = (0..3000).collect();
            let length = lengths.partition_point(fits) - 1;
            let text: String = (b'!'..=b'~').cycle().take(length).map(char::from).collect();
            let pattern = grid(&code(&text).unwrap());
            assert_eq!(said(&pattern), Some((text.clone(), vec![])), "{version}, {number}");
            assert_eq!(by_quircs(&pattern), Some(text.into_bytes()), "{version}, {number}");
        }
    }
}

#[test]
fn a_pattern_is_read_however_it_stands() {
    for (text, level) in [("Whichever way", QrCodeEcc::Low), ("Whichever way", QrCodeEcc::High), ("7", QrCodeEcc::Low)]
    {
        let pattern = grid(&QrCode::encode_text(text, level).unwrap());
        for stance in stances() {
            let remarks = if stance == Stance::default() { vec![] } else { vec![Remark::Stance(stance)] };
            let put = put(&pattern, stance);
            assert_eq!(said(&put), Some((text.to_owned(), remarks.clone())), "{stance}");
            let border = if stance.inverted { Cell::FILLED } else { Cell::EMPTY };
            assert_eq!(said(&bordered(&put, 4, border)), Some((text.to_owned(), remarks)), "{stance}");
        }
    }
}

#[test]
fn as_many_cells_as_are_mended_are_named() {
    let whole = grid(&QrCode::encode_text("www.gchq.gov.uk/puzz", QrCodeEcc::High).unwrap());
    let side = whole.width();
    for hole in 1..=5 {
        let corner = (side - hole) / 2;
        let mut damaged = whole.clone();
        for (row, column) in (0..hole).flat_map(|row| (0..hole).map(move |column| (corner + row, corner + column))) {
            let at = At::new(row, column);
            damaged.set(at, whole.get(at).opposite());
        }
        let remarks = vec![Remark::Corrected { cells: hole * hole }];
        assert_eq!(said(&damaged), Some(("www.gchq.gov.uk/puzz".to_owned(), remarks)), "{hole}");
        assert_eq!(by_rqrr(&damaged).as_deref(), Some("www.gchq.gov.uk/puzz"), "{hole}");
    }
}

#[test]
fn unknown_cells_are_not_called_wrong() {
    let mut grid = grid(&QrCode::encode_text("www.gchq.gov.uk/puzz", QrCodeEcc::High).unwrap());
    let corner = grid.width() / 2 - 2;
    for (row, column) in (0..5).flat_map(|row| (0..5).map(move |column| (corner + row, corner + column))) {
        grid.set(At::new(row, column), Cell::UNKNOWN);
    }
    assert_eq!(said(&grid), Some(("www.gchq.gov.uk/puzz".to_owned(), vec![])));
}

/// A segment, what it says, and whether it has bytes outside ASCII in no declared set.
#[derive(Clone, Debug)]
enum Piece {
    Digits(String),
    Letters(String),
    Text(String),
    Declared(String),
}

fn piece() -> impl Strategy<Value = Piece> {
    prop_oneof![
        "[0-9]{0,20}".prop_map(Piece::Digits),
        "[0-9A-Z $%*+./:-]{0,20}".prop_map(Piece::Letters),
        "\\PC{0,12}".prop_map(Piece::Text),
        any::<String>().prop_map(|text| Piece::Declared(text.chars().take(12).collect())),
    ]
}

fn level() -> impl Strategy<Value = QrCodeEcc> {
    (0..4usize).prop_map(|level| LEVELS[level])
}

fn stance() -> impl Strategy<Value = Stance> {
    (0..16usize).prop_map(|way| stances().nth(way).unwrap_or_default())
}

/// A pattern of pieces, the text that they are, and the bytes that they are.
fn pattern(pieces: &[Piece], level: QrCodeEcc, least: u8, mask: u8) -> (Grid, String) {
    let (mut segments, mut text) = (Vec::new(), String::new());
    // What is declared holds to the end, so that all the rest that is not declared comes before it.
    let (declared, others): (Vec<_>, Vec<_>) = pieces.iter().partition(|piece| matches!(piece, Piece::Declared(_)));
    for piece in others.into_iter().chain(declared) {
        match piece {
            Piece::Digits(digits) => segments.push(QrSegment::make_numeric(digits)),
            Piece::Letters(letters) => segments.push(QrSegment::make_alphanumeric(letters)),
            Piece::Text(text) => segments.push(QrSegment::make_bytes(text.as_bytes())),
            Piece::Declared(text) => {
                segments.extend([QrSegment::make_eci(26), QrSegment::make_bytes(text.as_bytes())]);
            }
        }
        let (Piece::Digits(said) | Piece::Letters(said) | Piece::Text(said) | Piece::Declared(said)) = piece;
        text.push_str(said);
    }
    let (least, most, mask) = (Version::new(least), Version::MAX, Some(Mask::new(mask)));
    let code = QrCode::encode_segments_advanced(&segments, level, least, most, mask, false);
    (grid(&code.unwrap()), text)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 600, ..ProptestConfig::default() })]

    #[test]
    fn what_is_encoded_is_said(
        pieces in prop::collection::vec(piece(), 0..6),
        level in level(),
        least in 1..12u8,
        mask in 0..8u8,
        stance in stance(),
        border in 0..3usize,
    ) {
        let (pattern, text) = pattern(&pieces, level, least, mask);
        let undeclared = pieces.iter().any(|piece| matches!(piece, Piece::Text(text) if !text.is_ascii()));
        let mut remarks = Vec::new();
        remarks.extend((stance != Stance::default()).then_some(Remark::Stance(stance)));
        remarks.extend(undeclared.then_some(Remark::Undeclared(Assumed::Utf8)));
        remarks.extend(text.is_empty().then_some(Remark::NoText));
        let put = put(&pattern, stance);
        let light = if stance.inverted { Cell::FILLED } else { Cell::EMPTY };
        prop_assert_eq!(said(&bordered(&put, border, light)), Some((text.clone(), remarks)));
        prop_assert_eq!(by_quircs(&pattern), Some(text.into_bytes()));
    }

    #[test]
    fn what_is_damaged_says_the_same_or_nothing(
        text in "[ -~]{1,60}",
        level in 0..4usize,
        least in 1..8u8,
        mask in 0..8u8,
        stance in stance(),
        places in prop_oneof![prop::collection::vec(any::<prop::sample::Index>(), 0..10), prop::collection::vec(any::<prop::sample::Index>(), 0..100)],
        unknown in any::<bool>(),
    ) {
        let (pattern, _) = pattern(&[Piece::Text(text.clone())], LEVELS[level], least, mask);
        let cells: Vec<At> = pattern.places().collect();
        let mut damaged = pattern.clone();
        for place in &places {
            let at = cells[place.index(cells.len())];
            damaged.set(at, if unknown { Cell::UNKNOWN } else { pattern.get(at).opposite() });
        }
        let message = read(&damaged);
        let read_text = message.as_ref().map(Message::text);
        prop_assert!(read_text.is_none_or(|read| read == text), "{:?}", message);
        // The smallest pattern can mend this many wrong codewords. Of more, quircs mends some by luck.
        let mended = [3, 5, 6, 8][level];
        if !unknown && places.len() <= mended && by_quircs(&damaged).is_some_and(|bytes| bytes == text.as_bytes()) {
            prop_assert_eq!(read_text, Some(&text[..]));
        }
        let put = read(&put(&damaged, stance));
        prop_assert!(put.as_ref().is_none_or(|put| put.text() == text), "{:?}", put);
    }

    #[test]
    fn three_wrong_cells_are_always_mended(
        text in "[ -~]{1,60}",
        level in level(),
        least in 1..8u8,
        mask in 0..8u8,
        stance in stance(),
        places in prop::collection::btree_set((9..12usize, 9..12usize), 0..=3),
    ) {
        let (mut pattern, _) = pattern(&[Piece::Text(text.clone())], level, least, mask);
        for &(row, column) in &places {
            let at = At::new(row, column);
            pattern.set(at, pattern.get(at).opposite());
        }
        let mut remarks = Vec::new();
        remarks.extend((stance != Stance::default()).then_some(Remark::Stance(stance)));
        remarks.extend((!places.is_empty()).then_some(Remark::Corrected { cells: places.len() }));
        prop_assert_eq!(said(&put(&pattern, stance)), Some((text, remarks)));
    }
}
