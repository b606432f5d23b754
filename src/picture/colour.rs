//! The colours of a board by their meaning, and their values in pictures. They are those of the page's light theme; a test compares
//! them with its style sheet.

/// A colour by its meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Colour {
    /// The background.
    Paper,
    /// Filled cells and clues.
    Ink,
    /// Circles and numbers.
    Faint,
    /// Clues that are settled.
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
    /// What was found by supposing.
    Supposed,
    /// The background of what differs between solutions, or is wrong.
    Differs,
    /// What is wrong.
    Wrong,
}

impl Colour {
    /// All colours.
    pub const ALL: [Colour; 12] = [
        Colour::Paper,
        Colour::Ink,
        Colour::Faint,
        Colour::Dimmed,
        Colour::Pointed,
        Colour::ThinRule,
        Colour::ThickRule,
        Colour::Lit,
        Colour::Fresh,
        Colour::Supposed,
        Colour::Differs,
        Colour::Wrong,
    ];

    /// Its name in the style sheet.
    pub fn name(self) -> &'static str {
        match self {
            Colour::Paper => "paper",
            Colour::Ink => "ink",
            Colour::Faint => "faint",
            Colour::Dimmed => "dimmed",
            Colour::Pointed => "pointed",
            Colour::ThinRule => "thin-rule",
            Colour::ThickRule => "thick-rule",
            Colour::Lit => "lit",
            Colour::Fresh => "fresh",
            Colour::Supposed => "supposed",
            Colour::Differs => "differs",
            Colour::Wrong => "wrong",
        }
    }

    /// Red, green and blue on a screen, each from 0 to 255.
    pub fn on_screen(self) -> [u8; 3] {
        match self {
            Colour::Paper => [0xff, 0xfd, 0xf7],
            Colour::Ink => [0x1d, 0x1b, 0x18],
            Colour::Faint => [0x6b, 0x62, 0x52],
            Colour::Dimmed | Colour::ThickRule => [0x7d, 0x74, 0x63],
            Colour::Pointed => [0xf1, 0xea, 0xd9],
            Colour::ThinRule => [0xd3, 0xca, 0xb8],
            Colour::Lit => [0xfc, 0xeb, 0xc4],
            Colour::Fresh => [0xb3, 0x40, 0x1e],
            Colour::Supposed => [0x1f, 0x5c, 0x8a],
            Colour::Differs => [0xf6, 0xd9, 0xd0],
            Colour::Wrong => [0x9c, 0x1c, 0x1c],
        }
    }

    /// The same on a printed sheet: white paper, black ink, and darker rules.
    pub fn in_print(self) -> [u8; 3] {
        match self {
            Colour::Paper => [0xff; 3],
            Colour::Ink => [0; 3],
            Colour::Faint | Colour::Dimmed => [0x55; 3],
            Colour::ThinRule => [0x8c; 3],
            Colour::ThickRule => [0; 3],
            other => other.on_screen(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_has_the_same_colours() {
        let style = include_str!("../../www/style.css");
        for colour in Colour::ALL {
            // The first value in the style sheet is that of the light theme.
            let (_, value) = style.split_once(&format!("--{}: #", colour.name())).unwrap();
            let [red, green, blue] = colour.on_screen();
            assert!(value.starts_with(&format!("{red:02x}{green:02x}{blue:02x};")), "{colour:?}");
        }
    }
}
