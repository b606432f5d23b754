//! What a pattern says, and what has to be said about that.

use super::charset::Charset;
use super::modules::Stance;
use super::segments::{Content, Segment};
use std::fmt::{self, Write};

/// What a pattern says.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Message {
    text: String,
    remarks: Vec<Remark>,
}

/// Something to know about a message: how its pattern stands, or why its text may not be what was meant.
///
/// Its [`Display`](fmt::Display) form is a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub enum Remark {
    /// The pattern is turned, mirrored or inverted.
    Stance(Stance),
    /// The pattern is one of several that share a message (*structured append*).
    Part {
        /// Which of them it is, from 1.
        part: u8,
        /// How many there are, up to 16.
        of: u8,
    },
    /// The pattern declares no character set, and the text has characters outside ASCII. They were read as UTF-8, or else
    /// as Latin-1.
    Undeclared {
        /// Whether they were read as UTF-8.
        utf8: bool,
    },
    /// The pattern declares a character set that is not supported. Bytes outside ASCII stand in the text as numbers.
    UnsupportedSet {
        /// The set's number in the register of extended channel interpretations (ECI).
        number: u32,
    },
    /// Some bytes mean nothing in the character set that the pattern declares. They stand in the text as numbers.
    Malformed,
    /// Part of the content is in a mode that is not supported. It is missing from the text, with all that comes after it.
    UnsupportedMode {
        /// The mode's number.
        mode: u8,
    },
    /// The pattern is a Micro QR code, whose message is not read.
    Micro,
}

impl Message {
    /// The message of a Micro QR code: none.
    pub(super) fn micro() -> Message {
        Message { text: String::new(), remarks: vec![Remark::Micro] }
    }

    /// The message of a content.
    pub(super) fn new(content: &Content, stance: Stance) -> Message {
        let mut message = Message { text: String::new(), remarks: Vec::new() };
        if stance != Stance::default() {
            message.remark(Remark::Stance(stance));
        }
        if let Some((part, of)) = content.part {
            message.remark(Remark::Part { part, of });
        }
        for segment in &content.segments {
            match segment {
                Segment::Ascii(text) => message.text.push_str(text),
                Segment::Kanji(bytes) => message.push(bytes, Charset::SHIFT_JIS),
                Segment::Bytes(None, bytes) => message.push_undeclared(bytes),
                Segment::Bytes(Some(number), bytes) => match Charset::of_assignment(*number) {
                    Some(charset) => message.push(bytes, charset),
                    None => {
                        if !bytes.is_ascii() {
                            message.remark(Remark::UnsupportedSet { number: *number });
                        }
                        message.push_bytes(bytes);
                    }
                },
            }
        }
        if let Some(mode) = content.unsupported_mode {
            message.remark(Remark::UnsupportedMode { mode });
        }
        message
    }

    /// The message. A byte that cannot be told for certain stands as a number in it: `\x8E`.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// What else there is to know about it; nothing about most messages.
    pub fn remarks(&self) -> &[Remark] {
        &self.remarks
    }

    /// Where the message leads, if it is a web address: one that starts with `http://`, `https://` or `www.` and has
    /// no blank or control character in it.
    pub fn link(&self) -> Option<String> {
        let text = &self.text;
        if text.chars().any(|c| c.is_whitespace() || c.is_control()) || self.remarks.iter().any(Remark::leaves_doubt) {
            return None;
        }
        let starts = |prefix: &str| {
            text.get(..prefix.len()).is_some_and(|start| start.eq_ignore_ascii_case(prefix))
                && text.len() > prefix.len()
        };
        if starts("http://") || starts("https://") {
            Some(text.clone())
        } else if starts("www.") {
            Some(format!("https://{text}"))
        } else {
            None
        }
    }

    fn remark(&mut self, remark: Remark) {
        if !self.remarks.contains(&remark) {
            self.remarks.push(remark);
        }
    }

    fn push(&mut self, bytes: &[u8], charset: Charset) {
        match charset.text(bytes) {
            Some(text) => self.text.push_str(&text),
            None => {
                self.remark(Remark::Malformed);
                self.push_bytes(bytes);
            }
        }
    }

    /// The standard says Latin-1, but most programs that make patterns write UTF-8 and do not say so.
    fn push_undeclared(&mut self, bytes: &[u8]) {
        let utf8 = str::from_utf8(bytes);
        if !bytes.is_ascii() {
            self.remark(Remark::Undeclared { utf8: utf8.is_ok() });
        }
        match utf8 {
            Ok(text) => self.text.push_str(text),
            Err(_) => self.text.extend(bytes.iter().copied().map(char::from)),
        }
    }

    /// Bytes in a set that nobody here knows: ASCII as it is, for nearly all sets share that, and the others as numbers.
    fn push_bytes(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            if byte.is_ascii() {
                self.text.push(char::from(byte));
            } else {
                // Writing to a string cannot fail.
                let _ = write!(self.text, "\\x{byte:02X}");
            }
        }
    }
}

impl Remark {
    /// Whether the text may not be, or not be all, that was meant.
    fn leaves_doubt(&self) -> bool {
        !matches!(self, Remark::Stance(_) | Remark::Undeclared { .. })
    }
}

impl fmt::Display for Remark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Remark::Stance(stance) => write!(f, "The pattern is {stance}."),
            Remark::Part { part, of } => write!(f, "This is part {part} of {of} of a longer message."),
            Remark::Undeclared { utf8: true } => f.write_str("Read as UTF-8; the pattern does not name its character set."),
            Remark::Undeclared { utf8: false } => {
                f.write_str("Read as Latin-1; the pattern does not name its character set.")
            }
            Remark::UnsupportedSet { number } => {
                write!(f, "The pattern uses a character set that is not supported (ECI {number}); its bytes are shown as \\x and two digits.")
            }
            Remark::Malformed => {
                f.write_str("Some bytes mean nothing in the character set that the pattern names; they are shown as \\x and two digits.")
            }
            Remark::UnsupportedMode { mode } => {
                write!(f, "The message goes on in a mode that is not supported (mode {mode}).")
            }
            Remark::Micro => f.write_str("This is a Micro QR code. Nonoscope does not read those."),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn message(text: &str, remarks: &[Remark]) -> Message {
        Message { text: text.to_owned(), remarks: remarks.to_vec() }
    }

    #[test]
    fn only_web_addresses_are_links() {
        let link = |text| message(text, &[]).link();
        assert_eq!(link("www.gchq.gov.uk/puzz").as_deref(), Some("https://www.gchq.gov.uk/puzz"));
        assert_eq!(link("HTTPS://example.org").as_deref(), Some("HTTPS://example.org"));
        assert_eq!(link("http://example.org/a?b").as_deref(), Some("http://example.org/a?b"));
        for text in
            ["Ngornaom", "javascript:alert(1)", "https://", "www.", "http://a b", "data:text/html,x", "www.a\u{7}"]
        {
            assert_eq!(link(text), None, "{text:?}");
        }
    }

    #[test]
    fn part_of_an_address_is_no_link() {
        assert_eq!(message("http://example.org/a", &[Remark::Part { part: 1, of: 2 }]).link(), None);
        assert!(message("http://example.org/a", &[Remark::Undeclared { utf8: true }]).link().is_some());
    }

    #[test]
    fn remarks_are_sentences() {
        let turned = Stance { turns: 1, mirrored: true, inverted: true };
        let remarks = [
            (Remark::Stance(turned), "The pattern is inverted, mirrored and turned clockwise by 90°."),
            (Remark::Part { part: 2, of: 3 }, "This is part 2 of 3 of a longer message."),
            (Remark::Micro, "This is a Micro QR code. Nonoscope does not read those."),
        ];
        for (remark, sentence) in remarks {
            assert_eq!(remark.to_string(), sentence);
        }
    }
}
