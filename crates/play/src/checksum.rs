//! A checksum, which shows whether a text is complete.

/// The FNV-1a hash of 32 bits.
pub fn checksum(bytes: &[u8]) -> u32 {
    bytes.iter().fold(0x811c_9dc5, |sum: u32, &byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

/// Whether hexadecimal digits are the right checksum for these bytes.
pub fn is_right(digits: &str, bytes: &[u8]) -> bool {
    u32::from_str_radix(digits, 16) == Ok(checksum(bytes))
}
