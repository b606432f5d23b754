//! The lines of a `.non` file that begin with a key.

/// The word at the start of a line, in small letters, and what follows it; no word if the line starts otherwise.
pub(crate) fn key_and_value(line: &str) -> (String, &str) {
    let line = line.trim();
    let rest = line.trim_start_matches(|c: char| c.is_ascii_alphabetic());
    let key = line[..line.len() - rest.len()].to_ascii_lowercase();
    (key, rest.trim_start_matches(|c: char| c.is_whitespace() || c == ':'))
}

/// A value without the quotes around it; quotes inside it stay.
pub(crate) fn unquoted(value: &str) -> &str {
    value.strip_prefix('"').map_or(value, |rest| rest.strip_suffix('"').unwrap_or(rest))
}
