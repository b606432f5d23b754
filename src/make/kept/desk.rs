//! The drawing on the board, and the page's last state.
//!
//! ```text
//! 1 1f3a9c07      the version, and a checksum of all lines below
//! work 3          a name and a value in each line, in any order; what has no line is as on a first visit
//! tool line
//! ```

use super::{opened, sealed};

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
