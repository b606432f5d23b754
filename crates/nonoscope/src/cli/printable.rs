//! Untrusted texts, made safe to print: characters that a terminal would obey, or that reorder text, are escaped.

/// A text of one or more lines. Line ends and tabs stay.
pub(super) fn lines(text: &str) -> String {
    escaped(text, |c| is_obeyed(c) && !matches!(c, '\n' | '\t'))
}

/// A text on one line, such as a title: line ends are escaped too.
pub(super) fn line(text: &str) -> String {
    escaped(text, is_obeyed)
}

/// Whether a terminal acts on this character instead of showing it: control characters, and those that force a text direction. Right-to-left scripts
/// do not need these.
pub(super) fn is_obeyed(c: char) -> bool {
    c.is_control() || matches!(c, '\u{2028}' | '\u{2029}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

fn escaped(text: &str, escape: impl Fn(char) -> bool) -> String {
    text.chars().fold(String::with_capacity(text.len()), |mut printable, c| {
        if escape(c) {
            printable.extend(c.escape_default());
        } else {
            printable.push(c);
        }
        printable
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_terminal_obeys_is_escaped() {
        let stranger = "é\u{1b}]0;title\u{7}\r\u{9b}31m\n\t\\ \u{202e}desrever\u{2066}";
        let (start, end) = ("é\\u{1b}]0;title\\u{7}\\r\\u{9b}31m", "\\ \\u{202e}desrever\\u{2066}");
        assert_eq!(lines(stranger), format!("{start}\n\t{end}"));
        assert_eq!(line(stranger), format!("{start}\\n\\t{end}"));
    }

    #[test]
    fn letters_of_every_script_stay() {
        for text in ["שלום", "سلام", "नोनोग्राम", "お絵かきロジック", "👩\u{200d}🎨", "a\u{301}"]
        {
            assert_eq!([lines(text), line(text)], [text, text]);
        }
    }
}
