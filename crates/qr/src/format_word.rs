//! Format information: 15 bits, of which 5 say how to read a pattern and the others detect errors.

/// What the bits are combined with in an ordinary pattern.
pub(super) const ORDINARY: u16 = 0x5412;

/// The same in a Micro QR code.
pub(super) const MICRO: u16 = 0x4445;

/// The 5 bits that a damaged word most likely stands for, and how many of the 15 bits are wrong.
pub(super) fn nearest(word: u16, combined_with: u16) -> (u32, u16) {
    let distance = |data: u16| ((encoded(data) ^ combined_with ^ word).count_ones(), data);
    (0..32).map(distance).min().unwrap_or((15, 0))
}

/// Where a bit of the format information stands in an ordinary pattern, by row and column: around the first finder, and beside
/// the two others. Bit 0 is the last of the 15.
pub(super) fn places(side: usize, bit: usize) -> [(usize, usize); 2] {
    let far = side - 1;
    let around = match bit {
        0..=5 => (bit, 8),
        6 => (7, 8),
        7 => (8, 8),
        8 => (8, 7),
        _ => (8, 14 - bit),
    };
    [around, if bit < 8 { (8, far - bit) } else { (far - 14 + bit, 8) }]
}

/// 5 bits, followed by their remainder by the generator of the code.
pub(super) fn encoded(data: u16) -> u16 {
    let remainder = (0..10).fold(data, |rest, _| (rest << 1) ^ ((rest >> 9) * 0x537));
    data << 10 | remainder
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_wrong_bits_are_made_up_for() {
        for data in 0..32 {
            let word = encoded(data) ^ ORDINARY;
            for (one, other) in (0..15u16).flat_map(|one| (0..one).map(move |other| (one, other))) {
                assert_eq!(nearest(word ^ (1 << one) ^ (1 << other), ORDINARY), (2, data));
                assert_eq!(nearest(word ^ (1 << one) ^ (1 << other) ^ (1 << ((one + 1) % 15)), ORDINARY).1, data);
            }
        }
    }
}
