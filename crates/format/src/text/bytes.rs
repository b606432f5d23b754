//! Text from the bytes of a file.

/// The text in a file: UTF-8 or UTF-16, with or without a byte order mark, or else Latin-1.
pub fn text_of(bytes: &[u8]) -> String {
    match bytes {
        [0xff, 0xfe, rest @ ..] => utf16(rest, u16::from_le_bytes),
        [0xfe, 0xff, rest @ ..] => utf16(rest, u16::from_be_bytes),
        [first, 0, ..] if *first != 0 && is_zero_in_most(bytes, 1) => utf16(bytes, u16::from_le_bytes),
        [0, second, ..] if *second != 0 && is_zero_in_most(bytes, 0) => utf16(bytes, u16::from_be_bytes),
        _ => match std::str::from_utf8(bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes)) {
            Ok(text) => text.to_owned(),
            Err(_) => bytes.iter().copied().map(char::from).collect(),
        },
    }
}

/// Whether the first or second byte of most pairs at the beginning is zero, as in UTF-16 of Western texts. A single zero may
/// be an accident.
fn is_zero_in_most(bytes: &[u8], place: usize) -> bool {
    let pairs = || bytes.chunks_exact(2).take(64);
    2 * pairs().filter(|pair| pair[place] == 0).count() > pairs().count()
}

fn utf16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> String {
    let units = bytes.chunks_exact(2).map(|pair| unit([pair[0], pair[1]]));
    char::decode_utf16(units).map(|c| c.unwrap_or(char::REPLACEMENT_CHARACTER)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_become_text() {
        assert_eq!(text_of("é".as_bytes()), "é");
        assert_eq!(text_of(b"\xef\xbb\xbf1 2"), "1 2");
        assert_eq!(text_of(b"caf\xe9"), "café");
        assert_eq!(text_of(b""), "");
        assert_eq!(text_of(b"1\x00 2\n3\n"), "1\x00 2\n3\n");
    }

    #[test]
    fn utf_16_is_recognised_by_its_mark_or_its_zeros() {
        let text = "1 é\n";
        let little: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
        let big: Vec<u8> = text.encode_utf16().flat_map(u16::to_be_bytes).collect();
        assert_eq!((text_of(&little), text_of(&big)), (text.to_owned(), text.to_owned()));
        assert_eq!(text_of(&[&[0xff, 0xfe], &little[..]].concat()), text);
        assert_eq!(text_of(&[&[0xfe, 0xff], &big[..]].concat()), text);
        assert_eq!(text_of(&[0xff, 0xfe, 0x00, 0xd8, 0x31]), "\u{fffd}");
    }
}
