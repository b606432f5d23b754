//! Small numbers as one letter each.

const LETTERS: &[u8; 64] = b"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_";

/// The largest number that a letter stands for.
pub(crate) const LARGEST: usize = LETTERS.len() - 1;

/// The letter of a number; that of the largest for anything larger.
pub(crate) fn letter(number: usize) -> char {
    char::from(LETTERS[number.min(LARGEST)])
}

/// The number of a letter.
pub(crate) fn number(letter: u8) -> Option<usize> {
    match letter {
        b'0'..=b'9' => Some(usize::from(letter - b'0')),
        b'a'..=b'z' => Some(usize::from(letter - b'a') + 10),
        b'A'..=b'Z' => Some(usize::from(letter - b'A') + 36),
        b'-' => Some(62),
        b'_' => Some(63),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_number_has_a_letter() {
        for at in 0..=LARGEST {
            assert_eq!(number(letter(at) as u8), Some(at));
        }
        assert_eq!((0..=255).filter(|&byte| number(byte).is_some()).count(), LARGEST + 1);
    }
}
