//! The last visit: the puzzle, the place in the trace, and the settings, as one text.
//!
//! ```text
//! 2 1f3a9c07       the version, and a checksum of all lines below
//! format nin       a name and a value in each line, in any order; what has no line is empty, 0 or no
//! position 17
//! skips yes
//! text             then the text of the puzzle, to the end
//! 2 2
//! ```

use nonoscope_format::Format;
use nonoscope_play::checksum::{checksum, is_right};

/// A kept visit.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct LastVisit {
    /// The text of the puzzle.
    pub(crate) text: String,
    /// Which puzzle of the text, from 0.
    pub(crate) index: u32,
    /// The chosen format; `None` if the text decides.
    pub(crate) format: Option<Format>,
    /// Its number on the shelf, if it comes from there.
    pub(crate) shelf: Option<u16>,
    /// The name of the method.
    pub(crate) method: String,
    /// How many steps were taken.
    pub(crate) position: u32,
    /// Whether a person was solving the puzzle.
    pub(crate) marking: bool,
    /// The name of the speed.
    pub(crate) speed: String,
    /// Whether steps that infer nothing are skipped.
    pub(crate) skips: bool,
    /// Whether likely cells are shaded.
    pub(crate) likely: bool,
    /// Whether the line of each step is inspected.
    pub(crate) follows: bool,
    /// Whether colours have letters.
    pub(crate) letters: bool,
}

/// What a text of this version begins with.
const VERSION: &str = "2 ";

/// The value of a setting that is on.
const YES: &str = "yes";

impl LastVisit {
    /// The text to keep. It refers to everything by name, and to nothing by its place in a list.
    pub(crate) fn to_text(&self) -> String {
        let yes = |on: bool| if on { YES.to_owned() } else { String::new() };
        let number = |number: u32| if number == 0 { String::new() } else { number.to_string() };
        let values = [
            ("format", self.format.map_or("", Format::id).to_owned()),
            ("index", number(self.index)),
            ("shelf", self.shelf.map_or_else(String::new, |number| number.to_string())),
            ("method", self.method.clone()),
            ("position", number(self.position)),
            ("marking", yes(self.marking)),
            ("speed", self.speed.clone()),
            ("skips", yes(self.skips)),
            ("likely", yes(self.likely)),
            ("follows", yes(self.follows)),
            ("letters", yes(self.letters)),
        ];
        let there = values.iter().filter(|(_, value)| !value.is_empty());
        let lines: String = there.map(|(name, value)| format!("{name} {value}\n")).collect();
        let body = format!("{lines}text\n{}", self.text);
        format!("{VERSION}{:08x}\n{body}", checksum(body.as_bytes()))
    }

    /// Reads a text; `None` if it is invalid or of another version. Unknown names are skipped.
    pub(crate) fn from_text(text: &str) -> Option<LastVisit> {
        let (sum, mut rest) = text.strip_prefix(VERSION)?.split_once('\n')?;
        if !is_right(sum, rest.as_bytes()) {
            return None;
        }
        let mut visit = LastVisit::default();
        loop {
            let (line, after) = rest.split_once('\n')?;
            rest = after;
            let (name, value) = line.split_once(' ').unwrap_or((line, ""));
            match name {
                "format" => visit.format = Format::named(value),
                "index" => visit.index = value.parse().ok()?,
                "shelf" => visit.shelf = value.parse().ok(),
                "method" => value.clone_into(&mut visit.method),
                "position" => visit.position = value.parse().ok()?,
                "marking" => visit.marking = value == YES,
                "speed" => value.clone_into(&mut visit.speed),
                "skips" => visit.skips = value == YES,
                "likely" => visit.likely = value == YES,
                "follows" => visit.follows = value == YES,
                "letters" => visit.letters = value == YES,
                "text" => break,
                _ => {}
            }
        }
        rest.clone_into(&mut visit.text);
        Some(visit)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What version 2 keeps.
    const SECOND: &str = include_str!("../../tests/data/kept/visit-2.txt");

    fn visit() -> LastVisit {
        LastVisit {
            text: "2 2\n2\n1\n1\n2 ä\r\n".to_owned(),
            index: 3,
            format: Some(Format::Nin),
            shelf: None,
            method: "simulate".to_owned(),
            position: 17,
            marking: true,
            speed: "fast".to_owned(),
            skips: true,
            likely: false,
            follows: true,
            letters: false,
        }
    }

    #[test]
    fn a_format_is_kept_by_its_name_and_by_nothing_else() {
        for format in Format::ALL {
            let text = LastVisit { format: Some(format), ..visit() }.to_text();
            let (head, body) = text.split_once('\n').unwrap();
            let without = LastVisit { format: None, ..visit() }.to_text();
            let (_, body_without) = without.split_once('\n').unwrap();
            assert_eq!(body, format!("format {}\n{body_without}", format.id()));
            assert_eq!(head, format!("2 {:08x}", checksum(body.as_bytes())));
            assert_eq!(LastVisit::from_text(&text).unwrap().format, Some(format));
        }
    }

    #[test]
    fn version_2_is_written_and_read_to_the_letter() {
        assert_eq!(visit().to_text(), SECOND);
        assert_eq!(LastVisit::from_text(SECOND), Some(visit()));
    }

    #[test]
    fn what_is_kept_comes_back() {
        let plain = LastVisit { text: "text\nformat g\n\n".to_owned(), ..LastVisit::default() };
        let lettered = LastVisit { letters: true, ..visit() };
        for visit in [visit(), plain, lettered, LastVisit::default()] {
            let text = visit.to_text();
            assert_eq!(LastVisit::from_text(&text), Some(visit));
            for end in (0..text.len()).filter(|&end| text.is_char_boundary(end)) {
                assert_eq!(LastVisit::from_text(&text[..end]), None, "{}", &text[..end]);
            }
        }
    }

    #[test]
    fn rubbish_is_not_read() {
        let second = visit().to_text();
        let others = [second.replace("2 ", "3 "), second.replace("2 ", "1 "), second.replace("nin", "mk")];
        for rubbish in ["", "1", "1 ", "2 00000000 00", "2 ", "2 \n", "2 811c9dc5\n", "1 zz zz", "1 00000000 é"] {
            assert_eq!(LastVisit::from_text(rubbish), None, "{rubbish}");
        }
        for rubbish in others {
            assert_eq!(LastVisit::from_text(&rubbish), None, "{rubbish}");
        }
        let sealed = |body: &str| format!("2 {:08x}\n{body}", checksum(body.as_bytes()));
        assert_eq!(LastVisit::from_text(&sealed("index -1\ntext\n")), None);
        assert_eq!(LastVisit::from_text(&sealed("index 1\n")), None, "no text");
    }

    #[test]
    fn what_a_later_page_adds_is_passed_over() {
        let body = "colours 3\nformat of-the-future\nmethod auto\nflag\ntext\n1";
        let text = format!("2 {:08x}\n{body}", checksum(body.as_bytes()));
        let expected = LastVisit { text: "1".to_owned(), method: "auto".to_owned(), ..LastVisit::default() };
        assert_eq!(LastVisit::from_text(&text), Some(expected));
    }
}
