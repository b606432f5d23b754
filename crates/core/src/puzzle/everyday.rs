//! Everyday names of colours, for those that have none.

use nonoscope_words::{Text, colours};

/// A name, the message that says it, and red, green and blue.
type Named = (&'static str, fn() -> Text, u32);

/// Everyday names for colours that have none of their own, as a person might call them.
const EVERYDAY: [Named; 22] = [
    ("black", colours::black, 0x00_0000),
    ("white", colours::white, 0xff_ffff),
    ("grey", colours::grey, 0x80_8080),
    ("light grey", colours::light_grey, 0xc8_c8c8),
    ("dark grey", colours::dark_grey, 0x40_4040),
    ("red", colours::red, 0xe0_2020),
    ("dark red", colours::dark_red, 0x80_1010),
    ("orange", colours::orange, 0xf5_8a10),
    ("yellow", colours::yellow, 0xf5_e030),
    ("light yellow", colours::light_yellow, 0xfa_f5b0),
    ("brown", colours::brown, 0x80_5028),
    ("beige", colours::beige, 0xe8_d0a8),
    ("lime", colours::lime, 0xa0_e818),
    ("green", colours::green, 0x30_a030),
    ("light green", colours::light_green, 0x98_e078),
    ("dark green", colours::dark_green, 0x10_5020),
    ("cyan", colours::cyan, 0x30_d0d8),
    ("light blue", colours::light_blue, 0x80_b8f0),
    ("blue", colours::blue, 0x28_50d8),
    ("dark blue", colours::dark_blue, 0x18_2870),
    ("purple", colours::purple, 0x88_38a8),
    ("pink", colours::pink, 0xf5_98c8),
];

/// The everyday name of the most similar colour. The distance is the usual “redmean” approximation of perceived difference.
pub fn nearest(rgb: [u8; 3]) -> &'static str {
    let distance = |number: u32| {
        let [red, green, blue] = parts(number).map(i32::from);
        let [own_red, own_green, own_blue] = rgb.map(i32::from);
        let mean = (red + own_red) / 2;
        let (dr, dg, db) = (red - own_red, green - own_green, blue - own_blue);
        (((512 + mean) * dr * dr) >> 8) + 4 * dg * dg + (((767 - mean) * db * db) >> 8)
    };
    EVERYDAY.iter().min_by_key(|&&(.., number)| distance(number)).map_or("black", |&(name, ..)| name)
}

/// A name in words: an everyday one, perhaps with a number, such as `red 2`, is a message; any other stays as it is.
pub(super) fn text(name: &str) -> Text {
    let everyday = |name: &str| EVERYDAY.iter().find(|(own, ..)| *own == name).map(|(_, text, _)| text());
    let numbered = || {
        let (name, number) = name.rsplit_once(' ')?;
        let count: u16 = number.parse().ok().filter(|count: &u16| count.to_string() == number)?;
        Some(colours::numbered(everyday(name)?, count))
    };
    everyday(name).or_else(numbered).unwrap_or_else(|| Text::verbatim(name))
}

/// Whether a name is only a number, perhaps after a letter, as programs make them up: `aF78900` or `#f78900`.
pub(super) fn is_number(name: &str) -> bool {
    let digits = name.strip_prefix(|c: char| c.is_ascii_alphabetic() || c == '#').filter(|rest| rest.len() == 6);
    let digits = digits.unwrap_or(name);
    digits.len() == 6 && digits.chars().all(|c| c.is_ascii_hexdigit())
}

fn parts(number: u32) -> [u8; 3] {
    [16, 8, 0].map(|places| (number >> places) as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everyday_names_are_messages() {
        for name in ["black", "light yellow", "red 2", "red 02", "red 99999", "schwarz", "2", ""] {
            assert_eq!(text(name), name);
        }
        assert_eq!(text("red 2"), colours::numbered(colours::red(), 2_u8));
        assert_eq!(text("Red"), Text::verbatim("Red"));
    }

    #[test]
    fn colours_without_a_name_get_an_everyday_one() {
        for (rgb, name) in [
            ([0xf7, 0x89, 0], "orange"),
            ([0x9c, 0xf2, 0], "lime"),
            ([1, 2, 3], "black"),
            ([250, 250, 250], "white"),
            ([0, 0, 255], "blue"),
            ([255, 0, 0], "red"),
            ([150, 75, 0], "brown"),
            ([0, 255, 0], "green"),
        ] {
            assert_eq!(nearest(rgb), name, "{rgb:?}");
        }
        assert!(is_number("aF78900") && is_number("#f78900") && is_number("F78900"));
        assert!(!is_number("red") && !is_number("rosered") && !is_number("#f78"));
    }
}
