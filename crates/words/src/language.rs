//! A language: its messages, and how it writes numbers and lists.

use crate::grammar;
use crate::marks::{CAPITAL, CHOICE, IN_ENGLISH, NUMBER, VARIABLE};
use crate::number::Number;
use crate::rules;
use crate::text::{Join, Kind, Text};
use std::borrow::Cow;
use std::fmt::{self, Write};
use std::ops::Range;
#[cfg(feature = "english")]
use std::sync::LazyLock;

/// A language in which texts can be said. What it has no message for is said in English.
#[derive(Clone, Debug)]
pub struct Language {
    pack: Cow<'static, [u8]>,
    /// Where the cardinal and the ordinal rules are, and those of English.
    rules: [Range<usize>; 4],
    /// Where its small letters are, each before its capital.
    letters: Range<usize>,
    /// Where the messages are, in their order.
    messages: Vec<Range<usize>>,
}

#[cfg(feature = "english")]
static ENGLISH: LazyLock<Language> =
    LazyLock::new(|| Language::of(Cow::Borrowed(SPOKEN)).unwrap_or_else(Language::silent));

#[cfg(all(feature = "english", feature = "pages"))]
const SPOKEN: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/spoken.words"));

#[cfg(all(feature = "english", not(feature = "pages")))]
const SPOKEN: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/spoken-elsewhere.words"));

/// The bytes of a language are not what its compiler writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Broken;

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("these are not the messages of a language, or those of another version")
    }
}

impl std::error::Error for Broken {}

impl Language {
    /// English, from which all others are translated, without what stands in pages.
    #[cfg(feature = "english")]
    pub fn english() -> &'static Language {
        &ENGLISH
    }

    /// No language: whatever is said has no words. Programs of the page are without any until one is loaded.
    pub fn silent() -> Language {
        Language { pack: Cow::Borrowed(&[]), rules: [0..0, 0..0, 0..0, 0..0], letters: 0..0, messages: Vec::new() }
    }

    /// The language of a pack, as a build writes it for each language.
    ///
    /// # Errors
    ///
    /// If the bytes are no pack, or one with another number of messages than this version has.
    pub fn read(pack: Vec<u8>) -> Result<Language, Broken> {
        let language = Language::of(Cow::Owned(pack)).ok_or(Broken)?;
        if language.messages.len() == crate::COUNT { Ok(language) } else { Err(Broken) }
    }

    pub(crate) fn of(pack: Cow<'static, [u8]>) -> Option<Language> {
        let mut reader = Reader(&pack);
        let mut parts = Vec::new();
        for _ in 0..5 + reader.length()? {
            let length = reader.length()?;
            let start = pack.len() - reader.0.len();
            reader.take(length)?;
            parts.push(start..start + length);
        }
        let messages = parts.split_off(5);
        let letters = parts.pop()?;
        Some(Language { pack, rules: parts.try_into().ok()?, letters, messages })
    }

    /// A text in this language.
    pub fn say(&self, text: &Text) -> String {
        let mut out = String::new();
        // Writing to a string does not fail.
        let _ = self.write(text, &mut out);
        out
    }

    /// Writes a text in this language.
    ///
    /// # Errors
    ///
    /// Only those of `out`.
    pub fn write(&self, text: &Text, out: &mut dyn Write) -> fmt::Result {
        match text.kind() {
            Kind::Said(message, variables) => self.message(*message, variables, out),
            Kind::Number(number) => self.number(number, out),
            Kind::Verbatim(text) => out.write_str(text),
            Kind::Joined(join, items) => self.join(*join, items, out),
            Kind::Fitting(longest, ways) => out.write_str(&self.fitting(usize::from(*longest), ways)),
        }
    }

    fn message(&self, message: u16, variables: &[Text], out: &mut dyn Write) -> fmt::Result {
        let pattern = self.messages.get(usize::from(message)).map_or(&[][..], |range| &self.pack[range.clone()]);
        let (rules, pattern) = match pattern.split_first() {
            Some((&IN_ENGLISH, pattern)) => (&self.rules[2..], pattern),
            _ => (&self.rules[..2], pattern),
        };
        self.pattern(pattern, rules, variables, out).unwrap_or(Ok(()))
    }

    /// `None` if the pattern is broken.
    fn pattern(
        &self,
        pattern: &[u8],
        rules: &[Range<usize>],
        variables: &[Text],
        out: &mut dyn Write,
    ) -> Option<fmt::Result> {
        let mut reader = Reader(pattern);
        while !reader.0.is_empty() {
            let length = reader.0.iter().position(|byte| *byte <= CHOICE).unwrap_or(reader.0.len());
            let text = std::str::from_utf8(reader.take(length)?).ok()?;
            if let Err(error) = out.write_str(text) {
                return Some(Err(error));
            }
            let Some(kind) = reader.byte() else { break };
            let variable = variables.get(usize::from(reader.byte()?));
            let written = match (kind, variable) {
                (VARIABLE, Some(text)) => self.write(text, out),
                (CAPITAL, Some(text)) => out.write_str(&self.capital(self.say(text))),
                (CHOICE, Some(text)) => {
                    let chosen = self.chosen(&mut reader, rules, text)?;
                    self.pattern(chosen, rules, variables, out)?
                }
                _ => return None,
            };
            if written.is_err() {
                return Some(written);
            }
        }
        Some(Ok(()))
    }

    /// The variant of a choice that fits a text.
    fn chosen<'r>(&self, reader: &mut Reader<'r>, rules: &[Range<usize>], text: &Text) -> Option<&'r [u8]> {
        let by = reader.byte()?;
        let category = match text.kind() {
            Kind::Number(number) => rules::category(&self.pack[rules.get(usize::from(by.min(1)))?.clone()], number),
            _ => None,
        };
        let mut chosen = None;
        for _ in 0..reader.byte()? {
            let is_it = if by == 2 {
                let length = reader.length()?;
                let word = reader.take(length)?;
                matches!(text.kind(), Kind::Verbatim(text) if text.as_bytes() == word)
            } else {
                match reader.byte()? {
                    NUMBER => {
                        let exact = reader.length()?;
                        matches!(text.kind(), Kind::Number(number) if number.is(exact))
                    }
                    other => category == Some(other),
                }
            };
            let length = reader.length()?;
            let variant = reader.take(length)?;
            // The last is that for all others.
            match &mut chosen {
                Some((true, _)) => {}
                before => *before = Some((is_it, variant)),
            }
        }
        chosen.map(|(_, variant)| variant)
    }

    /// A text with a capital letter first. Only letters that some message has are known: the tables of all are large.
    fn capital(&self, text: String) -> String {
        let letters = std::str::from_utf8(&self.pack[self.letters.clone()]).unwrap_or_default();
        let first = text.chars().next();
        let mut pairs = letters.chars().step_by(2).zip(letters.chars().skip(1).step_by(2));
        match pairs.find(|(small, _)| Some(*small) == first) {
            Some((small, capital)) => format!("{capital}{}", &text[small.len_utf8()..]),
            None => text,
        }
    }

    fn number(&self, number: &Number, out: &mut dyn Write) -> fmt::Result {
        number.write(&self.say(&grammar::number_group()), &self.say(&grammar::number_point()), out)
    }

    fn join(&self, join: Join, items: &[Text], out: &mut dyn Write) -> fmt::Result {
        let (between, last) = match join {
            Join::And => (grammar::list_comma(), grammar::list_and()),
            Join::Or => (grammar::list_comma(), grammar::list_or()),
            Join::Clauses => (grammar::list_comma(), grammar::list_clause()),
            Join::Commas => (grammar::list_comma(), grammar::list_comma()),
            Join::Figures => (grammar::list_figures(), grammar::list_figures()),
            Join::Sentences => (grammar::sentence_space(), grammar::sentence_space()),
        };
        for (index, item) in items.iter().enumerate() {
            match index {
                0 => {}
                _ if index + 1 == items.len() => self.write(&last, out)?,
                _ => self.write(&between, out)?,
            }
            self.write(item, out)?;
        }
        Ok(())
    }

    fn fitting(&self, longest: usize, ways: &[Text]) -> String {
        let end = self.say(&grammar::sentence_end());
        let mut said = String::new();
        for way in ways {
            said = self.say(way);
            if is_short(&said, &end, longest) {
                break;
            }
        }
        said
    }
}

/// Whether no sentence is longer than so many characters. Sentences end with `end`.
fn is_short(text: &str, end: &str, longest: usize) -> bool {
    let (mut rest, mut length) = (text, 0);
    while let Some(letter) = rest.chars().next() {
        match rest.strip_prefix(end).filter(|_| !end.is_empty()) {
            Some(next) => (rest, length) = (next, 0),
            None => (rest, length) = (&rest[letter.len_utf8()..], length + 1),
        }
        if length > longest {
            return false;
        }
    }
    true
}

/// Reads bytes and never goes beyond their end.
pub(crate) struct Reader<'r>(pub(crate) &'r [u8]);

impl<'r> Reader<'r> {
    pub(crate) fn byte(&mut self) -> Option<u8> {
        let (first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(*first)
    }

    /// A number with two bytes.
    pub(crate) fn length(&mut self) -> Option<usize> {
        let (bytes, rest) = self.0.split_first_chunk()?;
        self.0 = rest;
        Some(u16::from_le_bytes(*bytes).into())
    }

    /// A number with four bytes.
    pub(crate) fn number(&mut self) -> Option<u32> {
        let (bytes, rest) = self.0.split_first_chunk()?;
        self.0 = rest;
        Some(u32::from_le_bytes(*bytes))
    }

    pub(crate) fn take(&mut self, length: usize) -> Option<&'r [u8]> {
        let (taken, rest) = self.0.split_at_checked(length)?;
        self.0 = rest;
        Some(taken)
    }
}
