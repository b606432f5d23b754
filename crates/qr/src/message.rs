//! The message of a pattern: its segments put together into one text, with remarks on what is doubtful in it.

use super::charset::Charset;
use super::remark::{Assumed, Remark};
use super::segments::{Content, Segment};
use std::fmt::Write;

/// The message of a QR code.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Message {
    text: String,
    remarks: Vec<Remark>,
}

impl Message {
    /// The message of a content, with remarks on its pattern.
    pub(super) fn new(content: &Content, remarks: Vec<Remark>) -> Message {
        let mut message = Message { text: String::new(), remarks };
        if let Some((part, of)) = content.part {
            message.remark(Remark::Part { part, of });
        }
        if content.gs1 {
            message.remark(Remark::Gs1);
        }
        if let Some(indicator) = content.industry {
            message.remark(Remark::Industry { indicator });
        }
        for segment in &content.segments {
            match segment {
                Segment::Ascii(text) => message.text.push_str(text),
                Segment::Bytes(None, bytes) => message.push_undeclared(bytes),
                Segment::Bytes(Some(number), bytes) => message.push_declared(*number, bytes),
            }
        }
        if let Some(mode) = content.unsupported_mode {
            message.remark(Remark::UnsupportedMode { mode });
        }
        if message.text.is_empty() {
            message.remark(Remark::NoText);
        }
        message
    }

    /// The text, exactly as it is in the code. Where a [remark](Message::remarks) says so, there are bytes in place of characters:
    /// `\x8E`.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Remarks; none for most messages.
    pub fn remarks(&self) -> &[Remark] {
        &self.remarks
    }

    /// Whether another message says the same, perhaps in a pattern that stands otherwise or has other cells wrong.
    pub fn says_the_same(&self, other: &Message) -> bool {
        self.text == other.text && self.remarks_on_text().eq(other.remarks_on_text())
    }

    fn remarks_on_text(&self) -> impl Iterator<Item = &Remark> {
        self.remarks.iter().filter(|remark| !remark.is_about_cells())
    }

    /// The address to open, if the message is a web address: if it starts with `http://`, `https://` or `www.`, contains no
    /// blank or control character, and no part of it is missing or unclear.
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

    fn push_declared(&mut self, number: u32, bytes: &[u8]) {
        match Charset::of_assignment(number).map(|charset| charset.text(bytes)) {
            Some(Some(text)) => self.text.push_str(&text),
            Some(None) => {
                self.remark(Remark::Malformed);
                self.push_bytes(bytes);
            }
            None => {
                self.remark(Remark::UnsupportedSet { number });
                self.push_bytes(bytes);
            }
        }
    }

    /// The standard says Latin-1, but most programs write UTF-8 without declaring it, and older Japanese ones Shift JIS. Bytes with control
    /// characters are hardly Latin-1.
    fn push_undeclared(&mut self, bytes: &[u8]) {
        let controls = |text: &str| text.chars().any(|c| ('\u{80}'..'\u{a0}').contains(&c));
        let latin1: String = bytes.iter().copied().map(char::from).collect();
        let (text, assumed) = if let Ok(text) = str::from_utf8(bytes) {
            (text.to_owned(), Assumed::Utf8)
        } else if !controls(&latin1) {
            (latin1, Assumed::Latin1)
        } else {
            let shift_jis = Charset::SHIFT_JIS.text(bytes).filter(|text| !controls(text));
            shift_jis.map_or((latin1, Assumed::Latin1), |text| (text, Assumed::ShiftJis))
        };
        if !bytes.is_ascii() {
            self.remark(Remark::Undeclared(assumed));
        }
        self.text.push_str(&text);
    }

    /// Bytes in an unknown set: ASCII as it is, since nearly all sets share that, and the others as numbers.
    fn push_bytes(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            // Writing to a string cannot fail.
            let _ = match byte {
                b'\\' => write!(self.text, "\\\\"),
                b' '..=b'~' | b'\t' | b'\n' | b'\r' => write!(self.text, "{}", char::from(byte)),
                _ => write!(self.text, "\\x{byte:02X}"),
            };
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
        let link = |remark| message("http://example.org/a", &[remark]).link();
        assert_eq!(link(Remark::Part { part: 1, of: 2 }), None);
        assert_eq!(link(Remark::UnsupportedMode { mode: 6 }), None);
        assert!(link(Remark::Undeclared(Assumed::Utf8)).is_some());
        assert!(link(Remark::Corrected { cells: 3 }).is_some());
    }

    #[test]
    fn the_same_is_said_however_a_pattern_stands() {
        let inverted = super::super::Stance { inverted: true, ..super::super::Stance::default() };
        let one = message("a", &[Remark::Corrected { cells: 3 }]);
        assert!(one.says_the_same(&message("a", &[Remark::Stance(inverted)])));
        assert!(!one.says_the_same(&message("b", &[])));
        assert!(!one.says_the_same(&message("a", &[Remark::Part { part: 1, of: 2 }])));
    }
}
