//! The tones of a board: its colours by their meaning, and their values in pictures. They are those of the page's light theme; a
//! test compares them with its style sheet.

/// A colour of the board by its meaning. The colours of a puzzle are something else: see [`Palette`](nonoscope_core::puzzle::Palette).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tone {
    /// The background.
    Paper,
    /// Filled cells and clues.
    Ink,
    /// Circles.
    Faint,
    /// Clues that are settled, and the numbers of lines.
    Dimmed,
    /// The background of a clue under the pointer or the cursor.
    Pointed,
    /// Rules.
    ThinRule,
    /// Rules around the board and after every fifth line.
    ThickRule,
    /// The background of the line that the last step looked at.
    Lit,
    /// What has just changed.
    Fresh,
    /// What is supposed, and what was found by supposing.
    Supposed,
    /// The background of cells that differ between solutions, or are wrong.
    Differs,
    /// What is wrong.
    Wrong,
    /// Where the runs of the line under work can lie, and where the cursor is.
    Told,
}

impl Tone {
    /// All tones.
    pub const ALL: [Tone; 13] = [
        Tone::Paper,
        Tone::Ink,
        Tone::Faint,
        Tone::Dimmed,
        Tone::Pointed,
        Tone::ThinRule,
        Tone::ThickRule,
        Tone::Lit,
        Tone::Fresh,
        Tone::Supposed,
        Tone::Differs,
        Tone::Wrong,
        Tone::Told,
    ];

    /// Its name in the style sheet.
    pub fn name(self) -> &'static str {
        match self {
            Tone::Paper => "paper",
            Tone::Ink => "ink",
            Tone::Faint => "faint",
            Tone::Dimmed => "dimmed",
            Tone::Pointed => "pointed",
            Tone::ThinRule => "thin-rule",
            Tone::ThickRule => "thick-rule",
            Tone::Lit => "lit",
            Tone::Fresh => "fresh",
            Tone::Supposed => "supposed",
            Tone::Differs => "differs",
            Tone::Wrong => "wrong",
            Tone::Told => "told",
        }
    }

    /// Red, green and blue on a screen, each from 0 to 255.
    pub fn on_screen(self) -> [u8; 3] {
        match self {
            Tone::Paper => [0xff, 0xfd, 0xf7],
            Tone::Ink => [0x1d, 0x1b, 0x18],
            Tone::Faint => [0x6b, 0x62, 0x52],
            Tone::Dimmed | Tone::ThickRule => [0x7d, 0x74, 0x63],
            Tone::Pointed => [0xf1, 0xea, 0xd9],
            Tone::ThinRule => [0xd3, 0xca, 0xb8],
            Tone::Lit => [0xfc, 0xeb, 0xc4],
            Tone::Fresh => [0xb3, 0x40, 0x1e],
            Tone::Supposed => [0x6b, 0x3f, 0xa0],
            Tone::Differs => [0xf6, 0xd9, 0xd0],
            Tone::Wrong => [0x9c, 0x1c, 0x1c],
            Tone::Told => [0x8a, 0x5a, 0x00],
        }
    }

    /// The same on a printed sheet: white paper, black ink, and darker rules.
    pub fn in_print(self) -> [u8; 3] {
        match self {
            Tone::Paper => [0xff; 3],
            Tone::Ink => [0; 3],
            Tone::Faint => [0x55; 3],
            Tone::Dimmed => [0x75; 3],
            Tone::ThinRule => [0x8c; 3],
            Tone::ThickRule => [0; 3],
            other => other.on_screen(),
        }
    }
}

/// What something is drawn with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Paint {
    /// A tone, whose value depends on the theme.
    Tone(Tone),
    /// A colour of the puzzle, or black or white on one: red, green and blue, the same in every theme.
    Exact([u8; 3]),
}

impl From<Tone> for Paint {
    fn from(tone: Tone) -> Paint {
        Paint::Tone(tone)
    }
}

impl Paint {
    /// Red, green and blue on a screen, each from 0 to 255; for a tone, those of the light theme.
    pub fn on_screen(self) -> [u8; 3] {
        match self {
            Paint::Tone(tone) => tone.on_screen(),
            Paint::Exact(rgb) => rgb,
        }
    }

    /// The same as style sheets write it, such as `#1d1b18`.
    pub fn in_style(self) -> String {
        hex(self.on_screen())
    }

    /// The same on a printed sheet.
    pub fn in_print(self) -> [u8; 3] {
        match self {
            Paint::Tone(tone) => tone.in_print(),
            Paint::Exact(rgb) => rgb,
        }
    }
}

/// A colour as style sheets and SVG write it.
pub(super) fn hex([red, green, blue]: [u8; 3]) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_has_the_same_tones() {
        let style = include_str!("../../../www/style.css");
        for tone in Tone::ALL {
            // The first value is that of the light theme.
            let (_, value) = style.split_once(&format!("--{}: light-dark(#", tone.name())).unwrap();
            let [red, green, blue] = tone.on_screen();
            assert!(value.starts_with(&format!("{red:02x}{green:02x}{blue:02x},")), "{tone:?}");
        }
    }
}
