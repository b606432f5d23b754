//! The texts kept in the browser from visit to visit: each drawing with its history, and which of them was on the board.
//!
//! All released versions stay readable: `tests/data/kept` has samples.

mod cells;
mod past;
mod work;

pub(crate) use self::past::{past_of, past_to_text};
pub(crate) use self::work::{Entry, Work};

/// The name of which drawing is on the board, and how the page was used last.
pub(crate) const DESK: &str = "nonoscope.make";

/// If this name is present, the tab starts with an empty sheet; `www/trouble.js` sets it.
pub(crate) const ANEW: &str = "nonoscope.make.anew";

/// The prefix of the names of all drawings; their numbers follow.
pub(crate) const WORK: &str = "nonoscope.make.work.";

/// The prefix of the names of histories; the drawing's number follows.
pub(crate) const PAST: &str = "nonoscope.make.past.";

/// The number of the drawing that is kept under a name.
pub(crate) fn number_of(name: &str) -> Option<u32> {
    name.strip_prefix(WORK)?.parse().ok()
}

/// The name under which a drawing is kept.
pub(crate) fn name_of(number: u32) -> String {
    format!("{WORK}{number}")
}

/// The name under which its history is kept.
pub(crate) fn past_name_of(number: u32) -> String {
    format!("{PAST}{number}")
}

/// A text with its version and a checksum.
fn sealed(version: &str, body: &str) -> String {
    format!("{version} {:08x}\n{body}", nonoscope_play::checksum::checksum(body.as_bytes()))
}

/// The body of a text of that version; `None` if invalid.
fn opened<'t>(version: &str, text: &'t str) -> Option<&'t str> {
    let (sum, body) = text.strip_prefix(version)?.strip_prefix(' ')?.split_once('\n')?;
    nonoscope_play::checksum::is_right(sum, body.as_bytes()).then_some(body)
}

const VERSION: &str = "1";

/// How the page was left.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Desk {
    /// The number of the drawing on the board.
    pub(crate) work: u32,
    /// The name of the tool.
    pub(crate) tool: String,
    /// The number of the ink, from 1.
    pub(crate) ink: usize,
    /// The name of the section beside the board.
    pub(crate) section: String,
    /// Whether cells are left unmarked in which solutions differ.
    pub(crate) unmarked: bool,
    /// The message that was typed last.
    pub(crate) message: String,
}

impl Desk {
    /// The text to keep.
    pub(crate) fn to_text(&self) -> String {
        let unmarked = if self.unmarked { "yes" } else { "" };
        let values = [
            ("work", self.work.to_string()),
            ("tool", self.tool.clone()),
            ("ink", self.ink.to_string()),
            ("section", self.section.clone()),
            ("unmarked", unmarked.to_owned()),
            ("message", in_one_line(&self.message)),
        ];
        let there = values.iter().filter(|(_, value)| !value.is_empty());
        sealed(VERSION, &there.map(|(name, value)| format!("{name} {value}\n")).collect::<String>())
    }

    /// Reads a text; invalid texts and later versions give nothing.
    pub(crate) fn from_text(text: &str) -> Option<Desk> {
        let mut desk = Desk::default();
        for line in opened(VERSION, text)?.lines() {
            let (name, value) = line.split_once(' ').unwrap_or((line, ""));
            match name {
                "work" => desk.work = value.parse().unwrap_or_default(),
                "tool" => value.clone_into(&mut desk.tool),
                "ink" => desk.ink = value.parse().unwrap_or_default(),
                "section" => value.clone_into(&mut desk.section),
                "unmarked" => desk.unmarked = value == "yes",
                "message" => desk.message = in_lines(value),
                _ => {}
            }
        }
        Some(desk)
    }
}

/// The text without line breaks.
fn in_one_line(text: &str) -> String {
    text.replace('\\', "\\\\").replace('\n', "\\n").replace('\r', "\\r")
}

fn in_lines(text: &str) -> String {
    let mut lines = String::with_capacity(text.len());
    let mut signs = text.chars();
    while let Some(sign) = signs.next() {
        lines.push(match sign {
            '\\' => match signs.next() {
                Some('n') => '\n',
                Some('r') => '\r',
                other => other.unwrap_or('\\'),
            },
            sign => sign,
        });
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_comes_back_and_rubbish_is_nothing() {
        let desk = Desk {
            work: 12,
            tool: "line".to_owned(),
            ink: 3,
            section: "draw".to_owned(),
            unmarked: true,
            message: "two \\n\r\nlines\\".to_owned(),
        };
        let text = desk.to_text();
        assert_eq!(Desk::from_text(&text), Some(desk));
        assert_eq!(Desk::from_text(&text[1..]), None);
        assert_eq!(Desk::from_text(&sealed("1", "work x\nmood good\n")), Some(Desk::default()));
    }
}
