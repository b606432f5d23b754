//! Patterns that segno made say what it was given: modes, declared sets, parts of a message, Micro QR codes.

use crate::patterns::{by_quircs, by_rqrr, kept, put, said, square, stances};
use nonoscope::puzzle::{At, Grid};
use nonoscope::qr::{Assumed, Message, Remark, Stance, read};

const MICRO: [(&str, u8, &str); 8] = [
    ("m1", 1, "98765"),
    ("m2-l", 2, "AC-42"),
    ("m2-m", 2, "12345678"),
    ("m3-l", 3, "Ngornaom"),
    ("m3-m", 3, "14 SIGNS OR"),
    ("m4-l", 4, "Ngornaom, 1915"),
    ("m4-m", 4, "Grüße"),
    ("m4-q", 4, "点と茗荷"),
];

#[test]
fn modes_are_read() {
    for (name, text) in [
        ("digits", "0123456789012345"),
        ("letters", "HTTP://EXAMPLE.ORG/A-B?$%*+"),
        ("kanji", "点と茗荷"),
        ("hanzi", "书读百遍"),
    ] {
        assert_eq!(said(&kept(name)), Some((text.to_owned(), vec![])), "{name}");
    }
}

#[test]
fn declared_sets_are_obeyed() {
    for (name, text) in [
        ("utf-8", "Ærø – naïve"),
        ("utf-16be", "Ω 𝄞"),
        ("shift-jis", "点と茗荷"),
        ("iso8859-2", "Žluťoučký"),
        ("iso8859-5", "Привет"),
        ("iso8859-7", "αβγ"),
        ("iso8859-15", "€ 5"),
        ("cp1251", "Ёлка"),
        ("big5", "中文字"),
        ("gb18030", "汉字"),
        ("euc_kr", "한국어"),
    ] {
        assert_eq!(said(&kept(&format!("declared-{name}"))), Some((text.to_owned(), vec![])), "{name}");
    }
}

#[test]
fn sets_that_are_not_declared_are_named() {
    for (name, text, assumed) in [
        ("utf-8", "Grüße ☃", Assumed::Utf8),
        ("iso8859-1", "Grüße", Assumed::Latin1),
        ("shift-jis", "みかんとリンゴ", Assumed::ShiftJis),
    ] {
        let expected = (text.to_owned(), vec![Remark::Undeclared(assumed)]);
        assert_eq!(said(&kept(&format!("undeclared-{name}"))), Some(expected), "{name}");
    }
}

#[test]
fn the_parts_of_a_longer_message_are_named() {
    let mut whole = String::new();
    for part in 1..=3 {
        let (text, remarks) = said(&kept(&format!("part-{part}-of-3"))).unwrap();
        assert_eq!(remarks, [Remark::Part { part, of: 3 }]);
        whole.push_str(&text);
    }
    assert_eq!(whole, "An address that three patterns share: http://example.org/long");
}

#[test]
fn micro_codes_are_read_however_they_stand() {
    for (name, version, text) in MICRO {
        let pattern = kept(&format!("micro-{name}"));
        for stance in stances() {
            let (said, remarks) = said(&put(&pattern, stance)).unwrap();
            assert_eq!(said, text, "{name}, {stance}");
            assert_eq!(remarks[0], Remark::Micro { version });
            assert_eq!(remarks.contains(&Remark::Stance(stance)), stance != Stance::default());
        }
    }
}

/// A pattern with other cells in their places.
fn damaged(pattern: &Grid, cells: &[At]) -> Grid {
    let mut damaged = pattern.clone();
    for &at in cells {
        damaged.set(at, damaged.get(at).opposite());
    }
    damaged
}

#[test]
fn micro_codes_are_corrected_or_not_read() {
    for (name, _, text) in MICRO {
        let pattern = kept(&format!("micro-{name}"));
        let side = pattern.width();
        for (row, column) in (9..side).flat_map(|row| (1..side).map(move |column| (row, column))) {
            let at = At::new(row, column);
            let message = read(&damaged(&pattern, &[at]));
            assert_eq!(message.as_ref().map(Message::text), (name != "m1").then_some(text), "{name}, {at:?}");
            assert!(message.is_none_or(|message| message.remarks().contains(&Remark::Corrected { cells: 1 })));
        }
        // Half of the rows.
        let rows = (9..side).step_by(2).flat_map(|row| (1..side).map(move |column| At::new(row, column)));
        assert_eq!(read(&damaged(&pattern, &rows.collect::<Vec<_>>())), None, "{name}");
    }
}

#[test]
fn a_finder_alone_is_a_picture_like_any_other() {
    for side in [11, 13, 15, 17] {
        let finder = |row: usize, column: usize| row < 7 && column < 7 && row.abs_diff(3).max(column.abs_diff(3)) != 2;
        let dots = |row, column| (row == 0 || column == 0) && (row + column) % 2 == 0;
        assert_eq!(read(&square(side, finder)), None);
        assert_eq!(read(&square(side, |row, column| finder(row, column) || dots(row, column))), None);
    }
}

#[test]
fn other_readers_read_the_same() {
    for name in ["digits", "letters", "undeclared-utf-8", "declared-utf-8"] {
        let grid = kept(name);
        let (text, _) = said(&grid).unwrap();
        assert_eq!(by_rqrr(&grid).as_ref(), Some(&text), "{name}");
        assert_eq!(by_quircs(&grid), Some(text.into_bytes()), "{name}");
    }
}
