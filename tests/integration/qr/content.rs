//! Contents that no program in the other tests makes: with declarations about a message, or with an end that comes too
//! soon.

use crate::patterns::{grid, said};
use nonoscope::qr::{Message, Remark, read};
use qrcodegen::{QrCode, QrCodeEcc, Version};

/// A content in bytes, made of fields: the number in each, and its width in bits.
fn content(fields: &[(u32, usize)]) -> Vec<u8> {
    let bits: Vec<u8> = fields
        .iter()
        .flat_map(|&(number, size)| (0..size).rev().map(move |bit| (number >> bit & 1) as u8))
        .chain([0; 8])
        .collect();
    bits.chunks_exact(8).map(|byte| byte.iter().fold(0, |byte, bit| byte << 1 | bit)).collect()
}

/// What a pattern of version 2 at level L says if its 34 codewords begin with this content.
fn of(fields: &[(u32, usize)], filling: u8) -> Option<(String, Vec<Remark>)> {
    let mut codewords = content(fields);
    codewords.resize(34, filling);
    said(&grid(&QrCode::encode_codewords(Version::new(2), QrCodeEcc::Low, &codewords, None)))
}

const END: (u32, usize) = (0, 4);
const BYTES: (u32, usize) = (4, 4);

#[test]
fn parts_without_text_are_named() {
    let part = Remark::Part { part: 2, of: 3 };
    let expected = (String::new(), vec![part, Remark::NoText]);
    assert_eq!(of(&[(3, 4), (1, 4), (2, 4), (0x55, 8), END], 0), Some(expected));
    assert_eq!(of(&[END], 0), Some((String::new(), vec![Remark::NoText])));
}

#[test]
fn formats_of_others_are_named() {
    // Letters: 01, %% for a percent sign, % for the end of a field, A.
    let letters = [(2, 4), (6, 9), (1, 11), (38 * 45 + 38, 11), (38 * 45 + 10, 11), END];
    let after = |first: &[(u32, usize)]| of(&[first, &letters].concat(), 0);
    assert_eq!(after(&[(5, 4)]), Some(("01%\u{1d}A".to_owned(), vec![Remark::Gs1])));
    assert_eq!(after(&[(9, 4), (37, 8)]), Some(("01%\u{1d}A".to_owned(), vec![Remark::Industry { indicator: 37 }])));
    assert_eq!(after(&[]), Some(("01%%%A".to_owned(), vec![])));
}

#[test]
fn what_comes_after_an_unknown_mode_is_missing() {
    for mode in [6, 10, 11, 12, 14, 15] {
        let expected = ("A".to_owned(), vec![Remark::UnsupportedMode { mode }]);
        assert_eq!(of(&[BYTES, (1, 8), (65, 8), (mode.into(), 4), (1, 8), (66, 8)], 0), Some(expected));
    }
    // The mode for hanzi has a single character set.
    let other_set = of(&[BYTES, (1, 8), (65, 8), (13, 4), (2, 4), (0, 8)], 0);
    assert_eq!(other_set, Some(("A".to_owned(), vec![Remark::UnsupportedMode { mode: 13 }])));
}

#[test]
fn a_content_that_ends_too_soon_is_none() {
    // Only 32 of the 33 bytes are there, and 81 of the 90 digits.
    assert_eq!(of(&[BYTES, (33, 8)], 0), None);
    assert!(of(&[BYTES, (32, 8)], 0).is_some());
    assert_eq!(of(&[(1, 4), (90, 10)], 0), None);
    // These numbers are too large for digits, for letters and for a character set.
    assert_eq!(of(&[(1, 4), (3, 10), (1000, 10), END], 0), None);
    assert_eq!(of(&[(1, 4), (1, 10), (10, 4), END], 0), None);
    assert_eq!(of(&[(2, 4), (2, 9), (45 * 45, 11), END], 0), None);
    assert_eq!(of(&[(2, 4), (1, 9), (45, 6), END], 0), None);
    assert_eq!(of(&[(7, 4), (0xFF, 8), END], 0), None);
}

#[test]
fn an_address_of_which_part_is_missing_is_no_link() {
    let address = b"http://example.org";
    let fields = |first: &[(u32, usize)]| {
        let bytes = address.iter().map(|&byte| (byte.into(), 8));
        let mut fields = [first, &[BYTES, (address.len() as u32, 8)]].concat();
        fields.extend(bytes.chain([END]));
        let mut codewords = content(&fields);
        codewords.resize(34, 0);
        read(&grid(&QrCode::encode_codewords(Version::new(2), QrCodeEcc::Low, &codewords, None))).unwrap()
    };
    assert_eq!(fields(&[]).link().as_deref(), Some("http://example.org"));
    let part: Message = fields(&[(3, 4), (0, 4), (1, 4), (0, 8)]);
    assert_eq!((part.text(), part.link()), ("http://example.org", None));
}
