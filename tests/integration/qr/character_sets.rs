//! The character sets, as Python has them: what a pattern declares is what its bytes mean.

use crate::patterns::{grid, lines, said};
use nonoscope::qr::{Assumed, Remark};
use qrcodegen::{QrCode, QrCodeEcc, QrSegment, QrSegmentMode};

/// What a pattern says that declares a set and holds these bytes.
fn declared(number: u32, bytes: &[u8]) -> (String, Vec<Remark>) {
    let segments = [QrSegment::make_eci(number), QrSegment::make_bytes(bytes)];
    said(&grid(&QrCode::encode_segments(&segments, QrCodeEcc::Low).unwrap())).unwrap()
}

fn undeclared(bytes: &[u8]) -> (String, Vec<Remark>) {
    said(&grid(&QrCode::encode_binary(bytes, QrCodeEcc::Low).unwrap())).unwrap()
}

/// Number, name, bytes and text of each set.
fn sets() -> Vec<(u32, String, Vec<u8>, String)> {
    let set = |line: &String| {
        let [number, name, bytes, text] = line.split('\t').collect::<Vec<_>>()[..] else { panic!("{line}") };
        let bytes = (0..bytes.len()).step_by(2).map(|i| u8::from_str_radix(&bytes[i..i + 2], 16).unwrap()).collect();
        (number.parse().unwrap(), name.to_owned(), bytes, text.to_owned())
    };
    lines("sets").iter().map(set).collect()
}

#[test]
fn every_set_has_its_characters() {
    assert_eq!(sets().len(), 29);
    for (number, name, bytes, text) in sets() {
        let (said, remarks) = declared(number, &bytes);
        let differing: Vec<_> = said.chars().zip(text.chars()).filter(|(ours, theirs)| ours != theirs).collect();
        assert_eq!(differing, [], "{name}");
        assert_eq!((said, remarks), (text, vec![]), "{name}");
    }
}

#[test]
fn ascii_is_ascii_in_nearly_every_set() {
    let ascii: Vec<u8> = (0..0x80).collect();
    for number in (0..=32).filter(|number| ![14, 19, 25].contains(number)) {
        assert_eq!(declared(number, &ascii), (String::from_utf8(ascii.clone()).unwrap(), vec![]), "{number}");
    }
}

#[test]
fn sets_of_iso_have_control_characters_where_those_of_windows_have_others() {
    let bytes: Vec<u8> = (0x80..0xA0).collect();
    let controls: String = ('\u{80}'..'\u{a0}').collect();
    for number in [1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 16, 17, 18] {
        assert_eq!(declared(number, &bytes), (controls.clone(), vec![]), "{number}");
    }
    assert_eq!(declared(11, b"\x85 \xFD \x86"), ("\u{85} ı \u{86}".to_owned(), vec![]));
}

#[test]
fn a_set_that_is_not_supported_shows_its_bytes() {
    for number in [14, 19, 34, 899, 999_999] {
        let expected = (r"Gr\x81\xE1e \\ \x00".to_owned(), vec![Remark::UnsupportedSet { number }]);
        assert_eq!(declared(number, b"Gr\x81\xE1e \\ \0"), expected);
    }
}

#[test]
fn bytes_that_mean_nothing_are_shown() {
    let malformed: [(u32, &[u8], &str); 6] = [
        (26, b"a\xFFb\\", r"a\xFFb\\"),
        (20, b"a\x82", r"a\x82"),
        (25, b"\xD8\x34\0a", r"\xD84\x00a"),
        (33, b"a\0b", r"a\x00b"),
        (27, b"\x80", r"\x80"),
        (13, b"\xDB", r"\xDB"),
    ];
    for (number, bytes, text) in malformed {
        assert_eq!(declared(number, bytes), (text.to_owned(), vec![Remark::Malformed]), "{number}");
    }
}

#[test]
fn what_is_assumed_is_said() {
    let assumed = |text: &str, set| (text.to_owned(), vec![Remark::Undeclared(set)]);
    assert_eq!(undeclared("é".as_bytes()), assumed("é", Assumed::Utf8));
    assert_eq!(undeclared(b"\xE9"), assumed("é", Assumed::Latin1));
    assert_eq!(undeclared(b"\x93\xFA\x96\x7B"), assumed("日本", Assumed::ShiftJis));
    // Quotation marks of Windows, which are no Shift JIS: nothing better than what the standard says.
    assert_eq!(undeclared(b"\x93so\x94"), assumed("\u{93}so\u{94}", Assumed::Latin1));
    assert_eq!(undeclared(b"ASCII"), ("ASCII".to_owned(), vec![]));
}

#[test]
fn characters_may_be_cut_in_two() {
    let bytes = "Grüße".as_bytes();
    let halves = [bytes[..3].to_vec(), bytes[3..].to_vec()].map(|half| QrSegment::make_bytes(&half));
    let code = QrCode::encode_segments(&halves, QrCodeEcc::Low).unwrap();
    assert_eq!(said(&grid(&code)), Some(("Grüße".to_owned(), vec![Remark::Undeclared(Assumed::Utf8)])));
}

#[test]
fn a_set_holds_until_another_is_declared() {
    let segments = [
        QrSegment::make_bytes(b"\xC3\xA9"),
        QrSegment::make_eci(7),
        QrSegment::make_bytes(b"\xBF"),
        QrSegment::make_numeric("1"),
        QrSegment::make_bytes(b"\xBF"),
        QrSegment::make_eci(9),
        QrSegment::make_bytes(b"\xE1"),
    ];
    let code = QrCode::encode_segments(&segments, QrCodeEcc::Low).unwrap();
    assert_eq!(said(&grid(&code)), Some(("éП1Пα".to_owned(), vec![Remark::Undeclared(Assumed::Utf8)])));
}

/// As the standard packs them: 8140 to 9FFC and E040 to EBBF of Shift JIS.
#[test]
fn kanji_are_unpacked() {
    let (_, _, bytes, text) = sets().into_iter().find(|(number, ..)| *number == 20).unwrap();
    let (mut bits, mut count, mut expected, mut rest) = (Vec::new(), 0, String::new(), &bytes[..]);
    for character in text.chars() {
        let length = if ('\u{ff61}'..='\u{ff9f}').contains(&character) || character.is_ascii() { 1 } else { 2 };
        let (code, after) = rest.split_at(length);
        rest = after;
        let &[high, low] = code else { continue };
        let code = u32::from(high) << 8 | u32::from(low);
        if code > 0xEBBF {
            continue;
        }
        let code = code - if code < 0xE040 { 0x8140 } else { 0xC140 };
        let packed = (code >> 8) * 0xC0 + (code & 0xFF);
        bits.extend((0..13).rev().map(|bit| packed >> bit & 1 == 1));
        count += 1;
        expected.push(character);
    }
    assert!(count > 100);
    let code = QrCode::encode_segments(&[QrSegment::new(QrSegmentMode::Kanji, count, bits)], QrCodeEcc::Low).unwrap();
    assert_eq!(said(&grid(&code)), Some((expected, vec![])));
}
