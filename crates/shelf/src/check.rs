//! A number at the end of a file that tells whether the file is damaged.

use crate::error::DataError;

/// The check of some lines: FNV-1a over their bytes, each line with an end of one byte. Any change of a single byte changes it.
fn of<'l>(lines: impl Iterator<Item = &'l str>) -> u32 {
    let bytes = lines.flat_map(|line| line.bytes().chain([b'\n']));
    bytes.fold(0x811c_9dc5, |sum, byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

/// The text with its check as a last line.
pub(crate) fn sealed(mut text: String) -> String {
    let check = of(text.lines());
    text.push_str(&format!("check {check:08x}\n"));
    text
}

/// The lines of a text, without the head and the check.
///
/// # Errors
/// [`DataError::Version`] if the first line is another than `head`, [`DataError::Check`] if the check is missing or wrong.
pub(crate) fn opened<'t>(text: &'t str, head: &str) -> Result<Vec<&'t str>, DataError> {
    let mut lines: Vec<&str> = text.lines().collect();
    if lines.first() != Some(&head) {
        return Err(DataError::Version);
    }
    let check = lines.pop().and_then(|line| line.strip_prefix("check ")).ok_or(DataError::Check)?;
    if check != format!("{:08x}", of(lines.iter().copied())) {
        return Err(DataError::Check);
    }
    Ok(lines.split_off(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_change_is_found() {
        let text = sealed("head\none\ntwo\n".to_owned());
        assert_eq!(opened(&text, "head"), Ok(vec!["one", "two"]));
        assert_eq!(opened(&text.replace('\n', "\r\n"), "head"), Ok(vec!["one", "two"]));
        assert_eq!(opened(&text, "other"), Err(DataError::Version));
        assert_eq!(opened(&text.replace("one", "onf"), "head"), Err(DataError::Check));
        assert_eq!(opened("head\none\n", "head"), Err(DataError::Check));
        assert_eq!(opened("head", "head"), Err(DataError::Check));
        assert_eq!(opened("", "head"), Err(DataError::Version));
    }
}
