//! A checksum, by which a text that lost a part is told from a whole one.

/// The FNV-1a hash of 32 bits.
pub(super) fn checksum(bytes: &[u8]) -> u32 {
    bytes.iter().fold(0x811c_9dc5, |sum: u32, &byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

/// Whether hexadecimal digits are the checksum of some bytes.
pub(super) fn is_right(digits: &str, bytes: &[u8]) -> bool {
    u32::from_str_radix(digits, 16) == Ok(checksum(bytes))
}
