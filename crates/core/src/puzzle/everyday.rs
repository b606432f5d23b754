//! Everyday names of colours, for those that have none.

/// Everyday names for colours that have none of their own, as a person might call them.
const EVERYDAY: [(&str, u32); 22] = [
    ("black", 0x00_0000),
    ("white", 0xff_ffff),
    ("grey", 0x80_8080),
    ("light grey", 0xc8_c8c8),
    ("dark grey", 0x40_4040),
    ("red", 0xe0_2020),
    ("dark red", 0x80_1010),
    ("orange", 0xf5_8a10),
    ("yellow", 0xf5_e030),
    ("light yellow", 0xfa_f5b0),
    ("brown", 0x80_5028),
    ("beige", 0xe8_d0a8),
    ("lime", 0xa0_e818),
    ("green", 0x30_a030),
    ("light green", 0x98_e078),
    ("dark green", 0x10_5020),
    ("cyan", 0x30_d0d8),
    ("light blue", 0x80_b8f0),
    ("blue", 0x28_50d8),
    ("dark blue", 0x18_2870),
    ("purple", 0x88_38a8),
    ("pink", 0xf5_98c8),
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
    EVERYDAY.iter().min_by_key(|&&(_, number)| distance(number)).map_or("black", |&(name, _)| name)
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
