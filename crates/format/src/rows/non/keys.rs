//! The lines of a `.non` file that begin with a key.

/// The first word of a line in lower case, and the rest of the line; the word is empty if the line does not begin with
/// one.
pub(crate) fn key_and_value(line: &str) -> (String, &str) {
    let line = line.trim();
    let rest = line.trim_start_matches(|c: char| c.is_ascii_alphabetic());
    let key = line[..line.len() - rest.len()].to_ascii_lowercase();
    (key, rest.trim_start_matches(|c: char| c.is_whitespace() || c == ':'))
}

/// A value without the surrounding quotes; quotes inside it remain.
pub(crate) fn unquoted(value: &str) -> &str {
    value.strip_prefix('"').map_or(value, |rest| rest.strip_suffix('"').unwrap_or(rest))
}
