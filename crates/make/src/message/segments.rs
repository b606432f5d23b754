//! A text as the fewest bits of a QR code: chooses a mode for each character.
//!
//! Digits take 3⅓ bits, the 45 characters of the small set 5½, and all others 8 for each byte of UTF-8; each change of mode costs a
//! header. Dynamic programming over all modes finds the best division.

use nonoscope_qr::Version;

/// Bits, the first one first.
pub(super) type Bits = Vec<bool>;

/// How a stretch of a text is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mode {
    Digits,
    Letters,
    Bytes,
}

const MODES: [Mode; 3] = [Mode::Digits, Mode::Letters, Mode::Bytes];

/// The characters of the small set, in the order of their numbers.
const LETTERS: &str = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:";

/// The number of UTF-8 in the register of character sets.
const UTF_8: u32 = 26;

impl Mode {
    fn number(self) -> u32 {
        match self {
            Mode::Digits => 1,
            Mode::Letters => 2,
            Mode::Bytes => 4,
        }
    }

    /// How many bits the count of characters has.
    fn count_bits(self, version: Version) -> usize {
        let widths = version.widths();
        match self {
            Mode::Digits => widths.digits,
            Mode::Letters => widths.letters,
            Mode::Bytes => widths.bytes,
        }
    }

    fn header(self, version: Version) -> usize {
        4 + self.count_bits(version)
    }

    /// How many sixths of a bit a character takes, if it can be written at all.
    fn sixths(self, character: char) -> Option<usize> {
        match self {
            Mode::Digits => character.is_ascii_digit().then_some(20),
            Mode::Letters => LETTERS.contains(character).then_some(33),
            Mode::Bytes => Some(48 * character.len_utf8()),
        }
    }
}

/// The text in as few bits as it takes in a version, without an end. If `cuts` are given, places in the text, a new segment begins at each of them,
/// needed or not, which shifts all that follows.
///
/// UTF-8 is declared if the text is not plain ASCII, so that no reader needs to guess.
pub(super) fn encoded(text: &str, version: Version, cuts: &[usize]) -> Bits {
    let mut bits = Bits::new();
    let mut is_declared = text.chars().all(|character| matches!(character, ' '..='~' | '\t' | '\n' | '\r'));
    for (mode, stretch) in pieces(text, cuts).into_iter().flat_map(|piece| segments(piece, version)) {
        if mode == Mode::Bytes && !is_declared {
            push(&mut bits, 7, 4);
            push(&mut bits, UTF_8, 8);
            is_declared = true;
        }
        push(&mut bits, mode.number(), 4);
        match mode {
            Mode::Digits => push_digits(&mut bits, stretch, mode.count_bits(version)),
            Mode::Letters => push_letters(&mut bits, stretch, mode.count_bits(version)),
            Mode::Bytes => push_bytes(&mut bits, stretch, mode.count_bits(version)),
        }
    }
    bits
}

/// The text, cut at these places in ascending order.
fn pieces<'t>(text: &'t str, cuts: &[usize]) -> Vec<&'t str> {
    let ends = cuts.iter().copied().filter(|&cut| text.is_char_boundary(cut)).chain([text.len()]);
    let mut start = 0;
    let piece = |end| text.get(std::mem::replace(&mut start, end)..end).unwrap_or_default();
    ends.map(piece).filter(|piece| !piece.is_empty()).collect()
}

/// The stretches of a text, each with its mode.
fn segments(text: &str, version: Version) -> Vec<(Mode, &str)> {
    // For each mode, the fewest sixths of a bit for the text before a character if it ends in this mode; and for each
    // character and mode, the mode of the character before it on the best way.
    let head = |mode: Mode| 6 * mode.header(version);
    let mut costs: [usize; 3] = MODES.map(head);
    let mut ways: Vec<[usize; 3]> = Vec::new();
    for character in text.chars() {
        let mut way = [0, 1, 2];
        let after = |mode: usize| costs[mode].checked_add(MODES[mode].sixths(character)?);
        let after: [Option<usize>; 3] = std::array::from_fn(after);
        let mut next = after.map(|cost| cost.unwrap_or(usize::MAX));
        // A segment ends with whole bits.
        for to in 0..3 {
            for (from, cost) in after.into_iter().enumerate() {
                let changed = cost.map(|cost| cost.div_ceil(6) * 6 + head(MODES[to]));
                if let Some(changed) = changed.filter(|&changed| changed < next[to]) {
                    (next[to], way[to]) = (changed, from);
                }
            }
        }
        costs = next;
        ways.push(way);
    }
    // Backwards: `way` says in which mode a character stands if the next one wants a mode.
    let mut mode = (0..3).min_by_key(|&mode| costs[mode]).unwrap_or(2);
    let mut modes: Vec<usize> = ways
        .iter()
        .rev()
        .map(|way| {
            mode = way[mode];
            mode
        })
        .collect();
    modes.reverse();
    let mut segments: Vec<(Mode, &str)> = Vec::new();
    let mut start = 0;
    let places: Vec<(usize, char)> = text.char_indices().collect();
    for (index, &(place, character)) in places.iter().enumerate() {
        if modes.get(index + 1) != Some(&modes[index]) {
            let end = place + character.len_utf8();
            segments.push((MODES[modes[index]], &text[start..end]));
            start = end;
        }
    }
    segments
}

fn push(bits: &mut Bits, number: u32, count: usize) {
    bits.extend((0..count).rev().map(|bit| number >> bit & 1 == 1));
}

fn push_digits(bits: &mut Bits, digits: &str, count_bits: usize) {
    push(bits, digits.len() as u32, count_bits);
    for three in digits.as_bytes().chunks(3) {
        let number = three.iter().fold(0, |number, digit| 10 * number + u32::from(digit - b'0'));
        push(bits, number, [4, 7, 10][three.len() - 1]);
    }
}

fn push_letters(bits: &mut Bits, letters: &str, count_bits: usize) {
    push(bits, letters.len() as u32, count_bits);
    let numbers: Vec<u32> = letters.chars().map(|letter| LETTERS.find(letter).unwrap_or(0) as u32).collect();
    for two in numbers.chunks(2) {
        match two {
            [one, other] => push(bits, 45 * one + other, 11),
            _ => push(bits, two[0], 6),
        }
    }
}

fn push_bytes(bits: &mut Bits, text: &str, count_bits: usize) {
    push(bits, text.len() as u32, count_bits);
    for byte in text.bytes() {
        push(bits, u32::from(byte), 8);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Chance;

    fn version(number: usize) -> Version {
        Version::numbered(number).unwrap()
    }

    /// The fewest bits for a text, by trying all modes for all its characters.
    fn fewest(text: &str, version: Version) -> usize {
        let length = text.chars().count();
        let bits = |modes: Vec<Mode>| {
            let both: Vec<(Mode, char)> = modes.into_iter().zip(text.chars()).collect();
            let stretches = both.chunk_by(|one, next| one.0 == next.0).map(|stretch| {
                let sixths = stretch.iter().map(|&(mode, character)| mode.sixths(character)).sum::<Option<usize>>()?;
                Some(stretch[0].0.header(version) + sixths.div_ceil(6))
            });
            stretches.sum::<Option<usize>>()
        };
        let modes = |number: usize| (0..length).map(|place| MODES[number / 3usize.pow(place as u32) % 3]).collect();
        (0..3usize.pow(length as u32)).filter_map(|number| bits(modes(number))).min().unwrap()
    }

    #[test]
    fn no_other_division_takes_fewer_bits() {
        let mut chance = Chance::new(2);
        for round in 0..100 {
            let signs: Vec<char> = if round % 2 == 0 { "0123456789AB".chars() } else { "0123AZ:/ax".chars() }.collect();
            let mut text = String::new();
            for _ in 0..1 + chance.below(9) {
                // Stretches of one kind, so that it can pay to change the mode.
                let sign = signs[chance.below(signs.len())];
                let count = 1 + chance.below(9usize.saturating_sub(text.len()).max(1));
                text.extend(std::iter::repeat_n(sign, count));
            }
            text.truncate(9);
            for number in [1, 10, 27] {
                assert_eq!(encoded(&text, version(number), &[]).len(), fewest(&text, version(number)), "{text}");
            }
        }
    }

    #[test]
    fn modes_are_those_that_the_standard_shows() {
        let numbered = |bits: &Bits| bits.iter().fold(String::new(), |text, &bit| text + if bit { "1" } else { "0" });
        // Both are examples in ISO/IEC 18004.
        let digits = encoded("01234567", version(1), &[]);
        assert_eq!(numbered(&digits), "00010000001000000000110001010110011000011");
        let letters = encoded("AC-42", version(1), &[]);
        assert_eq!(numbered(&letters), "00100000001010011100111011100111001000010");
    }

    #[test]
    fn what_is_not_plain_ascii_is_declared() {
        let first = |text| encoded(text, version(5), &[])[..4].to_vec();
        let declared = [false, true, true, true];
        assert_ne!(first("plain"), declared);
        assert_eq!((first("für").as_slice(), first("\u{1b}$B").as_slice()), (&declared[..], &declared[..]));
    }

    #[test]
    fn cuts_change_where_segments_begin_and_not_what_they_say() {
        let text = "Grüße, 12345678901234567890!";
        assert_eq!(pieces(text, &[4, 5, 10]).concat(), text);
        assert_eq!(pieces("abc", &[0, 2, 2, 3]), ["ab", "c"]);
        let whole = encoded("abcdef", version(1), &[]);
        assert_eq!(encoded("abcdef", version(1), &[2, 4]).len(), whole.len() + 2 * 12);
    }
}
