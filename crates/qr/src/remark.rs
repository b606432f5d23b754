//! Remarks on a message.

use super::modules::Stance;
use nonoscope_words::{Text, qr as said};
use std::fmt;

/// A remark on a message: the orientation of its pattern, or why its text may differ from what was meant.
///
/// Its [`Display`](fmt::Display) form is a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Remark {
    /// The pattern is a Micro QR code.
    Micro {
        /// The version, 1 to 4: M1 to M4.
        version: u8,
    },
    /// The pattern is turned, mirrored or inverted.
    Stance(Stance),
    /// Cells that are known are not as the pattern should have them, and error correction has made up for that.
    Corrected {
        /// How many of the cells that hold the content.
        cells: usize,
    },
    /// The pattern is one of several that share a message (*structured append*).
    Part {
        /// Its number, from 1.
        part: u8,
        /// How many there are, up to 16.
        of: u8,
    },
    /// The message is in the format of GS1 (*FNC1 in first position*): numbered fields, with a separator (U+001D) after those
    /// of no fixed length.
    Gs1,
    /// The message is in the format of an industry (*FNC1 in second position*).
    Industry {
        /// The application indicator: 0 to 99, or 100 more than the ASCII code of a letter.
        indicator: u8,
    },
    /// The text has characters outside ASCII, and the pattern does not declare their set.
    Undeclared(Assumed),
    /// The pattern declares a character set that is not supported. Bytes other than printable ASCII are in the text as `\x` and two
    /// hexadecimal digits, and backslashes are doubled.
    UnsupportedSet {
        /// The set's number in the register of extended channel interpretations (ECI).
        number: u32,
    },
    /// Some bytes mean nothing in the character set that the pattern declares. They are in the text as for
    /// [`Remark::UnsupportedSet`].
    Malformed,
    /// The content goes on in a mode that is not supported. The rest of it is missing from the text.
    UnsupportedMode {
        /// The mode's number.
        mode: u8,
    },
    /// The pattern holds no text at all.
    NoText,
}

/// The character set that a text was read in without being declared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Assumed {
    /// What most programs write today.
    Utf8,
    /// What older Japanese programs write.
    ShiftJis,
    /// What the standard says.
    Latin1,
}

impl Assumed {
    /// `UTF-8`, `Shift JIS`, `Latin-1`.
    pub fn name(self) -> &'static str {
        match self {
            Assumed::Utf8 => "UTF-8",
            Assumed::ShiftJis => "Shift JIS",
            Assumed::Latin1 => "Latin-1",
        }
    }
}

impl Remark {
    /// Whether to tell people along with the text. Corrected cells do not affect it; programs may want to know.
    pub fn is_for_people(&self) -> bool {
        !matches!(self, Remark::Corrected { .. })
    }

    /// Whether the text may not be all that was meant, or have bytes in place of characters.
    pub(super) fn leaves_doubt(&self) -> bool {
        matches!(
            self,
            Remark::Part { .. } | Remark::UnsupportedSet { .. } | Remark::Malformed | Remark::UnsupportedMode { .. }
        )
    }

    /// Whether it is about the cells, and not about what they say.
    pub(super) fn is_about_cells(&self) -> bool {
        matches!(self, Remark::Micro { .. } | Remark::Stance(_) | Remark::Corrected { .. })
    }
}

impl Remark {
    /// The remark as a sentence.
    pub fn text(&self) -> Text {
        match self {
            Remark::Micro { version } => said::micro(*version),
            Remark::Stance(stance) => said::stance(stance.text()),
            Remark::Corrected { cells } => said::corrected(*cells),
            Remark::Part { part, of } => said::part(*part, *of),
            Remark::Gs1 => said::gs1(),
            Remark::Industry { indicator } => {
                let indicator = match indicator.checked_sub(100).map(char::from) {
                    None => format!("{indicator:02}"),
                    Some(letter) if letter.is_ascii_alphabetic() => letter.to_string(),
                    Some(_) => indicator.to_string(),
                };
                said::industry(Text::verbatim(indicator))
            }
            Remark::Undeclared(assumed) => said::undeclared(Text::verbatim(assumed.name())),
            Remark::UnsupportedSet { number } => said::unsupported_set(Text::verbatim(number.to_string())),
            Remark::Malformed => said::malformed(),
            Remark::UnsupportedMode { mode } => said::unsupported_mode(*mode),
            Remark::NoText => said::no_text(),
        }
    }
}

impl fmt::Display for Remark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text().fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn remarks_are_sentences() {
        let turned = Stance { turns: 1, mirrored: true, inverted: true };
        let remarks = [
            (Remark::Micro { version: 3 }, "The pattern is a Micro QR code (M3)."),
            (Remark::Stance(turned), "The pattern is inverted, mirrored and turned clockwise by 90°."),
            (Remark::Corrected { cells: 1 }, "Error correction repaired 1 wrong cell."),
            (Remark::Part { part: 2, of: 3 }, "This is part 2 of 3 of a longer message."),
            (Remark::Industry { indicator: 7 }, "The message is in the format of an industry (FNC1, indicator 07)."),
            (Remark::Industry { indicator: 165 }, "The message is in the format of an industry (FNC1, indicator A)."),
            (
                Remark::Undeclared(Assumed::ShiftJis),
                "The message was read as Shift JIS. The pattern does not name its character set.",
            ),
        ];
        for (remark, sentence) in remarks {
            assert_eq!(remark.to_string(), sentence);
        }
    }
}
