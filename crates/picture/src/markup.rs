//! Escaping text from puzzles for SVG and HTML, so that nothing in it is ever taken for markup.

/// Escapes a text for content and for attributes in double quotes. Characters that XML forbids become the replacement
/// character.
pub(super) fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for sign in text.chars() {
        match sign {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            '\t' | '\n' | '\r' => safe.push(' '),
            '\u{fffe}' | '\u{ffff}' => safe.push(char::REPLACEMENT_CHARACTER),
            sign if sign.is_control() => safe.push(char::REPLACEMENT_CHARACTER),
            sign => safe.push(sign),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_markup() {
        assert_eq!(escaped("<b a=\"1\">&'x'\n\u{1}"), "&lt;b a=&quot;1&quot;&gt;&amp;&#39;x&#39; \u{fffd}");
    }
}
